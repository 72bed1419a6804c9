"""What fighting promises and threatens in Plunder: attacks that are declared, and those that could be."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.rows import Reals, reals_of
from freebooter.games.plunder.flow.battle import Battle
from freebooter.games.plunder.rules.battle import ship_beyond
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.state import NO_SHIP, NOBODY, Sea, allied, captain

# How the 36 rolls of two dice fall out for an attacker, by what the defence has more than they, from -2 to 5.
_WINS: Final[Reals] = reals_of([30.0, 26.0, 21.0, 15.0, 10.0, 6.0, 3.0, 1.0])
_ROLLS: Final = 36.0
# An island is a point and draws a card a turn; a lost battle costs a life.
ISLAND: Final = 1.2
INCOME: Final = 0.2
LIFE_LOST: Final = 0.25
_SHIP_HIT: Final = 0.4
# A danger, whosever turn it is: it does not go away by not ending a turn.
DANGER: Final = 0.4


def odds(ahead: i64) -> float:
    """The chance to win an attack on somebody who is so much stronger."""
    return _WINS[max(0, min(ahead + 2, 7))] / _ROLLS


def attack_worth(ahead: i64) -> float:
    """What an attack on an island promises."""
    win = odds(ahead)
    return max(win * ISLAND - (1.0 - win) * LIFE_LOST, 0.05)


def add_battles(t: Sea, found: Reals) -> None:
    """A declared attack: what it promises the attacker and takes from the owner."""
    for frame in t.frames:
        if isinstance(frame, Battle):
            seat = captain(frame.ship)
            if frame.island >= 0:
                win = odds(t.chart.isles[frame.island].skulls - t.cannons[frame.ship])
                found[seat] += win * ISLAND - (1.0 - win) * LIFE_LOST
                owner = t.owners[frame.island]
                if owner != NOBODY:
                    found[owner] -= win * (ISLAND + INCOME)
            else:
                win = odds(t.cannons[frame.target] - t.cannons[frame.ship])
                found[seat] += win * hit_worth(t, frame.target) - (1.0 - win) * LIFE_LOST
                found[captain(frame.target)] += (1.0 - win) * 0.1 - win * (LIFE_LOST + hit_worth(t, frame.target) * 0.5)
            return


def hit_worth(t: Sea, target: i64) -> float:
    """What it is worth to hit a ship: sinking it is a point (P4)."""
    return 1.0 if t.lives[target] == 1 else _SHIP_HIT / float(t.lives[target])


def add_dangers(t: Sea, found: Reals) -> None:
    """Ships and islands that somebody could attack from where they lie, treaties apart."""
    ship_at = t.ship_at
    for ship in range(len(ship_at)):
        cell = ship_at[ship]
        if cell == NOWHERE:
            continue
        attacker = captain(ship)
        island = t.chart.island_at[cell]
        if island >= 0:
            owner = t.owners[island]
            if owner != NOBODY and is_open_to(t, attacker, owner):
                found[owner] -= DANGER * odds(t.chart.isles[island].skulls - t.cannons[ship]) * ISLAND
        beside = ships_beside(t, cell)
        target: i64 = 0
        while beside >> target:
            if (beside >> target) & 1 and is_open_to(t, attacker, captain(target)):
                win = odds(t.cannons[target] - t.cannons[ship])
                found[captain(target)] -= DANGER * win * hit_worth(t, target)
            target += 1


def ships_beside(t: Sea, cell: i64) -> i64:
    """The ships, as bits, that lie where one could sail from this cell."""
    found: i64 = 0
    for course in range(4):
        ship = ship_beyond(t, cell, course)
        if ship != NO_SHIP:
            found |= 1 << ship
    return found


def is_open_to(t: Sea, attacker: i64, other: i64) -> bool:
    """Whether one seat may harm another."""
    if allied(t, attacker, other):
        return False
    return attacker != t.turn.active or not (t.turn.treaties >> other) & 1
