"""What a smuggler sees, and the worlds that would look the same to him."""

import msgspec
from msgspec import Struct

from freebooter.core.actions import Action
from freebooter.core.deck import Deck, Segment
from freebooter.core.hand import Hand, deal_anew
from freebooter.core.meta import Options
from freebooter.core.source import Source, shuffle
from freebooter.core.view import View, asks, open_frames, own_answer, own_draft, rebuild_frames
from smugglers.actions import Bid
from smugglers.flow import FRAMES, Answer, Auction, Discarding
from smugglers.state import BID, HAND_LIMIT, KINDS, SPACE, Cove, SmugglerFigures, counts, new_cove


class HandView(Struct, frozen=True):
    """A hand: its size, what the viewer knows to be in it, what everyone knows."""

    size: int
    known: tuple[int, ...]
    public: tuple[int, ...]


class SmugglerView(View, frozen=True):
    """`deck` lists segments, top first: the size of an unseen one, or the cards of a known one.

    `offer` are the cards of an open offer, for the two it concerns.
    """

    coins: tuple[int, ...]
    hands: tuple[HandView, ...]
    deck: tuple[int | tuple[int, ...], ...]
    offer: tuple[int, ...]


def view(t: Cove, viewer: int) -> SmugglerView:
    top = t.frames[-1] if t.frames else None
    offer = t.drafts[top.seat] if isinstance(top, Answer) and viewer in (top.seat, top.to) else ()
    return SmugglerView(
        viewer=viewer,
        seats=t.seats,
        edition=t.edition,
        asks=asks(t),
        frames=open_frames(t),
        answer=own_answer(t, viewer, SPACE),
        draft=own_draft(t, viewer),
        coins=tuple(t.coins),
        hands=tuple(HandView(hand.size(), hand.floor(viewer), hand.known[-1]) for hand in t.hands),
        deck=tuple(segment.cards if segment.known else segment.size for segment in t.deck.segments),
        offer=offer,
    )


def imagine(seen: SmugglerView, options: Options, figures: SmugglerFigures, source: Source) -> Cove:
    """Deal out the cards that are not known to lie anywhere, then choose what others may have sealed."""
    t = new_cove(seen.seats, seen.edition, figures)
    t.frames = rebuild_frames(seen.frames, FRAMES)
    t.coins = list(seen.coins)
    t.hands = [_hand(seat, hand, seen) for seat, hand in enumerate(seen.hands)]
    pool: list[int] = []
    for kind, count in enumerate(figures.cards.value):
        known = sum(hand.known[kind] for hand in seen.hands)
        buried = sum(part.count(kind) for part in seen.deck if isinstance(part, tuple))
        pool += [kind] * (count - known - buried)
    shuffle(pool, source)
    for hand, shown in zip(t.hands, seen.hands, strict=True):
        for _ in range(shown.size - sum(shown.known)):
            hand.cards[pool.pop()] += 1
    t.deck = Deck(len(KINDS), [])
    for part in seen.deck:
        if isinstance(part, tuple):
            t.deck.segments.append(Segment(True, part))
        else:
            t.deck.segments.append(Segment(False, counts(tuple(pool.pop() for _ in range(part)))))
    if seen.viewer >= 0:
        t.drafts[seen.viewer] = seen.draft
        if seen.answer is not None:
            answer: Action = msgspec.convert(seen.answer, Bid)
            t.sealed[seen.viewer] = SPACE.number(answer)
    if seen.offer:
        t.drafts[seen.frames[-1]["seat"]] = seen.offer
    choose_hidden(t, seen.viewer, source)
    return t


def redeal(t: Cove, seat: int, source: Source) -> Cove:
    world = t.copy()
    deal_anew(world.hands, [world.deck], seat, source)
    choose_hidden(world, seat, source)
    return world


def choose_hidden(t: Cove, viewer: int, source: Source) -> None:
    """Choose anew what other seats have sealed or drafted, so that it fits their cards."""
    top = t.frames[-1] if t.frames else None
    for seat in range(t.seats):
        if seat == viewer:
            continue
        done = isinstance(top, Auction | Discarding) and not (top.waiting >> seat) & 1
        if isinstance(top, Auction):
            t.sealed[seat] = BID.at(source.below(min(3, t.coins[seat]) + 1)) if done else -1
        elif isinstance(top, Discarding):
            t.drafts[seat] = (
                _some_cards(t.hands[seat], max(0, t.hands[seat].size() - HAND_LIMIT), source) if done else ()
            )
        elif isinstance(top, Answer) and top.seat == seat:
            if viewer != top.to:
                t.drafts[seat] = _some_cards(t.hands[seat], top.count, source)
        else:
            t.drafts[seat] = ()


def _some_cards(hand: Hand, count: int, source: Source) -> tuple[int, ...]:
    cards = [kind for kind, held in enumerate(hand.cards) for _ in range(held)]
    shuffle(cards, source)
    return tuple(cards[:count])


def _hand(seat: int, shown: HandView, seen: SmugglerView) -> Hand:
    """A hand of what is known; what others know of it is what everyone knows."""
    rows = [shown.known if row == seen.viewer else shown.public for row in range(seen.seats)]
    return Hand(seat, list(shown.known), [*rows, shown.public])
