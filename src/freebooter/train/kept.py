"""What a training goes on from: one file of its folder, which is there whole or not at all."""

import io
import zipfile
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import msgspec
import numpy as np

from freebooter.train.curve import Progress
from freebooter.train.learner import Params
from freebooter.train.plan import BadTraining

# What the names of arrays begin with, and the name of all else.
_NET: Final = "net."
_PAST: Final = "past."
_MEMORY: Final = "memory."
_REST: Final = "rest"


# What is no array: the last fields below.
_Rest: TypeAlias = tuple[list[Progress], str, list[str], bytes]


class Kept(NamedTuple):
    """All that the next round follows from: the net and its memory, its past selves, the curve so far, the digests of
    the net that it began with and of the data sets that were learnt from, and the games under way."""

    params: Params
    memory: Any
    past: list[Params]
    lines: list[Progress]
    begun: str
    lessons: list[str]
    games: bytes


def write_kept(path: Path, kept: Kept) -> None:
    """Write it, whole or not at all."""
    arrays = {_NET + name: array for name, array in kept.params.items()}
    arrays |= {_PAST + name: np.stack([one[name] for one in kept.past]) for name in kept.params}
    arrays |= {f"{_MEMORY}{place}": leaf for place, leaf in enumerate(jax.tree.leaves(kept.memory))}
    arrays[_REST] = np.frombuffer(msgspec.msgpack.encode(kept[3:]), np.uint8)
    out = io.BytesIO()
    np.savez(out, **arrays)
    write_whole(path, out.getvalue())


def read_kept(path: Path, memory: Any) -> Kept:
    """What was written, with a memory of the form of this one."""
    leaves, form = jax.tree.flatten(memory)
    try:
        with np.load(io.BytesIO(path.read_bytes())) as held:
            names = [name.removeprefix(_NET) for name in held if name.startswith(_NET)]
            past = {name: held[_PAST + name] for name in names}
            return Kept(
                {name: held[_NET + name] for name in names},
                jax.tree.unflatten(form, [held[f"{_MEMORY}{place}"] for place in range(len(leaves))]),
                [dict(zip(names, one, strict=True)) for one in zip(*past.values(), strict=True)],
                *msgspec.msgpack.decode(held[_REST].tobytes(), type=_Rest),
            )
    except (EOFError, KeyError, ValueError, zipfile.BadZipFile, msgspec.DecodeError) as error:
        raise BadTraining(f"{path} is damaged, or of another version: {error}") from None


def write_whole(path: Path, content: bytes) -> None:
    """Put a file where another may be, which stays until all of this one is written."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)
