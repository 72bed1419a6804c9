"""Bots that crash, hang, babble or cheat: the table goes on, and the log says so."""

import logging
import sys
import time
from typing import Any, ClassVar

import pytest

from freebooter.bots.outside.process import ProcessBot
from freebooter.bots.players.bot import Bot
from freebooter.bots.players.random_bot import RandomBot
from freebooter.bots.players.seated import NoBot, SeatedBots, play_match, play_out
from freebooter.core.actions import Action
from freebooter.core.catalogue import find_game
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.meta import Options
from freebooter.games.buccaneer.actions import Take
from tests.bots.tables import new_match

GAME = find_game("buccaneer")

READY = b'{"type":"ready","protocol":1,"name":"bad","version":1}'
GREETED = f"import sys, time\nsys.stdin.readline()\nprint({READY.decode()!r}, flush=True)\n"


class BadBot(RandomBot):
    name: ClassVar[str] = "bad"


class Raises(BadBot):
    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        raise RuntimeError("lost at sea")


class Leaves(BadBot):
    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        sys.exit(3)


class Cheats(BadBot):
    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        return Take("chest")


class Babbles(BadBot):
    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        return "aye"  # type: ignore[return-value]


class Dawdles(BadBot):
    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        time.sleep(0.02)
        return legal[0]


class StartsBadly(Raises):
    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        raise RuntimeError("no wind")


class CannotListen(BadBot):
    def notice(self, notice: Notice) -> None:
        raise RuntimeError("what?")


def played_beside(bad: Bot, seconds: float | None = None) -> SeatedBots:
    """A whole match with this bot in seat 1 and random ones round it."""
    seated = SeatedBots(new_match(GAME), {0: RandomBot(0), 1: bad, 2: RandomBot(2)}, seconds)
    play_out(seated)
    return seated


@pytest.mark.parametrize("kind", [Raises, Leaves, Cheats, Babbles, StartsBadly, CannotListen])
def test_a_bad_bot_is_replaced_move_by_move(kind: type[BadBot], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="freebooter.bots"):
        seated = played_beside(kind(1))
    assert seated.match.is_over
    assert seated.faults
    assert {fault.seat for fault in seated.faults} == {1}
    assert len(caplog.records) == len(seated.faults)
    assert "bot 'bad' in seat 1 is replaced" in caplog.text


def test_a_bot_that_is_too_late_is_replaced() -> None:
    seated = played_beside(Dawdles(1), seconds=0.01)
    assert any("it took" in fault.why and fault.seat == 1 for fault in seated.faults)


BAD_PROGRAMS = {
    "crashes at once": "raise SystemExit(1)",
    "crashes when asked": GREETED + "sys.stdin.readline()\nraise SystemExit(1)",
    "hangs": GREETED + "sys.stdin.readline()\ntime.sleep(600)",
    "never reads": "import time\ntime.sleep(600)",
    "answers garbage": GREETED + "for line in sys.stdin: print('arr', flush=True)",
    "answers illegally": GREETED
    + 'illegal = \'{"type":"answer","action":{"type":"Move","pirate":0,"seat":4,"onto":0}}\'\n'
    + "for line in sys.stdin: print(illegal, flush=True)",
    "answers no action": GREETED
    + 'for line in sys.stdin: print(\'{"type":"answer","action":{"type":"Fly"}}\', flush=True)',
    "answers without end": GREETED + "while True: sys.stdout.write('x' * 65536)",
    "answers twice": GREETED + "for line in sys.stdin: print('{}\\n{}', flush=True)",
    "speaks another version": GREETED.replace('"protocol":1', '"protocol":2'),
}


@pytest.mark.parametrize("what", BAD_PROGRAMS)
def test_a_bad_program_cannot_stop_the_table(what: str) -> None:
    bad = ProcessBot([sys.executable, "-I", "-S", "-c", BAD_PROGRAMS[what]], start_seconds=0.5)
    begun = time.monotonic()
    seated = played_beside(bad, seconds=0.2)
    assert seated.match.is_over
    assert any(fault.seat == 1 for fault in seated.faults)
    assert time.monotonic() - begun < 60


def test_a_program_that_does_not_exist_cannot_stop_the_table() -> None:
    seated = played_beside(ProcessBot(["no-such-program-anywhere"]))
    assert seated.match.is_over
    assert seated.faults


def test_a_seat_without_a_bot_is_an_error() -> None:
    with pytest.raises(NoBot):
        play_match(new_match(GAME), {})
