"""The two forms of the engine: plain Python as it lies in the source tree, and the same modules compiled by mypyc.

In a checkout the compiled modules lie in `.compiled/<digest>/`, never beside their sources, where a stale one would
shadow an edited file. The digest covers everything that goes into a build, so whatever is found under it fits. In a
wheel they lie in place and the ordinary import finds them. `FREEBOOTER_FORM=plain` or `compiled` forces one form.
"""

import os
import re
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

Form = Literal["plain", "compiled"]

PACKAGE: Final = Path(__file__).resolve().parents[1]
ROOT: Final = PACKAGE.parents[1]
BUILDS: Final = ROOT / ".compiled"

# What is compiled, relative to the package: the parts of a game that a move goes through, what is observed of it, the
# search and the judges.
COMPILED: Final = (
    "games/*/flow.py",
    "games/*/flow/*.py",
    "games/*/observing.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/scoring.py",
    "games/*/space.py",
    "games/*/state.py",
    "games/*/throw.py",
    "bots/search/*.py",
    "bots/judges/*/*.py",
    "envs/stepping.py",
)
# In core they lie among plain ones: compiled is what reckons with machine integers.
_MIXED: Final = "core/*.py"
_MARK: Final = b"from mypy_extensions import"

# How a build is made; and one of ours that a module imports, in the one way in which they do.
_RECIPE: Final = "forms/building.py"
_IMPORT: Final = re.compile(rb"from (freebooter\.[\w.]+) import (.+)")

# The shared library that holds all compiled code; each compiled module is only a door into it.
LIBRARY: Final = "freebooter__mypyc"

_FORCE: Final = "FREEBOOTER_FORM"
_TOOLS: Final = ("librt", "mypy")


class FormError(ImportError):
    """The form that `FREEBOOTER_FORM` asks for cannot be had; the message says what to do."""


def active() -> Form:
    """The form in which the engine is, or would be, imported in this process; `FormError` if it cannot be."""
    spec = find_spec("freebooter.core.engine")
    if spec is None or spec.origin is None:
        raise FormError("the engine of this installation is incomplete")
    return "compiled" if spec.origin.endswith(EXTENSION_SUFFIXES[0]) else "plain"


def plain_note() -> str | None:
    """One line for whoever is about to work long in the plain form without having asked for it."""
    if os.environ.get(_FORCE) or active() == "compiled":
        return None
    way = "freebooter compile" if is_checkout() else "install a wheel for this Python, or install where gcc is"
    return f"the engine runs as plain Python, about twenty times slower; to change that: {way}"


def warn_if_plain() -> None:
    """Say `plain_note` as a warning, but not in a process that was started to help one that has said it."""
    helpers = sys.modules.get("multiprocessing.process")
    note = None if helpers and helpers.parent_process() else plain_note()
    if note:
        warnings.warn(note, RuntimeWarning, stacklevel=3)


def is_checkout() -> bool:
    """Whether this package is run from its source tree."""
    return PACKAGE.parent.name == "src" and (ROOT / "pyproject.toml").is_file()


@cache
def sources() -> tuple[Path, ...]:
    """The files that are compiled, in a fixed order; looked up once, since every start asks several times.

    The module of a package itself stays plain: compiled, it would look for its submodules in the build.
    """
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    mixed = (path for path in PACKAGE.glob(_MIXED) if _MARK in path.read_bytes())
    return tuple(sorted(found.union(mixed)))


def read_files() -> dict[Path, bytes]:
    """What a build depends on, with its content: how it is made, what is compiled, and whatever that imports.

    Plain modules, too, directly or through another: the compiler copies their constants and relies on their types.
    """
    contents: dict[Path, bytes] = {}
    waiting = [PACKAGE / _RECIPE, *sources()]
    while waiting:
        path = waiting.pop()
        if path not in contents:
            contents[path] = path.read_bytes()
            waiting += _imported(contents[path])
    return contents


