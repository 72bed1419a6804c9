"""What Plunder rewards: ships, islands and Plunder Points, the means to get more of them, and deals that pay."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.core.source import Source
from freebooter.core.table import Table
from freebooter.games.plunder.figures import KINDS, SHIPS_EACH
from freebooter.games.plunder.flow.battle import Battle, Bribe, BribeAnswer
from freebooter.games.plunder.flow.payment import Bartering, Payment
from freebooter.games.plunder.flow.talk import AS_THREAT, Composing, Counter, OpenOffer, Threat, TradeOffer
from freebooter.games.plunder.flow.treasure import Finding
from freebooter.games.plunder.flow.turn import Turn
from freebooter.games.plunder.rules import talk
from freebooter.games.plunder.rules.cards import NO_CARDS
from freebooter.games.plunder.rules.chart import NOWHERE, Chart
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.rules.islands import islands_owned
from freebooter.games.plunder.scoring import own_points, score, winners
from freebooter.games.plunder.space import (
    ACCEPT,
    ASK,
    BARTER,
    DECLINE,
    FIGHT,
    GIVE,
    OFFER_TO_ALL,
    OFFER_TRADE,
    PROPOSE,
    THREATEN,
    WITHDRAW,
)
from freebooter.games.plunder.state import (
    NOBODY,
    Sea,
    allied,
    bit_of_island,
    captain,
)

# How the 36 rolls of two dice fall out for an attacker, by what the defence has more than he, from -2 to 5.
_WINS: Final[list[float]] = [30.0, 26.0, 21.0, 15.0, 10.0, 6.0, 3.0, 1.0]
_ROLLS: Final = 36.0
# An island is a point and draws a card a turn; a lost battle costs a life.
_ISLAND: Final = 1.2
_INCOME: Final = 0.2
_LIFE_LOST: Final = 0.25
_SHIP_HIT: Final = 0.4
# Lives, cannons and masts of a ship: the first life is the ship itself.
_LIVES: Final[list[float]] = [0.0, 0.0, 0.25, 0.4]
_CANNON: Final = 0.3
_MAST: Final = 0.18
# Cards: each a little, more if they nearly pay for something; a large hand is only a target.
_CARD: Final = 0.11
_CARD_TOO_MANY: Final = 0.04
_COMFORT: Final = 10.0
_TOWARDS_SHIP: Final = 0.4
_TOWARDS_POINT: Final = 0.3
_TOWARDS_CANNON: Final = 0.15
# An X is worth about two cards, a fifth of them a point.
_TREASURE: Final = 0.35
_FINDING: Final = 0.15
# How fast a prospect fades with its distance in steps.
_FADES: Final = 0.22
# Without a ship a captain loses most of his turn.
_CASTAWAY: Final = 0.8
# A danger, whosever turn it is: it does not go away by not ending a turn.
_DANGER: Final = 0.4
# A deal that is good for both is likely; else the other will hardly agree.
_LIKELY: Final = 0.6
_UNLIKELY: Final = 0.04
_PROFIT: Final = 0.04
# An offer that will hardly be taken is better not made, nor one that gives and takes the same; few cards are best.
_REFUSED: Final = 0.3
_MUDDLED: Final = 0.5
_DRAFTED: Final = 0.01
# More offers a turn, or cards an offer, only bore the others.
_MOST_OFFERS: Final = 2
_MOST_DRAFTED: Final = 4
# An offer takes a little, and each further one in the same turn more: talk without end leads nowhere. The first costs
# more than having rolled is worth, or ending a turn would look like a loss beside it.
_TALK: Final = 0.04
# Rolling comes first: what follows depends on it.
_ROLLED: Final = 0.03
_FAR: Final = 99


class PlunderJudge(Judge):
    """Each seat's Plunder Points, with what it has and could have next as parts of a point."""

    def __init__(self) -> None:
        super().__init__(scale=1.3, worlds=2, replies=2, rolls=False, cut=4)
        # Steps over water from a cell to all others, for the map in use.
        self.chart: Chart | None = None
        self.steps: dict[int, list[int]] = {}

    def worth(self, table: Table) -> list[float]:
        assert isinstance(table, Sea)
        t = table
        if not t.frames:
            return final_worth(t)
        if self.chart is not t.chart:
            self.chart = t.chart
            self.steps = {}
        found: list[float] = []
        for seat in range(t.seats):
            found.append(self.seat_worth(t, seat))
        add_battles(t, found)
        add_dangers(t, found)
        add_deals(t, found)
        top = t.frames[-1]
        if isinstance(top, Finding):
            found[captain(top.ship)] += _FINDING
        if t.active >= 0:
            found[t.active] -= _TALK * float(t.offers * t.offers)
            if t.rolled:
                found[t.active] += _ROLLED
        return found if t.atlas.team_count == 0 else by_team(t, found)

    def turn(self, table: Table) -> i64:
        assert isinstance(table, Sea)
        return table.active

    def sensible(self, table: Table, seat: i64, answers: list[int]) -> list[int]:
        """Talk within reason: few offers a turn and few cards an offer, none for its like, nothing for nothing."""
        assert isinstance(table, Sea)
        t = table
        top = t.frames[-1]
        if not isinstance(top, Turn | Composing | TradeOffer | OpenOffer | Bribe):
            return answers
        give = talk.given(t, seat)
        take = talk.asked(t, seat)
        drafted = sum(give) + sum(take)
        is_threat = isinstance(top, Composing) and top.purpose == AS_THREAT
        found: list[int] = []
        for answer in answers:
            if GIVE.holds(answer):
                wanted = drafted < _MOST_DRAFTED and not take[answer - GIVE.base]
            elif ASK.holds(answer):
                wanted = drafted < _MOST_DRAFTED and not give[answer - ASK.base]
            elif answer == PROPOSE.base:
                wanted = is_threat or sum(give) > 0
            elif OFFER_TRADE.holds(answer) or OFFER_TO_ALL.holds(answer) or THREATEN.holds(answer):
                wanted = t.offers < _MOST_OFFERS
            else:
                wanted = True
            if wanted:
                found.append(answer)
        return found or answers

    def pick(self, table: Table, seat: i64, answers: list[int], source: Source) -> int:
        """Any answer, but talk is mostly left alone or ended: at random it only takes time. Nobody agrees to a loss."""
        assert isinstance(table, Sea)
        top = table.frames[-1]
        if isinstance(top, TradeOffer | OpenOffer | Counter | Threat) and not table.drafts[seat]:
            fear = _DANGER if isinstance(top, Threat) else 0.0
            good = change(table, seat, top.wants, top.gives) + fear > _PROFIT
            return int(ACCEPT.base) if good and ACCEPT.base in answers else answers[len(answers) - 1]
        for _ in range(3):
            answer = answers[source.below(len(answers))]
            if not is_talk(answer):
                return answer
        last = answers[len(answers) - 1]
        return last if last in (WITHDRAW.base, DECLINE.base, FIGHT.base) else answers[source.below(len(answers))]

    def seat_worth(self, t: Sea, seat: i64) -> float:
        """Points, pegs, cards and what the ships could do next."""
        worth = float(own_points(t, seat)) + _INCOME * float(islands_owned(t, seat))
        worth += hand_worth(t, seat, held_cards(t, seat))
        afloat = False
        for ship in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH):
            if t.ship_at[ship] != NOWHERE:
                afloat = True
                worth += _LIVES[min(t.lives[ship], 3)]
                worth += _CANNON * float(t.cannons[ship]) + _MAST * float(t.masts[ship])
                worth += self.prospects(t, seat, ship)
        return worth if afloat else worth - _CASTAWAY

    def prospects(self, t: Sea, seat: i64, ship: i64) -> float:
        """The best island and the best X for a ship, the nearer the better."""
        cell = t.ship_at[ship]
        best = 0.0
        for island in range(len(t.owners)):
            owner = t.owners[island]
            isle = t.chart.isles[island]
            if isle.skulls == 0 or owner == seat or (owner != NOBODY and allied(t, seat, owner)):
                continue
            hope = attack_worth(isle.skulls - t.cannons[ship])
            if hope <= best:
                continue
            if seat == t.active and t.attacked[ship % SHIPS_EACH] & bit_of_island(island):
                hope *= 0.6
            for port in isle.ports:
                near = hope / (1.0 + _FADES * float(self.distance(t, port, cell)))
                if near > best:
                    best = near
        treasure = 0.0
        for token in t.tokens:
            if token != NOWHERE:
                treasure = max(treasure, _TREASURE / (1.0 + 2.0 * _FADES * float(self.steps_to_token(t, token, cell))))
        return best + treasure

    def steps_to_token(self, t: Sea, token: i64, cell: i64) -> int:
        """Steps to where an X can be collected: its own cell, or one beside it if it lies on land (P10)."""
        if t.chart.is_sea(token):
            return self.distance(t, token, cell)
        nearest = _FAR
        for beside in t.chart.around[token]:
            nearest = min(nearest, self.distance(t, beside, cell))
        return nearest

    def distance(self, t: Sea, source: i64, cell: i64) -> int:
        """Steps from one cell to another, whatever ships lie between."""
        rows = self.steps.get(int(source))
        if rows is None:
            rows = steps_from(t.chart, source)
            self.steps[int(source)] = rows
        return rows[cell]


