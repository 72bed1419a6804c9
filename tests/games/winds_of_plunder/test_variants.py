"""The four variants (W16): caches against a boarding, fragile markers, no Gust, narrow winds."""

import pytest

from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import (
    AwardTile,
    Board,
    BoardNobody,
    CallGust,
    ChooseWind,
    EndTurn,
    LayCaches,
    LetBoard,
    PlayCard,
    Sail,
    SetCompass,
    TakeLoot,
)
from freebooter.games.winds_of_plunder.events import (
    BoardingRepelled,
    CachesRemoved,
    MarkerDiscarded,
    MarkerTaken,
    ReputationGained,
    RoundBegun,
)
from freebooter.games.winds_of_plunder.flow.arrival import Boarding, CacheAnswer
from freebooter.games.winds_of_plunder.state import Sea
from tests.games.winds_of_plunder.positions import (
    BONNET,
    HORNIGOLD,
    JACK,
    cast,
    holder,
    may,
    play,
    refusal,
    sea,
    tally,
    vote,
)

pytestmark = pytest.mark.both_forms


# Variant a


def boarding(text: str = "", *, turns: int = 1, reactive: bool = True) -> Sea:
    """Bonnet in Belize is about to sail to Puerto Rico, where Jack and Hornigold lie with 2 Weapons each."""
    return sea(
        "ports A=belize B=puerto-rico E=puerto-rico; tiles puerto-rico=T09; vp 0 5 0 0 5;"
        f" tally 5/0/0 2/0/0 0/0/0 0/0/0 2/0/0; hands - | secret-cache*2; {text}",
        turns=turns,
        reactive_caches=reactive,
    )


def test_rulebook_variant_a_example_1_two_caches_stop_the_boarding() -> None:
    t = boarding()
    play(t, Sail("puerto-rico"), Board(JACK))
    assert isinstance(t.frames[-1], CacheAnswer)
    assert GAME.legal(t, JACK) == [LetBoard(), LayCaches(2)]
    told = play(t, LayCaches(2))
    assert BoardingRepelled(BONNET, JACK, 2) in told
    # 2 + 2 x 2 = 6 against 5: Jack leads now, and Bonnet may not board Hornigold instead.
    assert holder(t, "most-weapons") == JACK
    assert ReputationGained(BONNET, "puerto-rico") not in told
    assert may(t, Board) == []
    assert t.vp[JACK] == t.vp[HORNIGOLD] == 5
    assert t.caches[JACK] == 2
    assert tally(t, JACK, "weapon") == 2


def test_rulebook_variant_a_example_2_a_tie_does_not_stop_the_most_weapons() -> None:
    t = boarding("tally 4/0/0 2/0/0 0/0/0 0/0/0 2/0/0; hands secret-cache | secret-cache*2")
    play(t, PlayCard("secret-cache"), Sail("puerto-rico"), Board(JACK))
    assert isinstance(t.frames[-1], Boarding)
    play(t, TakeLoot("victory-points"))
    assert t.vp[JACK] == 3


def test_variant_a_a_tie_stops_a_boarder_without_the_marker() -> None:
    # Sam has as many Weapons, so nobody holds the marker.
    t = boarding("tally 4/0/0 2/0/0 0/0/0 4/0/0 2/0/0")
    play(t, Sail("puerto-rico"), Board(JACK))
    assert GAME.legal(t, JACK) == [LetBoard(), LayCaches(1), LayCaches(2)]
    assert refusal(t, LayCaches(3)) == "W16: you do not hold 3 Secret Caches"
    play(t, LayCaches(1))
    assert t.caches[JACK] == 1


def test_variant_a_fewer_caches_than_needed_are_refused() -> None:
    t = boarding()
    play(t, Sail("puerto-rico"), Board(JACK))
    assert refusal(t, LayCaches(1)) == "W16: one Secret Cache is not enough to stop this boarding"


def test_variant_a_the_target_may_decline() -> None:
    t = boarding()
    play(t, Sail("puerto-rico"), Board(JACK), LetBoard())
    assert GAME.asks(t) == (BONNET,)
    play(t, TakeLoot("weapon"))
    assert (tally(t, BONNET, "weapon"), tally(t, JACK, "weapon")) == (6, 1)


