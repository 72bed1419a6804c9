"""At home: the one question of the first start, the address and its QR code, and play over plain http."""

import io
import os
import pty
import shutil
import socket
import sys
import time
from pathlib import Path

import httpx
import pytest

from freebooter.cli.serve import announce, choose_host, home_address
from freebooter.server.operation.network import local_address, qr_text
from tests.server.postgres import free_port
from tests.server.processes import Process

QUESTION = "May others on your local network play too?"


class AtTerminal(Process):
    """`freebooter serve` as somebody at a terminal starts it; no browser is there to be opened."""

    def __init__(self, log: Path, games: Path, data: Path) -> None:
        self.port = free_port()
        self.keyboard, terminal = pty.openpty()
        arguments = ("serve", "--port", str(self.port), "--data", str(data))
        nothing = str(shutil.which("true"))
        super().__init__(log, games, *arguments, stdin=terminal, BROWSER=nothing, PYTHONUNBUFFERED="1")
        os.close(terminal)

    def type(self, text: str) -> None:
        os.write(self.keyboard, f"{text}\n".encode())

    def until_said(self, text: str) -> str:
        """Everything it has written, as soon as this is in it."""
        end = time.monotonic() + 120
        while True:
            said = self.log.read_text()
            if text in said:
                return said
            assert self.process.poll() is None, said
            assert time.monotonic() < end, f"it does not say {text!r}: {said}"
            time.sleep(0.02)

    def until_ready(self) -> str:
        """Everything it has written by the time it can be reached, which is just after it says that it is ready."""
        said = self.until_said('"event": "ready"')
        end = time.monotonic() + 60
        with socket.socket() as door:
            while door.connect_ex(("127.0.0.1", self.port)):
                assert time.monotonic() < end, f"nobody answers: {said}"
                time.sleep(0.02)
        return said

    def stop(self) -> None:
        super().stop()
        os.close(self.keyboard)


def test_the_first_start_asks_once_and_shows_where_others_find_the_table(tmp_path: Path, games: Path) -> None:
    server = AtTerminal(tmp_path / "first.log", games, tmp_path / "data")
    server.until_said(QUESTION)
    server.type("y")
    said = server.until_ready()
    assert f"Freebooter: http://127.0.0.1:{server.port}/" in said
    found = local_address()
    if found is not None:
        address = f"http://{found}:{server.port}"
        assert f"On your network: {address}/" in said
        assert qr_text(f"{address}/").strip() in said
        play_over_plain_http(address)
    server.stop()
    again = AtTerminal(tmp_path / "second.log", games, tmp_path / "data")
    said = again.until_ready()
    assert QUESTION not in said
    assert ("On your network" in said) == (found is not None)
    again.stop()


def play_over_plain_http(address: str) -> None:
    """Somebody in the same house comes with another device: their cookie works, and only pages from there may ask."""
    with httpx.Client(base_url=address, trust_env=False, timeout=60) as guest:
        welcome = guest.post("/api/guest", json={"name": "Guest"}, headers={"origin": address})
        assert welcome.status_code == 201
        assert "secure" not in welcome.headers["set-cookie"].lower()
        headers = {"origin": address, "x-csrf-token": welcome.json()["csrf"]}
        seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]
        assert guest.post("/api/tables", json={"game": "buccaneer", "seats": seats}, headers=headers).is_success
        elsewhere = {**headers, "origin": "http://127.0.0.1:1"}
        assert guest.post("/api/guest", json={"name": "Guest"}, headers=elsewhere).json()["code"] == "wrong-origin"


class Keyboard(io.StringIO):
    """What somebody at a terminal types."""

    def isatty(self) -> bool:
        return True


def test_whoever_says_no_is_found_on_this_machine_only_and_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for typed, asked in (("n\n", True), ("", False)):
        monkeypatch.setattr(sys, "stdin", Keyboard(typed))
        host = choose_host(tmp_path, asks=True)
        assert host == "127.0.0.1"
        announce(host, 8420, home_address(host, 8420))
        said = capsys.readouterr().out
        assert (QUESTION in said) == asked
        assert "On your network" not in said


def test_nobody_is_asked_where_nobody_can_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert choose_host(tmp_path, asks=True) == "127.0.0.1"
    monkeypatch.setattr(sys, "stdin", Keyboard("y\n"))
    assert choose_host(tmp_path, asks=False) == "127.0.0.1"
