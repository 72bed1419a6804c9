"""Plunder Points, and who has won (P14, P17)."""

from mypy_extensions import i64

from freebooter.core.rows import row
from freebooter.games.plunder.events import GameEnded, GameWon, PointsCounted
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.rules.islands import islands_owned
from freebooter.games.plunder.state import NOBODY, Sea, allied


def own_points(t: Sea, seat: i64) -> i64:
    """Ships, islands and Plunder Point cards."""
    return fleet_size(t, seat) + islands_owned(t, seat) + t.points[seat]


def score(t: Sea, seat: i64) -> i64:
    """What counts for winning: the points of a whole team (P15)."""
    if t.atlas.team_count == 0:
        return own_points(t, seat)
    total: i64 = 0
    for other in range(t.seats):
        if allied(t, seat, other):
            total += own_points(t, other)
    return total


def crown(t: Sea) -> None:
    """End the game if somebody has reached the target: the active player first, then clockwise (P14).

    It clears the stack, so whoever calls it does so last.
    """
    for turn in range(t.seats):
        seat = (t.turn.active + turn) % t.seats
        if score(t, seat) >= t.atlas.target:
            t.winner = seat
            end_game(t, "target")
            return


def winners(t: Sea) -> list[int]:
    """The seats that win: the team that reached the target, or else everyone with the most points (P17)."""
    found: list[int] = []
    best: i64 = 0
    for seat in range(t.seats):
        if score(t, seat) > best:
            best = score(t, seat)
    for seat in range(t.seats):
        if allied(t, seat, t.winner) if t.winner != NOBODY else score(t, seat) == best:
            found.append(int(seat))
    return found


def end_game(t: Sea, why: str) -> None:
    """The game is over: nothing is left to ask."""
    t.ending = why
    if t.telling:
        t.tell(GameEnded(why))
        for seat in range(t.seats):
            ships = fleet_size(t, seat)
            islands = islands_owned(t, seat)
            t.tell(PointsCounted(seat, ships, islands, t.points[seat], own_points(t, seat)))
        won = winners(t)
        t.tell(GameWon(tuple(won), score(t, won[0])))
    t.frames = []
    t.sealed = row(t.seats, -1)
    t.drafts = [()] * int(t.seats)
