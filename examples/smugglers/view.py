"""What a smuggler sees, and the worlds that would look the same to him."""

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import deal_anew
from freebooter.core.meta import Options
from freebooter.core.seen_hand import SeenHand, imagine_hands, see_hands
from freebooter.core.several import answer_for_others
from freebooter.core.source import Source
from freebooter.core.view import View, common, restore
from smugglers.actions import SPACE
from smugglers.flow import FRAMES, set_up
from smugglers.state import Cove, SmugglerFigures


class SmugglerView(View, frozen=True):
    coins: tuple[int, ...]
    hands: tuple[SeenHand, ...]
    buried: tuple[int, ...]


def view(t: Cove, viewer: int) -> SmugglerView:
    hands = see_hands(t.hands, viewer)
    return SmugglerView(**common(t, viewer, SPACE), coins=tuple(t.coins), hands=hands, buried=t.deck.known())


def imagine(seen: SmugglerView, options: Options, figures: SmugglerFigures, source: Source) -> Cove:
    """A table as far as it is seen, the other cards anywhere; `redeal` does the rest."""
    t = set_up(seen.seats, seen.edition, options, figures)
    restore(t, seen, FRAMES, SPACE)
    t.coins = list(seen.coins)
    left = [count - seen.buried.count(kind) for kind, count in enumerate(figures.cards.value)]
    t.hands = imagine_hands(seen.hands, seen.viewer, left)
    t.deck = fresh_deck(tuple(left))
    for kind in seen.buried:
        t.deck.bury(kind)
    return redeal(t, seen.viewer, source)


def redeal(t: Cove, seat: int, source: Source) -> Cove:
    world = t.copy()
    deal_anew(world.hands, [world.deck], seat, source)
    answer_for_others(world, seat, source)
    return world
