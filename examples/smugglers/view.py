"""What a smuggler sees, and the worlds that would look the same to him."""

from msgspec import convert

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import deal_anew
from freebooter.core.meta import Options
from freebooter.core.seen_hand import SeenHand, imagine_hands, see_hands
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.view import View, common, rebuild_frames
from smugglers.actions import SPACE, Bid
from smugglers.flow import FRAMES, set_up
from smugglers.state import Cove, SmugglerFigures


class SmugglerView(View, frozen=True):
    coins: tuple[int, ...]
    hands: tuple[SeenHand, ...]
    buried: tuple[int, ...]


def view(t: Cove, viewer: int) -> SmugglerView:
    buried = tuple(card for segment in t.deck.segments if segment.known for card in segment.cards)
    hands = see_hands(t.hands, viewer)
    return SmugglerView(**common(t, viewer, SPACE), coins=tuple(t.coins), hands=hands, buried=buried)


def imagine(seen: SmugglerView, options: Options, figures: SmugglerFigures, source: Source) -> Cove:
    """A table as far as it is seen, the other cards anywhere; `redeal` does the rest."""
    t = set_up(seen.seats, seen.edition, options, figures)
    t.frames = rebuild_frames(seen.frames, FRAMES)
    t.coins = list(seen.coins)
    left = [count - seen.buried.count(kind) for kind, count in enumerate(figures.cards.value)]
    t.hands = imagine_hands(seen.hands, seen.viewer, left)
    t.deck = fresh_deck(tuple(left))
    for kind in seen.buried:
        t.deck.bury(kind)
    if seen.viewer >= 0:
        t.drafts[seen.viewer] = seen.draft
    if seen.answer is not None:
        t.sealed[seen.viewer] = SPACE.number(convert(seen.answer, Bid))
    return redeal(t, seen.viewer, source)


def redeal(t: Cove, seat: int, source: Source) -> Cove:
    world = t.copy()
    deal_anew(world.hands, [world.deck], seat, source)
    top = t.frames[-1] if t.frames else None
    for other in range(t.seats):
        if other != seat:
            world.drafts[other] = ()
            if isinstance(top, Several):
                top.answer_anew(world, other, source)
    return world
