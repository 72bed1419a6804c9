"""The launcher `./freebooter`: what it installs for which command, and what is left where that fails."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

from freebooter.cli.app import COMMANDS

ROOT = Path(__file__).resolve().parents[1]
LAUNCHER = ROOT / "freebooter"


@pytest.fixture
def launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The launcher as a module, with an environment of its own that stands and holds nothing yet."""
    loader = SourceFileLoader("launcher", str(LAUNCHER))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module: Any = module_from_spec(spec)
    loader.exec_module(module)
    module.VENV = str(tmp_path)
    module.STAMP = str(tmp_path / "freebooter.stamp")
    module.ROOT = str(tmp_path)
    module.PYTHON = sys.executable
    for name in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    monkeypatch.setattr(sys, "argv", ["freebooter", "compile"])
    monkeypatch.setattr(module.shutil, "which", lambda name: name)
    return module


def stamp(launcher: Any, *purposes: str) -> None:
    Path(launcher.STAMP).write_text("\n".join([launcher.foundation(), *map(launcher.contents, purposes)]))


def ready(launcher: Any) -> list[str]:
    return [purpose for purpose in launcher.PURPOSES if launcher.is_ready(purpose)]


def answering(code: int, asked: list[list[str]]) -> Callable[[list[str]], subprocess.CompletedProcess[bytes]]:
    """Stands for running a step: all end with this code, and nothing is installed."""

    def attempt(command: list[str]) -> subprocess.CompletedProcess[bytes]:
        asked.append(command)
        return subprocess.CompletedProcess(command, code, b"no network")

    return attempt


def test_an_old_python_can_read_it() -> None:
    ast.parse(LAUNCHER.read_text(encoding="utf-8"), feature_version=(3, 8))


def test_commands_that_compile_first_are_given_the_compiler(launcher: Any) -> None:
    modules = {name: (ROOT / f"src/freebooter/cli/{name}.py").read_text(encoding="utf-8") for name in COMMANDS}
    compiling = {
        name for name, text in modules.items() if re.search(r"\bcompile_first\(\)|\bdef compile_first\b", text)
    }
    assert {name for name in COMMANDS if launcher.purpose_of([name]) != "play"} == compiling | {"test", "web"}
    assert launcher.purpose_of(["compile"]) == "compile"
    assert launcher.purpose_of([]) == launcher.purpose_of(["serve", "--port", "80"]) == "play"
    launcher.WINDOWS = True
    assert launcher.purpose_of(["compile"]) == "play", "where nothing is compiled"


@pytest.mark.parametrize("purposes", [(), ("play",), ("play", "compile"), ("play", "compile", "test")])
def test_an_environment_for_one_purpose_is_not_one_for_more(launcher: Any, purposes: tuple[str, ...]) -> None:
    stamp(launcher, *purposes)
    assert ready(launcher) == list(purposes)


def test_what_is_added_is_stamped_beside_what_was_there(launcher: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(launcher, "attempt", answering(0, asked))
    stamp(launcher, "play")
    launcher.set_up("compile")
    assert ready(launcher) == ["play", "compile"]
    assert [command[-1] for command in asked] == [launcher.lock("compile")], "the checkout is installed already"
    launcher.set_up("test")
    assert ready(launcher) == ["play", "compile", "test"]


def test_without_the_compiler_people_play_on(
    launcher: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launcher, "attempt", answering(1, []))
    stamp(launcher, "play")
    launcher.set_up("compile")
    assert ready(launcher) == ["play"]
    assert "no network\nthe compiler cannot be installed" in capsys.readouterr().err


def test_a_failed_addition_takes_nothing_away(launcher: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "attempt", answering(1, []))
    stamp(launcher, "play", "compile")
    with pytest.raises(SystemExit):
        launcher.set_up("test")
    assert ready(launcher) == ["play", "compile"]


def test_a_failed_update_leaves_an_environment_that_is_not_used(launcher: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "attempt", answering(1, []))
    stamp(launcher, "play")
    (Path(launcher.ROOT) / "pyproject.toml").write_text("changed")
    with pytest.raises(SystemExit):
        launcher.set_up("play")
    assert ready(launcher) == []
    assert not Path(launcher.STAMP).exists()


def test_what_is_installed_keeps_its_bytecode(launcher: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # Else the server would compile all that it imports at every start.
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (tmp_path / "read_once.py").write_text("")
    done = launcher.attempt([sys.executable, "-c", "import read_once"])
    assert (done.returncode, done.stdout) == (0, b"")
    assert list(tmp_path.glob("__pycache__/read_once.*.pyc"))
    assert os.environ["PYTHONDONTWRITEBYTECODE"] == "1", "the command itself does as it is told"


@pytest.mark.parametrize(("arguments", "times"), [([], 2), (["serve", "--port", "80"], 2), (["games"], 0)])
def test_before_a_page_modules_are_read_as_soon_as_they_are_there(
    launcher: Any, monkeypatch: pytest.MonkeyPatch, arguments: list[str], times: int
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(sys, "argv", ["freebooter", *arguments])
    monkeypatch.setattr(launcher, "attempt", answering(0, asked))
    monkeypatch.setattr(launcher, "works", lambda _: True)
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: asked.append(command))
    stamp(launcher)
    launcher.set_up("play")
    reading = [sys.executable, launcher.READER]
    assert Path(launcher.READER).is_file()
    assert asked.count(reading) == times
    # Our own while packages come, theirs while the checkout is installed.
    assert [command[-1] for command in asked if command != reading] == [launcher.lock("play"), launcher.ROOT]
    assert not times or (asked[0], asked[2]) == (reading, reading)


def test_uv_is_brought_by_the_pip_that_is_there(launcher: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pip = tmp_path / "site" / "pip"
    pip.mkdir(parents=True)
    (pip / "__init__.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(pip.parent))
    assert launcher.pip_runner() is None, "one that is too old"
    runner = pip / "__pip-runner__.py"
    runner.write_text("")
    assert launcher.pip_runner() == str(runner)
    asked: list[list[str]] = []
    monkeypatch.setattr(launcher, "pip_runner", lambda: str(runner))
    monkeypatch.setattr(launcher, "attempt", answering(0, asked))
    assert launcher.bring_uv() == str(Path(launcher.BIN) / "uv")
    assert [command[:2] for command in asked] == [[sys.executable, str(runner)]]
    assert "--require-hashes" in asked[0]
