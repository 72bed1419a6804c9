"""Stealing by a treasure card: whom, with a request or blindly, and what only thief and victim see (P11, P18)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.table import CHANCE_BIT, AsksSeat, Frame
from freebooter.games.plunder.events import (
    BlindStealChosen,
    CardsRequested,
    CardStolen,
    HiddenCardStolen,
    RequestGranted,
    RequestRefused,
    VictimChosen,
)
from freebooter.games.plunder.figures import KINDS, RESOURCES
from freebooter.games.plunder.rules import cards, talk, treasure
from freebooter.games.plunder.space import ACCEPT, ASK, DECLINE, PROPOSE, STEAL_BLIND, STEAL_CARD, STEAL_FROM
from freebooter.games.plunder.state import Sea


def begin_stealing(t: Sea, thief: i64, victim: i64, count: i64) -> None:
    """The thief will get so many cards of the victim, as far as they hold them."""
    held = cards.hand_size(t, victim)
    stolen = min(count, held)
    if t.telling:
        t.tell(VictimChosen(thief, victim, stolen))
    t.push(Stealing(thief, victim, stolen))


class ChoosingVictim(AsksSeat[Sea]):
    """The thief chooses one opponent who holds a card."""

    follows = "P11"

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for victim in treasure.victims(t, seat):
            found.add(STEAL_FROM.at(victim))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not STEAL_FROM.holds(action):
            return "P11-not-now"
        return "" if self.is_legal(t, seat, action) else "P11-no-victim"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        begin_stealing(t, seat, STEAL_FROM.first(action), self.count)


class Robbery(Frame[Sea]):
    """The thief steals from each of these in turn."""

    def __init__(self, seat: i64, victims: tuple[int, ...], count: i64) -> None:
        self.seat: i64 = seat
        self.victims = victims
        self.count: i64 = count

    def advance(self, t: Sea) -> None:
        if not self.victims:
            t.pop()
            return
        t.replace(Robbery(self.seat, self.victims[1:], self.count))
        begin_stealing(t, self.seat, self.victims[0], self.count)


class Stealing(AsksSeat[Sea]):
    """The thief names the cards they would like, all of them, or steals blindly."""

    follows = "P11"
    people = ("victim",)

    def __init__(self, seat: i64, victim: i64, count: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.count: i64 = count

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        if talk.count_asked(t, seat) == self.count:
            found.add(PROPOSE.at())
        else:
            for kind in range(KINDS):
                found.add(ASK.at(kind))
        found.add(STEAL_BLIND.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        is_full = talk.count_asked(t, seat) == self.count
        if ASK.holds(action):
            return "P11-request-full" if is_full else ""
        if PROPOSE.holds(action):
            return "" if is_full else "P11-name-them-all"
        return "" if STEAL_BLIND.holds(action) else "P11-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if ASK.holds(action):
            talk.add_asked(t, seat, ASK.first(action))
            return
        wanted = talk.asked(t, seat)
        talk.clear_draft(t, seat)
        if STEAL_BLIND.holds(action):
            if t.telling:
                t.tell(BlindStealChosen(seat, self.victim))
            t.replace(BlindSteal(seat, self.victim, self.count))
            return
        if t.telling:
            t.tell(CardsRequested(seat, self.victim, cards.listed(wanted)))
        t.replace(StealRequest(seat, self.victim, wanted))


class StealRequest(Frame[Sea]):
    """The victim grants all the cards named, or none; no treaty comes of it."""

    follows = "P11"
    people = ("seat", "victim")

    def __init__(self, seat: i64, victim: i64, wanted: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim
        self.wanted = wanted

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.victim

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        if cards.holds(t, seat, self.wanted):
            found.add(ACCEPT.at())
        found.add(DECLINE.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if ACCEPT.holds(action):
            return "" if cards.holds(t, seat, self.wanted) else "P11-lacks-cards"
        return "" if DECLINE.holds(action) else "P11-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if ACCEPT.holds(action):
            t.pop()
            cards.hand_over(t, seat, self.seat, self.wanted)
            if t.telling:
                t.tell(RequestGranted(self.seat, seat, cards.listed(self.wanted)))
            return
        if t.telling:
            t.tell(RequestRefused(self.seat, seat))
        t.replace(BlindSteal(self.seat, seat, cards.count_of(self.wanted)))


class BlindSteal(Frame[Sea]):
    """Chance picks the cards; only thief and victim see them (P18)."""

    luck = "theft@seat"

    def __init__(self, seat: i64, victim: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.victim: i64 = victim
        self.left: i64 = left

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if self.left else 0

    def advance(self, t: Sea) -> None:
        t.pop()

    def outcomes(self, t: Sea, odds: Odds) -> None:
        held = t.hands[self.victim].cards
        for kind in range(KINDS):
            if held[kind]:
                odds.add(STEAL_CARD.at(kind), held[kind])

    def shown_to(self, t: Sea) -> i64:
        return 1 << self.seat | 1 << self.victim

    def happen(self, t: Sea, outcome: i64) -> None:
        kind = STEAL_CARD.first(outcome)
        cards.steal(t, self.seat, self.victim, kind)
        if t.telling:
            t.whisper(
                (int(self.seat), int(self.victim)),
                CardStolen(self.seat, self.victim, RESOURCES[kind]),
                HiddenCardStolen(self.seat, self.victim),
            )
        t.replace(BlindSteal(self.seat, self.victim, self.left - 1))
