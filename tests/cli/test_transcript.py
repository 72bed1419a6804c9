"""`freebooter transcript` is the same text every time."""

from freebooter.workshop.transcript import WIDTH
from tests.cli.runner import freebooter


def test_a_transcript_repeats_and_stops_where_it_is_told_to() -> None:
    ran = freebooter("transcript", "buccaneer", "--seed", "5", "--seats", "4", "--moves", "9")
    assert ran.code == 0
    assert ran.out == freebooter("transcript", "buccaneer", "--seed", "5", "--seats", "4", "--moves", "9").out
    assert ran.out.startswith("buccaneer, edition 1, 4 seats, seed 5\n")
    assert "\nstep 9: seat" in ran.out
    assert "\nstep 10" not in ran.out
    assert all(len(line) <= WIDTH for line in ran.out.splitlines())


def test_a_whole_game_ends_with_its_result() -> None:
    assert "\nover: {ending: last-ship" in freebooter("transcript", "buccaneer", "--option", "first_player=1").out
