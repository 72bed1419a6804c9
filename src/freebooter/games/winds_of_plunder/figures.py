"""The figures of Winds of Plunder: map, tiles, cards and cubes, and what the rules need of them (W21)."""

from typing import Final, Literal, NoReturn

from msgspec import Struct

from freebooter.core.errors import BadFigures
from freebooter.core.figures import Figure, FigureSet

PORTS: Final = (
    "havana",
    "cozumel",
    "belize",
    "nassau",
    "san-salvadore",
    "jamaica",
    "turks-and-caicos",
    "puerto-rico",
    "santo-domingo",
    "guadeloupe",
    "barbados",
    "trinidad",
)
Port = Literal[
    "havana",
    "cozumel",
    "belize",
    "nassau",
    "san-salvadore",
    "jamaica",
    "turks-and-caicos",
    "puerto-rico",
    "santo-domingo",
    "guadeloupe",
    "barbados",
    "trinidad",
]
ITEMS: Final = ("weapon", "crew", "provision")
TileItem = Literal["weapon", "crew", "provision", "treasure"]
DIRECTIONS: Final = ("north", "east", "south", "west")

# Copies of the cards that buy an item differ by the ports printed on them, so each copy is a card of its own.
BUYING: Final = ("buy-weapons", "hire-crew", "buy-provisions")
COPIES: Final = 3
PLAIN_CARDS: Final = (
    "misfire",
    "mutiny",
    "rats",
    "heave",
    "intrigue",
    "put-the-crew-to-the-test",
    "secret-cache",
    "storm",
    "swindle",
    "tavern-brawl",
    "treachery",
)
CARDS: Final = (*(f"{kind}-{copy}" for kind in BUYING for copy in "abc"), *PLAIN_CARDS)

AREAS: Final = 4
AREA_PORTS: Final = 3
TILES: Final = 18
BAR: Final = 6
MOST_CUBES: Final = 30
MOST_COPIES: Final = 9
MOST_ROUNDS: Final = 9
MOST_SEATS: Final = 5


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """One Victory Point tile and what lies on it."""

    id: str
    vp: Figure[int]
    items: Figure[list[TileItem]]


class WindsFigures(FigureSet, frozen=True):
    """A whole set. `free_ports` are the two ports printed on each copy of a card that buys an item."""

    north_to_south: Figure[list[Port]]
    areas_west_to_east: list[Figure[list[Port]]]
    start_ports: Figure[list[Port]]
    tiles: list[Tile]
    booty_ladder: list[Figure[int]]
    tally_max: Figure[int]
    free_ports: dict[str, list[Figure[list[Port]]]]
    action_cards: dict[str, Figure[int]]
    wind_cubes: Figure[int]
    reserve_cubes: Figure[int]
    rounds: Figure[int]
    area_bonus: Figure[list[int]]


def check_figures(figures: WindsFigures) -> None:
    """Refuse a set that the rules cannot be played with, naming the field."""
    _check_map(figures)
    _check_tiles(figures)
    _check_cards(figures)
    _within("tally_max", figures.tally_max.value, 1, 99)
    _within("wind_cubes", figures.wind_cubes.value, 0, MOST_CUBES)
    _within("reserve_cubes", figures.reserve_cubes.value, 0, MOST_CUBES - figures.wind_cubes.value)
    _within("rounds", figures.rounds.value, 1, MOST_ROUNDS)
    if len(figures.area_bonus.value) != MOST_SEATS:
        _fail("area_bonus", f"{len(figures.area_bonus.value)} of them; up to {MOST_SEATS} players complete an area")
    for bonus in figures.area_bonus.value:
        _within("area_bonus", bonus, 0, 99)


def _check_map(figures: WindsFigures) -> None:
    if sorted(figures.north_to_south.value) != sorted(PORTS):
        _fail("north_to_south", "each of the 12 ports stands here once")
    areas = [area.value for area in figures.areas_west_to_east]
    if len(areas) != AREAS or any(len(area) != AREA_PORTS for area in areas):
        _fail("areas_west_to_east", f"there are {AREAS} areas of {AREA_PORTS} ports")
    if sorted(port for area in areas for port in area) != sorted(PORTS):
        _fail("areas_west_to_east", "each of the 12 ports lies in one area")
    starts = figures.start_ports.value
    if len(starts) < MOST_SEATS or len(set(starts)) != len(starts):
        _fail("start_ports", f"at least {MOST_SEATS} different ports are needed")


def _check_tiles(figures: WindsFigures) -> None:
    if len(figures.tiles) != TILES:
        _fail("tiles", f"{len(figures.tiles)} of them; {TILES} lie at the ports and on the rotation bar (W7)")
    if len({tile.id for tile in figures.tiles}) != TILES:
        _fail("tiles", "two tiles have the same id")
    for tile in figures.tiles:
        _within(f"tiles[{tile.id}].vp", tile.vp.value, 0, 99)
        if len(set(tile.items.value)) != len(tile.items.value):
            _fail(f"tiles[{tile.id}].items", "an item stands on a tile once at most")
    if len(figures.booty_ladder) < 2:
        _fail("booty_ladder", "it has a rung 0 and at least one above it")
    for rung, figure in enumerate(figures.booty_ladder):
        _within(f"booty_ladder[{rung}]", figure.value, 0, 0 if rung == 0 else 99)


def _check_cards(figures: WindsFigures) -> None:
    if sorted(figures.free_ports) != sorted(BUYING):
        _fail("free_ports", f"the cards are {', '.join(BUYING)}")
    for kind, copies in figures.free_ports.items():
        if len(copies) != COPIES or any(len(set(copy.value)) != 2 or len(copy.value) != 2 for copy in copies):
            _fail(f"free_ports.{kind}", f"there are {COPIES} copies with two ports each")
    if sorted(figures.action_cards) != sorted((*BUYING, *PLAIN_CARDS)):
        _fail("action_cards", f"the cards are {', '.join((*BUYING, *PLAIN_CARDS))}")
    for kind, copies_of in figures.action_cards.items():
        if kind in BUYING:
            _within(f"action_cards.{kind}", copies_of.value, COPIES, COPIES)
        else:
            _within(f"action_cards.{kind}", copies_of.value, 0, MOST_COPIES)


def _within(place: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        _fail(place, f"{number} is not within {low}-{high}")


def _fail(place: str, what: str) -> NoReturn:
    raise BadFigures(f"winds_of_plunder figures, {place}: {what}")
