"""Beginning to talk: an offer to one player or to all who may trade, and a threat (P6, P7)."""

from typing import final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.deeds import Deed0, Deed1
from freebooter.games.plunder.events import OfferBegun, ThreatBegun
from freebooter.games.plunder.flow.talk import AS_THREAT, TO_ALL, TO_ONE, Composing
from freebooter.games.plunder.rules import battle, talk
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.state import Sea


@final
class Offering(Deed1[Sea]):
    """Begin an offer to one player who may trade with the active one (P7)."""

    def why_not(self, t: Sea, seat: i64, other: i64, /) -> str:
        if other == seat or other >= t.seats:
            return "P7-no-player"
        if t.turn.offers >= talk.MOST_OFFERS:
            return "P7-too-many-offers"
        if not (talk.partners(t, seat) >> other) & 1:
            return "P7-no-contact"
        return "" if hand_size(t, seat) or hand_size(t, other) else "P7-no-cards"

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if t.turn.offers >= talk.MOST_OFFERS:
            return
        partners = talk.partners(t, seat)
        has_cards = hand_size(t, seat) > 0
        for other in range(t.seats):
            if (partners >> other) & 1 and (has_cards or hand_size(t, other)):
                found.add(self.block.at(other))

    def do(self, t: Sea, seat: i64, other: i64, /) -> None:
        begin_offer(t, seat, TO_ONE, 1 << other)


@final
class OfferingToAll(Deed0[Sea]):
    """Begin an open offer to at least two who may trade with the active player (P7, P19)."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        if t.turn.offers >= talk.MOST_OFFERS:
            return "P7-too-many-offers"
        partners = talk.partners(t, seat)
        if partners & (partners - 1) == 0:
            return "P19-too-few-partners"
        return "" if hand_size(t, seat) or talk.largest_hand(t, partners) else "P7-no-cards"

    def do(self, t: Sea, seat: i64, /) -> None:
        begin_offer(t, seat, TO_ALL, talk.partners(t, seat))


def begin_offer(t: Sea, seat: i64, purpose: i64, asked: i64) -> None:
    """An offer is begun; even if it is withdrawn it counts (P7)."""
    t.turn.offers += 1
    if t.telling:
        to: list[int] = []
        for turn in range(1, t.seats):
            other = (seat + turn) % t.seats
            if (asked >> other) & 1:
                to.append(int(other))
        t.tell(OfferBegun(seat, tuple(to)))
    t.push(Composing(seat, purpose, asked))


@final
class Threatening(Deed1[Sea]):
    """Begin a demand: cards, or else an attack, which must be possible at once (P6)."""

    def why_not(self, t: Sea, seat: i64, other: i64, /) -> str:
        if other == seat or other >= t.seats:
            return "P6-no-player"
        why = battle.why_not_harm(t, seat, other)
        if why:
            return why
        if t.turn.offers >= talk.MOST_OFFERS:
            return "P7-too-many-offers"
        if not (battle.attackable(t, seat) >> other) & 1:
            return "P6-no-attack"
        return "" if hand_size(t, other) else "P6-holds-nothing"

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if t.turn.offers >= talk.MOST_OFFERS:
            return
        attackable = battle.attackable(t, seat)
        other: i64 = 0
        while attackable >> other:
            if (attackable >> other) & 1 and hand_size(t, other):
                found.add(self.block.at(other))
            other += 1

    def do(self, t: Sea, seat: i64, other: i64, /) -> None:
        t.turn.offers += 1
        if t.telling:
            t.tell(ThreatBegun(seat, other))
        t.push(Composing(seat, AS_THREAT, 1 << other))
