"""Set-up by the seed: tiles, start ports, the first holder of Blackbeard's tile (W2)."""

from mypy_extensions import i64

from freebooter.core.table import CHANCE_BIT, AsksChance, Frame
from freebooter.games.winds_of_plunder.events import FirstHolderNamed, ShipPlaced, TileLaid
from freebooter.games.winds_of_plunder.figures import PORTS
from freebooter.games.winds_of_plunder.rules.arrival import tile_items
from freebooter.games.winds_of_plunder.space import GIVE_TILE, LAY_TILE, PLACES, START_AT
from freebooter.games.winds_of_plunder.state import Sea


class LayingTiles(Frame[Sea]):
    """Tiles are laid at the ports, then along the rotation bar."""

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if t.bag.size() else 0

    def advance(self, t: Sea) -> None:
        t.pop()

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return t.bag.odds(LAY_TILE.base)

    def happen(self, t: Sea, outcome: i64) -> None:
        tile = outcome - LAY_TILE.base
        place = t.tiles.index(-1)
        t.bag.draw(tile)
        t.tiles[place] = int(tile)
        if t.telling:
            t.tell(TileLaid(PLACES[place], t.waters.tile_names[tile], t.waters.tile_vp[tile], tile_items(t, tile)))


class DealingPorts(Frame[Sea]):
    """Each ship in turn is dealt one of the start ports that are left."""

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if t.ports[-1] < 0 else 0

    def advance(self, t: Sea) -> None:
        t.pop()

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return [(START_AT.at(port), 1) for port in t.waters.start_ports if port not in t.ports]

    def happen(self, t: Sea, outcome: i64) -> None:
        seat = t.ports.index(-1)
        t.ports[seat] = int(outcome - START_AT.base)
        if t.telling:
            t.tell(ShipPlaced(seat, PORTS[t.ports[seat]]))


class FirstHolder(AsksChance[Sea]):
    """The seed decides who holds Blackbeard's tile first (W2)."""

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return [(GIVE_TILE.at(seat), 1) for seat in range(t.seats)]

    def happen(self, t: Sea, outcome: i64) -> None:
        t.blackbeard = outcome - GIVE_TILE.base
        if t.telling:
            t.tell(FirstHolderNamed(t.blackbeard))
        t.pop()
