"""What Plunder rewards: ships, islands and Plunder Points, the means to get more of them, and deals that pay."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.judges.plunder.deals import (
    add_deals,
    hand_worth,
    held_cards,
    is_talk,
    leave_out_idle_talk,
    sober_reply,
)
from freebooter.bots.judges.plunder.fights import INCOME, add_battles, add_dangers
from freebooter.bots.judges.plunder.guesses import guess
from freebooter.bots.judges.plunder.routes import Routes
from freebooter.bots.search.judge import Judge
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, reals
from freebooter.core.source import Source
from freebooter.core.table import Table
from freebooter.games.plunder.figures import SHIPS_EACH
from freebooter.games.plunder.flow.battle import BribeAnswer
from freebooter.games.plunder.flow.open_offer import ChoosingAnswer, OpenOffer
from freebooter.games.plunder.flow.talk import TakeItOrLeaveIt, TradeOffer
from freebooter.games.plunder.flow.treasure import Finding
from freebooter.games.plunder.flow.turn import Turn
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.islands import islands_owned
from freebooter.games.plunder.scoring import own_points, score, winners
from freebooter.games.plunder.space import DECLINE, FIGHT, WITHDRAW
from freebooter.games.plunder.state import Sea, allied, captain, ship_of

# What counts as points early on is not what wins: cannons and lives bring islands, and those bring cards. So each of
# these is worth something, and something more or less for each point that the leader still needs.
_POINT_CARD: Final = 0.7
_SHIP: Final = 0.6
_SHIP_EARLY: Final = -0.12
_CANNON: Final = 0.08
_CANNON_EARLY: Final = 0.08
_SECOND_LIFE: Final = 0.2
_THIRD_LIFE: Final = 0.1
_LIFE_EARLY: Final = 0.035
_MAST: Final = 0.13
# How much more than the next attack promises the way to it does.
_PROSPECT: Final = 1.4
_FINDING: Final = 0.15
# An offer takes a little, and each further one in the same turn more: talk without end leads nowhere. The first costs
# more than having rolled is worth, or ending a turn would look like a loss beside it.
_TALK: Final = 0.04
# Rolling comes first: what follows depends on it.
_ROLLED: Final = 0.03


class PlunderJudge(Judge):
    """Each seat's Plunder Points, with what it has and could have next as parts of a point."""

    def __init__(self) -> None:
        super().__init__(scale=1.3, worlds=2, replies=2, rolls=False, cut=4)
        self.routes = Routes()

    def worth(self, table: Table) -> Reals:
        assert isinstance(table, Sea)
        t = table
        if not t.frames:
            return final_worth(t)
        found = reals(t.seats, 0.0)
        left = points_left(t)
        for seat in range(t.seats):
            found[seat] = self.seat_worth(t, seat, left)
        add_battles(t, found)
        add_dangers(t, found)
        add_deals(t, found)
        add_moment(t, found)
        return found if t.atlas.team_count == 0 else by_team(t, found)

    def lies_open(self, table: Table) -> bool:
        for frame in table.frames:
            if isinstance(frame, (TradeOffer, TakeItOrLeaveIt, OpenOffer, ChoosingAnswer, BribeAnswer)):
                return True
        return False

    def turn(self, table: Table) -> i64:
        assert isinstance(table, Sea)
        return table.turn.active

    def sensible(self, table: Table, seat: i64, answers: Numbers) -> None:
        assert isinstance(table, Sea)
        leave_out_idle_talk(table, seat, answers)

    def pick(self, table: Table, seat: i64, answers: Numbers, source: Source) -> i64:
        """Any answer, but talk is mostly left alone or ended: at random it only takes time. Nobody agrees to a loss."""
        assert isinstance(table, Sea)
        reply = sober_reply(table, seat, answers)
        if reply >= 0:
            return reply
        for _ in range(3):
            answer = answers[source.below(answers.count)]
            if not is_talk(answer):
                return answer
        last = answers[answers.count - 1]
        if WITHDRAW.holds(last) or DECLINE.holds(last) or FIGHT.holds(last):
            return last
        return answers[source.below(answers.count)]

    def seat_worth(self, t: Sea, seat: i64, left: float) -> float:
        """Points, pegs, cards and what the ships could do next."""
        worth = points_worth(t, seat) + hand_worth(t, seat, held_cards(t, seat)) + ships_worth(t, seat, left)
        return worth + self.prospects(t, seat)

    def prospects(self, t: Sea, seat: i64) -> float:
        """What the ships are on their way to."""
        worth = 0.0
        for place in range(SHIPS_EACH):
            ship = ship_of(seat, place)
            if t.ship_at[ship] != NOWHERE:
                worth += _PROSPECT * (self.routes.best_island(t, seat, ship) + self.routes.best_token(t, ship))
        return worth

    def terms(self, table: Table, seat: i64) -> list[tuple[str, float]]:
        assert isinstance(table, Sea)
        t = table
        battles = reals(t.seats, 0.0)
        add_battles(t, battles)
        dangers = reals(t.seats, 0.0)
        add_dangers(t, dangers)
        deals = reals(t.seats, 0.0)
        add_deals(t, deals)
        talk = reals(t.seats, 0.0)
        add_moment(t, talk)
        return [
            ("points", points_worth(t, seat)),
            ("hand", hand_worth(t, seat, held_cards(t, seat))),
            ("ships", ships_worth(t, seat, points_left(t))),
            ("prospects", self.prospects(t, seat)),
            ("battles", battles[seat]),
            ("dangers", dangers[seat]),
            ("deals", deals[seat]),
            ("moment", talk[seat]),
        ]


