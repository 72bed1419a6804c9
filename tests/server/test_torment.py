"""Whatever happens to the server, every move that was acknowledged stands in the log once, and all see the same."""

import asyncio
from pathlib import Path

import pytest

from freebooter.workshop.torment.run import Torment
from tests.cli.runner import freebooter
from tests.server.postgres import Postgres

# What a server with one table takes here is about half of it.
_MOST_MEMORY_MB = 400


@pytest.mark.parametrize(
    ("engine", "faults"),
    [("sqlite", ("kill", "full_disk")), ("postgresql", ("database",))],
)
def test_nothing_is_lost_doubled_or_seen_otherwise(
    engine: str, faults: tuple[str, ...], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if engine == "postgresql" else None
    suffered = asyncio.run(Torment("buccaneer", 1, 1, tmp_path, postgres, faults).run())
    assert suffered.is_whole, suffered
    assert suffered.acknowledged >= suffered.over_sockets > 0
    assert set(suffered.faults) == set(faults)
    assert suffered.peak_memory_mb is None or suffered.peak_memory_mb < _MOST_MEMORY_MB


def test_a_fault_that_there_is_not_is_refused() -> None:
    refused = freebooter("torment", "--faults", "flood")
    assert refused.code == 2
    assert "flood is none" in refused.complaint
