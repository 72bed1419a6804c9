"""Talk: drafts, who may trade with whom, exchanges and treaties (P5, P6, P7, P15).

A draft is eight counts: the cards its owner gives, then those they ask for; the empty tuple is a draft not begun.
"""

from typing import Final

from mypy_extensions import i64

from freebooter.core.hand import everyone
from freebooter.core.rows import row_of
from freebooter.games.plunder.events import CardsExchanged, TreatyMade
from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.rules.cards import NO_CARDS, count_of, hand_over, hand_size, holds, listed
from freebooter.games.plunder.rules.chart import MERCHANT, NOWHERE
from freebooter.games.plunder.rules.storm import in_storm, parts
from freebooter.games.plunder.state import NO_SHIP, NOBODY, Sea, allied, captain

MOST_OFFERS: Final[i64] = 8  # a turn (P7)
MOST_BRIBES: Final[i64] = 3  # an attack (P5)
MOST_GAIN: Final[i64] = 1  # of an ally over a turn (P15)

# Drafts


def given(t: Sea, seat: i64) -> tuple[int, ...]:
    """What the owner of a draft gives."""
    draft = t.drafts[seat]
    return draft[:KINDS] if draft else NO_CARDS


def asked(t: Sea, seat: i64) -> tuple[int, ...]:
    """What the owner of a draft asks for."""
    draft = t.drafts[seat]
    return draft[KINDS:] if draft else NO_CARDS


def count_given(t: Sea, seat: i64) -> i64:
    """How many cards the owner of a draft gives."""
    return _count(t.drafts[seat], 0)


def count_asked(t: Sea, seat: i64) -> i64:
    """How many cards the owner of a draft asks for."""
    return _count(t.drafts[seat], KINDS)


def is_free_to_give(t: Sea, seat: i64, kind: i64, promised: i64) -> bool:
    """Whether the owner of a draft has another card of this kind, beside those in it and those already promised."""
    held = t.hands[seat].cards[kind] - promised
    draft = t.drafts[seat]
    return held > (draft[kind] if draft else 0)


def add_given(t: Sea, seat: i64, kind: i64) -> None:
    """Add a card that is given."""
    _add(t, seat, kind)


def add_asked(t: Sea, seat: i64, kind: i64) -> None:
    """Add a card that is asked for."""
    _add(t, seat, KINDS + kind)


def _add(t: Sea, seat: i64, place: i64) -> None:
    counts = list(t.drafts[seat] or NO_CARDS + NO_CARDS)
    counts[place] += 1
    t.drafts[seat] = tuple(counts)


def _count(draft: tuple[int, ...], start: i64) -> i64:
    count: i64 = 0
    if draft:
        for place in range(start, start + KINDS):
            count += draft[place]
    return count


def clear_draft(t: Sea, seat: i64) -> None:
    """The draft is done with."""
    t.drafts[seat] = ()


def show(t: Sea, seat: i64, cards: tuple[int, ...]) -> None:
    """Who offers cards holds them: everyone knows that now (P18)."""
    t.hands[seat].show(row_of(cards), everyone(t.seats))


# Trade


def partners(t: Sea, seat: i64) -> i64:
    """Everyone who may trade with the active seat, as bits: through a port, at a merchant, or ship beside ship (P7)."""
    everybody: i64 = (1 << t.seats) - 1
    found: i64 = 0
    ship_at = t.ship_at
    island_at = t.chart.island_at
    for ship in range(len(ship_at)):
        cell = ship_at[ship]
        if cell == NOWHERE:
            continue
        visitor = captain(ship)
        if island_at[cell] >= 0 and not in_storm(t, cell):
            found |= met_in_port(t, seat, visitor, island_at[cell])
        if visitor == seat:
            found |= met_at_sea(t, cell)
    return found & everybody & ~(1 << seat)


def met_in_port(t: Sea, seat: i64, visitor: i64, island: i64) -> i64:
    """Whom `seat` meets because a ship of `visitor` lies in this island's port: bits, all of them for everybody."""
    if t.chart.isles[island].skulls == MERCHANT:
        return -1 if visitor == seat else 1 << visitor
    owner = t.owners[island]
    if visitor == seat:
        return 0 if owner == NOBODY else 1 << owner
    return 1 << visitor if owner == seat else 0


def met_at_sea(t: Sea, cell: i64) -> i64:
    """Whose ships lie beside a ship in this cell, and the storm's border not between: bits."""
    found: i64 = 0
    joined = t.chart.joined
    for side in range(cell * 4, cell * 4 + 4):
        there = joined[side]
        if there != NOWHERE and t.ship_in[there] != NO_SHIP and not parts(t, cell, there):
            found |= 1 << captain(t.ship_in[there])
    return found


def largest_hand(t: Sea, seats: i64) -> i64:
    """The most cards that one of these seats (bits) holds."""
    most: i64 = 0
    for seat in range(t.seats):
        if (seats >> seat) & 1:
            most = max(most, hand_size(t, seat))
    return most


def why_not_exchange(t: Sea, giver: i64, taker: i64, gives: i64, takes: i64) -> str:
    """Why two seats may not exchange so many cards; "" if they may. What they hold is not looked at."""
    if gives + takes == 0:
        return "P7-empty-offer"
    if t.atlas.team_count and allied(t, giver, taker):
        # One of two allies who trade is the active player: the other's gain is on record.
        ally = taker if giver == t.turn.active else giver
        more = gives - takes
        gain = t.turn.gained[ally] + (more if ally == taker else -more)
        if gain > MOST_GAIN or gain < -MOST_GAIN:
            return "P15-ally-gain"
    return ""


def why_not_offer_to_all(t: Sea, seat: i64, asked: i64, gives: i64, takes: i64) -> str:
    """Why an open offer may not be made to these seats (bits); "" if one of them could accept it, as far as all can
    see: with so many cards in hand, and within what allies may gain (P24)."""
    why = ""
    for other in range(t.seats):
        if (asked >> other) & 1 and hand_size(t, other) >= takes:
            why = why_not_exchange(t, seat, other, gives, takes)
            if not why:
                return ""
    return "P24-nobody-could-accept" if why == "P15-ally-gain" else why


def why_not_accept(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...]) -> str:
    """Why a seat may not agree to get `give` for `take` from another; "" if it may."""
    if not holds(t, seat, take):
        return "P7-lacks-cards"
    return why_not_exchange(t, other, seat, count_of(give), count_of(take))


def exchange(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...], why: str) -> None:
    """An agreed exchange, and the treaty it makes: `other` agrees, and one of the two is the active player."""
    # Who agrees holds what they give, even if they get its like for it (P18).
    show(t, other, take)
    hand_over(t, seat, other, give)
    hand_over(t, other, seat, take)
    if t.telling:
        t.tell(CardsExchanged(seat, other, listed(give), listed(take), why))
    partner = other if seat == t.turn.active else seat
    if allied(t, seat, other):
        more = count_of(give) - count_of(take)
        t.turn.gained[partner] += more if partner == other else -more
    else:
        make_treaty(t, partner, why)


def make_treaty(t: Sea, partner: i64, why: str) -> None:
    """Peace with a player and all their allies for the rest of the turn."""
    fresh: list[int] = []
    for seat in range(t.seats):
        if allied(t, seat, partner) and not (t.turn.treaties >> seat) & 1:
            t.turn.treaties |= 1 << seat
            fresh.append(int(seat))
    if t.telling and fresh:
        t.tell(TreatyMade(t.turn.active, tuple(fresh), why))
