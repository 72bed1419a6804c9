"""A round among smugglers: draw, bid in secret; the highest bidder trades, steals, throws; discard in secret."""

from typing import Any

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import empty_hand, everyone, only
from freebooter.core.meta import Options
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.table import CHANCE_BIT, Frame
from smugglers import events as e
from smugglers.actions import AGREE, BID, DRAW, HIGHEST_BID, KINDS, PICK, REFUSE
from smugglers.state import Cove, SmugglerFigures

BLADE = KINDS.index("blade")
HAND_LIMIT = 3
START_COINS = 4
TRAY = 200  # tenths of a millimetre, each way


def set_up(seats: int, edition: int, options: Options, figures: SmugglerFigures) -> Cove:
    hands = [empty_hand(seat, len(KINDS), seats) for seat in range(seats)]
    t = Cove(seats, edition, figures.rounds.value, [START_COINS] * seats, hands, fresh_deck(figures.cards.value))
    t.push(Round(0, 0))
    return t


class Round(Frame[Cove]):
    """X1, X2: two hidden cards each, then the auction. A card that lay face up under the deck is known to all."""

    def __init__(self, number: int, dealt: int) -> None:
        self.number = number
        self.dealt = dealt

    def is_dealing(self, t: Cove) -> bool:
        return self.number < t.rounds and self.dealt < 2 * t.seats and t.deck.size() > 0

    def waits_for(self, t: Cove) -> int:
        return CHANCE_BIT if self.is_dealing(t) and t.deck.top() < 0 else 0

    def outcomes(self, t: Cove) -> list[tuple[int, int]]:
        return t.deck.odds(DRAW.base)

    def happen(self, t: Cove, outcome: int) -> None:
        self.hand_out(t, outcome - DRAW.base, only(self.dealt % t.seats))

    def hand_out(self, t: Cove, kind: int, seen_by: int) -> None:
        seat = self.dealt % t.seats
        t.deck.draw(kind)
        t.hands[seat].gain(kind, seen_by)
        if t.telling:
            drawn = e.CardDrawn(seat, KINDS[kind])
            t.whisper((seat,), drawn, e.CardDrawn(seat, "hidden") if seen_by == only(seat) else drawn)
        t.replace(Round(self.number, self.dealt + 1))

    def advance(self, t: Cove) -> None:
        if self.is_dealing(t):
            self.hand_out(t, t.deck.top(), everyone(t.seats))
        elif self.number < t.rounds:
            t.replace(Round(self.number + 1, 0))
            t.push(Auction((1 << t.seats) - 1))
        else:
            t.pop()


class Auction(Several[Cove]):
    """X3: sealed bids; the most coins lead, of equal ones the lowest seat."""

    def rule(self) -> str:
        return "X3"

    def legal(self, t: Cove, seat: int) -> list[int]:
        return [BID.at(coins) for coins in range(min(HIGHEST_BID, t.coins[seat]) + 1)]

    def refuse(self, t: Cove, seat: int, action: int) -> str:
        is_too_dear = BID.holds(action) and action - BID.base > t.coins[seat]
        return "X3-too-dear" if is_too_dear else super().refuse(t, seat, action)

    def reveal(self, t: Cove) -> None:
        bids = [answer - BID.base for answer in t.sealed]
        leader = bids.index(max(bids))
        t.coins = [coins - bid for coins, bid in zip(t.coins, bids, strict=True)]
        t.sealed = [-1] * t.seats
        if t.telling:
            t.tell(e.BidsRevealed(tuple(bids), leader))
        t.replace(Cast(leader))
        t.push(Theft(leader, (leader + 1) % t.seats, False))
        t.push(Trade(leader, (leader + 1) % t.seats, 0))


class Trade(Frame[Cove]):
    """X4: an offer grows card by card in the leader's draft, at a coin a card; the other takes it or leaves it."""

    def __init__(self, seat: int, to: int, count: int) -> None:
        self.seat = seat
        self.to = to
        self.count = count

    def waits_for(self, t: Cove) -> int:
        return 1 << (self.to if self.count else self.seat)

    def rule(self) -> str:
        return "X4"

    def legal(self, t: Cove, seat: int) -> list[int]:
        draft = t.drafts[seat]
        cards = free_cards(t, seat) if not self.count and len(draft) < t.coins[self.to] else []
        return [*cards, *([AGREE.at()] if draft or self.count else []), REFUSE.at()]

    def answer(self, t: Cove, seat: int, action: int) -> None:
        draft = t.drafts[self.seat]
        if PICK.holds(action):
            t.drafts[seat] = (*draft, action - PICK.base)
        elif AGREE.holds(action) and not self.count:
            t.hands[seat].show(tuple(draft.count(kind) for kind in range(len(KINDS))), only(self.to))
            if t.telling:
                told = [e.OfferMade(seat, self.to, len(draft), cards) for cards in (names(draft), ())]
                t.whisper((seat, self.to), *told)
            t.replace(Trade(seat, self.to, len(draft)))
        else:
            self.end(t, draft if AGREE.holds(action) else ())

    def end(self, t: Cove, sold: tuple[int, ...]) -> None:
        for kind in sold:
            pass_card(t, self.seat, self.to, kind)
        t.coins[self.to] -= len(sold)
        t.coins[self.seat] += len(sold)
        t.drafts[self.seat] = ()
        if t.telling:
            t.tell(e.OfferEnded(self.seat, self.to, "agreed" if sold else "dropped"))
        t.pop()


