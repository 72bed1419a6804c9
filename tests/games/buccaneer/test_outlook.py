"""What would follow from a choice: what a boarding leaves after wages, as far as they are seen (B3, B4)."""

import pytest

from freebooter.core import engine
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from freebooter.core.words import words
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Board, Take
from tests.games.buccaneer.positions import BLUE, RED, YELLOW, board, move, play, sea

pytestmark = pytest.mark.both_forms

SHARING = ((RED, 3), (BLUE, 5), (YELLOW, 2), (RED, 4))


def test_open_stacks_tell_exactly_what_a_boarding_leaves() -> None:
    t = sea(stacks=(SHARING,), open_stacks=True)
    outlook = GAME.outlook(t, RED, board(3, 0))
    assert outlook is not None
    play(t, board(3, 0))
    assert outlook.facts["ducats_least"] == outlook.facts["ducats_most"] == t.ducats[RED]


def test_covered_wages_are_told_as_a_span() -> None:
    t = sea(stacks=(SHARING, ((BLUE, 2), (YELLOW, 5)), ((YELLOW, 3), (BLUE, "?"))))
    outlook = GAME.outlook(t, RED, board(3, 0))
    assert outlook is not None
    # Of Blue's the 5 and the "?" are covered, of Yellow's the 2 and the 5: one of each lies here.
    unknown = t.waters.ships[t.offer[0]].unknown_pay
    assert outlook.facts["wages_least"] == min(5, unknown) + 2
    assert outlook.facts["wages_most"] == max(5, unknown) + 5


@pytest.mark.parametrize("open_stacks", [True, False])
def test_every_boarding_leaves_what_was_told(open_stacks: bool) -> None:
    boarded = 0
    for seed in range(3):
        t = GAME.new(4, {"open_stacks": open_stacks})
        source = Rng(seed)
        while (asks := GAME.asks(t)) and boarded < 150:
            if asks != (CHANCE,):
                (seat,) = asks
                for action in GAME.legal(t, seat):
                    outlook = GAME.outlook(t, seat, action)
                    if isinstance(action, Board) and outlook is not None:
                        world = t.copy()
                        GAME.apply(world, seat, action)
                        for piece in [one for one in GAME.legal(world, seat) if isinstance(one, Take)][:1]:
                            GAME.apply(world, seat, piece)
                        assert outlook.facts["ducats_least"] <= world.ducats[seat] <= outlook.facts["ducats_most"]
                        assert not open_stacks or outlook.facts["wages_least"] == outlook.facts["wages_most"]
                        boarded += 1
            engine.play_on(t, source)
    assert boarded > 50


@pytest.mark.parametrize(
    ("position", "english", "italian"),
    [
        (
            "buccaneer 4 open_stacks=true; stacks A2/B5/C4; offer S01 - -; ducats A=2; frames NextTurn(seat=0)",
            "you would have 1 ducat",
            "avresti 1 ducato",
        ),
        (
            "buccaneer 4 open_stacks=true; stacks A2/B5/C4; offer S01 - -; ducats A=1; frames NextTurn(seat=0)",
            "you would have nothing",
            "non ti resterebbe nulla",
        ),
        (
            "buccaneer 4; stacks A2/B5/C4/D5/D4 D2/B2 D3/C2; offer S01 - -; ducats A=0; frames NextTurn(seat=0)",
            "you would have nothing",
            "non ti resterebbe nulla",
        ),
    ],
)
def test_a_captain_who_is_left_with_one_ducat_or_none_is_told_so(position: str, english: str, italian: str) -> None:
    outlook = GAME.outlook(GAME.position(position), RED, board(2, 0))
    assert outlook is not None
    assert outlook.says is not None
    for language, end in (("en", english), ("it", italian)):
        assert words(GAME.package, language).say(outlook.says, ["Red", "Blue", "Yellow", "Black"]).endswith(end)


def test_a_boarding_that_costs_more_than_it_brings_is_warned_of() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5), (YELLOW, 5), (BLUE, 4)),), open_stacks=True)
    outlook = GAME.outlook(t, RED, board(2, 0))
    assert outlook is not None
    assert outlook.warning is not None
    assert outlook.warning.args == {"loss": 6}


def test_who_takes_a_treasure_is_told_who_gets_the_other() -> None:
    t = sea(stacks=((*SHARING, (YELLOW, 4)),))
    play(t, board(3, 1))
    outlook = GAME.outlook(t, RED, Take("chest"))
    assert outlook is not None
    assert outlook.says is not None
    assert (outlook.facts["mate"], outlook.says.terms["other"]) == (BLUE, "candlestick")


def test_a_move_tells_how_many_ships_could_then_be_boarded() -> None:
    t = sea(offer=("S01",))
    crew = t.waters.ships[t.offer[0]].min_crew
    outlook = GAME.outlook(t, RED, move(2, BLUE, 2))
    assert (outlook is not None) == (crew <= 2)
