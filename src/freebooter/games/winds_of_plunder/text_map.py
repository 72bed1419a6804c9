"""The chart of Winds of Plunder: four areas from west to east, three ports in each from north to south."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from freebooter.core.message import Message
from freebooter.core.text_map import colour, letter
from freebooter.core.words import Words
from freebooter.games.winds_of_plunder.figures import AREA_PORTS, AREAS, PORTS
from freebooter.games.winds_of_plunder.view import TileView, WindsView

COVERS: Final = frozenset(WindsView.__struct_fields__) - {"hand", "maps", "ending"}

_ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
# What stands in a player's row, in this order, with the marker that goes with it.
_COUNTS: Final = ("vp", "weapons", "crew", "provisions", "booty", "wind_cubes", "reserve", "cards", "treasures")
_MARKERS: Final = {"weapons": "most-weapons", "crew": "largest-crew", "provisions": "most-provisions"}


def draw(view: WindsView, names: list[str], words: Words) -> RenderableType:
    """The wind, the ports with their tiles and ships, the rotation bar, and a row for each player."""
    wind = Message("winds_of_plunder-map-wind", terms={"wind": view.wind}, args={"arrow": _ARROWS[view.wind]})
    tiles = {tile.place: tile for tile in view.tiles}
    # Tiles are listed as they lie on the chart. Where a port has none, the view does not tell where it lies; then all
    # stand where they do in the box.
    laid = tuple([place for place in tiles if place in PORTS])
    ports = laid if len(laid) == len(PORTS) else PORTS
    chart = Table.grid(padding=(0, 1))
    for _ in range(AREAS):
        # Letters of five seats beside a long name widen their column, and what is too wide for the screen is wrapped.
        chart.add_column(min_width=18)
    for row in range(AREA_PORTS):
        chart.add_row(*(_port(view, tiles, port, words) for port in ports[row::AREA_PORTS]))
    bar = " | ".join(_tile(tile, words) for place, tile in tiles.items() if place not in PORTS)
    return Group(
        Text(words.say(wind, names), style="bold"),
        chart,
        Text(words.say(Message("winds_of_plunder-map-bar", args={"tiles": bar}), names)),
        _players(view, names, words),
        Text(words.term("winds_of_plunder-map-signs"), style="dim"),
    )


def _port(view: WindsView, tiles: dict[str, TileView], port: str, words: Words) -> Text:
    """Two lines: the name, and in small letters who has a reputation there; the tile, and whose ships lie there."""
    known = [(letter(seat).lower(), colour(seat)) for seat, one in enumerate(view.players) if port in one.reputation]
    ships = [(letter(seat), f"{colour(seat)} reverse") for seat, one in enumerate(view.players) if one.port == port]
    tile = _tile(tiles[port], words) if port in tiles else ""
    return Text.assemble((words.term(port), "bold"), _beside(known), "\n", tile, _beside(ships))


def _beside(letters: list[tuple[str, str]]) -> Text:
    return Text.assemble(" ", *letters) if letters else Text()


def _tile(tile: TileView, words: Words) -> str:
    return " ".join([str(tile.vp), *(words.term(f"winds_of_plunder-sign-{item}") for item in tile.items)])


def _players(view: WindsView, names: list[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for name in _COUNTS:
        table.add_column(words.term(f"winds_of_plunder-sign-{name.replace('_', '-')}"), justify="right")
    for seat, player in enumerate(view.players):
        cells = [f"{getattr(player, name)}{'*' if _MARKERS.get(name) in player.markers else ''}" for name in _COUNTS]
        title = Text(f"{letter(seat)} {names[seat]}{' ☠' if player.blackbeard else ''}", style=colour(seat))
        table.add_row(title, *cells)
    return table
