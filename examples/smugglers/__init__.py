"""Smugglers: a small game for 2 to 4 that hides as much as it can. It is the contract suite's proving ground."""

from freebooter.core.game import Game
from freebooter.core.meta import Meta, Options
from freebooter.core.observing import Observed
from freebooter.core.parts import BySeat, Count, CountsOf, HandSizes, KnownHands, OwnDraft, Sealed, SeatOf
from freebooter.core.result import Result, places_by
from smugglers.actions import BID, CHANCES, KINDS, SPACE
from smugglers.flow import FRAMES, set_up
from smugglers.state import Cove, SmugglerFigures
from smugglers.view import SmugglerView, deal, rebuild, see, share


def result(t: Cove) -> Result:
    """X7: a point a coin, two for every pair of a kind."""
    scores = tuple(coins + 2 * sum(n // 2 for n in hand.cards) for coins, hand in zip(t.coins, t.hands, strict=True))
    return Result(ending="all-rounds", scores=scores, places=places_by([(points,) for points in scores]))


def sums(t: Cove) -> dict[str, int]:
    """Every card of every kind is in a hand or in the deck."""
    return {name: sum(hand.cards[kind] for hand in t.hands) + t.deck.count(kind) for kind, name in enumerate(KINDS)}


GAME: Game[Cove, SmugglerView, Options, SmugglerFigures] = Game(
    package=__name__,
    meta=Meta(
        id="smugglers",
        title="Smugglers",
        least_seats=2,
        most_seats=4,
        rules="X",
        turn_rule="X1",
        endings=("all-rounds",),
        most_moves=1000,
        stage="example",
    ),
    space=SPACE,
    chances=CHANCES,
    frames=FRAMES,
    view_type=SmugglerView,
    figure_type=SmugglerFigures,
    set_up=set_up,
    share=share,
    see=see,
    rebuild=rebuild,
    deal=deal,
    observed=Observed(
        version=1,
        question=[Count("number", 3), Count("dealt", 8), SeatOf("seat"), SeatOf("to"), CountsOf("offer", KINDS, 9)],
        table=[Sealed(BID), OwnDraft(12, 3), BySeat("coins", 40), HandSizes("hands", 9), KnownHands("hands", KINDS, 9)],
    ),
    result=result,
    sums=sums,
)
