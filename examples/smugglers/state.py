"""The cove: coins, hidden hands, and a deck to whose bottom seen cards return."""

from typing import Annotated

from msgspec import Meta

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.figures import Figure, FigureSet
from freebooter.core.hand import Hand, copied, empty_hands
from freebooter.core.rows import Row, row
from freebooter.core.table import Table

START_COINS = 4

Count = Annotated[int, Meta(ge=5, le=9)]  # enough for four seats, who hold five cards each at most


class SmugglerFigures(FigureSet, frozen=True):
    cards: Figure[tuple[Count, Count, Count, Count]]


class Cove(Table):
    def __init__(self, seats: int, edition: int, cards: Row, like: "Cove | None" = None) -> None:
        super().__init__(seats, edition, like)
        self.coins: Row = row(seats, START_COINS) if like is None else like.coins[:]
        self.hands: list[Hand] = empty_hands(len(cards), seats) if like is None else copied(like.hands)
        self.deck: Deck = fresh_deck(cards) if like is None else like.deck.copy()

    def copy(self) -> "Cove":
        return Cove(self.seats, self.edition, self.coins, self)
