"""Islands that allies give each other, or ask each other for (P15)."""

from typing import final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.deeds import Deed1
from freebooter.core.table import Frame
from freebooter.games.plunder.events import GiftRefused, IslandAsked
from freebooter.games.plunder.figures import CELLS, SHIPS_EACH
from freebooter.games.plunder.rules import islands
from freebooter.games.plunder.space import ACCEPT, DECLINE
from freebooter.games.plunder.state import BITS, NO_SHIP, NOBODY, Sea, allied, captain, ship_of


@final
class GiftingIsland(Deed1[Sea]):
    """Give away the island with this port to the ally who lies there (P15)."""

    def why_not(self, t: Sea, seat: i64, cell: i64, /) -> str:
        if not t.atlas.team_count:
            return "P15-no-teams"
        island = t.chart.island_at[cell]
        if island < 0 or t.owners[island] != seat:
            return "P15-not-your-port"
        visitor = t.ship_in[cell]
        if visitor == NO_SHIP or captain(visitor) == seat or not allied(t, seat, captain(visitor)):
            return "P15-no-ally-there"
        return islands.why_not_through(t, island, cell)

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if not t.atlas.team_count:
            return
        for cell in t.ship_at:
            if cell >= 0 and not self.why_not(t, seat, cell):
                found.add(self.block.at(cell))

    def do(self, t: Sea, seat: i64, cell: i64, /) -> None:
        islands.gift(t, seat, captain(t.ship_in[cell]), t.chart.island_at[cell])


@final
class AskingForIsland(Deed1[Sea]):
    """Ask an ally for the island in whose port one's ship lies: once per island and turn, whatever they say (P15)."""

    def why_not(self, t: Sea, seat: i64, place: i64, /) -> str:
        if not t.atlas.team_count:
            return "P15-no-teams"
        cell = t.ship_at[ship_of(seat, place)]
        if cell < 0:
            return "P15-no-ship"
        island = t.chart.island_at[cell]
        if island < 0 or t.owners[island] == seat or t.owners[island] == NOBODY:
            return "P15-no-allied-port"
        if not allied(t, seat, t.owners[island]):
            return "P15-no-allied-port"
        return "P23-gifted-already" if (t.turn.gifted >> island) & 1 else islands.why_not_through(t, island, cell)

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if not t.atlas.team_count:
            return
        for place in range(SHIPS_EACH):
            if not self.why_not(t, seat, place):
                found.add(self.block.at(place))

    def do(self, t: Sea, seat: i64, place: i64, /) -> None:
        cell = t.ship_at[ship_of(seat, place)]
        island = t.chart.island_at[cell]
        t.turn.gifted |= BITS[island]
        if t.telling:
            t.tell(IslandAsked(seat, t.owners[island], CELLS[cell]))
        t.push(GiftRequest(seat, t.owners[island], island))


class GiftRequest(Frame[Sea]):
    """`seat`, whose ship lies in a port of their ally, asks `owner` for the island (P15)."""

    follows = "P15"
    people = ("seat", "owner")

    def __init__(self, seat: i64, owner: i64, island: i64) -> None:
        self.seat: i64 = seat
        self.owner: i64 = owner
        self.island: i64 = island

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.owner

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        found.add(ACCEPT.at())
        found.add(DECLINE.at())

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if ACCEPT.holds(action):
            islands.gift(t, seat, self.seat, self.island)
        elif t.telling:
            t.tell(GiftRefused(self.seat, seat))