def digest() -> str:
    """Names a build: equal exactly if sources, interpreter and compiler are."""
    # Only here: an installed package asks for no digest, and OpenSSL takes longer to load than its engine.
    import hashlib

    total = hashlib.sha256()
    for fact in (sys.version, EXTENSION_SUFFIXES[0], *_tool_versions()):
        total.update(f"{fact}\n".encode())
    for path, content in sorted(read_files().items()):
        total.update(f"{path.relative_to(PACKAGE).as_posix()}\n".encode())
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()[:20]


def files_in(folder: Path) -> dict[str, Path]:
    """Where a build in `folder` keeps each module and the shared library, whether or not it is there."""
    return {name: folder / (name.replace(".", "/") + EXTENSION_SUFFIXES[0]) for name in (*_names(), LIBRARY)}


def fitting_build() -> Path | None:
    """The folder of the whole build that fits the present sources, if there is one."""
    folder = BUILDS / digest()
    return folder if _is_whole(files_in(folder)) else None


def install() -> None:
    """Let this process import the engine in the form asked for, or else in the faster one that is there."""
    form = os.environ.get(_FORCE, "")
    if form not in ("", "plain", "compiled"):
        _refuse(f"{_FORCE} is {form!r}; it can be plain or compiled")
    elif is_checkout():
        folder = None if form == "plain" else fitting_build()
        if folder:
            use(folder)
        elif form == "compiled":
            _refuse(f"{_FORCE} is compiled, and no build fits the sources; make one with: freebooter compile")
    elif form == "compiled" and not _is_whole(files_in(PACKAGE.parent)):
        _refuse(f"{_FORCE} is compiled, and this installation holds no compiled engine")
    elif form == "plain":
        # In a wheel the compiled modules lie in place, where the ordinary import would prefer them.
        sys.meta_path.insert(0, _Finder(dict(zip(_names(), sources(), strict=True))))


def use(folder: Path) -> None:
    """Let this process import the engine from the build in `folder`, whatever form is asked for."""
    sys.meta_path.insert(0, _Finder(files_in(folder)))


class _Finder:
    """Finds exactly the modules it is given; everything else is left to the ordinary import."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


class _Refusal:
    """Lets no module of the engine be imported, and says why.

    Not raised at once: `freebooter compile` must start where a compiled engine is asked for and missing.
    """

    def __init__(self, names: frozenset[str], reason: str) -> None:
        self.names = names
        self.reason = reason

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in self.names:
            raise FormError(self.reason)
        return None


def _refuse(reason: str) -> None:
    sys.meta_path.insert(0, _Refusal(frozenset(_names()), reason))


def _is_whole(files: Mapping[str, Path]) -> bool:
    return all(file.is_file() for file in files.values())


def _imported(text: bytes) -> Iterator[Path]:
    """The files of our own modules that a module imports.

    Found by reading lines: parsing all of them would make every start a quarter of a second slower.
    """
    for module, names in _IMPORT.findall(text):
        within = [_file_of(module + b"." + name) for name in re.findall(rb"(\w+)(?: as \w+)?", names)]
        yield from filter(None, within)
        # What is no module of its own stands in the module named, which may be a package.
        if not (within and all(within)) and (file := _file_of(module)):
            yield file


@cache
def _file_of(module: bytes) -> Path | None:
    place = PACKAGE.parent.joinpath(*module.decode().split("."))
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


@cache
def _names() -> tuple[str, ...]:
    """The compiled modules by name, as `sources` lists their files."""
    start = len(f"{PACKAGE.parent}/")
    return tuple(path.as_posix()[start:].removesuffix(".py").replace("/", ".") for path in sources())


def _tool_versions() -> list[str]:
    """The installed versions of compiler and run-time library.

    Read off folder names: `importlib.metadata` takes longer to import than all else here together.
    """
    return sorted(
        entry.name
        for folder in sys.path
        if folder.endswith(("site-packages", "dist-packages"))
        for tool in _TOOLS
        for entry in Path(folder).glob(f"{tool}-*.dist-info")
    )
