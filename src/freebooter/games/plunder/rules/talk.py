"""Talk: drafts, who may trade with whom, threats, exchanges and treaties (P5, P6, P7, P15).

A draft is eight counts: the cards its owner gives, then those he asks for; the empty tuple is a draft not begun.
"""

from typing import Final

from mypy_extensions import i64

from freebooter.core.hand import everyone
from freebooter.games.plunder.events import CardsExchanged, TreatyMade
from freebooter.games.plunder.figures import KINDS, SHIPS_EACH
from freebooter.games.plunder.rules.battle import can_attack, why_not_harm
from freebooter.games.plunder.rules.building import is_docked_at_merchant
from freebooter.games.plunder.rules.cards import NO_CARDS, hand_over, hand_size, holds, listed, total
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.storm import in_storm, parts
from freebooter.games.plunder.state import Sea, allied

MOST_OFFERS: Final = 8  # a turn (P7)
MOST_BRIBES: Final = 3  # an attack (P5)
MOST_GAIN: Final = 1  # of an ally over a turn (P15)

# Drafts


def given(t: Sea, seat: i64) -> tuple[int, ...]:
    """What the owner of a draft gives."""
    draft = t.drafts[seat]
    return draft[:KINDS] if draft else NO_CARDS


def asked(t: Sea, seat: i64) -> tuple[int, ...]:
    """What the owner of a draft asks for."""
    draft = t.drafts[seat]
    return draft[KINDS:] if draft else NO_CARDS


def why_not_give(t: Sea, seat: i64, kind: i64, promised: tuple[int, ...]) -> str:
    """Why a card may not be added to what the draft gives; "" if it may: it must be held, beside those promised.

    The rule it begins with is that of the draft: an offer's, a threat's, a bribe's.
    """
    free = t.hands[seat].cards[kind] - promised[kind] - given(t, seat)[kind]
    return "" if free > 0 else "-not-held"


def why_not_ask(t: Sea, seat: i64, most: i64) -> str:
    """Why a card may not be added to what the draft asks for; "" if it may: nobody is asked for more than he holds.

    The rule it begins with is that of the draft.
    """
    return "" if total(asked(t, seat)) < most else "-more-than-held"


def add_given(t: Sea, seat: i64, kind: i64) -> None:
    """Add a card that is given."""
    _add(t, seat, kind)


def add_asked(t: Sea, seat: i64, kind: i64) -> None:
    """Add a card that is asked for."""
    _add(t, seat, KINDS + kind)


def _add(t: Sea, seat: i64, place: i64) -> None:
    counts = list(t.drafts[seat]) if t.drafts[seat] else [0] * (2 * KINDS)
    counts[place] += 1
    t.drafts[seat] = tuple(counts)


def clear_draft(t: Sea, seat: i64) -> None:
    """The draft is done with."""
    t.drafts[seat] = ()


def show(t: Sea, seat: i64, cards: tuple[int, ...]) -> None:
    """Who offers cards holds them: everyone knows that now (P18)."""
    t.hands[seat].show(cards, everyone(t.seats))


# Trade


def may_trade(t: Sea, seat: i64, other: i64) -> bool:
    """Whether the active seat may trade with another: through a port, at a merchant, or ship beside ship (P7)."""
    if seat == other or other >= t.seats:
        return False
    if is_docked_at_merchant(t, seat) or is_docked_at_merchant(t, other):
        return True
    if is_in_port_of(t, seat, other) or is_in_port_of(t, other, seat):
        return True
    for ship in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH):
        cell = t.ship_at[ship]
        if cell == NOWHERE:
            continue
        for there in range(other * SHIPS_EACH, (other + 1) * SHIPS_EACH):
            if t.ship_at[there] == NOWHERE:
                continue
            if t.chart.are_joined(cell, t.ship_at[there]) and not parts(t, cell, t.ship_at[there]):
                return True
    return False


def is_in_port_of(t: Sea, visitor: i64, owner: i64) -> bool:
    """Whether a ship of one seat lies in a port of another that the storm does not cover."""
    for ship in range(visitor * SHIPS_EACH, (visitor + 1) * SHIPS_EACH):
        cell = t.ship_at[ship]
        if cell != NOWHERE:
            island = t.chart.island_at[cell]
            if island >= 0 and t.owners[island] == owner and not in_storm(t, cell):
                return True
    return False


