"""Smugglers: a small game for 2 to 4 that hides as much as it can. It is the contract suite's proving ground."""

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.game import Game
from freebooter.core.message import Message, message_of, sentence_key
from freebooter.core.meta import Meta, Options
from freebooter.core.result import Result, places_by
from smugglers import events as e
from smugglers.flow import FRAMES, score, set_up
from smugglers.state import CHANCES, KINDS, SPACE, Cove, SmugglerFigures, check_figures
from smugglers.view import SmugglerView, imagine, redeal, view

META = Meta(
    id="smugglers",
    title="Smugglers",
    designers=("Freebooter contributors",),
    publisher="",
    least_seats=2,
    most_seats=4,
    options=Options,
    edition=1,
    oldest_edition=1,
    rules="X",
    turn_rule="X1",
    endings=("all-rounds",),
    most_moves=1000,
    stage="example",
)
RULES: dict[type[Event], str] = {
    e.CardDrawn: "X2",
    e.BidsRevealed: "X3",
    e.OfferOpened: "X6",
    e.OfferMade: "X6",
    e.OfferEnded: "X6",
    e.TheftAttempted: "X5",
    e.TheftParried: "X5",
    e.CardStolen: "X5",
    e.DiceCalled: "X7",
    e.DiceThrown: "X7",
    e.CardsDiscarded: "X8",
    e.GameEnded: "X9",
}


def tell_event(event: Event) -> Message:
    return message_of(event, sentence_key(META.id, event), RULES[type(event)])


def tell_action(action: Action, seen: SmugglerView) -> Message:
    return message_of(action, sentence_key(META.id, action))


def explain(t: Cove, seat: int, action: Action, reason: str) -> Message:
    return Message(reason, args={"coins": t.coins[seat]})


def features(seen: SmugglerView) -> list[float]:
    own = seen.hands[max(seen.viewer, 0)]
    return [float(seen.coins[max(seen.viewer, 0)]), *(float(count) for count in own.known)]


def result(t: Cove) -> Result:
    scores = tuple(score(t, seat) for seat in range(t.seats))
    return Result(ending="all-rounds", scores=scores, places=places_by([(points,) for points in scores]))


def sums(t: Cove) -> dict[str, int]:
    """Every card of every kind is in a hand or in the deck."""
    return {name: sum(hand.cards[kind] for hand in t.hands) + t.deck.count(kind) for kind, name in enumerate(KINDS)}


GAME: Game[Cove, SmugglerView, Options, SmugglerFigures] = Game(
    package=__name__,
    meta=META,
    space=SPACE,
    chances=CHANCES,
    frames=FRAMES,
    events=e.EVENTS,
    view_type=SmugglerView,
    figure_type=SmugglerFigures,
    check_figures=check_figures,
    set_up=set_up,
    view=view,
    imagine=imagine,
    redeal=redeal,
    features=features,
    feature_names=("coins", *KINDS),
    tell_event=tell_event,
    tell_action=tell_action,
    explain=explain,
    result=result,
    sums=sums,
)