def test_variant_a_the_target_is_asked_by_what_all_can_see_whatever_they_hold() -> None:
    t = boarding("hands - | rats mutiny")
    play(t, Sail("puerto-rico"), Board(JACK))
    assert GAME.legal(t, JACK) == [LetBoard()]


def test_variant_a_the_target_is_not_asked_with_too_few_cards_in_hand() -> None:
    t = boarding("hands - | secret-cache")
    play(t, Sail("puerto-rico"), Board(JACK))
    assert isinstance(t.frames[-1], Boarding)


def test_variant_a_the_target_is_not_asked_when_too_few_caches_are_unseen() -> None:
    t = boarding("hands - | secret-cache rats; discards secret-cache*2")
    play(t, Sail("puerto-rico"), Board(JACK))
    assert isinstance(t.frames[-1], Boarding)


def test_variant_a_the_target_is_asked_when_just_enough_caches_are_unseen() -> None:
    t = boarding("hands - | secret-cache rats; discards secret-cache")
    play(t, Sail("puerto-rico"), Board(JACK))
    assert isinstance(t.frames[-1], CacheAnswer)


def test_without_variant_a_nobody_is_asked() -> None:
    t = boarding(reactive=False)
    play(t, Sail("puerto-rico"), Board(JACK))
    assert isinstance(t.frames[-1], Boarding)


def test_variant_a_lent_caches_leave_at_the_start_of_the_owners_next_turn() -> None:
    t = boarding("ports C=barbados D=trinidad")
    play(t, Sail("puerto-rico"), Board(JACK), LayCaches(2))
    told = play(t, EndTurn())
    # W17: they leave and markers are settled before Jack's points are open.
    assert CachesRemoved(JACK, 2) in told
    assert MarkerDiscarded(JACK, "most-weapons") in told
    assert MarkerTaken(BONNET, "most-weapons") in told
    assert GAME.asks(t) == (JACK,)
    assert t.caches[JACK] == t.lent[JACK] == 0


def test_variant_a_lent_caches_leave_at_the_end_of_the_round() -> None:
    t = boarding(turns=5)
    play(t, Sail("puerto-rico"), Board(JACK), LayCaches(2))
    told = play(t, EndTurn())
    assert CachesRemoved(JACK, 2) in told
    assert told[-1] == RoundBegun(2)
    assert t.round == 2


def test_variant_a_boarding_nobody_stays_possible() -> None:
    t = boarding()
    play(t, Sail("puerto-rico"), BoardNobody())
    assert t.caches[JACK] == 0


# Variant c


def test_variant_c_there_is_no_gust_not_even_for_a_heave() -> None:
    t = sea("ports guadeloupe", no_gust=True)
    assert refusal(t, CallGust()) == "W16: in this variant there is no Gust of Wind"
    play(t, EndTurn())
    assert GAME.asks(t) == (JACK,)


# Variant d


def test_variant_d_only_east_and_west_are_voted_for_in_round_1() -> None:
    t = vote(seats=3, narrow_winds=True)
    assert GAME.legal(t, 0) == [SetCompass("east"), SetCompass("west")]
    assert refusal(t, SetCompass("north")).startswith("W16: ")
    t = vote("round 2", seats=3, narrow_winds=True)
    assert len(GAME.legal(t, 0)) == 4


def test_variant_d_without_bids_only_east_and_west_tie_in_round_1() -> None:
    t = vote(seats=3, narrow_winds=True)
    cast(t, ("east", 0), ("east", 0), ("east", 0))
    play(t, AwardTile(1))
    assert may(t, ChooseWind) == [ChooseWind("east"), ChooseWind("west")]
    t = vote("round 2", seats=3, narrow_winds=True)
    cast(t, ("east", 0), ("east", 0), ("east", 0))
    play(t, AwardTile(1))
    assert len(may(t, ChooseWind)) == 4


def test_variants_b_and_c_and_d_combine() -> None:
    t = sea("wind south; ports jamaica", narrow_winds=True, no_gust=True, fragile_markers=True)
    assert may(t, Sail) == []
    play(t, EndTurn())
    assert GAME.asks(t) == (JACK,)
