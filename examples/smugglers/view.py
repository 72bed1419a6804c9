"""What a smuggler sees, and the worlds that would look the same to them."""

from typing import Any

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import deal_anew
from freebooter.core.meta import Options
from freebooter.core.rows import row_of
from freebooter.core.seen_hand import SeenHand, imagine_hands, see_hands
from freebooter.core.several import answer_for_others
from freebooter.core.source import Source
from freebooter.core.view import View, private, public
from smugglers.actions import SPACE
from smugglers.flow import set_up
from smugglers.state import Cove, SmugglerFigures


class SmugglerView(View, frozen=True):
    coins: tuple[int, ...]
    hands: tuple[SeenHand, ...]
    buried: tuple[int, ...]


def share(t: Cove) -> dict[str, Any]:
    return {**public(t), "coins": tuple(t.coins), "buried": t.deck.known()}


def see(t: Cove, viewer: int, shared: dict[str, Any]) -> SmugglerView:
    return SmugglerView(**shared, **private(t, viewer, SPACE), hands=see_hands(t.hands, viewer))


def rebuild(seen: SmugglerView, options: Options, figures: SmugglerFigures) -> Cove:
    """A table as far as it is seen, the other cards anywhere; `deal` does the rest."""
    t = set_up(seen.seats, seen.edition, options, figures)
    t.coins = row_of(seen.coins)
    left = [count - seen.buried.count(kind) for kind, count in enumerate(figures.cards.value)]
    t.hands = imagine_hands(seen.hands, seen.viewer, left)
    t.deck = fresh_deck(row_of(left), seen.buried)
    return t


def deal(t: Cove, viewer: int, source: Source) -> None:
    deal_anew(t.hands, [t.deck], viewer, source)
    answer_for_others(t, viewer, source)
