"""The cove: coins, hidden hands, and a deck to whose bottom seen cards return."""

from typing import Annotated

from msgspec import Meta

from freebooter.core.deck import Deck
from freebooter.core.figures import Figure, FigureSet
from freebooter.core.hand import Hand
from freebooter.core.table import Table, no_answers, no_drafts

Count = Annotated[int, Meta(ge=5, le=9)]  # enough for four seats, who hold five cards each at most


class SmugglerFigures(FigureSet, frozen=True):
    cards: Figure[tuple[Count, Count, Count, Count]]


class Cove(Table):
    def __init__(self, seats: int, edition: int, coins: list[int], hands: list[Hand], deck: Deck) -> None:
        super().__init__(seats, edition, [], no_answers(seats), no_drafts(seats))
        self.coins = coins
        self.hands = hands
        self.deck = deck

    def copy(self) -> "Cove":
        twin = Cove(self.seats, self.edition, self.coins[:], [hand.copy() for hand in self.hands], self.deck.copy())
        twin.frames, twin.sealed, twin.drafts = self.frames[:], self.sealed[:], self.drafts[:]
        return twin
