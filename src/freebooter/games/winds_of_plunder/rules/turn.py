"""A plundering turn: Action Points, the sailing, the Gust and the bonus point (W3-W6, W17)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.rows import Row, row_of, total
from freebooter.games.winds_of_plunder.events import (
    BonusPointTaken,
    BrawlSuffered,
    CachesRemoved,
    CardTaken,
    CubesTaken,
    GustCalled,
    Sailed,
    TurnBegun,
    TurnEnded,
)
from freebooter.games.winds_of_plunder.figures import PORTS
from freebooter.games.winds_of_plunder.rules.hands import reshuffle
from freebooter.games.winds_of_plunder.rules.holds import score, settle_markers
from freebooter.games.winds_of_plunder.state import (
    BRAWL,
    CACHE,
    CLOSED,
    CREW,
    DUE,
    FROM_CARDS,
    NORTH,
    PORT_COUNT,
    SAILED,
    SOUTH,
    Sea,
    TurnFacts,
)

TURN_POINTS: Final[i64] = 3
GUST_POINTS: Final[i64] = 3
BRAWL_POINTS: Final[i64] = 2
BRAWL_VP: Final[i64] = 2
CUBES: Final[Row] = row_of([0, 2, 5, 9])  # by the points spent (W4)


# Questions


def wind_reach(t: Sea, seat: i64) -> i64:
    """The ports where the wind as it stands carries this ship, as bits."""
    reach = t.waters.reach
    ports = t.ports
    return reach[t.wind * PORT_COUNT + ports[seat]]


def gust_reach(t: Sea, seat: i64) -> i64:
    """The ports this ship reaches with a Gust only, as bits (W5)."""
    reach = t.waters.gust_reach
    ports = t.ports
    return reach[t.wind * PORT_COUNT + ports[seat]]


def sail_targets(t: Sea, seat: i64) -> i64:
    """The ports within reach now, as bits: with the wind, and with a Gust in hand."""
    return wind_reach(t, seat) | gust_reach(t, seat) if t.turn.gust else wind_reach(t, seat)


def owes_sailing(t: Sea, seat: i64) -> bool:
    """Whether the sailing is still due; a wind-locked ship without a Gust owes none (W3)."""
    return t.turn.sailing == DUE and sail_targets(t, seat) != 0


def bonus_is_open(t: Sea, seat: i64) -> bool:
    """Whether the Largest Crew's extra point can be used now (W6)."""
    facts = t.turn
    return facts.points == 0 and not facts.bonus_taken and t.markers[CREW] == seat and not owes_sailing(t, seat)


def points_at_hand(t: Sea, seat: i64) -> i64:
    """What can be spent at once: the regular points, or the bonus point after them."""
    if t.turn.points > 0:
        return t.turn.points
    return 1 if bonus_is_open(t, seat) else 0


def can_go_on(t: Sea, seat: i64) -> bool:
    """Whether a point, a sailing or a bonus is left: all public, whatever the hand holds (W3)."""
    return t.turn.points > 0 or owes_sailing(t, seat) or bonus_is_open(t, seat)


def why_not_draw(t: Sea, seat: i64) -> str:
    """Why this seat may not draw an Action card; "" if it may (W12)."""
    if points_at_hand(t, seat) == 0:
        return "W3-no-points"
    if t.deck.is_empty() and total(t.discards) == 0:
        return "W12-no-cards"
    return ""


def why_not_take_cubes(t: Sea, seat: i64, points: i64) -> str:
    """Why this seat may not spend so many points on cubes; "" if it may (W4)."""
    if points_at_hand(t, seat) < points:
        return "W3-no-points"
    return "W4-no-reserve" if t.reserve[seat] == 0 else ""


def why_not_call_gust(t: Sea) -> str:
    """Why no Gust of Wind may be bought; "" if it may (W5)."""
    if t.waters.no_gust:
        return "W16-no-gust"
    if t.turn.gust:
        return "W5-gust-held"
    return "W3-no-points" if t.turn.points < GUST_POINTS else ""


def why_not_sail(t: Sea, seat: i64, port: i64) -> str:
    """Why this seat may not sail there now; "" if it may (W3)."""
    if t.turn.sailing == SAILED:
        return "W3-sailed-already"
    if t.turn.sailing == CLOSED:
        return "W6-sailing-closed"
    return why_not_reach(t, seat, port)


