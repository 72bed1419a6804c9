"""Bytecode that is made before a server starts: of all that it imports, and without running any of it."""

import os
import subprocess
import sys
from pathlib import Path

from freebooter.forms import reading
from freebooter.forms.reading import imported, read

ROOT = Path(__file__).resolve().parents[1]


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def made(folder: Path) -> list[str]:
    """The files of which there is bytecode."""
    found = folder.rglob("__pycache__/*.pyc")
    return sorted(f"{file.parents[1].relative_to(folder)}/{file.name.partition('.')[0]}" for file in found)


def test_imports_are_followed_and_nothing_is_run(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    write(
        ours,
        {
            "sea/__init__.py": "raise RuntimeError",
            "sea/ship.py": "import json, there.far as far\nfrom sea import (\n    sail,  # linen\n    mast as pole,\n)",
            "sea/sail.py": "def hoist():\n    import sea.storm\n",
            "sea/mast.py": "from . import rope\nfrom .deck.plank import WOOD\n",
            "sea/rope.py": "import sea.ship",
            "sea/deck/__init__.py": "",
            "sea/deck/plank.py": "WOOD = 1",
            "sea/storm.py": "",
            "sea/wreck.py": "",
        },
    )
    write(theirs, {"there/__init__.py": "", "there/far.py": "from nowhere import nothing"})
    read(["sea.ship"], [ours, theirs])
    assert made(ours) == [
        f"sea/{name}" for name in ("__init__", "deck/__init__", "deck/plank", "mast", "rope", "sail", "ship")
    ]
    assert made(theirs) == ["there/__init__", "there/far"]


def test_what_cannot_be_read_is_left_to_whoever_needs_it(tmp_path: Path) -> None:
    write(tmp_path, {"wrong.py": "from right import x\nthis is no Python", "right.py": "x = 1"})
    read(["wrong", "missing"], [tmp_path])
    assert made(tmp_path) == ["./right"]


def test_packages_come_before_what_lies_in_them() -> None:
    assert list(imported("import a.b.c as d\n", "")) == ["a", "a.b", "a.b.c"]
    assert list(imported("from ..x import y\n", "a.b")) == ["a", "a.x", "a.x.y"]


def test_most_of_what_a_server_imports_is_found(tmp_path: Path) -> None:
    # The rest is imported in branches and functions; if this fails, much is imported in some new way.
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path), "FREEBOOTER_FORM": "plain"}
    subprocess.run([sys.executable, reading.__file__], env=environment, check=True)
    code = "import sys, freebooter.server.web.app; print(*(getattr(m, '__cached__', '') for m in sys.modules.values()))"
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    needed = {file for file in done.stdout.split() if str(ROOT) in file and file.endswith(".pyc")}
    assert len([file for file in needed if Path(file).exists()]) > 0.75 * len(needed) > 500
