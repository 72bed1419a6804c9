"""TypeScript types made from structs: of every game's view, events and actions, and whatever else is generated."""

from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct, inspect

from freebooter.core.game import AnyGame
from freebooter.core.message import _marks as marks

HEADER = "// Made by `freebooter web types` from the server's schemas. Do not edit.\n"


class TypeScript:
    """Writes interfaces for structs and for whatever they hold, each once, in the order they are met."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}
        self._roles: dict[str, dict[str, str]] = {}

    def add(self, kinds: Iterable[type[Struct]]) -> None:
        for kind in kinds:
            self._struct(kind)

    def union(self, name: str, kinds: Iterable[type[Struct]]) -> None:
        """A tagged union of structs under one name."""
        kinds = list(kinds)
        self.add(kinds)
        lines = "".join(f"\n  | {kind.__name__}" for kind in kinds)
        self.write(name, f"export type {name} ={lines};\n")

    def kind(self, annotation: Any) -> str:
        """The name of any type, with whatever it holds written before."""
        return self._type(inspect.type_info(annotation))

    def write(self, name: str, text: str) -> None:
        """Something that is no struct, under a name of its own."""
        self._written[name] = text

    def text(self) -> str:
        return HEADER + "".join(f"\n{written}" for written in self._written.values())

    def roles(self) -> dict[str, dict[str, str]]:
        """What the fields of each struct are: `seat`, `term`, or the struct they hold, with `[]` for lists."""
        return self._roles

    def _struct(self, kind: type[Struct]) -> str:
        name = kind.__name__
        if name in self._written:
            return name
        self._written[name] = ""  # met, so that a struct that holds itself ends
        info: Any = inspect.type_info(kind)
        hints = get_type_hints(kind, include_extras=True)
        lines = [f"  type: {msgspec.json.encode(info.tag).decode()};"] if info.tag_field == "type" else []
        roles = {}
        for field in info.fields:
            # What a client sends is taken with its defaults; what the server sends is always whole.
            mark = "" if field.required or not info.forbid_unknown_fields else "?"
            lines.append(f"  {field.encode_name}{mark}: {self._type(field.type)};")
            role = next(marks(hints[field.name]), "") or _held(field.type)
            if role:
                roles[field.encode_name] = role
        self._roles[name] = roles
        # Written after what it holds, so that the file reads from the parts to the whole.
        del self._written[name]
        self._written[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def _type(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.StructType():
                return self._struct(kind.cls)
            case inspect.UnionType():
                return " | ".join(sorted({self._type(one) for one in kind.types}, key=lambda one: (one == "null", one)))
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.EnumType():
                return " | ".join(msgspec.json.encode(member.value).decode() for member in kind.cls)
            case inspect.TupleType():
                return f"[{', '.join(self._type(one) for one in kind.item_types)}]"
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                inner = self._type(kind.item_type)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.DictType():
                return f"Record<{self._key(kind.key_type)}, {self._type(kind.value_type)}>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case _:
                raise TypeError(f"no TypeScript for {kind}")

    def _key(self, kind: inspect.Type) -> str:
        return "number" if isinstance(kind, inspect.IntType) else "string"


def _held(kind: inspect.Type) -> str:
    """The struct that a field holds, in lists of whatever depth."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return next(filter(None, map(_held, kind.types)), "")
        case inspect.ListType() | inspect.VarTupleType():
            inner = _held(kind.item_type)
            return f"{inner}[]" if inner else ""
        case inspect.DictType():
            inner = _held(kind.value_type)
            return f"{inner}{{}}" if inner else ""
        case _:
            return ""


def game_types(game: AnyGame) -> str:
    """The types of one game: its view, its events, and what a seat can answer."""
    made = TypeScript()
    made.add([game.view_type])
    roles = msgspec.json.format(msgspec.json.encode(made.roles()), indent=2).decode()
    made.union("GameEvent", game.events)
    made.union("GameAction", dict.fromkeys(type(action) for action in game.space.actions))
    return (
        f"{made.text()}\nexport type GameView = {game.view_type.__name__};\n"
        f"\nexport const ROLES: Record<string, Record<string, string>> = {roles};\n"
    )


def generated_types() -> dict[str, str]:
    """Every generated file, by its path among the client's sources."""
    from freebooter.core.catalogue import find_game, game_ids
    from freebooter.workshop.wire import wire_types

    return {"wire.ts": wire_types()} | {f"games/{game_id}.ts": game_types(find_game(game_id)) for game_id in game_ids()}
