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

from freebooter.bots.outside.answering import Answering
from freebooter.bots.outside.protocol import Answer, Question, Start
from freebooter.bots.players.catalogue import make_bot

# Bots that are remembered in one process; a forgotten one is told everything again.
MOST_BOTS = 512
# A thought that lasts so much longer than allowed has nobody left who could end it.
_OVERDUE = 2.0


class Task(Struct, frozen=True, kw_only=True):
    """A choice to be made: who thinks, and what they are told, in the messages of the bot protocol. A bot that knows
    all up to row `since` is only asked; one that knows nothing is told of the match first.

    All of it is plain data of this one seat: no state ever enters a thinking process.
    """

    who: str
    bot: str
    seed: int
    since: int
    start: Start | None
    question: Question


class Reply(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the bot answered, or what kind of error it raised and where; neither if the bot has been forgotten.

    Never what the error says: that may be about hidden cards, and so it does not leave the process.
    """

    answer: Answer | None = None
    error: str | None = None
    place: str | None = None


class _Seated(Struct):
    line: Answering
    told: int


_seated: OrderedDict[str, _Seated] = OrderedDict()


def live(line: socket.socket, limit: float) -> None:
    """Answer one task after the other, a line of JSON each, until nobody asks any more: a thinking process's life."""
    # Ctrl-C reaches every process of the terminal; the end is left to the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with line, line.makefile("rwb") as lines:
        _write(lines, Reply())
        for text in lines:
            _end_after(limit + _OVERDUE)
            _write(lines, think(msgspec.json.decode(text, type=Task)))
            _end_after(0.0)


def think(task: Task) -> Reply:
    """Let a bot choose."""
    try:
        return _think(task)
    except BaseException as error:  # whatever a bot does, `sys.exit` too, the process is there for the others
        return Reply(error=type(error).__name__, place=place_of(error))


def _think(task: Task) -> Reply:
    # One that fails is not put back: it may have heard a part only.
    held = _seated.pop(task.who, None)
    if task.start is not None:
        held = _Seated(Answering(lambda game_id: make_bot(task.bot, game_id, task.seed)), 0)
        held.line.reply(msgspec.json.encode(task.start))
    elif held is None or held.told != task.since:
        return Reply()
    answer = held.line.reply(msgspec.json.encode(task.question))
    assert answer is not None
    held.told += len(task.question.notices)
    _seated[task.who] = held
    while len(_seated) > MOST_BOTS:
        _seated.popitem(last=False)
    return Reply(answer=msgspec.json.decode(answer, type=Answer))


def place_of(error: BaseException) -> str | None:
    """Where something went wrong: file and line, without what was there."""
    frames = extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else None


def _write(lines: Any, answer: Reply) -> None:
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
