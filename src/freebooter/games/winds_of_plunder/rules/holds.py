"""What ships hold, the points they make, and the Advantage markers that follow from it (W8-W11)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.winds_of_plunder.events import ItemGained, ItemWasted, MarkerDiscarded, MarkerTaken
from freebooter.games.winds_of_plunder.figures import ITEMS
from freebooter.games.winds_of_plunder.state import KINDS, MARKERS, NOBODY, SOURCE_COUNT, WEAPON, Sea

CACHE_WEAPONS: Final[i64] = 2  # what one Secret Cache adds (W8)


def strength(t: Sea, seat: i64, item: i64) -> i64:
    """How much of an item counts for a seat: the tally, and for Weapons the Secret Caches in play."""
    tally = t.tally
    held = tally[seat * KINDS + item]
    if item == WEAPON:
        caches = t.caches
        held += CACHE_WEAPONS * caches[seat]
    return held


def gain_item(t: Sea, seat: i64, item: i64, why: str) -> None:
    """One more item on the tally; without room it is lost (W7, W12)."""
    tally = t.tally
    place = seat * KINDS + item
    if tally[place] < t.waters.tally_max:
        tally[place] += 1
        if t.telling:
            t.tell(ItemGained(seat, ITEMS[item], why))
    elif t.telling:
        t.tell(ItemWasted(seat, ITEMS[item], why))


def pass_item(t: Sea, giver: i64, taker: i64, item: i64, why: str) -> None:
    """An item goes from one ship to another; it is lost where there is no room (W8, W12)."""
    tally = t.tally
    tally[giver * KINDS + item] -= 1
    place = taker * KINDS + item
    if tally[place] < t.waters.tally_max:
        tally[place] += 1
    elif t.telling:
        t.tell(ItemWasted(taker, ITEMS[item], why))


def score(t: Sea, seat: i64, vp: i64, source: i64) -> None:
    """Gain, or lose, Victory Points, and remember where they came from."""
    points = t.vp
    points[seat] += vp
    earned = t.earned
    earned[seat * SOURCE_COUNT + source] += vp


def settle_markers(t: Sea) -> None:
    """After an event: a holder who has fallen behind discards, then a sole leader takes (W10)."""
    markers = t.markers
    for item in range(KINDS):
        most: i64 = 0
        leaders: i64 = 0
        leader = NOBODY
        for seat in range(t.seats):
            held = strength(t, seat, item)
            if held > most:
                most = held
                leaders = 1
                leader = seat
            elif held == most:
                leaders += 1
        holder = markers[item]
        if holder != NOBODY:
            # Variant b: a tie is enough to lose it (W16).
            kept = strength(t, holder, item) == most and (leaders == 1 or not t.waters.fragile_markers)
            if kept:
                continue
            markers[item] = NOBODY
            if t.telling:
                t.tell(MarkerDiscarded(holder, MARKERS[item]))
        if leaders == 1 and leader != NOBODY:
            markers[item] = leader
            if t.telling:
                t.tell(MarkerTaken(leader, MARKERS[item]))
