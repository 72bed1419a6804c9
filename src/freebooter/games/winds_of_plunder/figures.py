"""The figures of Winds of Plunder: map, tiles, cards and cubes, and what the rules need of them (W21)."""

from typing import Final, Literal

from msgspec import Struct

from freebooter.core.figures import Figure, FigureSet, Unplayable, within

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
    within("tally_max", figures.tally_max.value, 1, 99)
    within("wind_cubes", figures.wind_cubes.value, 0, MOST_CUBES)
    within("reserve_cubes", figures.reserve_cubes.value, 0, MOST_CUBES - figures.wind_cubes.value)
    within("rounds", figures.rounds.value, 1, MOST_ROUNDS)
    if len(figures.area_bonus.value) != MOST_SEATS:
        count = len(figures.area_bonus.value)
        raise Unplayable("area_bonus", "winds_of_plunder-figures-area-bonus", count=count, most=MOST_SEATS)
    for bonus in figures.area_bonus.value:
        within("area_bonus", bonus, 0, 99)


def _check_map(figures: WindsFigures) -> None:
    if sorted(figures.north_to_south.value) != sorted(PORTS):
        raise Unplayable("north_to_south", "winds_of_plunder-figures-north-to-south")
    areas = [area.value for area in figures.areas_west_to_east]
    if len(areas) != AREAS or any(len(area) != AREA_PORTS for area in areas):
        raise Unplayable("areas_west_to_east", "winds_of_plunder-figures-areas", areas=AREAS, ports=AREA_PORTS)
    if sorted(port for area in areas for port in area) != sorted(PORTS):
        raise Unplayable("areas_west_to_east", "winds_of_plunder-figures-one-area")
    starts = figures.start_ports.value
    if len(starts) < MOST_SEATS or len(set(starts)) != len(starts):
        raise Unplayable("start_ports", "winds_of_plunder-figures-start-ports", least=MOST_SEATS)


def _check_tiles(figures: WindsFigures) -> None:
    if len(figures.tiles) != TILES:
        raise Unplayable("tiles", "winds_of_plunder-figures-tiles", count=len(figures.tiles), all=TILES)
    if len({tile.id for tile in figures.tiles}) != TILES:
        raise Unplayable("tiles", "figures-same-id")
    for tile in figures.tiles:
        # Positions name tiles by their ids: words apart, or `trinidad=T06`; a dash is no tile.
        if tile.id.split() != [tile.id] or set(";=") & set(tile.id) or tile.id == "-":
            raise Unplayable(f"tiles[{tile.id}]", "winds_of_plunder-figures-tile-ids")
        within(f"tiles[{tile.id}].vp", tile.vp.value, 0, 99)
        if len(set(tile.items.value)) != len(tile.items.value):
            raise Unplayable(f"tiles[{tile.id}].items", "winds_of_plunder-figures-items")
    if len(figures.booty_ladder) < 2:
        raise Unplayable("booty_ladder", "winds_of_plunder-figures-ladder")
    for rung, figure in enumerate(figures.booty_ladder):
        within(f"booty_ladder[{rung}]", figure.value, 0, 0 if rung == 0 else 99)


def _check_cards(figures: WindsFigures) -> None:
    if sorted(figures.free_ports) != sorted(BUYING):
        raise Unplayable("free_ports", "winds_of_plunder-figures-cards", cards=", ".join(BUYING))
    for kind, copies in figures.free_ports.items():
        if len(copies) != COPIES or any(len(set(copy.value)) != 2 or len(copy.value) != 2 for copy in copies):
            raise Unplayable(f"free_ports.{kind}", "winds_of_plunder-figures-copies", copies=COPIES)
    if sorted(figures.action_cards) != sorted((*BUYING, *PLAIN_CARDS)):
        cards = ", ".join((*BUYING, *PLAIN_CARDS))
        raise Unplayable("action_cards", "winds_of_plunder-figures-cards", cards=cards)
    for kind, copies_of in figures.action_cards.items():
        if kind in BUYING:
            within(f"action_cards.{kind}", copies_of.value, COPIES, COPIES)
        else:
            within(f"action_cards.{kind}", copies_of.value, 0, MOST_COPIES)
