"""A Captain's plunder: sending ships, the throw, dividing the booty (S6, S7, S9)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.source import Source
from freebooter.core.table import Frame, Throws
from freebooter.games.seven_seas.flow.cargo import BootyDraw, settle_fleet
from freebooter.games.seven_seas.rules import fleet, plunder, rounds
from freebooter.games.seven_seas.space import SEND
from freebooter.games.seven_seas.state import Seas, caravan_ships, clockwise
from freebooter.games.seven_seas.throw import dice_of, throw_dice, why_not_throw

TOKENS_A_GIFT: Final[i64] = 2


class Sending(Frame[Seas]):
    """From the captain clockwise each player sends ships; who has none to send is not asked (S6)."""

    follows = "S6"
    people = ("captain",)

    def __init__(self, captain: i64, caravan: i64, sent: tuple[int, ...]) -> None:
        self.captain: i64 = captain
        self.caravan: i64 = caravan
        self.sent = sent

    def sender(self, t: Seas) -> i64:
        return clockwise(t, self.captain, len(self.sent))

    def waits_for(self, t: Seas) -> i64:
        if len(self.sent) == t.seats:
            return 0
        seat = self.sender(t)
        return 1 << seat if plunder.most_to_send(t, seat, self.caravan) > 0 else 0

    def advance(self, t: Seas) -> None:
        if len(self.sent) < t.seats:
            self.send(t, self.sender(t), 0)
        elif sum(self.sent):
            t.replace(Battle(self.captain, self.caravan, self.sent))
        else:
            t.replace(Division(self.captain, self.sent, 0))

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        for ships in range(plunder.most_to_send(t, seat, self.caravan) + 1):
            found.add(SEND.at(ships))

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if not SEND.holds(action):
            return self.rule() + "-not-now"
        return plunder.why_not_send(t, seat, self.caravan, SEND.first(action))

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        self.send(t, seat, SEND.first(action))

    def send(self, t: Seas, seat: i64, ships: i64) -> None:
        plunder.send_ships(t, seat, self.caravan, ships)
        t.replace(Sending(self.captain, self.caravan, (*self.sent, int(ships))))


class Battle(Throws[Seas]):
    """The captain throws the caravan and all ships sent; they fight until one side is gone (S7)."""

    luck = "battle-throw@captain"

    def __init__(self, captain: i64, caravan: i64, sent: tuple[int, ...]) -> None:
        self.captain: i64 = captain
        self.caravan: i64 = caravan
        self.sent = sent

    def dice(self) -> i64:
        return caravan_ships(self.caravan) + sum(self.sent)

    def sample(self, t: Seas, source: Source) -> list[int]:
        return throw_dice(t.charts.tray, self.dice(), source)

    def misthrown(self, t: Seas, throw: list[int]) -> str:
        return why_not_throw(t.charts.tray, self.dice(), throw)

    def land(self, t: Seas, throw: list[int]) -> None:
        survivors = plunder.battle(t, self.captain, self.caravan, self.sent, dice_of(throw))
        t.replace(Division(self.captain, survivors, 0))
        for seat in range(t.seats):
            settle_fleet(t, seat)


class Division(Frame[Seas]):
    """From the captain clockwise each survivor draws and stows their booty; then comes the captain's gift (S9, S21)."""

    def __init__(self, captain: i64, survivors: tuple[int, ...], place: i64) -> None:
        self.captain: i64 = captain
        self.survivors = survivors
        self.place: i64 = place

    def advance(self, t: Seas) -> None:
        if self.place == t.seats:
            gifts = rounds.gifts_due(t, self.captain)
            if gifts:
                fleet.take_yin_yang(t, self.captain, TOKENS_A_GIFT * gifts, "gift")
            t.pop()
            return
        t.replace(Division(self.captain, self.survivors, self.place + 1))
        if self.survivors[self.place]:
            t.push(BootyDraw(clockwise(t, self.captain, self.place), self.survivors[self.place]))
