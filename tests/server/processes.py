"""Server and worker processes for tests, started with the command that people use."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]


class Process:
    """A `freebooter` command that runs until it is stopped; what it writes is kept."""

    def __init__(
        self, log: Path, games: Path, *arguments: str, stdin: int = subprocess.DEVNULL, **variables: str
    ) -> None:
        self.log = log
        self._file = log.open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "freebooter", *arguments],
            env={**environment(games), **variables},
            stdin=stdin,
            stdout=self._file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def kill(self) -> None:
        """End it as a power cut would, with all it has started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._file.close()

    def stop(self) -> None:
        """Ask it to end."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
        self._file.close()


class Server(Process):
    """A serving process on a port of its own."""

    def __init__(self, log: Path, games: Path, *arguments: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        super().__init__(log, games, "serve", "--no-browser", "--port", str(self.port), *arguments)

    def wait(self, seconds: float = 120) -> None:
        """Until it is ready."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/readyz", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"not ready after {seconds} s: {self.log.read_text()}")


def environment(games: Path) -> dict[str, str]:
    """What a process needs to find the example game among the installed ones."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "examples"), str(games)])}


def example_games(folder: Path) -> Path:
    """A folder that, on the path, makes the example game one of the installed ones."""
    info = folder / "smugglers-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: smugglers\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[freebooter.games]\nsmugglers = smugglers:GAME\n")
    return folder
