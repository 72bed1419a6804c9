"""The figures of Plunder: tiles, treasure cards, resources, costs and dice, and what the rules need of them."""

import re
from collections import Counter
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from mypy_extensions import i64

from freebooter.core.figures import Figure, FigureSet, Unplayable, within
from freebooter.games.plunder.meta import TEAMS

Resource = Literal["wood", "iron", "rum", "gold"]
RESOURCES: Final[tuple[Resource, ...]] = ("wood", "iron", "rum", "gold")
KINDS: Final[i64] = 4
GOLD: Final[i64] = 3

# The map: tiles of 6 x 6, two rows of three; a cell is row * 18 + column, also on the smaller map for two (P16).
TILE: Final[i64] = 6
ROWS: Final[i64] = 12
COLUMNS: Final[i64] = 18
CELLS: Final = tuple(f"{'ABCDEFGHIJKL'[row]}{column + 1}" for row in range(ROWS) for column in range(COLUMNS))
COURSES: Final = ("north", "east", "south", "west")
Side = Literal["N", "E", "S", "W"]
SIDES: Final = "NESW"

FACES: Final[i64] = 12
MOST_CARDS: Final[i64] = 60
MOST_STEPS: Final[i64] = 20  # of a card: more than anybody would read, and fewer than observations can count
SHIPS_EACH: Final[i64] = 3
MOST_SEATS: Final[i64] = 6
MOST_TOKENS: Final[i64] = 4

# What a step of a treasure card does. `step_of` reads it as (deed, what, count).
GAIN: Final[i64] = 0
LOSE: Final[i64] = 1
DAMAGE: Final[i64] = 2
DAMAGE_IF_UNPAID: Final[i64] = 3
HEAL: Final[i64] = 4
UPGRADE: Final[i64] = 5
STRIP: Final[i64] = 6
STEAL: Final[i64] = 7
RELOCATE: Final[i64] = 8
SINK: Final[i64] = 9
POINT: Final[i64] = 10
END_TURN: Final[i64] = 11

# What a step is about: a resource, or one of these.
ANY_KIND: Final[i64] = 4
ANY_BUT_GOLD: Final[i64] = 5
THIS_SHIP: Final[i64] = 0
OWN_SHIP: Final[i64] = 1
OPPONENT_SHIP: Final[i64] = 2
MAST: Final[i64] = 0
CANNON: Final[i64] = 1
ONE_OPPONENT: Final[i64] = 0
EACH_OPPONENT: Final[i64] = 1
THIS_BY_COMPASS: Final[i64] = 0
OPPONENT_BY_COMPASS: Final[i64] = 1
TO_ANY_SPACE: Final[i64] = 2
TO_OWN_PORT: Final[i64] = 3
# The most that a step counts, which is more than any ship has lives.
FULL: Final[i64] = 99

_GAINS: Final[dict[str, int]] = {kind: index for index, kind in enumerate((*RESOURCES, "choice", "choice_not_gold"))}
_STEPS: Final[dict[tuple[str, ...], tuple[int, int, int]]] = {
    ("damage", "this_ship"): (DAMAGE, THIS_SHIP, 0),
    ("damage", "opponent_ship"): (DAMAGE, OPPONENT_SHIP, 0),
    ("heal", "this_ship"): (HEAL, THIS_SHIP, 0),
    ("heal", "own_ship"): (HEAL, OWN_SHIP, 0),
    ("upgrade", "own_ship", "mast"): (UPGRADE, MAST, 0),
    ("upgrade", "own_ship", "cannon"): (UPGRADE, CANNON, 0),
    ("strip", "this_ship", "mast_or_cannon"): (STRIP, THIS_SHIP, 0),
    ("steal", "one_opponent"): (STEAL, ONE_OPPONENT, 0),
    ("steal", "each_opponent"): (STEAL, EACH_OPPONENT, 0),
    ("relocate", "this_ship", "compass"): (RELOCATE, THIS_BY_COMPASS, 1),
    ("relocate", "opponent_ship", "compass"): (RELOCATE, OPPONENT_BY_COMPASS, 1),
    ("relocate", "this_ship", "any_free_space", "optional"): (RELOCATE, TO_ANY_SPACE, 1),
    ("relocate", "this_ship", "own_port", "optional"): (RELOCATE, TO_OWN_PORT, 1),
    ("sink", "this_ship"): (SINK, THIS_SHIP, 1),
    ("plunder_point",): (POINT, 0, 0),
    ("end_turn",): (END_TURN, 0, 1),
    **{("gain", kind): (GAIN, what, 0) for kind, what in _GAINS.items()},
    **{("lose", kind): (LOSE, what, 0) for kind, what in _GAINS.items() if what <= ANY_KIND},
}

