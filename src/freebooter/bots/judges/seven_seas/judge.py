"""What Pirates of the 7 Seas rewards: chests, goods sold well, ships to raid with, characters played in time."""

import math
from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.bots.search.manner import Manner
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, reals
from freebooter.core.source import Source
from freebooter.core.table import Table
from freebooter.games.seven_seas.flow.plunder import Battle, Sending
from freebooter.games.seven_seas.flow.rounds import Choosing
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.rules.characters import is_mistaken
from freebooter.games.seven_seas.rules.plunder import most_to_send
from freebooter.games.seven_seas.scoring import POINTS_A_SPOT, rank
from freebooter.games.seven_seas.space import BARGAIN, BUY, CHOOSE, DECLINE, KEEP, PERFORM, SELL, SEND, TAKE_GIFT
from freebooter.games.seven_seas.state import (
    ABORIGINE,
    CAPTAIN,
    FIRST_CURSE,
    FIRST_PORT,
    GOVERNOR,
    KINDS,
    MERCHANT,
    NOT_YET,
    SHAMAN,
    SHIPWRIGHT,
    Port,
    Seas,
    caravan_ships,
    clockwise,
    needs_card,
    port_now,
)

_SPOT: Final = float(POINTS_A_SPOT)
# A fleet raids and carries: worth so much times the square root of its ships, and most when some rounds are left, but
# not so many that what sinks can be built again.
_FLEET: Final = 1.5
_FLEET_ROUND: Final = 0.6
_FLEET_BEST: Final = 4.0
_FLEET_EARLY: Final = 0.3
# A fleet above this number of ships finds little to do.
_ENOUGH_SHIPS: Final = 7.0
# Room for goods: the first hold matters most.
_ROOM: Final = 2.5
# Tokens are a third of a point each at the end; before, rituals are seldom worth it.
_TOKEN: Final = 0.33
_TOKEN_LATER: Final = 0.2
# A Double Hold, for each round that is left; an Unsinkable Ship, and each further one half of the one before.
_HOLD_ROUND: Final = 0.03
_UNSINKABLE: Final = 0.6
_UNSINKABLE_ROUND: Final = 0.25
# A Black Spot goes on costing something for each round that is left.
_SPOT_ROUND: Final = 0.1
# What a good is worth that is not sold yet: somewhere between a chest and what a set brings.
_LOOSE_GOOD: Final = 1.05
_SET_HOPE: Final = 0.5
# Cards that can still be played let characters do something: so much times the square root of their number.
_CARDS: Final = 1.6
# One that is left over is a Black Spot, or a character wasted.
_CARD_LEFT_OVER: Final = 2.0
# A character at hand is a choice; in front it is none until a card brings all back.
_CHARACTER: Final = 0.15
# A raid brings booty for about half the ships that can be sent.
_RAID_SHIP: Final = 0.75
# A card of booty: mostly a good; without room only a Talisman is kept.
_BOOTY: Final = 1.25
_TALISMAN_BOOTY: Final = 0.33
_CURSE: Final = 1.2
# What others know and I do not makes their choice of a character vary by so many points.
_WAVERING: Final = 1.5
# Alone with a character its gift comes too: about one in three times.
_GIFT: Final = 0.35
# How many rounds an Adventure card in the deck lasts, about: two draws a round.
_CARDS_A_ROUND: Final = 1.6


