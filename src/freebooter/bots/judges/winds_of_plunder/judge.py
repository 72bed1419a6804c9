"""What Winds of Plunder rewards: points and tiles in reach of the wind, reputation, markers, cubes, buried treasure."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.bots.search.manner import Manner
from freebooter.core.rows import Reals, reals, reals_of
from freebooter.core.table import Table
from freebooter.games.winds_of_plunder.figures import AREAS
from freebooter.games.winds_of_plunder.flow.round import Round
from freebooter.games.winds_of_plunder.flow.turn import Turn
from freebooter.games.winds_of_plunder.flow.wind import Bids, Compasses
from freebooter.games.winds_of_plunder.rules.arrival import gains_reputation
from freebooter.games.winds_of_plunder.rules.holds import strength
from freebooter.games.winds_of_plunder.scoring import rank
from freebooter.games.winds_of_plunder.space import BID, SET_COMPASS
from freebooter.games.winds_of_plunder.state import (
    CREW,
    DUE,
    KINDS,
    NOWHERE,
    PORT_COUNT,
    PROVISION,
    TREASURE,
    WEAPON,
    WIND_COUNT,
    Sea,
)

# What an item brings at the end (W15), and what it does for the turns that are left.
_ITEM_END: Final[Reals] = reals_of([0.33, 0.5, 1.0])
_ITEM_TURN: Final[Reals] = reals_of([0.12, 0.05, 0.02])
# A marker is 2 VP at the end; until then the Weapons board, the Crew has a point more, the Provisions score.
_MARKER_END: Final = 2.0
_MARKER_TURN: Final[Reals] = reals_of([0.6, 0.7, 0.9])
# A Wind Cube is a third of a point at the end; before, cubes come and go, but they vote.
_CUBE_END: Final = 0.33
_CUBE_EARLY: Final = 0.2
# A card is worth a little more than the point it costs to draw, as long as it can be played.
_CARD: Final = 1.0
# A point not yet spent in this turn.
_POINT: Final = 0.65
# How likely a treasure is dug up, by turns left.
_DIG: Final[Reals] = reals_of([0.0, 0.25, 0.4, 0.55, 0.65, 0.7, 0.75, 0.8, 0.8, 0.8])
# What part of an area's bonus is in sight with so many of its three ports.
_AREA: Final[Reals] = reals_of([0.0, 0.12, 0.4])
# Boarding is worth about two points, less what it provokes.
_BOARDING: Final = 1.6
# The sailing still to come in this round: others may take the tile before.
_SAILING: Final = 0.9
# Where the ship lies when the next wind blows.
_POSITION: Final = 0.25


class WindsJudge(Judge):
    """Each seat's Victory Points at the end, as far as they can be seen coming."""

    def __init__(self) -> None:
        super().__init__(scale=6.0, worlds=2, replies=0, rolls=True, cut=14, manner=Manner(foresight=40.0), version=2)

    def worth(self, table: Table) -> Reals:
        assert isinstance(table, Sea)
        t = table
        worth = reals(t.seats, 0.0)
        for seat in range(t.seats):
            worth[seat] = seat_worth(t, seat) if t.frames else final_worth(t, seat)
        return worth

    def terms(self, table: Table, seat: i64) -> list[tuple[str, float]]:
        assert isinstance(table, Sea)
        t = table
        to_come = is_to_come(t, seat)
        left = turns_left(t, to_come)
        return [
            ("points", float(t.vp[seat])),
            ("hold", hold_worth(t, seat, float(left))),
            ("fame", fame_worth(t, seat, left)),
            ("cubes", cubes_worth(t, seat, left)),
            ("cards", cards_worth(t, seat, left)),
            ("sailing", sailing_worth(t, seat, to_come, left)),
            ("turn", turn_worth(t, seat)),
        ]

    def turn(self, table: Table) -> i64:
        """The round: the next vote on the wind is another matter."""
        assert isinstance(table, Sea)
        return table.round


