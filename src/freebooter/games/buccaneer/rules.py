"""Buccaneer's rules: pure questions, and the only functions that change the table."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.rows import Row, row
from freebooter.games.buccaneer.events import (
    CrewDispersed,
    CrewPaid,
    Deadlocked,
    ShipBoarded,
    ShipTurnedUp,
    StackMoved,
    TreasureTaken,
)
from freebooter.games.buccaneer.figures import TREASURES
from freebooter.games.buccaneer.state import (
    KINDS,
    NO_DISC,
    NO_SHIP,
    PIRATES,
    PLACES,
    Sea,
    Ship,
    disc_of,
    owner,
    pirate_of,
)

MUTINEERS: Final[i64] = 3  # so many discs in another's stack may mutiny (B6)


# Questions


def why_not_move(t: Sea, seat: i64, pirate: i64, other: i64, onto: i64) -> str:
    """Why `seat` may not put the stack led by their `pirate` on the one led by another's pirate `onto`; "" if they may
    (B2)."""
    if other == seat:
        return "B2-own-stack"
    if other >= t.seats:
        return "B2-no-player"
    heights = t.heights
    below = heights[disc_of(other, onto)]
    if below == 0:
        return "B2-covered-target"
    above = heights[disc_of(seat, pirate)]
    if above == 0:
        return "B2-covered"
    if above + below > t.waters.max_stack:
        return "B2-too-high"
    return ""


def why_not_board(t: Sea, seat: i64, pirate: i64, place: i64) -> str:
    """Why `seat` may not board the ship in `place` with the stack led by their `pirate`; "" if they may (B4)."""
    height = t.heights[disc_of(seat, pirate)]
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
    for other in range(t.seats):
        for onto in range(PIRATES):
            if not why_not_move(t, seat, pirate, other, onto):
                return True
    return False


def has_stack(t: Sea, seat: i64) -> bool:
    """Whether any stack is led by this seat."""
    for pirate in range(PIRATES):
        if t.heights[disc_of(seat, pirate)]:
            return True
    return False


def can_act(t: Sea, seat: i64) -> bool:
    """Whether this seat can move or board at all."""
    for pirate in range(PIRATES):
        if t.heights[disc_of(seat, pirate)] and (can_move(t, seat, pirate) or can_board(t, seat, pirate)):
            return True
    return False


def mutinous_stack(t: Sea, captain: i64, seat: i64) -> i64:
    """The captain's pirate whose stack `seat` could force to board, or -1: it holds three of that seat's discs (B6)."""
    heights = t.heights
    for pirate in range(PIRATES):
        lead = disc_of(captain, pirate)
        if heights[lead] > MUTINEERS and crew_of(t, lead, seat) >= MUTINEERS and can_board(t, captain, pirate):
            return pirate
    return -1


def crew_of(t: Sea, lead: i64, seat: i64) -> i64:
    """How many discs of this seat are in the stack that a disc leads."""
    below = t.below
    own: i64 = 0
    disc = lead
    while disc != NO_DISC:
        if owner(disc) == seat:
            own += 1
        disc = below[disc]
    return own


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
    offer = t.offer
    for place in range(PLACES):
        if offer[place] != NO_SHIP:
            count += 1
    return count


def free_place(t: Sea) -> i64:
    """The first place where no ship lies."""
    place: i64 = 0
    while t.offer[place] != NO_SHIP:
        place += 1
    return place


def wage_on(t: Sea, disc: i64, ship: Ship) -> i64:
    """What a disc earns on a ship (B4)."""
    return t.waters.wages[pirate_of(disc)] or ship.unknown_pay


def wages(t: Sea, lead: i64, ship: Ship) -> Row:
    """What each seat's discs in the stack earn on this ship; the captain's own earn nothing (B4)."""
    due = row(t.seats, 0)
    below = t.below
    disc = below[lead]
    while disc != NO_DISC:
        if owner(disc) != owner(lead):
            due[owner(disc)] += wage_on(t, disc, ship)
        disc = below[disc]
    return due


# Changes


def turn_up(t: Sea, card: i64) -> None:
    """Lay the next ship card face up in the first free place (B5)."""
    t.deck.draw(card)
    place = free_place(t)
    t.offer[place] = card
    t.boardings[place] = ()
    if t.telling:
        ship = t.waters.ships[card]
        treasures = tuple([TREASURES[kind] for kind in ship.treasures])
        t.tell(ShipTurnedUp(ship.name, place, ship.ducats, ship.min_crew, ship.unknown_pay, treasures))


def move(t: Sea, seat: i64, pirate: i64, other: i64, onto: i64) -> None:
    """Put one whole stack on another (B2)."""
    heights = t.heights
    below = t.below
    lead = disc_of(seat, pirate)
    covered = disc_of(other, onto)
    lowest = lead
    while below[lowest] != NO_DISC:
        lowest = below[lowest]
    below[lowest] = covered
    heights[lead] += heights[covered]
    heights[covered] = 0
    if t.telling:
        t.tell(StackMoved(seat, pirate, other, onto, heights[lead]))


def take_treasure(t: Sea, seat: i64, kind: i64) -> None:
    """A piece of booty from the stock (B4)."""
    t.booty_stock[kind] -= 1
    t.booty[seat * KINDS + kind] += 1
    if t.telling:
        t.tell(TreasureTaken(seat, TREASURES[kind]))


def board(t: Sea, captain: i64, pirate: i64, place: i64) -> None:
    """The captain lays their stack on a ship; what they take from it comes next (B4)."""
    t.boardings[place] = (int(captain), int(t.offer[place]))
    if t.telling:
        ship = t.waters.ships[t.offer[place]]
        t.tell(ShipBoarded(captain, pirate, place, ship.name, t.heights[disc_of(captain, pirate)], ship.ducats))


def share_out(t: Sea, captain: i64, pirate: i64, place: i64, chosen: i64) -> None:
    """Take the booty of a boarded ship, pay the crew and send it home (B4, B5)."""
    lead = disc_of(captain, pirate)
    card = t.offer[place]
    ship = t.waters.ships[card]
    take_treasure(t, captain, chosen)
    if len(ship.treasures) > 1:
        other = ship.treasures[1] if ship.treasures[0] == chosen else ship.treasures[0]
        take_treasure(t, owner(t.below[lead]), other)
    t.ducats[captain] += ship.ducats
    t.stock -= ship.ducats
    pay_crew(t, captain, place, wages(t, lead, ship))
    disperse(t, lead)
    t.offer[place] = NO_SHIP
    t.boarded.append(int(card))
    t.deadlocks = 0
    if t.telling:
        t.tell(CrewDispersed(captain))


def disperse(t: Sea, lead: i64) -> None:
    """Send every disc of a stack home (B5)."""
    heights = t.heights
    below = t.below
    disc = lead
    while disc != NO_DISC:
        following = below[disc]
        heights[disc] = 1
        below[disc] = NO_DISC
        disc = following


def pay_crew(t: Sea, captain: i64, place: i64, due: Row) -> None:
    """Pay the others for the ship in this place, clockwise from the captain; what they cannot pay comes from the stock
    and is not owed (B4)."""
    for turn in range(1, t.seats):
        seat = (captain + turn) % t.seats
        wage = due[seat]
        if wage:
            paid = min(wage, t.ducats[captain])
            t.ducats[captain] -= paid
            t.stock -= wage - paid
            t.ducats[seat] += wage
            t.boardings[place] += (int(seat), int(wage))
            if t.telling:
                t.tell(CrewPaid(captain, seat, wage, wage - paid))


def break_deadlock(t: Sea) -> None:
    """Send every disc home, unpaid, because nothing else is possible (B7)."""
    t.heights = row(t.seats * PIRATES, 1)
    t.below = row(t.seats * PIRATES, NO_DISC)
    t.deadlocks += 1
    if t.telling:
        t.tell(Deadlocked())
