"""Finding treasure: a card is drawn and carried out step by step, then the X is spun elsewhere (P10, P11)."""

from typing import final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.deeds import Deed2
from freebooter.core.table import CHANCE_BIT, AsksChance, Frame
from freebooter.games.plunder import figures as f
from freebooter.games.plunder.events import TokenReached, TreasureFound
from freebooter.games.plunder.figures import CELLS, SHIPS_EACH
from freebooter.games.plunder.flow.effects import EFFECTS, falls_short
from freebooter.games.plunder.flow.placing import compass
from freebooter.games.plunder.rules import treasure
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.storm import parts
from freebooter.games.plunder.space import DRAW_TREASURE, SPIN
from freebooter.games.plunder.state import Sea, berth, captain, ship_of


@final
class Collecting(Deed2[Sea]):
    """A ship collects this X: from its cell, or from beside an X on land (P10)."""

    def why_not(self, t: Sea, seat: i64, place: i64, token: i64, /) -> str:
        cell = t.ship_at[ship_of(seat, place)]
        if cell == NOWHERE:
            return "P10-no-ship"
        if token >= len(t.tokens):
            return "P10-no-token"
        if not t.chart.can_collect(cell, t.tokens[token]):
            return "P10-out-of-reach"
        return "P10-storm-between" if parts(t, cell, t.tokens[token]) else ""

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        for place in range(SHIPS_EACH):
            if t.ship_at[ship_of(seat, place)] != NOWHERE:
                for token in range(len(t.tokens)):
                    if not self.why_not(t, seat, place, token):
                        found.add(self.block.at(place, token))

    def do(self, t: Sea, seat: i64, place: i64, token: i64, /) -> None:
        t.push(Finding(ship_of(seat, place), token))
        if t.telling:
            t.tell(TokenReached(seat, place, CELLS[t.tokens[token]]))


class Finding(Frame[Sea]):
    """A ship has reached an X: the top treasure card is turned up."""

    luck = "treasure-cards"

    def __init__(self, ship: i64, token: i64) -> None:
        self.ship: i64 = ship
        self.token: i64 = token

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if t.treasure.top() < 0 else 0

    def advance(self, t: Sea) -> None:
        self.turn_up(t, t.treasure.top())

    def outcomes(self, t: Sea, odds: Odds) -> None:
        t.treasure.odds(odds, DRAW_TREASURE)

    def happen(self, t: Sea, outcome: i64) -> None:
        self.turn_up(t, DRAW_TREASURE.first(outcome))

    def turn_up(self, t: Sea, card: i64) -> None:
        """Read the card aloud."""
        t.treasure.draw(card)
        t.replace(CardEffect(self.ship, self.token, card, 0, False))
        if t.telling:
            t.tell(TreasureFound(captain(self.ship), berth(self.ship), t.atlas.treasures[card].name))


class CardEffect(Frame[Sea]):
    """A treasure card is carried out from `step` on; `unpaid` if the last loss before it was not fully paid."""

    def __init__(self, ship: i64, token: i64, card: i64, step: i64, unpaid: bool) -> None:
        self.ship: i64 = ship
        self.token: i64 = token
        self.card: i64 = card
        self.step: i64 = step
        self.unpaid = unpaid

    def advance(self, t: Sea) -> None:
        steps = t.atlas.treasures[self.card].steps
        if self.step == len(steps):
            t.treasure.bury(self.card)
            t.replace(Respin(self.token))
            return
        deed, what, count = steps[self.step]
        unpaid = falls_short(t, captain(self.ship), what, count) if deed == f.LOSE else self.unpaid
        # The next step comes after whatever this one still asks.
        t.replace(CardEffect(self.ship, self.token, self.card, self.step + 1, unpaid))
        if deed != f.DAMAGE_IF_UNPAID or self.unpaid:
            EFFECTS[deed].happen(t, self.ship, what, count)
        if t.ending:
            t.treasure.bury(self.card)


class Respin(AsksChance[Sea]):
    """The X goes where the compasses say; whoever can may take it if their turn goes on (P10)."""

    luck = "treasure-compass"

    def __init__(self, token: i64) -> None:
        self.token: i64 = token

    def outcomes(self, t: Sea, odds: Odds) -> None:
        compass(t, odds)

    def happen(self, t: Sea, outcome: i64) -> None:
        t.pop()
        treasure.put_token(t, self.token, SPIN.first(outcome))
