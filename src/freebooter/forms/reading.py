"""Makes bytecode of the server's modules and of all that they import, without running any of it.

The launcher runs this file by itself while packages come and before the server starts, which then finds most of its
thousand modules read. To import them would do the same and take a third longer, for running them. What is not found
here, an import in a branch say, is read by whoever needs it, as ever.
"""

import py_compile
import re
import sys
from collections.abc import Iterator
from importlib.util import cache_from_source, resolve_name
from pathlib import Path
from typing import Final

_SOURCES: Final = Path(__file__).resolve().parents[2]
# Where a server begins, in its order. The rest follows from what these import.
_BEGINNINGS: Final = ("freebooter.cli.app", "freebooter.server.operation.serving", "freebooter.server.web.app")
_GAMES: Final = "freebooter.games"

# An import that is done whenever the module is: one that is not indented.
_IMPORT: Final = re.compile(r"^(?:import +(.+)|from +([\w.]+) +import +(\([^)]*\)|.+))", re.MULTILINE)
_COMMENT: Final = re.compile(r"#.*")


def read(names: list[str], folders: list[Path]) -> None:
    """Make bytecode of these modules and of what they import, as far as it lies in these folders, in the order in which
    Python will ask for it."""
    waiting = names[::-1]
    seen: set[str] = set()
    # What holds no modules: plain ones, what lies elsewhere, and whatever else can be imported from a module.
    closed: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        package = name.rpartition(".")[0]
        file = None if package in closed else file_of(name, folders)
        if file is None or file.name != "__init__.py":
            closed.add(name)
        else:
            package = name
        if file is not None:
            if not Path(cache_from_source(file)).exists():
                py_compile.compile(str(file), quiet=2)
            waiting += reversed(list(imported(file.read_text(encoding="utf-8", errors="replace"), package)))


def imported(text: str, package: str) -> Iterator[str]:
    """What a module in this package imports, packages before what lies in them; some of it may be no module."""
    for modules, origin, names in _IMPORT.findall(text):
        for module in _words(modules):
            yield from _with_packages(module)
        if origin:
            whole = resolve_name(origin, package)
            yield from _with_packages(whole)
            yield from (f"{whole}.{name}" for name in _words(names))


def _words(listed: str) -> Iterator[str]:
    """The names in a list of imports, without what they are called here."""
    return (part.split()[0] for part in _COMMENT.sub("", listed).strip("()").split(",") if part.strip())


def _with_packages(module: str) -> Iterator[str]:
    parts = module.split(".")
    return (".".join(parts[:length]) for length in range(1, len(parts) + 1))


def file_of(name: str, folders: list[Path]) -> Path | None:
    """The source of a module, if it lies in one of these folders."""
    places = (folder.joinpath(*name.split(".")) for folder in folders)
    files = (file for place in places for file in (place.with_suffix(".py"), place / "__init__.py"))
    return next((file for file in files if file.is_file()), None)


if __name__ == "__main__":
    games = [f"{_GAMES}.{entry.name}" for entry in _SOURCES.joinpath(*_GAMES.split(".")).iterdir()]
    installed = [Path(folder) for folder in sys.path if folder.endswith("site-packages")]
    read([*_BEGINNINGS, *games], [_SOURCES, *installed])
