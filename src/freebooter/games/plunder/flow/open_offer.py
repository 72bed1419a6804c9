"""An offer to all who may trade: sealed answers, shown together, of which the active player picks one (P7)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.table import AsksSeat
from freebooter.games.plunder.events import (
    CounterOffered,
    OfferAccepted,
    OfferAnswered,
    OfferDeclined,
    OfferWithdrawn,
)
from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.flow.drafts import add_to_draft, list_answers, why_not_answer
from freebooter.games.plunder.rules import talk
from freebooter.games.plunder.rules.cards import hand_size, listed
from freebooter.games.plunder.space import ACCEPT, DEAL_WITH, DECLINE, PROPOSE, WITHDRAW
from freebooter.games.plunder.state import Sea


class OpenOffer(Several[Sea]):
    """`seat` offers everyone `asked` the cards `gives` for `wants`; the answers are shown together (P7)."""

    follows = "P7"
    people = ("seat",)

    def __init__(self, waiting: i64, seat: i64, asked: i64, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        super().__init__(waiting)
        self.seat: i64 = seat
        self.asked: i64 = asked
        self.gives = gives
        self.wants = wants

    def again(self, waiting: i64) -> "OpenOffer":
        return OpenOffer(waiting, self.seat, self.asked, self.gives, self.wants)

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        list_answers(t, seat, self.seat, self.gives, self.wants, found)

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        return why_not_answer(t, seat, self.seat, self.gives, self.wants, action)

    def take(self, t: Sea, seat: i64, action: i64) -> bool:
        if add_to_draft(t, seat, action):
            return False
        if WITHDRAW.holds(action):
            talk.clear_draft(t, seat)
            t.sealed[seat] = DECLINE.at()
        else:
            t.sealed[seat] = action
        if t.telling:
            t.tell(OfferAnswered(seat))
        return True

    def answer_anew(self, t: Sea, seat: i64, source: Source) -> None:
        """No, yes if the cards are there, or a small counter-offer."""
        if not (self.asked >> seat) & 1:
            return
        possible = [int(DECLINE.at())]
        if not talk.why_not_accept(t, seat, self.seat, self.gives, self.wants):
            possible.append(int(ACCEPT.at()))
        held = [kind for kind in range(KINDS) if t.hands[seat].cards[kind]]
        counter = [0] * (2 * KINDS)
        if held:
            counter[held[source.below(len(held))]] = 1
        if hand_size(t, self.seat):
            counter[KINDS + source.below(KINDS)] = 1
        if not talk.why_not_exchange(t, seat, self.seat, sum(counter[:KINDS]), sum(counter[KINDS:])):
            possible.append(int(PROPOSE.at()))
        t.sealed[seat] = possible[source.below(len(possible))]
        if PROPOSE.holds(t.sealed[seat]):
            t.drafts[seat] = tuple(counter)

    def reveal(self, t: Sea) -> None:
        accepted: i64 = 0
        counters: list[tuple[int, ...]] = []
        for turn in range(1, t.seats):
            seat = (self.seat + turn) % t.seats
            if not (self.asked >> seat) & 1:
                continue
            sealed = t.sealed[seat]
            if PROPOSE.holds(sealed):
                give = talk.given(t, seat)
                take = talk.asked(t, seat)
                talk.show(t, seat, give)
                counters.append((int(seat), *give, *take))
                if t.telling:
                    t.tell(CounterOffered(seat, self.seat, listed(give), listed(take)))
            elif ACCEPT.holds(sealed):
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


class ChoosingAnswer(AsksSeat[Sea]):
    """The active player picks one answer to their open offer, or none (P7).

    `accepted` are seats as bits; a counter-offer is its seat, the four counts it gives and the four it takes.
    """

    follows = "P7"

    def __init__(
        self,
        seat: i64,
        gives: tuple[int, ...],
        wants: tuple[int, ...],
        accepted: i64,
        counters: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(seat)
        self.gives = gives
        self.wants = wants
        self.accepted: i64 = accepted
        self.counters = counters

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for other in range(t.seats):
            if not self.why_not_deal(t, seat, other):
                found.add(DEAL_WITH.at(other))
        found.add(DECLINE.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if DEAL_WITH.holds(action):
            return self.why_not_deal(t, seat, DEAL_WITH.first(action))
        return "" if DECLINE.holds(action) else "P7-not-now"

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
                t.tell(OfferWithdrawn(seat, "trade"))
            return
        other = DEAL_WITH.first(action)
        if (self.accepted >> other) & 1:
            talk.exchange(t, seat, other, self.gives, self.wants, "trade")
            return
        for counter in self.counters:
            if counter[0] == other:
                talk.exchange(t, other, seat, counter[1 : 1 + KINDS], counter[1 + KINDS :], "trade")
