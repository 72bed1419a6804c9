"""A match: submits and batches, notices per reader, questions, and what may be taken back."""

from typing import Any

import msgspec
import pytest
from smugglers import GAME as SMUGGLERS
from smugglers.actions import Agree, Bid, Pick
from smugglers.events import BidsRevealed, CardDrawn

from freebooter.core.actions import Action
from freebooter.core.chance import seed_of
from freebooter.core.errors import BadJournal, BadOption, BadSeats
from freebooter.core.events import Event, Told
from freebooter.core.facts import digest, facts
from freebooter.core.game import AnyGame, IllegalAction
from freebooter.core.journal import Row, Seating
from freebooter.core.match import Match
from freebooter.core.table import SPECTATOR
from freebooter.core.timeline import carry_out
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Board, Take

pytestmark = pytest.mark.both_forms


def smugglers(number: int = 1, seats: int = 3) -> Match:
    return Match(SMUGGLERS, [Seating(name=name) for name in "ABCD"[:seats]], seed=seed_of(number))


def buccaneers(number: int = 1) -> Match:
    people = [Seating(name=name) for name in "ABC"]
    return Match(GAME, people, {"first_player": 0}, seed=seed_of(number))


def bid_so_that_a_leads(match: Match) -> None:
    for seat in range(len(match.seats)):
        match.submit(seat, Bid(1 if seat == 0 else 0))


def read(match: Match, viewer: int, kind: type[Event]) -> list[Any]:
    return [event for notice in match.notices(viewer) for event in notice.events if isinstance(event, kind)]


def test_chance_is_rolled_at_once_and_belongs_to_the_row_that_set_it_off() -> None:
    match = smugglers()
    assert len(match.rows) == 1
    assert [step.draw for step in match.rows[0].steps] == [f"cards#{time}" for time in range(6)]
    assert match.asks == (0, 1, 2)


def test_the_newest_row_was_watched_while_it_was_played() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    number = match.rows[-1].number
    again = Match.load(SMUGGLERS, match.head, match.rows, seed_of(1))
    for viewer in (0, 1, 2, SPECTATOR):
        shown = match.moments(number).patches(viewer)
        assert any(shown)
        assert shown == again.moments(number).patches(viewer)
    assert match.moments(1).patches(0) == again.moments(1).patches(0)


def test_a_drawn_card_is_read_by_its_owner_and_its_twin_by_the_others() -> None:
    match = smugglers()
    own = [event.card for event in read(match, 1, CardDrawn) if event.seat == 1]
    others = [event.card for event in read(match, 2, CardDrawn) if event.seat == 1]
    public = [event.card for event in read(match, SPECTATOR, CardDrawn)]
    assert "hidden" not in own
    assert others == ["hidden", "hidden"]
    assert public == ["hidden"] * 6


def test_sealed_answers_are_told_to_nobody_before_the_last_is_in() -> None:
    match = smugglers()
    match.submit(2, Bid(3))
    assert match.notices(0)[-1].events == ()
    assert match.view(0).answer is None
    assert match.view(2).answer == {"type": "Bid", "coins": 3}
    match.submit(0, Bid(0))
    match.submit(1, Bid(1))
    assert read(match, 0, BidsRevealed) == [BidsRevealed((0, 1, 3), 2)]


def test_an_illegal_submit_changes_nothing() -> None:
    match = smugglers()
    before, rows = facts(match.state), len(match.rows)
    with pytest.raises(IllegalAction, match="X3"):
        match.submit(0, Agree())
    assert (facts(match.state), len(match.rows)) == (before, rows)


def test_a_batch_is_one_unbroken_run_taken_whole() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    row = match.submit(0, a_card(match), Agree())
    assert [msgspec.json.decode(step.action)["type"] for step in row.steps] == ["Pick", "Agree"]
    assert match.asks == (1,)


def test_a_batch_that_goes_wrong_half_way_is_refused_whole() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    before = facts(match.state)
    with pytest.raises(IllegalAction, match="X4"):
        match.submit(0, a_card(match), Bid(0))
    assert facts(match.state) == before


def test_a_batch_does_not_cross_another_seat_or_a_reveal() -> None:
    match = smugglers()
    match.submit(1, Bid(0))
    match.submit(2, Bid(0))
    with pytest.raises(IllegalAction, match="unbroken run"):
        match.submit(0, Bid(1), Agree())
    bid = match.submit(0, Bid(1))
    assert bid.number == 3
    with pytest.raises(IllegalAction, match="unbroken run"):
        match.submit(0, Agree(), Agree())


def test_nothing_is_no_submit() -> None:
    with pytest.raises(ValueError, match="nothing is submitted"):
        smugglers().submit(0)


def test_a_question_keeps_its_number_while_others_answer() -> None:
    match = smugglers()
    asked = [match.question(seat) for seat in range(3)]
    assert asked == [0, 0, 0]
    match.submit(1, Bid(0))
    assert [match.question(seat) for seat in range(3)] == [0, -1, 0]
    match.submit(0, Bid(2))
    match.submit(2, Bid(0))
    assert [match.question(seat) for seat in range(3)] == [3, -1, -1]


# Taking back


def a_card(match: Match) -> Action:
    """Some card that the leader can offer."""
    return next(action for action in SMUGGLERS.legal(match.state, 0) if isinstance(action, Pick))


def test_a_move_is_taken_back_while_nobody_else_acted_and_nothing_was_shown() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    before = facts(match.state)
    match.submit(0, a_card(match))
    assert match.refuse_undo(0) is None
    row = match.undo(0)
    assert facts(match.state) == before
    assert row.undone == [4]
    assert match.notices(1)[-1].undone == (4,)
    match.submit(0, a_card(match), Agree())


