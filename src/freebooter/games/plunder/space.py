"""The numbers of Plunder: one block per kind of action. Append only; a golden file pins them."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.space import Space
from freebooter.games.plunder import actions as a
from freebooter.games.plunder.figures import (
    CELLS,
    COURSES,
    FACES,
    MOST_CARDS,
    MOST_SEATS,
    MOST_TOKENS,
    RESOURCES,
    SHIPS_EACH,
)

PEGS: Final = ("mast", "cannon", "life")
LIFE: Final[i64] = 2

SPACE: Final = Space("actions")
PICK_ISLAND: Final = SPACE.block(a.PickIsland, CELLS, rule="P1")
ROLL: Final = SPACE.block(a.Roll, rule="P2")
SAIL: Final = SPACE.block(a.Sail, range(SHIPS_EACH), COURSES, rule="P3")
DISCARD: Final = SPACE.block(a.Discard, RESOURCES, rule="P9")
END_TURN: Final = SPACE.block(a.EndTurn, rule="P2")
BUILD_SHIP: Final = SPACE.block(a.BuildShip, rule="P12")
BUILD: Final = SPACE.block(a.Build, PEGS, range(SHIPS_EACH), rule="P12")
PLACE: Final = SPACE.block(a.Place, CELLS, rule="P12")
BURY_TREASURE: Final = SPACE.block(a.BuryTreasure, rule="P2")
BARTER: Final = SPACE.block(a.Barter, RESOURCES, rule="P8")
ATTACK_SHIP: Final = SPACE.block(a.AttackShip, range(SHIPS_EACH), range(MOST_SEATS), range(SHIPS_EACH), rule="P4")
ATTACK_ISLAND: Final = SPACE.block(a.AttackIsland, range(SHIPS_EACH), rule="P4")
FIGHT: Final = SPACE.block(a.Fight, rule="P5")
OFFER_TRADE: Final = SPACE.block(a.OfferTrade, range(MOST_SEATS), rule="P7")
OFFER_TO_ALL: Final = SPACE.block(a.OfferToAll, rule="P7")
THREATEN: Final = SPACE.block(a.Threaten, range(MOST_SEATS), rule="P6")
GIVE: Final = SPACE.block(a.Give, RESOURCES, rule="P7")
ASK: Final = SPACE.block(a.Ask, RESOURCES, rule="P7")
PROPOSE: Final = SPACE.block(a.Propose, rule="P7")
WITHDRAW: Final = SPACE.block(a.Withdraw, rule="P7")
ACCEPT: Final = SPACE.block(a.Accept, rule="P7")
DECLINE: Final = SPACE.block(a.Decline, rule="P7")
DEAL_WITH: Final = SPACE.block(a.DealWith, range(MOST_SEATS), rule="P7")
COLLECT: Final = SPACE.block(a.Collect, range(SHIPS_EACH), range(MOST_TOKENS), rule="P10")
TAKE_CARD: Final = SPACE.block(a.TakeCard, RESOURCES, rule="P11")
CHOOSE_SHIP: Final = SPACE.block(a.ChooseShip, range(SHIPS_EACH), rule="P11")
CHOOSE_TARGET: Final = SPACE.block(a.ChooseTarget, range(MOST_SEATS), range(SHIPS_EACH), rule="P11")
STRIP: Final = SPACE.block(a.Strip, ("mast", "cannon"), rule="P11")
STEAL_FROM: Final = SPACE.block(a.StealFrom, range(MOST_SEATS), rule="P11")
STEAL_BLIND: Final = SPACE.block(a.StealBlind, rule="P11")
STAY: Final = SPACE.block(a.Stay, rule="P11")
SWAP_POINT: Final = SPACE.block(a.SwapPoint, rule="P13")
SWAP_GOLD: Final = SPACE.block(a.SwapGold, rule="P13")
DISOWN: Final = SPACE.block(a.Disown, CELLS, rule="P13")
GIFT_ISLAND: Final = SPACE.block(a.GiftIsland, CELLS, rule="P15")
ASK_ISLAND: Final = SPACE.block(a.AskIsland, range(SHIPS_EACH), rule="P15")

CHANCES: Final = Space("chances")
LAY_TILE: Final = CHANCES.block(a.LayTile, range(FACES), range(4))
SPIN: Final = CHANCES.block(a.Spin, CELLS)
ROLL_DIE: Final = CHANCES.block(a.RollDie, range(1, 7))
ROLL_DICE: Final = CHANCES.block(a.RollDice, range(1, 7), range(1, 7))
DRAW_CARD: Final = CHANCES.block(a.DrawCard, RESOURCES)
STEAL_CARD: Final = CHANCES.block(a.StealCard, RESOURCES)
DRAW_TREASURE: Final = CHANCES.block(a.DrawTreasure, range(MOST_CARDS))
