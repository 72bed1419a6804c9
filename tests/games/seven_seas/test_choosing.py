"""Choosing and announcing characters, the end of a round (S15, S17)."""

import pytest

from freebooter.core.source import Rng
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Buy, Choose, Decline, Draw
from freebooter.games.seven_seas.events import CharacterRevealed, CharactersTakenBack
from tests.games.seven_seas.positions import (
    GARIK,
    LORA,
    OLGA,
    all_choose,
    asked,
    choose,
    of,
    play,
    refusal,
    seas,
)

pytestmark = pytest.mark.both_forms


def test_a_choice_stays_sealed_until_its_character_is_announced() -> None:
    t = seas()
    told = choose(t, "shipwright", "merchant", "shipwright")
    assert of(CharacterRevealed, told) == [CharacterRevealed("shipwright", (OLGA, LORA))]
    assert GAME.view(t, OLGA).players[GARIK].has_chosen
    assert GAME.view(t, OLGA).players[GARIK].shown == ""
    assert "merchant" in GAME.view(t, OLGA).players[GARIK].available
    assert GAME.view(t, GARIK).answer == {"type": "Choose", "character": "merchant"}
    assert GAME.view(t, OLGA).answer is None


def test_a_sealed_choice_that_is_imagined_has_not_been_announced_yet() -> None:
    t = seas()
    choose(t, "captain", "merchant", "captain")
    others = {GAME.redeal(t, OLGA, Rng(seed)).sealed[GARIK] for seed in range(60)}
    assert {GAME.space[number] for number in others} == {
        Choose(name) for name in ("aborigine", "shaman", "merchant", "cartographer")
    }


def test_players_of_one_character_act_clockwise_from_the_first_player() -> None:
    t = seas("first B")
    choose(t, "shipwright", "shipwright", "shipwright")
    order = []
    for _ in range(3):
        order.append(asked(t))
        play(t, Buy(0))
    assert order == [GARIK, LORA, OLGA]


def test_characters_are_announced_in_their_order_whoever_is_first_player() -> None:
    t = seas()
    told = choose(t, "cartographer", "captain", "shipwright")
    told += play(t, Buy(0), Decline())
    assert [event.character for event in of(CharacterRevealed, told)] == ["shipwright", "captain", "cartographer"]


def test_a_played_character_lies_in_front_and_cannot_be_chosen() -> None:
    t = seas("in_front shipwright governor")
    assert refusal(t, Choose("governor")) == (
        "S17: your Governor lies in front of you until a Captain, Aborigine or Shaman brings it back"
    )
    assert GAME.view(t, GARIK).players[OLGA].in_front == ("shipwright", "governor")


@pytest.mark.parametrize("character", ["captain", "aborigine", "shaman"])
def test_captain_aborigine_and_shaman_bring_all_back_even_after_a_mistake(character: str) -> None:
    t = seas("in_front shipwright merchant")
    told = choose(t, character, "shipwright", "shipwright")
    told += play(t, *((Buy(0), Buy(0), Decline())))
    assert t.black_spots[OLGA] == 1
    assert of(CharactersTakenBack, told) == [CharactersTakenBack(OLGA)]
    assert GAME.view(t, GARIK).players[OLGA].in_front == ()
    assert GAME.view(t, OLGA).players[GARIK].in_front == ("shipwright",)


def test_the_marker_passes_clockwise() -> None:
    t = seas("first C")
    choose(t, "shipwright", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), Buy(0))
    assert all_choose(t)
    assert (t.rounds, t.first) == (2, OLGA)


def test_only_one_who_is_asked_may_answer_and_nothing_else() -> None:
    t = seas()
    assert refusal(t, Draw()) == "S17: that does not answer the question being asked now"
    choose(t, "shipwright", "merchant", "cartographer")
    with pytest.raises(Exception, match="S3: it is not Player 2"):
        GAME.apply(t, GARIK, Buy(1))
