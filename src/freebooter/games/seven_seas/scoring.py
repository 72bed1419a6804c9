"""How the game ends: the final sale, Black Spots for cards in hand, victory points, and who has won (S13)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.seven_seas.events import GameEnded, GameWon, PointsCounted
from freebooter.games.seven_seas.rules import fleet, trade
from freebooter.games.seven_seas.state import KINDS, Seas

TOKENS_A_POINT: Final[i64] = 3
POINTS_A_SPOT: Final[i64] = 3


def end_rounds(t: Seas, why: str) -> None:
    """The last round is over (S12, S14)."""
    t.ending = why
    if t.telling:
        t.tell(GameEnded(why))


def sell_everything(t: Seas, seat: i64) -> None:
    """The final sale: all goods at the port's prices; no guard is moved any more (S13)."""
    for good in range(KINDS):
        trade.sell(t, seat, good, t.goods[seat * KINDS + good])


def corsair_tiles(t: Seas, seat: i64) -> i64:
    """How many countries a seat is a Corsair of."""
    tiles: i64 = 0
    for owner in t.corsairs:
        if owner == seat:
            tiles += 1
    return tiles


def points(t: Seas, seat: i64) -> i64:
    """Victory points; they may be negative (S13)."""
    return t.chests[seat] + t.talismans[seat] + t.yin_yang[seat] // TOKENS_A_POINT - t.black_spots[seat] * POINTS_A_SPOT


def rank(t: Seas, seat: i64) -> tuple[int, ...]:
    """What seats are ranked by, higher better: points, then fewer Corsair tiles, then fewer Black Spots (S13)."""
    return (int(points(t, seat)), int(-corsair_tiles(t, seat)), int(-t.black_spots[seat]))


def end_game(t: Seas) -> None:
    """A Black Spot for each Adventure card in hand; then nothing is left to ask."""
    for seat in range(t.seats):
        cards = t.hands[seat].size()
        if cards:
            fleet.take_spots(t, seat, cards, "cards-in-hand")
    if t.telling:
        ranks = [rank(t, seat) for seat in range(t.seats)]
        for seat in range(t.seats):
            t.tell(
                PointsCounted(
                    seat, t.chests[seat], t.talismans[seat], t.yin_yang[seat], t.black_spots[seat], ranks[seat][0]
                )
            )
        best = max(ranks)
        t.tell(GameWon(tuple([seat for seat in range(t.seats) if ranks[seat] == best]), best[0]))
    t.frames = []
