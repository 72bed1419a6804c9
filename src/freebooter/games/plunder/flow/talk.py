"""Talk: offers to one or to all, counter-offers, threats, and an ally's gift (P6, P7, P15)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.several import Several
from freebooter.core.table import Frame, lowest_seat
from freebooter.games.plunder.events import (
    CounterDropped,
    CounterOffered,
    GiftRefused,
    OfferAccepted,
    OfferAnswered,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    OpenOfferMade,
    ThreatDefied,
    ThreatMade,
)
from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.rules import islands, talk
from freebooter.games.plunder.rules.cards import NO_CARDS, hand_size, listed, total
from freebooter.games.plunder.space import ACCEPT, ASK, DEAL_WITH, DECLINE, GIVE, PROPOSE, WITHDRAW
from freebooter.games.plunder.state import Sea

# What a draft becomes.
TO_ONE: Final = 0
TO_ALL: Final = 1
AS_THREAT: Final = 2


class Composing(Frame[Sea]):
    """The active player composes an offer or a threat; `asked` are the seats it goes to, as bits."""

    def __init__(self, seat: i64, purpose: i64, asked: i64) -> None:
        self.seat: i64 = seat
        self.purpose: i64 = purpose
        self.asked: i64 = asked

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.seat

    def rule(self) -> str:
        return "P6" if self.purpose == AS_THREAT else "P7"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found = drafting(t, seat, talk.largest_hand(t, self.asked))
        if not self.why_not_propose(t, seat):
            found.append(PROPOSE.at())
        found.append(WITHDRAW.at())
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if GIVE.holds(action) or ASK.holds(action):
            return why_not_draft(t, seat, action, talk.largest_hand(t, self.asked))
        if action == PROPOSE.at():
            return self.why_not_propose(t, seat)
        return "" if action == WITHDRAW.at() else self.rule() + "-not-now"

    def why_not_propose(self, t: Sea, seat: i64) -> str:
        """Why the draft is no offer yet; "" if it is one."""
        take = talk.asked(t, seat)
        if self.purpose == AS_THREAT:
            return "" if total(take) else "P6-empty-threat"
        to = lowest_seat(self.asked) if self.purpose == TO_ONE else -1
        return talk.why_not_exchange(t, seat, to, talk.given(t, seat), take)

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if add_to_draft(t, seat, action):
            return
        give = talk.given(t, seat)
        take = talk.asked(t, seat)
        talk.clear_draft(t, seat)
        if action == WITHDRAW.at():
            if t.telling:
                t.tell(OfferWithdrawn(seat))
            t.pop()
            return
        talk.show(t, seat, give)
        to = lowest_seat(self.asked)
        if self.purpose == TO_ALL:
            if t.telling:
                seats = tuple([other for other in range(t.seats) if (self.asked >> other) & 1])
                t.tell(OpenOfferMade(seat, seats, listed(give), listed(take)))
            t.replace(OpenOffer(self.asked, seat, self.asked, give, take))
        elif self.purpose == TO_ONE:
            if t.telling:
                t.tell(OfferMade(seat, to, listed(give), listed(take)))
            t.replace(TradeOffer(seat, to, give, take))
        else:
            if t.telling:
                t.tell(ThreatMade(seat, to, listed(give), listed(take)))
            t.replace(Threat(seat, to, give, take))


# Composing a draft, for whoever does so


def drafting(t: Sea, seat: i64, most: i64) -> list[int]:
    """The cards that may be added to a draft."""
    found: list[int] = []
    for kind in range(KINDS):
        if not talk.why_not_give(t, seat, kind, NO_CARDS):
            found.append(GIVE.at(kind))
    for kind in range(KINDS):
        if not talk.why_not_ask(t, seat, most):
            found.append(ASK.at(kind))
    return found


def why_not_draft(t: Sea, seat: i64, action: i64, most: i64) -> str:
    """Why this card may not be added; "" if it may."""
    if GIVE.holds(action):
        return talk.why_not_give(t, seat, action - GIVE.base, NO_CARDS)
    return talk.why_not_ask(t, seat, most)


def add_to_draft(t: Sea, seat: i64, action: i64) -> bool:
    """Add the card, if the action is one."""
    if GIVE.holds(action):
        talk.add_given(t, seat, action - GIVE.base)
        return True
    if ASK.holds(action):
        talk.add_asked(t, seat, action - ASK.base)
        return True
    return False


# Answering an offer: accept, decline, or begin a counter-offer by adding its first card


def answers(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...]) -> list[int]:
    """What `seat` may answer to the offer of `other`."""
    found = drafting(t, seat, hand_size(t, other))
    if t.drafts[seat]:
        if not why_not_counter(t, seat, other):
            found.append(PROPOSE.at())
        found.append(WITHDRAW.at())
    else:
        if not talk.why_not_accept(t, seat, other, give, take):
            found.append(ACCEPT.at())
        found.append(DECLINE.at())
    return found


def why_not_answer(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...], action: i64) -> str:
    """Why `seat` may not answer so; "" if it may."""
    if GIVE.holds(action) or ASK.holds(action):
        return why_not_draft(t, seat, action, hand_size(t, other))
    if t.drafts[seat]:
        if action == PROPOSE.at():
            return why_not_counter(t, seat, other)
        return "" if action == WITHDRAW.at() else "P7-not-now"
    if action == ACCEPT.at():
        return talk.why_not_accept(t, seat, other, give, take)
    return "" if action == DECLINE.at() else "P7-not-now"


def why_not_counter(t: Sea, seat: i64, other: i64) -> str:
    """Why the draft is no counter-offer yet; "" if it is one."""
    return talk.why_not_exchange(t, seat, other, talk.given(t, seat), talk.asked(t, seat))


class TradeOffer(Frame[Sea]):
    """`seat` offers `to` the cards `gives` for `wants` (P7)."""

    def __init__(self, seat: i64, to: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.to: i64 = to
        self.gives = gives
        self.wants = wants

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.to

    def rule(self) -> str:
        return "P7"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        return answers(t, seat, self.seat, self.gives, self.wants)

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        return why_not_answer(t, seat, self.seat, self.gives, self.wants, action)

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if add_to_draft(t, seat, action):
            return
        give = talk.given(t, seat)
        take = talk.asked(t, seat)
        talk.clear_draft(t, seat)
        if action == PROPOSE.at():
            talk.show(t, seat, give)
            if t.telling:
                t.tell(CounterOffered(seat, self.seat, listed(give), listed(take)))
            t.replace(Counter(self.seat, seat, give, take))
            return
        t.pop()
        if action == ACCEPT.at():
            talk.exchange(t, self.seat, seat, self.gives, self.wants)
        elif t.telling:
            t.tell(OfferDeclined(seat, self.seat))


class Counter(Frame[Sea]):
    """The active player accepts a counter-offer of `other`, who gives `gives` for `wants`, or drops it (P7)."""

    def __init__(self, seat: i64, other: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.other: i64 = other
        self.gives = gives
        self.wants = wants

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.seat

    def rule(self) -> str:
        return "P7"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        if not talk.why_not_accept(t, seat, self.other, self.gives, self.wants):
            found.append(ACCEPT.at())
        found.append(DECLINE.at())
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if action == ACCEPT.at():
            return talk.why_not_accept(t, seat, self.other, self.gives, self.wants)
        return "" if action == DECLINE.at() else "P7-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if action == ACCEPT.at():
            talk.exchange(t, self.other, seat, self.gives, self.wants)
        elif t.telling:
            t.tell(CounterDropped(seat, self.other))


class OpenOffer(Several[Sea]):
    """`seat` offers everyone `asked` the cards `gives` for `wants`; the answers are shown together (P7)."""

    def __init__(self, waiting: i64, seat: i64, asked: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        super().__init__(waiting)
        self.seat: i64 = seat
        self.asked: i64 = asked
        self.gives = gives
        self.wants = wants

    def rule(self) -> str:
        return "P7"

    def again(self, waiting: i64) -> "OpenOffer":
        return OpenOffer(waiting, self.seat, self.asked, self.gives, self.wants)

    def legal(self, t: Sea, seat: i64) -> list[int]:
        return answers(t, seat, self.seat, self.gives, self.wants)

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        return why_not_answer(t, seat, self.seat, self.gives, self.wants, action)

    def take(self, t: Sea, seat: i64, action: i64) -> bool:
        if add_to_draft(t, seat, action):
            return False
        if action == WITHDRAW.at():
            talk.clear_draft(t, seat)
            t.sealed[seat] = int(DECLINE.at())
        else:
            t.sealed[seat] = int(action)
        if t.telling:
            t.tell(OfferAnswered(seat))
        return True

    def reveal(self, t: Sea) -> None:
        accepted: i64 = 0
        counters: list[tuple[int, ...]] = []
        for turn in range(1, t.seats):
            seat = (self.seat + turn) % t.seats
            if not (self.asked >> seat) & 1:
                continue
            sealed = t.sealed[seat]
            if sealed == PROPOSE.at():
                give = talk.given(t, seat)
                take = talk.asked(t, seat)
                talk.show(t, seat, give)
                counters.append((int(seat), *give, *take))
                if t.telling:
                    t.tell(CounterOffered(seat, self.seat, listed(give), listed(take)))
            elif sealed == ACCEPT.at():
                accepted |= 1 << seat
                talk.show(t, seat, self.wants)
                if t.telling:
                    t.tell(OfferAccepted(seat, self.seat))
            elif t.telling:
                t.tell(OfferDeclined(seat, self.seat))
            t.sealed[seat] = -1
            talk.clear_draft(t, seat)
        if accepted or counters:
            t.replace(ChoosingAnswer(self.seat, self.gives, self.wants, accepted, tuple(counters)))
        else:
            t.pop()


class ChoosingAnswer(Frame[Sea]):
    """The active player picks one answer to his open offer, or none (P7).

    `accepted` are seats as bits; a counter-offer is its seat, the four counts it gives and the four it takes.
    """

    def __init__(
        self,
        seat: i64,
        gives: tuple[int, ...],
        wants: tuple[int, ...],
        accepted: i64,
        counters: tuple[tuple[int, ...], ...],
    ) -> None:
        self.seat: i64 = seat
        self.gives = gives
        self.wants = wants
        self.accepted: i64 = accepted
        self.counters = counters

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.seat

    def rule(self) -> str:
        return "P7"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for other in range(t.seats):
            if not self.why_not_deal(t, seat, other):
                found.append(DEAL_WITH.at(other))
        found.append(DECLINE.at())
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if DEAL_WITH.holds(action):
            return self.why_not_deal(t, seat, action - DEAL_WITH.base)
        return "" if action == DECLINE.at() else "P7-not-now"

    def why_not_deal(self, t: Sea, seat: i64, other: i64) -> str:
        """Why this seat's answer may not be chosen; "" if it may."""
        if (self.accepted >> other) & 1:
            return ""
        for counter in self.counters:
            if counter[0] == other:
                return talk.why_not_accept(t, seat, other, counter[1 : 1 + KINDS], counter[1 + KINDS :])
        return "P7-no-answer"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if not DEAL_WITH.holds(action):
            if t.telling:
                t.tell(OfferWithdrawn(seat))
            return
        other = action - DEAL_WITH.base
        if (self.accepted >> other) & 1:
            talk.exchange(t, seat, other, self.gives, self.wants)
            return
        for counter in self.counters:
            if counter[0] == other:
                talk.exchange(t, other, seat, counter[1 : 1 + KINDS], counter[1 + KINDS :])


