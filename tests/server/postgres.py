"""A real PostgreSQL for the tests, and ports that nobody uses."""

import os
import random
import socket

from freebooter.workshop import postgres


class Postgres(postgres.Postgres):
    """A cluster of its own, which ends with the tests."""

    def __init__(self) -> None:
        super().__init__(free_port())


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