class SevenSeasJudge(Judge):
    """Each seat's victory points at the end, as far as they can be seen coming."""

    def __init__(self) -> None:
        manner = Manner(exploration=0.2, foresight=40.0)
        super().__init__(scale=5.0, worlds=6, replies=0, rolls=True, cut=16, manner=manner, version=2)

    def worth(self, table: Table) -> Reals:
        t = as_seas(table)
        worth = reals(t.seats, 0.0)
        if not t.frames:
            for seat in range(t.seats):
                worth[seat] = final_worth(t, seat)
            return worth
        left = rounds_left(t)
        for seat in range(t.seats):
            worth[seat] = seat_worth(t, seat, left) + choice_worth(t, seat, left)
        add_raid(t, worth, left)
        return worth

    def terms(self, table: Table, seat: i64) -> list[tuple[str, float]]:
        t = as_seas(table)
        left = rounds_left(t)
        raid = reals(t.seats, 0.0)
        add_raid(t, raid, left)
        return [
            ("riches", riches(t, seat, left)),
            ("spots", -spots_cost(t, seat, left)),
            ("goods", goods_worth(t, seat, port_now(t), left)),
            ("ships", ships_worth(t, seat, left)),
            ("cards", cards_worth(float(t.hands[seat].size()), left)),
            ("characters", characters_worth(t, seat, left)),
            ("choice", choice_worth(t, seat, left)),
            ("raid", raid[seat]),
        ]

    def turn(self, table: Table) -> i64:
        """The round: what a seat chooses for the next one says nothing about what it did in this one."""
        return as_seas(table).rounds

    def is_quiet(self, table: Table) -> bool:
        """Between two rounds: while only some have chosen, or a raid is under way, seats cannot be compared."""
        top = table.frames[-1]
        return isinstance(top, Choosing) and top.waiting == (1 << table.seats) - 1

    def pick(self, table: Table, seat: i64, answers: Numbers, source: Source) -> i64:
        """Nobody makes mistakes that they can see: a promising character, a card if there is one, much booty, gifts."""
        t = as_seas(table)
        first = answers[0]
        last = answers[answers.count - 1]
        if CHOOSE.holds(first):
            return some_character(t, seat, answers, source)
        if SEND.holds(first):
            # Staying at home costs a Black Spot; more ships bring more booty.
            return last if source.below(3) else answers[source.below(answers.count)]
        if KEEP.holds(first):
            return last
        if TAKE_GIFT.holds(first):
            return first
        if DECLINE.holds(last):
            return answers[source.below(max(answers.count - 1, 1))]
        if SELL.holds(first) or BUY.holds(first):
            deeds: i64 = 1
            while deeds < answers.count and not is_ritual(answers[deeds]):
                deeds += 1
            if deeds < answers.count and source.below(2):
                return answers[deeds + source.below(answers.count - deeds)]
            if BUY.holds(first):
                return answers[min(bought(t, seat), deeds - 1)]
            most = answers[deeds - 1]
            return most if is_sold(t, SELL.first(most), SELL.second(most), source) else first
        return answers[source.below(answers.count)]


def some_character(t: Seas, seat: i64, answers: Numbers, source: Source) -> i64:
    """A character that promises much, give or take what nobody can foresee."""
    left = rounds_left(t)
    best = -100.0
    chosen = answers[0]
    for place in range(answers.count):
        t.sealed[seat] = answers[place]
        promise = choice_worth(t, seat, left) + _WAVERING * float(source.below(1024)) / 1024.0
        if promise > best:
            best = promise
            chosen = answers[place]
    t.sealed[seat] = -1
    return chosen


def is_ritual(action: i64) -> bool:
    """Whether this is the number of a ritual."""
    return BARGAIN.holds(action) or PERFORM.holds(action)


def is_sold(t: Seas, good: i64, count: i64, source: Source) -> bool:
    """Whether a Merchant sells all they have of a good: if it pays, or there is no time; else by whim."""
    return (count >= 3 and port_now(t).demand[good] > 1) or rounds_left(t) < 1.0 or source.below(2) == 0


def bought(t: Seas, seat: i64) -> i64:
    """How many ships a Shipwright wants: some, while they have time to bring something."""
    return max(int(_ENOUGH_SHIPS) - t.fleet[seat], 1) if rounds_left(t) > 2.0 else 0


def add_raid(t: Seas, worth: Reals, left: float) -> None:
    """Ships that are sent against a caravan: booty for those that come home, a token for each that does not."""
    top = t.frames[-1]
    if not isinstance(top, (Sending, Battle)):
        return
    sent = top.sent
    caravan = top.caravan
    captain = top.captain
    pirates = 0.0
    for place in range(t.seats):
        if place < len(sent):
            pirates += float(sent[place])
        else:
            # Most send nearly all they can.
            pirates += 0.8 * float(most_to_send(t, clockwise(t, captain, place), caravan))
    if pirates < 1.0:
        return
    reds = float(caravan_ships(caravan))
    # Ships sink one for one, more or less.
    ahead = pirates - reds
    win = 1.0 if ahead > 3.0 else 0.0 if ahead < -3.0 else 0.5 + ahead / 6.0
    lost = min(reds, pirates) / pirates
    for place in range(len(sent)):
        ships = float(sent[place])
        seat = clockwise(t, captain, place)
        home = ships * (1.0 - lost)
        room = float(max(fleet.room(t, seat), 0))
        stowed = min(home, room)
        sunk = ships * lost
        worth[seat] += win * (_BOOTY * stowed + _TALISMAN_BOOTY * (home - stowed)) + sunk * token_worth(left)
        worth[seat] += more_ships(t, seat, -sunk, left) + room_worth(room - sunk) - room_worth(room)


