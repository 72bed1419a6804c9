"""Plunder's map: two characters a cell, the third for a wall, and the players beside it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from freebooter.core.message import Message
from freebooter.core.text_map import colour, letter
from freebooter.core.words import Words
from freebooter.games.plunder.view import PlunderView

COVERS: Final = frozenset(PlunderView.__struct_fields__) - {"treaties", "ending"}


def draw(view: PlunderView, names: list[str], words: Words) -> RenderableType:
    """The map on the left, the players on the right, and below what the signs mean and what the viewer holds."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(_map(view), _players(view, names, words))
    below = [Text(words.term("plunder-map-signs"), style="dim")]
    if view.viewer >= 0:
        held = ", ".join(f"{words.term(kind)} {count}" for kind, count in view.hands[view.viewer].known.items())
        below.append(Text(words.say(Message("plunder-map-hand", args={"cards": held}), names)))
    return Group(grid, *below)


def _map(view: PlunderView) -> Text:
    pieces = _pieces(view)
    walls = set(view.walls)
    if not view.terrain:
        return Text()
    columns = len(view.terrain[0].cells)
    drawn = Text("  " + "".join(f"{column:>2} " for column in range(1, columns + 1)), style="dim")
    for row, below in zip(view.terrain, [*view.terrain[1:], None], strict=True):
        drawn.append(f"\n{row.row} ")
        for column, ground in enumerate(row.cells, 1):
            cell = f"{row.row}{column}"
            is_walled = below is not None and (cell, f"{below.row}{column}") in walls
            sign, style = pieces.get(cell) or _ground(ground, is_stormy=cell in view.storm_cells, is_walled=is_walled)
            drawn.append(f"{sign:>2}", style=f"{style} underline" if is_walled else style)
            drawn.append("|" if (cell, f"{row.row}{column + 1}") in walls else " ")
    return drawn


def _ground(ground: str, *, is_stormy: bool, is_walled: bool) -> tuple[str, str]:
    if ground == "#":
        return "##", "yellow"
    if is_stormy:
        return "~~", "blue"
    return ("__" if is_walled else "."), "dim"


def _pieces(view: PlunderView) -> dict[str, tuple[str, str]]:
    """What lies in a cell, the last of several on top: a port, an X, a ship."""
    land = {f"{row.row}{column}" for row in view.terrain for column, ground in enumerate(row.cells, 1) if ground == "#"}
    pieces: dict[str, tuple[str, str]] = {}
    for island in view.islands:
        for port in island.ports:
            if not island.skulls:
                pieces[port] = "M", "bold"
            elif island.owner < 0:
                pieces[port] = f"-{island.skulls}", ""
            else:
                pieces[port] = f"{letter(island.owner).lower()}{island.skulls}", colour(island.owner)
    for token in view.tokens:
        pieces[token] = "#X" if token in land else "X", "bold red"
    for seat, fleet in enumerate(view.ships):
        for place, ship in enumerate(fleet, 1):
            if ship is not None:
                pieces[ship.cell] = f"{letter(seat)}{place}", colour(seat)
    return pieces


def _players(view: PlunderView, names: list[str], words: Words) -> Text:
    """Two lines a player: points of the target, cards in hand, and each ship's lives, cannons and masts."""
    drawn = Text()
    for seat, name in enumerate(names):
        ships = " ".join(f"{ship.lives}·{ship.cannons}·{ship.masts}" for ship in view.ships[seat] if ship is not None)
        drawn.append(f"{letter(seat)} {name}", style=colour(seat))
        drawn.append(f" {view.scores[seat]}/{view.target}\n", style="bold")
        cards = words.say(Message("plunder-map-cards", args={"count": view.hands[seat].size}), names)
        drawn.append(f"  {cards} {ships}\n")
    return drawn
