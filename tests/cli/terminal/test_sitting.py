"""People at one keyboard, in a game that hides much."""

import contextlib
import io
import sys
from unittest.mock import patch

from smugglers import GAME as SMUGGLERS

from freebooter.cli import play
from freebooter.core.chance import seed_of
from freebooter.core.journal import Seating
from freebooter.core.match import Match


def sat(match: Match, typed: str) -> str:
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(typed)), contextlib.redirect_stdout(out):
        play.play(match, seed_of(5), "en", None)
    return out.getvalue()


def test_two_people_and_a_bot_play_to_the_end() -> None:
    seats = [Seating(name="Ada"), Seating(name="Bea"), Seating(name="Anne", kind="bot:random")]
    match = Match(SMUGGLERS, seats, seed=seed_of(5))
    out = sat(match, "1\n" * 2000)
    assert match.is_over
    assert "The game is over." in out
    assert "Pass the keyboard to Bea." in out


def test_what_one_reads_is_not_shown_to_the_other() -> None:
    match = Match(SMUGGLERS, [Seating(name="Ada"), Seating(name="Bea")], seed=seed_of(5))
    out = sat(match, "\n1\n\nq\n")
    _, ada, bea = out.split("Pass the keyboard to ")
    assert "Ada draws a card: blade." in ada
    assert "Ada draws a card: hidden card." in bea
    assert "blade" not in bea
    assert "Bea: Bid 0 to 3 of your coins in secret" in bea
    assert "Ada: Bid" not in bea
