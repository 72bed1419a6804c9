"""Buccaneer's frames in the order of the rulebook: set-up, turn, mutiny, the captain's choice, sharing out."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.errors import BadOption
from freebooter.core.table import CHANCE_BIT, AsksChance, AsksSeat, Frame
from freebooter.games.buccaneer import rules
from freebooter.games.buccaneer.events import CaptainChallenged, FirstPlayerNamed, Skipped, StayedLoyal
from freebooter.games.buccaneer.figures import BuccaneerFigures
from freebooter.games.buccaneer.meta import META, BuccaneerOptions
from freebooter.games.buccaneer.scoring import end_game
from freebooter.games.buccaneer.space import BEGIN, BOARD, CHALLENGE, MOVE, STAY_LOYAL, TAKE, TURN_UP
from freebooter.games.buccaneer.state import PIRATES, PLACES, Sea, Ship, Waters, disc_of


def set_up(seats: int, edition: int, options: BuccaneerOptions, figures: BuccaneerFigures) -> Sea:
    """A table for so many seats: three ships are turned up, then the first player is found."""
    first = options.first_player
    if first is not None and first >= seats:
        raise BadOption(f"buccaneer: option 'first_player': seat {first} does not sit at a table of {seats} (B1)")
    t = Sea(seats, edition, Waters(figures, options.open_stacks))
    t.push(FirstPlayer() if first is None else NextTurn(first))
    t.push(Deal())
    return t


class Deal(Frame[Sea]):
    """Ships are turned up until three lie there or the deck is empty (B5)."""

    luck = "ship-cards"

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if rules.ships_on_offer(t) < PLACES and not t.deck.is_empty() else 0

    def advance(self, t: Sea) -> None:
        t.pop()

    def outcomes(self, t: Sea, odds: Odds) -> None:
        t.deck.odds(odds, TURN_UP)

    def happen(self, t: Sea, outcome: i64) -> None:
        rules.turn_up(t, TURN_UP.first(outcome))


class FirstPlayer(AsksChance[Sea]):
    """The seed decides who begins (B1)."""

    luck = "first-player"

    def outcomes(self, t: Sea, odds: Odds) -> None:
        for seat in range(t.seats):
            odds.add(BEGIN.at(seat), 1)

    def happen(self, t: Sea, outcome: i64) -> None:
        seat = BEGIN.first(outcome)
        if t.telling:
            t.tell(FirstPlayerNamed(seat))
        t.replace(NextTurn(seat))


class NextTurn(Frame[Sea]):
    """The turn comes to `seat`, or passes on to the first who can do something (B10)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def advance(self, t: Sea) -> None:
        if rules.ships_on_offer(t) == 0:
            if t.deck.is_empty():
                end_game(t, "last-ship")
            else:
                t.push(Deal())
            return
        captain = self.seat
        for _ in range(t.seats):
            if rules.can_act(t, captain):
                self.pass_to(t, captain)
                return
            captain = (captain + 1) % t.seats
        if t.deadlocks:
            end_game(t, "deadlock")
        else:
            rules.break_deadlock(t)

    def pass_to(self, t: Sea, captain: i64) -> None:
        """Skip everyone before the captain, and let their turn begin with the mutineers (B6)."""
        skipped = self.seat
        while skipped != captain:
            if t.telling:
                t.tell(Skipped(skipped, "no-move" if rules.has_stack(t, skipped) else "no-stack"))
            skipped = (skipped + 1) % t.seats
        mutineer = rules.next_mutineer(t, captain, captain, ())
        t.replace(Mutiny(captain, mutineer, ()) if mutineer >= 0 else _FREE[captain])


class Mutiny(AsksSeat[Sea]):
    """`seat` may challenge the captain; `challenged` are the captain's pirates whose stacks must board (B6)."""

    follows = "B6"
    people = ("captain",)

    def __init__(self, captain: i64, seat: i64, challenged: tuple[int, ...]) -> None:
        self.captain: i64 = captain
        super().__init__(seat)
        self.challenged = challenged

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        found.add(CHALLENGE.at())
        found.add(STAY_LOYAL.at())

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        challenged = self.challenged
        if CHALLENGE.holds(action):
            pirate = rules.mutinous_stack(t, self.captain, seat)
            challenged = (*challenged, int(pirate))
            if t.telling:
                t.tell(CaptainChallenged(seat, self.captain, pirate))
        elif t.telling:
            t.tell(StayedLoyal(seat, self.captain))
        mutineer = rules.next_mutineer(t, self.captain, seat, challenged)
        t.replace(Mutiny(self.captain, mutineer, challenged) if mutineer >= 0 else Turn(self.captain, challenged))


