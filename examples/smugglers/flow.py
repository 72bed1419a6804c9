"""A round among smugglers: draw, bid in secret, let the highest bidder steal, trade or throw, discard in secret."""

from typing import Any

from freebooter.core.hand import everyone, only
from freebooter.core.meta import Options
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.table import CHANCE_BIT, Frame
from smugglers import events as e
from smugglers.state import (
    ACCEPT,
    ADD,
    BID,
    BLADE,
    DECLINE,
    DISCARD,
    DRAW,
    HAND_LIMIT,
    HIGHEST_BID,
    KINDS,
    OFFER,
    PARRY,
    PLUCK,
    PROPOSE,
    STEAL,
    THROW_DICE,
    TRAY,
    WITHDRAW,
    YIELD,
    Cove,
    SmugglerFigures,
    counts,
    names,
    new_cove,
)


def set_up(seats: int, edition: int, options: Options, figures: SmugglerFigures) -> Cove:
    t = new_cove(seats, edition, figures)
    t.push(NextRound(0))
    return t


class NextRound(Frame[Cove]):
    """X1: a round, or the end."""

    def __init__(self, number: int) -> None:
        self.number = number

    def advance(self, t: Cove) -> None:
        if self.number == t.rounds:
            if t.telling:
                best = max(score(t, seat) for seat in range(t.seats))
                t.tell(e.GameEnded(tuple(seat for seat in range(t.seats) if score(t, seat) == best)))
            t.pop()
            return
        t.replace(NextRound(self.number + 1))
        t.push(Auction((1 << t.seats) - 1, self.number % t.seats))
        t.push(Deal(0, 2))


class Deal(Frame[Cove]):
    """X2: two cards each, hidden; one that lay face up at the bottom is known to all."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def waits_for(self, t: Cove) -> int:
        return CHANCE_BIT if self.left and t.deck.size() and t.deck.top() < 0 else 0

    def advance(self, t: Cove) -> None:
        if self.left and t.deck.size():
            self.hand_out(t, t.deck.top(), everyone(t.seats))
        elif self.seat + 1 < t.seats:
            t.replace(Deal(self.seat + 1, 2))
        else:
            t.pop()

    def outcomes(self, t: Cove) -> list[tuple[int, int]]:
        return t.deck.odds(DRAW.base)

    def happen(self, t: Cove, outcome: int) -> None:
        self.hand_out(t, outcome - DRAW.base, only(self.seat))

    def hand_out(self, t: Cove, kind: int, seen_by: int) -> None:
        t.deck.draw(kind)
        t.hands[self.seat].gain(kind, seen_by)
        if t.telling:
            public = seen_by == everyone(t.seats)
            twin = e.CardDrawn(self.seat, KINDS[kind] if public else "hidden")
            t.whisper((self.seat,), e.CardDrawn(self.seat, KINDS[kind]), twin)
        t.replace(Deal(self.seat, self.left - 1))


class Auction(Several[Cove]):
    """X3: sealed bids; the most coins lead, ties go to the first clockwise from `first`."""

    def __init__(self, waiting: int, first: int) -> None:
        super().__init__(waiting)
        self.first = first

    def rule(self) -> str:
        return "X3"

    def again(self, waiting: int) -> "Auction":
        return Auction(waiting, self.first)

    def legal(self, t: Cove, seat: int) -> list[int]:
        return [BID.at(coins) for coins in range(min(HIGHEST_BID, t.coins[seat]) + 1)]

    def refuse(self, t: Cove, seat: int, action: int) -> str:
        if not BID.holds(action):
            return "X3-not-now"
        return "" if action - BID.base <= t.coins[seat] else "X3-too-dear"

    def reveal(self, t: Cove) -> None:
        bids = tuple(answer - BID.base for answer in t.sealed)
        order = [(self.first + turn) % t.seats for turn in range(t.seats)]
        leader = max(order, key=lambda seat: (bids[seat], -order.index(seat)))
        for seat in order:
            t.coins[seat] -= bids[seat]
            t.sealed[seat] = -1
        if t.telling:
            t.tell(e.BidsRevealed(bids, leader))
        t.replace(Lead(leader))


class Lead(Frame[Cove]):
    """X4: the leader steals, offers or throws."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, t: Cove) -> int:
        return 1 << self.seat

    def rule(self) -> str:
        return "X4"

    def legal(self, t: Cove, seat: int) -> list[int]:
        others = [other for other in range(t.seats) if other != seat]
        thefts = [STEAL.at(other) for other in others if t.hands[other].size()]
        offers = [OFFER.at(other) for other in others if t.coins[other] and t.hands[seat].size()]
        return [*thefts, *offers, THROW_DICE.at()]

    def answer(self, t: Cove, seat: int, action: int) -> None:
        if STEAL.holds(action):
            self.steal(t, action - STEAL.base)
        elif OFFER.holds(action):
            if t.telling:
                t.tell(e.OfferOpened(seat, action - OFFER.base))
            t.replace(Barter(seat, action - OFFER.base))
        else:
            if t.telling:
                t.tell(e.DiceCalled(seat))
            t.replace(Cast(seat))

    def steal(self, t: Cove, victim: int) -> None:
        """X5: the victim is asked whatever he holds: a window that opened only for a blade would betray it."""
        if t.telling:
            t.tell(e.TheftAttempted(self.seat, victim))
        t.replace(Window(self.seat, victim))