def steps_from(chart: Chart, source: i64) -> list[int]:
    """How many steps each cell is away over joined cells."""
    steps = [_FAR] * len(chart.joined)
    steps[source] = 0
    edge: list[int] = [int(source)]
    while edge:
        reached: list[int] = []
        for cell in edge:
            for there in chart.joined[cell]:
                if steps[there] == _FAR:
                    steps[there] = steps[cell] + 1
                    reached.append(there)
        edge = reached
    return steps


def final_worth(t: Sea) -> list[float]:
    """Points, and whoever wins far above the rest (P14, P17)."""
    won = winners(t)
    found: list[float] = []
    for seat in range(t.seats):
        found.append(float(score(t, seat)) + (100.0 if seat in won else 0.0))
    return found


def by_team(t: Sea, found: list[float]) -> list[float]:
    """A team wins together (P15)."""
    shared: list[float] = []
    for seat in range(t.seats):
        total = 0.0
        for other in range(t.seats):
            if allied(t, seat, other):
                total += found[other]
        shared.append(total)
    return shared


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


def odds(ahead: i64) -> float:
    """The chance to win an attack on somebody who is so much stronger."""
    return _WINS[max(0, min(ahead + 2, 7))] / _ROLLS


def attack_worth(ahead: i64) -> float:
    """What an attack on an island promises."""
    win = odds(ahead)
    return max(win * _ISLAND - (1.0 - win) * _LIFE_LOST, 0.05)


