"""The numbers of Buccaneer: one block per kind of action. Append only; a golden file pins them."""

from typing import Final

from freebooter.core.space import Space
from freebooter.games.buccaneer.actions import Begin, Board, Challenge, Move, StayLoyal, Take, TurnUp
from freebooter.games.buccaneer.figures import MOST_SHIPS, PIRATES_EACH, TREASURES

SPACE: Final = Space("actions")
MOVE: Final = SPACE.block(Move, range(PIRATES_EACH), range(5), range(PIRATES_EACH), rule="B2")
BOARD: Final = SPACE.block(Board, range(PIRATES_EACH), range(3), rule="B4")
TAKE: Final = SPACE.block(Take, TREASURES, rule="B4")
CHALLENGE: Final = SPACE.block(Challenge, rule="B6")
STAY_LOYAL: Final = SPACE.block(StayLoyal, rule="B6")

CHANCES: Final = Space("chances")
TURN_UP: Final = CHANCES.block(TurnUp, range(MOST_SHIPS))
BEGIN: Final = CHANCES.block(Begin, range(5))