def final_worth(t: Sea, seat: i64) -> float:
    """The final score, with the tie-breakers as ever smaller fractions (W15)."""
    worth = 0.0
    weight = 1.0
    for part in rank(t, seat):
        worth += weight * float(part)
        weight *= 0.2 if weight < 1.0 else 0.5
    return worth


def seat_worth(t: Sea, seat: i64) -> float:
    """Points, what the hold brings, cubes, cards, reputation and treasure to come, and the next sailing."""
    to_come = is_to_come(t, seat)
    left = turns_left(t, to_come)
    worth = float(t.vp[seat]) + hold_worth(t, seat, float(left)) + fame_worth(t, seat, left)
    worth += cubes_worth(t, seat, left) + cards_worth(t, seat, left)
    return worth + sailing_worth(t, seat, to_come, left) + turn_worth(t, seat)


def turns_left(t: Sea, to_come: bool) -> i64:
    """How often a seat still has its turn, this round's included if it is to come."""
    return t.waters.rounds - t.round + (1 if to_come else 0)


def cubes_worth(t: Sea, seat: i64, left: i64) -> float:
    """Wind Cubes: for the end, or for the votes before it."""
    early = float(left) / float(t.waters.rounds)
    return float(cubes_left(t, seat)) * (_CUBE_END + (_CUBE_EARLY - _CUBE_END) * early)


def cards_worth(t: Sea, seat: i64, left: i64) -> float:
    """Action cards and buried treasure, while there is time for them; brawls to come cost something."""
    if left == 0:
        return 0.0
    worth = _CARD * float(min(t.hands[seat].size(), 2 * left))
    treasures = t.treasures[seat].size()
    if treasures:
        rung = min(t.booty[seat] + 1, len(t.waters.ladder) - 1)
        worth += _DIG[min(left, 9)] * float(t.waters.ladder[rung]) * float(min(treasures, left))
    return worth - 1.2 * float(t.brawls[seat])


def turn_worth(t: Sea, seat: i64) -> float:
    """The points not yet spent in this turn."""
    top = t.frames[-1]
    if isinstance(top, Turn):
        if top.seat == seat:
            return _POINT * float(t.turn.points)
    return 0.0


def hold_worth(t: Sea, seat: i64, left: float) -> float:
    """Items and markers, for the end and for the turns that are left."""
    worth = 0.0
    for item in range(KINDS):
        held = float(t.tally[seat * KINDS + item])
        worth += held * (_ITEM_END[item] + _ITEM_TURN[item] * left)
        if t.markers[item] == seat:
            worth += _MARKER_END + _MARKER_TURN[item] * left
    return worth


def fame_worth(t: Sea, seat: i64, left: i64) -> float:
    """Progress towards the bonus of each area: whoever is next to complete it gets what is then left of it."""
    worth = 0.0
    if left == 0:
        return worth
    for area in range(AREAS):
        known = bits(t.fame[seat] & t.waters.area_ports[area])
        if known < 3:
            worth += _AREA[known] * float(t.waters.area_bonus[t.completed[area]])
    return worth


def cubes_left(t: Sea, seat: i64) -> i64:
    """Wind Cubes, less a bid that is still sealed."""
    cubes = t.wind_cubes[seat]
    if BID.holds(t.sealed[seat]):
        cubes -= BID.first(t.sealed[seat])
    return cubes


def sailing_worth(t: Sea, seat: i64, to_come: bool, left: i64) -> float:
    """The best port in reach if the ship still sails in this round, and how it lies for the next."""
    port = t.ports[seat]
    if port == NOWHERE:
        return 0.0
    reach = t.waters.reach
    voting = is_voting(t)
    if to_come and not voting:
        within = reach[t.wind * PORT_COUNT + port]
        return _SAILING * best_port(port_worths(t, seat, within), within)
    if left == 0:
        return 0.0
    within = 0
    for direction in range(WIND_COUNT):
        within |= reach[direction * PORT_COUNT + port]
    worths = port_worths(t, seat, within)
    total = 0.0
    best = reals(WIND_COUNT, 0.0)
    for direction in range(WIND_COUNT):
        best[direction] = best_port(worths, reach[direction * PORT_COUNT + port])
        total += best[direction]
    if voting:
        return _SAILING * expected_sailing(t, seat, best, total)
    return _POSITION * total / float(WIND_COUNT)