# Cards


def held_cards(t: Sea, seat: i64) -> list[int]:
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


def hand_worth(t: Sea, seat: i64, cards: list[int]) -> float:
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


# Battles and deals under way


def add_battles(t: Sea, found: list[float]) -> None:
    """A declared attack: what it promises the attacker and takes from the owner."""
    for frame in t.frames:
        if isinstance(frame, Battle):
            seat = captain(frame.ship)
            if frame.island >= 0:
                win = odds(t.chart.isles[frame.island].skulls - t.cannons[frame.ship])
                found[seat] += win * _ISLAND - (1.0 - win) * _LIFE_LOST
                owner = t.owners[frame.island]
                if owner != NOBODY:
                    found[owner] -= win * (_ISLAND + _INCOME)
            else:
                win = odds(t.cannons[frame.target] - t.cannons[frame.ship])
                found[seat] += win * hit_worth(t, frame.target) - (1.0 - win) * _LIFE_LOST
                found[captain(frame.target)] += (1.0 - win) * 0.1 - win * (
                    _LIFE_LOST + hit_worth(t, frame.target) * 0.5
                )
            return


def hit_worth(t: Sea, target: i64) -> float:
    """What it is worth to hit a ship: sinking it is a point (P4)."""
    return 1.0 if t.lives[target] == 1 else _SHIP_HIT / float(t.lives[target])


