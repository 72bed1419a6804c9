"""The numbers of Plunder: one block per kind of action. Append only; a golden file pins them."""

from typing import Final

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
LIFE: Final = 2

SPACE: Final = Space("actions")
PICK_ISLAND: Final = SPACE.block(a.PickIsland, CELLS)
ROLL: Final = SPACE.block(a.Roll)
SAIL: Final = SPACE.block(a.Sail, range(SHIPS_EACH), COURSES)
DISCARD: Final = SPACE.block(a.Discard, RESOURCES)
END_TURN: Final = SPACE.block(a.EndTurn)
BUILD_SHIP: Final = SPACE.block(a.BuildShip)
BUILD: Final = SPACE.block(a.Build, PEGS, range(SHIPS_EACH))
PLACE: Final = SPACE.block(a.Place, CELLS)
BURY_TREASURE: Final = SPACE.block(a.BuryTreasure)
BARTER: Final = SPACE.block(a.Barter, RESOURCES)
ATTACK_SHIP: Final = SPACE.block(a.AttackShip, range(SHIPS_EACH), range(MOST_SEATS), range(SHIPS_EACH))
ATTACK_ISLAND: Final = SPACE.block(a.AttackIsland, range(SHIPS_EACH))
FIGHT: Final = SPACE.block(a.Fight)
OFFER_TRADE: Final = SPACE.block(a.OfferTrade, range(MOST_SEATS))
OFFER_TO_ALL: Final = SPACE.block(a.OfferToAll)
THREATEN: Final = SPACE.block(a.Threaten, range(MOST_SEATS))
GIVE: Final = SPACE.block(a.Give, RESOURCES)
ASK: Final = SPACE.block(a.Ask, RESOURCES)
PROPOSE: Final = SPACE.block(a.Propose)
WITHDRAW: Final = SPACE.block(a.Withdraw)
ACCEPT: Final = SPACE.block(a.Accept)
DECLINE: Final = SPACE.block(a.Decline)
DEAL_WITH: Final = SPACE.block(a.DealWith, range(MOST_SEATS))
COLLECT: Final = SPACE.block(a.Collect, range(SHIPS_EACH), range(MOST_TOKENS))
TAKE_CARD: Final = SPACE.block(a.TakeCard, RESOURCES)
CHOOSE_SHIP: Final = SPACE.block(a.ChooseShip, range(SHIPS_EACH))
CHOOSE_TARGET: Final = SPACE.block(a.ChooseTarget, range(MOST_SEATS), range(SHIPS_EACH))
STRIP: Final = SPACE.block(a.Strip, ("mast", "cannon"))
STEAL_FROM: Final = SPACE.block(a.StealFrom, range(MOST_SEATS))
STEAL_BLIND: Final = SPACE.block(a.StealBlind)
STAY: Final = SPACE.block(a.Stay)
SWAP_POINT: Final = SPACE.block(a.SwapPoint)
SWAP_GOLD: Final = SPACE.block(a.SwapGold)
DISOWN: Final = SPACE.block(a.Disown, CELLS)
GIFT_ISLAND: Final = SPACE.block(a.GiftIsland, CELLS)
ASK_ISLAND: Final = SPACE.block(a.AskIsland, range(SHIPS_EACH))

CHANCES: Final = Space("chances")
LAY_TILE: Final = CHANCES.block(a.LayTile, range(FACES), range(4))
SPIN: Final = CHANCES.block(a.Spin, CELLS)
ROLL_DIE: Final = CHANCES.block(a.RollDie, range(1, 7))
ROLL_DICE: Final = CHANCES.block(a.RollDice, range(1, 7), range(1, 7))
DRAW_CARD: Final = CHANCES.block(a.DrawCard, RESOURCES)
STEAL_CARD: Final = CHANCES.block(a.StealCard, RESOURCES)
DRAW_TREASURE: Final = CHANCES.block(a.DrawTreasure, range(MOST_CARDS))