class Theft(Frame[Cove]):
    """X5: the victim is asked whatever he holds: a window that opened only for a blade would betray it. A blade
    parries; else one card is drawn blindly, and only these two know which."""

    def __init__(self, seat: int, victim: int, agreed: bool) -> None:
        self.seat = seat
        self.victim = victim
        self.agreed = agreed

    def waits_for(self, t: Cove) -> int:
        return 0 if not t.hands[self.victim].size() else CHANCE_BIT if self.agreed else 1 << self.victim

    def advance(self, t: Cove) -> None:
        t.pop()

    def rule(self) -> str:
        return "X5"

    def legal(self, t: Cove, seat: int) -> list[int]:
        return [AGREE.at(), REFUSE.at()] if t.hands[seat].cards[BLADE] else [AGREE.at()]

    def refuse(self, t: Cove, seat: int, action: int) -> str:
        is_unarmed = REFUSE.holds(action) and not t.hands[seat].cards[BLADE]
        return "X5-no-blade" if is_unarmed else super().refuse(t, seat, action)

    def answer(self, t: Cove, seat: int, action: int) -> None:
        if AGREE.holds(action):
            t.replace(Theft(self.seat, seat, True))
        else:
            bury(t, seat, (BLADE,))
            if t.telling:
                t.tell(e.TheftParried(self.seat, seat))
            t.pop()

    def outcomes(self, t: Cove) -> list[tuple[int, int]]:
        return [(DRAW.at(kind), held) for kind, held in enumerate(t.hands[self.victim].cards) if held]

    def happen(self, t: Cove, outcome: int) -> None:
        pass_card(t, self.victim, self.seat, outcome - DRAW.base)
        if t.telling:
            told = [e.CardStolen(self.seat, self.victim, card) for card in (KINDS[outcome - DRAW.base], "hidden")]
            t.whisper((self.seat, self.victim), *told)
        t.pop()


class Cast(Frame[Cove]):
    """X6: two dice fall into the tray, x, y and face each; the one nearer the middle pays its face in coins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, t: Cove) -> int:
        return CHANCE_BIT

    def throws(self, t: Cove) -> bool:
        return True

    def sample(self, t: Cove, source: Source) -> list[int]:
        return [source.below(side) + (side == 6) for side in (TRAY, TRAY, 6) * 2]

    def misthrown(self, t: Cove, throw: list[int]) -> str:
        fits = len(throw) == 6 and all(0 <= n < TRAY for n in throw) and all(1 <= n <= 6 for n in throw[2::3])
        return "" if fits else f"X6: two dice fall as x, y, face each, not {throw}"

    def land(self, t: Cove, throw: list[int]) -> None:
        far = [(2 * x - TRAY) ** 2 + (2 * y - TRAY) ** 2 for x, y in zip(throw[0::3], throw[1::3], strict=True)]
        coins = throw[2] if far[0] <= far[1] else throw[5]
        t.coins[self.seat] += coins
        if t.telling:
            t.tell(e.DiceThrown(self.seat, tuple(throw), coins))
        t.replace(Discarding(sum(1 << seat for seat in range(t.seats) if t.hands[seat].size() > HAND_LIMIT)))


class Discarding(Several[Cove]):
    """X7: whoever holds too many cards discards in secret; the cards are shown together."""

    def rule(self) -> str:
        return "X7"

    def legal(self, t: Cove, seat: int) -> list[int]:
        return free_cards(t, seat)

    def take(self, t: Cove, seat: int, action: int) -> bool:
        t.drafts[seat] = (*t.drafts[seat], action - PICK.base)
        return len(t.drafts[seat]) == t.hands[seat].size() - HAND_LIMIT

    def reveal(self, t: Cove) -> None:
        for seat in range(t.seats):
            bury(t, seat, t.drafts[seat])
            if t.telling and t.drafts[seat]:
                t.tell(e.CardsDiscarded(seat, names(t.drafts[seat])))
            t.drafts[seat] = ()
        t.pop()


def free_cards(t: Cove, seat: int) -> list[int]:
    """The cards this seat can still pick."""
    return [PICK.at(kind) for kind, held in enumerate(t.hands[seat].cards) if held > t.drafts[seat].count(kind)]


def pass_card(t: Cove, giver: int, taker: int, kind: int) -> None:
    """A card changes hands, seen by these two only."""
    t.hands[giver].lose(kind, only(giver) | only(taker))
    t.hands[taker].gain(kind, only(giver) | only(taker))


def bury(t: Cove, seat: int, cards: tuple[int, ...]) -> None:
    """Cards that are shown lie known under the deck."""
    for kind in cards:
        t.hands[seat].lose(kind, everyone(t.seats))
        t.deck.bury(kind)


def names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds)


FRAMES: tuple[type[Frame[Any]], ...] = (Round, Auction, Trade, Theft, Cast, Discarding)