# Every step that there is, for whoever fills in a card of their own: with one of what is counted.
STEPS: Final = [
    *(" ".join(words if fixed else (*words, "1")) for words, (_, _, fixed) in _STEPS.items()),
    "heal this_ship full",
    "heal own_ship full",
    "damage this_ship 1 if_unpaid",
    "damage opponent_ship 1 if_unpaid",
]
Step = Annotated[str, Meta(examples=STEPS)]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the three dice."""

    sailing: Figure[list[int]]
    attack: Figure[list[int]]
    defense: Figure[list[int]]


class Storm(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows and columns the storm covers, its centre in the middle."""

    rows: Figure[int]
    columns: Figure[int]


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    """What the four things that can be built cost."""

    ship: Figure[dict[Resource, int]]
    mast: Figure[dict[Resource, int]]
    cannon: Figure[dict[Resource, int]]
    life: Figure[dict[Resource, int]]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The most ships in a fleet, and the most pegs of each kind in a ship."""

    ships: Figure[int]
    lives: Figure[int]
    cannons: Figure[int]
    masts: Figure[int]


class Targets(Struct, frozen=True, forbid_unknown_fields=True):
    """The Plunder Points that win."""

    standard: Figure[int]
    teams_2x2: Figure[int]
    teams_2x3: Figure[int]
    teams_3x2: Figure[int]


class TreasureCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of treasure card: how many there are, and what it does, step by step."""

    id: str
    name: str
    count: Figure[int]
    steps: Figure[list[Step]]


class Port(Struct, frozen=True, forbid_unknown_fields=True):
    """A port's cell (row and column from 1) and the sides by which it can be entered."""

    at: tuple[int, int]
    open: list[Side]


class Island(Struct, frozen=True, forbid_unknown_fields=True):
    """An island of a face; its letter is the last of its id."""

    id: str
    type: Figure[Literal["resource", "merchant", "normal"]]
    skulls: Figure[int]
    ports: Figure[list[Port]]


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tile. In `rows`, ~ is water, a small letter land and its capital a port of that island."""

    id: str
    rows: Figure[list[str]]
    barriers: Figure[list[tuple[tuple[int, int], tuple[int, int]]]]
    islands: list[Island]


class PlunderFigures(FigureSet, frozen=True):
    """A whole set."""

    dice: Dice
    storm: Storm
    resources: dict[Resource, Figure[int]]
    open_stack: Figure[int]
    costs: Costs
    limits: Limits
    x_tokens: Figure[dict[int, int]]
    plunder_point_cards: Figure[int]
    bury_treasure_gold: Figure[int]
    targets: Targets
    treasure: list[TreasureCard]
    faces: list[Face]


def step_of(text: str) -> tuple[int, int, int]:
    """A treasure card's step as numbers: what is done, to what, how many; (-1, 0, 0) if it cannot be read."""
    words = text.split()
    unpaid = words[-1:] == ["if_unpaid"]
    if unpaid:
        words.pop()
    count = 0
    full = words[-1:] == ["full"]
    if full:
        count = FULL
        words.pop()
    # Digits that are no figures have no value, and Python does not read a number of thousands of them.
    elif words and re.fullmatch("[0-9]{1,9}", words[-1]):
        count = int(words.pop())
    deed, what, fixed = _STEPS.get(tuple(words), (-1, 0, 0))
    if (count == 0) != (fixed == 1) or (full and deed != HEAL) or (unpaid and deed != DAMAGE):
        return -1, 0, 0
    return DAMAGE_IF_UNPAID if unpaid else deed, what, count or fixed


def target_field(teams: str) -> str:
    """The field of `Targets` for these teams, as the option names them."""
    return "standard" if teams == "none" else f"teams_{teams}"


def target_of(targets: Targets, teams: str) -> int:
    """The Plunder Points that win with these teams (P14)."""
    figure: Figure[int] = getattr(targets, target_field(teams))
    return figure.value


def points_at_start(players: int) -> int:
    """What allies, or one player alone, begin with: a ship and an island each (P1, P14)."""
    return 2 * players


def has_merchant(face: Face) -> bool:
    """Whether a face shows a merchant island: such tiles stay in the box with two players (P16)."""
    return any(island.type.value == "merchant" for island in face.islands)


# Checking a set


