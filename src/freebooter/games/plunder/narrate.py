"""Plunder in sentences: events, actions and refusals become message keys with parameters."""

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message, message_of
from freebooter.core.view import rule_asked
from freebooter.games.plunder import actions as a
from freebooter.games.plunder.events import CardsExchanged, CompassSpun, GameEnded, PegLost, ShipSunk
from freebooter.games.plunder.figures import CELLS, COURSES, GOLD, SHIPS_EACH
from freebooter.games.plunder.flow import FRAMES
from freebooter.games.plunder.rules.chart import NOWHERE, neighbour
from freebooter.games.plunder.rules.fleet import peg_limit
from freebooter.games.plunder.rules.talk import MOST_OFFERS
from freebooter.games.plunder.space import PEGS
from freebooter.games.plunder.state import Sea
from freebooter.games.plunder.view import PlunderView, ShipView

# Actions that answer several questions follow the rule of the one that is open.
_ANSWERS = (a.Give, a.Ask, a.Propose, a.Withdraw, a.Accept, a.Decline, a.Discard, a.Place, a.Stay, a.TakeCard)
_WHY_RULES = {"battle": "P4", "bribe": "P5", "threat": "P6", "trade": "P7", "card": "P11", "castaway": "P13"}


def amend_event(event: Event, told: Message) -> Message:
    """What a sentence says beyond the fields of its event: ships are counted from 1, no cards are called nothing,
    and why something happened decides which rule it follows."""
    rule = told.rule
    if isinstance(event, PegLost | ShipSunk | CardsExchanged | CompassSpun):
        rule = _WHY_RULES[event.why]
    elif isinstance(event, GameEnded) and event.why == "round-limit":
        rule = "P17"
    args = {name: _counted(name, value) for name, value in told.args.items()}
    terms = {name: ["nothing"] if term == [] else term for name, term in told.terms.items()}
    return replace(told, rule=rule, args=args, terms=terms)


def amend_action(action: Action, seen: PlunderView, told: Message) -> Message:
    """What a sentence says beyond the fields of its action, as far as the viewer sees it."""
    rule = (isinstance(action, _ANSWERS) and rule_asked(seen, FRAMES)) or told.rule
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
    args["gold"] = int(t.atlas.gold[GOLD])
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
