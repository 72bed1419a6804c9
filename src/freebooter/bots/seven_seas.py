"""What Pirates of the 7 Seas rewards: chests, goods sold well, ships to raid with, characters played in time."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.core.table import Table
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.rules.characters import is_mistaken
from freebooter.games.seven_seas.scoring import POINTS_A_SPOT, rank
from freebooter.games.seven_seas.space import CHOOSE
from freebooter.games.seven_seas.state import (
    ABORIGINE,
    CAPTAIN,
    FIRST_CURSE,
    FIRST_PORT,
    GOVERNOR,
    KINDS,
    MERCHANT,
    SHAMAN,
    SHIPWRIGHT,
    Port,
    Seas,
    needs_card,
    port_now,
)

_SPOT: Final = float(POINTS_A_SPOT)
# A ship raids and carries; bought it costs a chest, and it works for the rounds that are left.
_SHIP: Final = 0.35
_SHIP_ROUND: Final = 0.11
# A ship above this number finds little to do.
_ENOUGH_SHIPS: Final = 7.0
# Tokens are a third of a point each, a little more while rituals can still pay.
_TOKEN: Final = 0.33
_TOKEN_ROUND: Final = 0.02
# A Double Hold and an Unsinkable Ship, for each round that is left.
_HOLD_ROUND: Final = 0.09
_UNSINKABLE_ROUND: Final = 0.12
# What a good is worth that is not sold yet: somewhere between a chest and what a set brings.
_LOOSE_GOOD: Final = 1.05
_SET_HOPE: Final = 0.5
# A card that can still be played lets a character do something.
_CARD: Final = 0.9
# A character at hand is a choice; in front it is none until a card brings all back.
_CHARACTER: Final = 0.15
# A raid brings booty for about half the ships that can be sent.
_RAID_SHIP: Final = 0.75
_CURSE: Final = 1.2
# Alone with a character its gift comes too: about one in three times.
_GIFT: Final = 0.35
# How many rounds an Adventure card in the deck lasts, about: two draws a round.
_CARDS_A_ROUND: Final = 1.6


class SevenSeasJudge(Judge):
    """Each seat's victory points at the end, as far as they can be seen coming."""

    def __init__(self) -> None:
        super().__init__(scale=5.0, worlds=6, replies=0, rolls=True, cut=16)

    def worth(self, table: Table) -> list[float]:
        assert isinstance(table, Seas)
        t = table
        left = rounds_left(t)
        found: list[float] = []
        for seat in range(t.seats):
            if not t.frames:
                found.append(final_worth(t, seat))
            else:
                found.append(seat_worth(t, seat, left) + choice_worth(t, seat, left))
        return found


def final_worth(t: Seas, seat: i64) -> float:
    """The final points, with the tie-breakers as small fractions (S13)."""
    points, tiles, spots = rank(t, seat)
    return float(points) + 0.05 * float(tiles) + 0.001 * float(spots)


def rounds_left(t: Seas) -> float:
    """How many rounds are about to be played after this one."""
    if t.last_round > 0:
        return float(t.last_round - t.rounds)
    if t.ending:
        return 0.0
    left = float(t.above) / _CARDS_A_ROUND + float(t.charts.rounds_after)
    return min(left, float(t.round_limit - t.rounds))


def seat_worth(t: Seas, seat: i64, left: float) -> float:
    """What a seat has, each thing by what it will be at the end."""
    worth = float(t.chests[seat] + t.talismans[seat]) - _SPOT * float(t.black_spots[seat])
    worth += float(t.yin_yang[seat]) * (_TOKEN + _TOKEN_ROUND * min(left, 6.0))
    worth += goods_worth(t, seat, port_now(t), left)
    busy = min(left, 8.0)
    ships = float(t.fleet[seat])
    worth += min(ships, _ENOUGH_SHIPS) * (_SHIP + _SHIP_ROUND * busy) * min(left, 1.0)
    worth += 0.02 * ships
    worth += float(t.double_holds[seat]) * _HOLD_ROUND * busy
    worth += float(min(t.unsinkables[seat], 4)) * _UNSINKABLE_ROUND * busy
    worth += cards_worth(float(t.hands[seat].size()), left)
    at_hand: i64 = t.available[seat]
    while at_hand:
        at_hand &= at_hand - 1
        worth += _CHARACTER * min(left, 4.0)
    return worth


def cards_worth(cards: float, left: float) -> float:
    """Adventure cards in hand: worth playing while there is time, a Black Spot each at the end (S13)."""
    # One card a round at most, and hardly in every round.
    playable = min(cards, 0.7 * left)
    return _CARD * min(playable, 3.0) - _SPOT * (cards - playable)


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
    character = answer - CHOOSE.base
    if needs_card(character):
        return card_worth(t, seat, character, left)
    if is_mistaken(t, seat, character):
        return -_SPOT
    if character == SHIPWRIGHT:
        wanted = min(_ENOUGH_SHIPS - float(t.fleet[seat]), float(t.reserve[seat]))
        wanted = min(wanted, float(t.chests[seat]))
        if wanted < 1.0:
            return -0.5 + _GIFT * 0.5
        return wanted * max(_SHIP + _SHIP_ROUND * min(left, 8.0) - 1.0, -0.3) + _GIFT
    if character == GOVERNOR:
        spot = _GIFT * _SPOT if t.black_spots[seat] else 0.0
        gained = min(float(t.reserve[seat]), _ENOUGH_SHIPS - float(t.fleet[seat]))
        return max(gained, 0.0) * (_SHIP + _SHIP_ROUND * min(left, 8.0)) - _SPOT + 2.0 * spot
    if character == MERCHANT:
        return merchant_worth(t, seat, left)
    # The Cartographer: a card, if there is time to play it.
    return (_CARD if t.hands[seat].size() < 4 else -0.5) if left > 2.5 else -1.5


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
    in_front: i64 = t.in_front[seat]
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


JUDGE: Final = SevenSeasJudge()
