"""The package as it is installed: what it says of itself, what it needs, and how fast the rules are there."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import freebooter
from freebooter import extras, forms

RULES = "from freebooter.core.catalogue import find_game; find_game('buccaneer').new(4)"
# What only sentences, the command line, the server or the environments need.
NOT_FOR_RULES = (
    *(
        "asyncio",
        "babel",
        "fluent",
        "hashlib",
        "importlib.metadata",
        "importlib.resources",
        "litestar",
        "numpy",
        "rich",
    ),
    *("typer", "websockets"),
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package lies as a wheel puts it, with its engine in the form of this test run."""
    folder = unpacked(tmp_path_factory.mktemp("site"))
    build = forms.fitting_build()
    if build and forms.active() == "compiled":
        shutil.copytree(build, folder, dirs_exist_ok=True)
    return folder


@pytest.fixture(scope="module")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One with a plain engine, as it is installed without a compiler."""
    return unpacked(tmp_path_factory.mktemp("plain"))


def unpacked(folder: Path) -> Path:
    left_out = shutil.ignore_patterns("__pycache__", "static", "server", "workshop")
    shutil.copytree(forms.PACKAGE, folder / "freebooter", ignore=left_out)
    return folder


def run(site: Path, code: str) -> str:
    ran = python(site, code, site)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def python(site: Path, code: str, kept_in: Path, but: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run code where the package lies so, in this environment but for some variables."""
    # With bytecode, as an installed package has it.
    left_out = (*but, "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    environment = {**kept, "PYTHONPATH": str(site), "PYTHONPYCACHEPREFIX": str(kept_in / "bytecode")}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_rules_alone_bring_nothing_that_they_do_not_need(site: Path) -> None:
    loaded = run(site, f"{RULES}; import sys; print(*sys.modules)").split()
    assert [name for name in NOT_FOR_RULES if name in loaded] == []


def test_rules_alone_are_imported_in_a_tenth_of_a_second(site: Path) -> None:
    # Counted in imports of asyncio, which take 0.04 s of processor time on a machine that does nothing else: a busy one
    # makes both longer alike. The rules take 1.2 to 1.4 of them.
    rules, asyncio = (min(seconds(site, code) for _ in range(4)) for code in (RULES, "import asyncio"))
    assert rules < 2 * asyncio


def seconds(site: Path, code: str) -> float:
    return float(run(site, f"import time; begun = time.process_time(); {code}; print(time.process_time() - begun)"))


def test_the_version_names_the_form() -> None:
    assert freebooter.__version__ == f"{freebooter.VERSION}+{forms.active()}"
    with pytest.raises(AttributeError, match="no attribute 'versions'"):
        _ = freebooter.versions  # type: ignore[attr-defined]


def test_the_command_says_version_and_form(site: Path) -> None:
    said = run(site, "import sys; sys.argv = ['freebooter', '--version']; from freebooter.cli import main; main()")
    assert said == f"freebooter {freebooter.VERSION}, {forms.active()}"


def test_what_is_missing_is_named_with_its_extra() -> None:
    extras.require("server", "litestar")
    with pytest.raises(extras.MissingExtra, match=r"no_such_module is not installed.*pip install 'freebooter\[envs\]'"):
        extras.require("envs", "sys", "no_such_module")
    with pytest.raises(extras.MissingExtra, match="first, second and third are not installed; they come with"):
        extras.require("envs", "first", "second", "third")


def test_every_part_looks_for_all_that_its_extra_brings() -> None:
    given = tomllib.loads((forms.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    modules: dict[str, set[str]] = {}
    for module, brought in packages_distributions().items():
        for name in brought:
            modules.setdefault(name.lower().replace("_", "-"), set()).add(module)
    required: dict[str, set[str]] = {}
    for path in forms.PACKAGE.rglob("*.py"):
        for extra, names in re.findall(r"\brequire\(\s*\"(\w+)\",([^)]*)\)", path.read_text(encoding="utf-8")):
            required.setdefault(extra, set()).update(re.findall(r"\"(\w+)\"", names))
    for extra, requirements in given["optional-dependencies"].items():
        names = [re.split(r"[^\w-]", requirement)[0] for requirement in requirements]
        assert [name for name in names if not modules[name] & required[extra]] == [], f"{extra} is not looked for whole"


@pytest.mark.parametrize(
    ("arguments", "missing"),
    [(["serve"], "segno"), (["load"], "httpx"), (["worker", "--database", "postgresql://nowhere"], "structlog")],
)
def test_what_the_server_lacks_is_named_without_a_traceback(arguments: list[str], missing: str, tmp_path: Path) -> None:
    hidden = f"real = util.find_spec; util.find_spec = lambda name, *rest: None if name == {missing!r} else real(name)"
    code = f"import sys; from importlib import util; {hidden}; sys.argv[1:] = {arguments!r}"
    ran = python(forms.PACKAGE.parent, f"{code}; from freebooter.cli import main; main()", tmp_path)
    assert ran.returncode == 1
    assert f"freebooter: {missing} is not installed; it comes with: pip install 'freebooter[server]'" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("wanted", ["core.catalogue", "envs.batch"])
def test_an_installed_plain_engine_warns_once(plain_site: Path, wanted: str) -> None:
    said = warned(plain_site, f"import warnings; warnings.simplefilter('always'); import freebooter.{wanted}")
    assert said.count("RuntimeWarning: the engine runs as plain Python") == 1
    assert "install a wheel for this Python" in said


def test_a_compiled_engine_and_one_that_was_asked_for_do_not_warn(site: Path, plain_site: Path) -> None:
    if forms.active() == "compiled":
        assert warned(site, RULES) == ""
    assert warned(plain_site, f"import os; os.environ['FREEBOOTER_FORM'] = 'plain'; {RULES}") == ""


def test_a_command_says_in_a_line_that_its_engine_is_plain(plain_site: Path) -> None:
    command = "sys.argv[1:] = ['simulate', 'buccaneer', '--games', '1']"
    said = warned(plain_site, f"import sys; {command}; from freebooter.cli import main; main()")
    assert said.count("the engine runs as plain Python") == 1
    assert "freebooter: the engine runs as plain Python" in said


def warned(site: Path, code: str) -> str:
    """What is said where nobody has asked for a form."""
    ran = python(site, code, site, but=("FREEBOOTER_FORM",))
    assert ran.returncode == 0, ran.stderr
    return ran.stderr


def test_a_plain_engine_that_nobody_asked_for_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FREEBOOTER_FORM", "plain")
    assert forms.plain_note() is None
    monkeypatch.delenv("FREEBOOTER_FORM")
    monkeypatch.setattr(forms, "active", lambda: "plain")
    assert "freebooter compile" in (forms.plain_note() or "")
    monkeypatch.setattr(forms, "is_checkout", lambda: False)
    assert "install a wheel" in (forms.plain_note() or "")