def partners(t: Sea, seat: i64) -> list[int]:
    """Everyone who may trade with the active seat, clockwise from it."""
    found: list[int] = []
    for turn in range(1, t.seats):
        other = (seat + turn) % t.seats
        if may_trade(t, seat, other):
            found.append(other)
    return found


def largest_hand(t: Sea, seats: i64) -> i64:
    """The most cards that one of these seats (bits) holds."""
    most: i64 = 0
    for seat in range(t.seats):
        if (seats >> seat) & 1 and hand_size(t, seat) > most:
            most = hand_size(t, seat)
    return most


def why_not_offer(t: Sea, seat: i64, other: i64) -> str:
    """Why the active seat may not begin an offer to another; "" if it may."""
    if other == seat or other >= t.seats:
        return "P7-no-player"
    if t.offers >= MOST_OFFERS:
        return "P7-too-many-offers"
    if not may_trade(t, seat, other):
        return "P7-no-contact"
    return "" if hand_size(t, seat) or hand_size(t, other) else "P7-no-cards"


def why_not_offer_to_all(t: Sea, seat: i64) -> str:
    """Why the active seat may not begin an open offer; "" if it may: at least two may trade with it (P19)."""
    if t.offers >= MOST_OFFERS:
        return "P7-too-many-offers"
    found = partners(t, seat)
    if len(found) < 2:
        return "P19-too-few-partners"
    cards = hand_size(t, seat)
    for other in found:
        cards += hand_size(t, other)
    return "" if cards else "P7-no-cards"


def why_not_threaten(t: Sea, seat: i64, other: i64) -> str:
    """Why the active seat may not begin a threat; "" if it may: it must be able to attack at once (P6)."""
    if other == seat or other >= t.seats:
        return "P6-no-player"
    why = why_not_harm(t, seat, other)
    if why:
        return why
    if t.offers >= MOST_OFFERS:
        return "P7-too-many-offers"
    if not can_attack(t, seat, other):
        return "P6-no-attack"
    return "" if hand_size(t, other) else "P6-holds-nothing"


def why_not_exchange(t: Sea, giver: i64, taker: i64, give: tuple[int, ...], take: tuple[int, ...]) -> str:
    """Why two seats may not exchange so many cards; "" if they may. What the taker holds is not looked at."""
    if total(give) + total(take) == 0:
        return "P7-empty-offer"
    if taker >= 0 and allied(t, giver, taker):
        # One of two allies who trade is the active player: the other's gain is on record.
        ally = taker if giver == t.active else giver
        more = total(give) - total(take)
        gain = t.gained[ally] + (more if ally == taker else -more)
        if gain > MOST_GAIN or gain < -MOST_GAIN:
            return "P15-ally-gain"
    return ""


def why_not_accept(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...]) -> str:
    """Why a seat may not agree to get `give` for `take` from another; "" if it may."""
    if not holds(t, seat, take):
        return "P7-lacks-cards"
    return why_not_exchange(t, other, seat, give, take)


def exchange(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...], why: str) -> None:
    """An agreed exchange, and the treaty it makes; one of the two is the active player."""
    hand_over(t, seat, other, give)
    hand_over(t, other, seat, take)
    if t.telling:
        t.tell(CardsExchanged(seat, other, listed(give), listed(take), why))
    partner = other if seat == t.active else seat
    if allied(t, seat, other):
        more = total(give) - total(take)
        t.gained[partner] += more if partner == other else -more
    else:
        make_treaty(t, partner)


def make_treaty(t: Sea, partner: i64) -> None:
    """Peace with a player and all his allies for the rest of the turn."""
    fresh: list[int] = []
    for seat in range(t.seats):
        if allied(t, seat, partner) and not (t.treaties >> seat) & 1:
            t.treaties |= 1 << seat
            fresh.append(seat)
    if t.telling and fresh:
        t.tell(TreatyMade(t.active, tuple(fresh)))
