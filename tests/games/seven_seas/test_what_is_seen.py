"""Who sees what, and that nothing hidden shows (S15)."""

import pytest

from freebooter.core.chance import seed_of
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.source import Rng
from freebooter.core.table import SPECTATOR
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Buy, Choose, Decline, PlayCaravan, Send
from tests.games.seven_seas.positions import (
    GARIK,
    LORA,
    OLGA,
    choose,
    curse_card,
    faces,
    play,
    seas,
)

pytestmark = pytest.mark.both_forms

HANDS = "hands kraken spain2 | riot | tavern holland4 england3"


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = seas(HANDS)
    for viewer in (OLGA, GARIK, LORA, SPECTATOR):
        seen = GAME.view(t, viewer)
        assert [player.cards for player in seen.players] == [2, 1, 3]
        assert [len(player.hand) for player in seen.players] == [
            player.cards if seat == viewer else 0 for seat, player in enumerate(seen.players)
        ]


def test_a_redealt_world_keeps_the_own_hand_and_deals_the_others_from_all_that_is_unseen() -> None:
    t = seas(HANDS)
    own = t.hands[OLGA].cards
    worlds = [GAME.redeal(t, OLGA, Rng(seed)) for seed in range(40)]
    assert all(world.hands[OLGA].cards == own for world in worlds)
    assert len({tuple(world.hands[LORA].cards) for world in worlds}) > 20
    assert all(world.hands[seat].size() == t.hands[seat].size() for world in worlds for seat in range(3))


def test_with_two_players_and_an_empty_deck_the_other_hand_is_what_is_left() -> None:
    t = seas("rounds 2; first B; last_round 5; hands kraken | riot idol; above 0", seats=2, deck=0)
    world = GAME.imagine(GAME.view(t, OLGA), GAME.options(), GAME.figures(), Rng(1))
    assert world.hands[GARIK].cards == t.hands[GARIK].cards


def test_the_last_rounds_is_where_everyone_can_count_it_in_every_world() -> None:
    t = seas(f"{HANDS}; above 5")
    for viewer in (OLGA, SPECTATOR):
        assert GAME.view(t, viewer).above == 5
        assert GAME.redeal(t, viewer, Rng(3)).above == 5
        assert GAME.imagine(GAME.view(t, viewer), GAME.options(), GAME.figures(), Rng(3)).above == 5


def test_a_played_card_is_open_to_all_and_cannot_be_taken_back() -> None:
    match = Match(GAME, [Seating(name=name) for name in ("Olga", "Garik")], seed=seed_of(5))
    for seat in (0, 1):
        match.submit(seat, Choose("captain"))
    seat = match.asks[0]
    caravans = [action for action in GAME.legal(match.state, seat) if isinstance(action, PlayCaravan)]
    match.submit(seat, caravans[0] if caravans else Decline())
    if caravans:
        refused = match.refuse_undo(seat)
        assert refused is not None
        assert refused.key == "refuse-undo-revealed"


def test_a_sealed_choice_may_be_changed_until_the_last_is_in() -> None:
    match = Match(GAME, [Seating(name=name) for name in ("Olga", "Garik", "Lora")], seed=seed_of(6))
    match.submit(GARIK, Choose("merchant"))
    match.submit(OLGA, Choose("captain"))
    assert match.refuse_undo(GARIK) is None
    match.undo(GARIK)
    assert match.asks == (GARIK, LORA)


def test_views_of_a_battle_and_of_a_draw_are_imagined_again() -> None:
    t = seas(HANDS)
    choose(t, "captain", "merchant", "cartographer")
    play(t, PlayCaravan("spain", 2))
    for move in (Send(3), Send(1), Send(2), faces(1, 1, *[5] * 6)):
        play(t, move)
        for viewer in (OLGA, GARIK, LORA, SPECTATOR):
            seen = GAME.view(t, viewer)
            world = GAME.imagine(seen, GAME.options(), GAME.figures(), Rng(9))
            assert GAME.view(world, viewer) == seen
            assert GAME.sums(world) == GAME.sums(t)


def test_known_cards_never_make_a_world_impossible() -> None:
    t = seas(HANDS)
    choose(t, "shipwright", "captain", "captain")
    play(t, Buy(0))
    world = GAME.redeal(t, LORA, Rng(2))
    assert world.hands[LORA].cards[curse_card("tavern")] == 1
    assert GAME.view(world, LORA) == GAME.view(t, LORA)


def test_observations_name_every_number_and_count_seats_from_the_viewer() -> None:
    t = seas("chests 1 2 3")
    for viewer in (OLGA, GARIK, LORA):
        numbers = GAME.observation(t, viewer)
        assert numbers["chests.seat0"] == viewer + 1
        assert numbers["chests.seat1"] == (viewer + 1) % 3 + 1
        assert numbers["chests.seat3"] == 0


def test_observations_show_the_own_hand_and_choice_only() -> None:
    t = seas(HANDS)
    GAME.apply(t, OLGA, Choose("shaman"))
    own, other = GAME.observation(t, OLGA), GAME.observation(t, GARIK)
    assert (own["hands.own.kraken"], own["hands.own.spain-2"], own["answer.Choose.4"]) == (1, 1, 1)
    assert (other["hands.own.kraken"], other["hands.own.riot"], other["answer.Choose.4"]) == (0, 1, 0)
    assert other["have_chosen.seat2"] == 1
