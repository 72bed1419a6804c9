"""What CONTRIBUTING says it takes to add one thing is what it takes: one of each is looked up in the repository."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# Source that people write by hand; tests, golden files and what is generated follow from it.
SEARCHED = ("src", "web/src", "pyproject.toml", ":!web/src/generated", ":!src/freebooter/server/static")
GAMES = "src/freebooter/games/"


def rows() -> list[tuple[str, str, str]]:
    """The rows of the table: what, for example, its files."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.split("## What it takes to add one thing")[1].split("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:1] == "|"]
    return [(what, example, files) for what, example, files in cells[2:]]


def spellings(name: str) -> str:
    """A pattern for every way in which source writes a name: `CallGust`, `CALL_GUST`, `call-gust`."""
    words = re.findall(r"[A-Z]?[a-z]+", name)
    return rf"\b{name}\b|\b{'_'.join(words).upper()}\b|\b{'-'.join(words).lower()}\b|\b{'_'.join(words).lower()}\b"


def files_with(pattern: str) -> set[str]:
    found = subprocess.run(
        ["git", "grep", "-lP", pattern, "--", *SEARCHED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(found.stdout.split())


@pytest.mark.parametrize(("what", "example", "files"), rows(), ids=[row[0] for row in rows()])
def test_a_thing_stands_in_the_files_that_are_named_and_in_no_others(what: str, example: str, files: str) -> None:
    name, *where = re.findall(r"`([^`]+)`", example)
    game = where[0] if where else name
    named = [one if one.startswith(("src/", "web/", "pyproject")) else f"{GAMES}{game}/{one}" for one in _paths(files)]
    found = {path for path in files_with(spellings(name)) if not (what == "a game" and path.startswith(GAMES + game))}
    for path in found:
        assert any(path == one or (one.endswith("/") and path.startswith(one)) for one in named), (
            f"{path} has {name} too"
        )
    for one in named:
        assert any(path == one or (one.endswith("/") and path.startswith(one)) for path in found), (
            f"{one} has no {name}"
        )


def test_the_table_has_one_of_each() -> None:
    assert [row[0] for row in rows()] == ["an action", "an event", "an option", "a card", "a game"]


def _paths(files: str) -> list[str]:
    return re.findall(r"`([^`]+)`", files)
