"""The bots there are, by name."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from freebooter.bots.bot import Bot
from freebooter.bots.random_bot import RandomBot
from freebooter.core.errors import FreebooterError

RANDOM: Final = RandomBot.name

# Bots that play every game, made from a seed.
_FOR_ALL: Final[dict[str, Callable[[int], Bot]]] = {RANDOM: RandomBot}

# Bots that know one game, by its id.
_FOR_GAME: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {}


class UnknownBot(FreebooterError):
    """No bot of that name plays this game, or the names do not fit the seats."""


def bot_names(game_id: str) -> list[str]:
    """The names of all bots that play this game."""
    return list(_makers(game_id))


def make_bot(name: str, game_id: str, seed: int) -> Bot:
    """A fresh bot; an unknown name is refused with the names there are."""
    check_bot(name, game_id)
    return _makers(game_id)[name](seed)


def check_bot(name: str, game_id: str) -> None:
    """Refuse a name that no bot of this game has."""
    names = bot_names(game_id)
    if name not in names:
        near = get_close_matches(name, names, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(f"there is no bot {name!r} for {game_id}; there is {', '.join(names)}.{hint}")


def bots_for_seats(names: list[str], game_id: str, seats: int) -> list[str]:
    """One bot's name a seat: a single name sits everywhere, else there are as many names as seats."""
    for name in names:
        check_bot(name, game_id)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UnknownBot(f"{len(names)} bots are named for {seats} seats; name one for all, or one a seat")
    return names


def _makers(game_id: str) -> dict[str, Callable[[int], Bot]]:
    return {**_FOR_ALL, **_FOR_GAME.get(game_id, {})}
