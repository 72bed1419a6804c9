"""Laws of the source tree that no compiler checks."""

import ast
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from freebooter import forms
from freebooter.core.catalogue import game_ids

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "freebooter"
LOCKS = sorted(ROOT.glob("locks/*.lock"))

# Which layers a layer may import, itself apart. Modules that lie in no layer import none.
ALLOWED = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games"},
    "envs": {"core", "bots"},
    "train": {"core", "bots", "envs"},
    "server": {"core", "bots"},
    "workshop": {"core", "bots", "server"},
    "cli": {"core", "games", "bots", "envs", "train", "server", "workshop"},
}

# The extras that the tests of a checkout use.
TESTED_EXTRAS = ("data", "envs", "openspiel", "ray", "server", "train")

# Put together here, so that this file does not mention them either.
UNMENTIONABLE = [
    "../" + "shared",
    "/" + "home/",
    "/" + "root/",
    "/" + "Users/",
    "pypi." + "org",
    "python" + "hosted.org",
    "npmjs." + "org",
    "npmjs." + "com",
    "debian." + "org",
]


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imported(path: Path) -> Iterator[str]:
    """The names of our own modules that a module imports anywhere in it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("freebooter"))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("freebooter"):
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield name if file_of(name) else node.module


def file_of(name: str) -> Path | None:
    stem = PACKAGE.parent.joinpath(*name.split("."))
    return next((path for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file()), None)


def repository_files() -> Iterator[Path]:
    for folder, names, files in os.walk(ROOT):
        names[:] = [name for name in names if not is_made(name)]
        yield from (Path(folder, file) for file in files if not is_made(file))


def is_made(name: str) -> bool:
    """Whether a file or folder is the work of a tool."""
    if name.startswith("."):
        return name not in {".ci", ".gitattributes", ".github", ".gitignore"}
    return name in {"__pycache__", "node_modules", "build", "dist"}


def relative(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", forms.sources(), ids=relative)
def test_no_compiled_class_has_keywords(path: Path) -> None:
    # mypyc drops them without a word: a frozen struct would be frozen in the plain form only (python/mypy#21938).
    classes = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    assert [node.name for node in classes if node.keywords] == []


@pytest.mark.parametrize("path", sorted(forms.read_files()), ids=relative)
def test_constants_that_the_compiler_reads_are_final(path: Path) -> None:
    # Any other global is looked up by name at each use: with all of them final, Buccaneer took 12,400 instructions
    # a move, before that 41,800.
    assigned = [node for node in tree(path).body if isinstance(node, ast.Assign)]
    names = [target.id for node in assigned for target in node.targets if isinstance(target, ast.Name)]
    assert [name for name in names if re.fullmatch(r"_?[A-Z][A-Z0-9_]+", name)] == [], "annotate these with Final"


def test_what_reckons_with_machine_integers_is_compiled() -> None:
    reckoning = {path for path in modules() if any(reckons(node) for node in ast.walk(tree(path)))}
    assert sorted(map(relative, reckoning.difference(forms.sources()))) == []


def reckons(node: ast.AST) -> bool:
    """Whether a function takes, gives or holds machine integers; constants alone may stand in a plain module, too."""
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(part, ast.Name) and part.id == "i64" for part in ast.walk(node)
    )


def test_a_build_depends_on_every_module_that_the_compiler_reads() -> None:
    read = set(forms.sources())
    fresh = read
    while fresh:
        found = {file for path in fresh for name in imported(path) if (file := file_of(name))}
        fresh = found - read
        read = read | found
    assert sorted(map(relative, read.difference(forms.read_files()))) == []


@pytest.mark.parametrize("layer", ALLOWED)
def test_imports_point_one_way(layer: str) -> None:
    wrong = [
        f"{relative(path)} imports {name}"
        for path in modules()
        if relative(path).split("/")[0] == layer
        for name in imported(path)
        if (target := [*name.split("."), ""][1]) in ALLOWED and target != layer and target not in ALLOWED[layer]
    ]
    assert wrong == []


@pytest.mark.parametrize("layer", ["core", "server"])
def test_core_and_server_name_no_game(layer: str) -> None:
    names = re.compile(rf"\b({'|'.join(game_ids())})\b", re.IGNORECASE)
    found = sorted(PACKAGE.glob(f"{layer}/**/*.py"))
    assert [relative(path) for path in found if names.search(path.read_text(encoding="utf-8"))] == []


def test_no_game_imports_another() -> None:
    wrong = [
        f"{relative(path)} imports {name}"
        for path in sorted(PACKAGE.glob("games/*/**/*.py"))
        for name in imported(path)
        if name.startswith("freebooter.games.") and name.split(".")[2] != relative(path).split("/")[1]
    ]
    assert wrong == []


def test_no_two_classes_share_a_name() -> None:
    # What has the same role in two games has the same name; else a name stands once.
    classes: dict[str, list[str]] = {}
    for path in modules():
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append("/".join(relative(path).split("/")[:2]))
    shared = {name: where for name, where in classes.items() if len(where) > 1}
    assert {
        name: where
        for name, where in shared.items()
        if len(set(where)) < len(where) or not all(room.startswith("games/") for room in where)
    } == {}


def test_nothing_names_what_lies_outside_the_repository() -> None:
    wrong = []
    for path in repository_files():
        content = path.read_bytes()
        wrong += [f"{path.relative_to(ROOT)}: {word}" for word in UNMENTIONABLE if word.encode() in content]
    assert wrong == []


def test_no_compiled_file_lies_beside_its_source() -> None:
    assert [path for path in PACKAGE.rglob("*") if path.suffix in {".so", ".pyd"}] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_line_of_a_lock_has_hashes(lock: Path) -> None:
    entries = re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8"))
    pins = [entry for entry in entries if not entry.startswith("#")]
    assert pins
    for pin in pins:
        assert re.match(r"[a-z0-9-]+==\S+ ", pin), pin
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", pin), pin


def pins(purpose: str) -> set[str]:
    text = (ROOT / "locks" / f"{purpose}.lock").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+==[^\s;]+)", text, re.MULTILINE))


def locked_names(purpose: str) -> set[str]:
    return {pin.partition("==")[0] for pin in pins(purpose)}


def names_of(requirements: list[Any]) -> set[str]:
    given = [one for one in requirements if isinstance(one, str)]
    return {re.split(r"[^\w.-]", requirement)[0].replace(".", "-").lower() for requirement in given}


def test_the_locks_name_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    needed = [*project["project"]["dependencies"], *extras["server"], *groups["checkout"]]
    assert names_of(needed) - locked_names("play") == set()
    assert names_of([*needed, *groups["compile"]]) - locked_names("compile") == set()
    for extra in TESTED_EXTRAS:
        needed += extras[extra]
    assert names_of([*needed, *groups["dev"]]) - locked_names("test") == set()


def test_who_plays_is_given_neither_the_compiler_nor_what_developers_need() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    assert locked_names("play") & names_of([*groups["compile"], *groups["dev"]]) == set()
    assert locked_names("compile") & names_of(groups["dev"]) == set()


@pytest.mark.parametrize(("smaller", "larger"), [("play", "compile"), ("compile", "test")])
def test_a_larger_lock_holds_the_smaller_one(smaller: str, larger: str) -> None:
    # So that an environment that was made for more serves the other, too, and adding to one changes nothing in it.
    assert pins(smaller) - pins(larger) == set()


def test_types_are_checked_in_every_folder_with_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    holding = {path.relative_to(ROOT).parts[0] for path in repository_files() if path.suffix == ".py"}
    assert holding == set(project["tool"]["mypy"]["files"])


def test_the_release_names_its_builder_as_it_is_tagged() -> None:
    # cibuildwheel has tags such as v3.4 and v3.4.1, but none such as v3: with that, every job fails before it begins.
    steps = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    builders = re.findall(r"uses: pypa/cibuildwheel@(\S+)", steps)
    assert builders
    assert [tag for tag in builders if not re.fullmatch(r"v\d+\.\d+(\.\d+)?", tag)] == []


# The shape of the games


def functions(folder: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function in a folder of the package, with the place where it stands."""
    for path in sorted((forms.PACKAGE / folder).rglob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef):
                yield f"{relative(path)}:{node.lineno}", node


def test_no_game_subtracts_a_base() -> None:
    """Blocks decode their numbers themselves."""
    found = [
        place
        for folder in ("games", "bots")
        for place, function in functions(folder)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Attribute) and node.right.attr == "base"
    ]
    assert found == []


def test_no_constructor_has_more_than_twelve_parameters() -> None:
    many = [
        place
        for place, function in functions(".")
        if function.name == "__init__" and len(function.args.args) + len(function.args.kwonlyargs) - 1 > 12
    ]
    assert many == []


def test_no_chain_of_more_than_four_kinds_stands_in_a_flow() -> None:
    """Where a frame offers more, each kind is a deed."""
    long = [place for place, function in functions("games") if "/flow" in place and len(kinds_told_apart(function)) > 4]
    assert long == []


def kinds_told_apart(function: ast.FunctionDef) -> set[str]:
    """The blocks that a function asks about an action: `SAIL.holds(action)`, or `action == ROLL.at()`."""
    asked = {
        ast.unparse(node.func.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "holds"
    }
    compared = {
        ast.unparse(side.func.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Compare)
        for side in node.comparators
        if isinstance(side, ast.Call) and isinstance(side.func, ast.Attribute) and side.func.attr == "at"
    }
    return asked | compared
