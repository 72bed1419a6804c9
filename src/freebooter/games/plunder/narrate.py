"""Plunder in sentences: events, actions and refusals become message keys with parameters."""

import msgspec

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message, message_of, sentence_key
from freebooter.games.plunder import actions as a
from freebooter.games.plunder import events as e
from freebooter.games.plunder.figures import CELLS, COURSES, SHIPS_EACH
from freebooter.games.plunder.meta import META
from freebooter.games.plunder.rules.chart import NOWHERE, neighbour
from freebooter.games.plunder.rules.fleet import peg_limit
from freebooter.games.plunder.rules.talk import MOST_OFFERS
from freebooter.games.plunder.space import PEGS
from freebooter.games.plunder.state import Sea
from freebooter.games.plunder.view import PlunderView, ShipView

_EVENT_RULES: dict[type[Event], str] = {
    e.TileLaid: "P1",
    e.TokenPlaced: "P10",
    e.StormPlaced: "P1",
    e.OrderRolled: "P1",
    e.PickingOrderFound: "P1",
    e.IslandPicked: "P1",
    e.CardDrawn: "P2",
    e.HiddenCardDrawn: "P2",
    e.CardsTaken: "P9",
    e.CardsPaid: "P9",
    e.DeckRestocked: "P9",
    e.NothingToDraw: "P9",
    e.TurnBegun: "P2",
    e.TurnEnded: "P2",
    e.SailingDieRolled: "P2",
    e.StormMoved: "P2",
    e.ShipSailed: "P3",
    e.TollDue: "P3",
    e.BarterBegun: "P8",
    e.ShipBuilt: "P12",
    e.PegAdded: "P12",
    e.PegLost: "P4",
    e.PointCardGained: "P14",
    e.PointCardSpent: "P13",
    e.IslandAttacked: "P4",
    e.ShipAttacked: "P4",
    e.BattleFought: "P4",
    e.IslandConquered: "P4",
    e.ShipSunk: "P4",
    e.BribeOffered: "P5",
    e.BribeRefused: "P5",
    e.FightChosen: "P5",
    e.OfferBegun: "P7",
    e.ThreatBegun: "P6",
    e.ThreatMade: "P6",
    e.ThreatDefied: "P6",
    e.OfferMade: "P7",
    e.OpenOfferMade: "P7",
    e.OfferWithdrawn: "P7",
    e.OfferAnswered: "P7",
    e.OfferAccepted: "P7",
    e.OfferDeclined: "P7",
    e.CounterOffered: "P7",
    e.CounterDropped: "P7",
    e.CardsExchanged: "P7",
    e.TreatyMade: "P7",
    e.TokenReached: "P10",
    e.TreasureFound: "P11",
    e.StepSkipped: "P11",
    e.ShipRelocated: "P11",
    e.ShipStayed: "P11",
    e.CompassSpun: "P11",
    e.TargetChosen: "P11",
    e.VictimChosen: "P11",
    e.BlindStealChosen: "P11",
    e.CardsRequested: "P11",
    e.RequestGranted: "P11",
    e.RequestRefused: "P11",
    e.CardStolen: "P18",
    e.HiddenCardStolen: "P18",
    e.DoublesTried: "P13",
    e.IslandDisowned: "P13",
    e.IslandAsked: "P15",
    e.GiftRefused: "P15",
    e.IslandGifted: "P15",
    e.GameEnded: "P14",
    e.PointsCounted: "P14",
    e.GameWon: "P14",
}

_ACTION_RULES: dict[type[Action], str] = {
    a.PickIsland: "P1",
    a.Roll: "P2",
    a.Sail: "P3",
    a.Discard: "P9",
    a.EndTurn: "P2",
    a.BuildShip: "P12",
    a.Build: "P12",
    a.Place: "P12",
    a.BuryTreasure: "P2",
    a.Barter: "P8",
    a.AttackShip: "P4",
    a.AttackIsland: "P4",
    a.Fight: "P5",
    a.OfferTrade: "P7",
    a.OfferToAll: "P7",
    a.Threaten: "P6",
    a.Give: "P7",
    a.Ask: "P7",
    a.Propose: "P7",
    a.Withdraw: "P7",
    a.Accept: "P7",
    a.Decline: "P7",
    a.DealWith: "P7",
    a.Collect: "P10",
    a.TakeCard: "P11",
    a.ChooseShip: "P11",
    a.ChooseTarget: "P11",
    a.Strip: "P11",
    a.StealFrom: "P11",
    a.StealBlind: "P11",
    a.Stay: "P11",
    a.SwapPoint: "P13",
    a.SwapGold: "P13",
    a.Disown: "P13",
    a.GiftIsland: "P15",
    a.AskIsland: "P15",
}

