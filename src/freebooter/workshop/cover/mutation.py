"""Mutation testing: for each mutant the tests of its game are run that come by its place, in a process that has them
loaded already.

Run as `python -m freebooter.workshop.cover.mutation GAME COUNT SEED`; the engine must be plain, so that a function's
code can be put in the place of another.
"""

import gc
import os
import re
import resource
import sys
import time
from types import FrameType, FunctionType
from typing import Any, Final

import pytest
from msgspec import Struct

from freebooter import forms
from freebooter.workshop.cover.mutants import Mutant, mutants

# Of processor time: so many times what the tests took without a fault, and some more. Beyond it, or with more memory, a
# loop runs for ever: that is found, too, however busy the machine is.
_TIMES, _SECONDS_MORE = 3, 3
_MOST_BYTES: Final = 4 << 30
# Games that were played before, replayed with every state compared; what else is golden takes too long.
_GOLDEN: Final = "tests/test_golden.py::test_golden_journals_hold_and_end_as_their_name_says"


class Fate(Struct, frozen=True):
    """What became of a mutant: the test that found it, "for ever" if it did not end, or nothing if it survived."""

    mutant: str
    found_by: str


class Mutating:
    """A plugin of pytest that runs what was collected once for each mutant instead of once."""

    def __init__(self, game: str, count: int, seed: int) -> None:
        self._game = game
        self._chosen = mutants(game, count, seed)
        # By function: the tests that come by it, and the seconds they take.
        self._passing: dict[tuple[str, str], list[pytest.Item]] = {}
        self._seconds: dict[str, float] = {}
        self.fates: list[Fate] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of tests that all games share, those of this one: their names end with its id, or with a file of its own."""
        items[:] = [item for item in items if re.search(rf"(/|\[|-){self._game}(/|\]|-)", item.nodeid)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self._watch(item)
        for mutant in self._chosen:
            self.fates.append(Fate(str(mutant), self._try(session, mutant)))
            self._say(f"{self.fates[-1].found_by or 'survived'}: {mutant}")
        found = [fate for fate in self.fates if fate.found_by]
        self._say(f"{self._game}: {len(found)} of {len(self.fates)} mutants were found")
        return True

    def _say(self, line: str) -> None:
        """Past pytest, which keeps what is printed to itself."""
        print(line, file=sys.__stdout__, flush=True)

    def _watch(self, item: pytest.Item) -> None:
        """Run a test without a fault, and note which functions it comes by."""
        wanted = {str(mutant.path) for mutant in self._chosen}
        passed: set[tuple[str, str]] = set()

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code.co_filename in wanted:
                passed.add((frame.f_code.co_filename, frame.f_code.co_qualname))

        begun = time.process_time()
        sys.setprofile(note)
        found = _first_failure(item.session, [item])
        sys.setprofile(None)
        if found:
            sys.exit(f"{found} fails without any fault")
        self._seconds[item.nodeid] = time.process_time() - begun
        for place in passed:
            self._passing.setdefault(place, []).append(item)

    def _try(self, session: pytest.Session, mutant: Mutant) -> str:
        passing = self._passing.get((str(mutant.path), mutant.function), [])
        seconds = int(_TIMES * sum(self._seconds[item.nodeid] for item in passing) + _SECONDS_MORE)
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
            os.close(reader)
            _live_as(mutant)
            os.write(writer, _first_failure(session, passing).encode())
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as heard:
            found = heard.read()
        _, status = os.waitpid(child, 0)
        return found if os.waitstatus_to_exitcode(status) == 0 else found or "for ever"


def _live_as(mutant: Mutant) -> None:
    """Put the fault into every function object made from that place."""
    live = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType)
        and thing.__module__ == mutant.module
        and thing.__code__.co_qualname == mutant.function
    ]
    if not live:
        raise LookupError(f"{mutant}: {mutant.function} is nowhere")
    for function in live:
        function.__code__ = mutant.code


def _first_failure(session: pytest.Session, items: list[pytest.Item]) -> str:
    """The first of these tests that fails, or nothing."""
    for item in items:
        failed = _Failed()
        session.config.pluginmanager.register(failed, "failed")
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        session.config.pluginmanager.unregister(failed)
        if failed.yes:
            return item.nodeid
    return ""


class _Failed:
    """Hears whether a test failed, and keeps everybody else from saying so."""

    def __init__(self) -> None:
        self.yes = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: Any) -> None:
        self.yes = self.yes or report.failed


def main(game: str, count: int, seed: int) -> int:
    """Print a line for each mutant, and how many were found."""
    if forms.active() != "plain":
        sys.exit("mutants need the plain engine: FREEBOOTER_FORM=plain")
    plugin = Mutating(game, count, seed)
    tests = [f"tests/games/{game}", _GOLDEN]
    return int(pytest.main(["-p", "no:cacheprovider", "-p", "no:terminal", *tests], plugins=[plugin]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
