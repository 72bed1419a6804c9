"""Buccaneer's rules: pure questions, and the only functions that change the table."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.buccaneer.events import (
    CrewDispersed,
    CrewPaid,
    Deadlocked,
    ShipBoarded,
    ShipTurnedUp,
    StackMoved,
    TreasureTaken,
)
from freebooter.games.buccaneer.figures import PIRATES_EACH, TREASURES
from freebooter.games.buccaneer.state import KINDS, NO_SHIP, PLACES, Sea, Ship, disc_of, lone_pirates, owner

MUTINEERS: Final = 3  # so many discs in another's stack may mutiny (B6)


# Questions


def why_not_move(t: Sea, seat: i64, pirate: i64, onto: i64) -> str:
    """Why `seat` may not put the stack led by his `pirate` on the one led by disc `onto`; "" if he may (B2)."""
    if owner(onto) == seat:
        return "B2-own-stack"
    if onto >= len(t.stacks):
        return "B2-no-player"
    below: i64 = len(t.stacks[onto])
    if below == 0:
        return "B2-covered-target"
    above: i64 = len(t.stacks[disc_of(seat, pirate)])
    if above == 0:
        return "B2-covered"
    if above + below > t.waters.max_stack:
        return "B2-too-high"
    return ""


def why_not_board(t: Sea, seat: i64, pirate: i64, place: i64) -> str:
    """Why `seat` may not board the ship in `place` with the stack led by his `pirate`; "" if he may (B4)."""
    height: i64 = len(t.stacks[disc_of(seat, pirate)])
    if height == 0:
        return "B4-covered"
    card = t.offer[place]
    if card == NO_SHIP:
        return "B4-no-ship"
    if height < t.waters.ships[card].min_crew:
        return "B4-too-few"
    return ""


def can_board(t: Sea, seat: i64, pirate: i64) -> bool:
    """Whether this stack could board some face-up ship."""
    for place in range(PLACES):
        if not why_not_board(t, seat, pirate, place):
            return True
    return False


def can_move(t: Sea, seat: i64, pirate: i64) -> bool:
    """Whether this stack could go on some other player's stack."""
    for onto in range(len(t.stacks)):
        if not why_not_move(t, seat, pirate, onto):
            return True
    return False


def has_stack(t: Sea, seat: i64) -> bool:
    """Whether any stack is led by this seat."""
    for pirate in range(PIRATES_EACH):
        if t.stacks[disc_of(seat, pirate)]:
            return True
    return False


def can_act(t: Sea, seat: i64) -> bool:
    """Whether this seat can move or board at all."""
    for pirate in range(PIRATES_EACH):
        if t.stacks[disc_of(seat, pirate)] and (can_move(t, seat, pirate) or can_board(t, seat, pirate)):
            return True
    return False


def mutinous_stack(t: Sea, captain: i64, seat: i64) -> i64:
    """The captain's pirate whose stack `seat` could force to board, or -1: it holds three of his discs (B6)."""
    for pirate in range(PIRATES_EACH):
        stack = t.stacks[disc_of(captain, pirate)]
        if len(stack) > MUTINEERS:
            own: i64 = 0
            for disc in stack:
                if owner(disc) == seat:
                    own += 1
            if own >= MUTINEERS and can_board(t, captain, pirate):
                return pirate
    return -1


def next_mutineer(t: Sea, captain: i64, after: i64, challenged: tuple[int, ...]) -> i64:
    """The next seat clockwise after `after`, up to the captain, to be asked about a mutiny; -1 if there is none."""
    seat = (after + 1) % t.seats
    while seat != captain:
        pirate = mutinous_stack(t, captain, seat)
        if pirate >= 0 and int(pirate) not in challenged:
            return seat
        seat = (seat + 1) % t.seats
    return -1


def ships_on_offer(t: Sea) -> i64:
    """How many ships lie face up."""
    count: i64 = 0
    for card in t.offer:
        if card != NO_SHIP:
            count += 1
    return count


