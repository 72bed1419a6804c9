"""Finding games, and saying things."""

import re

import pytest
from msgspec import Struct

from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.errors import UnknownGame
from freebooter.core.message import Message, Seat, Term, message_of, sentence_key
from freebooter.core.words import Words, words
from freebooter.games.buccaneer import GAME


class CrewHailed(Struct, frozen=True):
    seat: Seat
    others: tuple[Seat, ...]
    thing: Term
    things: tuple[Term, ...]
    times: int
    loudly: bool


def test_games_are_found_by_entry_point() -> None:
    assert "buccaneer" in game_ids()
    assert find_game("buccaneer") is GAME


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'bucaneer'.*Did you mean 'buccaneer'\?"):
        find_game("bucaneer")


def test_a_message_sorts_fields_by_what_they_are() -> None:
    message = message_of(CrewHailed(1, (0, 2), "rum", ("chest", "dagger"), 3, True), "key", "B1")
    assert message.seats == {"seat": 1, "others": [0, 2]}
    assert message.terms == {"thing": "rum", "things": ["chest", "dagger"]}
    assert message.args == {"times": 3, "loudly": 1}
    assert sentence_key("buccaneer", CrewHailed(0, (), "", (), 0, False)) == "buccaneer-crew-hailed"


def test_names_are_joined_in_each_language() -> None:
    won = Message("buccaneer-game-won", "B8", seats={"seats": [0, 1, 2]}, args={"ducats": 90})
    names = ["Ann", "Ben", "Cleo"]
    assert words(GAME.package, "en").say(won, names) == "B8: Ann, Ben and Cleo win together with 90 ducats each."
    assert words(GAME.package, "it").say(won, names).startswith("B8: Vincono insieme Ann, Ben e Cleo")


def test_what_is_meant_several_times_is_named_once_and_counted() -> None:
    terms = {"cards": ["gold", "wood", "gold"], "why": "for-building"}
    paid = Message("plunder-cards-paid", seats={"seat": 0}, terms=terms)  # type: ignore[arg-type]
    said = words("freebooter.games.plunder", "en").say(paid, ["Ann"])
    assert re.fullmatch(r"Ann pays gold . 2 and wood for building\.", said)


def test_what_has_no_words_is_an_error_and_not_an_empty_line() -> None:
    with pytest.raises(KeyError, match="no wording for 'buccaneer-walk-the-plank' in 'en'"):
        words(GAME.package, "en").say(Message("buccaneer-walk-the-plank"), [])
    with pytest.raises(ValueError, match="wording of 'buccaneer-take'"):
        words(GAME.package, "en").say(Message("buccaneer-take"), [])
    with pytest.raises(ValueError, match="no wording in 'fr'"):
        Words(GAME.package, "fr")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_shared_win_is_told_of_several(game_id: str) -> None:
    game = find_game(game_id)
    won = next(kind for kind in game.events if kind.__name__ == "GameWon")
    for seats, english, italian in (((0,), "Ada wins", "Vince"), ((0, 1), "Ada and Bea win ", "Vincono")):
        message = game.tell_event(won(seats, 7))
        assert english in words(game.package, "en").say(message, ["Ada", "Bea"])
        assert italian in words(game.package, "it").say(message, ["Ada", "Bea"])
