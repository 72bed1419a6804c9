"""What an observation of Plunder says: the question, the viewer's own cards and what they know of others', fleets, the
map cell by cell, and the facts of the present turn."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i16, i64

from freebooter.core.layout import Span
from freebooter.core.observing import Observed, Part, numbered, relative, relative_bits
from freebooter.core.parts import (
    BySeat,
    Count,
    Counts,
    DeckCounts,
    DeckOrder,
    DeckSize,
    HandSizes,
    KnownHands,
    OneOf,
    OwnDraft,
    PublicHands,
    Sealed,
    SeatBits,
    SeatOf,
    Seats,
    Within,
)
from freebooter.core.rows import total
from freebooter.core.sheets import Cells, Page
from freebooter.games.plunder.figures import CELLS, COURSES, KINDS, MOST_CARDS, MOST_SEATS, RESOURCES, SHIPS_EACH
from freebooter.games.plunder.rules.bearings import (
    NO_GOAL,
    cell_of,
    next_foe,
    next_island,
    next_merchant,
    next_token,
    steps_of,
)
from freebooter.games.plunder.rules.chart import CELLS_IN_ALL, FAR, NOWHERE, Chart
from freebooter.games.plunder.rules.storm import covered, in_storm
from freebooter.games.plunder.space import ACCEPT, DECLINE, PEGS, PROPOSE
from freebooter.games.plunder.state import (
    Sea,
    allied,
    berth,
    bit_of_island,
    captain,
    ship_of,
)

_MANY: Final = 9_999
_SHIPS: Final = tuple([f"seat{seat}.{place}" for seat in range(MOST_SEATS) for place in range(SHIPS_EACH)])
_PLACES: Final = numbered(3)
_MOST_ISLANDS: Final = 99

# Of the ports of islands that a ship could win so many are told of.
_NEAR_ISLANDS: Final[i64] = 3
# What is said of a goal, of an island and a ship as such, and of all around one ship.
_GOAL: Final[i64] = 5
_ISLAND: Final[i64] = _GOAL + 3
_FOE: Final[i64] = _GOAL + 2
_AROUND: Final[i64] = _NEAR_ISLANDS * _ISLAND + 2 * _GOAL + _FOE + 5

# The sheets of cells that the map is made of; on those before the storm's, terrain and sides are printed.
STORM: Final[i64] = 5
SHIP: Final[i64] = 6
TOKENS: Final[i64] = 7
ISLAND: Final[i64] = 8
SKULLS: Final[i64] = 9
OWNER: Final[i64] = 10
NAMES: Final[i64] = 11
GIVEN: Final[i64] = 12
ATTACKED: Final[i64] = 13


def relative_ship(ship: i64, viewer: i64, seats: i64) -> i64:
    """A ship, with the viewer's fleet first; what is no ship stays what it is."""
    return relative(captain(ship), viewer, seats) * SHIPS_EACH + berth(ship) if ship >= 0 else ship


@final
class ShipOf(Part[Sea]):
    """Which ship it is; all zeros for none."""

    def __init__(self, name: str) -> None:
        super().__init__(name, _SHIPS)

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        ship: i64 = getattr(held, self.name)
        out.one_of(relative_ship(ship, viewer, t.seats), self.size)


@final
class Counters(Part[Sea]):
    """The counter-offer of each seat: whether there is one, what it gives and what it asks for."""

    is_plural: ClassVar[bool] = True

    def fields(self) -> list[Span]:
        labels = ("is_made", *[f"gives.{kind}" for kind in RESOURCES], *[f"wants.{kind}" for kind in RESOURCES])
        return [Span(f"{self.name}.{seat}", 0, _MANY, labels) for seat in self.seats()]

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        start = out.at
        out.skip(self.size)
        for counter in getattr(held, self.name):
            seat: i64 = counter[0]
            out.at = start + relative(seat, viewer, t.seats) * (1 + 2 * KINDS)
            out.put(1)
            for place in range(1, 1 + 2 * KINDS):
                out.put(counter[place])
        out.at = start + self.size


