"""Drafts of offers, and the answers to an offer, for whoever composes or answers one (P6, P7)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.rules import talk
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.space import ACCEPT, ASK, DECLINE, GIVE, PROPOSE, WITHDRAW
from freebooter.games.plunder.state import Sea


def list_cards(t: Sea, seat: i64, most: i64, found: Numbers) -> None:
    """Add the cards that may go into a draft: those held, and so many asked for as another may hold."""
    for kind in range(KINDS):
        if talk.is_free_to_give(t, seat, kind, 0):
            found.add(GIVE.at(kind))
    if talk.count_asked(t, seat) < most:
        for kind in range(KINDS):
            found.add(ASK.at(kind))


def why_not_draft(t: Sea, seat: i64, action: i64, most: i64, rule: str) -> str:
    """Why this card may not be added to a draft that follows `rule`; "" if it may."""
    if GIVE.holds(action):
        return "" if talk.is_free_to_give(t, seat, GIVE.first(action), 0) else rule + "-not-held"
    return "" if talk.count_asked(t, seat) < most else rule + "-more-than-held"


def add_to_draft(t: Sea, seat: i64, action: i64) -> bool:
    """Add the card, if the action is one."""
    if GIVE.holds(action):
        talk.add_given(t, seat, GIVE.first(action))
        return True
    if ASK.holds(action):
        talk.add_asked(t, seat, ASK.first(action))
        return True
    return False


# Answering an offer: accept, decline, or begin a counter-offer by adding its first card


def list_answers(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...], found: Numbers) -> None:
    """Add what `seat` may answer to the offer of `other`."""
    list_cards(t, seat, hand_size(t, other), found)
    if t.drafts[seat]:
        if not why_not_counter(t, seat, other):
            found.add(PROPOSE.at())
        found.add(WITHDRAW.at())
    else:
        if not talk.why_not_accept(t, seat, other, give, take):
            found.add(ACCEPT.at())
        found.add(DECLINE.at())


def why_not_answer(t: Sea, seat: i64, other: i64, give: tuple[int, ...], take: tuple[int, ...], action: i64) -> str:
    """Why `seat` may not answer so; "" if it may."""
    if GIVE.holds(action) or ASK.holds(action):
        return why_not_draft(t, seat, action, hand_size(t, other), "P7")
    if t.drafts[seat]:
        return why_not_end(t, seat, other, action)
    if ACCEPT.holds(action):
        return talk.why_not_accept(t, seat, other, give, take)
    return "" if DECLINE.holds(action) else "P7-not-now"


def why_not_end(t: Sea, seat: i64, other: i64, action: i64) -> str:
    """Why a counter-offer that is begun may not be ended so; "" if it may."""
    if PROPOSE.holds(action):
        return why_not_counter(t, seat, other)
    return "" if WITHDRAW.holds(action) else "P7-not-now"


def why_not_counter(t: Sea, seat: i64, other: i64) -> str:
    """Why the draft is no counter-offer yet; "" if it is one."""
    return talk.why_not_exchange(t, seat, other, talk.count_given(t, seat), talk.count_asked(t, seat))
