"""Worlds that are dealt anew are the worlds that can be: compared by brute force on small positions of every game."""

import pytest

from freebooter.core.game import AnyGame
from freebooter.core.table import SPECTATOR
from tests.contract.laws import Setting
from tests.contract.settings import games
from tests.contract.worlds import worlds_are_as_dealt

pytestmark = pytest.mark.both_forms

# Games that begin with too many hidden cards are played from a position with few, in which all see all that is dealt.
SMALL: dict[str, list[str]] = {
    "seven_seas": [
        """
        seven_seas 2; first A
        played england2 england4 spain2 spain3 spain4 france2 france3 france3 france4 holland2 holland3 holland3 \
            holland4 kraken iceberg sirens whirlpool salary tavern lantern-quay widow-rock kettle-harbour \
            mission-wharf mango-landing garden-roads
        frames NextRound()
        """
    ]
}


def starts(game: AnyGame) -> list[str]:
    return SMALL.get(game.meta.id, [f"{game.meta.id} {game.meta.least_seats}"])


CASES = [(game, text) for game in games() for text in starts(game)]


@pytest.mark.parametrize(("game", "text"), CASES, ids=[f"{game.meta.id}-{n}" for n, (game, _) in enumerate(CASES)])
def test_every_world_that_is_possible_is_dealt_and_no_other(game: AnyGame, text: str) -> None:
    start = game.position(text)
    s = Setting(game, int(start.seats))
    most = [worlds_are_as_dealt(s, start, viewer, seed) for viewer in (0, 1, SPECTATOR) for seed in range(2)]
    assert max(most) > 1 or game.meta.id == "buccaneer", "nothing was hidden, so nothing was compared"
