"""The wind phase: compasses, bids, Blackbeard's tile, the wind, and who plunders first (W1, W18)."""

from mypy_extensions import i64

from freebooter.core.several import Several
from freebooter.core.table import Frame
from freebooter.games.winds_of_plunder.events import FirstPlayerNamed
from freebooter.games.winds_of_plunder.rules import wind
from freebooter.games.winds_of_plunder.space import AWARD_TILE, BID, CHOOSE_WIND, NAME_FIRST, SET_COMPASS
from freebooter.games.winds_of_plunder.state import WIND_COUNT, Sea


def all_seats(t: Sea) -> i64:
    """Every seat, as bits."""
    return (1 << t.seats) - 1


def is_single(bits: i64) -> bool:
    """Whether there is nothing to settle among these."""
    return bits & (bits - 1) == 0


def first_of(bits: i64) -> i64:
    """The lowest bit's place."""
    place: i64 = 0
    while not (bits >> place) & 1:
        place += 1
    return place


class Compasses(Several[Sea]):
    """Everyone secretly sets his compass; all are turned up together."""

    follows = "W1"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for direction in range(WIND_COUNT):
            if not wind.why_not_set_compass(t, direction):
                found.append(SET_COMPASS.at(direction))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if SET_COMPASS.holds(action):
            return wind.why_not_set_compass(t, action - SET_COMPASS.base)
        return self.rule() + "-not-now"

    def reveal(self, t: Sea) -> None:
        for seat in range(t.seats):
            wind.reveal_compass(t, seat, t.sealed[seat] - SET_COMPASS.base)
            t.sealed[seat] = -1
        t.replace(Bids(all_seats(t)))


class Bids(Several[Sea]):
    """Everyone secretly bids Wind Cubes, none at all if he likes; all are shown together."""

    follows = "W1"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for cubes in range(t.wind_cubes[seat] + 1):
            found.append(BID.at(cubes))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if BID.holds(action):
            return wind.why_not_bid(t, seat, action - BID.base)
        return self.rule() + "-not-now"

    def reveal(self, t: Sea) -> None:
        for seat in range(t.seats):
            wind.reveal_bid(t, seat, t.sealed[seat] - BID.base)
            t.sealed[seat] = -1
        t.replace(BlackbeardsTile())


class BlackbeardsTile(Frame[Sea]):
    """The highest bidder gets the tile; its old holder settles a tie."""

    follows = "W1"

    def waits_for(self, t: Sea) -> i64:
        return 0 if is_single(wind.tied_bidders(t)) else 1 << t.blackbeard

    def advance(self, t: Sea) -> None:
        self.award(t, first_of(wind.tied_bidders(t)))

    def legal(self, t: Sea, seat: i64) -> list[int]:
        tied = wind.tied_bidders(t)
        found: list[int] = []
        for bidder in range(t.seats):
            if (tied >> bidder) & 1:
                found.append(AWARD_TILE.at(bidder))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not AWARD_TILE.holds(action):
            return self.rule() + "-not-now"
        return "" if (wind.tied_bidders(t) >> (action - AWARD_TILE.base)) & 1 else "W1-not-tied"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        self.award(t, action - AWARD_TILE.base)

    def award(self, t: Sea, seat: i64) -> None:
        wind.award_tile(t, seat)
        t.replace(WindArrow())


class WindArrow(Frame[Sea]):
    """The direction with the most cubes becomes the wind; the new holder of the tile settles a tie."""

    follows = "W1"

    def waits_for(self, t: Sea) -> i64:
        return 0 if is_single(wind.tied_winds(t)) else 1 << t.blackbeard

    def advance(self, t: Sea) -> None:
        self.turn(t, first_of(wind.tied_winds(t)))

    def legal(self, t: Sea, seat: i64) -> list[int]:
        tied = wind.tied_winds(t)
        found: list[int] = []
        for direction in range(WIND_COUNT):
            if (tied >> direction) & 1:
                found.append(CHOOSE_WIND.at(direction))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not CHOOSE_WIND.holds(action):
            return self.rule() + "-not-now"
        return "" if (wind.tied_winds(t) >> (action - CHOOSE_WIND.base)) & 1 else "W1-wind-not-tied"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        self.turn(t, action - CHOOSE_WIND.base)

    def turn(self, t: Sea, direction: i64) -> None:
        wind.set_wind(t, direction)
        t.replace(FirstPlayer())


class FirstPlayer(Frame[Sea]):
    """The holder of Blackbeard's tile names whoever plunders first, himself included (W18)."""

    follows = "W18"

    def waits_for(self, t: Sea) -> i64:
        return 1 << t.blackbeard

    def legal(self, t: Sea, seat: i64) -> list[int]:
        return [NAME_FIRST.at(first) for first in range(t.seats)]

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not NAME_FIRST.holds(action):
            return self.rule() + "-not-now"
        return "" if action - NAME_FIRST.base < t.seats else "W18-no-player"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.first = action - NAME_FIRST.base
        if t.telling:
            t.tell(FirstPlayerNamed(t.first))
        t.pop()