def final_worth(t: Seas, seat: i64) -> float:
    """The final points, with the tie-breakers as small fractions (S13)."""
    points, tiles, spots = rank(t, seat)
    return float(points) + 0.05 * float(tiles) + 0.001 * float(spots)


def rounds_left(t: Seas) -> float:
    """How many rounds are about to be played after this one."""
    if t.last_round != NOT_YET:
        return float(t.last_round - t.rounds)
    if t.ending:
        return 0.0
    left = float(t.above) / _CARDS_A_ROUND + float(t.charts.rounds_after)
    return min(left, float(t.charts.round_limit - t.rounds))


def seat_worth(t: Seas, seat: i64, left: float) -> float:
    """What a seat has, each thing by what it will be at the end."""
    worth = riches(t, seat, left) - spots_cost(t, seat, left) + goods_worth(t, seat, port_now(t), left)
    worth += ships_worth(t, seat, left) + cards_worth(float(t.hands[seat].size()), left)
    return worth + characters_worth(t, seat, left)


def riches(t: Seas, seat: i64, left: float) -> float:
    """Chests, talismans and yin-yang tokens."""
    return float(t.chests[seat] + t.talismans[seat]) + float(t.yin_yang[seat]) * token_worth(left)


def spots_cost(t: Seas, seat: i64, left: float) -> float:
    """What the Black Spots cost."""
    return (_SPOT + _SPOT_ROUND * left) * float(t.black_spots[seat])


def ships_worth(t: Seas, seat: i64, left: float) -> float:
    """The fleet, its room, Double Holds and Unsinkable Ships."""
    worth = fleet_worth(float(t.fleet[seat]), left) + room_worth(float(fleet.room(t, seat)))
    worth += float(t.double_holds[seat]) * _HOLD_ROUND * left
    unsinkable = _UNSINKABLE + _UNSINKABLE_ROUND * min(left, 9.0)
    unsinkables = t.unsinkables[seat]
    while unsinkables:
        worth += unsinkable
        unsinkable *= 0.5
        unsinkables -= 1
    return worth


def characters_worth(t: Seas, seat: i64, left: float) -> float:
    """The characters at hand."""
    worth = 0.0
    at_hand = t.available[seat]
    while at_hand:
        at_hand &= at_hand - 1
        worth += _CHARACTER * min(left, 4.0)
    return worth


def fleet_worth(ships: float, left: float) -> float:
    """What a fleet of so many ships brings."""
    early = max(min(left, 10.0) - _FLEET_BEST, 0.0)
    return (_FLEET + _FLEET_ROUND * min(left, _FLEET_BEST) - _FLEET_EARLY * early) * math.sqrt(ships)


def room_worth(room: float) -> float:
    """What room for so many goods is worth."""
    return _ROOM * room / (room + 1.0) if room > 0.0 else 0.0


def token_worth(left: float) -> float:
    """What a yin-yang token is worth."""
    return _TOKEN_LATER if left >= 1.0 else _TOKEN


def cards_worth(cards: float, left: float) -> float:
    """Adventure cards in hand: worth playing while there is time, a Black Spot each at the end (S13)."""
    # One card a round at most, and hardly in every round.
    playable = min(cards, 0.8 + 0.9 * left)
    return _CARDS * math.sqrt(playable) * min(0.5 + 0.5 * left, 1.0) - _CARD_LEFT_OVER * (cards - playable)


