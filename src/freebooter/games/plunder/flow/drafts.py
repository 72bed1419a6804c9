"""Drafts of offers, and the answers to an offer, for whoever composes or answers one (P6, P7)."""

from mypy_extensions import i64

from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.rules import talk
from freebooter.games.plunder.rules.cards import NO_CARDS, hand_size
from freebooter.games.plunder.space import ACCEPT, ASK, DECLINE, GIVE, PROPOSE, WITHDRAW
from freebooter.games.plunder.state import Sea


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


def why_not_draft(t: Sea, seat: i64, action: i64, most: i64, rule: str) -> str:
    """Why this card may not be added to a draft that follows `rule`; "" if it may."""
    if GIVE.holds(action):
        why = talk.why_not_give(t, seat, action - GIVE.base, NO_CARDS)
    else:
        why = talk.why_not_ask(t, seat, most)
    return rule + why if why else ""


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
        return why_not_draft(t, seat, action, hand_size(t, other), "P7")
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
