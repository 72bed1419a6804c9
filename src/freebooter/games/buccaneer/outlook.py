"""What would follow from a choice in Buccaneer: what a boarding leaves, and what a stack could then do."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from freebooter.core.actions import Action
from freebooter.core.message import Message
from freebooter.core.outlook import Outlook
from freebooter.games.buccaneer.actions import Board, Move, Take
from freebooter.games.buccaneer.figures import PIRATES_EACH, TREASURES
from freebooter.games.buccaneer.flow import ShareOut
from freebooter.games.buccaneer.rules import wage_on, wages
from freebooter.games.buccaneer.state import NO_SHIP, Sea, Ship, disc_of, owner, stack_of


def foresee(t: Sea, seat: int, action: Action) -> Outlook | None:
    """What would follow from this action, as far as its seat can see."""
    look = _LOOKS.get(type(action))
    return None if look is None else look(t, seat, action)


def _board(t: Sea, seat: int, action: Board) -> Outlook:
    """What is left of the ship's money once the crew is paid: a span where wages are covered (B3, B4)."""
    ship = t.waters.ships[t.offer[action.ship]]
    lead = disc_of(seat, action.pirate)
    if t.waters.open_stacks:
        least = most = sum(wages(t, lead, ship))
    else:
        least, most = _span_of_wages(t, lead, ship)
    money = int(t.ducats[seat] + ship.ducats)
    facts = {
        "wages_least": least,
        "wages_most": most,
        "ducats_least": max(0, money - most),
        "ducats_most": max(0, money - least),
    }
    loss = least - int(ship.ducats)
    return Outlook(
        says=Message("buccaneer-outlook-board", "B4", args={**facts, "exact": int(least == most)}),
        facts=facts,
        warning=Message("buccaneer-warn-loss", "B4", args={"loss": loss}) if loss > 0 else None,
    )


def _span_of_wages(t: Sea, lead: int, ship: Ship) -> tuple[int, int]:
    """The least and the most that the crew can earn. Wages that lead a stack are seen; each player's other pirates lie
    covered somewhere, and which of them lie here is not."""
    crew = [int(owner(disc)) for disc in stack_of(t, lead)[1:]]
    least = most = 0
    for seat in set(crew) - {int(owner(lead))}:
        own = (disc_of(seat, pirate) for pirate in range(PIRATES_EACH))
        covered = sorted(int(wage_on(t, disc, ship)) for disc in own if t.heights[disc] == 0)
        here = crew.count(seat)
        least += sum(covered[:here])
        most += sum(covered[-here:])
    return least, most


def _move(t: Sea, seat: int, action: Move) -> Outlook | None:
    """How many ships in sight the new stack would be high enough for (B4)."""
    together = int(t.heights[disc_of(seat, action.pirate)] + t.heights[disc_of(action.seat, action.onto)])
    known = t.waters.ships
    ships = 0
    for card in t.offer:
        if card != NO_SHIP and known[card].min_crew <= together:
            ships += 1
    return _stacked(ships, together) if ships else None


# Most of the many moves of a turn make stacks of the same few heights.
@lru_cache(1024)
def _stacked(ships: int, together: int) -> Outlook:
    return Outlook(
        says=Message("buccaneer-outlook-move", "B4", args={"ships": ships, "together": together}),
        facts={"ships": ships},
    )


def _take(t: Sea, seat: int, action: Take) -> Outlook | None:
    """Who gets the other treasure (B4)."""
    frame = t.frames[-1]
    if not isinstance(frame, ShareOut):
        return None
    other = next(TREASURES[kind] for kind in frame.boarded(t).treasures if TREASURES[kind] != action.treasure)
    mate = int(owner(t.below[disc_of(seat, frame.pirate)]))
    key = "buccaneer-outlook-take-both" if mate == seat else "buccaneer-outlook-take"
    return Outlook(says=Message(key, "B4", seats={"mate": mate}, terms={"other": other}), facts={"mate": mate})


_LOOKS: Final[dict[type[Action], Callable[[Sea, int, Any], Outlook | None]]] = {
    Board: _board,
    Move: _move,
    Take: _take,
}
