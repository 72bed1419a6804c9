"""What cards and deals are worth in Plunder: trades, threats and bribes, to both sides."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.judges.plunder.fights import DANGER, LIFE_LOST, attack_worth, hit_worth, odds
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, Row
from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.flow.battle import Battle, Bribe, BribeAnswer
from freebooter.games.plunder.flow.open_offer import OpenOffer
from freebooter.games.plunder.flow.payment import Bartering, Payment
from freebooter.games.plunder.flow.talk import AS_THREAT, Composing, Counter, Threat, TradeOffer
from freebooter.games.plunder.flow.turn import Turn
from freebooter.games.plunder.rules import talk
from freebooter.games.plunder.rules.cards import NO_CARDS
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.space import ACCEPT, ASK, BARTER, GIVE, OFFER_TO_ALL, OFFER_TRADE, PROPOSE, THREATEN
from freebooter.games.plunder.state import Sea

# Cards: each a little, more if they nearly pay for something; a large hand is only a target.
_CARD: Final = 0.11
_CARD_TOO_MANY: Final = 0.04
_COMFORT: Final = 10.0
_TOWARDS_SHIP: Final = 0.4
_TOWARDS_POINT: Final = 0.3
_TOWARDS_CANNON: Final = 0.15
# A deal that is good for both is likely; else the other will hardly agree.
_LIKELY: Final = 0.6
_UNLIKELY: Final = 0.04
_PROFIT: Final = 0.04
# An offer that will hardly be taken is better not made, nor one that gives and takes the same; few cards are best.
_REFUSED: Final = 0.3
_MUDDLED: Final = 0.5
_DRAFTED: Final = 0.01
# More offers a turn, or cards an offer, only bore the others.
_MOST_OFFERS: Final[i64] = 2
_MOST_DRAFTED: Final[i64] = 4


def held_cards(t: Sea, seat: i64) -> Row:
    """A seat's cards, less those it is paying with, and with what it gets for them."""
    cards = t.hands[seat].cards[:]
    top = t.frames[-1]
    if isinstance(top, Payment) and top.seat == seat:
        paid = talk.given(t, seat)
        for kind in range(KINDS):
            cards[kind] -= paid[kind]
        if isinstance(top, Bartering):
            cards[top.kind] += 1
    return cards


def hand_worth(t: Sea, seat: i64, cards: Row) -> float:
    """What cards are worth to a seat: most, if they pay for something it can use."""
    wood = float(cards[0])
    iron = float(cards[1])
    rum = float(cards[2])
    gold = float(cards[3])
    count = wood + iron + rum + gold
    worth = _CARD * min(count, _COMFORT) + _CARD_TOO_MANY * max(count - _COMFORT, 0.0)
    point = min(gold, 5.0) / 5.0
    dream = _TOWARDS_POINT * point * point
    if fleet_size(t, seat) < t.atlas.most_ships:
        ship = (min(wood, 2.0) + min(iron, 1.0) + min(gold, 2.0)) / 5.0
        dream = max(dream, _TOWARDS_SHIP * ship * ship)
    cannon = (min(iron, 2.0) + min(rum, 1.0) + min(gold, 1.0)) / 4.0
    return worth + dream + _TOWARDS_CANNON * cannon * cannon


def change(t: Sea, seat: i64, less: tuple[int, ...], more: tuple[int, ...]) -> float:
    """What it is worth to a seat to give these cards and get those; giving what it has not is worth nothing."""
    cards = t.hands[seat].cards[:]
    before = hand_worth(t, seat, cards)
    for kind in range(KINDS):
        cards[kind] += more[kind] - less[kind]
        if cards[kind] < 0:
            return -9.0
    return hand_worth(t, seat, cards) - before


# Deals under way


def add_deals(t: Sea, found: Reals) -> None:
    """A deal that is composed or waits for an answer is worth what it would bring, by how likely the answer is yes."""
    top = t.frames[-1]
    if isinstance(top, Composing):
        give = talk.given(t, top.seat)
        take = talk.asked(t, top.seat)
        fear = DANGER if top.purpose == AS_THREAT else 0.0
        add_draft(t, found, top.seat, top.asked, give, take, fear)
    elif isinstance(top, TradeOffer):
        add_offer(t, found, top.seat, 1 << top.to, top.gives, top.wants, 0.0)
        if t.drafts[top.to]:
            add_draft(t, found, top.to, 1 << top.seat, talk.given(t, top.to), talk.asked(t, top.to), 0.0)
    elif isinstance(top, Counter):
        add_offer(t, found, top.other, 1 << top.seat, top.gives, top.wants, 0.0)
    elif isinstance(top, Threat):
        add_offer(t, found, top.seat, 1 << top.to, top.gives, top.wants, DANGER)
    elif isinstance(top, OpenOffer):
        add_offer(t, found, top.seat, top.asked, top.gives, top.wants, 0.0)
    elif isinstance(top, Bribe):
        add_bribe(t, found, top.seat, top.attacker, sum_of(top.offered, talk.given(t, top.seat)))
    elif isinstance(top, BribeAnswer):
        add_bribe(t, found, top.seat, top.attacker, top.offered)


