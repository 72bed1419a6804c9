"""The documentation is true: its Python runs, its links lead somewhere, its numbers are the tests' numbers."""

import re
import shlex
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import typer

from freebooter import VERSION, forms
from freebooter.cli.app import app
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.chance import ProvenDraw, chance_key
from freebooter.core.figures import Mark, marks
from tests.cli.runner import freebooter
from tests.notebooks import NOTEBOOKS, played, read

PAGES = [path for path in [*forms.ROOT.glob("*.md"), *forms.ROOT.glob("docs/**/*.md")] if path.name != "CHANGELOG.md"]


def python_of(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def run(code: str, where: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(code, where, "exec"), names)
    return names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(forms.ROOT)))
def test_python_in_the_documentation_runs(page: Path) -> None:
    for code in python_of(page):
        run(code, page.name)


def commands_of(page: Path, heading: str) -> list[list[str]]:
    """The commands of the first block under a heading, in words."""
    text = page.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2]
    block = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0]
    return [shlex.split(line, comments=True) for line in block.splitlines()]


def test_from_install_to_a_trained_agent_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # All but the installation, with numbers that take a moment. The training ends after its first round.
    monkeypatch.chdir(tmp_path)
    small = {"--games": "2", "--minutes": "0.01"}
    install, *commands = commands_of(forms.ROOT / "docs" / "researchers.md", "From install to a trained agent")
    assert install == ["pip", "install", ".[envs,data,train]"]
    assert [words[1] for words in commands] == ["simulate", "dataset", "train", "arena", "rerun"]
    for words in commands:
        assert words[0] == "freebooter"
        given = [small.get(before, word) for before, word in pairwise(words)]
        ran = freebooter(*given)
        assert ran.code == 0, f"{' '.join(words)}\n{ran.err}"
    assert ran.out.count("the same") == 2, "the simulation and the arena stand on one card"
    assert Path("games", "card.toml").is_file()
    assert Path("trained", "net").is_file()


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_notebooks_print_what_is_kept_in_them(file: Path) -> None:
    assert played(file) == read(file), "python -m tests.notebooks keeps what they print now"


def test_the_readme_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = python_of(forms.ROOT / "README.md")[0]
    names = run(code, "README.md")
    assert names["game"].asks(names["table"]) == ()
    assert capsys.readouterr().out.strip() == str(names["game"].result(names["table"]).scores)


def test_the_journal_page_draws_as_we_do() -> None:
    draw, check = python_of(forms.ROOT / "docs" / "journal.md")
    key = chance_key(bytes(range(32)), ["", "", ""])
    names = run(draw + check, "journal.md")
    assert names["check"](forms.ROOT / "tests" / "golden" / "buccaneer" / "journal-last-ship.json") == 16
    assert names["dice"] == [ProvenDraw(key, f"sailing-die@2#{time}").below(6) for time in range(12)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(forms.ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(forms.ROOT)))
def test_files_that_are_named_are_there(page: Path) -> None:
    # What begins with a folder of the repository, or of the package, is a file of ours; `<id>` is any game's.
    text = page.read_text(encoding="utf-8")
    for name in re.findall(r"`([\w<>-]+/[\w./<>-]*\.(?:json|jsonl|lock|md|py|svelte|toml|ts))`", text):
        first, _, rest = re.sub("<[^>]*>", "*", name).partition("/")
        folders = [root / first for root in (forms.ROOT, forms.ROOT / "src" / "freebooter") if (root / first).is_dir()]
        assert not folders or any([*folder.glob(rest)] for folder in folders), f"{page.name} names {name}"


def test_the_readme_lists_every_game() -> None:
    text = (forms.ROOT / "README.md").read_text(encoding="utf-8")
    for name in game_ids():
        meta = find_game(name).meta
        assert f"| {meta.title} | {meta.least_seats}-{meta.most_seats} |" in text, f"{meta.title} is not in the README"


def test_commands_in_the_documentation_take_what_they_are_given() -> None:
    group: Any = typer.main.get_command(app)
    known = {
        name: {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
        for name, command in group.commands.items()
    }
    for page in PAGES:
        for block in re.findall(r"^```sh\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            for name, rest in re.findall(r"^(?:\./)?freebooter ([a-z]\S*)([^#\n]*)", block, re.MULTILINE):
                assert name in known, f"{page.name}: there is no command {name}"
                given = set(re.findall(r"(?<=\s)--[a-z-]+", rest))
                assert given <= known[name], f"{page.name}: freebooter {name} does not take {given - known[name]}"


def test_the_page_of_limits_counts_the_figures() -> None:
    page = (forms.ROOT / "docs" / "limits.md").read_text(encoding="utf-8")
    for name in game_ids():
        found = Counter(mark for _, _, mark in marks(find_game(name).figures()))
        # What is printed is known to owners alone.
        assert not found.pop(Mark.PRINTED, 0)
        counts = " | ".join(str(found[mark]) for mark in Mark if mark is not Mark.PRINTED)
        assert f"| {name} | {counts} |" in page, f"{name} has {counts}"


def test_who_cites_names_this_version() -> None:
    assert f"\nversion: {VERSION}\n" in (forms.ROOT / "CITATION.cff").read_text(encoding="utf-8")
