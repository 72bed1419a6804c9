"""The file of a net: what it was made for, how it was trained, its numbers, and a digest of them."""

import hashlib
from pathlib import Path
from typing import Any, Final, Self

import msgspec
from msgspec import Struct

from freebooter.core.errors import FreebooterError
from freebooter.core.game import AnyGame

_FORMAT: Final = "freebooter-net-1"


class BadNet(FreebooterError):
    """A file that is no net, is damaged, or was made for another game or layout."""


class Weights(Struct, frozen=True):
    """One array of a net: its shape, and its numbers in half precision."""

    shape: tuple[int, ...]
    numbers: bytes


class NetFile(Struct, frozen=True, kw_only=True):
    """A net as it is kept. `layout` and `cells` are the version and size of the observations it reads, `actions` the
    numbers of actions it knows; `card` is the experiment that it came from."""

    format: str
    game: str
    layout: int
    cells: int
    actions: int
    card: dict[str, Any]
    weights: dict[str, Weights]
    digest: str

    @classmethod
    def of(cls, game: AnyGame, card: dict[str, Any], weights: dict[str, Weights]) -> Self:
        """A net for this game as it is now."""
        return cls(
            format=_FORMAT,
            game=game.meta.id,
            layout=game.layout.version,
            cells=game.layout.size,
            actions=len(game.space),
            card=card,
            weights=weights,
            digest=_digest(weights),
        )

    def check(self, game: AnyGame) -> None:
        """Refuse what does not fit this game or is not as it was written."""
        if self.game != game.meta.id:
            raise BadNet(f"this net plays {self.game}, not {game.meta.id}")
        made = (self.layout, self.cells, self.actions)
        present = (game.layout.version, game.layout.size, len(game.space))
        if made != present:
            raise BadNet(
                f"this net was trained on layout {made[0]} of {made[1]} numbers and {made[2]} actions; "
                f"{game.meta.id} has layout {present[0]} of {present[1]} and {present[2]}: train it again"
            )
        if self.digest != _digest(self.weights):
            raise BadNet("this net is damaged: its numbers do not have the digest that it names")


def write_net(path: Path, net: NetFile) -> None:
    """Write it whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(msgspec.msgpack.encode(net))
    unfinished.replace(path)


def read_net(path: Path, game: AnyGame) -> NetFile:
    """The net in this file, checked for this game."""
    try:
        return decode_net(path.read_bytes(), str(path), game)
    except OSError as error:
        raise BadNet(f"{path}: {error.strerror or error}") from None


def decode_net(data: bytes, name: str, game: AnyGame) -> NetFile:
    """The net that a file of this name holds, checked for this game."""
    try:
        net = msgspec.msgpack.decode(data, type=NetFile)
    except msgspec.DecodeError:
        raise BadNet(f"{name} is no net") from None
    if net.format != _FORMAT:
        raise BadNet(f"{name} is a net of the form {net.format}, not {_FORMAT}")
    try:
        net.check(game)
    except BadNet as error:
        raise BadNet(f"{name}: {error}") from None
    return net


def _digest(weights: dict[str, Weights]) -> str:
    total = hashlib.sha256()
    for name, held in sorted(weights.items()):
        total.update(f"{name} {held.shape}\n".encode())
        total.update(held.numbers)
    return total.hexdigest()
