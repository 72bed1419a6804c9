"""A round among smugglers: draw, bid in secret; the highest bidder trades, steals, throws; discard in secret."""

from freebooter.core.deck import fresh_deck
from freebooter.core.hand import empty_hand, everyone, only
from freebooter.core.meta import Options
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.space import Block
from freebooter.core.table import CHANCE_BIT, Frame, Throws
from smugglers import events as e
from smugglers.actions import AGREE, BID, DISCARD, DRAW, HIGHEST_BID, KINDS, PICK, REFUSE
from smugglers.state import Cove, SmugglerFigures

ROUNDS = 3
START_COINS = 4
HAND_LIMIT = 3
BLADE = KINDS.index("blade")
TRAY = 200  # tenths of a millimetre, each way


def set_up(seats: int, edition: int, options: Options, figures: SmugglerFigures) -> Cove:
    hands = [empty_hand(seat, len(KINDS), seats) for seat in range(seats)]
    t = Cove(seats, edition, [START_COINS] * seats, hands, fresh_deck(figures.cards.value))
    t.push(Round(0, 0))
    return t


class Round(Frame[Cove]):
    """X1, X2: two hidden cards each, then the auction. A card that lay face up under the deck is known to all."""

    def __init__(self, number: int, dealt: int) -> None:
        self.number = number
        self.dealt = dealt

    def waits_for(self, t: Cove) -> int:
        is_dealing = self.number < ROUNDS and self.dealt < 2 * t.seats and t.deck.size()
        return CHANCE_BIT if is_dealing else 0

    def outcomes(self, t: Cove) -> list[tuple[int, int]]:
        return t.deck.odds(DRAW.base)

    def happen(self, t: Cove, outcome: int) -> None:
        seat, kind, is_known = self.dealt % t.seats, outcome - DRAW.base, t.deck.top() >= 0
        t.deck.draw(kind)
        t.hands[seat].gain(kind, everyone(t.seats) if is_known else only(seat))
        drawn, twin = e.CardDrawn(seat, KINDS[kind]), e.CardDrawn(seat, "hidden")
        t.whisper((seat,), drawn, drawn if is_known else twin)
        t.replace(Round(self.number, self.dealt + 1))

    def advance(self, t: Cove) -> None:
        if self.number < ROUNDS:
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
        t.tell(e.BidsRevealed(tuple(bids), leader))
        t.replace(Cast(leader))
        t.push(Trade(leader, (leader + 1) % t.seats, ()))


class Trade(Frame[Cove]):
    """X4: an offer grows card by card in the leader's draft, at a coin a card; once open it is taken or left."""

    def __init__(self, seat: int, to: int, offer: tuple[int, ...]) -> None:
        self.seat = seat
        self.to = to
        self.offer = offer

    def waits_for(self, t: Cove) -> int:
        return 1 << (self.to if self.offer else self.seat)

    def rule(self) -> str:
        return "X4"

    def legal(self, t: Cove, seat: int) -> list[int]:
        may_add = not self.offer and len(t.drafts[seat]) < t.coins[self.to]
        may_agree = self.offer or t.drafts[seat]
        return [REFUSE.at(), *([AGREE.at()] if may_agree else []), *(free_cards(t, seat, PICK) if may_add else [])]

    def answer(self, t: Cove, seat: int, action: int) -> None:
        draft = t.drafts[seat]
        if PICK.holds(action):
            t.drafts[seat] = (*draft, action - PICK.base)
        elif AGREE.holds(action) and draft:
            t.hands[seat].show(tuple(draft.count(kind) for kind in range(len(KINDS))), everyone(t.seats))
            t.drafts[seat] = ()
            t.tell(e.Offered(seat, self.to, names(draft), "open"))
            t.replace(Trade(seat, self.to, draft))
        else:
            self.end(t, self.offer if AGREE.holds(action) else ())

    def end(self, t: Cove, sold: tuple[int, ...]) -> None:
        for kind in sold:
            pass_card(t, self.seat, self.to, kind, everyone(t.seats))
        t.coins[self.to] -= len(sold)
        t.coins[self.seat] += len(sold)
        t.drafts[self.seat] = ()
        t.tell(e.Offered(self.seat, self.to, names(self.offer), "taken" if sold else "dropped"))
        t.pop()
        if t.hands[self.to].size():
            t.push(Theft(self.seat, self.to, False))


