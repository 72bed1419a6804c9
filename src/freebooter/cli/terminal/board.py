"""Any game's view as tables of text: the fields say what they are by their types, the locale files how to call them."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from freebooter.core.message import Message, message_of, sentence_key
from freebooter.core.view import View
from freebooter.core.words import Words

# What every view has and nobody needs to read: it is told in other ways.
_UNSHOWN = frozenset(View.__struct_fields__)
# A brief table leaves out longer lists.
_BRIEF_ROWS = 4


class Board:
    """Draws the views of one game in one language.

    What a game words itself is used: `GAME-label-FIELD` for the name of a field, and `GAME-STRUCT` for a whole thing
    in a few words (`buccaneer-disc-view`). Everything else is shown by the names in the code. A label worded as
    nothing hides its field.
    """

    def __init__(self, game_id: str, words: Words, ui: Words, names: list[str]) -> None:
        """`words` are the game's, `ui` those of the terminal."""
        self.game_id = game_id
        self.words = words
        self.ui = ui
        self.names = names

    def draw(self, view: View, *, brief: bool = False) -> RenderableType:
        """The whole view; a brief one leaves out long lists and says how long they are."""
        per_seat: dict[str, Any] = {}
        single: list[str] = []
        parts: list[RenderableType] = []
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if name in _UNSHOWN or value in ("", None) or not self.label(name):
                continue
            if self._is_per_seat(name, value):
                per_seat[name] = value
            elif self._rows(value) is not None:
                parts.append(self._list(name, value, brief=brief))
            else:
                single.append(f"{self.label(name)}: {self.inline(value)}")
        drawn = [self._players(per_seat)] if per_seat else []
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
            return ", ".join(f"{self.word(name)} {self.inline(item)}" for name, item in value.items()) or "-"
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
                cells[name] = ", ".join(self.name(seat) for seat in _listed(value))
            else:
                cells[name] = self.inline(value)
        return cells

    def name(self, seat: int) -> str:
        """A player's name; nobody's for a number that is no seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.words.say(Message("nobody"), self.names)

    def _is_per_seat(self, name: str, value: Any) -> bool:
        """Whether there is one item a seat: by the name of the field, or single values and counts in that number."""
        if not isinstance(value, list | tuple) or len(value) != len(self.names):
            return False
        return name == "players" or all(isinstance(item, int | str | dict) for item in value)

    def _players(self, columns: dict[str, Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("")
        rows = [[name] for name in self.names]
        for field, items in columns.items():
            split = [self._columns(item) for item in items]
            if split[0] is None:
                table.add_column(self.label(field), justify="right")
            for label, text in (split[0] or {}).items():
                table.add_column(label, justify="right" if text.isdecimal() else "left")
            for row, item, cells in zip(rows, items, split, strict=True):
                row += [self.inline(item)] if cells is None else list(cells.values())
        for row in rows:
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
        worded = all(not isinstance(item, Struct) or self.words.has(sentence_key(self.game_id, item)) for item in items)
        if worded:
            return Group(title, *(Padding(Text(line), (0, 0, 0, 2)) for line in self._worded_lines(items)))
        if brief and len(items) > _BRIEF_ROWS:
            return Text.assemble(title, ": ", self.ui.say(Message("more", args={"count": len(items)}), self.names))
        return Group(title, Padding(self._table(items), (0, 0, 0, 2)))

    def _worded_lines(self, items: list[Any]) -> list[str]:
        """Things that have words of their own: a pile of several on its own line, single ones side by side."""
        piles = [item for item in items if isinstance(item, list | tuple) and len(item) > 1]
        single = [self.inline(item) for item in items if item not in piles]
        return [self.inline(pile) for pile in piles] + (["  ·  ".join(single)] if single else [])

    def _table(self, items: Iterable[Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        rows = [self._cells(item) for item in items]
        for name in rows[0]:
            is_number = all(row[name].isdecimal() for row in rows)
            table.add_column(self.label(name), justify="right" if is_number else "left")
        for row in rows:
            table.add_row(*row.values())
        return table


def _listed(value: Any) -> list[int]:
    return list(value) if isinstance(value, list | tuple) else [value]