def goods_worth(t: Seas, seat: i64, port: Port, left: float) -> float:
    """What the goods aboard bring: at this port, or with luck at a better one while there is time."""
    worth = 0.0
    for good in range(KINDS):
        count = float(t.goods[seat * KINDS + good])
        if count == 0.0:
            continue
        here = sale(port, good, count)
        if left > 0.0:
            hope = count * (_LOOSE_GOOD + _SET_HOPE * min(count, 3.0) / 3.0)
            here = max(0.5 * here + 0.5 * hope, 0.95 * here)
        worth += here
    return worth


def sale(port: Port, good: i64, count: float) -> float:
    """What so many of a good bring at this port (S18)."""
    return count * float(port.demand[good]) if count >= 3.0 else count


def choice_worth(t: Seas, seat: i64, left: float) -> float:
    """What the character promises that a seat has chosen and not yet played: timing is all in this game."""
    answer = t.sealed[seat]
    if not CHOOSE.holds(answer):
        return 0.0
    character = CHOOSE.first(answer)
    if needs_card(character):
        return card_worth(t, seat, character, left)
    if is_mistaken(t, seat, character):
        return -_SPOT
    if character == SHIPWRIGHT:
        wanted = min(_ENOUGH_SHIPS - float(t.fleet[seat]), float(t.reserve[seat]))
        wanted = min(wanted, float(t.chests[seat]))
        if wanted < 1.0:
            return -0.5 + _GIFT * 0.5
        return max(more_ships(t, seat, wanted, left) - wanted, -0.3) + _GIFT
    if character == GOVERNOR:
        spot = _GIFT * _SPOT if t.black_spots[seat] else 0.0
        gained = min(float(t.reserve[seat]), _ENOUGH_SHIPS - float(t.fleet[seat]))
        return more_ships(t, seat, max(gained, 0.0), left) - _SPOT + 2.0 * spot
    if character == MERCHANT:
        return merchant_worth(t, seat, left)
    # The Cartographer: a card, if there is time to play it.
    cards = float(t.hands[seat].size())
    return cards_worth(cards + 1.0, left) - cards_worth(cards, left)


def more_ships(t: Seas, seat: i64, ships: float, left: float) -> float:
    """What so many ships more, or fewer, are worth to a seat."""
    now = float(t.fleet[seat])
    return fleet_worth(max(now + ships, 0.0), left) - fleet_worth(now, left)


def merchant_worth(t: Seas, seat: i64, left: float) -> float:
    """What a sale brings beyond what the goods are worth aboard, and ships that are free again."""
    port = port_now(t)
    gain = 0.0
    sold = 0.0
    for good in range(KINDS):
        count = float(t.goods[seat * KINDS + good])
        gain += sale(port, good, count)
        sold += count
    return gain - goods_worth(t, seat, port, left) + 0.25 * sold * min(left, 2.0) / 2.0 + _GIFT


def card_worth(t: Seas, seat: i64, character: i64, left: float) -> float:
    """What Captain, Aborigine or Shaman can do with the hand as it is, and the characters they bring back."""
    back = 0.0
    in_front = t.in_front[seat]
    while in_front:
        in_front &= in_front - 1
        back += _CHARACTER * min(left, 4.0)
    cards = t.hands[seat].cards
    best = -_SPOT
    if character == CAPTAIN:
        for card in range(FIRST_CURSE):
            if cards[card]:
                best = max(best, _RAID_SHIP * float(min(fleet.empty_ships(t, seat), 5)) + _GIFT * 0.7 - 0.6)
    elif character == ABORIGINE:
        now = goods_worth(t, seat, port_now(t), left)
        for port in range(len(t.charts.ports)):
            if cards[FIRST_PORT + port]:
                best = max(best, goods_worth(t, seat, t.charts.ports[port], left) - now + _GIFT * 1.2)
    elif character == SHAMAN:
        for card in range(FIRST_CURSE, FIRST_PORT):
            if cards[card]:
                best = max(best, _CURSE)
    if best > -_SPOT:
        # A card less in hand at the end.
        best += hand_relief(t, seat, left)
    return best + back


def hand_relief(t: Seas, seat: i64, left: float) -> float:
    """What it is worth to be rid of a card."""
    cards = float(t.hands[seat].size())
    return max(cards_worth(cards - 1.0, left) - cards_worth(cards, left), 0.0)


def as_seas(table: Table) -> Seas:
    assert isinstance(table, Seas)
    return table


JUDGE: Final = SevenSeasJudge()
