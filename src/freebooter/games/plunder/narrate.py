"""Plunder in sentences: events, actions, questions and refusals become message keys with parameters."""

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message, message_of
from freebooter.core.table import Frame
from freebooter.core.view import rule_asked
from freebooter.games.plunder import actions as a
from freebooter.games.plunder.figures import CELLS, COURSES, GOLD, KINDS, RESOURCES, SHIPS_EACH
from freebooter.games.plunder.flow import FRAMES
from freebooter.games.plunder.flow.battle import Bribe, BribeAnswer
from freebooter.games.plunder.flow.gifts import GiftRequest
from freebooter.games.plunder.flow.open_offer import ChoosingAnswer, OpenOffer
from freebooter.games.plunder.flow.payment import Bartering, Payment, Toll
from freebooter.games.plunder.flow.placing import Placing
from freebooter.games.plunder.flow.setup import PickingIslands
from freebooter.games.plunder.flow.stealing import Stealing, StealRequest
from freebooter.games.plunder.flow.talk import Composing, Counter, Threat, TradeOffer
from freebooter.games.plunder.flow.targets import ChoosingShip, Stripping
from freebooter.games.plunder.flow.turn import Turn
from freebooter.games.plunder.rules.cards import listed
from freebooter.games.plunder.rules.chart import NOWHERE, neighbour
from freebooter.games.plunder.rules.fleet import peg_limit
from freebooter.games.plunder.rules.talk import MOST_OFFERS
from freebooter.games.plunder.space import PEGS
from freebooter.games.plunder.state import Sea, berth
from freebooter.games.plunder.view import PlunderView, ShipView

# Actions that answer several questions follow the rule of the one that is open.
_ANSWERS = (a.Give, a.Ask, a.Propose, a.Withdraw, a.Accept, a.Decline, a.Discard, a.Place, a.Stay, a.TakeCard)
# Events that say why they happened follow the rule of that; what is paid or gained says it in words, too.
_WHY_RULES = {
    "set-up": "P1",
    "island": "P2",
    "battle": "P4",
    "bribe": "P5",
    "threat": "P6",
    "trade": "P7",
    "collected": "P10",
    "card": "P11",
    "building": "P12",
    "castaway": "P13",
    "round-limit": "P17",
}


def amend_event(event: Event, told: Message) -> Message:
    """What a sentence says beyond the fields of its event: ships are counted from 1, no cards are called nothing,
    and why something happened decides which rule it follows."""
    rule = _WHY_RULES.get(getattr(event, "why", ""), told.rule)
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


def amend_prompt(frame: Frame[Sea], seen: PlunderView, told: Message) -> Message:
    """What a question says beyond the attributes of its frame: the card it comes from, what is at stake, and what the
    viewer's own draft holds so far."""
    given, wanted = seen.draft[:KINDS], seen.draft[KINDS:]
    told.terms.update(card=seen.treasure_card or "nothing", given=_cards(given), wanted=_cards(wanted))
    told.args.update(drafting=int(bool(seen.draft)), giving=sum(given), wanting=sum(wanted))
    if isinstance(frame, PickingIslands):
        told.args["others"] = int(frame.left) - 1
    elif isinstance(frame, Turn):
        told.args.update(rolled=seen.rolled, die_left=seen.die_left)
        told.args.update(points=seen.scores[seen.active], target=seen.target)
    elif isinstance(frame, Payment):
        told.args["left"] = int(frame.count) - sum(given)
        if isinstance(frame, Bartering):
            told.terms["resource"] = RESOURCES[frame.kind]
    elif isinstance(frame, Placing):
        told.args["near"] = CELLS[frame.cell] if frame.cell >= 0 else ""
    elif isinstance(frame, Bribe):
        _tell_attack(seen, told)
    elif isinstance(frame, BribeAnswer):
        told.args["raisable"] = int(frame.may_be_raised(seen.hands[frame.seat].size))
    elif isinstance(frame, Composing):
        told.seats["to"] = [seat for seat in range(seen.seats) if frame.asked >> seat & 1]
    elif isinstance(frame, ChoosingAnswer):
        told.seats["takers"] = [seat for seat in range(seen.seats) if frame.accepted >> seat & 1]
        told.seats["bidders"] = [counter[0] for counter in frame.counters]
    elif isinstance(frame, GiftRequest):
        told.args["port"] = seen.islands[frame.island].ports[0]
    elif isinstance(frame, ChoosingShip):
        told.terms["peg"] = PEGS[frame.peg]
    elif isinstance(frame, Stealing):
        told.args["left"] = int(frame.count) - sum(wanted)
    elif isinstance(frame, StealRequest):
        told.terms["wanted"] = _cards(frame.wanted)
        told.args["count"] = sum(frame.wanted)
    if isinstance(frame, TradeOffer | Counter | OpenOffer | ChoosingAnswer | Threat):
        told.terms.update(gives=_cards(frame.gives), wants=_cards(frame.wants))
    if isinstance(frame, Bribe | BribeAnswer):
        told.terms["offered"] = _cards(frame.offered)
    if isinstance(frame, Toll | Placing | Stripping):
        told.args["number"] = int(berth(frame.ship)) + 1
    return told


def _tell_attack(seen: PlunderView, told: Message) -> None:
    """What is attacked in the battle for which a bribe is offered: it lies under the question."""
    battle = seen.frames[-2]
    if battle["target"] >= 0:
        ship = _ship(seen, *divmod(battle["target"], SHIPS_EACH))
        told.args.update(what="ship", place=_cell_of(ship))
    else:
        told.args.update(what="island", place=seen.islands[battle["island"]].ports[0])


def _cards(counts: tuple[int, ...]) -> list[str]:
    return list(listed(counts)) or ["nothing"]


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
