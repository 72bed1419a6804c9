"""Plunder: who sends what, and the battle in the tray (S6, S7, S8)."""

from collections.abc import Sequence

from mypy_extensions import i64

from freebooter.core.rows import Row, row
from freebooter.games.seven_seas.events import (
    CaravanEscaped,
    CaravanTaken,
    DiceThrown,
    LossesCounted,
    ShipsFought,
    ShipsSent,
)
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.state import NOBODY, Seas, Thrown, caravan_country, caravan_ships, clockwise
from freebooter.games.seven_seas.throw import face, squared_distance

# Questions


def why_not_send(t: Seas, seat: i64, card: i64, ships: i64) -> str:
    """Why `seat` may not send so many ships against this caravan; "" if they may (S6)."""
    if ships > caravan_ships(card) + t.charts.limit_bonus:
        return "S6-over-the-limit"
    if ships > fleet.empty_ships(t, seat):
        return "S6-too-few-empty"
    return ""


def most_to_send(t: Seas, seat: i64, card: i64) -> i64:
    """The most ships `seat` may send against this caravan (S6)."""
    return min(fleet.empty_ships(t, seat), caravan_ships(card) + t.charts.limit_bonus)


def dice_owners(t: Seas, red: i64, start: i64, ships: tuple[int, ...]) -> Row:
    """Whose die is which: red ones first, then clockwise from the seat that throws (S7)."""
    owners = row(red + sum(ships), NOBODY)
    first = red
    for place in range(t.seats):
        seat = clockwise(t, start, place)
        count: i64 = ships[place]
        for die in range(first, first + count):
            owners[die] = seat
        first += count
    return owners


def fights(throw: Row, red: i64) -> list[tuple[int, int]]:
    """All fights of a throw with so many red dice, in order, until one side is gone.

    The red and the pirate die that lie closest fight next; of equal distances the lower numbers (S7).
    """
    dice: i64 = len(throw) // 3
    pirates = dice - red
    # By red * pirates + pirate: asked for again before every fight.
    apart = row(red * pirates, 0)
    for ship in range(red):
        for pirate in range(pirates):
            apart[ship * pirates + pirate] = squared_distance(throw, ship, red + pirate)
    afloat = row(dice, 1)
    reds_left = red
    pirates_left = pirates
    fought: list[tuple[int, int]] = []
    while reds_left and pirates_left:
        closest: i64 = -1
        for ship in range(red):
            if afloat[ship]:
                for pirate in range(pirates):
                    pair = ship * pirates + pirate
                    if afloat[red + pirate] and (closest < 0 or apart[pair] < apart[closest]):
                        closest = pair
        ship = closest // pirates
        pirate = red + closest % pirates
        fought.append((int(ship), int(pirate)))
        theirs = face(throw, ship)
        ours = face(throw, pirate)
        if theirs <= ours:
            afloat[ship] = 0
            reds_left -= 1
        if ours <= theirs:
            afloat[pirate] = 0
            pirates_left -= 1
    return fought


def pairs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Numbers that belong together by twos."""
    return [(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)]


def quarters(lying: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """And by fours, as the dice in a tray: owner, x, y and face."""
    return [(lying[at], lying[at + 1], lying[at + 2], lying[at + 3]) for at in range(0, len(lying), 4)]


def what_sinks(theirs: i64, ours: i64) -> str:
    """Which of two dice that fight goes down: the lower, or both (S7)."""
    return "both-sink" if ours == theirs else "caravan-sinks" if theirs < ours else "pirate-sinks"


# Changes


def send_ships(t: Seas, seat: i64, card: i64, ships: i64) -> None:
    """Send ships; staying home costs a Black Spot, and so does being a Corsair of that country: one in all (S6)."""
    t.thrown.sent += (int(seat), int(ships))
    if t.telling:
        t.tell(ShipsSent(seat, ships))
    if t.corsairs[caravan_country(card)] == seat:
        fleet.take_spots(t, seat, 1, "corsair")
    elif ships == 0:
        fleet.take_spots(t, seat, 1, "stayed-home")


def show_throw(t: Seas, seat: i64, owners: Row, throw: Row) -> None:
    """The dice lie in the tray, instead of those that lay there."""
    lying: list[int] = []
    for die in range(len(owners)):
        lying.append(int(owners[die]))
        lying.append(int(throw[1 + 3 * die]))
        lying.append(int(throw[2 + 3 * die]))
        lying.append(int(face(throw, die)))
    thrown = Thrown(t.thrown.card)
    thrown.sent = t.thrown.sent
    thrown.dice = tuple(lying)
    t.thrown = thrown
    if t.telling:
        t.tell(DiceThrown(seat, throw[0], tuple(quarters(lying))))


def battle(t: Seas, captain: i64, card: i64, sent: tuple[int, ...], throw: Row) -> tuple[int, ...]:
    """Fight until one side is gone; who may draw booty, clockwise from the captain, and how much (S7, S8, S9)."""
    red = caravan_ships(card)
    owners = dice_owners(t, red, captain, sent)
    show_throw(t, captain, owners, throw)
    afloat = red
    sunk = row(t.seats, 0)
    for ship, pirate in fights(throw, red):
        theirs = face(throw, ship)
        ours = face(throw, pirate)
        if theirs <= ours:
            afloat -= 1
        if ours <= theirs:
            sunk[owners[pirate]] += 1
        t.thrown.duels += (ship, pirate)
        if t.telling:
            t.tell(ShipsFought(ship, pirate, owners[pirate], theirs, ours, what_sinks(theirs, ours)))
    for place in range(t.seats):
        seat = clockwise(t, captain, place)
        if sunk[seat]:
            count_losses(t, seat, sunk[seat])
    if t.telling:
        t.tell(CaravanEscaped(captain) if afloat else CaravanTaken(captain))
    if afloat:
        return (0,) * t.seats
    return tuple([sent[place] - int(sunk[clockwise(t, captain, place)]) for place in range(t.seats)])


def count_losses(t: Seas, seat: i64, sunk: i64) -> None:
    """Unsinkable ships return; the others go to the reserve for a token each (S8)."""
    returned = min(sunk, t.unsinkables[seat])
    tokens = sunk - returned
    fleet.lose_ships(t, seat, tokens)
    t.yin_yang[seat] += tokens
    if t.telling:
        t.tell(LossesCounted(seat, sunk, returned, tokens))