def why_not_reach(t: Sea, seat: i64, port: i64) -> str:
    """Why a port is out of reach, for the regular sailing or a second one; "" if it is not (W5, W16, W19)."""
    if (sail_targets(t, seat) >> port) & 1:
        return ""
    if port == t.ports[seat]:
        return "W19-same-port"
    if t.turn.gust:
        return "W5-beyond-gust"
    return "W16-narrow-wind" if is_kept_by_narrow_wind(t, seat, port) else "W19-out-of-reach"


def is_kept_by_narrow_wind(t: Sea, seat: i64, port: i64) -> bool:
    """Whether this wind would carry the ship there but for variant d: onwards, in the area beside its own (W16)."""
    waters = t.waters
    if not waters.narrow_winds or (t.wind != NORTH and t.wind != SOUTH):
        return False
    here = t.ports[seat]
    aside = waters.area[port] - waters.area[here]
    if aside != 1 and aside != -1:
        return False
    return (waters.latitude[port] > waters.latitude[here]) == (t.wind == SOUTH)


def why_not_end(t: Sea, seat: i64) -> str:
    """Why this seat may not end its turn; "" if it may (W3)."""
    return "W3-must-sail" if owes_sailing(t, seat) else ""


# Changes


def remove_lent_caches(t: Sea, seat: i64) -> None:
    """Caches laid against a boarding leave at the start of their owner's turn (W16, W17)."""
    if t.lent[seat]:
        remove_caches(t, seat, t.lent[seat])
        settle_markers(t)


def remove_all_caches(t: Sea) -> None:
    """At the end of the round all Secret Caches leave together (W10)."""
    for seat in range(t.seats):
        if t.caches[seat]:
            remove_caches(t, seat, t.caches[seat])
    settle_markers(t)


def remove_caches(t: Sea, seat: i64, caches: i64) -> None:
    """Secret Caches in play go to the discards, those lent against a boarding among them."""
    t.caches[seat] -= caches
    t.lent[seat] = 0
    t.discards[CACHE] += caches
    if t.telling:
        t.tell(CachesRemoved(seat, caches))


def suffer_brawl(t: Sea, seat: i64, in_points: bool) -> i64:
    """The victim's choice is lost, and the card is discarded; the points that are left for the turn (W17)."""
    t.brawls[seat] = 0
    t.discards[BRAWL] += 1
    if not in_points:
        score(t, seat, -BRAWL_VP, FROM_CARDS)
    if t.telling:
        t.tell(BrawlSuffered(seat, "action-points" if in_points else "victory-points"))
    return TURN_POINTS - BRAWL_POINTS if in_points else TURN_POINTS


def begin_turn(t: Sea, seat: i64, points: i64) -> None:
    t.turn = TurnFacts(points)
    if t.telling:
        t.tell(TurnBegun(seat, points))


def end_turn(t: Sea, seat: i64) -> None:
    """What was not spent is lost, and a Gust lapses (W3, W5)."""
    t.turn = TurnFacts(0)
    if t.telling:
        t.tell(TurnEnded(seat))


def spend(t: Sea, seat: i64, points: i64) -> None:
    """Regular points first; the bonus point alone, and it closes a sailing that a locked ship gave up (W6)."""
    facts = t.turn
    if facts.points > 0:
        facts.points -= points
        return
    facts.bonus_taken = True
    if facts.sailing == DUE:
        facts.sailing = CLOSED
    if t.telling:
        t.tell(BonusPointTaken(seat))


def seek_card(t: Sea, seat: i64) -> None:
    """A point for a card; a draw that finds the deck empty shuffles the discards in (W12)."""
    spend(t, seat, 1)
    if t.telling:
        t.tell(CardTaken(seat))
    if t.deck.is_empty():
        reshuffle(t)


def take_cubes(t: Sea, seat: i64, points: i64) -> None:
    """Cubes from the reserve, as many of them as it holds (W4)."""
    spend(t, seat, points)
    cubes = min(CUBES[points], t.reserve[seat])
    t.reserve[seat] -= cubes
    t.wind_cubes[seat] += cubes
    if t.telling:
        t.tell(CubesTaken(seat, cubes))


def call_gust(t: Sea, seat: i64) -> None:
    spend(t, seat, GUST_POINTS)
    t.turn.gust = True
    if t.telling:
        t.tell(GustCalled(seat))


def sail(t: Sea, seat: i64, port: i64) -> None:
    """Move the ship; the Gust is used exactly where the wind alone would not do (W5)."""
    gust = not (wind_reach(t, seat) >> port) & 1
    if gust:
        t.turn.gust = False
    t.ports[seat] = port
    if t.telling:
        t.tell(Sailed(seat, PORTS[port], gust))
