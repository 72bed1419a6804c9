"""What Buccaneer rewards: money, majorities of booty, captaincies worth boarding, wages out in other crews."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.bots.search.manner import Manner
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, reals, reals_of
from freebooter.core.source import Source
from freebooter.core.table import Table
from freebooter.games.buccaneer.flow import Mutiny, ShareOut, Turn
from freebooter.games.buccaneer.rules import wage_on
from freebooter.games.buccaneer.scoring import final_scores
from freebooter.games.buccaneer.space import BOARD
from freebooter.games.buccaneer.state import KINDS, NO_DISC, NO_SHIP, Sea, Ship, disc_of, owner

# How likely a crew that could board at once does so, by how many turns its captain has to wait: the longer, the
# likelier that somebody covers their stack or takes the ship.
_BOARDS: Final[list[float]] = [0.9, 0.65, 0.5, 0.4, 0.35]
# A captain boards once a turn, so their further crews count for less.
_SPARE_CREW: Final = 0.4
# A crew that is still too small: what it may become, per pirate that it has of those it needs.
_GROWING: Final = 0.3
# Wages of the crews come sooner or later, whoever leads them by then.
_WAGES_OUT: Final = 0.75
# One more piece of a kind makes its majority so many times as likely.
_MAJORITY: Final = 2.2
# Whoever leads no stack is skipped, which costs a turn.
_TURN: Final = 2.5


class BuccaneerJudge(Judge):
    """Each seat's money at the end, as far as it can be seen coming."""

    def __init__(self) -> None:
        super().__init__(scale=7.0, worlds=2, replies=1, rolls=True, cut=10, manner=Manner(foresight=40.0), version=2)

    def worth(self, table: Table) -> Reals:
        t = as_sea(table)
        if not t.frames:
            return reals_of([float(score) for score in final_scores(t)])
        worth = reals(t.seats, 0.0)
        ducats = t.ducats
        for seat in range(t.seats):
            worth[seat] = float(ducats[seat])
        add_booty(t, worth)
        add_crews(t, worth)
        return worth

    def terms(self, table: Table, seat: i64) -> list[tuple[str, float]]:
        t = as_sea(table)
        booty = reals(t.seats, 0.0)
        add_booty(t, booty)
        crews = reals(t.seats, 0.0)
        add_crews(t, crews)
        return [("money", float(t.ducats[seat])), ("booty", booty[seat]), ("crews", crews[seat])]

    def pick(self, table: Table, seat: i64, answers: Numbers, source: Source) -> i64:
        """Whoever can board mostly does: without it a rollout is all coming and going."""
        if source.below(4):
            boardings: i64 = 0
            for place in range(answers.count):
                if BOARD.holds(answers[place]):
                    boardings += 1
            if boardings:
                return nth_boarding(answers, source.below(boardings))
        return answers[source.below(answers.count)]


def nth_boarding(answers: Numbers, which: i64) -> i64:
    """The answer that is so many-th among the boardings."""
    place: i64 = 0
    while which or not BOARD.holds(answers[place]):
        if BOARD.holds(answers[place]):
            which -= 1
        place += 1
    return answers[place]


def add_booty(t: Sea, worth: Reals) -> None:
    """Expected money for booty: the majority's value by the odds of having it, else a ducat a piece (B8)."""
    for kind in range(KINDS):
        odds = reals(t.seats, 0.0)
        total = 0.0
        for seat in range(t.seats):
            odds[seat] = majority_odds(t, seat, kind)
            total += odds[seat]
        for seat in range(t.seats):
            worth[seat] += booty_money(t, seat, kind, odds[seat] / total)


def majority_odds(t: Sea, seat: i64, kind: i64) -> float:
    """How much speaks for this seat to have the most of a kind; nothing, once it has none and none is left."""
    pieces = t.booty[seat * KINDS + kind]
    if pieces == 0 and t.booty_stock[kind] == 0:
        return 0.0001
    odds = 1.0
    for _ in range(pieces):
        odds *= _MAJORITY
    return odds


