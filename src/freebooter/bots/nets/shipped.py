"""The nets that come with the package: those that proved better than what they replace (docs/bots.md)."""

from functools import cache
from importlib.resources import files

from freebooter.bots.nets.net import Net
from freebooter.bots.nets.net_file import decode_net
from freebooter.core.catalogue import find_game


@cache
def shipped_net(game_id: str, seats: int) -> Net | None:
    """The net for tables of this game with so many seats: one that learned at such tables."""
    file = files("freebooter.bots.nets") / "trained" / f"{game_id}.net"
    if not file.is_file():
        return None
    game = find_game(game_id)
    net = decode_net(file.read_bytes(), str(file), game)
    return Net(game, net) if net.card["plan"]["seats"] == seats else None
