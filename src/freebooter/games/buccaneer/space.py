"""The numbers of Buccaneer: one block per kind of action. Append only; a golden file pins them."""

from freebooter.core.space import Space
from freebooter.games.buccaneer.actions import Begin, Board, Challenge, Move, StayLoyal, Take, TurnUp
from freebooter.games.buccaneer.figures import MOST_SHIPS, PIRATES_EACH, TREASURES

SPACE = Space("actions")
MOVE = SPACE.block(Move, range(PIRATES_EACH), range(5), range(PIRATES_EACH))
BOARD = SPACE.block(Board, range(PIRATES_EACH), range(3))
TAKE = SPACE.block(Take, TREASURES)
CHALLENGE = SPACE.block(Challenge)
STAY_LOYAL = SPACE.block(StayLoyal)

CHANCES = Space("chances")
TURN_UP = CHANCES.block(TurnUp, range(MOST_SHIPS))
BEGIN = CHANCES.block(Begin, range(5))