class Theft(Frame[Cove]):
    """X4: the victim is asked whatever he holds: a window that opened only for a blade would betray it. A blade, shown,
    refuses; else one card is drawn blindly, and only these two know which."""

    def __init__(self, seat: int, victim: int, agreed: bool) -> None:
        self.seat = seat
        self.victim = victim
        self.agreed = agreed

    def waits_for(self, t: Cove) -> int:
        return CHANCE_BIT if self.agreed else 1 << self.victim

    def rule(self) -> str:
        return "X4"

    def legal(self, t: Cove, seat: int) -> list[int]:
        return [AGREE.at(), REFUSE.at()] if t.hands[seat].cards[BLADE] else [AGREE.at()]

    def answer(self, t: Cove, seat: int, action: int) -> None:
        if AGREE.holds(action):
            t.replace(Theft(self.seat, seat, True))
        else:
            bury(t, seat, (BLADE,))
            t.tell(e.CardStolen(self.seat, seat, "parried"))
            t.pop()

    def outcomes(self, t: Cove) -> list[tuple[int, int]]:
        return [(DRAW.at(kind), held) for kind, held in enumerate(t.hands[self.victim].cards) if held]

    def happen(self, t: Cove, outcome: int) -> None:
        pass_card(t, self.victim, self.seat, outcome - DRAW.base, only(self.victim) | only(self.seat))
        told = [e.CardStolen(self.seat, self.victim, card) for card in (KINDS[outcome - DRAW.base], "hidden")]
        t.whisper((self.seat, self.victim), *told)
        t.pop()


class Cast(Throws[Cove]):
    """X5: two dice fall into the tray, x, y and face each; the one nearer the middle pays its face in coins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, t: Cove, source: Source) -> list[int]:
        return [source.below(side) + (side == 6) for side in (TRAY, TRAY, 6) * 2]

    def misthrown(self, t: Cove, throw: list[int]) -> str:
        fits = len(throw) == 6 and all(0 <= n < TRAY for n in throw) and all(1 <= n <= 6 for n in throw[2::3])
        return "" if fits else f"X5: two dice fall as x, y, face each, not {throw}"

    def land(self, t: Cove, throw: list[int]) -> None:
        far = [(2 * x - TRAY) ** 2 + (2 * y - TRAY) ** 2 for x, y in zip(throw[0::3], throw[1::3], strict=True)]
        coins = throw[2] if far[0] <= far[1] else throw[5]
        t.coins[self.seat] += coins
        t.tell(e.DiceThrown(self.seat, tuple(throw), coins))
        t.replace(Discarding(sum(1 << seat for seat in range(t.seats) if t.hands[seat].size() > HAND_LIMIT)))


class Discarding(Several[Cove]):
    """X6: whoever holds too many cards discards in secret; the cards are shown together."""

    def rule(self) -> str:
        return "X6"

    def legal(self, t: Cove, seat: int) -> list[int]:
        return free_cards(t, seat, DISCARD) if t.hands[seat].size() > HAND_LIMIT else []

    def take(self, t: Cove, seat: int, action: int) -> bool:
        t.drafts[seat] = (*t.drafts[seat], action - DISCARD.base)
        return len(t.drafts[seat]) == t.hands[seat].size() - HAND_LIMIT

    def reveal(self, t: Cove) -> None:
        for seat in range(t.seats):
            if t.drafts[seat]:
                t.tell(e.CardsDiscarded(seat, names(t.drafts[seat])))
                bury(t, seat, t.drafts[seat])
            t.drafts[seat] = ()
        t.pop()


def free_cards(t: Cove, seat: int, block: Block) -> list[int]:
    return [block.at(kind) for kind, held in enumerate(t.hands[seat].cards) if held > t.drafts[seat].count(kind)]


def names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds) or ("nothing",)


def pass_card(t: Cove, giver: int, taker: int, kind: int, seen_by: int) -> None:
    t.hands[giver].lose(kind, seen_by)
    t.hands[taker].gain(kind, seen_by)


def bury(t: Cove, seat: int, cards: tuple[int, ...]) -> None:
    """Cards that were shown lie known under the deck."""
    for kind in cards:
        t.hands[seat].lose(kind, everyone(t.seats))
        t.deck.bury(kind)


FRAMES = (Round, Auction, Trade, Theft, Cast, Discarding)
