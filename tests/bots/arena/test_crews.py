"""Crews: whoever plays the pieces, the same comes of them, and what dies is played again."""

import socket
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from freebooter.bots.arena.crews import Alone, NoCluster, ProcessCrew, crew_of, knock
from freebooter.core.errors import BadSeats
from tests.bots.arena.mortal import mortal


def refusing(piece: int) -> int:
    raise BadSeats(f"not with {piece}")


def test_the_crew_is_who_was_asked_for() -> None:
    assert isinstance(crew_of(1), Alone)
    assert isinstance(crew_of(2), ProcessCrew)


def test_what_a_killed_process_was_at_is_played_again(tmp_path: Path) -> None:
    crew = ProcessCrew(2)
    with crew, closing(crew.play(partial(mortal, tmp_path), [0, 1, 2, 3])) as playing:
        assert dict(playing) == {0: 0, 1: 1, 2: 4, 3: 9}
    assert (tmp_path / "killed").exists()


def test_what_the_work_raises_is_raised() -> None:
    with Alone() as crew, pytest.raises(BadSeats, match="not with 7"):
        list(crew.play(refusing, [7]))


def test_where_nobody_answers_is_found_out_without_ray() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        port = server.getsockname()[1]
        knock(f"127.0.0.1:{port}")
    knock("auto")
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "127.0.0.1:99999"):
        with pytest.raises(NoCluster, match=f"no Ray cluster answers at '{address}'"):
            knock(address)
