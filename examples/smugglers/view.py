"""What a smuggler sees, and the worlds that would look the same to him."""

from msgspec import Struct, convert

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import deal_anew, imagine_hands
from freebooter.core.meta import Options
from freebooter.core.source import Source, shuffle
from freebooter.core.view import View, common, rebuild_frames
from smugglers.actions import BID, HIGHEST_BID, SPACE, Bid
from smugglers.flow import FRAMES, HAND_LIMIT, Auction, Discarding, Trade, set_up
from smugglers.state import Cove, SmugglerFigures


class HandView(Struct, frozen=True):
    """A hand: its size, what the viewer knows to be in it, what everyone knows."""

    size: int
    known: tuple[int, ...]
    public: tuple[int, ...]


class SmugglerView(View, frozen=True):
    """`buried` are the known cards under the deck; `offer` those of an open offer, for the two it concerns."""

    coins: tuple[int, ...]
    hands: tuple[HandView, ...]
    buried: tuple[int, ...]
    offer: tuple[int, ...]


def view(t: Cove, viewer: int) -> SmugglerView:
    top = t.frames[-1] if t.frames else None
    return SmugglerView(
        **common(t, viewer, SPACE),
        coins=tuple(t.coins),
        hands=tuple(HandView(hand.size(), hand.floor(viewer), hand.known[-1]) for hand in t.hands),
        buried=tuple(card for segment in t.deck.segments if segment.known for card in segment.cards),
        offer=t.drafts[top.seat] if isinstance(top, Trade) and top.count and viewer in (top.seat, top.to) else (),
    )


def imagine(seen: SmugglerView, options: Options, figures: SmugglerFigures, source: Source) -> Cove:
    """A table as far as it is seen, the other cards anywhere; `redeal` does the rest."""
    t = set_up(seen.seats, seen.edition, options, figures)
    t.frames = rebuild_frames(seen.frames, FRAMES)
    t.coins = list(seen.coins)
    left = [count - seen.buried.count(kind) for kind, count in enumerate(figures.cards.value)]
    t.hands = imagine_hands([(hand.size, hand.known, hand.public) for hand in seen.hands], seen.viewer, left)
    t.deck = fresh_deck(tuple(left))
    for kind in seen.buried:
        t.deck.bury(kind)
    if seen.offer:
        t.drafts[seen.frames[-1]["seat"]] = seen.offer
    elif seen.viewer >= 0:
        t.drafts[seen.viewer] = seen.draft
    if seen.answer is not None:
        t.sealed[seen.viewer] = SPACE.number(convert(seen.answer, Bid))
    return redeal(t, seen.viewer, source)


def redeal(t: Cove, seat: int, source: Source) -> Cove:
    world = t.copy()
    deal_anew(world.hands, [world.deck], seat, source)
    for other in range(t.seats):
        if other != seat:
            choose_anew(world, other, seat, source)
    return world


def choose_anew(t: Cove, seat: int, viewer: int, source: Source) -> None:
    """Let a seat seal or draft something that fits its new cards, if it has; the viewer knows what he is offered."""
    top = t.frames[-1] if t.frames else None
    if isinstance(top, Auction) and not top.waiting >> seat & 1:
        t.sealed[seat] = BID.at(source.below(min(HIGHEST_BID, t.coins[seat]) + 1))
    count = 0
    if isinstance(top, Discarding) and not top.waiting >> seat & 1:
        count = max(0, t.hands[seat].size() - HAND_LIMIT)
    elif isinstance(top, Trade) and top.seat == seat:
        if top.count and top.to == viewer:
            return
        count = top.count
    cards = [kind for kind, held in enumerate(t.hands[seat].cards) for _ in range(held)]
    shuffle(cards, source)
    t.drafts[seat] = tuple(cards[:count])
