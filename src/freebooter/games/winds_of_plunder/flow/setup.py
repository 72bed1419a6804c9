"""Set-up by the seed: tiles, start ports, the first holder of Blackbeard's tile (W2)."""

from mypy_extensions import i64

from freebooter.core.buffers import Odds
from freebooter.core.table import CHANCE_BIT, AsksChance, Frame
from freebooter.games.winds_of_plunder.events import FirstHolderNamed, ShipPlaced, TileLaid
from freebooter.games.winds_of_plunder.figures import PORTS
from freebooter.games.winds_of_plunder.rules.arrival import tile_items
from freebooter.games.winds_of_plunder.space import GIVE_TILE, LAY_TILE, PLACES, START_AT
from freebooter.games.winds_of_plunder.state import NOWHERE, PLACE_COUNT, Sea


class LayingTiles(Frame[Sea]):
    """Tiles are laid at the ports, then along the rotation bar."""

    luck = "tiles"

    def waits_for(self, t: Sea) -> i64:
        return 0 if t.bag.is_empty() else CHANCE_BIT

    def advance(self, t: Sea) -> None:
        t.pop()

    def outcomes(self, t: Sea, odds: Odds) -> None:
        t.bag.odds(odds, LAY_TILE)

    def happen(self, t: Sea, outcome: i64) -> None:
        tile = LAY_TILE.first(outcome)
        place = PLACE_COUNT - t.bag.size()
        t.bag.draw(tile)
        t.tiles[place] = tile
        if t.telling:
            t.tell(
                TileLaid(PLACES[place], t.waters.tile_names[tile], t.waters.tile_vp[tile], tile_items(t.waters, tile))
            )


class DealingPorts(Frame[Sea]):
    """Each ship in turn is dealt one of the start ports that are left."""

    luck = "start-ports"

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if t.ports[t.seats - 1] == NOWHERE else 0

    def advance(self, t: Sea) -> None:
        t.pop()

    def outcomes(self, t: Sea, odds: Odds) -> None:
        for port in t.waters.start_ports:
            if port not in t.ports:
                odds.add(START_AT.at(port), 1)

    def happen(self, t: Sea, outcome: i64) -> None:
        seat: i64 = 0
        while t.ports[seat] != NOWHERE:
            seat += 1
        t.ports[seat] = START_AT.first(outcome)
        if t.telling:
            t.tell(ShipPlaced(seat, PORTS[t.ports[seat]]))


class FirstHolder(AsksChance[Sea]):
    """The seed decides who holds Blackbeard's tile first (W2)."""

    luck = "blackbeards-tile"

    def outcomes(self, t: Sea, odds: Odds) -> None:
        for seat in range(t.seats):
            odds.add(GIVE_TILE.at(seat), 1)

    def happen(self, t: Sea, outcome: i64) -> None:
        t.blackbeard = GIVE_TILE.first(outcome)
        if t.telling:
            t.tell(FirstHolderNamed(t.blackbeard))
        t.pop()
