"""How Winds of Plunder ends: bonuses, and the tie-breakers that rank all places (W15)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.winds_of_plunder.events import BonusScored, GameEnded, GameWon
from freebooter.games.winds_of_plunder.state import CREW, KINDS, PROVISION, WEAPON, Sea

# Where points come from at the end (their names in the result).
END_SOURCES: Final = ("end_wind_cubes", "end_weapons", "end_crew", "end_provisions", "end_markers")

MARKER_VP: Final[i64] = 2


def end_bonuses(t: Sea, seat: i64) -> list[int]:
    """A seat's bonuses in the order of END_SOURCES; Weapons from the tally only, fractions lost."""
    return [
        int(t.wind_cubes[seat] // 3),
        int(t.tally[seat * KINDS + WEAPON] // 3),
        int(t.tally[seat * KINDS + CREW] // 2),
        int(t.tally[seat * KINDS + PROVISION]),
        int(MARKER_VP * markers_of(t, seat)),
    ]


def markers_of(t: Sea, seat: i64) -> i64:
    """How many Advantage markers a seat holds."""
    held: i64 = 0
    for holder in t.markers:
        if holder == seat:
            held += 1
    return held


def final_score(t: Sea, seat: i64) -> int:
    """Victory Points with all bonuses."""
    return int(t.vp[seat]) + sum(end_bonuses(t, seat))


def rank(t: Sea, seat: i64) -> tuple[int, ...]:
    """What places are decided by, most important first, higher better; each part judges those still tied (W15)."""
    clockwise = (seat - t.blackbeard) % t.seats
    return (
        final_score(t, seat),
        1 if t.blackbeard == seat else 0,
        int(markers_of(t, seat)),
        1 if t.markers[WEAPON] == seat else 0,
        1 if t.markers[CREW] == seat else 0,
        int(t.hands[seat].size()),
        -int(clockwise) if t.waters.tournament else 0,
    )


def end_game(t: Sea) -> None:
    """The last round is over: nothing is left to ask."""
    t.ending = "last-round"
    if t.telling:
        t.tell(GameEnded(t.ending))
        for seat in range(t.seats):
            for source, vp in zip(END_SOURCES, end_bonuses(t, seat), strict=True):
                if vp:
                    t.tell(BonusScored(seat, source.replace("_", "-"), vp))
        ranks = [rank(t, seat) for seat in range(t.seats)]
        best = max(ranks)
        t.tell(GameWon(tuple([seat for seat in range(t.seats) if ranks[seat] == best]), best[0]))
    t.frames = []
