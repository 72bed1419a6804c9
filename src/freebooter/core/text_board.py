"""Any game's view as tables of text: the fields say what they are by their types, the locale files how to call them."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from freebooter.core.message import Message, message_of, sentence_key
from freebooter.core.text_map import TextMap
from freebooter.core.view import View
from freebooter.core.words import Words

# What every view has and nobody needs to read: it is told in other ways.
_UNSHOWN = frozenset(View.__struct_fields__)
# A brief table leaves out longer lists.
_BRIEF_ROWS = 4
# With more than so many columns, players stand side by side instead of one below the other.
_WIDEST = 7


class TextBoard:
    """Draws the views of one game in one language.

    What a game words itself is used: `GAME-label-FIELD` for the name of a field, and `GAME-STRUCT` for a whole thing
    in a few words (`GAME-card-view` for a `CardView`). Everything else is shown by the names in the code. A label
    worded as nothing hides its field.
    """

    def __init__(
        self, game_id: str, words: Words, ui: Words, names: list[str], drawn_map: TextMap | None = None
    ) -> None:
        """`words` are the game's, `ui` those of the terminal."""
        self.game_id = game_id
        self.words = words
        self.ui = ui
        self.names = names
        self.map = drawn_map

    def draw(self, view: View, *, brief: bool = False) -> RenderableType:
        """The whole view, the map first if the game has one. A brief one leaves out what the map covers, long lists,
        of which it says how long they are, and what no player has."""
        per_seat: dict[str, Any] = {}
        single: list[str] = []
        parts: list[RenderableType] = []
        seats = message_of(view, "").seats
        unshown = _UNSHOWN | (self.map.COVERS if self.map is not None and brief else frozenset())
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if name in unshown or value in ("", None) or not self.label(name):
                continue
            if brief and value in ((), [], {}):
                continue
            if name in seats:
                single.append(f"{self.label(name)}: {self._people(value)}")
            elif self._is_per_seat(name, value):
                per_seat[name] = value
            elif self._rows(value) is not None:
                parts.append(self._list(name, value, brief=brief))
            elif not brief or self.inline(value) != "-":
                single.append(f"{self.label(name)}: {self.inline(value)}")
        drawn: list[RenderableType] = [] if self.map is None else [self.map.draw(view, self.names, self.words)]
        if per_seat:
            drawn.append(self._players(per_seat, brief=brief))
        return Group(*drawn, *parts, *(Text(line) for line in single))

    def label(self, name: str) -> str:
        """What a field is called."""
        key = f"{self.game_id}-label-{name.replace('_', '-')}"
        return self.words.term(key) if self.words.has(key) else name.replace("_", " ")

    def inline(self, value: Any) -> str:
        """Anything in a few words, on one line."""
        if isinstance(value, Struct):
            key = sentence_key(self.game_id, value)
            if self.words.has(key):
                return self.words.say(message_of(value, key), self.names)
            return ", ".join(f"{self.label(name)} {text}" for name, text in self._cells(value).items() if text)
        if isinstance(value, dict):
            held = {name: item for name, item in value.items() if item != 0}
            return ", ".join(f"{self.word(name)} {self.inline(item)}" for name, item in held.items()) or "-"
        if isinstance(value, list | tuple):
            inner = any(isinstance(item, Struct | list | tuple) for item in value)
            return (" / " if inner else ", ").join(self.inline(item) for item in value) or "-"
        if isinstance(value, bool):
            return "✓" if value else "-"
        return "-" if value is None else self.word(str(value))

    def word(self, text: str) -> str:
        """A term in the reader's language, or the text itself where it is none."""
        return self.words.term(text) if text and self.words.has(text) else text

    def _cells(self, thing: Struct) -> dict[str, str]:
        """A thing's fields as text; seats become names."""
        seats = message_of(thing, "").seats
        cells: dict[str, str] = {}
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if not self.label(name):
                continue
            if name in seats:
                cells[name] = self._people(value)
            else:
                cells[name] = self.inline(value)
        return cells

    def name(self, seat: int) -> str:
        """A player's name; nobody's for a number that is no seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.words.say(Message("nobody"), self.names)

    def _people(self, value: Any) -> str:
        """A seat, or several, by name."""
        return ", ".join(self.name(seat) for seat in (value if isinstance(value, list | tuple) else [value])) or "-"

    def _is_per_seat(self, name: str, value: Any) -> bool:
        """Whether there is one item a seat: numbers and counts in that number, or things that say so by name."""
        if not isinstance(value, list | tuple) or len(value) != len(self.names):
            return False
        if all(isinstance(item, int | dict) for item in value):
            return True
        kinds = {type(item).__name__ for item in value}
        return name == "players" or (len(kinds) == 1 and kinds.pop().startswith(("Player", "Seat", "Hand")))

    def _players(self, columns: dict[str, Any], *, brief: bool) -> Table:
        """One row a player, or one column where there is much to say of each."""
        cells: list[dict[str, str]] = [{} for _ in self.names]
        for field, items in columns.items():
            split = [self._columns(item) or {self.label(field): self.inline(item)} for item in items]
            # Two fields may count the same things: booty held, booty lost.
            is_told_apart = any(label in one for one in cells for new in split for label in new)
            for one, new in zip(cells, split, strict=True):
                one.update({f"{self.label(field)}: {label}" if is_told_apart else label: new[label] for label in new})
        labels = list(dict.fromkeys(label for one in cells for label in one))
        if brief:
            labels = [label for label in labels if any(one.get(label, "") not in ("", "-", "0") for one in cells)]
        rows = [[name, *(one.get(label, "-") for label in labels)] for name, one in zip(self.names, cells, strict=True)]
        grid = [["", *labels], *rows]
        if len(labels) > _WIDEST:
            grid = [list(row) for row in zip(*grid, strict=True)]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for place, label in enumerate(grid[0]):
            table.add_column(label, justify=_justify(row[place] for row in grid[1:]))
        for row in grid[1:]:
            table.add_row(*row)
        return table

    def _columns(self, item: Any) -> dict[str, str] | None:
        """A thing with several fields takes several columns; None for a single value."""
        if isinstance(item, dict):
            return {self.word(str(key)): self.inline(value) for key, value in item.items()}
        if isinstance(item, Struct):
            return {self.label(name): text for name, text in self._cells(item).items()}
        return None

    def _rows(self, value: Any) -> list[Any] | None:
        """The items of a list of things, without empty places; None if it is no such list."""
        if not isinstance(value, list | tuple):
            return None
        items = [item for item in value if item is not None]
        return items if all(isinstance(item, Struct | list | tuple) for item in items) and value else None

    def _list(self, name: str, value: Any, *, brief: bool) -> RenderableType:
        items = self._rows(value) or []
        title = Text(self.label(name), style="bold")
        if not items:
            return Text.assemble(title, ": -")
        if not all(isinstance(item, Struct) and not self.words.has(sentence_key(self.game_id, item)) for item in items):
            return Group(title, Padding(self._worded(items), (0, 0, 0, 2)))
        if brief and len(items) > _BRIEF_ROWS:
            return Text.assemble(title, ": ", self.ui.say(Message("more", args={"count": len(items)}), self.names))
        return Group(title, Padding(self._table(items), (0, 0, 0, 2)))

    def _worded(self, items: list[Any]) -> RenderableType:
        """Things that have words of their own: a pile of several on its own line, single ones side by side."""
        piles = [item for item in items if isinstance(item, list | tuple) and len(item) > 1]
        single = [Text(self.inline(item)) for item in items if item not in piles]
        drawn: list[RenderableType] = [Text(self.inline(pile)) for pile in piles]
        return Group(*drawn, *([Columns(single, padding=(0, 3))] if single else []))

    def _table(self, items: Iterable[Struct]) -> Table:
        rows = [self._cells(item) for item in items]
        names = list(dict.fromkeys(name for row in rows for name in row))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for name in names:
            table.add_column(self.label(name), justify=_justify(row.get(name, "-") for row in rows))
        for row in rows:
            table.add_row(*(row.get(name, "-") for name in names))
        return table


def _justify(cells: Iterable[str]) -> Literal["left", "right"]:
    return "right" if all(cell.isdecimal() or cell == "-" for cell in cells) else "left"
