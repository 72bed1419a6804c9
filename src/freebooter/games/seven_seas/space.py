"""The numbers of Pirates of the 7 Seas: one block per kind of action. Append only; a golden file pins them."""

from typing import Final

from freebooter.core.actions import Action
from freebooter.core.space import Block, Space
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
MOST_CARDS: Final = len(COUNTRIES) * MOST_CARAVAN + len(CURSES) + MOST_PORTS  # kinds of Adventure cards

SPACE: Final = Space("actions")
CHOOSE: Final = SPACE.block(Choose, CHARACTERS, rule="S17")
BUY: Final = SPACE.block(Buy, range(MOST_SHIPS + 1), rule="S3")
BECOME_CORSAIR: Final = SPACE.block(BecomeCorsair, COUNTRIES, rule="S19")
# These three stay together and in this order, so that PLAY has the number of any Adventure card by its kind.
PLAY_CARAVAN: Final = SPACE.block(PlayCaravan, COUNTRIES, range(1, MOST_CARAVAN + 1), rule="S3")
PLAY_CURSE: Final = SPACE.block(PlayCurse, CURSES, rule="S3")
PLAY_PORT: Final = SPACE.block(PlayPort, range(MOST_PORTS), rule="S3")
PLAY: Final = Block(Action, int(PLAY_CARAVAN.base), [range(MOST_CARDS)])
DECLINE: Final = SPACE.block(Decline, rule="S3")
SEND: Final = SPACE.block(Send, range(MOST_SHIPS + 1), rule="S6")
KEEP: Final = SPACE.block(Keep, GOODS, range(MOST_SHIPS + 1), rule="S9")
DISCARD: Final = SPACE.block(Discard, GOODS, rule="S9")
SELL: Final = SPACE.block(Sell, GOODS, range(MOST_OF_A_GOOD + 1), rule="S3")
DRAW: Final = SPACE.block(Draw, rule="S3")
TAKE_GIFT: Final = SPACE.block(TakeGift, rule="S4")
LEAVE_GIFT: Final = SPACE.block(LeaveGift, rule="S4")
BARGAIN: Final = SPACE.block(Bargain, PAIRS, rule="S5")
PERFORM: Final = SPACE.block(Perform, RITUALS, rule="S5")
FINISH: Final = SPACE.block(Finish, rule="S5")
NAME_GOOD: Final = SPACE.block(NameGood, GOODS, rule="S10")
DEAL_DIE: Final = SPACE.block(DealDie, range(1, 7), rule="S10")

CHANCES: Final = Space("chances")
BEGIN: Final = CHANCES.block(Begin, range(4))
# As above, with DRAW_CARD.
DRAW_CARAVAN: Final = CHANCES.block(DrawCaravan, COUNTRIES, range(1, MOST_CARAVAN + 1))
DRAW_CURSE: Final = CHANCES.block(DrawCurse, CURSES)
DRAW_PORT: Final = CHANCES.block(DrawPort, range(MOST_PORTS))
DRAW_CARD: Final = Block(Action, int(DRAW_CARAVAN.base), [range(MOST_CARDS)])
DRAW_BOOTY: Final = CHANCES.block(DrawBooty, BOOTY)
