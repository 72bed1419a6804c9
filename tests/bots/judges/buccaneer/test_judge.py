"""What the judge of Buccaneer likes, term by term, and what the heuristic bot therefore does."""

import pytest

from freebooter.bots.judges.buccaneer.judge import JUDGE
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.core.actions import Action
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.state import Sea
from tests.bots.tables import started
from tests.games.buccaneer.positions import BLACK, BLUE, RED, YELLOW, board, sea

pytestmark = pytest.mark.both_forms


def chosen(t: Sea) -> Action:
    """What the heuristic bot does in the seat that is asked."""
    seat = GAME.asks(t)[0]
    return started(HeuristicBot(1), GAME, seat).choose(GAME.view(t, seat), GAME.legal(t, seat), None)


def test_money_is_worth_itself() -> None:
    poor = JUDGE.worth(sea(ducats=(10, 10, 10, 10)))
    rich = JUDGE.worth(sea(ducats=(17, 10, 10, 10)))
    assert rich[RED] - poor[RED] == pytest.approx(7)
    assert rich[BLUE] == poor[BLUE]


def test_a_majority_of_booty_is_worth_more_than_its_pieces() -> None:
    before = JUDGE.worth(sea())
    after = JUDGE.worth(sea(booty={RED: {"chest": 2}}))
    assert after[RED] - before[RED] > 2
    assert after[BLUE] < before[BLUE]


def test_a_crew_that_can_board_is_worth_more_than_one_that_cannot() -> None:
    small = JUDGE.worth(sea(offer=("L15",), stacks=(((RED, 2), (BLUE, 2)),)))
    ready = JUDGE.worth(sea(offer=("S01",), stacks=(((RED, 2), (BLUE, 2)),)))
    assert ready[RED] > small[RED]


def test_wages_out_are_worth_something_to_the_crew() -> None:
    low = JUDGE.worth(sea(offer=("S01",), stacks=(((RED, 2), (BLUE, 2)),)))
    high = JUDGE.worth(sea(offer=("S01",), stacks=(((RED, 2), (BLUE, 5)),)))
    assert high[BLUE] > low[BLUE]
    assert high[RED] < low[RED]


def test_the_sooner_the_turn_the_likelier_the_boarding() -> None:
    stacks = (((BLACK, 2), (BLUE, 2)),)
    assert (
        JUDGE.worth(sea(offer=("S01",), stacks=stacks, turn=BLACK))[BLACK]
        > (JUDGE.worth(sea(offer=("S01",), stacks=stacks, turn=RED))[BLACK])
    )


def test_whoever_leads_nothing_will_be_skipped() -> None:
    all_covered = tuple(((RED, wage), (YELLOW, wage)) for wage in (2, 3, 4, 5, "?"))
    assert (
        JUDGE.worth(sea(offer=(), to_come=("L15",), stacks=all_covered))[YELLOW]
        < (JUDGE.worth(sea(offer=(), to_come=("L15",), stacks=all_covered[:4]))[YELLOW])
    )


def test_the_heuristic_boards_a_rich_ship_with_a_cheap_crew() -> None:
    crew = ((RED, 2), (RED, 3), (RED, 4), (RED, 5), (BLUE, 2), (BLUE, 3))
    assert chosen(sea(offer=("L15", "S01"), stacks=(crew,))) == board(2, 0)
