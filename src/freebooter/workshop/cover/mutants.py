"""Mutants: one small fault each in the rules of a game, such as a `<` that became `<=`."""

import ast
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

from freebooter import forms
from freebooter.core.source import Rng

# Where the rules of a game stand, relative to its folder.
_RULES: Final = ("rules.py", "rules/*.py", "flow.py", "flow/*.py", "scoring.py", "throw.py")

_SWAPPED: Final[dict[type[ast.AST], ast.AST]] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.And: ast.Or(),
    ast.Or: ast.And(),
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.Add(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
}


@dataclass(frozen=True)
class Mutant:
    """A fault in one function: the module, the line, what stood there and what stands there now."""

    module: str
    path: Path
    function: str
    line: int
    was: str
    now: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.path.relative_to(forms.ROOT).as_posix()}:{self.line}: {self.was} → {self.now}"


def mutants(game: str, count: int, seed: int) -> list[Mutant]:
    """So many of all mutants of a game, drawn by the seed; all if there are fewer."""
    folder = forms.PACKAGE / "games" / game
    found = [
        (path, number)
        for path in sorted(file for pattern in _RULES for file in folder.glob(pattern))
        for number in range(sum(1 for _ in _sites(ast.parse(path.read_text(encoding="utf-8")))))
    ]
    source = Rng(seed)
    for place in range(len(found) - 1, 0, -1):
        swap = source.below(place + 1)
        found[place], found[swap] = found[swap], found[place]
    return [_mutant(path, number) for path, number in sorted(found[:count])]


def _mutant(path: Path, number: int) -> Mutant:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    function, node, change = list(_sites(tree))[number]
    line, was = node.lineno, ast.unparse(node.test if isinstance(node, ast.If) else node)
    changed = change()
    ast.fix_missing_locations(tree)
    module = ".".join(path.relative_to(forms.PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    code = _find(compile(tree, str(path), "exec"), function)
    return Mutant(module, path, function, line, was, ast.unparse(changed), code)


# The qualified name of its function, the expression or statement, and what changes it in its tree.
Site = tuple[str, ast.expr | ast.stmt, Callable[[], ast.AST]]


def _sites(tree: ast.Module) -> Iterator[Site]:
    """Every place inside a function where a fault can be put."""
    for name, function in _functions(tree.body, ""):
        for parent, node, put in _parts(function):
            for change in _changes(node):
                yield name, parent, _putting(put, change, parent)


def _functions(body: Sequence[ast.stmt], within: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node.body, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield f"{within}{node.name}", node


Put = Callable[[ast.AST], None]


def _parts(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST, Put]]:
    """Everything in a function's body: the expression or statement it belongs to, itself, and what replaces it."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        yield from _within(statement)
    for place, statement in enumerate(function.body):
        if statement in body:
            yield statement, statement, _into_list(function.body, place)


def _within(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST, Put]]:
    if isinstance(node, ast.AnnAssign):
        # An annotation changes nothing.
        children = [("value", node.value)] if node.value is not None else []
    else:
        children = list(ast.iter_fields(node))
    shown = node if isinstance(node, ast.expr | ast.stmt) else None
    for name, value in children:
        if isinstance(value, list):
            for place, one in enumerate(value):
                if isinstance(one, ast.AST):
                    yield from _within(one)
                    if shown is not None or isinstance(one, ast.expr | ast.stmt):
                        yield _shown(shown, one), one, _into_list(value, place)
        elif isinstance(value, ast.AST):
            yield from _within(value)
            if shown is not None:
                yield _shown(shown, value), value, _into_field(node, name)


def _shown(parent: ast.expr | ast.stmt | None, node: ast.AST) -> ast.expr | ast.stmt:
    """What is printed of a fault: an operator is nothing without its sides."""
    if isinstance(node, ast.expr | ast.stmt):
        return node
    assert parent is not None
    return parent


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """What a thing may be mistaken for."""
    if type(node) in _SWAPPED:
        yield _SWAPPED[type(node)]
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.If):
        yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
    elif isinstance(node, ast.Expr | ast.Break | ast.Continue):
        yield ast.Pass()
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        if node.value.value:
            yield ast.Return(ast.Constant(""))


def _putting(put: Put, change: ast.AST, shown: ast.expr | ast.stmt) -> Callable[[], ast.AST]:
    def do() -> ast.AST:
        put(change)
        if isinstance(change, ast.expr | ast.stmt):
            return change if not isinstance(change, ast.If) else ast.Expr(change.test)
        return deepcopy(shown)

    return do


def _into_list(target: list[ast.AST] | list[ast.stmt], place: int) -> Put:
    def put(node: ast.AST) -> None:
        target[place] = node  # type: ignore[call-overload]

    return put


def _into_field(target: ast.AST, name: str) -> Put:
    return lambda node: setattr(target, name, node)


def _find(code: CodeType, qualified: str) -> CodeType:
    """The code of a function inside that of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == qualified:
                return constant
            if qualified.startswith(f"{constant.co_qualname}."):
                return _find(constant, qualified)
    raise LookupError(qualified)
