"""The nets that come with the package, and what each proved to be worth (docs/bots.md)."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

from freebooter.bots.nets.net import Net
from freebooter.bots.nets.net_file import BadNet, decode_net
from freebooter.core.catalogue import find_game

_FOLDER: Final[Traversable] = files("freebooter.bots.nets") / "trained"
# What each net was measured at, by game.
_MEASURED: Final = _FOLDER / "measured.toml"
_FAIR: Final = 0.5


class Measured(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often searches with a net won against searches without one, two against two, with so many milliseconds a
    decision; `low` and `high` are the 95 % interval of the share of `wins`."""

    milliseconds: int
    games: int
    seed: int
    wins: float
    low: float
    high: float


def shipped_file(game_id: str) -> Traversable:
    """Where the net of a game is, if one ships."""
    return _FOLDER / f"{game_id}.net"


@cache
def shipped_net(game_id: str) -> Net:
    """The net of this game that ships."""
    file = shipped_file(game_id)
    if not file.is_file():
        raise BadNet(f"no net ships for {game_id}; net:FILE plays with one of your own")
    game = find_game(game_id)
    return Net(game, decode_net(file.read_bytes(), str(file), game))


@cache
def expert_net(game_id: str, seats: int) -> Net | None:
    """The net that experts judge by at tables of this game with so many seats: one that learned at such tables, and
    with which they proved better than without."""
    if not has_proved(game_id):
        return None
    net = shipped_net(game_id)
    return net if net.card["plan"]["seats"] == seats else None


def has_proved(game_id: str) -> bool:
    """Whether experts proved better with the net of this game than without."""
    measured = measurements().get(game_id)
    return measured is not None and measured.low > _FAIR


@cache
def measurements() -> dict[str, Measured]:
    """What the nets that ship were measured at, by game."""
    return msgspec.toml.decode(_MEASURED.read_bytes(), type=dict[str, Measured])
