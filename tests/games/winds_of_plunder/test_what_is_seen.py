"""What each viewer sees and what could be true beyond it (W14, W23)."""

import msgspec
import pytest

from freebooter.core import engine
from freebooter.core.chance import seed_of
from freebooter.core.facts import digest
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.source import Rng
from freebooter.core.table import SPECTATOR
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import (
    ChooseTile,
    Discard,
    DrawCard,
    PlayCard,
    Sail,
    SetCompass,
    TurnUpTreasure,
)
from freebooter.games.winds_of_plunder.figures import CARDS, PORTS
from freebooter.games.winds_of_plunder.state import Sea
from tests.games.winds_of_plunder.positions import BONNET, JACK, SAM, answer, arrive, happen, know, play, sea, vote

pytestmark = pytest.mark.both_forms


def worlds(t: Sea, viewer: int, count: int = 40) -> list[Sea]:
    """Worlds that this viewer cannot tell from `t`, from both ways of making one."""
    seen = GAME.view(t, viewer)
    options = GAME.options({"blackbeard": 0})
    made = [GAME.redeal(t, viewer, Rng(seed)) for seed in range(count)]
    made += [GAME.imagine(seen, options, GAME.figures(), Rng(seed)) for seed in range(count)]
    assert all(GAME.view(world, viewer) == seen for world in made)
    return made


def test_w14_hands_and_maps_are_seen_by_their_owner_alone() -> None:
    t = sea("hands - | rats*2; treasures - | havana")
    own, other, public = (GAME.view(t, viewer) for viewer in (JACK, SAM, SPECTATOR))
    assert own.hand == {"rats": 2}
    assert own.maps == ("havana",)
    for seen in (other, public):
        assert seen.hand == {}
        assert seen.maps == ()
        assert seen.players[JACK].cards == 2
        assert seen.players[JACK].treasures == 1


def test_hidden_hands_are_dealt_anew_and_the_own_one_stays() -> None:
    t = sea("hands - | rats storm | - | heave")
    hands = [tuple(world.hands[JACK].cards) for world in worlds(t, SAM)]
    assert len(set(hands)) > 10
    assert all(sum(hand) == 2 for hand in hands)
    assert all(world.hands[SAM].cards[CARDS.index("heave")] == 1 for world in worlds(t, SAM))


def test_w14_a_treasure_everyone_knows_of_stays_where_it_is() -> None:
    t = sea("treasures - | havana belize; buried nassau trinidad")
    know(t, JACK, "havana")
    made = worlds(t, BONNET)
    assert all(world.treasures[JACK].cards[PORTS.index("havana")] for world in made)
    assert len({tuple(world.treasures[JACK].cards) for world in made}) > 3
    assert all(GAME.view(world, BONNET).treasures_buried == ("nassau", "trinidad") for world in made)


def test_w23_nobody_is_thought_to_hold_a_treasure_they_would_have_dug_up() -> None:
    t = sea("ports nassau; tiles trinidad=T08; treasures cozumel belize nassau")
    arrive(t, "trinidad")
    assert GAME.view(t, JACK).players[BONNET].treasures_ruled_out == ("trinidad",)
    made = worlds(t, JACK)
    assert not any(world.treasures[BONNET].cards[PORTS.index("trinidad")] for world in made)
    assert len({tuple(world.treasures[BONNET].cards) for world in made}) > 20


def test_w23_a_new_hidden_treasure_may_be_for_any_port() -> None:
    t = sea("ports nassau; tiles trinidad=T10; treasures cozumel")
    t.ruled_out[BONNET] = 1 << PORTS.index("havana")
    play(t, Sail("trinidad"))
    happen(t, TurnUpTreasure("havana"))
    assert GAME.view(t, JACK).players[BONNET].treasures_ruled_out == ("trinidad",)


def test_w23_with_the_last_hidden_treasure_the_knowledge_goes() -> None:
    t = sea("ports nassau; tiles trinidad=T08; treasures trinidad")
    t.ruled_out[BONNET] = 1 << PORTS.index("havana")
    arrive(t, "trinidad")
    assert t.ruled_out[BONNET] == 0


def test_sealed_answers_of_others_are_unknown_and_the_own_one_is_kept() -> None:
    t = vote(seats=4)
    answer(t, 1, SetCompass("west"))
    answer(t, 2, SetCompass("south"))
    made = worlds(t, 2)
    assert len({world.sealed[1] for world in made}) == 4
    assert {world.sealed[2] for world in made} == {t.sealed[2]}
    assert all(world.sealed[0] == -1 for world in made)


def test_a_storms_sealed_discards_fit_the_cards_of_each_world() -> None:
    t = sea("hands storm | heave swindle rats*2 | - | storm mutiny misfire")
    play(t, PlayCard("storm"))
    for card in ("rats", "rats"):
        answer(t, JACK, Discard(card))
    answer_drafted = t.drafts[JACK]
    for world in worlds(t, SAM):
        assert len(world.drafts[JACK]) == 2
        engine.play_out(world, Rng(1), GAME.meta.most_moves)
        assert engine.is_over(world)
    assert all(world.drafts[JACK] == answer_drafted for world in worlds(t, JACK))


def test_an_unfinished_gesture_is_nobody_elses_to_see() -> None:
    t = sea("tally 1/0/0 0/0/1; hands swindle rats")
    play(t, PlayCard("swindle"))
    assert GAME.view(t, JACK).draft == ()
    assert all(world.drafts[BONNET] == () for world in worlds(t, JACK))
    assert all(world.drafts[BONNET] == t.drafts[BONNET] for world in worlds(t, BONNET))


def test_observations_name_every_number() -> None:
    t = sea("vp 0 7; hands rats")
    numbers = GAME.observation(t, BONNET)
    assert numbers["hands.own.rats"] == 1
    assert numbers["vp.seat1"] == 7
    assert numbers["wind.east"] == 1
    assert numbers["turn.points"] == 3


def match_with_an_intrigue() -> Match:
    """A match in which whoever is asked may play an Intrigue."""
    match = Match(GAME, [Seating(name=name) for name in "ABC"], seed=seed_of(4))
    source = Rng(4)
    while PlayCard("intrigue") not in GAME.legal(match.state, match.asks[0]):
        seat = match.asks[0]
        legal = GAME.legal(match.state, seat)
        match.submit(seat, DrawCard() if DrawCard() in legal else legal[source.below(len(legal))])
    return match


def test_w22_a_card_and_its_choices_are_one_submit_that_cannot_be_taken_back() -> None:
    match = match_with_an_intrigue()
    seat = match.asks[0]
    points = match.state.turn.points
    row = match.submit(seat, PlayCard("intrigue"), ChooseTile("havana"), ChooseTile("bar-1"))
    assert [msgspec.json.decode(step.action)["type"] for step in row.steps] == ["PlayCard", "ChooseTile", "ChooseTile"]
    assert match.state.turn.points == points - 1 or match.asks != (seat,)
    refused = match.refuse_undo(seat)
    assert refused is not None
    assert refused.key == "refuse-undo-revealed"


def test_w22_choices_that_are_not_finished_can_be_taken_back() -> None:
    match = match_with_an_intrigue()
    seat = match.asks[0]
    before = digest(match.state)
    match.submit(seat, PlayCard("intrigue"))
    assert match.state.drafts[seat]
    match.undo(seat)
    assert digest(match.state) == before