@final
class Fleets(Part[Sea]):
    """Each ship from the viewer's first on: whether it is built, its pegs, and where it lies, counted from 1."""

    def fields(self) -> list[Span]:
        return [
            Span("ship.cell", 0, len(CELLS), _SHIPS),
            Span("ship.lives", 0, 9, _SHIPS),
            Span("ship.cannons", 0, 9, _SHIPS),
            Span("ship.masts", 0, 9, _SHIPS),
        ]

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        ships: i64 = t.seats * SHIPS_EACH
        absent = MOST_SEATS * SHIPS_EACH - ships
        first = viewer * SHIPS_EACH
        at = t.ship_at
        for ship in range(first, ships):
            out.put(at[ship] + 1)
        for ship in range(first):
            out.put(at[ship] + 1)
        out.skip(absent)
        out.turned(t.lives, first, ships)
        out.skip(absent)
        out.turned(t.cannons, first, ships)
        out.skip(absent)
        out.turned(t.masts, first, ships)
        out.skip(absent)


@final
class Allies(Seats[Sea]):
    """Which seats play for the viewer's team, themselves included."""

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        for place in range(t.seats):
            out.put(1 if allied(t, viewer, (viewer + place) % t.seats) else 0)
        out.skip(self.most - t.seats)


@final
class Aims(Part[Sea]):
    """What was set for the match: the points to reach, and the round after which it ends (0 for none)."""

    def fields(self) -> list[Span]:
        return [Span("target", 0, 99), Span("round_limit", 0, _MANY)]

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        out.put(t.atlas.target)
        out.put(t.atlas.round_limit)


@final
class Attacked(Part[Sea]):
    """For each ship of the active fleet the ships that it has attacked in this turn."""

    def fields(self) -> list[Span]:
        return [Span(f"attacked_by.{place}", 0, 1, _SHIPS) for place in _PLACES]

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        ships = t.seats * SHIPS_EACH
        first = viewer * SHIPS_EACH
        for done in t.turn.attacked:
            out.bits(relative_bits(done & ((1 << ships) - 1), first, ships), MOST_SEATS * SHIPS_EACH)


@final
class Bearings(Part[Sea]):
    """What each ship of the viewer has around it: the nearest ports of islands that another team owns or nobody, which
    may be two of one island, the nearest X, merchant and ship of another team, and the storm.

    `near` counts the steps to a goal from 1, and is 0 where there is no way to one; a course is 1 if it leads nearer.
    `skulls` are an island's, `owned` says whether anybody owns it, `attacked` whether this ship has attacked it in this
    turn. Of the storm it is said whether it covers the ship, and the next cell on each course.
    """

    def fields(self) -> list[Span]:
        found: list[Span] = []
        for place in _PLACES:
            name = f"{self.name}.{place}"
            for rank in range(_NEAR_ISLANDS):
                found += goal_fields(f"{name}.island{rank}")
                found.append(Span(f"{name}.island{rank}", 0, 9, ("skulls", "owned", "attacked")))
            found += [*goal_fields(f"{name}.token"), *goal_fields(f"{name}.merchant"), *goal_fields(f"{name}.foe")]
            found.append(Span(f"{name}.foe", 0, 9, ("lives", "cannons")))
            found.append(Span(f"{name}.storm", 0, 1, ("here", *COURSES)))
        return found

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        start = out.at
        out.skip(self.size)
        for place in range(SHIPS_EACH):
            ship = ship_of(viewer, place)
            if t.ship_at[ship] != NOWHERE:
                self.write_ship(t, ship, out.cells, start + place * _AROUND)

    def write_ship(self, t: Sea, ship: i64, cells: Cells, at: i64) -> None:
        chart = t.chart
        cell = t.ship_at[ship]
        nearer: i64 = -1
        for _rank in range(_NEAR_ISLANDS):
            nearer = next_island(t, ship, nearer)
            if nearer != NO_GOAL:
                write_goal(t, cell, nearer, cells, at)
                island = chart.island_at[cell_of(nearer)]
                cells[at + _GOAL] = i16(chart.isles[island].skulls)
                cells[at + _GOAL + 1] = 1 if t.owners[island] >= 0 else 0
                if captain(ship) == t.turn.active and t.turn.attacked[berth(ship)] & bit_of_island(island):
                    cells[at + _GOAL + 2] = 1
            at += _ISLAND
        write_goal(t, cell, next_token(t, ship), cells, at)
        write_goal(t, cell, next_merchant(t, ship), cells, at + _GOAL)
        at += 2 * _GOAL
        foe = next_foe(t, ship)
        if foe != NO_GOAL:
            write_goal(t, cell, foe, cells, at)
            other = t.ship_in[cell_of(foe)]
            cells[at + _GOAL] = i16(t.lives[other])
            cells[at + _GOAL + 1] = i16(t.cannons[other])
        at += _FOE
        if t.storm == NOWHERE:
            return
        cells[at] = 1 if in_storm(t, cell) else 0
        for course in range(4):
            there = chart.joined[cell * 4 + course]
            if there != NOWHERE and in_storm(t, there):
                cells[at + 1 + course] = 1