def wages(t: Sea, captain: i64, stack: tuple[int, ...], ship: Ship) -> list[int]:
    """What each seat's discs in the stack earn on this ship; the captain's own earn nothing (B4)."""
    due = [0] * t.seats
    for disc in stack:
        if owner(disc) != captain:
            wage = t.waters.wages[disc % PIRATES_EACH]
            due[owner(disc)] += wage or ship.unknown_pay
    return due


# Changes


def turn_up(t: Sea, card: i64) -> None:
    """Lay the next ship card face up in the first free place (B5)."""
    t.deck.draw(card)
    place = t.offer.index(NO_SHIP)
    t.offer[place] = card
    if t.telling:
        ship = t.waters.ships[card]
        treasures = tuple([TREASURES[kind] for kind in ship.treasures])
        t.tell(ShipTurnedUp(ship.name, place, ship.ducats, ship.min_crew, ship.unknown_pay, treasures))


def move(t: Sea, seat: i64, pirate: i64, onto: i64) -> None:
    """Put one whole stack on another (B2)."""
    lead = disc_of(seat, pirate)
    t.stacks[lead] = t.stacks[lead] + t.stacks[onto]
    t.stacks[onto] = ()
    if t.telling:
        t.tell(StackMoved(seat, pirate, owner(onto), onto % PIRATES_EACH, len(t.stacks[lead])))


def take_treasure(t: Sea, seat: i64, kind: i64) -> None:
    """A piece of booty from the stock (B4)."""
    t.booty_stock[kind] -= 1
    t.booty[seat * KINDS + kind] += 1
    if t.telling:
        t.tell(TreasureTaken(seat, TREASURES[kind]))


def board(t: Sea, captain: i64, pirate: i64, place: i64) -> None:
    """The captain lays his stack on a ship; what he takes from it comes next (B4)."""
    if t.telling:
        ship = t.waters.ships[t.offer[place]]
        height = len(t.stacks[disc_of(captain, pirate)])
        t.tell(ShipBoarded(captain, pirate, place, ship.name, height, ship.ducats))


def share_out(t: Sea, captain: i64, pirate: i64, place: i64, chosen: i64) -> None:
    """Take the booty of a boarded ship, pay the crew and send it home (B4, B5)."""
    stack = t.stacks[disc_of(captain, pirate)]
    card = t.offer[place]
    ship = t.waters.ships[card]
    take_treasure(t, captain, chosen)
    if len(ship.treasures) > 1:
        other = ship.treasures[1] if ship.treasures[0] == chosen else ship.treasures[0]
        take_treasure(t, owner(stack[1]), other)
    t.ducats[captain] += ship.ducats
    t.stock -= ship.ducats
    pay_crew(t, captain, wages(t, captain, stack, ship))
    for disc in stack:
        t.stacks[disc] = (disc,)
    t.offer[place] = NO_SHIP
    t.boarded.append(card)
    t.deadlocks = 0
    if t.telling:
        t.tell(CrewDispersed(captain))


def pay_crew(t: Sea, captain: i64, due: list[int]) -> None:
    """Pay the others, clockwise from the captain; what he cannot pay comes from the stock and is not owed (B4)."""
    for turn in range(1, t.seats):
        seat = (captain + turn) % t.seats
        wage = due[seat]
        if wage:
            paid = min(wage, t.ducats[captain])
            t.ducats[captain] -= paid
            t.stock -= wage - paid
            t.ducats[seat] += wage
            if t.telling:
                t.tell(CrewPaid(captain, seat, wage, wage - paid))


def break_deadlock(t: Sea) -> None:
    """Send every disc home, unpaid, because nothing else is possible (B7)."""
    t.stacks = lone_pirates(t.seats)
    t.deadlocks += 1
    if t.telling:
        t.tell(Deadlocked())
