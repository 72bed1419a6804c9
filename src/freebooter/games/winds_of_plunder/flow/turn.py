"""A plundering turn: its start, then Action Points and the sailing in any order (W3-W6, W17)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.deeds import Deed0, Deed1, Menu, Offers
from freebooter.core.table import AsksSeat, Frame
from freebooter.games.winds_of_plunder.flow.arrival import add_ports, set_sail
from freebooter.games.winds_of_plunder.flow.cards import Drawing, Playing, menu_of
from freebooter.games.winds_of_plunder.rules import turn
from freebooter.games.winds_of_plunder.space import CALL_GUST, DRAW_CARD, END_TURN, LOSE, PLAY_CARD, SAIL, TAKE_CUBES
from freebooter.games.winds_of_plunder.state import DUE, SAILED, Sea

IN_POINTS: Final[i64] = 0  # of the two losses that a Tavern Brawl leaves to its victim


class TurnStart(Frame[Sea]):
    """Before the points are open: lent caches leave, then a Tavern Brawl takes its toll (W17)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def advance(self, t: Sea) -> None:
        turn.remove_lent_caches(t, self.seat)
        if t.brawls[self.seat] == 0:
            open_turn(t, self.seat, turn.TURN_POINTS)
        elif t.vp[self.seat] >= turn.BRAWL_VP:
            t.replace(BrawlToll(self.seat))
        else:
            open_turn(t, self.seat, turn.suffer_brawl(t, self.seat, True))


class BrawlToll(AsksSeat[Sea]):
    """The victim of a Tavern Brawl loses two Action Points or two Victory Points (W17)."""

    follows = "W17"

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        found.add(LOSE.at(0))
        found.add(LOSE.at(1))

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        open_turn(t, seat, turn.suffer_brawl(t, seat, LOSE.first(action) == IN_POINTS))


def open_turn(t: Sea, seat: i64, points: i64) -> None:
    """The points are open."""
    t.replace(Turn(seat))
    turn.begin_turn(t, seat, points)


@final
class TakingCubes(Deed1[Sea]):
    """So many points for Wind Cubes (W4)."""

    def why_not(self, t: Sea, seat: i64, points: i64, /) -> str:
        return turn.why_not_take_cubes(t, seat, points)

    def do(self, t: Sea, seat: i64, points: i64, /) -> None:
        turn.take_cubes(t, seat, points)


@final
class CallingGust(Deed0[Sea]):
    """Three points for a Gust of Wind (W5)."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return turn.why_not_call_gust(t)

    def do(self, t: Sea, seat: i64, /) -> None:
        turn.call_gust(t, seat)


@final
class Sailing(Deed1[Sea]):
    """The one sailing of the turn (W3)."""

    def why_not(self, t: Sea, seat: i64, port: i64, /) -> str:
        return turn.why_not_sail(t, seat, port)

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if t.turn.sailing == DUE:
            add_ports(found, turn.sail_targets(t, seat))

    def do(self, t: Sea, seat: i64, port: i64, /) -> None:
        t.turn.sailing = SAILED
        set_sail(t, seat, port)


@final
class EndingTurn(Deed0[Sea]):
    """What was not spent is lost (W3)."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return turn.why_not_end(t, seat)

    def do(self, t: Sea, seat: i64, /) -> None:
        turn.end_turn(t, seat)
        t.pop()


TURN: Final[Menu[Sea]] = Menu(
    "W3",
    [
        Drawing(DRAW_CARD),
        Playing(PLAY_CARD),
        TakingCubes(TAKE_CUBES),
        CallingGust(CALL_GUST),
        Sailing(SAIL),
        EndingTurn(END_TURN),
    ],
)


class Turn(Offers[Sea]):
    """Points and the sailing, in any order and mix (W3).

    What a card asks for is composed in the player's draft, the card first: nobody sees it before it is whole, and the
    point is spent then.
    """

    follows = "W3"

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.seat if turn.can_go_on(t, self.seat) else 0

    def advance(self, t: Sea) -> None:
        turn.end_turn(t, self.seat)
        t.pop()

    def menu(self, t: Sea, seat: i64) -> Menu[Sea]:
        draft = t.drafts[seat]
        return menu_of(draft) if draft else TURN