def check_figures(figures: PlunderFigures) -> None:
    """Refuse a set that the rules cannot be played with, naming the field."""
    for name in ("sailing", "attack", "defense"):
        faces = getattr(figures.dice, name).value
        if not faces:
            raise Unplayable(f"dice.{name}", "plunder-figures-die")
        for face in faces:
            within(f"dice.{name}", face, 1, 6)
    if len(set(figures.dice.sailing.value)) == 1:
        raise Unplayable("dice.sailing", "plunder-figures-sailing")
    for name in ("rows", "columns"):
        size = getattr(figures.storm, name).value
        within(f"storm.{name}", size, 1, 5)
        if size % 2 == 0:
            raise Unplayable(f"storm.{name}", "plunder-figures-storm", size=size)
    _check_cards(figures)
    within("limits.ships", figures.limits.ships.value, 1, SHIPS_EACH)
    for name in ("lives", "cannons", "masts"):
        within(f"limits.{name}", getattr(figures.limits, name).value, 1, 9)
    for seats in range(2, MOST_SEATS + 1):
        if seats not in figures.x_tokens.value:
            raise Unplayable("x_tokens", "plunder-figures-tokens", seats=seats)
        within(f"x_tokens.{seats}", figures.x_tokens.value[seats], 0, MOST_TOKENS)
    for teams, (_, allies) in TEAMS.items():
        place = f"targets.{target_field(teams)}"
        within(place, target_of(figures.targets, teams), points_at_start(allies) + 1, 99)
    _check_faces(figures.faces)


def _check_cards(figures: PlunderFigures) -> None:
    if sorted(figures.resources) != sorted(RESOURCES):
        raise Unplayable("resources", "plunder-figures-resources", kinds=", ".join(RESOURCES))
    within("open_stack", figures.open_stack.value, 1, 20)
    for kind in RESOURCES:
        within(f"resources.{kind}", figures.resources[kind].value, figures.open_stack.value, 99)
    deck = sum(figures.resources[kind].value - figures.open_stack.value for kind in RESOURCES)
    if deck < 3 * MOST_SEATS:
        raise Unplayable("resources", "plunder-figures-deck", deck=deck)
    for item in figures.costs.__struct_fields__:
        for kind, count in getattr(figures.costs, item).value.items():
            within(f"costs.{item}.{kind}", count, 0, 9)
        if not sum(getattr(figures.costs, item).value.values()):
            raise Unplayable(f"costs.{item}", "plunder-figures-cost")
    within("bury_treasure_gold", figures.bury_treasure_gold.value, 1, 9)
    within("plunder_point_cards", figures.plunder_point_cards.value, 0, 999)
    if not 1 <= len(figures.treasure) <= MOST_CARDS:
        raise Unplayable("treasure", "plunder-figures-treasure", count=len(figures.treasure), most=int(MOST_CARDS))
    names = [f"X{number:02}" for number in range(1, MOST_CARDS + 1)]
    if len({card.id for card in figures.treasure}) != len(figures.treasure):
        raise Unplayable("treasure", "figures-same-id")
    for card in figures.treasure:
        place = f"treasure[{card.id}]"
        if card.id not in names:
            raise Unplayable(place, "plunder-figures-names", first=names[0], last=names[-1])
        within(f"{place}.count", card.count.value, 1, 99)
        if not card.steps.value:
            raise Unplayable(f"{place}.steps", "plunder-figures-steps")
        if len(card.steps.value) > MOST_STEPS:
            count = len(card.steps.value)
            raise Unplayable(f"{place}.steps", "plunder-figures-many-steps", count=count, most=int(MOST_STEPS))
        deeds: list[int] = []
        for step in card.steps.value:
            deed, _, times = step_of(step)
            if deed < 0:
                raise Unplayable(f"{place}.steps", "plunder-figures-step", step=repr(step))
            within(f"{place}.steps", times, 1, int(FULL))
            deeds.append(deed)
        if DAMAGE_IF_UNPAID in deeds and LOSE not in deeds[: deeds.index(DAMAGE_IF_UNPAID)]:
            raise Unplayable(f"{place}.steps", "plunder-figures-unpaid")


