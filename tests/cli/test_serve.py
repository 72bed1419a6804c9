"""Starting a server: what comes before the page is there, and what can wait until then."""

import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from freebooter import forms
from freebooter.cli import serve

# What the server needs for some work that nobody has given it when it starts.
NOT_FOR_THE_PAGE = ("freebooter.bots.nets.net", "mypy", "numpy", "setuptools")


def test_the_server_starts_without_what_only_later_work_needs() -> None:
    code = "import sys, freebooter.server.web.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in NOT_FOR_THE_PAGE if name in loaded] == []


def test_what_would_delay_the_page_waits_for_it() -> None:
    done = threading.Event()
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        serve.do_when_it_answers(server.getsockname()[1], [done.set])
        assert not done.wait(0.7)
        server.listen()
        assert done.wait(10)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that are begun in the background of a checkout without a build, instead of beginning them."""
    commands: list[list[str]] = []

    class Begun:
        pid = 0

        def __init__(self, command: list[str], **_: Any) -> None:
            commands.append(command)

    monkeypatch.delenv("FREEBOOTER_FORM", raising=False)
    monkeypatch.setattr(forms, "is_checkout", lambda: True)
    monkeypatch.setattr(forms, "fitting_build", lambda: None)
    monkeypatch.setattr("subprocess.Popen", Begun)
    monkeypatch.setattr("os.setpriority", lambda *_: None)
    return commands


def test_the_launcher_that_made_the_environment_compiles_in_it(
    begun: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(forms.ROOT / ".venv"))
    serve.compile_for_next_time()
    assert begun == [[sys.executable, str(forms.ROOT / "freebooter"), "compile"]]


def test_an_environment_of_ones_own_is_left_as_it_is(
    begun: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    serve.compile_for_next_time()
    assert begun == [[sys.executable, "-m", "freebooter", "compile"]]


@pytest.mark.parametrize("form", ["plain", "compiled"])
def test_nothing_is_compiled_where_a_form_is_asked_for(
    begun: list[list[str]], monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setenv("FREEBOOTER_FORM", form)
    serve.compile_for_next_time()
    assert begun == []