class Turn(Frame[Sea]):
    """The captain moves or boards; once challenged they board with one of those stacks (B6, B10)."""

    follows = "B10"

    def __init__(self, captain: i64, challenged: tuple[int, ...]) -> None:
        self.captain: i64 = captain
        self.challenged = challenged

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.captain

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        heights = t.heights
        for pirate in range(PIRATES):
            if heights[disc_of(seat, pirate)] == 0 or not self.is_free(pirate):
                continue
            for place in range(PLACES):
                if not rules.why_not_board(t, seat, pirate, place):
                    found.add(BOARD.at(pirate, place))
            if not self.challenged:
                self.list_moves(t, seat, pirate, found)

    def list_moves(self, t: Sea, seat: i64, pirate: i64, found: Numbers) -> None:
        """The stacks on which the one led by this pirate may go; covered discs are not even asked about."""
        heights = t.heights
        for other in range(t.seats):
            if other != seat:
                for onto in range(PIRATES):
                    if heights[disc_of(other, onto)] and not rules.why_not_move(t, seat, pirate, other, onto):
                        found.add(MOVE.at(pirate, other, onto))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if MOVE.holds(action):
            why = rules.why_not_move(t, seat, MOVE.first(action), MOVE.second(action), MOVE.third(action))
            return why or ("B6-must-board" if self.challenged else "")
        if BOARD.holds(action):
            why = rules.why_not_board(t, seat, BOARD.first(action), BOARD.second(action))
            return why or ("" if self.is_free(BOARD.first(action)) else "B6-other-stack")
        return self.rule() + "-not-now"

    def is_free(self, pirate: i64) -> bool:
        """Whether the captain may use this stack: any, unless some are challenged."""
        return not self.challenged or int(pirate) in self.challenged

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if MOVE.holds(action):
            rules.move(t, seat, MOVE.first(action), MOVE.second(action), MOVE.third(action))
            t.replace(_NEXT[(seat + 1) % t.seats])
            return
        pirate = BOARD.first(action)
        place = BOARD.second(action)
        rules.board(t, seat, pirate, place)
        treasures = t.waters.ships[t.offer[place]].treasures
        if len(treasures) > 1 and treasures[0] != treasures[1]:
            t.replace(ShareOut(seat, pirate, place))
        else:
            rules.share_out(t, seat, pirate, place, treasures[0])
            t.replace(_NEXT[(seat + 1) % t.seats])


class ShareOut(Frame[Sea]):
    """The captain of a boarding picks one of the two treasures; the rest follows by itself (B4)."""

    follows = "B4"

    def __init__(self, captain: i64, pirate: i64, ship: i64) -> None:
        self.captain: i64 = captain
        self.pirate: i64 = pirate
        self.ship: i64 = ship

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.captain

    def boarded(self, t: Sea) -> Ship:
        """The ship that is shared out."""
        return t.waters.ships[t.offer[self.ship]]

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for kind in self.boarded(t).treasures:
            found.add(TAKE.at(kind))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not TAKE.holds(action):
            return self.rule() + "-not-now"
        return "" if TAKE.first(action) in self.boarded(t).treasures else "B4-not-pictured"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        rules.share_out(t, seat, self.pirate, self.ship, TAKE.first(action))
        t.replace(_NEXT[(seat + 1) % t.seats])


# The frames that come with every move. They are never changed, so one of each serves all tables.
_NEXT: Final = [NextTurn(seat) for seat in range(META.most_seats)]
_FREE: Final = [Turn(seat, ()) for seat in range(META.most_seats)]

FRAMES: Final = (Deal, FirstPlayer, NextTurn, Mutiny, Turn, ShareOut)
