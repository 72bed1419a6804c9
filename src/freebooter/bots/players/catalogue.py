"""The bots there are, by name."""

import hashlib
import re
import shlex
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from freebooter.bots.outside.process import ProcessBot
from freebooter.bots.outside.websocket import WebSocketBot, is_address
from freebooter.bots.players.bot import Bot
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.levels import LEVELS, Commodore
from freebooter.bots.players.random_bot import RandomBot
from freebooter.bots.players.search_bot import PlainSearchBot, SearchBot
from freebooter.bots.players.thinking_bot import ThinkingBot
from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError

RANDOM: Final = RandomBot.name
# A name that begins so is the command line of a program that speaks the bot protocol.
PROGRAM: Final = "exec:"
# The bot that plays by the net that ships; a name that begins so, with a colon, is the file of another.
NET: Final = "net"
_NET_FILE: Final = f"{NET}:"
# A name that ends so, with a number of milliseconds, is a bot that searches for so long instead of so often.
_TIMED: Final = re.compile(r"(?P<name>.+)@(?P<milliseconds>[1-9]\d{0,5})")
ISMCTS: Final = PlainSearchBot.name

# Bots that play every game, made from a seed; from weak to strong.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    RANDOM: RandomBot,
    HeuristicBot.name: HeuristicBot,
    SearchBot.name: SearchBot,
    **{level.name: level for level in LEVELS},
}

# Who plays where no bot is named.
BEST_BOT: Final = list(BOTS)[-1]

# Who answers in place of a bot that fails, and of the one that fails in its place.
STAND_INS: Final = (HeuristicBot.name, RANDOM)


# Those that can think for a given time, one of them only in the arena.
_SEARCHING: Final[dict[str, type[SearchBot]]] = {
    PlainSearchBot.name: PlainSearchBot,
    SearchBot.name: SearchBot,
    **{level.name: level for level in LEVELS if issubclass(level, SearchBot)},
}


class UnknownBot(FreebooterError):
    """No bot of that name plays this game, or the names do not fit the seats."""


def make_bot(name: str, game_id: str, seed: int, *, programs: bool = False) -> Bot:
    """A fresh bot; an unknown name is refused with the names there are."""
    check_bot(name, game_id, programs=programs)
    if name.startswith(PROGRAM):
        return ProcessBot(shlex.split(name.removeprefix(PROGRAM)))
    if is_address(name):
        return WebSocketBot(name)
    if name in BOTS:
        return BOTS[name](seed)
    bare, milliseconds = _timed(name)
    bot: SearchBot
    if _is_net(bare):
        # NumPy is needed for this alone.
        from freebooter.bots.players.net_bot import NetBot, NetSearchBot

        if not milliseconds:
            return NetBot(seed, _net_file(bare))
        bot = NetSearchBot(seed, _net_file(bare))
    else:
        bot = _SEARCHING[bare](seed)
    if milliseconds:
        bot.think_for(milliseconds / 1000)
    return bot


def _timed(name: str) -> tuple[str, int]:
    """The name of a bot without its time, and its milliseconds; 0 for one without."""
    found = _TIMED.fullmatch(name)
    return (found["name"], int(found["milliseconds"])) if found else (name, 0)


def _is_net(name: str) -> bool:
    return name == NET or name.startswith(_NET_FILE)


def _net_file(name: str) -> Path | None:
    """The file that the name of a net names; none for the one that ships."""
    return None if name == NET else Path(name.removeprefix(_NET_FILE))


def bot_label(name: str) -> str:
    """A bot as tables show it: its name and version. A program says its own only once it runs."""
    return f"{name} {BOTS[name](0).version}" if name in BOTS else name


def bot_version(name: str, game_id: str) -> str | None:
    """The version of one of our own bots, also of one with a time of its own, and behind a dot that of the judge it
    plays this game by, from the second on; of a net the digest of its file, which is part of the version of an expert
    who plays with it. None for a program, and for a net that is not there."""
    bare, _ = _timed(name)
    if _is_net(bare):
        return _net_version(game_id, _net_file(bare))
    known: dict[str, Callable[[int], Bot]] = {**_SEARCHING, **BOTS}
    if bare not in known:
        return None
    bot = known[bare](0)
    version = str(bot.version)
    if isinstance(bot, ThinkingBot) and (judge := bot.judge_for(find_game(game_id)).version) > 1:
        version += f".{judge}"
    if isinstance(bot, Commodore):
        from freebooter.bots.nets.shipped import has_proved

        if has_proved(game_id):
            version += f"+{_net_version(game_id)}"
    return version


def _net_version(game_id: str, path: Path | None = None) -> str | None:
    """What a net is known by: the one in this file, or else the one that ships."""
    # NumPy comes with it.
    from freebooter.bots.nets.shipped import shipped_file

    file = path or shipped_file(game_id)
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else None


def is_program(name: str) -> bool:
    """Whether a bot of that name is a program from outside: its command line, or its address."""
    return name.startswith(PROGRAM) or is_address(name)


def follows_seed(name: str) -> bool:
    """Whether a bot of that name chooses the same again: no program promises it, nor does who thinks by the clock."""
    return not is_program(name) and not _timed(name)[1]


def check_bot(name: str, game_id: str, *, programs: bool = False) -> None:
    """Refuse a name that no bot of this game has.

    A command line, the address of a bot, a net, the baseline `ismcts` or a bot with a time of its own is a name only
    for `programs`: for somebody at their own keyboard, never for what comes over the network or out of a file.
    """
    bare, milliseconds = _timed(name)
    if programs and _is_net(bare):
        from freebooter.bots.nets.shipped import shipped_net
        from freebooter.bots.players.net_bot import load_net

        file = _net_file(bare)
        _ = load_net(file, game_id) if file else shipped_net(game_id)
        return
    if programs and (is_address(name) or (name.startswith(PROGRAM) and name.removeprefix(PROGRAM).strip())):
        return
    if programs and (name == ISMCTS or (milliseconds and bare in _SEARCHING)):
        return
    if name not in BOTS:
        near = get_close_matches(name, BOTS, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(f"there is no bot {name!r} for {game_id}; there is {', '.join(BOTS)}.{hint}")


def bots_for_seats(names: list[str], game_id: str, seats: int, *, programs: bool = False) -> list[str]:
    """One bot's name a seat: a single name sits everywhere, else there are as many names as seats."""
    for name in names:
        check_bot(name, game_id, programs=programs)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UnknownBot(f"{len(names)} bots are named for {seats} seats; name one for all, or one a seat")
    return names
