"""What runs in a thinking process: bots, kept between their moves, each given only what its seat may know."""

import os
import signal
import socket
import sys
import threading
from collections import OrderedDict
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from traceback import extract_tb
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
MOST_BOTS = 512
# A thought that lasts so much longer than allowed has nobody left who could end it.
_OVERDUE = 2.0


class Task(Struct, frozen=True, kw_only=True):
    """A choice to be made: who thinks, what they have been told since row `since`, what they see and may do.

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


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The chosen action, or what kind of error the bot raised and where; neither if the bot has been forgotten.

    Never what the error says: that may be about hidden cards, and so it does not leave the process.
    """

    action: dict[str, Any] | None = None
    error: str | None = None
    place: str | None = None


class _Seated(Struct):
    bot: Bot
    told: int


_seated: OrderedDict[str, _Seated] = OrderedDict()


def live(line: socket.socket, limit: float) -> None:
    """Answer one task after the other, a line of JSON each, until nobody asks any more: a thinking process's life."""
    # Ctrl-C reaches every process of the terminal; the end is left to the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with line, line.makefile("rwb") as lines:
        _write(lines, Answer())
        for text in lines:
            _end_after(limit + _OVERDUE)
            _write(lines, think(msgspec.json.decode(text, type=Task)))
            _end_after(0.0)


def think(task: Task) -> Answer:
    """Let a bot choose."""
    try:
        return _think(task)
    except BaseException as error:  # whatever a bot does, `sys.exit` too, the process is there for the others
        return Answer(error=type(error).__name__, place=place_of(error))


def _think(task: Task) -> Answer:
    game = find_game(task.game)
    held = _seated.get(task.who)
    if task.since > 0 and (held is None or held.told != task.since):
        return Answer()
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
    while len(_seated) > MOST_BOTS:
        _seated.popitem(last=False)
    legal: list[Action] = [game.read_action(action) for action in task.legal]
    chosen = held.bot.choose(msgspec.convert(task.view, game.view_type), legal, task.seconds)
    if chosen not in legal:
        raise ValueError("that is none of the legal actions")
    return Answer(action=plain(chosen))


def place_of(error: BaseException) -> str | None:
    """Where something went wrong: file and line, without what was there."""
    frames = extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else None


def _write(lines: Any, answer: Answer) -> None:
    lines.write(msgspec.json.encode(answer) + b"\n")
    lines.flush()


def _end_with_the_server() -> None:
    """Wait for the server's end, however it comes; a bot that is thinking then is not waited for."""
    server = parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(1)


def _end_after(seconds: float) -> None:
    """Let the system end this process by then; 0 takes it back.

    A bot that never leaves compiled code lets no other thread run, so the thread that waits for the server's end would
    wait for ever.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
