"""Battles against ships and islands (P4)."""

from mypy_extensions import i64

from freebooter.games.plunder.events import BattleFought
from freebooter.games.plunder.figures import SHIPS_EACH
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.fleet import damage, gain_points
from freebooter.games.plunder.rules.islands import conquer, is_merchant
from freebooter.games.plunder.rules.storm import parts
from freebooter.games.plunder.state import (
    NO_SHIP,
    NOBODY,
    Sea,
    allied,
    berth,
    bit_of_island,
    bit_of_ship,
    captain,
    ship_of,
)

# Questions


def why_not_harm(t: Sea, seat: i64, other: i64) -> str:
    """Why the active seat may not harm another; "" if it may: no ally, no treaty (P4, P15)."""
    if other == seat:
        return "P4-own-target"
    if allied(t, seat, other):
        return "P15-ally"
    return "P4-treaty" if (t.turn.treaties >> other) & 1 else ""


def why_not_attack_ship(t: Sea, seat: i64, place: i64, target: i64) -> str:
    """Why the seat's ship may not attack the ship `target`; "" if it may."""
    cell = t.ship_at[ship_of(seat, place)]
    if cell == NOWHERE:
        return "P4-no-ship"
    if target >= len(t.ship_at) or t.ship_at[target] == NOWHERE:
        return "P4-no-target"
    why = why_not_harm(t, seat, captain(target))
    if why:
        return why
    if not t.chart.are_joined(cell, t.ship_at[target]):
        return "P4-not-adjoining"
    if parts(t, cell, t.ship_at[target]):
        return "P4-storm-between"
    return "P4-once-a-turn" if t.turn.attacked[place] & bit_of_ship(target) else ""


def why_not_attack_island(t: Sea, seat: i64, place: i64) -> str:
    """Why the seat's ship may not attack the island in whose port it lies; "" if it may, storm or not."""
    cell = t.ship_at[ship_of(seat, place)]
    if cell == NOWHERE:
        return "P4-no-ship"
    island = t.chart.island_at[cell]
    if island < 0:
        return "P4-not-in-port"
    if is_merchant(t, island):
        return "P4-merchant"
    owner = t.owners[island]
    if owner != NOBODY:
        why = why_not_harm(t, seat, owner)
        if why:
            return why
    return "P4-once-a-turn" if t.turn.attacked[place] & bit_of_island(island) else ""


def attackable(t: Sea, seat: i64) -> i64:
    """The players, as bits, of whom the seat may attack a ship or an island now."""
    found: i64 = 0
    for place in range(SHIPS_EACH):
        cell = t.ship_at[ship_of(seat, place)]
        if cell == NOWHERE:
            continue
        island = t.chart.island_at[cell]
        if island >= 0 and t.owners[island] != NOBODY and not why_not_attack_island(t, seat, place):
            found |= 1 << t.owners[island]
        for course in range(4):
            target = ship_beyond(t, cell, course)
            if target != NO_SHIP and not why_not_attack_ship(t, seat, place, target):
                found |= 1 << captain(target)
    return found


def ship_beyond(t: Sea, cell: i64, course: i64) -> i64:
    """The ship in the cell that can be sailed to on this course, or none."""
    there = t.chart.joined[cell * 4 + course]
    return NO_SHIP if there == NOWHERE else t.ship_in[there]


# Changes


def use_up_attack(t: Sea, ship: i64, target: i64, island: i64) -> None:
    """This ship has had its attack on this target for the turn."""
    bit = bit_of_ship(target) if target >= 0 else bit_of_island(island)
    t.turn.attacked[berth(ship)] |= bit


def fight(t: Sea, ship: i64, target: i64, island: i64, attack: i64, defense: i64) -> None:
    """The dice decide: the higher score wins, a tie goes to the attacker."""
    seat = captain(ship)
    score: i64 = attack + t.cannons[ship]
    opposing: i64 = defense + (t.cannons[target] if target >= 0 else t.chart.isles[island].skulls)
    owner = captain(target) if target >= 0 else t.owners[island]
    won = score >= opposing
    loser = target if won else ship
    sinks = loser >= 0 and t.lives[loser] == 1
    # The left neighbour rolls for an island that nobody owns.
    roller = owner if owner != NOBODY else (seat + 1) % t.seats
    rolled = (int(roller), int(attack), int(defense), int(score), int(opposing), int(sinks))
    t.turn.battle = (int(ship), int(target), int(island), *rolled)
    if t.telling:
        t.tell(BattleFought(seat, roller, attack, defense, score, opposing, won))
    if won and target < 0:
        conquer(t, seat, island)
    elif won:
        if damage(t, target, 1, "battle"):
            gain_points(t, seat, 1, "by-sinking")
    elif damage(t, ship, 1, "battle") and owner != NOBODY:
        gain_points(t, owner, 1, "by-sinking")
