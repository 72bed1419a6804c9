"""The rituals, each a deed that turns ashore offer too, and the question for more of them after an action (S5)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.deeds import Deed0, Deed1, Menu, Offers
from freebooter.games.seven_seas.flow.cargo import settle_fleet
from freebooter.games.seven_seas.rules import trade
from freebooter.games.seven_seas.space import BARGAIN, FINISH, PERFORM
from freebooter.games.seven_seas.state import Seas


@final
class Bargaining(Deed1[Seas]):
    """Sell two different goods at the port's prices."""

    def why_not(self, t: Seas, seat: i64, pair: i64, /) -> str:
        return trade.why_not_bargain(t, seat, pair)

    def do(self, t: Seas, seat: i64, pair: i64, /) -> None:
        trade.bargain(t, seat, pair)
        settle_fleet(t, seat)


@final
class Performing(Deed1[Seas]):
    """Add a Double Hold or an Unsinkable Ship."""

    def why_not(self, t: Seas, seat: i64, ritual: i64, /) -> str:
        return trade.why_not_perform(t, seat, ritual)

    def do(self, t: Seas, seat: i64, ritual: i64, /) -> None:
        trade.perform(t, seat, ritual)
        settle_fleet(t, seat)


@final
class Finishing(Deed0[Seas]):
    """No more rituals: the turn is over."""

    def do(self, t: Seas, seat: i64, /) -> None:
        t.pop()


BARGAINING: Final = Bargaining(BARGAIN)
PERFORMING: Final = Performing(PERFORM)
MORE_RITUALS: Final[Menu[Seas]] = Menu("S5", [BARGAINING, PERFORMING, Finishing(FINISH)])


class Rituals(Offers[Seas]):
    """`seat` may perform rituals; they are asked only while they can pay for one (S5)."""

    follows = "S5"

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if trade.can_perform(t, self.seat) else 0

    def advance(self, t: Seas) -> None:
        t.pop()

    def menu(self, t: Seas, seat: i64) -> Menu[Seas]:
        return MORE_RITUALS
