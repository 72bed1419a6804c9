"""Sailing and the Port Arrival Sequence, with boarding and the answer to it (W7-W9, W16)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.table import CHANCE_BIT, AsksSeat, Frame
from freebooter.games.winds_of_plunder.events import BoardingDeclared
from freebooter.games.winds_of_plunder.rules import arrival
from freebooter.games.winds_of_plunder.rules.holds import settle_markers
from freebooter.games.winds_of_plunder.rules.turn import sail
from freebooter.games.winds_of_plunder.space import (
    BOARD,
    BOARD_NOBODY,
    LAY_CACHES,
    LET_BOARD,
    SAIL,
    TAKE_LOOT,
    TURN_UP_TREASURE,
)
from freebooter.games.winds_of_plunder.state import CACHE, KINDS, PORT_COUNT, Sea


def add_ports(found: Numbers, ports: i64) -> None:
    """Sailing to each of these ports, which are bits."""
    for port in range(PORT_COUNT):
        if (ports >> port) & 1:
            found.add(SAIL.at(port))


def set_sail(t: Sea, seat: i64, port: i64) -> None:
    """The ship sails, and arrives."""
    sail(t, seat, port)
    t.push(PortArrival(seat, port, "items"))


class PortArrival(Frame[Sea]):
    """A ship has come into port. `step` is one of items, treasure, scoring, boarding, reputation (W7)."""

    follows = "W8"
    luck = "treasure-cards"

    def __init__(self, seat: i64, port: i64, step: str) -> None:
        self.seat: i64 = seat
        self.port: i64 = port
        self.step = step

    def waits_for(self, t: Sea) -> i64:
        if self.step == "treasure":
            return CHANCE_BIT
        return 1 << self.seat if self.step == "boarding" else 0

    def go_to(self, t: Sea, step: str) -> None:
        t.replace(PortArrival(self.seat, self.port, step))

    def advance(self, t: Sea) -> None:
        if self.step == "items":
            left_to_chance = arrival.take_tile_items(t, self.seat, self.port)
            self.go_to(t, "treasure" if left_to_chance else "scoring")
        elif self.step == "scoring":
            settle_markers(t)
            arrival.score_tile(t, self.seat, self.port)
            arrival.score_treasure(t, self.seat, self.port)
            self.go_to(t, "boarding" if arrival.can_board(t, self.seat) else "reputation")
        else:
            if arrival.gains_reputation(t, self.seat, self.port):
                arrival.gain_reputation(t, self.seat, self.port)
            t.pop()

    def outcomes(self, t: Sea, odds: Odds) -> None:
        t.treasure_deck.odds(odds, TURN_UP_TREASURE)

    def shown_to(self, t: Sea) -> i64:
        return 1 << self.seat

    def happen(self, t: Sea, outcome: i64) -> None:
        arrival.take_treasure(t, self.seat, TURN_UP_TREASURE.first(outcome))
        self.go_to(t, "scoring")

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for target in range(t.seats):
            if not arrival.why_not_board(t, seat, target):
                found.add(BOARD.at(target))
        found.add(BOARD_NOBODY.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if BOARD.holds(action):
            return arrival.why_not_board(t, seat, BOARD.first(action))
        return "" if BOARD_NOBODY.holds(action) else self.rule() + "-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        # Whatever comes of it, nobody else is boarded in this arrival.
        self.go_to(t, "reputation")
        if BOARD.holds(action):
            target = BOARD.first(action)
            if t.telling:
                t.tell(BoardingDeclared(seat, target))
            need = arrival.caches_needed(t, seat, target)
            if arrival.may_react(t, target, need):
                t.push(CacheAnswer(seat, target, need))
            else:
                t.push(Boarding(seat, target))


class CacheAnswer(Frame[Sea]):
    """Variant a: the target may stop the boarding with at least `need` Secret Caches out of their hand (W16).

    They are asked by what everyone can see, whatever they hold.
    """

    follows = "W16"
    people = ("seat", "target")

    def __init__(self, seat: i64, target: i64, need: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.need: i64 = need

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.target

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        found.add(LET_BOARD.at())
        for caches in range(self.need, t.hands[seat].cards[CACHE] + 1):
            found.add(LAY_CACHES.at(caches))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if LAY_CACHES.holds(action):
            return arrival.why_not_lay_caches(t, seat, self.need, LAY_CACHES.first(action))
        return "" if LET_BOARD.holds(action) else self.rule() + "-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if LET_BOARD.holds(action):
            t.replace(Boarding(self.seat, self.target))
        else:
            arrival.lay_caches(t, self.seat, seat, LAY_CACHES.first(action))
            t.pop()


class Boarding(AsksSeat[Sea]):
    """The boarder chooses the loot (W8)."""

    follows = "W8"
    people = ("target",)

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for loot in range(KINDS + 1):
            if not arrival.why_not_loot(t, self.target, loot):
                found.add(TAKE_LOOT.at(loot))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if TAKE_LOOT.holds(action):
            return arrival.why_not_loot(t, self.target, TAKE_LOOT.first(action))
        return self.rule() + "-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        arrival.take_loot(t, seat, self.target, TAKE_LOOT.first(action))
        t.pop()