def _check_faces(faces: list[Face]) -> None:
    if len(faces) != FACES:
        raise Unplayable("faces", "plunder-figures-faces", count=len(faces), all=int(FACES))
    for face in faces:
        _check_face(face)
    merchants = [has_merchant(face) for face in faces]
    for tile in range(FACES // 2):
        if merchants[2 * tile] != merchants[2 * tile + 1]:
            raise Unplayable(f"faces[{faces[2 * tile].id}]", "plunder-figures-sides")
    if sum(merchants) != 4:
        raise Unplayable("faces", "plunder-figures-merchants")
    havens = [min(_havens(faces[2 * tile]), _havens(faces[2 * tile + 1])) for tile in range(FACES // 2)]
    if sum(havens) < MOST_SEATS:
        raise Unplayable("faces", "plunder-figures-havens", count=sum(havens))
    if sum(count for tile, count in enumerate(havens) if not merchants[2 * tile]) < 2:
        raise Unplayable("faces", "plunder-figures-havens-for-two")
    for one in range(FACES):
        for other in range(FACES):
            if one // 2 != other // 2 and not _borders_meet(faces[one], faces[other]):
                raise Unplayable(f"faces[{faces[one].id}]", "plunder-figures-passage", other=faces[other].id)


def _check_face(face: Face) -> None:
    place = f"faces[{face.id}]"
    rows = face.rows.value
    if len(rows) != TILE or any(len(row) != TILE for row in rows):
        raise Unplayable(f"{place}.rows", "plunder-figures-tile", size=int(TILE))
    letters = Counter("".join(rows))
    known = {"~"}
    for island in face.islands:
        letter = island.id[-1:]
        inside = f"{place}.islands[{island.id}]"
        # Others may have no capital that would be their port.
        if not "a" <= letter <= "z" or not letters[letter]:
            raise Unplayable(inside, "plunder-figures-letter")
        if letter in known:
            raise Unplayable(inside, "plunder-figures-same-letter", letter=letter)
        known |= {letter, letter.upper()}
        ports = {port.at for port in island.ports.value}
        drawn = {(r + 1, c + 1) for r in range(TILE) for c in range(TILE) if rows[r][c] == letter.upper()}
        if ports != drawn or len(ports) != len(island.ports.value):
            raise Unplayable(f"{inside}.ports", "plunder-figures-ports")
        kind, skulls = island.type.value, island.skulls.value
        within(f"{inside}.skulls", skulls, 1 if kind == "resource" else 0, 9 if kind == "resource" else 0)
        if (kind == "normal") == bool(ports):
            raise Unplayable(f"{inside}.ports", "plunder-figures-port-kinds")
        if skulls == 1 and len(ports) != 1:
            raise Unplayable(f"{inside}.ports", "plunder-figures-one-port")
        if len(ports) > 3:
            raise Unplayable(f"{inside}.ports", "plunder-figures-three-ports")
    if sum(island.type.value != "normal" for island in face.islands) > 6:
        raise Unplayable(f"{place}.islands", "plunder-figures-six-islands")
    if set(letters) - known:
        unknown = ", ".join(sorted(set(letters) - known))
        raise Unplayable(f"{place}.rows", "plunder-figures-unknown", letters=unknown)
    for (r1, c1), (r2, c2) in face.barriers.value:
        if abs(r1 - r2) + abs(c1 - c2) != 1 or not all(1 <= n <= TILE for n in (r1, c1, r2, c2)):
            cells = {"one": f"[{r1}, {c1}]", "other": f"[{r2}, {c2}]"}
            raise Unplayable(f"{place}.barriers", "plunder-figures-barrier", **cells)
    sea: set[tuple[int, int]] = {(r, c) for r in range(TILE) for c in range(TILE) if _is_sea(face, r, c)}
    reached = set(sorted(sea)[:1])
    fresh = list(reached)
    while fresh:
        r, c = fresh.pop()
        for side in range(4):
            cell = _beyond(r, c, side)
            if cell in sea and cell not in reached and _is_joined(face, r, c, side):
                reached.add(cell)
                fresh.append(cell)
    if reached != sea:
        r, c = min(sea - reached)
        raise Unplayable(f"{place}.rows", "plunder-figures-locked", cell=f"[{r + 1}, {c + 1}]")


def _havens(face: Face) -> int:
    return sum(island.type.value == "resource" and island.skulls.value == 1 for island in face.islands)


def _is_sea(face: Face, r: int, c: int) -> bool:
    return not face.rows.value[r][c].islower()


def _beyond(r: int, c: int, side: int) -> tuple[int, int]:
    return r + (-1, 0, 1, 0)[side], c + (0, 1, 0, -1)[side]


def _opens(face: Face, r: int, c: int, side: int) -> bool:
    """Whether a sea cell can be left by this side, as far as it is itself concerned."""
    ports = [port for island in face.islands for port in island.ports.value if port.at == (r + 1, c + 1)]
    return not ports or SIDES[side] in ports[0].open


def _is_joined(face: Face, r: int, c: int, side: int) -> bool:
    r2, c2 = _beyond(r, c, side)
    pair = {(r + 1, c + 1), (r2 + 1, c2 + 1)}
    barred = any({one, other} == pair for one, other in face.barriers.value)
    return not barred and _opens(face, r, c, side) and _opens(face, r2, c2, (side + 2) % 4)


def _border(face: Face, side: int) -> list[bool]:
    """Which cells of a border can be crossed, clockwise."""
    cells = [[(0, c), (c, TILE - 1), (TILE - 1, TILE - 1 - c), (TILE - 1 - c, 0)][side] for c in range(TILE)]
    return [_is_sea(face, r, c) and _opens(face, r, c, side) for r, c in cells]


def _borders_meet(one: Face, other: Face) -> bool:
    """Whether a ship can pass between two tiles whichever sides they turn to each other."""
    return all(
        any(a and b for a, b in zip(_border(one, side), reversed(_border(other, facing)), strict=True))
        for side in range(4)
        for facing in range(4)
    )