class Window(Frame[Cove]):
    """X5: the victim may parry with a blade, which then lies known under the deck."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def waits_for(self, t: Cove) -> int:
        return 1 << self.victim

    def rule(self) -> str:
        return "X5"

    def legal(self, t: Cove, seat: int) -> list[int]:
        return [PARRY.at(), YIELD.at()] if t.hands[seat].cards[BLADE] else [YIELD.at()]

    def refuse(self, t: Cove, seat: int, action: int) -> str:
        if PARRY.holds(action) and not t.hands[seat].cards[BLADE]:
            return "X5-no-blade"
        return super().refuse(t, seat, action)

    def answer(self, t: Cove, seat: int, action: int) -> None:
        if YIELD.holds(action):
            t.replace(Theft(self.seat, self.victim))
            return
        t.hands[seat].lose(BLADE, everyone(t.seats))
        t.deck.bury(BLADE)
        if t.telling:
            t.tell(e.TheftParried(self.seat, seat))
        tidy_up(t)


class Theft(Frame[Cove]):
    """X5: one card, drawn blindly; thief and victim know which."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def waits_for(self, t: Cove) -> int:
        return CHANCE_BIT

    def outcomes(self, t: Cove) -> list[tuple[int, int]]:
        held = t.hands[self.victim].cards
        return [(PLUCK.at(kind), count) for kind, count in enumerate(held) if count]

    def happen(self, t: Cove, outcome: int) -> None:
        pass_card(t, self.victim, self.seat, outcome - PLUCK.base)
        if t.telling:
            card = KINDS[outcome - PLUCK.base]
            twin = e.CardStolen(self.seat, self.victim, "hidden")
            t.whisper((self.seat, self.victim), e.CardStolen(self.seat, self.victim, card), twin)
        tidy_up(t)


