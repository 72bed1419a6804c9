"""The wind phase: compasses, bids, Blackbeard's tile, the wind, and who plunders first (W1, W18)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
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
    """Everyone secretly sets their compass; all are turned up together."""

    follows = "W1"

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for direction in range(WIND_COUNT):
            if not wind.why_not_set_compass(t, direction):
                found.add(SET_COMPASS.at(direction))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if SET_COMPASS.holds(action):
            return wind.why_not_set_compass(t, SET_COMPASS.first(action))
        return self.rule() + "-not-now"

    def reveal(self, t: Sea) -> None:
        for seat in range(t.seats):
            wind.reveal_compass(t, seat, SET_COMPASS.first(t.sealed[seat]))
            t.sealed[seat] = -1
        t.replace(Bids(all_seats(t)))


class Bids(Several[Sea]):
    """Everyone secretly bids Wind Cubes, none at all if they like; all are shown together."""

    follows = "W1"

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for cubes in range(t.wind_cubes[seat] + 1):
            found.add(BID.at(cubes))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if BID.holds(action):
            return wind.why_not_bid(t, seat, BID.first(action))
        return self.rule() + "-not-now"

    def reveal(self, t: Sea) -> None:
        for seat in range(t.seats):
            wind.reveal_bid(t, seat, BID.first(t.sealed[seat]))
            t.sealed[seat] = -1
        t.replace(BlackbeardsTile())


class BlackbeardsTile(Frame[Sea]):
    """The highest bidder gets the tile; its old holder settles a tie."""

    follows = "W1"

    def waits_for(self, t: Sea) -> i64:
        return 0 if is_single(wind.tied_bidders(t)) else 1 << t.blackbeard

    def advance(self, t: Sea) -> None:
        self.award(t, first_of(wind.tied_bidders(t)))

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        tied = wind.tied_bidders(t)
        for bidder in range(t.seats):
            if (tied >> bidder) & 1:
                found.add(AWARD_TILE.at(bidder))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not AWARD_TILE.holds(action):
            return self.rule() + "-not-now"
        return "" if (wind.tied_bidders(t) >> AWARD_TILE.first(action)) & 1 else "W1-not-tied"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        self.award(t, AWARD_TILE.first(action))

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

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        tied = wind.tied_winds(t)
        for direction in range(WIND_COUNT):
            if (tied >> direction) & 1:
                found.add(CHOOSE_WIND.at(direction))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not CHOOSE_WIND.holds(action):
            return self.rule() + "-not-now"
        return "" if (wind.tied_winds(t) >> CHOOSE_WIND.first(action)) & 1 else "W1-wind-not-tied"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        self.turn(t, CHOOSE_WIND.first(action))

    def turn(self, t: Sea, direction: i64) -> None:
        wind.set_wind(t, direction)
        t.replace(FirstPlayer())


class FirstPlayer(Frame[Sea]):
    """The holder of Blackbeard's tile names whoever plunders first, themselves included (W18)."""

    follows = "W18"

    def waits_for(self, t: Sea) -> i64:
        return 1 << t.blackbeard

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for first in range(t.seats):
            found.add(NAME_FIRST.at(first))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not NAME_FIRST.holds(action):
            return self.rule() + "-not-now"
        return "" if NAME_FIRST.first(action) < t.seats else "W18-no-player"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.first = NAME_FIRST.first(action)
        if t.telling:
            t.tell(FirstPlayerNamed(t.first))
        t.pop()
