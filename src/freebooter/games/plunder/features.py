"""A view of Plunder as numbers, seats counted from the viewer: fixed length, each with a name."""

from freebooter.games.plunder.figures import CELLS, COLUMNS, COURSES, MOST_TOKENS, RESOURCES, ROWS, SHIPS_EACH
from freebooter.games.plunder.meta import META
from freebooter.games.plunder.view import PlunderView, ShipView

_SEATS = META.most_seats
_SHIP = ("is_built", "row", "column", "lives", "cannons", "masts", "in_storm", "in_port")
_SEAT = (
    "sits_here",
    "is_ally",
    "is_asked",
    "is_active",
    "has_treaty",
    "points",
    "score",
    "point_cards",
    "islands",
    "cards",
    *(f"known.{kind}" for kind in RESOURCES),
    *(f"public.{kind}" for kind in RESOURCES),
)
_CELL = ("is_sea", "is_port", "skulls", "is_merchant", "owner", "ship", "in_storm", "tokens")

FEATURE_NAMES: tuple[str, ...] = (
    "seats",
    "target",
    "round",
    "rolled",
    "die_left",
    "offers",
    "deck",
    "storm.row",
    "storm.column",
    *(f"stack.{kind}" for kind in RESOURCES),
    *(f"draft.give.{kind}" for kind in RESOURCES),
    *(f"draft.ask.{kind}" for kind in RESOURCES),
    *(f"token{token}.{name}" for token in range(MOST_TOKENS) for name in ("row", "column")),
    *(f"seat{relative}.{name}" for relative in range(_SEATS) for name in _SEAT),
    *(
        f"seat{relative}.ship{place}.{name}"
        for relative in range(_SEATS)
        for place in range(SHIPS_EACH)
        for name in _SHIP
    ),
    *(f"{cell}.{name}" for cell in CELLS for name in _CELL),
    *(f"{cell}.wall.{course}" for cell in CELLS for course in COURSES[1:3]),
)


def features(seen: PlunderView) -> list[float]:
    """The numbers named by FEATURE_NAMES. A spectator counts seats from seat 0; rows and columns count from 1, and
    what is not there is 0. A cell's `owner` and `ship` are seats, counted from 1 for the viewer."""
    numbers = [
        float(seen.seats),
        float(seen.target),
        float(seen.rounds + 1),
        float(seen.rolled),
        float(seen.die_left),
        float(seen.offers),
        float(seen.deck),
        *_place(seen.storm),
    ]
    numbers += [float(seen.stacks[kind]) for kind in RESOURCES]
    numbers += [float(count) for count in seen.draft or (0,) * 8]
    for token in range(MOST_TOKENS):
        numbers += _place(seen.tokens[token] if token < len(seen.tokens) else "")
    first = max(seen.viewer, 0)
    order = [(first + relative) % seen.seats for relative in range(seen.seats)]
    for seat in order:
        numbers += _seat_features(seen, seat, first)
    numbers += [0.0] * (len(_SEAT) * (_SEATS - seen.seats))
    ports = {port for island in seen.islands for port in island.ports}
    for seat in order:
        for ship in seen.ships[seat]:
            numbers += _ship_features(seen, ship, ports)
    numbers += [0.0] * (len(_SHIP) * SHIPS_EACH * (_SEATS - seen.seats))
    return numbers + _map_features(seen, order)


def _seat_features(seen: PlunderView, seat: int, first: int) -> list[float]:
    hand = seen.hands[seat]
    return [
        1.0,
        float(seen.teams[seat] == seen.teams[first]),
        float(seat in seen.asks),
        float(seat == seen.active),
        float(seat in seen.treaties),
        float(seen.points[seat]),
        float(seen.scores[seat]),
        float(seen.point_cards[seat]),
        float(sum(island.owner == seat for island in seen.islands)),
        float(hand.size),
        *(float(hand.known[kind]) for kind in RESOURCES),
        *(float(hand.public[kind]) for kind in RESOURCES),
    ]


def _ship_features(seen: PlunderView, ship: ShipView | None, ports: set[str]) -> list[float]:
    if ship is None:
        return [0.0] * len(_SHIP)
    pegs = [float(ship.lives), float(ship.cannons), float(ship.masts)]
    return [1.0, *_place(ship.cell), *pegs, float(ship.cell in seen.storm_cells), float(ship.cell in ports)]


def _map_features(seen: PlunderView, order: list[int]) -> list[float]:
    """Every cell, row by row, and then the walls to its east and south."""
    planes = [[0.0] * len(_CELL) for _ in CELLS]
    for row, drawn in enumerate(seen.terrain):
        for column, sign in enumerate(drawn.cells):
            planes[row * COLUMNS + column][0] = float(sign != "#")
            planes[row * COLUMNS + column][1] = float(sign == "P")
    numbered = {cell: number for number, cell in enumerate(CELLS)}
    for island in seen.islands:
        for port in island.ports:
            planes[numbered[port]][2] = float(island.skulls)
            planes[numbered[port]][3] = float(island.skulls == 0)
            planes[numbered[port]][4] = float(order.index(island.owner) + 1 if island.owner >= 0 else 0)
    for relative, seat in enumerate(order):
        for ship in seen.ships[seat]:
            if ship is not None:
                planes[numbered[ship.cell]][5] = float(relative + 1)
    for cell in seen.storm_cells:
        planes[numbered[cell]][6] = 1.0
    for cell in seen.tokens:
        if cell:
            planes[numbered[cell]][7] += 1.0
    walls = [0.0] * (2 * ROWS * COLUMNS)
    for one, other in seen.walls:
        walls[numbered[one] * 2 + (numbered[other] - numbered[one] == COLUMNS)] = 1.0
    return [number for plane in planes for number in plane] + walls


def _place(cell: str) -> list[float]:
    if not cell:
        return [0.0, 0.0]
    return [float("ABCDEFGHIJKL".index(cell[0]) + 1), float(cell[1:])]
