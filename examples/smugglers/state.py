"""The cove: coins, hidden hands, and a deck to whose bottom seen cards return."""

from typing import Any

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.errors import BadFigures
from freebooter.core.figures import Figure, FigureSet
from freebooter.core.hand import Hand, empty_hand
from freebooter.core.space import Space
from freebooter.core.table import Frame, Table, no_answers, no_drafts
from smugglers import actions as a

KINDS = ("tea", "silk", "spice", "blade")
BLADE = KINDS.index("blade")
HIGHEST_BID = 3
HAND_LIMIT = 3
START_COINS = 4
TRAY = 200  # tenths of a millimetre, each way

SPACE = Space("actions")
BID = SPACE.block(a.Bid, range(HIGHEST_BID + 1))
STEAL = SPACE.block(a.Steal, range(4))
OFFER = SPACE.block(a.Offer, range(4))
THROW_DICE = SPACE.block(a.ThrowDice)
ADD = SPACE.block(a.Add, KINDS)
PROPOSE = SPACE.block(a.Propose)
WITHDRAW = SPACE.block(a.Withdraw)
ACCEPT = SPACE.block(a.Accept)
DECLINE = SPACE.block(a.Decline)
PARRY = SPACE.block(a.Parry)
YIELD = SPACE.block(a.Yield)
DISCARD = SPACE.block(a.Discard, KINDS)

CHANCES = Space("chances")
DRAW = CHANCES.block(a.Draw, KINDS)
PLUCK = CHANCES.block(a.Pluck, KINDS)


class SmugglerFigures(FigureSet, frozen=True):
    """How many cards of each kind there are, and how many rounds are played."""

    cards: Figure[list[int]]
    rounds: Figure[int]


def check_figures(figures: SmugglerFigures) -> None:
    if len(figures.cards.value) != len(KINDS) or min(figures.cards.value) < 1:
        raise BadFigures(f"smugglers figures, cards: one number above 0 for each of {', '.join(KINDS)}")
    if not 1 <= figures.rounds.value <= 9:
        raise BadFigures(f"smugglers figures, rounds: {figures.rounds.value} is not within 1-9")


class Cove(Table):
    def __init__(
        self,
        seats: int,
        edition: int,
        frames: list[Frame[Any]],
        sealed: list[int],
        drafts: list[tuple[int, ...]],
        rounds: int,
        coins: list[int],
        hands: list[Hand],
        deck: Deck,
    ) -> None:
        super().__init__(seats, edition, frames, sealed, drafts)
        self.rounds = rounds
        self.coins = coins
        self.hands = hands
        self.deck = deck

    def copy(self) -> "Cove":
        return Cove(
            self.seats,
            self.edition,
            self.frames[:],
            self.sealed[:],
            self.drafts[:],
            self.rounds,
            self.coins[:],
            [hand.copy() for hand in self.hands],
            self.deck.copy(),
        )


def new_cove(seats: int, edition: int, figures: SmugglerFigures) -> Cove:
    hands = [empty_hand(seat, len(KINDS), seats) for seat in range(seats)]
    deck = fresh_deck(tuple(figures.cards.value))
    rounds = figures.rounds.value
    return Cove(seats, edition, [], no_answers(seats), no_drafts(seats), rounds, [START_COINS] * seats, hands, deck)


def names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    """Kinds by name."""
    return tuple(KINDS[kind] for kind in kinds)


def counts(kinds: tuple[int, ...]) -> tuple[int, ...]:
    """Kinds in a row as counts per kind."""
    return tuple(kinds.count(kind) for kind in range(len(KINDS)))
