"""The numbers of Pirates of the 7 Seas: one block per kind of action. Append only; a golden file pins them."""

from typing import Final

from freebooter.core.space import Space
from freebooter.games.seven_seas.actions import (
    Bargain,
    BecomeCorsair,
    Begin,
    Buy,
    Choose,
    DealDie,
    Decline,
    Discard,
    Draw,
    DrawBooty,
    DrawCaravan,
    DrawCurse,
    DrawPort,
    Finish,
    Keep,
    LeaveGift,
    NameGood,
    Perform,
    PlayCaravan,
    PlayCurse,
    PlayPort,
    Sell,
    Send,
    TakeGift,
)
from freebooter.games.seven_seas.figures import (
    BOOTY,
    CHARACTERS,
    COUNTRIES,
    CURSES,
    GOODS,
    MOST_CARAVAN,
    MOST_OF_A_GOOD,
    MOST_PORTS,
    MOST_SHIPS,
)

PAIRS: Final = ("rum-coffee", "rum-fruit", "coffee-fruit")
RITUALS: Final = ("double-hold", "unsinkable-ship")

SPACE = Space("actions")
CHOOSE = SPACE.block(Choose, CHARACTERS)
BUY = SPACE.block(Buy, range(MOST_SHIPS + 1))
BECOME_CORSAIR = SPACE.block(BecomeCorsair, COUNTRIES)
# These three stay together and in this order: PLAY_CARAVAN.base + card is the number of any Adventure card.
PLAY_CARAVAN = SPACE.block(PlayCaravan, COUNTRIES, range(1, MOST_CARAVAN + 1))
PLAY_CURSE = SPACE.block(PlayCurse, CURSES)
PLAY_PORT = SPACE.block(PlayPort, range(MOST_PORTS))
DECLINE = SPACE.block(Decline)
SEND = SPACE.block(Send, range(MOST_SHIPS + 1))
KEEP = SPACE.block(Keep, GOODS, range(MOST_SHIPS + 1))
DISCARD = SPACE.block(Discard, GOODS)
SELL = SPACE.block(Sell, GOODS, range(MOST_OF_A_GOOD + 1))
DRAW = SPACE.block(Draw)
TAKE_GIFT = SPACE.block(TakeGift)
LEAVE_GIFT = SPACE.block(LeaveGift)
BARGAIN = SPACE.block(Bargain, PAIRS)
PERFORM = SPACE.block(Perform, RITUALS)
FINISH = SPACE.block(Finish)
NAME_GOOD = SPACE.block(NameGood, GOODS)
DEAL_DIE = SPACE.block(DealDie, range(1, 7))

CHANCES = Space("chances")
BEGIN = CHANCES.block(Begin, range(4))
# As above: DRAW_CARAVAN.base + card.
DRAW_CARAVAN = CHANCES.block(DrawCaravan, COUNTRIES, range(1, MOST_CARAVAN + 1))
DRAW_CURSE = CHANCES.block(DrawCurse, CURSES)
DRAW_PORT = CHANCES.block(DrawPort, range(MOST_PORTS))
DRAW_BOOTY = CHANCES.block(DrawBooty, BOOTY)
