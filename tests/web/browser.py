"""The server and the browser that the tests of the page share."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Playwright

from freebooter import client, forms

# A name for this machine by which others would reach it.
_NAME = "table.example"
# Debian's Chromium, started so that it talks to nobody but the page under test.
_SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
    f"--host-resolver-rules=MAP {_NAME} 127.0.0.1",
]
_START_SECONDS = 60


def chromium() -> str:
    """The browser's path; installed by apt where that is possible, else the command to run is the error."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("these tests need a browser. Install it: sudo apt-get install chromium")
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=_SWITCHES)


@contextmanager
def serving(data: Path, smtp: str = "") -> Iterator[str]:
    """A server of our own with the built client; its address. With a mail server it writes letters."""
    assert client.is_fresh(), "run: freebooter web build"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    names = ["--origin", address, "--origin", f"http://{_NAME}:{port}"]
    mail = ["--smtp", smtp, "--mail-from", "cook@play.example"] if smtp else []
    command = [sys.executable, "-m", "freebooter", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with (data / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--data", str(data), "--no-browser", "--no-limits", *names, *mail],
            cwd=forms.ROOT,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait_for(server, address, data / "server.log")
        yield address
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(server: "subprocess.Popen[bytes]", address: str, log: Path) -> None:
    until = time.monotonic() + _START_SECONDS
    while time.monotonic() < until:
        if server.poll() is not None:
            break
        try:
            with urlopen(f"{address}/healthz", timeout=2):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text(encoding='utf-8', errors='replace')}")


if __name__ == "__main__":
    print(chromium())