def add_dangers(t: Sea, found: list[float]) -> None:
    """Ships and islands that somebody could attack from where he lies, treaties apart."""
    for ship in range(len(t.ship_at)):
        cell = t.ship_at[ship]
        if cell == NOWHERE:
            continue
        attacker = captain(ship)
        island = t.chart.island_at[cell]
        if island >= 0:
            owner = t.owners[island]
            if owner != NOBODY and is_open_to(t, attacker, owner):
                found[owner] -= _DANGER * odds(t.chart.isles[island].skulls - t.cannons[ship]) * _ISLAND
        for target in range(len(t.ship_at)):
            if t.ship_at[target] == NOWHERE or not t.chart.are_joined(cell, t.ship_at[target]):
                continue
            if is_open_to(t, attacker, captain(target)):
                win = odds(t.cannons[target] - t.cannons[ship])
                found[captain(target)] -= _DANGER * win * hit_worth(t, target)


def is_open_to(t: Sea, attacker: i64, other: i64) -> bool:
    """Whether one seat may harm another."""
    if allied(t, attacker, other):
        return False
    return attacker != t.active or not (t.treaties >> other) & 1


def add_deals(t: Sea, found: list[float]) -> None:
    """A deal that is composed or waits for an answer is worth what it would bring, by how likely the answer is yes."""
    top = t.frames[-1]
    if isinstance(top, Composing):
        give = talk.given(t, top.seat)
        take = talk.asked(t, top.seat)
        fear = _DANGER if top.purpose == AS_THREAT else 0.0
        add_draft(t, found, top.seat, top.asked, give, take, fear)
    elif isinstance(top, TradeOffer):
        add_offer(t, found, top.seat, 1 << top.to, top.gives, top.wants, 0.0)
        if t.drafts[top.to]:
            add_draft(t, found, top.to, 1 << top.seat, talk.given(t, top.to), talk.asked(t, top.to), 0.0)
    elif isinstance(top, Counter):
        add_offer(t, found, top.other, 1 << top.seat, top.gives, top.wants, 0.0)
    elif isinstance(top, Threat):
        add_offer(t, found, top.seat, 1 << top.to, top.gives, top.wants, _DANGER)
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
    t: Sea, found: list[float], seat: i64, asked: i64, give: tuple[int, ...], take: tuple[int, ...], fear: float
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
    t: Sea, found: list[float], seat: i64, asked: i64, give: tuple[int, ...], take: tuple[int, ...], fear: float
) -> None:
    """What `seat` has offered to those `asked`."""
    found[seat] += _LIKELY * change(t, seat, give, take) if is_likely(t, asked, give, take, fear) else -_REFUSED


def add_bribe(t: Sea, found: list[float], seat: i64, attacker: i64, offered: tuple[int, ...]) -> None:
    """A bribe for an attack that is declared: taken if the cards are worth more than the battle promises."""
    promise = 0.0
    for frame in t.frames:
        if isinstance(frame, Battle):
            if frame.island >= 0:
                promise = attack_worth(t.chart.isles[frame.island].skulls - t.cannons[frame.ship])
            else:
                win = odds(t.cannons[frame.target] - t.cannons[frame.ship])
                promise = win * hit_worth(t, frame.target) - (1.0 - win) * _LIFE_LOST
    if change(t, attacker, NO_CARDS, offered) > promise:
        # Peace: the owner keeps what the battle would have taken.
        found[seat] += _LIKELY * (promise + change(t, seat, offered, NO_CARDS))


def sum_of(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([some[kind] + more[kind] for kind in range(KINDS)])


JUDGE: Final = PlunderJudge()