class FarSightedJudge(PlunderJudge):
    """Judges the same, but its rollouts play turns as somebody might who wants to get somewhere, to the end."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = 2
        # Whole turns vary much by luck, so a few of them say less than the first guess does.
        self.manner.trust = 10.0
        # For the same reason the best of a few later answers is mostly the luckiest.
        self.manner.forgiving = False

    def pick(self, table: Table, seat: i64, answers: Numbers, source: Source) -> i64:
        assert isinstance(table, Sea)
        if isinstance(table.frames[-1], Turn):
            return guess(table, seat, answers, points_left(table), self.routes, source)
        return super().pick(table, seat, answers, source)

    def guesses(self, table: Table) -> bool:
        return isinstance(table.frames[-1], Turn)

    def is_quiet(self, table: Table) -> bool:
        """When a turn begins: only then has everybody done what they could."""
        assert isinstance(table, Sea)
        return table.turn.rolled == 0 and isinstance(table.frames[-1], Turn)


def points_worth(t: Sea, seat: i64) -> float:
    """Points, of which cards count less, and what islands will bring."""
    worth = float(own_points(t, seat)) + INCOME * float(islands_owned(t, seat))
    return worth - (1.0 - _POINT_CARD) * float(t.points[seat])


def ships_worth(t: Sea, seat: i64, left: float) -> float:
    """Ships, beyond the point that each is, with their lives, cannons and masts."""
    worth = 0.0
    for place in range(SHIPS_EACH):
        ship = ship_of(seat, place)
        if t.ship_at[ship] != NOWHERE:
            worth += _SHIP + _SHIP_EARLY * left - 1.0
            if t.lives[ship] > 1:
                worth += _SECOND_LIFE + _LIFE_EARLY * left
            if t.lives[ship] > 2:
                worth += _THIRD_LIFE + _LIFE_EARLY * left
            worth += (_CANNON + _CANNON_EARLY * left) * float(t.cannons[ship]) + _MAST * float(t.masts[ship])
    return worth


def add_moment(t: Sea, found: Reals) -> None:
    """A treasure about to be found, the dice that were rolled, and what talk has cost in this turn."""
    top = t.frames[-1]
    if isinstance(top, Finding):
        found[captain(top.ship)] += _FINDING
    turn = t.turn
    if turn.active >= 0:
        found[turn.active] -= _TALK * float(turn.offers * turn.offers)
        if turn.rolled:
            found[turn.active] += _ROLLED


def points_left(t: Sea) -> float:
    """How many points the leader still needs: the more, the more time there is for what is built now."""
    best: i64 = 0
    for seat in range(t.seats):
        best = max(best, score(t, seat))
    return float(max(t.atlas.target - best, 1))


def final_worth(t: Sea) -> Reals:
    """Points, and whoever wins far above the rest (P14, P17)."""
    won = winners(t)
    found = reals(t.seats, 0.0)
    for seat in range(t.seats):
        found[seat] = float(score(t, seat)) + (100.0 if int(seat) in won else 0.0)
    return found


def by_team(t: Sea, found: Reals) -> Reals:
    """A team wins together (P15)."""
    shared = reals(t.seats, 0.0)
    for seat in range(t.seats):
        for other in range(t.seats):
            if allied(t, seat, other):
                shared[seat] += found[other]
    return shared


JUDGE: Final = PlunderJudge()
FAR_SIGHTED: Final = FarSightedJudge()
