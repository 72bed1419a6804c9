"""One server at a time on one SQLite file: what a process has in memory would not know of another's rows."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from freebooter.core.errors import FreebooterError


class NotAlone(FreebooterError):
    """Another server runs on the same file."""


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Keep every other server from this database meanwhile, if it is a SQLite file. A lock beside it says so, which the
    system takes away when the process ends, however it does."""
    path = make_url(database).database if database.startswith("sqlite") else None
    if not path:
        yield
        return
    lock = Path(f"{path}.lock")
    lock.touch(mode=0o600)
    with lock.open("r+b") as file:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NotAlone(f"another server runs on {path}; stop it, or choose another folder with --data") from None
        yield