def goal_fields(name: str) -> list[Span]:
    """How near a goal is, and which courses lead there."""
    return [Span(name, 0, int(FAR), ("near",)), Span(name, 0, 1, COURSES)]


def write_goal(t: Sea, cell: i64, goal: i64, cells: Cells, at: i64) -> None:
    """How near a goal is to a ship in this cell, counted from 1, and which courses lead there."""
    if steps_of(goal) >= FAR:
        return
    chart = t.chart
    cells[at] = i16(steps_of(goal) + 1)
    steps = chart.steps_from(cell_of(goal))
    for course in range(4):
        there = chart.joined[cell * 4 + course]
        if there != NOWHERE and steps[there] < steps[cell]:
            cells[at + 1 + course] = 1


@final
class Map(Part[Sea]):
    """The map, one sheet of cells after another: what lies there, how its four sides are crossed, the storm, ships and
    X tokens, and of each port its island.

    `ship` is counted from the viewer's first on, from 1; `tokens` are bits. `island` is the island's number from 1,
    `owner` its owner's seat, from the viewer on, from 1; `names` marks the port that an island is named by, `given`
    an island given away or asked for in this turn, `attacked` the ships (bits) that have attacked it.
    """

    has_ground: ClassVar[bool] = True

    def fields(self) -> list[Span]:
        highs = {"terrain": 3}
        for course in COURSES:
            highs[course] = 4
        highs.update(storm=1, ship=MOST_SEATS * SHIPS_EACH, tokens=15, island=_MOST_ISLANDS, skulls=9)
        highs.update(owner=MOST_SEATS, names=1, given=1, attacked=7)
        return [Span(f"map.{name}", 0, high, CELLS) for name, high in highs.items()]

    def ground(self, t: Sea, blank: Cells, at: i64) -> Cells:
        chart = t.chart
        if len(chart.ground) != len(blank):
            chart.ground = printed(chart, blank, at)
        return chart.ground

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        seats = t.seats
        cells = out.cells
        start = out.at + STORM * CELLS_IN_ALL
        for cell in covered(t):
            cells[start + cell] = 1
        start = out.at + SHIP * CELLS_IN_ALL
        ships = t.ship_at
        for ship in range(len(ships)):
            if ships[ship] != NOWHERE:
                cells[start + ships[ship]] = i16(relative_ship(ship, viewer, seats) + 1)
        start = out.at + TOKENS * CELLS_IN_ALL
        tokens = t.tokens
        bit: i16 = 1
        for token in range(len(tokens)):
            if tokens[token] != NOWHERE:
                cells[start + tokens[token]] += bit
            bit *= 2
        self.write_islands(t, viewer, cells, out.at)
        out.skip(self.size)

    def write_islands(self, t: Sea, viewer: i64, cells: Cells, start: i64) -> None:
        """What is said of islands stands at each of their ports."""
        owners = t.owners
        gifted = t.turn.gifted
        # In most turns there has been no attack yet: one look at the turn spares one at every island.
        is_attacked = total(t.turn.attacked) > 0
        island: i64 = 0
        for isle in t.chart.isles:
            # Typed, since compiled code would take a number of either kind for an object.
            owner: i64 = relative(owners[island], viewer, t.seats) + 1 if island < len(owners) else 0
            attackers: i64 = attackers_of(t, island) if is_attacked else 0
            given = (gifted >> island) & 1
            if owner or given or attackers:
                for port in isle.ports:
                    cells[start + OWNER * CELLS_IN_ALL + port] = i16(owner)
                    cells[start + GIVEN * CELLS_IN_ALL + port] = i16(given)
                    cells[start + ATTACKED * CELLS_IN_ALL + port] = i16(attackers)
            island += 1


