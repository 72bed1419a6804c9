"""Every game's journal is the whole game: it replays to the same digests, verifies, and loads at any row."""

from typing import Any

import pytest

from freebooter.core.chance import seed_of
from freebooter.core.facts import digest
from freebooter.core.game import AnyGame
from freebooter.core.journal import Seating, read_journal, write_journal
from freebooter.core.match import Match
from freebooter.core.record import read_record, record, recorded_notices, recorded_view, write_record
from freebooter.core.source import Rng
from freebooter.core.table import SPECTATOR
from freebooter.core.timeline import replay
from freebooter.core.verify import verify
from tests.contract.settings import setting, tables

pytestmark = pytest.mark.both_forms

TABLES = [pytest.param(game, seats, id=f"{game.meta.id}-{seats}") for game, seats in tables()]


def random_match(game: AnyGame, seats: int, seed: int, most: int) -> Match:
    """A match played at random, in which whoever may takes a move back now and then."""
    s = setting(game, seats, seed)
    people = [Seating(name=f"P{seat}", nonce=f"n{seat}") for seat in range(seats)]
    match = Match(game, people, s.options, seed=seed_of(seed))
    source = Rng(seed)
    while not match.is_over and len(match.rows) < most:
        seat = match.asks[source.below(len(match.asks))]
        legal = game.legal(match.state, seat)
        match.submit(seat, legal[source.below(len(legal))])
        if source.below(10) == 0 and match.refuse_undo(seat) is None:
            match.undo(seat)
    return match


def finish(match: Match, seed: int) -> None:
    source = Rng(seed)
    while not match.is_over:
        seat = match.asks[0]
        legal = match.game.legal(match.state, seat)
        match.submit(seat, legal[source.below(len(legal))])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_finished_journal_replays_and_verifies(game: AnyGame, seats: int) -> None:
    match = random_match(game, seats, seats, most=150)
    finish(match, seats)
    journal = read_journal(write_journal(match.journal()))
    assert journal == match.journal()
    assert digest(replay(game, journal).state) == digest(match.state)
    checked = verify(game, journal)
    assert checked.rows == len(match.rows)
    assert journal.seed is not None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_running_match_is_loaded_and_plays_on_alike(game: AnyGame, seats: int) -> None:
    match = random_match(game, seats, 40 + seats, most=60)
    journal = read_journal(write_journal(match.journal()))
    loaded = Match.load(game, journal.head, journal.rows, seed_of(40 + seats))
    assert [loaded.question(seat) for seat in range(seats)] == [match.question(seat) for seat in range(seats)]
    finish(match, 1)
    finish(loaded, 1)
    assert loaded.journal() == match.journal()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_record_holds_what_its_viewer_was_told_and_no_more(game: AnyGame, seats: int) -> None:
    match = random_match(game, seats, 80 + seats, most=50)
    for viewer in (0, SPECTATOR):
        kept = read_record(write_record(record(match, viewer)))
        assert recorded_view(game, kept) == match.view(viewer)
        assert recorded_notices(game, kept) == match.notices(viewer)
        text = write_record(kept)
        assert seed_of(80 + seats).hex().encode() not in text
        assert b"nonce" not in text


def test_every_seat_may_change_its_sealed_answer_until_the_last_is_in() -> None:
    from smugglers import GAME
    from smugglers.actions import Bid

    match = Match(GAME, [Seating(name=name) for name in "ABC"], seed=seed_of(3))
    question = match.question(1)
    match.submit(0, Bid(1))
    match.submit(2, Bid(0))
    assert match.question(1) == question
    assert match.refuse_undo(0) is None
    match.undo(0)
    assert match.asks == (0, 1)
    assert match.question(1) == question
    match.submit(0, Bid(3))
    match.submit(1, Bid(0))
    bids: Any = [event for notice in match.notices(1) for event in notice.events if hasattr(event, "bids")]
    assert bids[0].bids == (3, 0, 0)
    assert match.refuse_undo(1) is not None