class Threat(Frame[Sea]):
    """`seat` demands `wants` of `to`, and gives `gives` in return, or else will attack (P6)."""

    def __init__(self, seat: i64, to: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.to: i64 = to
        self.gives = gives
        self.wants = wants

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.to

    def rule(self) -> str:
        return "P6"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        if not talk.why_not_accept(t, seat, self.seat, self.gives, self.wants):
            found.append(ACCEPT.at())
        found.append(DECLINE.at())
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if action == ACCEPT.at():
            return talk.why_not_accept(t, seat, self.seat, self.gives, self.wants)
        return "" if action == DECLINE.at() else "P6-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if action == ACCEPT.at():
            talk.exchange(t, self.seat, seat, self.gives, self.wants)
        elif t.telling:
            t.tell(ThreatDefied(self.seat, seat))


class GiftRequest(Frame[Sea]):
    """`seat`, whose ship lies in a port of his ally, asks `owner` for the island (P15)."""

    def __init__(self, seat: i64, owner: i64, island: i64) -> None:
        self.seat: i64 = seat
        self.owner: i64 = owner
        self.island: i64 = island

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.owner

    def rule(self) -> str:
        return "P15"

    def legal(self, t: Sea, seat: i64) -> list[int]:
        return [ACCEPT.at(), DECLINE.at()]

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if action == ACCEPT.at():
            islands.gift(t, seat, self.seat, self.island)
        elif t.telling:
            t.tell(GiftRefused(self.seat, seat))
