"""A Shaman's curse: the throw, the reckoning clockwise, the Idol's wish, the Tavern's dice (S10, S20)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.source import Source
from freebooter.core.table import Frame, Throws
from freebooter.games.seven_seas.flow.cargo import NO_GOODS, BootyDraw, Discarding, settle_fleet
from freebooter.games.seven_seas.rules import curses, fleet, plunder
from freebooter.games.seven_seas.space import DEAL_DIE, NAME_GOOD
from freebooter.games.seven_seas.state import IDOL, KINDS, SALARY, WHIRLPOOL, Seas, clockwise
from freebooter.games.seven_seas.throw import face, throw_dice, why_not_throw

TAVERN_TOKENS: Final = 3


def cast(t: Seas, shaman: i64, curse: i64, gifts: i64) -> None:
    """Begin the routine of a curse; `gifts` protect ships of the Shaman player from those that throw them (S10)."""
    if curse == IDOL:
        t.push(IdolWish(shaman))
    elif curse == SALARY:
        t.push(Payday(shaman, 0))
    elif curse > SALARY:
        t.push(TavernThrow(shaman))
    else:
        safe = curses.protected(t, shaman, gifts)
        curses.protect(t, shaman, safe)
        ships = curses.ships_thrown(t, shaman, safe)
        if sum(ships):
            t.push(CurseThrow(shaman, curse, ships))


class CurseThrow(Throws[Seas]):
    """All fleets but the protected ships are thrown, for the Whirlpool with a red die (S10)."""

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
        owed = curses.strike(t, self.shaman, self.curse, self.ships, throw)
        t.replace(Reckoning(self.shaman, curses.price_of(t, self.curse), owed, 0))


class IdolWish(Frame[Seas]):
    """The Shaman player names the good that everyone must give up (S10)."""

    follows = "S10"

    def __init__(self, shaman: i64) -> None:
        self.shaman: i64 = shaman

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.shaman

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return [NAME_GOOD.at(good) for good in range(KINDS)]

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        good = action - NAME_GOOD.base
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
    """The Salary: everyone pays his guards, clockwise from the Shaman player (S11)."""

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


class TavernThrow(Throws[Seas]):
    """The Shaman player throws a red die for each player (S10)."""

    def __init__(self, shaman: i64) -> None:
        self.shaman: i64 = shaman

    def sample(self, t: Seas, source: Source) -> list[int]:
        return throw_dice(t.charts.tray, t.seats, source)

    def misthrown(self, t: Seas, throw: list[int]) -> str:
        return why_not_throw(t.charts.tray, t.seats, throw)

    def land(self, t: Seas, throw: list[int]) -> None:
        plunder.show_throw(t, self.shaman, plunder.dice_owners(t, t.seats, self.shaman, (0,) * t.seats), throw)
        t.replace(TavernDeal(self.shaman, tuple([int(face(throw, die)) for die in range(t.seats)]), ()))


class TavernDeal(Frame[Seas]):
    """The Shaman player deals the dice out, clockwise from himself; alike ones deal themselves (S10)."""

    follows = "S10"

    def __init__(self, shaman: i64, faces: tuple[int, ...], dealt: tuple[int, ...]) -> None:
        self.shaman: i64 = shaman
        self.faces = faces
        self.dealt = dealt

    def waits_for(self, t: Seas) -> i64:
        for number in self.faces:
            if number != self.faces[0]:
                return 1 << self.shaman
        return 0

    def advance(self, t: Seas) -> None:
        if self.faces:
            self.deal(t, self.faces[0])
        else:
            t.replace(TavernRound(self.shaman, self.dealt, 0))

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return [DEAL_DIE.at(number) for number in range(1, 7) if number in self.faces]

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if not DEAL_DIE.holds(action):
            return self.rule() + "-not-now"
        return "" if int(action - DEAL_DIE.at(1)) + 1 in self.faces else "S10-no-such-die"

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        self.deal(t, action - DEAL_DIE.at(1) + 1)

    def deal(self, t: Seas, number: i64) -> None:
        curses.deal_die(t, clockwise(t, self.shaman, len(self.dealt)), number)
        left = list(self.faces)
        left.remove(int(number))
        t.replace(TavernDeal(self.shaman, tuple(left), (*self.dealt, int(number))))


class TavernRound(Frame[Seas]):
    """Everyone gets what his die says, clockwise from the Shaman player (S10)."""

    def __init__(self, shaman: i64, dealt: tuple[int, ...], place: i64) -> None:
        self.shaman: i64 = shaman
        self.dealt = dealt
        self.place: i64 = place

    def advance(self, t: Seas) -> None:
        if self.place == t.seats:
            t.pop()
            return
        t.replace(TavernRound(self.shaman, self.dealt, self.place + 1))
        seat = clockwise(t, self.shaman, self.place)
        effect = t.charts.tavern[self.dealt[self.place] - 1]
        if effect == 0:
            fleet.take_spots(t, seat, 1, "tavern")
        elif effect == 1:
            t.push(Discarding(seat, 1, "tavern"))
        elif effect == 2:
            curses.lose_chest(t, seat)
            settle_fleet(t, seat)
        elif effect == 3:
            curses.gain_chest(t, seat)
            settle_fleet(t, seat)
        elif effect == 4:
            t.push(BootyDraw(seat, 1, NO_GOODS))
        else:
            fleet.take_yin_yang(t, seat, TAVERN_TOKENS, "tavern")
