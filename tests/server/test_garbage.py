"""Garbage collection by the clock: what is set apart is not looked through, and does not stay for ever."""

import asyncio
import gc
import weakref

from freebooter.server.operation.garbage import Garbage


class Socket:
    """Something that holds itself, as closed connections do."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_set_apart_is_found_at_the_next_full_look() -> None:
    async def work() -> list[bool]:
        before = gc.get_threshold()
        garbage = Garbage()
        held = Socket()
        socket = weakref.ref(held)
        garbage.open()
        try:
            del held
            gc.collect()
            stays = socket() is not None
            garbage.collect()
            goes = socket() is None
            new = weakref.ref(Socket())
            garbage.set_apart()
            goes = goes and new() is None
            is_rare = gc.get_threshold() != before
        finally:
            await garbage.close()
        return [stays, goes, is_rare, gc.get_threshold() == before, gc.get_freeze_count() == 0]

    assert asyncio.run(work()) == [True] * 5


def test_a_server_looks_for_garbage_from_when_it_is_ready() -> None:
    async def work() -> bool:
        garbage = Garbage()
        garbage.open()
        await garbage.close()
        return gc.isenabled()

    # While it starts there is nothing to be found.
    gc.disable()
    try:
        assert asyncio.run(work())
    finally:
        gc.enable()