def test_what_others_did_since_keeps_a_move() -> None:
    match = buccaneers()
    match.submit(0, GAME.legal(match.state, 0)[0])
    match.submit(match.asks[0], GAME.legal(match.state, match.asks[0])[0])
    assert key(match.refuse_undo(0)) == "refuse-undo-others"
    with pytest.raises(IllegalAction, match="B10: another player has acted since"):
        match.undo(0)


def test_chance_keeps_a_move() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    match.submit(0, Agree())
    match.submit(1, Agree())
    assert key(match.refuse_undo(1)) == "refuse-undo-chance"


def test_a_reveal_keeps_a_move() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    assert key(match.refuse_undo(2)) == "refuse-undo-revealed"


def test_an_offer_read_by_another_keeps_a_move() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    match.submit(0, a_card(match))
    assert match.refuse_undo(0) is None
    match.submit(0, Agree())
    assert key(match.refuse_undo(0)) == "refuse-undo-revealed"


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    match = buccaneers()
    assert key(match.refuse_undo(2)) == "refuse-undo-nothing"
    with pytest.raises(IllegalAction, match="nothing of yours"):
        match.undo(2, consent=True)


def test_a_finished_game_stays_finished_since_its_seed_is_public() -> None:
    match = smugglers()
    while not match.is_over:
        match.submit(match.asks[0], SMUGGLERS.legal(match.state, match.asks[0])[0])
    assert match.journal().seed is not None
    for seat in range(3):
        assert key(match.refuse_undo(seat)) == "refuse-over"
        with pytest.raises(IllegalAction, match="the game is over"):
            match.undo(seat, consent=True)


def test_with_consent_everything_since_goes_and_draws_are_not_used_again() -> None:
    match = smugglers()
    bid_so_that_a_leads(match)
    before = facts(match.state)
    match.submit(0, Agree())
    used = match.submit(1, Agree()).steps[1].draw
    match.undo(0, consent=True)
    assert facts(match.state) == before
    match.submit(0, Agree())
    again = match.submit(1, Agree())
    assert (used, again.steps[1].draw) == ("theft@0#0", "theft@0#1")
    assert Match.load(SMUGGLERS, match.head, match.rows, seed_of(1)).view(0) == match.view(0)


def test_undo_reaches_back_beyond_the_copies_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freebooter.core.timeline.RECENT", 2)
    match = buccaneers()
    states = [facts(match.state)]
    for _ in range(12):
        match.submit(match.asks[0], GAME.legal(match.state, match.asks[0])[-1])
        states.append(facts(match.state))
    first = match.rows[1].seat
    while match._last_of(first) >= 1:
        match.undo(first, consent=True)
    assert facts(match.state) in states


def test_a_timeline_before_any_row_is_what_it_was_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freebooter.core.timeline.RECENT", 2)
    monkeypatch.setattr("freebooter.core.timeline.MILESTONE", 10)
    match = buccaneers()
    digests = [match.rows[0].digest]
    while len(match.rows) < 120:
        seat = match.asks[0]
        if len(match.rows) % 9 == 0 and match.last_row(seat) > 0:
            match.undo(seat, consent=True)
        else:
            match.submit(seat, GAME.legal(match.state, seat)[-1])
        digests.append(match.rows[-1].digest)
    carried: list[int] = []

    def counted(game: AnyGame, state: Any, row: Row) -> list[Told]:
        carried.append(row.number)
        return carry_out(game, state, row)

    monkeypatch.setattr("freebooter.core.timeline.carry_out", counted)
    now = facts(match.state)
    for number in range(1, len(match.rows)):
        earlier = match.before(number)
        assert not carried, "nothing is replayed before it is wanted"
        earlier.catch_up()
        taken_back = sum(not any(row is kept for kept in match._timeline.live) for row in earlier.live)
        assert len(carried) <= 10 + taken_back
        assert digest(earlier.state) == digests[number - 1]
        for row in match.rows[number : number + 3]:
            earlier.add(row)
        assert earlier.told == match._timeline.told[: number + 3]
        carried.clear()
    assert facts(match.state) == now


def test_a_captain_may_think_again_about_a_boarding_before_they_take_their_treasure() -> None:
    match = buccaneers(4)
    for _ in range(300):
        seat = match.asks[0]
        legal = GAME.legal(match.state, seat)
        if isinstance(legal[0], Take):
            assert match.refuse_undo(seat) is None
            match.undo(seat)
            assert match.asks == (seat,)
            return
        boards = [action for action in legal if isinstance(action, Board)]
        match.submit(seat, *(boards[-1:] or legal[-1:]))
    raise AssertionError("no ship with two treasures was boarded")


# Starting


def test_a_match_needs_the_right_number_of_seats_and_options_it_has() -> None:
    with pytest.raises(BadSeats, match="buccaneer is for 3 to 5 seats, not 2"):
        Match(GAME, [Seating(name=name) for name in "AB"])
    people = [Seating(name=name) for name in "ABC"]
    with pytest.raises(BadOption, match="no option 'tournament'; its options: open_stacks, first_player"):
        Match(GAME, people, {"tournament": True})
    with pytest.raises(BadOption, match="option 'open_stacks': Expected `bool`"):
        Match(GAME, people, {"open_stacks": "yes"})
    with pytest.raises(BadOption, match=r"option 'first_player'.*<= 4"):
        Match(GAME, people, {"first_player": 8})


def test_a_match_is_loaded_only_with_its_own_seed() -> None:
    match = buccaneers()
    with pytest.raises(BadJournal, match="commitment"):
        Match.load(GAME, match.head, match.rows, seed_of(99))


def test_a_running_journal_holds_no_seed() -> None:
    assert buccaneers().journal().seed is None


def key(message: Any) -> str:
    assert message is not None
    return str(message.key)
