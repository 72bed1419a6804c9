"""Treasure cards that a viewer does not see, dealt anew as they may lie (W14, W23)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.deck import deal_unseen, gather_unseen
from freebooter.core.rows import Row, row
from freebooter.core.source import Source
from freebooter.core.table import SPECTATOR
from freebooter.games.winds_of_plunder.state import NOBODY, PORT_COUNT, Sea


def deal_treasures(t: Sea, viewer: i64, source: Source) -> None:
    """Treasure cards the viewer has not seen go anew to the seats that hide some, never one ruled out there (W23)."""
    owners = Numbers()
    pool = Numbers()
    gather_unseen(t.treasure_deck, pool)
    for maps in t.treasures:
        if maps.owner != viewer:
            for port in range(PORT_COUNT):
                if maps.cards[port] > maps.sure(SPECTATOR, port):
                    owners.add(maps.owner)
                    pool.add(port)
                    maps.cards[port] -= 1
    owners.shuffle(source)
    pool.shuffle(source)
    dealt = row(PORT_COUNT, NOBODY)
    for place in range(owners.count):
        # The cards as they really lie fit, so there is always a way.
        find_treasure(t, owners, pool, dealt, place, [])
    left = Numbers()
    for port in pool.taken():
        if dealt[port] == NOBODY:
            left.add(port)
        else:
            t.treasures[owners[dealt[port]]].cards[port] += 1
    deal_unseen(t.treasure_deck, left)


def find_treasure(t: Sea, owners: Numbers, pool: Numbers, dealt: Row, place: i64, tried: list[int]) -> bool:
    """Give the owner in this place a card that is free, or one whose owner finds another; `dealt` says to which place
    each card went."""
    ruled_out = t.ruled_out[owners[place]]
    for port in pool.taken():
        if port not in tried and not (ruled_out >> port) & 1:
            tried.append(int(port))
            if dealt[port] == NOBODY or find_treasure(t, owners, pool, dealt, dealt[port], tried):
                dealt[port] = place
                return True
    return False
