"""Buccaneer in sentences: events, actions and refusals become message keys with parameters."""

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message, message_of, sentence_key
from freebooter.games.buccaneer import events
from freebooter.games.buccaneer.actions import Board, Challenge, Move, StayLoyal, Take
from freebooter.games.buccaneer.meta import META
from freebooter.games.buccaneer.state import NO_SHIP, Sea, disc_of
from freebooter.games.buccaneer.view import BuccaneerView, DiscView, ShipView

_RULES: dict[type[Event], str] = {
    events.ShipTurnedUp: "B5",
    events.FirstPlayerNamed: "B1",
    events.StackMoved: "B2",
    events.CaptainChallenged: "B6",
    events.StayedLoyal: "B6",
    events.ShipBoarded: "B4",
    events.TreasureTaken: "B4",
    events.CrewPaid: "B4",
    events.CrewDispersed: "B5",
    events.Skipped: "B10",
    events.Deadlocked: "B7",
    events.GameEnded: "B5",
    events.BootyScored: "B8",
    events.GameWon: "B8",
}


def tell_event(event: Event) -> Message:
    """The sentence for something that happened."""
    rule = "B7" if isinstance(event, events.GameEnded) and event.why == "deadlock" else _RULES[type(event)]
    return message_of(event, sentence_key(META.id, event), rule)


def tell_action(action: Action, seen: BuccaneerView) -> Message:
    """The sentence for something the viewer may do, with what the action itself does not say."""
    key = sentence_key(META.id, action)
    if isinstance(action, Move):
        own = _stack(seen, seen.viewer, action.pirate)
        other = _stack(seen, action.seat, action.onto)
        return Message(
            key,
            "B2",
            seats={"seat": action.seat},
            args={
                "wage": _wage(own[0]),
                "height": len(own),
                "onto": _wage(other[0]),
                "below": len(other),
                "together": len(own) + len(other),
            },
        )
    if isinstance(action, Board):
        own = _stack(seen, seen.viewer, action.pirate)
        ship = seen.offer[action.ship]
        if ship is None:
            raise ValueError(f"no ship lies in place {action.ship}")
        # With open stacks a boarding says what the crew will cost before it is chosen (B3).
        is_open = all(disc.shown for disc in own)
        due = _wages(own, seen, ship) if is_open else {}
        return Message(
            f"{key}-open" if is_open else key,
            "B4",
            seats={f"crew{place}": seat for place, seat in enumerate(due, 1)},
            terms={"treasures": list(ship.treasures)},
            args={
                "ship": ship.id,
                "ducats": ship.ducats,
                "unknown": ship.unknown_pay,
                "wage": _wage(own[0]),
                "height": len(own),
                "wages": sum(due.values()),
                "crew": len(due),
                **{f"paid{place}": wage for place, wage in enumerate(due.values(), 1)},
            },
        )
    return message_of(action, key, {Take: "B4", Challenge: "B6", StayLoyal: "B6"}[type(action)])


def _wages(stack: tuple[DiscView, ...], seen: BuccaneerView, ship: ShipView) -> dict[int, int]:
    """What each of the others in an open stack would be paid by the viewer, clockwise from him."""
    seats = ((seen.viewer + turn) % seen.seats for turn in range(1, seen.seats))
    due = {seat: sum(disc.wage or ship.unknown_pay for disc in stack if disc.seat == seat) for seat in seats}
    return {seat: wage for seat, wage in due.items() if wage}


def explain(t: Sea, seat: int, action: Action, reason: str) -> Message:
    """The parameters of a refusal: the public facts it rests on."""
    args: dict[str, int | str] = {"most": int(t.waters.max_stack)}
    seats: dict[str, int | list[int]] = {"seat": seat}
    terms: dict[str, str | list[str]] = {}
    if isinstance(action, Move):
        seats["owner"] = min(action.seat, int(t.seats) - 1)
        own = len(t.stacks[disc_of(seat, action.pirate)])
        onto = disc_of(action.seat, action.onto)
        args["together"] = own + (len(t.stacks[onto]) if onto < len(t.stacks) else 0)
    elif isinstance(action, Board):
        card = t.offer[action.ship]
        args["height"] = len(t.stacks[disc_of(seat, action.pirate)])
        args["crew"] = 0 if card == NO_SHIP else int(t.waters.ships[card].min_crew)
        args["ship"] = "" if card == NO_SHIP else t.waters.ships[card].name
    elif isinstance(action, Take):
        terms["treasure"] = action.treasure
    return Message(reason, seats=seats, terms=terms, args=args)


def _stack(seen: BuccaneerView, seat: int, pirate: int) -> tuple[DiscView, ...]:
    """The stack led by this pirate."""
    return next(stack for stack in seen.stacks if (stack[0].seat, stack[0].pirate) == (seat, pirate))


def _wage(disc: DiscView) -> str:
    return str(disc.wage) if disc.wage else "?"
