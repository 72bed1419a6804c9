"""The Tavern: a red die for each player, dealt out by the Shaman player, and what the dice bring (S10, S20)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.rows import row
from freebooter.core.source import Source
from freebooter.core.table import Frame, Throws
from freebooter.games.seven_seas.flow.cargo import BootyDraw, Discarding, settle_fleet
from freebooter.games.seven_seas.rules import curses, fleet, plunder
from freebooter.games.seven_seas.space import DEAL_DIE
from freebooter.games.seven_seas.state import NOBODY, Seas, clockwise
from freebooter.games.seven_seas.throw import FACES, dice_of, face, throw_dice, why_not_throw

TAVERN_TOKENS: Final[i64] = 3


class TavernThrow(Throws[Seas]):
    """The Shaman player throws a red die for each player (S10)."""

    luck = "tavern-throw@shaman"

    def __init__(self, shaman: i64) -> None:
        self.shaman: i64 = shaman

    def sample(self, t: Seas, source: Source) -> list[int]:
        return throw_dice(t.charts.tray, t.seats, source)

    def misthrown(self, t: Seas, throw: list[int]) -> str:
        return why_not_throw(t.charts.tray, t.seats, throw)

    def land(self, t: Seas, throw: list[int]) -> None:
        dice = dice_of(throw)
        plunder.show_throw(t, self.shaman, row(t.seats, NOBODY), dice)
        t.replace(TavernDeal(self.shaman, tuple([int(face(dice, die)) for die in range(t.seats)]), ()))


class TavernDeal(Frame[Seas]):
    """The Shaman player deals the dice out, clockwise from themselves; alike ones deal themselves (S10)."""

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

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        for number in range(1, FACES + 1):
            if int(number) in self.faces:
                found.add(DEAL_DIE.at(number))

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if not DEAL_DIE.holds(action):
            return self.rule() + "-not-now"
        return "" if int(DEAL_DIE.first(action)) in self.faces else "S10-no-such-die"

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        self.deal(t, DEAL_DIE.first(action))

    def deal(self, t: Seas, number: i64) -> None:
        curses.deal_die(t, clockwise(t, self.shaman, len(self.dealt)), number)
        left = list(self.faces)
        left.remove(int(number))
        t.replace(TavernDeal(self.shaman, tuple(left), (*self.dealt, int(number))))


class Effect:
    """What a Tavern die does to whoever it is dealt to (S20). It holds no state."""

    def befall(self, t: Seas, seat: i64) -> None:
        raise TypeError(f"{type(self).__name__} does not say what it does")


@final
class TakeSpot(Effect):
    def befall(self, t: Seas, seat: i64) -> None:
        fleet.take_spots(t, seat, 1, "tavern")


@final
class LoseGood(Effect):
    def befall(self, t: Seas, seat: i64) -> None:
        t.push(Discarding(seat, 1, "tavern"))


@final
class LoseChest(Effect):
    def befall(self, t: Seas, seat: i64) -> None:
        curses.lose_chest(t, seat)
        settle_fleet(t, seat)


@final
class GainChest(Effect):
    def befall(self, t: Seas, seat: i64) -> None:
        curses.gain_chest(t, seat)
        settle_fleet(t, seat)


@final
class FindBooty(Effect):
    def befall(self, t: Seas, seat: i64) -> None:
        t.push(BootyDraw(seat, 1))


@final
class TakeTokens(Effect):
    def befall(self, t: Seas, seat: i64) -> None:
        fleet.take_yin_yang(t, seat, TAVERN_TOKENS, "tavern")


# In the order of their names in the figures.
EFFECTS: Final[list[Effect]] = [TakeSpot(), LoseGood(), LoseChest(), GainChest(), FindBooty(), TakeTokens()]


class TavernRound(Frame[Seas]):
    """Everyone gets what their die says, clockwise from the Shaman player (S10)."""

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
        EFFECTS[t.charts.tavern[self.dealt[self.place] - 1]].befall(t, seat)
