"""Turns pass clockwise, each begun with a card per island; a round limit may end the game (P2, P17)."""

from mypy_extensions import i64

from freebooter.core.table import Frame
from freebooter.games.plunder.events import TurnBegun, TurnEnded
from freebooter.games.plunder.flow.castaway import AID, Castaway
from freebooter.games.plunder.flow.payment import Drawing
from freebooter.games.plunder.flow.turn import Turn
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.rules.islands import cards_due
from freebooter.games.plunder.scoring import end_game
from freebooter.games.plunder.state import PresentTurn, Sea


class Rounds(Frame[Sea]):
    """Lies under every turn: begins the turn of `seat`, and once it is over the next one's."""

    def __init__(self, seat: i64, begun: bool) -> None:
        self.seat: i64 = seat
        self.begun = begun

    def advance(self, t: Sea) -> None:
        if self.begun:
            self.pass_on(t)
            return
        begin_turn(t, self.seat)
        t.replace(Rounds(self.seat, True))
        if fleet_size(t, self.seat):
            t.push(Turn(self.seat))
        else:
            t.push(Castaway(self.seat, AID))
        t.push(Drawing(self.seat, cards_due(t, self.seat)))

    def pass_on(self, t: Sea) -> None:
        """A round ends with the turn of the player to the right of the first."""
        if t.telling:
            t.tell(TurnEnded(self.seat))
        seat = (self.seat + 1) % t.seats
        if seat == t.first:
            t.rounds += 1
            if t.rounds == t.atlas.round_limit:
                end_game(t, "round-limit")
                return
        t.replace(Rounds(seat, False))


def begin_turn(t: Sea, seat: i64) -> None:
    """Nothing is rolled, attacked, offered or agreed yet."""
    t.turn = PresentTurn(seat, t.seats)
    if t.telling:
        t.tell(TurnBegun(seat, t.rounds + 1))