def attackers_of(t: Sea, island: i64) -> i64:
    """The ships of the active fleet, as bits, that have attacked this island in this turn."""
    found: i64 = 0
    bit: i64 = 1
    this = bit_of_island(island)
    for done in t.turn.attacked:
        if done & this:
            found += bit
        bit *= 2
    return found


def printed(chart: Chart, blank: Cells, at: i64) -> Cells:
    """A page with nothing on it but what is printed on the map, which begins at the place `at`."""
    cells = blank[:]
    kind = chart.kind
    side = chart.side
    for cell in range(CELLS_IN_ALL):
        cells[at + cell] = i16(kind[cell])
        for course in range(4):
            cells[at + (1 + course) * CELLS_IN_ALL + cell] = i16(side[cell * 4 + course])
    island: i64 = 0
    for isle in chart.isles:
        island += 1
        for port in isle.ports:
            cells[at + ISLAND * CELLS_IN_ALL + port] = i16(island)
            cells[at + SKULLS * CELLS_IN_ALL + port] = i16(isle.skulls)
        cells[at + NAMES * CELLS_IN_ALL + isle.ports[0]] = 1
    return cells


OBSERVED: Final[Observed[Sea]] = Observed(
    version=2,
    question=[
        SeatOf("seat"),
        SeatOf("to"),
        SeatOf("other"),
        SeatOf("attacker"),
        SeatOf("victim"),
        SeatOf("owner"),
        SeatBits("asked"),
        SeatBits("accepted"),
        Counters("counters"),
        ShipOf("ship"),
        ShipOf("target"),
        Count("island", _MOST_ISLANDS, low=-1),
        Counts("gives", RESOURCES, _MANY),
        Counts("wants", RESOURCES, _MANY),
        Counts("offered", RESOURCES, _MANY),
        Counts("wanted", RESOURCES, _MANY),
        Count("offers", _MANY),
        Count("count", _MANY),
        Count("left", _MANY),
        OneOf("purpose", ("to-one", "to-all", "as-threat")),
        OneOf("kind", RESOURCES),
        OneOf("course", COURSES),
        OneOf("peg", PEGS),
        OneOf("where", ("in-port-or-alongside", "in-own-port", "near-cell", "anywhere")),
        Count("cell", len(CELLS), low=-1),
        Count("is_new", 1),
        Count("optional", 1),
        Count("but_gold", 1),
        Count("by_compass", 1),
        Count("unpaid", 1),
        Count("step", 99),
        Count("card", int(MOST_CARDS)),
        Count("token", 9),
    ],
    table=[
        Sealed(PROPOSE),
        Sealed(ACCEPT),
        Sealed(DECLINE),
        OwnDraft(int(2 * KINDS), _MANY),
        HandSizes("hands", _MANY),
        KnownHands("hands", RESOURCES, _MANY),
        PublicHands("hands", RESOURCES, _MANY),
        Aims("aims"),
        Allies("allies"),
        BySeat("points", _MANY),
        Counts("stacks", RESOURCES, _MANY),
        DeckSize("deck", _MANY),
        DeckCounts("treasure", numbered(int(MOST_CARDS)), _MANY),
        DeckOrder("treasure", numbered(int(MOST_CARDS)), _MANY),
        SeatOf("first"),
        Count("rounds", _MANY),
        Fleets("fleets"),
        Within(
            "turn",
            [
                SeatOf("active"),
                Count("rolled", 6),
                Count("die_left", 6),
                Counts("rigged", _PLACES, 9),
                Counts("mast_steps", _PLACES, 9),
                Count("unrigged", 7),
                SeatBits("treaties"),
                Count("offers", _MANY),
                BySeat("gained", _MANY, low=-_MANY),
                Count("over", 1),
            ],
        ),
        Attacked("attacked"),
        Bearings("around"),
        Map("map"),
    ],
)