def is_likely(t: Sea, asked: i64, give: tuple[int, ...], take: tuple[int, ...], fear: float) -> bool:
    """Whether anybody asked would agree; `fear` is what peace is worth to somebody under threat."""
    for other in range(t.seats):
        if (asked >> other) & 1 and change(t, other, take, give) + fear > _PROFIT:
            return True
    return False


def add_draft(
    t: Sea, found: Reals, seat: i64, asked: i64, give: tuple[int, ...], take: tuple[int, ...], fear: float
) -> None:
    """What `seat` is composing. A draft that nobody would agree to yet may still become an offer."""
    likely = _LIKELY if is_likely(t, asked, give, take, fear) else _UNLIKELY
    worth = likely * change(t, seat, give, take)
    for kind in range(KINDS):
        worth -= _DRAFTED * float(give[kind] + take[kind])
        if give[kind] and take[kind]:
            worth -= _MUDDLED
    found[seat] += worth


def add_offer(
    t: Sea, found: Reals, seat: i64, asked: i64, give: tuple[int, ...], take: tuple[int, ...], fear: float
) -> None:
    """What `seat` has offered to those `asked`."""
    found[seat] += _LIKELY * change(t, seat, give, take) if is_likely(t, asked, give, take, fear) else -_REFUSED


def add_bribe(t: Sea, found: Reals, seat: i64, attacker: i64, offered: tuple[int, ...]) -> None:
    """A bribe for an attack that is declared: taken if the cards are worth more than the battle promises."""
    promise = 0.0
    for frame in t.frames:
        if isinstance(frame, Battle):
            if frame.island >= 0:
                promise = attack_worth(t.chart.isles[frame.island].skulls - t.cannons[frame.ship])
            else:
                win = odds(t.cannons[frame.target] - t.cannons[frame.ship])
                promise = win * hit_worth(t, frame.target) - (1.0 - win) * LIFE_LOST
    if change(t, attacker, NO_CARDS, offered) > promise:
        # Peace: the owner keeps what the battle would have taken.
        found[seat] += _LIKELY * (promise + change(t, seat, offered, NO_CARDS))


def sum_of(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([some[kind] + more[kind] for kind in range(KINDS)])


# Talk within reason


def is_talk(answer: i64) -> bool:
    """Whether this begins or prolongs talk."""
    return (
        GIVE.holds(answer)
        or ASK.holds(answer)
        or OFFER_TRADE.holds(answer)
        or OFFER_TO_ALL.holds(answer)
        or THREATEN.holds(answer)
        or BARTER.holds(answer)
    )


def leave_out_idle_talk(t: Sea, seat: i64, answers: Numbers) -> None:
    """Talk within reason: few offers a turn and few cards an offer, none for its like, nothing for nothing."""
    top = t.frames[-1]
    if not isinstance(top, (Turn, Composing, TradeOffer, OpenOffer, Bribe)):
        return
    is_threat = isinstance(top, Composing) and top.purpose == AS_THREAT
    kept: i64 = 0
    for place in range(answers.count):
        answer = answers[place]
        if is_wanted(t, seat, answer, is_threat):
            answers.row[kept] = answer
            kept += 1
    if kept:
        answers.count = kept


def is_wanted(t: Sea, seat: i64, answer: i64, is_threat: bool) -> bool:
    """Whether an answer is no idle talk."""
    if GIVE.holds(answer):
        return drafted(t, seat) < _MOST_DRAFTED and not talk.asked(t, seat)[GIVE.first(answer)]
    if ASK.holds(answer):
        return drafted(t, seat) < _MOST_DRAFTED and not talk.given(t, seat)[ASK.first(answer)]
    if PROPOSE.holds(answer):
        return is_threat or talk.count_given(t, seat) > 0
    if OFFER_TRADE.holds(answer) or OFFER_TO_ALL.holds(answer) or THREATEN.holds(answer):
        return t.turn.offers < _MOST_OFFERS
    return True


def drafted(t: Sea, seat: i64) -> i64:
    """How many cards a seat's draft gives and asks for."""
    return talk.count_given(t, seat) + talk.count_asked(t, seat)


def sober_reply(t: Sea, seat: i64, answers: Numbers) -> i64:
    """Yes or no to an offer or a threat, by what it brings; -1 if there is none to answer."""
    top = t.frames[-1]
    if not isinstance(top, (TradeOffer, OpenOffer, Counter, Threat)) or t.drafts[seat]:
        return -1
    fear = DANGER if isinstance(top, Threat) else 0.0
    good = change(t, seat, top.wants, top.gives) + fear > _PROFIT
    return ACCEPT.at() if good and answers.holds(ACCEPT.at()) else answers[answers.count - 1]
