"""Journals: written, read, replayed and verified; every fault is named with its place."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from freebooter.core.chance import commitment, pledge_of, seed_of
from freebooter.core.errors import BadJournal, WrongEdition
from freebooter.core.journal import Journal, Seating, check_playable, read_journal, write_journal
from freebooter.core.match import Match
from freebooter.core.source import Rng
from freebooter.core.timeline import replay
from freebooter.core.verify import verify
from freebooter.games.buccaneer import GAME


@pytest.fixture(scope="module")
def journal() -> Journal:
    match = Match(GAME, [Seating(name=name) for name in "ABCD"], seed=seed_of(11))
    source = Rng(11)
    while not match.is_over:
        legal = GAME.legal(match.state, match.asks[0])
        match.submit(match.asks[0], legal[source.below(len(legal))])
    return match.journal()


def changed(journal: Journal, change: Callable[[Any], object]) -> Journal:
    """The journal with its plain data changed by hand, as a cheat would."""
    plain = msgspec.json.decode(write_journal(journal))
    change(plain)
    return read_journal(msgspec.json.encode(plain))


def test_an_honest_journal_is_accepted(journal: Journal) -> None:
    checked = verify(GAME, journal)
    assert checked.rows == len(journal.rows)
    assert len(checked.draws) == 16
    for one in checked.draws:
        ((below, number),) = one.asked
        start, width = one.stretch or (0, 0)
        assert start <= number < start + width <= below
    assert checked.moves == sum(len(row.steps) for row in journal.rows)


def test_one_row_is_one_line(journal: Journal) -> None:
    lines = write_journal(journal).decode().splitlines()
    assert sum(line.startswith('  {"number"') for line in lines) == len(journal.rows)


def test_a_changed_die_is_named(journal: Journal) -> None:
    def change(plain: Any) -> None:
        step = plain["rows"][0]["steps"][1]
        step["action"]["ship"] = (step["action"]["ship"] + 1) % 15

    with pytest.raises(BadJournal, match=r"^row 0, move 1: draw ship-cards#1 gives"):
        verify(GAME, changed(journal, change))


def test_a_reordered_move_that_changes_the_game_is_named(journal: Journal) -> None:
    def change(plain: Any) -> None:
        rows = plain["rows"]
        rows[5]["steps"], rows[9]["steps"] = rows[9]["steps"], rows[5]["steps"]

    with pytest.raises(BadJournal, match=r"^row 5"):
        verify(GAME, changed(journal, change))


def test_a_changed_move_that_is_legal_is_found_by_its_digest(journal: Journal) -> None:
    timeline = replay(GAME, journal)
    before: Any = timeline.state_after(3)
    seat = GAME.asks(before)[0]
    played = journal.rows[3].steps[0].action
    other = next(a for a in GAME.legal(before, seat) if a != GAME.read_action(played))
    with pytest.raises(BadJournal, match=r"^row 3: the state after it is not the one recorded"):
        verify(GAME, changed(journal, lambda p: p["rows"][3]["steps"][0].update(action=msgspec.to_builtins(other))))


def test_a_cut_tail_is_named(journal: Journal) -> None:
    last = len(journal.rows) - 4
    with pytest.raises(BadJournal, match=rf"^row {last}: it is missing; the game is not over"):
        verify(GAME, changed(journal, lambda plain: plain["rows"].__delitem__(slice(last, None))))


def test_a_game_ended_by_agreement_has_a_seed_and_no_result() -> None:
    match = Match(GAME, [Seating(name=name) for name in "ABCD"], seed=seed_of(11))
    assert match.journal().seed is None
    assert not verify(GAME, match.journal(ended=True)).over


def test_a_wrong_seed_is_named_at_the_first_draw_it_does_not_give(journal: Journal) -> None:
    with pytest.raises(BadJournal, match=r"^row 0, move \d: draw \S+ gives .*the seed is not the one committed to"):
        verify(GAME, changed(journal, lambda plain: plain.update(seed=seed_of(12).hex())))


def test_a_seed_forged_together_with_its_commitment_is_named(journal: Journal) -> None:
    forged = {"seed": seed_of(12).hex(), "commitment": commitment(seed_of(12))}
    with pytest.raises(BadJournal, match=r"^row 0, move \d: draw \S+ gives"):
        verify(GAME, changed(journal, lambda plain: plain.update(forged)))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda p: p.update(seed="zz"), r"^seed: it is not hexadecimal"),
        (lambda p: p.update(seed="00"), r"^seed: it has 1 bytes"),
        (lambda p: p.update(seed=None), r"^seed: none is published"),
        (lambda p: p["result"].update(scores=[1, 2, 3, 4]), r"^result: it is not the one"),
        (lambda p: p["rows"][2].update(number=3), r"^row 3: row 2 should stand here"),
        (
            lambda p: p["rows"][0]["steps"][2].update(draw="ship-cards#7"),
            r"^row 0, move 2: it uses draw ship-cards#7, but",
        ),
        (lambda p: p["rows"][4]["steps"][0].update(draw="die#0"), r"^row 4, move 0: a seat's action has no draw"),
        (lambda p: p["rows"][4]["steps"][0].update(seat=9), r"^row 4, move 0: .*no seat 9"),
        (lambda p: p["rows"][0]["steps"].pop(), r"^row 0, move 3: it is missing; chance has still to move"),
        (lambda p: p["rows"][6].update(undone=[40]), r"^row 6: it takes back row 40, which does not stand"),
        (lambda p: p["rows"][6].update(undone=[0]), r"^row 6: it takes back the beginning"),
        (lambda p: p["rows"][70].update(undone=[2]), r"^row 70: it takes back row 2 from among later ones"),
        (lambda p: p["rows"][6].update(digest="0" * 16), r"^row 6: the state after it"),
        (lambda p: p["seats"][0].update(nonce="x"), r"^row 0, move \d: draw \S+ gives"),
        (lambda p: p["seats"][0].update(pledge=pledge_of("x")), r"^row 0, move \d: draw \S+ gives"),
        (
            lambda p: p["seats"][0].update(pledge="y", nonce="x"),
            r"^seats, 0: the nonce is not the one that was pledged",
        ),
        (lambda p: p["components"].update(digest="0" * 16), r"^journal, components: digest 0+ is not that"),
        (lambda p: p.update(chance="dice/1"), r"^journal, chance: 'dice/1' is not known"),
    ],
)
def test_every_other_lie_is_named_too(journal: Journal, change: Callable[[Any], object], complaint: str) -> None:
    with pytest.raises(BadJournal, match=complaint):
        verify(GAME, changed(journal, change))


def test_an_edition_that_is_not_played_here_is_refused(journal: Journal) -> None:
    with pytest.raises(WrongEdition, match="edition: 99 of buccaneer is not played here"):
        check_playable(GAME, changed(journal, lambda plain: plain.update(edition=99)).head)


def test_a_journal_of_another_game_is_refused(journal: Journal) -> None:
    with pytest.raises(BadJournal, match="game: 'chess' is not 'buccaneer'"):
        check_playable(GAME, changed(journal, lambda plain: plain.update(game="chess")).head)


def test_a_truncated_file_says_in_which_line(journal: Journal) -> None:
    text = write_journal(journal)
    half = text[: len(text) // 2]
    line = len(half.splitlines())
    with pytest.raises(BadJournal, match=rf"journal, line {line}: .*truncated"):
        read_journal(half)


def test_a_garbled_file_says_where(journal: Journal) -> None:
    text = write_journal(journal)
    third = text.index(b'{"number":3')
    line = len(text[: third + 1].splitlines())
    with pytest.raises(BadJournal, match=rf"journal, line {line}: "):
        read_journal(text[:third] + b"?" + text[third + 1 :])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda p: p["rows"][7].pop("digest"), r"journal, rows\[7?\.*\]?.*missing required field `digest`"),
        (lambda p: p.update(extra=1), r"journal, top level: .*unknown field `extra`"),
        (lambda p: p.update(format=1), r"journal, format: 1; this version reads 2"),
    ],
)
def test_what_is_not_a_journal_is_refused_by_field(
    journal: Journal, change: Callable[[Any], object], complaint: str
) -> None:
    with pytest.raises(BadJournal, match=complaint):
        changed(journal, change)