class Barter(Frame[Cove]):
    """X6: an offer grows card by card in the leader's draft, at a coin a card."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def waits_for(self, t: Cove) -> int:
        return 1 << self.seat

    def rule(self) -> str:
        return "X6"

    def legal(self, t: Cove, seat: int) -> list[int]:
        draft = t.drafts[seat]
        free = len(draft) < t.coins[self.to]
        cards = [ADD.at(k) for k, held in enumerate(t.hands[seat].cards) if free and held > draft.count(k)]
        return [*cards, *([PROPOSE.at()] if draft else []), WITHDRAW.at()]

    def answer(self, t: Cove, seat: int, action: int) -> None:
        if ADD.holds(action):
            t.drafts[seat] = (*t.drafts[seat], action - ADD.base)
        elif PROPOSE.holds(action):
            draft = t.drafts[seat]
            t.hands[seat].show(counts(draft), only(self.to))
            if t.telling:
                open_offer = e.OfferMade(seat, self.to, len(draft), names(draft))
                t.whisper((seat, self.to), open_offer, e.OfferMade(seat, self.to, len(draft), ()))
            t.replace(Answer(seat, self.to, len(draft)))
        else:
            end_offer(t, seat, self.to, "withdrawn")


class Answer(Frame[Cove]):
    """X6: the other takes all of it, or nothing."""

    def __init__(self, seat: int, to: int, count: int) -> None:
        self.seat = seat
        self.to = to
        self.count = count

    def waits_for(self, t: Cove) -> int:
        return 1 << self.to

    def rule(self) -> str:
        return "X6"

    def legal(self, t: Cove, seat: int) -> list[int]:
        return [ACCEPT.at(), DECLINE.at()]

    def answer(self, t: Cove, seat: int, action: int) -> None:
        if ACCEPT.holds(action):
            for kind in t.drafts[self.seat]:
                pass_card(t, self.seat, seat, kind)
            t.coins[seat] -= self.count
            t.coins[self.seat] += self.count
        end_offer(t, self.seat, seat, "accepted" if ACCEPT.holds(action) else "declined")


class Cast(Frame[Cove]):
    """X7: two dice fall into the tray; the one nearer the middle pays its face in coins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, t: Cove) -> int:
        return CHANCE_BIT

    def throws(self, t: Cove) -> bool:
        return True

    def sample(self, t: Cove, source: Source) -> list[int]:
        sides = (TRAY, TRAY, 6) * 2
        return [source.below(side) + (side == 6) for side in sides]

    def misthrown(self, t: Cove, throw: list[int]) -> str:
        fits = len(throw) == 6 and all(0 <= n < TRAY for n in throw) and all(1 <= n <= 6 for n in throw[2::3])
        return "" if fits else f"X7: two dice fall as x, y, face each, not {throw}"

    def land(self, t: Cove, throw: list[int]) -> None:
        far = [(2 * x - TRAY) ** 2 + (2 * y - TRAY) ** 2 for x, y in zip(throw[0::3], throw[1::3], strict=True)]
        coins = throw[2] if far[0] <= far[1] else throw[5]
        t.coins[self.seat] += coins
        if t.telling:
            t.tell(e.DiceThrown(self.seat, tuple(throw), coins))
        tidy_up(t)


class Discarding(Several[Cove]):
    """X8: whoever holds too many cards discards in secret; the cards are shown together and lie known below."""

    def rule(self) -> str:
        return "X8"

    def again(self, waiting: int) -> "Discarding":
        return Discarding(waiting)

    def legal(self, t: Cove, seat: int) -> list[int]:
        draft = t.drafts[seat]
        return [DISCARD.at(k) for k, held in enumerate(t.hands[seat].cards) if held > draft.count(k)]

    def take(self, t: Cove, seat: int, action: int) -> bool:
        t.drafts[seat] = (*t.drafts[seat], action - DISCARD.base)
        return len(t.drafts[seat]) == t.hands[seat].size() - HAND_LIMIT

    def reveal(self, t: Cove) -> None:
        for seat in range(t.seats):
            for kind in t.drafts[seat]:
                t.hands[seat].lose(kind, everyone(t.seats))
                t.deck.bury(kind)
            if t.telling and t.drafts[seat]:
                t.tell(e.CardsDiscarded(seat, names(t.drafts[seat])))
            t.drafts[seat] = ()
        t.pop()


def tidy_up(t: Cove) -> None:
    t.replace(Discarding(sum(1 << seat for seat in range(t.seats) if t.hands[seat].size() > HAND_LIMIT)))


def pass_card(t: Cove, giver: int, taker: int, kind: int) -> None:
    """A card changes hands, seen by these two only."""
    t.hands[giver].lose(kind, only(giver) | only(taker))
    t.hands[taker].gain(kind, only(giver) | only(taker))


def end_offer(t: Cove, seat: int, to: int, why: str) -> None:
    t.drafts[seat] = ()
    if t.telling:
        t.tell(e.OfferEnded(seat, to, why))
    tidy_up(t)


def score(t: Cove, seat: int) -> int:
    """X9: a point a coin, two for every pair of a kind."""
    return t.coins[seat] + sum(2 * (held // 2) for held in t.hands[seat].cards)


FRAMES: tuple[type[Frame[Any]], ...] = (
    NextRound,
    Deal,
    Auction,
    Lead,
    Window,
    Theft,
    Barter,
    Answer,
    Cast,
    Discarding,
)
