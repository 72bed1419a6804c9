"""Set-up: the map, X tokens, the storm, islands picked in the order of a roll, and three cards each (P1)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.errors import BadOption
from freebooter.core.rows import row
from freebooter.core.table import CHANCE_BIT, AsksChance, AsksSeat, Frame
from freebooter.games.plunder.events import IslandPicked, OrderRolled, PickingOrderFound, TileLaid
from freebooter.games.plunder.figures import CELLS, FACES, PlunderFigures, points_at_start
from freebooter.games.plunder.flow.payment import Drawing
from freebooter.games.plunder.flow.placing import compass
from freebooter.games.plunder.flow.rounds import Rounds
from freebooter.games.plunder.flow.sailing import one_die
from freebooter.games.plunder.meta import TEAMS, PlunderOptions
from freebooter.games.plunder.rules import islands, storm, treasure
from freebooter.games.plunder.rules.chart import NOWHERE, draw_chart
from freebooter.games.plunder.rules.fleet import launch, unbuilt_ship
from freebooter.games.plunder.space import LAY_TILE, PICK_ISLAND, ROLL_DIE, SPIN
from freebooter.games.plunder.state import NOBODY, Atlas, Sea

START_CARDS: Final[i64] = 3


def set_up(seats: int, edition: int, options: PlunderOptions, figures: PlunderFigures) -> Sea:
    """A table for so many seats, waiting for its map."""
    teams, allies = TEAMS[options.teams]
    if teams and teams * allies != seats:
        raise BadOption(f"plunder: option 'teams': {options.teams} is for {teams * allies} seats, not {seats} (P15)")
    t = Sea(seats, edition, Atlas(seats, figures, options))
    # Nobody may have won before the first turn.
    start = points_at_start(allies)
    if t.atlas.target <= start:
        raise BadOption(
            f"plunder: option 'target': {int(t.atlas.target)} is no more than the {start} at the start (P14)"
        )
    t.push(LayingMap())
    return t


def chart_map(t: Sea) -> None:
    """Draw the chart once all tiles lie; nobody owns an island yet."""
    if NOWHERE not in t.layout:
        t.chart = draw_chart(t.atlas.faces, t.layout, t.atlas.tiles_across)


class LayingMap(Frame[Sea]):
    """The tiles are shuffled and laid row by row, either side up, turned any way."""

    luck = "map-tiles"

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if NOWHERE in t.layout else 0

    def advance(self, t: Sea) -> None:
        t.owners = row(len(t.chart.isles), NOBODY)
        t.replace(PlacingTokens(0))

    def outcomes(self, t: Sea, odds: Odds) -> None:
        for face in range(FACES):
            if t.seats == 2 and t.atlas.merchants[face]:
                continue
            is_laid = False
            for laid in t.layout:
                if laid >= 0 and laid // 8 == face // 2:
                    is_laid = True
            if not is_laid:
                for quarters in range(4):
                    odds.add(LAY_TILE.at(face, quarters), 1)

    def happen(self, t: Sea, outcome: i64) -> None:
        face = LAY_TILE.first(outcome)
        quarters = LAY_TILE.second(outcome)
        place = t.layout.index(NOWHERE)
        t.layout[place] = int(face * 4 + quarters)
        chart_map(t)
        if t.telling:
            t.tell(TileLaid(place, t.atlas.faces[face].id, quarters))


class PlacingTokens(Frame[Sea]):
    """The compasses place each X."""

    luck = "treasure-compass"

    def __init__(self, token: i64) -> None:
        self.token: i64 = token

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if self.token < len(t.tokens) else 0

    def advance(self, t: Sea) -> None:
        t.replace(PlacingStorm())

    def outcomes(self, t: Sea, odds: Odds) -> None:
        compass(t, odds)

    def happen(self, t: Sea, outcome: i64) -> None:
        treasure.put_token(t, self.token, SPIN.first(outcome))
        t.replace(PlacingTokens(self.token + 1))


class PlacingStorm(AsksChance[Sea]):
    """The compasses place the storm, until it covers no port of a one-skull island."""

    luck = "first-storm"

    def outcomes(self, t: Sea, odds: Odds) -> None:
        for centre in storm.first_centres(t):
            odds.add(SPIN.at(centre), 1)

    def happen(self, t: Sea, outcome: i64) -> None:
        storm.move_storm(t, SPIN.first(outcome))
        t.replace(RollingForOrder((1 << t.seats) - 1, (0,) * int(t.seats)))


class RollingForOrder(AsksChance[Sea]):
    """The seats in `rolling` roll one after another; those tied for the highest roll again."""

    luck = "order-die"

    def __init__(self, rolling: i64, rolls: tuple[int, ...]) -> None:
        self.rolling: i64 = rolling
        self.rolls = rolls

    def roller(self) -> i64:
        """The next seat to roll."""
        seat: i64 = 0
        while not (self.rolling >> seat) & 1 or self.rolls[seat]:
            seat += 1
        return seat

    def outcomes(self, t: Sea, odds: Odds) -> None:
        one_die(t.atlas.sailing, odds)

    def drawn_for(self, t: Sea) -> str:
        return f"{self.luck}@{self.roller()}"

    def happen(self, t: Sea, outcome: i64) -> None:
        rolls = list(self.rolls)
        seat = self.roller()
        rolls[seat] = int(ROLL_DIE.first(outcome))
        if t.telling:
            t.tell(OrderRolled(seat, rolls[seat]))
        highest = max(rolls)
        leaders: i64 = 0
        count: i64 = 0
        for other in range(t.seats):
            if (self.rolling >> other) & 1:
                if rolls[other] == 0:
                    t.replace(RollingForOrder(self.rolling, tuple(rolls)))
                    return
                if rolls[other] == highest:
                    leaders |= 1 << other
                    count += 1
        if count > 1:
            t.replace(RollingForOrder(leaders, (0,) * int(t.seats)))
            return
        first_picker = rolls.index(highest)
        if t.telling:
            t.tell(PickingOrderFound(first_picker, (first_picker + 1) % t.seats))
        t.replace(PickingIslands(first_picker, t.seats))


class PickingIslands(AsksSeat[Sea]):
    """`seat` picks a one-skull island and puts a ship into its port; then the next, counter-clockwise."""

    follows = "P1"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for isle in t.chart.isles:
            if not islands.why_not_pick(t, isle.ports[0]):
                found.add(PICK_ISLAND.at(isle.ports[0]))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        return islands.why_not_pick(t, PICK_ISLAND.first(action)) if PICK_ISLAND.holds(action) else "P1-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        cell = PICK_ISLAND.first(action)
        t.owners[t.chart.island_at[cell]] = seat
        if t.telling:
            t.tell(IslandPicked(seat, CELLS[cell]))
        launch(t, unbuilt_ship(t, seat), cell)
        if self.left > 1:
            t.replace(PickingIslands((seat - 1) % t.seats, self.left - 1))
        else:
            # The last to pick plays first.
            t.first = seat
            t.replace(Dealing(0))


class Dealing(Frame[Sea]):
    """Everyone draws three cards."""

    def __init__(self, dealt: i64) -> None:
        self.dealt: i64 = dealt

    def advance(self, t: Sea) -> None:
        if self.dealt == t.seats:
            t.replace(Rounds(t.first, False))
            return
        t.replace(Dealing(self.dealt + 1))
        t.push(Drawing((t.first + self.dealt) % t.seats, START_CARDS))
