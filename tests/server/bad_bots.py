"""Bots that raise, hang, die or remember, made known to real thinking processes.

Every Python that finds `sitecustomize` on its path runs it first; so the bots are in the catalogue of servers, workers
and thinking processes alike, without any of them knowing of tests.
"""

import fcntl
import json
import os
import re
import textwrap
import threading
from pathlib import Path
from typing import IO, Any, ClassVar

import pytest

from freebooter.bots.players import catalogue
from freebooter.bots.players.random_bot import RandomBot
from freebooter.core.actions import Action
from freebooter.core.match import Notice

ROOT = Path(__file__).resolve().parents[2]
_FOLDER = "FREEBOOTER_TEST_BOTS"
MARKER = "marker-of-what-it-was-thinking-of"

BROKEN = {"kind": "bot", "bot": "broken"}
HANGING = {"kind": "bot", "bot": "hanging"}
DYING = {"kind": "bot", "bot": "dying"}
LEAVING = {"kind": "bot", "bot": "leaving"}
REMEMBERING = {"kind": "bot", "bot": "remembering"}

# Open as long as this process lives: the lock on it ends with the process, however it ends.
_presence: list[IO[str]] = []


class WatchedBot(RandomBot):
    """Lets its tests know that its process lives, and what it was asked with."""

    told: list[int]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.told = []

    def notice(self, notice: Notice) -> None:
        super().notice(notice)
        self.told.append(notice.number)

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        folder = Path(os.environ[_FOLDER])
        if not _presence:
            _presence.append((folder / "presence").open("a"))
            fcntl.flock(_presence[0], fcntl.LOCK_SH)
        with (folder / "diary").open("a") as diary:
            diary.write(json.dumps({"bot": self.name, "process": os.getpid(), "told": self.told}) + "\n")
        return super().choose(view, legal, seconds)


class Remembering(WatchedBot):
    """Plays like anybody."""

    name: ClassVar[str] = "remembering"


class Broken(WatchedBot):
    name: ClassVar[str] = "broken"

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        raise LookupError(MARKER)


class Leaving(WatchedBot):
    name: ClassVar[str] = "leaving"

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        raise SystemExit(MARKER)


class Hanging(WatchedBot):
    name: ClassVar[str] = "hanging"

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        super().choose(view, legal, seconds)
        threading.Event().wait()
        raise AssertionError("it waits for ever")


class Hogging(WatchedBot):
    """Hangs where no other thread of its process can run, as compiled code does."""

    name: ClassVar[str] = "hogging"

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        super().choose(view, legal, seconds)
        re.match(r"(a|aa)+$", "a" * 200 + "b")
        raise AssertionError("that takes longer than the world is old")


class Dying(WatchedBot):
    name: ClassVar[str] = "dying"

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        super().choose(view, legal, seconds)
        os._exit(3)


ALL: tuple[type[WatchedBot], ...] = (Remembering, Broken, Leaving, Hanging, Hogging, Dying)


def register() -> None:
    """Add them to this process's catalogue."""
    catalogue.BOTS.update({bot.name: bot for bot in ALL})


class Backstage:
    """A folder that, on the path, makes these bots known, and in which they leave their traces."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        folder.mkdir()
        self.also("")
        monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        monkeypatch.setenv(_FOLDER, str(folder))
        for bot in ALL:
            monkeypatch.setitem(catalogue.BOTS, bot.name, bot)

    def also(self, code: str) -> None:
        """Let every process that is started from now on do this too."""
        first = f"import sys\nsys.path.append({str(ROOT)!r})\nfrom tests.server import bad_bots\nbad_bots.register()\n"
        (self.folder / "sitecustomize.py").write_text(first + textwrap.dedent(code))

    def asked(self, bot: str) -> list[dict[str, Any]]:
        """What bots of this name were asked with."""
        diary = self.folder / "diary"
        lines = diary.read_text().splitlines() if diary.exists() else []
        return [entry for entry in map(json.loads, lines) if entry["bot"] == bot]

    def is_anybody_there(self) -> bool:
        """Whether a process lives in which one of these bots was asked."""
        with (self.folder / "presence").open("a") as presence:
            try:
                fcntl.flock(presence, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
            return False