def expected_sailing(t: Sea, seat: i64, best: Reals, total: float) -> float:
    """Before the wind is known: the own direction, the likelier the more cubes it has, or any."""
    direction = t.compasses[seat]
    if SET_COMPASS.holds(t.sealed[seat]):
        direction = SET_COMPASS.first(t.sealed[seat])
    if direction < 0:
        return total / float(WIND_COUNT)
    bid = 2.0
    if BID.holds(t.sealed[seat]):
        bid = float(BID.first(t.sealed[seat]))
    likely = 0.3 + 0.6 * bid / (bid + 4.0)
    return likely * best[direction] + (1.0 - likely) * total / float(WIND_COUNT)


def best_port(worths: Reals, within: i64) -> float:
    """What the best of these ports would bring on arrival; a ship that cannot sail gets nothing."""
    best = 0.0
    for port in range(PORT_COUNT):
        if (within >> port) & 1 and worths[port] > best:
            best = worths[port]
    return best


def port_worths(t: Sea, seat: i64, within: i64) -> Reals:
    """What arriving in each of these ports brings."""
    worths = reals(PORT_COUNT, 0.0)
    for port in range(PORT_COUNT):
        if (within >> port) & 1:
            worths[port] = port_worth(t, seat, port)
    return worths


def port_worth(t: Sea, seat: i64, port: i64) -> float:
    """What arriving here brings: the tile, a treasure to dig up, reputation, a ship to board (W7)."""
    waters = t.waters
    tiles = t.tiles
    tally = t.tally
    tile = tiles[port]
    points = waters.tile_vp
    worth = float(points[tile])
    if t.markers[PROVISION] == seat:
        worth += 1.0
    for item in waters.tile_items[tile]:
        if item == TREASURE:
            worth += 0.0 if t.treasure_deck.is_empty() else 1.5
        elif tally[seat * KINDS + item] < waters.tally_max:
            worth += _ITEM_END[item] + 0.4
    maps = t.treasures[seat].cards
    if maps[port]:
        worth += float(waters.ladder[min(t.booty[seat] + 1, len(waters.ladder) - 1)])
    if gains_reputation(t, seat, port):
        area = waters.area[port]
        known = bits(t.fame[seat] & waters.area_ports[area])
        bonus = float(waters.area_bonus[t.completed[area]])
        worth += bonus * ((_AREA[known + 1] if known < 2 else 1.0) - _AREA[known])
    return worth + _BOARDING if has_prey(t, seat, port) else worth


def has_prey(t: Sea, seat: i64, port: i64) -> bool:
    """Whether a ship lies here that this one could board, with something to take."""
    ports = t.ports
    for other in range(t.seats):
        if ports[other] == port and other != seat:
            weaker = t.markers[WEAPON] == seat or strength(t, other, WEAPON) < strength(t, seat, WEAPON)
            if weaker and t.vp[other] + t.tally[other * KINDS + CREW] > 0:
                return True
    return False


def is_voting(t: Sea) -> bool:
    """Whether the wind is being voted on."""
    top = t.frames[-1]
    if isinstance(top, Compasses):
        return True
    return isinstance(top, Bids)


def is_to_come(t: Sea, seat: i64) -> bool:
    """Whether this seat still sails in this round."""
    bottom = t.frames[0]
    if not isinstance(bottom, Round) or t.first < 0:
        return True
    turn = (seat - t.first) % t.seats
    if is_voting(t):
        return True
    if len(t.frames) > 1 and turn == bottom.turns - 1:
        return t.turn.sailing == DUE
    return turn >= bottom.turns


def bits(of: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while of:
        of &= of - 1
        count += 1
    return count


JUDGE: Final = WindsJudge()
