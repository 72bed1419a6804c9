"""What runs in a thinking process: bots, kept between their moves, each given only what its seat may know."""

from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct

from freebooter.bots.bot import Bot
from freebooter.bots.catalogue import make_bot
from freebooter.core.actions import Action, plain
from freebooter.core.catalogue import find_game
from freebooter.core.journal import Components, figures_for
from freebooter.core.match import Notice

# Bots that are remembered in one process; a forgotten one is told everything again.
_MOST = 512


class Task(Struct, frozen=True, kw_only=True):
    """A choice to be made: who thinks, what he has been told since row `since`, what he sees and may do.

    All of it is plain data of this one seat: no state ever enters a thinking process.
    """

    who: str
    bot: str
    game: str
    seat: int
    seed: int
    options: dict[str, Any]
    components: Components
    since: int
    notices: list[dict[str, Any]]
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    seconds: float | None


class _Seated(Struct):
    bot: Bot
    told: int


_seated: OrderedDict[str, _Seated] = OrderedDict()


def think(text: bytes) -> bytes:
    """Answer a task: the chosen action as JSON, or nothing if the bot has been forgotten."""
    task = msgspec.json.decode(text, type=Task)
    game = find_game(task.game)
    held = _seated.get(task.who)
    if task.since > 0 and (held is None or held.told != task.since):
        return b""
    if task.since == 0:
        bot = make_bot(task.bot, task.game, task.seed)
        bot.start(game, task.seat, game.options(task.options), figures_for(game, task.components))
        held = _Seated(bot, 0)
    assert held is not None
    for notice in task.notices:
        events = tuple(msgspec.convert(event, game.event_type) for event in notice["events"])
        held.bot.notice(Notice(notice["number"], notice["seat"], events, tuple(notice["undone"])))
        held.told += 1
    _seated[task.who] = held
    _seated.move_to_end(task.who)
    while len(_seated) > _MOST:
        _seated.popitem(last=False)
    legal: list[Action] = [game.read_action(action) for action in task.legal]
    chosen = held.bot.choose(msgspec.convert(task.view, game.view_type), legal, task.seconds)
    if chosen not in legal:
        # What it answered is not said: this is logged, and may be about hidden cards.
        raise ValueError(f"bot {task.bot!r} in seat {task.seat} answered what it may not do")
    return msgspec.json.encode(plain(chosen))


def warm() -> None:
    """Import what thinking needs, before it is needed."""
