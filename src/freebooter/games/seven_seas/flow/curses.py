"""A Shaman's curse: the throw, the reckoning clockwise, the Idol's wish, the Salary (S10, S11, S20)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.source import Source
from freebooter.core.table import Frame, Throws
from freebooter.games.seven_seas.flow.cargo import settle_fleet
from freebooter.games.seven_seas.flow.tavern import TavernThrow
from freebooter.games.seven_seas.rules import curses, rounds
from freebooter.games.seven_seas.space import NAME_GOOD
from freebooter.games.seven_seas.state import IDOL, KINDS, SALARY, TAVERN_CURSE, WHIRLPOOL, Seas, clockwise
from freebooter.games.seven_seas.throw import dice_of, throw_dice, why_not_throw


def cast(t: Seas, shaman: i64, curse: i64) -> None:
    """Begin the routine of a curse; gifts protect ships of the Shaman player from those that throw them (S10)."""
    if curse == IDOL:
        t.push(IdolWish(shaman))
    elif curse == SALARY:
        t.push(Payday(shaman, 0))
    elif curse == TAVERN_CURSE:
        t.push(TavernThrow(shaman))
    else:
        safe = curses.protected(t, shaman, rounds.gifts_due(t, shaman))
        curses.protect(t, shaman, safe)
        ships = curses.ships_thrown(t, shaman, safe)
        if sum(ships):
            t.push(CurseThrow(shaman, curse, ships))


class CurseThrow(Throws[Seas]):
    """All fleets but the protected ships are thrown, for the Whirlpool with a red die (S10)."""

    luck = "curse-throw@shaman"

    def __init__(self, shaman: i64, curse: i64, ships: tuple[int, ...]) -> None:
        self.shaman: i64 = shaman
        self.curse: i64 = curse
        self.ships = ships

    def dice(self) -> i64:
        return sum(self.ships) + (1 if self.curse == WHIRLPOOL else 0)

    def sample(self, t: Seas, source: Source) -> list[int]:
        return throw_dice(t.charts.tray, self.dice(), source)

    def misthrown(self, t: Seas, throw: list[int]) -> str:
        return why_not_throw(t.charts.tray, self.dice(), throw)

    def land(self, t: Seas, throw: list[int]) -> None:
        owed = curses.strike(t, self.shaman, self.curse, self.ships, dice_of(throw))
        t.replace(Reckoning(self.shaman, curses.price_of(t, self.curse), owed, 0))


class IdolWish(Frame[Seas]):
    """The Shaman player names the good that everyone must give up (S10)."""

    follows = "S10"

    def __init__(self, shaman: i64) -> None:
        self.shaman: i64 = shaman

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.shaman

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        for good in range(KINDS):
            found.add(NAME_GOOD.at(good))

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        good = NAME_GOOD.first(action)
        curses.name_good(t, seat, good)
        t.replace(Reckoning(seat, good, (1,) * t.seats, 0))


class Reckoning(Frame[Seas]):
    """Players pay clockwise from the Shaman player: cards of one kind, then ships, then goods beyond room (S10)."""

    def __init__(self, shaman: i64, kind: i64, owed: tuple[int, ...], place: i64) -> None:
        self.shaman: i64 = shaman
        self.kind: i64 = kind
        self.owed = owed
        self.place: i64 = place

    def advance(self, t: Seas) -> None:
        if self.place == t.seats:
            t.pop()
            return
        t.replace(Reckoning(self.shaman, self.kind, self.owed, self.place + 1))
        if self.owed[self.place]:
            seat = clockwise(t, self.shaman, self.place)
            curses.pay(t, seat, self.kind, self.owed[self.place])
            settle_fleet(t, seat)


class Payday(Frame[Seas]):
    """The Salary: everyone pays their guards, clockwise from the Shaman player (S11)."""

    def __init__(self, shaman: i64, place: i64) -> None:
        self.shaman: i64 = shaman
        self.place: i64 = place

    def advance(self, t: Seas) -> None:
        if self.place == t.seats:
            t.pop()
            return
        t.replace(Payday(self.shaman, self.place + 1))
        seat = clockwise(t, self.shaman, self.place)
        curses.pay_salary(t, seat)
        settle_fleet(t, seat)
