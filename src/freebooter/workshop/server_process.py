"""A server that a command has started for itself: whether it is ready, and what it takes."""

import asyncio
import os
import subprocess
from pathlib import Path
from typing import Final

import httpx

from freebooter.core.errors import FreebooterError

# So long, in seconds, a start may take.
_MOST_WAIT: Final = 120.0


class NotServing(FreebooterError):
    """The server did not start."""


async def until_ready(url: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until it can be played on."""
    async with httpx.AsyncClient(base_url=url) as http:
        for _ in range(int(_MOST_WAIT / 0.1)):
            if server.poll() is not None:
                raise NotServing("the server has ended; see what it said")
            try:
                if (await http.get("/readyz")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.1)
    raise NotServing(f"the server was not ready within {_MOST_WAIT:.0f} s")


def memory_of(pid: int) -> float | None:
    """Kilobytes that a process and those it started hold; None where the system does not tell."""
    total = 0.0
    for process in [pid, *_children(pid)]:
        try:
            status = Path(f"/proc/{process}/status").read_text()
        except OSError:
            return None
        total += next((float(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0.0)
    return total


def cpu_seconds_of(pid: int) -> float:
    """Seconds of processor time that a process and those it started have used; 0 where the system does not tell."""
    total = 0.0
    for process in [pid, *_children(pid)]:
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def _children(pid: int) -> list[int]:
    try:
        names = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [int(name) for name in names]