# Questions that are answered by the same few actions: the open frame says which rule they follow.
_FRAME_RULES = {
    "Bribe": "P5",
    "BribeAnswer": "P5",
    "Threat": "P6",
    "GiftRequest": "P15",
    "Stealing": "P11",
    "StealRequest": "P11",
    "Toll": "P3",
    "Bartering": "P8",
    "Loss": "P11",
}


def tell_event(event: Event) -> Message:
    """The sentence for something that happened; ships are counted from 1, and no cards are called nothing."""
    rule = _EVENT_RULES[type(event)]
    if isinstance(event, e.GameEnded) and event.why == "round-limit":
        rule = "P17"
    told = message_of(event, sentence_key(META.id, event), rule)
    args = {name: _counted(name, value) for name, value in told.args.items()}
    terms = {name: ["nothing"] if term == [] else term for name, term in told.terms.items()}
    return msgspec.structs.replace(told, args=args, terms=terms)


def tell_action(action: Action, seen: PlunderView) -> Message:
    """The sentence for something the viewer may do, with what the action itself does not say."""
    open_frame = seen.frames[-1][""] if seen.frames else ""
    told = message_of(action, sentence_key(META.id, action), _ACTION_RULES[type(action)])
    rule = told.rule
    if isinstance(action, a.Give | a.Ask | a.Propose | a.Withdraw | a.Accept | a.Decline | a.Discard):
        rule = _FRAME_RULES.get(open_frame, rule)
    args = {name: _counted(name, value) for name, value in told.args.items()}
    terms = dict(told.terms)
    if isinstance(action, a.Sail | a.Build | a.AttackShip | a.AttackIsland | a.Collect | a.ChooseShip | a.AskIsland):
        args["cell"] = _cell_of(_ship(seen, seen.viewer, action.ship))
    if isinstance(action, a.Sail):
        args["to"] = _beyond(str(args["cell"]), action.course)
        args["toll"] = int((args["cell"] in seen.storm_cells) != (args["to"] in seen.storm_cells))
    elif isinstance(action, a.Build):
        terms["cost"] = list(seen.costs[action.peg])
    elif isinstance(action, a.BuildShip):
        terms["cost"] = list(seen.costs["ship"])
    elif isinstance(action, a.AttackShip):
        args["target_cell"] = _cell_of(_ship(seen, action.seat, action.target))
    elif isinstance(action, a.ChooseTarget):
        args["cell"] = _cell_of(_ship(seen, action.seat, action.ship))
    elif isinstance(action, a.Collect):
        args["x"] = seen.tokens[action.token]
    return Message(told.key, rule, told.seats, terms, args)


def explain(t: Sea, seat: int, action: Action, reason: str) -> Message:
    """The parameters of a refusal: the public facts it rests on."""
    told = message_of(action, reason)
    args = {name: _counted(name, value) for name, value in told.args.items()}
    args["offers"] = MOST_OFFERS
    args["gold"] = int(t.atlas.bury_gold)
    args["limit"] = 0
    args["ships"] = int(t.atlas.most_ships)
    if isinstance(action, a.Build):
        args["limit"] = int(peg_limit(t, PEGS.index(action.peg)))
    seats = {name: min(other, int(t.seats) - 1) for name, other in told.seats.items() if isinstance(other, int)}
    return Message(reason, seats={**seats, "own": seat}, terms=told.terms, args=args)


def _counted(name: str, value: int | str) -> int | str:
    """Ships, X tokens and places of tiles are counted from 1."""
    return value + 1 if name in ("ship", "target", "token", "place") and isinstance(value, int) else value


def _ship(seen: PlunderView, seat: int, place: int) -> ShipView | None:
    return seen.ships[seat][place] if 0 <= seat < len(seen.ships) and place < SHIPS_EACH else None


def _cell_of(ship: ShipView | None) -> str:
    return ship.cell if ship else ""


def _beyond(cell: str, course: str) -> str:
    there = neighbour(CELLS.index(cell), COURSES.index(course)) if cell else NOWHERE
    return CELLS[there] if there != NOWHERE else ""
