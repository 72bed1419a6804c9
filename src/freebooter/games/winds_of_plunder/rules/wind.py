"""The vote on wind and Blackbeard's tile (W1)."""

from mypy_extensions import i64

from freebooter.core.rows import row
from freebooter.games.winds_of_plunder.events import BidRevealed, CompassRevealed, TileAwarded, WindSet
from freebooter.games.winds_of_plunder.figures import DIRECTIONS
from freebooter.games.winds_of_plunder.state import EAST, FULL_COMPASS, NO_VOTE, WEST, WIND_COUNT, Sea


def votable_winds(t: Sea) -> i64:
    """The directions a compass may show, as bits: in round 1 of variant d only East and West (W16)."""
    if t.waters.narrow_winds and t.round == 1:
        return (1 << EAST) | (1 << WEST)
    return FULL_COMPASS


def why_not_set_compass(t: Sea, direction: i64) -> str:
    """Why a compass may not show this direction; "" if it may."""
    return "" if (votable_winds(t) >> direction) & 1 else "W16-east-or-west"


def why_not_bid(t: Sea, seat: i64, cubes: i64) -> str:
    """Why a seat may not bid so much; "" if it may."""
    return "W1-too-few-cubes" if cubes > t.wind_cubes[seat] else ""


def tied_bidders(t: Sea) -> i64:
    """The seats with the highest bid, as bits; a bid of nothing counts like any other."""
    most: i64 = -1
    tied: i64 = 0
    for seat in range(t.seats):
        bid = t.bids[seat]
        if bid > most:
            most = bid
            tied = 0
        if bid == most:
            tied |= 1 << seat
    return tied


def tied_winds(t: Sea) -> i64:
    """The directions with the most cubes, as bits; all that could be voted for if there are no cubes at all."""
    compasses = t.compasses
    bids = t.bids
    votes = row(WIND_COUNT, 0)
    for seat in range(t.seats):
        votes[compasses[seat]] += bids[seat]
    most: i64 = 0
    tied: i64 = 0
    for direction in range(WIND_COUNT):
        cubes = votes[direction]
        if cubes > most:
            most = cubes
            tied = 0
        if cubes == most:
            tied |= 1 << direction
    return tied if most > 0 else votable_winds(t)


def begin_vote(t: Sea) -> None:
    """Compasses and bids of the last round are forgotten."""
    for seat in range(t.seats):
        t.compasses[seat] = NO_VOTE
        t.bids[seat] = NO_VOTE


def reveal_compass(t: Sea, seat: i64, direction: i64) -> None:
    t.compasses[seat] = direction
    if t.telling:
        t.tell(CompassRevealed(seat, DIRECTIONS[direction]))


def reveal_bid(t: Sea, seat: i64, cubes: i64) -> None:
    """The cubes go to the bidder's reserve, win or lose."""
    t.bids[seat] = cubes
    t.wind_cubes[seat] -= cubes
    t.reserve[seat] += cubes
    if t.telling:
        t.tell(BidRevealed(seat, cubes))


def award_tile(t: Sea, seat: i64) -> None:
    t.blackbeard = seat
    if t.telling:
        t.tell(TileAwarded(seat))


def set_wind(t: Sea, direction: i64) -> None:
    t.wind = direction
    if t.telling:
        t.tell(WindSet(DIRECTIONS[direction]))
