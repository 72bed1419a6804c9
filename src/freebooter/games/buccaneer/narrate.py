"""Buccaneer in sentences: events, actions, questions and refusals become message keys with parameters."""

from functools import lru_cache

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.message import Message
from freebooter.core.table import Frame
from freebooter.games.buccaneer.actions import Board, Move, Take
from freebooter.games.buccaneer.events import GameEnded
from freebooter.games.buccaneer.flow import Mutiny, ShareOut, Turn
from freebooter.games.buccaneer.rules import MUTINEERS
from freebooter.games.buccaneer.state import NO_SHIP, Sea, disc_of
from freebooter.games.buccaneer.view import BuccaneerView, DiscView, ShipView


def amend_event(event: Event, told: Message) -> Message:
    """What a sentence says beyond the fields of its event: a deadlock ends the game by a rule of its own."""
    return replace(told, rule="B7") if isinstance(event, GameEnded) and event.why == "deadlock" else told


def amend_action(action: Action, seen: BuccaneerView, told: Message) -> Message:
    """What a sentence says beyond the fields of its action, as far as the viewer sees it."""
    if isinstance(action, Move):
        own = _stack(seen, seen.viewer, action.pirate)
        other = _stack(seen, action.seat, action.onto)
        return _moved(told.key, told.rule, action.seat, _wage(own[0]), len(own), _wage(other[0]), len(other))
    if isinstance(action, Board):
        own = _stack(seen, seen.viewer, action.pirate)
        ship = seen.offer[action.ship]
        if ship is None:
            raise ValueError(f"no ship lies in place {action.ship}")
        # With open stacks a boarding says what the crew will cost before it is chosen (B3).
        is_open = all(disc.shown for disc in own)
        due = _wages(own, seen, ship) if is_open else {}
        return Message(
            f"{told.key}-open" if is_open else told.key,
            told.rule,
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
    return told


@lru_cache(1024)
def _moved(key: str, rule: str, seat: int, wage: str, height: int, onto: str, below: int) -> Message:
    """A move onto another stack, of which a turn has many: the same sentence for all that look the same."""
    return Message(
        key,
        rule,
        seats={"seat": seat},
        args={"wage": wage, "height": height, "onto": onto, "below": below, "together": height + below},
    )


def _wages(stack: tuple[DiscView, ...], seen: BuccaneerView, ship: ShipView) -> dict[int, int]:
    """What each of the others in an open stack would be paid by the viewer, clockwise from them."""
    seats = ((seen.viewer + turn) % seen.seats for turn in range(1, seen.seats))
    due = {seat: sum(disc.wage or ship.unknown_pay for disc in stack if disc.seat == seat) for seat in seats}
    return {seat: wage for seat, wage in due.items() if wage}


def amend_prompt(frame: Frame[Sea], seen: BuccaneerView, told: Message) -> Message:
    """What a question says beyond the attributes of its frame."""
    if isinstance(frame, Mutiny):
        stack = _mutinous(seen, frame.captain, frame.seat)
        told.args.update(height=len(stack), own=_crew(stack, frame.seat))
    elif isinstance(frame, Turn):
        own = [stack for stack in seen.stacks if stack[0].seat == frame.captain]
        free = [stack for stack in own if frame.is_free(stack[0].pirate)]
        told.args.update(
            challenged=len(frame.challenged),
            tallest=max(map(len, free)),
            least=min(ship.min_crew for ship in seen.offer if ship is not None),
        )
    elif isinstance(frame, ShareOut):
        stack, ship = _stack(seen, frame.captain, frame.pirate), seen.offer[frame.ship]
        assert ship is not None
        told.seats["mate"] = stack[1].seat
        told.terms["treasures"] = list(ship.treasures)
        told.args.update(ship=ship.id, height=len(stack))
    return told


def explain(t: Sea, seat: int, action: Action, reason: str) -> Message:
    """The parameters of a refusal: the public facts it rests on."""
    args: dict[str, int | str] = {"most": int(t.waters.max_stack)}
    seats: dict[str, int | list[int]] = {"seat": seat}
    terms: dict[str, str | list[str]] = {}
    if isinstance(action, Move):
        seats["owner"] = min(action.seat, int(t.seats) - 1)
        own = t.heights[disc_of(seat, action.pirate)]
        onto = disc_of(action.seat, action.onto)
        args["together"] = own + (t.heights[onto] if onto < len(t.heights) else 0)
    elif isinstance(action, Board):
        card = t.offer[action.ship]
        args["height"] = t.heights[disc_of(seat, action.pirate)]
        args["crew"] = 0 if card == NO_SHIP else int(t.waters.ships[card].min_crew)
        args["ship"] = "" if card == NO_SHIP else t.waters.ships[card].name
    elif isinstance(action, Take):
        terms["treasure"] = action.treasure
    return Message(reason, seats=seats, terms=terms, args=args)


def _stack(seen: BuccaneerView, seat: int, pirate: int) -> tuple[DiscView, ...]:
    """The stack led by this pirate."""
    for stack in seen.stacks:
        if stack[0].pirate == pirate and stack[0].seat == seat:
            return stack
    raise LookupError(f"pirate {pirate} of seat {seat} leads no stack")


def _mutinous(seen: BuccaneerView, captain: int, seat: int) -> tuple[DiscView, ...]:
    """The captain's stack that `seat` could force to board (B6)."""
    least = min(ship.min_crew for ship in seen.offer if ship is not None)
    return next(
        stack
        for stack in seen.stacks
        if stack[0].seat == captain and _crew(stack, seat) >= MUTINEERS and len(stack) >= least
    )


def _crew(stack: tuple[DiscView, ...], seat: int) -> int:
    return sum(disc.seat == seat for disc in stack)


def _wage(disc: DiscView) -> str:
    return str(disc.wage) if disc.wage else "?"
