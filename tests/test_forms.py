"""The plain and the compiled form: which is used when, and that a build is whole or absent."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from freebooter import forms

LAUNCHED = "from freebooter import forms; import freebooter.core.engine as e; print(forms.active(), e.answer(20))"
ENGINE = (
    "from mypy_extensions import i64\n"
    "from freebooter.core.table import Table\n\n"
    "def answer(n: i64) -> i64:\n"
    "    return Table(n).twice() + 2\n"
)
TABLE = (
    "from mypy_extensions import i64\n\n"
    "class Table:\n"
    "    def __init__(self, n: i64) -> None:\n"
    "        self.n = n\n\n"
    "    def twice(self) -> i64:\n"
    "        return 2 * self.n\n"
)
INITS = ("core/__init__.py", "games/__init__.py", "games/toy/__init__.py", "games/toy/flow/__init__.py")
TURN = "from freebooter.core.engine import answer\n\nANSWER = answer(1)\n"


class Checkout:
    """A source tree with the real build code and an engine of a few lines."""

    def __init__(self, root: Path) -> None:
        self.root = root
        package = root / "src" / "freebooter"
        self.core = package / "core"
        for folder in ("cli", "forms"):
            shutil.copytree(forms.PACKAGE / folder, package / folder)
        for file in [*forms.PACKAGE.glob("*.py"), forms.PACKAGE / "py.typed"]:
            shutil.copy(file, package)
        for name in INITS:
            (package / name).parent.mkdir(parents=True, exist_ok=True)
            (package / name).touch()
        (self.core / "engine.py").write_text(ENGINE)
        (self.core / "table.py").write_text(TABLE)
        (package / "games/toy/flow/__init__.py").write_text("from freebooter.games.toy.flow import turn as turn\n")
        (package / "games/toy/flow/turn.py").write_text(TURN)
        (root / "pyproject.toml").touch()

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "FREEBOOTER_FORM"}
        # Without bytecode: a file edited twice within a second, at the same size, would be run as it was before.
        environment |= {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1", **variables}
        return subprocess.run(
            [sys.executable, *arguments], cwd=self.root, env=environment, capture_output=True, text=True, check=False
        )

    def answer(self, **variables: str) -> str:
        result = self.run("-c", LAUNCHED, **variables)
        return result.stdout.strip() or result.stderr.strip().splitlines()[-1]

    def builds(self) -> list[str]:
        return sorted(path.name for path in (self.root / ".compiled").iterdir() if path.name != "lock")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    built = Checkout(tmp_path_factory.mktemp("compiled"))
    result = built.run("-m", "freebooter", "compile")
    assert result.returncode == 0, result.stderr
    assert built.builds(), "these tests need a C compiler and Python's headers"
    return built


@pytest.mark.both_forms
def test_the_engine_has_the_form_that_is_asked_for() -> None:
    asked = os.environ.get("FREEBOOTER_FORM")
    assert forms.active() == (asked or ("compiled" if forms.fitting_build() else "plain"))


def test_without_a_build_the_engine_is_plain(checkout: Checkout) -> None:
    assert checkout.answer() == "plain 42"


def test_asking_for_a_build_that_is_not_there_says_how_to_make_it(checkout: Checkout) -> None:
    assert checkout.answer(FREEBOOTER_FORM="compiled").endswith("make one with: freebooter compile")


def test_an_unknown_form_is_refused(checkout: Checkout) -> None:
    assert "it can be plain or compiled" in checkout.answer(FREEBOOTER_FORM="fast")


def test_the_command_line_starts_where_the_engine_cannot(checkout: Checkout) -> None:
    assert checkout.run("-m", "freebooter", "--help", FREEBOOTER_FORM="compiled").returncode == 0


@pytest.mark.compiler
def test_a_build_is_used_unless_plain_is_asked_for(compiled: Checkout) -> None:
    assert compiled.answer() == "compiled 42"
    assert compiled.answer(FREEBOOTER_FORM="compiled") == "compiled 42"
    assert compiled.answer(FREEBOOTER_FORM="plain") == "plain 42"


@pytest.mark.compiler
def test_a_package_is_plain_and_its_modules_are_compiled(compiled: Checkout) -> None:
    code = "from freebooter.games.toy import flow; print(flow.turn.ANSWER, flow.__file__, flow.turn.__file__)"
    answer, package, module = compiled.run("-c", code).stdout.split()
    assert answer == "4"
    assert ".compiled" not in package
    assert ".compiled" in module


@pytest.mark.compiler
def test_a_build_leaves_nothing_beside_itself(compiled: Checkout) -> None:
    assert len(compiled.builds()) == 1
    made = {path.suffix for path in (compiled.root / "src").rglob("*") if path.is_file()}
    assert not made & {".so", ".pyd", ".c", ".h", ".o"}
    assert sorted(path.name for path in compiled.root.iterdir()) == [".compiled", "pyproject.toml", "src"]


@pytest.mark.compiler
def test_of_two_that_compile_at_once_one_waits_for_the_other(checkout: Checkout) -> None:
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(lambda _: checkout.run("-m", "freebooter", "compile"), range(2)))
    assert [run.returncode for run in both] == [0, 0]
    assert sum("compiled in" in run.stderr for run in both) == 1, "only one of them compiled"


@pytest.mark.compiler
def test_edited_sources_are_never_run_as_they_were(compiled: Checkout) -> None:
    table = compiled.core / "table.py"
    table.write_text(TABLE.replace("2 *", "3 *"))
    assert compiled.answer() == "plain 62"
    table.write_text(TABLE)
    assert compiled.answer() == "compiled 42"


@pytest.mark.compiler
def test_a_build_that_lost_a_file_is_not_used(compiled: Checkout) -> None:
    library = next((compiled.root / ".compiled").glob("*/freebooter__mypyc*"))
    aside = library.rename(library.with_name("aside"))
    try:
        assert compiled.answer() == "plain 42"
    finally:
        aside.rename(library)
    assert compiled.answer() == "compiled 42"


@pytest.mark.compiler
def test_compiled_modules_lying_in_place_are_used_outside_a_checkout(compiled: Checkout, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(compiled.root / "src", site)
    build = compiled.root / ".compiled" / compiled.builds()[0]
    shutil.copytree(build, site, dirs_exist_ok=True)
    installed = {"PYTHONPATH": str(site)}
    assert compiled.answer(**installed) == "compiled 42"
    assert compiled.answer(**installed, FREEBOOTER_FORM="compiled") == "compiled 42"
    assert compiled.answer(**installed, FREEBOOTER_FORM="plain") == "plain 42"


def test_a_plain_installation_says_that_it_is_plain(checkout: Checkout, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(checkout.root / "src", site)
    answer = checkout.answer(PYTHONPATH=str(site), FREEBOOTER_FORM="compiled")
    assert answer.endswith("this installation holds no compiled engine")


@pytest.mark.compiler
def test_code_that_does_not_compile_is_an_error(checkout: Checkout) -> None:
    (checkout.core / "table.py").write_text(TABLE.replace("2 * self.n", "'two'"))
    result = checkout.run("-m", "freebooter", "compile")
    assert result.returncode == 1
    assert "freebooter/core/table.py:8: error: Incompatible return value type" in result.stderr
    assert checkout.builds() == []


def test_without_a_compiler_the_engine_stays_plain_with_one_note(checkout: Checkout) -> None:
    result = checkout.run("-m", "freebooter", "compile", CC="no-such-compiler")
    assert result.returncode == 0
    assert result.stderr.count("\n") == 1
    assert "the engine stays plain Python" in result.stderr
    assert checkout.answer() == "plain 42"
