"""The Port Arrival Sequence: tile, treasure, boarding, reputation, area bonus (W7-W9)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.hand import everyone
from freebooter.core.rows import total
from freebooter.core.table import SPECTATOR
from freebooter.games.winds_of_plunder.events import (
    AreaCompleted,
    BoardingRepelled,
    ItemPlundered,
    MapsDidNotFit,
    NoTreasureLeft,
    PointsPlundered,
    ReputationGained,
    TileRotated,
    TileScored,
    TreasureDrawn,
    TreasureScored,
    TreasureTaken,
)
from freebooter.games.winds_of_plunder.figures import ITEMS, PORTS
from freebooter.games.winds_of_plunder.rules.hands import part_with
from freebooter.games.winds_of_plunder.rules.holds import (
    CACHE_WEAPONS,
    gain_item,
    pass_item,
    score,
    settle_markers,
    strength,
)
from freebooter.games.winds_of_plunder.state import (
    CACHE,
    FROM_BOARDING,
    FROM_BOOTY,
    FROM_PROVISIONS,
    FROM_REPUTATION,
    FROM_TILES,
    KINDS,
    PLACE_COUNT,
    PORT_COUNT,
    PROVISION,
    TREASURE,
    WEAPON,
    Sea,
    Waters,
)

LOOT_VP: Final[i64] = 2


# Questions


def why_not_board(t: Sea, seat: i64, target: i64) -> str:
    """Why the ship that just arrived may not board this opponent; "" if it may (W8)."""
    if target == seat:
        return "W8-own-ship"
    if target >= t.seats:
        return "W8-no-player"
    if t.ports[target] != t.ports[seat]:
        return "W8-elsewhere"
    if strength(t, seat, WEAPON) <= strength(t, target, WEAPON) and t.markers[WEAPON] != seat:
        return "W8-too-few-weapons"
    for loot in range(KINDS + 1):
        if not why_not_loot(t, target, loot):
            return ""
    return "W8-nothing-to-take"


def has_hidden_treasure(t: Sea, seat: i64) -> bool:
    """Whether this seat holds a treasure card that not everyone knows of (W14)."""
    maps = t.treasures[seat]
    for port in range(PORT_COUNT):
        if maps.cards[port] > maps.sure(SPECTATOR, port):
            return True
    return False


def why_not_loot(t: Sea, target: i64, loot: i64) -> str:
    """Why this loot cannot be taken from a boarded ship; "" if it can. After the items come Victory Points (W8)."""
    if loot == KINDS:
        return "" if t.vp[target] > 0 else "W8-no-points-there"
    return "" if t.tally[target * KINDS + loot] > 0 else "W8-no-item-there"


def can_board(t: Sea, seat: i64) -> bool:
    """Whether there is anybody to board here."""
    for target in range(t.seats):
        if not why_not_board(t, seat, target):
            return True
    return False


def caches_needed(t: Sea, seat: i64, target: i64) -> i64:
    """The fewest Secret Caches that stop this boarding: level with the boarder, above a Most Weapons (W16)."""
    ahead = strength(t, seat, WEAPON) - strength(t, target, WEAPON)
    if t.markers[WEAPON] == seat:
        return ahead // CACHE_WEAPONS + 1
    return (ahead + CACHE_WEAPONS - 1) // CACHE_WEAPONS


def may_react(t: Sea, target: i64, need: i64) -> bool:
    """Whether the target is asked: as far as everyone can see, they might hold that many Secret Caches (W16)."""
    return t.waters.reactive_caches and t.hands[target].size() >= need and unseen_caches(t) >= need


def unseen_caches(t: Sea) -> i64:
    """How many Secret Caches lie face up nowhere."""
    return t.waters.cards[CACHE] - t.discards[CACHE] - total(t.caches)


def why_not_lay_caches(t: Sea, target: i64, need: i64, caches: i64) -> str:
    """Why the target may not lay so many Secret Caches; "" if they may (W16)."""
    if caches < need:
        return "W16-too-few-caches"
    return "W16-not-so-many" if caches > t.hands[target].cards[CACHE] else ""


def gains_reputation(t: Sea, seat: i64, port: i64) -> bool:
    """Whether the arrival makes this seat known here: no other ship in port has more Weapons (W9)."""
    fame = t.fame
    reserve = t.reserve
    if (fame[seat] >> port) & 1 or reserve[seat] == 0:
        return False
    ports = t.ports
    others: i64 = 0
    matched: i64 = 0
    for other in range(t.seats):
        if ports[other] == port and other != seat:
            others += 1
            if strength(t, seat, WEAPON) >= strength(t, other, WEAPON):
                matched += 1
    if t.waters.reputation_any:
        return others == 0 or matched > 0
    return matched == others


# Changes


def take_tile_items(t: Sea, seat: i64, port: i64) -> bool:
    """Load what the tile shows; whether a treasure card is still to be drawn by chance (W7)."""
    treasure = False
    for item in t.waters.tile_items[t.tiles[port]]:
        if item == TREASURE:
            treasure = True
        else:
            gain_item(t, seat, item, "arrival")
    if not treasure:
        return False
    if t.treasure_deck.is_empty():
        if t.telling:
            t.tell(NoTreasureLeft(seat))
        return False
    known = t.treasure_deck.top()
    if known < 0:
        return True
    # Returned cards lie known under the deck: whoever draws one shows it to all (W14).
    t.treasure_deck.draw(known)
    t.treasures[seat].gain(known, everyone(t.seats))
    if t.telling:
        t.tell(TreasureDrawn(seat, PORTS[known]))
    return False


def take_treasure(t: Sea, seat: i64, card: i64) -> None:
    """A treasure card drawn by chance; nobody else sees which, and it may be for any port (W14, W23)."""
    t.treasure_deck.draw(card)
    t.ruled_out[seat] = 0
    t.treasures[seat].gain(card, 0)
    if t.telling:
        t.whisper((int(seat),), TreasureDrawn(seat, PORTS[card]), TreasureTaken(seat))


def score_tile(t: Sea, seat: i64, port: i64) -> None:
    """Victory Points of the tile, one more with the Most Provisions, then its way through the bar (W7)."""
    vp = t.waters.tile_vp[t.tiles[port]]
    bonus: i64 = 1 if t.markers[PROVISION] == seat else 0
    score(t, seat, vp, FROM_TILES)
    score(t, seat, bonus, FROM_PROVISIONS)
    if t.telling:
        t.tell(TileScored(seat, PORTS[port], vp, bonus))
    rotate_tile(t, port)


def rotate_tile(t: Sea, port: i64) -> None:
    """The tile enters the bar at its left end, and what leaves it at the right goes to the port (W7)."""
    tiles = t.tiles
    visited = tiles[port]
    place = PLACE_COUNT - 1
    fresh = tiles[place]
    while place > PORT_COUNT:
        tiles[place] = tiles[place - 1]
        place -= 1
    tiles[PORT_COUNT] = visited
    tiles[port] = fresh
    if t.telling:
        t.tell(
            TileRotated(PORTS[port], t.waters.tile_names[fresh], t.waters.tile_vp[fresh], tile_items(t.waters, fresh))
        )


def tile_items(waters: Waters, tile: i64) -> tuple[str, ...]:
    """What a tile shows, by name."""
    return tuple(["treasure" if item == TREASURE else ITEMS[item] for item in waters.tile_items[tile]])


def score_treasure(t: Sea, seat: i64, port: i64) -> None:
    """A treasure card for this port is dug up, scored one rung higher, and buried under the deck (W7, W14)."""
    maps = t.treasures[seat]
    if maps.cards[port] == 0:
        if has_hidden_treasure(t, seat):
            t.ruled_out[seat] |= 1 << port
            if t.telling:
                t.tell(MapsDidNotFit(seat, PORTS[port]))
        return
    maps.lose(port, everyone(t.seats))
    t.treasure_deck.bury(port)
    if not has_hidden_treasure(t, seat):
        t.ruled_out[seat] = 0
    if t.booty[seat] < len(t.waters.ladder) - 1:
        t.booty[seat] += 1
    vp = t.waters.ladder[t.booty[seat]]
    score(t, seat, vp, FROM_BOOTY)
    if t.telling:
        t.tell(TreasureScored(seat, PORTS[port], vp))


def lay_caches(t: Sea, seat: i64, target: i64, caches: i64) -> None:
    """The target lays Secret Caches out of their hand, and the boarding fails (W16)."""
    for _ in range(caches):
        part_with(t, target, CACHE)
    t.caches[target] += caches
    t.lent[target] += caches
    if t.telling:
        t.tell(BoardingRepelled(seat, target, caches))
    settle_markers(t)


def take_loot(t: Sea, seat: i64, target: i64, loot: i64) -> None:
    """Two Victory Points, or the one there is, or an item from the tally (W8)."""
    if loot == KINDS:
        vp = min(LOOT_VP, t.vp[target])
        score(t, target, -vp, FROM_BOARDING)
        score(t, seat, vp, FROM_BOARDING)
        if t.telling:
            t.tell(PointsPlundered(seat, target, vp))
        return
    if t.telling:
        t.tell(ItemPlundered(seat, target, ITEMS[loot]))
    pass_item(t, target, seat, loot, "boarding")
    settle_markers(t)


def gain_reputation(t: Sea, seat: i64, port: i64) -> None:
    """A reserve cube on the port, and the area bonus with the third in an area (W9)."""
    t.reserve[seat] -= 1
    t.fame[seat] |= 1 << port
    if t.telling:
        t.tell(ReputationGained(seat, PORTS[port]))
    area = t.waters.area[port]
    whole = t.waters.area_ports[area]
    if t.fame[seat] & whole == whole:
        vp = t.waters.area_bonus[t.completed[area]]
        t.completed[area] += 1
        score(t, seat, vp, FROM_REPUTATION)
        if t.telling:
            t.tell(AreaCompleted(seat, PORTS[port], t.completed[area], vp))
