"""Talk: an offer to one, its counter-offer, and a threat (P6, P7)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.table import AsksSeat, Frame, lowest_seat
from freebooter.games.plunder.events import (
    CounterDropped,
    CounterOffered,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    OpenOfferMade,
    ThreatDefied,
    ThreatMade,
)
from freebooter.games.plunder.flow.drafts import add_to_draft, list_answers, list_cards, why_not_answer, why_not_draft
from freebooter.games.plunder.flow.open_offer import OpenOffer
from freebooter.games.plunder.rules import talk
from freebooter.games.plunder.rules.cards import count_of, holds, listed
from freebooter.games.plunder.space import ACCEPT, ASK, DECLINE, GIVE, PROPOSE, WITHDRAW
from freebooter.games.plunder.state import Sea

# What a draft becomes.
TO_ONE: Final[i64] = 0
TO_ALL: Final[i64] = 1
AS_THREAT: Final[i64] = 2


class Composing(AsksSeat[Sea]):
    """The active player composes an offer or a threat; `asked` are the seats it goes to, as bits."""

    def __init__(self, seat: i64, purpose: i64, asked: i64) -> None:
        super().__init__(seat)
        self.purpose: i64 = purpose
        self.asked: i64 = asked

    def rule(self) -> str:
        return "P6" if self.purpose == AS_THREAT else "P7"

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        list_cards(t, seat, talk.largest_hand(t, self.asked), found)
        if not self.why_not_propose(t, seat):
            found.add(PROPOSE.at())
        found.add(WITHDRAW.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if GIVE.holds(action) or ASK.holds(action):
            return why_not_draft(t, seat, action, talk.largest_hand(t, self.asked), self.rule())
        if PROPOSE.holds(action):
            return self.why_not_propose(t, seat)
        return "" if WITHDRAW.holds(action) else self.rule() + "-not-now"

    def why_not_propose(self, t: Sea, seat: i64) -> str:
        """Why the draft is no offer yet; "" if it is one."""
        takes = talk.count_asked(t, seat)
        if self.purpose == AS_THREAT:
            return "" if takes else "P6-empty-threat"
        gives = talk.count_given(t, seat)
        if self.purpose == TO_ALL:
            return talk.why_not_offer_to_all(t, seat, self.asked, gives, takes)
        return talk.why_not_exchange(t, seat, lowest_seat(self.asked), gives, takes)

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if add_to_draft(t, seat, action):
            return
        give = talk.given(t, seat)
        take = talk.asked(t, seat)
        talk.clear_draft(t, seat)
        if WITHDRAW.holds(action):
            if t.telling:
                t.tell(OfferWithdrawn(seat, "threat" if self.purpose == AS_THREAT else "trade"))
            t.pop()
            return
        talk.show(t, seat, give)
        to = lowest_seat(self.asked)
        if self.purpose == TO_ALL:
            if t.telling:
                seats = tuple([int(other) for other in range(t.seats) if (self.asked >> other) & 1])
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


class TradeOffer(Frame[Sea]):
    """`seat` offers `to` the cards `gives` for `wants` (P7)."""

    follows = "P7"
    people = ("seat", "to")

    def __init__(self, seat: i64, to: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.to: i64 = to
        self.gives = gives
        self.wants = wants

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.to

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        list_answers(t, seat, self.seat, self.gives, self.wants, found)

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        return why_not_answer(t, seat, self.seat, self.gives, self.wants, action)

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if add_to_draft(t, seat, action):
            return
        give = talk.given(t, seat)
        take = talk.asked(t, seat)
        talk.clear_draft(t, seat)
        if PROPOSE.holds(action):
            talk.show(t, seat, give)
            if t.telling:
                t.tell(CounterOffered(seat, self.seat, listed(give), listed(take)))
            t.replace(Counter(self.seat, seat, give, take))
            return
        t.pop()
        if ACCEPT.holds(action):
            talk.exchange(t, self.seat, seat, self.gives, self.wants, "trade")
        elif t.telling:
            t.tell(OfferDeclined(seat, self.seat))


class TakeItOrLeaveIt(Frame[Sea]):
    """Someone is asked to take what another gives for what they want, as it stands."""

    kind: ClassVar[str] = "trade"

    def __init__(self, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        self.gives = gives
        self.wants = wants

    def proposer(self) -> i64:
        """Whose proposal it is."""
        raise TypeError(f"{type(self).__name__} does not say who proposes")

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        if not talk.why_not_accept(t, seat, self.proposer(), self.gives, self.wants):
            found.add(ACCEPT.at())
        found.add(DECLINE.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if ACCEPT.holds(action):
            if not holds(t, seat, self.wants):
                return self.rule() + "-lacks-cards"
            return talk.why_not_exchange(t, self.proposer(), seat, count_of(self.gives), count_of(self.wants))
        return "" if DECLINE.holds(action) else self.rule() + "-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if ACCEPT.holds(action):
            talk.exchange(t, self.proposer(), seat, self.gives, self.wants, self.kind)
        elif t.telling:
            self.tell_refusal(t)

    def tell_refusal(self, t: Sea) -> None:
        """It is left."""
        raise TypeError(f"{type(self).__name__} does not say what a refusal is")


class Counter(TakeItOrLeaveIt):
    """The active player accepts a counter-offer of `other`, who gives `gives` for `wants`, or drops it (P7)."""

    follows = "P7"
    people = ("seat", "other")

    def __init__(self, seat: i64, other: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        super().__init__(gives, wants)
        self.seat: i64 = seat
        self.other: i64 = other

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.seat

    def proposer(self) -> i64:
        return self.other

    def tell_refusal(self, t: Sea) -> None:
        t.tell(CounterDropped(self.seat, self.other))


class Threat(TakeItOrLeaveIt):
    """`seat` demands `wants` of `to`, and gives `gives` in return, or else will attack (P6)."""

    follows = "P6"
    people = ("seat", "to")
    kind = "threat"

    def __init__(self, seat: i64, to: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        super().__init__(gives, wants)
        self.seat: i64 = seat
        self.to: i64 = to

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.to

    def proposer(self) -> i64:
        return self.seat

    def tell_refusal(self, t: Sea) -> None:
        t.tell(ThreatDefied(self.seat, self.to))