def booty_money(t: Sea, seat: i64, kind: i64, chance: float) -> float:
    pieces = float(t.booty[seat * KINDS + kind])
    return chance * float(t.waters.values[kind]) + (1.0 - chance) * pieces


def piece_value(t: Sea, kind: i64) -> float:
    """Roughly what one more piece of a kind is worth to a captain."""
    return 1.0 + float(t.waters.values[kind]) * 0.2


def add_crews(t: Sea, worth: Reals) -> None:
    """What the stacks promise: the captain's net gain from the best ship for each, and the wages of the crews."""
    turn = seat_to_move(t)
    best = reals(t.seats, 0.0)
    spare = reals(t.seats, 0.0)
    leads: i64 = 0
    heights = t.heights
    for lead in range(len(heights)):
        if heights[lead] == 0:
            continue
        captain = owner(lead)
        leads |= 1 << captain
        if heights[lead] == 1:
            continue
        boarded = ship_under(t, lead)
        if boarded is not None:
            # It is all settled but for the choice of a treasure.
            worth[captain] += net_gain(t, lead, boarded)
            add_wages(t, worth, lead, boarded, 1.0)
            continue
        gain = add_crew(t, worth, lead, (captain - turn) % t.seats)
        if gain > best[captain]:
            spare[captain] += best[captain]
            best[captain] = gain
        else:
            spare[captain] += gain
    for seat in range(t.seats):
        worth[seat] += best[seat] + _SPARE_CREW * spare[seat]
        if not (leads >> seat) & 1:
            worth[seat] -= _TURN


def add_crew(t: Sea, worth: Reals, lead: i64, wait: i64) -> float:
    """Add the wages a stack promises to its crew; what it promises its captain is the answer."""
    height = t.heights[lead]
    gain = 0.0
    chosen: Ship | None = None
    for card in t.offer:
        if card != NO_SHIP:
            ship = t.waters.ships[card]
            likely = _BOARDS[wait] if height >= ship.min_crew else _GROWING * float(height) / float(ship.min_crew)
            net = likely * net_gain(t, lead, ship)
            if chosen is None or net > gain:
                gain = net
                chosen = ship
    if chosen is None:
        return 0.0
    likely = _WAGES_OUT if height >= chosen.min_crew else _WAGES_OUT * float(height) / float(chosen.min_crew)
    add_wages(t, worth, lead, chosen, likely)
    return max(gain, 0.0)


def add_wages(t: Sea, worth: Reals, lead: i64, ship: Ship, likely: float) -> None:
    """What the crew can expect of this ship: wages, and the second treasure for the second in the stack (B4)."""
    captain = owner(lead)
    below = t.below
    disc = below[lead]
    while disc != NO_DISC:
        if owner(disc) != captain:
            worth[owner(disc)] += likely * float(wage_on(t, disc, ship))
        disc = below[disc]
    if len(ship.treasures) > 1:
        worth[owner(below[lead])] += likely * 0.5 * piece_value(t, ship.treasures[1])


def ship_under(t: Sea, lead: i64) -> Ship | None:
    """The ship that the stack led by this disc has just boarded, if it is that one."""
    top = t.frames[-1]
    if isinstance(top, ShareOut):
        if disc_of(top.captain, top.pirate) == lead:
            return t.waters.ships[t.offer[top.ship]]
    return None


def net_gain(t: Sea, lead: i64, ship: Ship) -> float:
    """What boarding this ship brings the captain: its ducats and booty, less the wages of the others (B4)."""
    gain = float(ship.ducats) + piece_value(t, ship.treasures[0])
    below = t.below
    disc = below[lead]
    while disc != NO_DISC:
        if owner(disc) != owner(lead):
            gain -= float(wage_on(t, disc, ship))
        disc = below[disc]
    return gain


def seat_to_move(t: Sea) -> i64:
    """Whose turn it is."""
    top = t.frames[-1]
    if isinstance(top, Turn):
        return top.captain
    if isinstance(top, Mutiny):
        return top.captain
    if isinstance(top, ShareOut):
        return (top.captain + 1) % t.seats
    return 0


def as_sea(table: Table) -> Sea:
    assert isinstance(table, Sea)
    return table


JUDGE: Final = BuccaneerJudge()
