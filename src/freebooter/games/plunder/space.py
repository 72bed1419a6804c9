"""The numbers of Plunder: one block per kind of action. Append only; a golden file pins them."""

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

PEGS = ("mast", "cannon", "life")
LIFE = 2

SPACE = Space("actions")
PICK_ISLAND = SPACE.block(a.PickIsland, CELLS)
ROLL = SPACE.block(a.Roll)
SAIL = SPACE.block(a.Sail, range(SHIPS_EACH), COURSES)
DISCARD = SPACE.block(a.Discard, RESOURCES)
END_TURN = SPACE.block(a.EndTurn)
BUILD_SHIP = SPACE.block(a.BuildShip)
BUILD = SPACE.block(a.Build, PEGS, range(SHIPS_EACH))
PLACE = SPACE.block(a.Place, CELLS)
BURY_TREASURE = SPACE.block(a.BuryTreasure)
BARTER = SPACE.block(a.Barter, RESOURCES)
ATTACK_SHIP = SPACE.block(a.AttackShip, range(SHIPS_EACH), range(MOST_SEATS), range(SHIPS_EACH))
ATTACK_ISLAND = SPACE.block(a.AttackIsland, range(SHIPS_EACH))
FIGHT = SPACE.block(a.Fight)
OFFER_TRADE = SPACE.block(a.OfferTrade, range(MOST_SEATS))
OFFER_TO_ALL = SPACE.block(a.OfferToAll)
THREATEN = SPACE.block(a.Threaten, range(MOST_SEATS))
GIVE = SPACE.block(a.Give, RESOURCES)
ASK = SPACE.block(a.Ask, RESOURCES)
PROPOSE = SPACE.block(a.Propose)
WITHDRAW = SPACE.block(a.Withdraw)
ACCEPT = SPACE.block(a.Accept)
DECLINE = SPACE.block(a.Decline)
DEAL_WITH = SPACE.block(a.DealWith, range(MOST_SEATS))
COLLECT = SPACE.block(a.Collect, range(SHIPS_EACH), range(MOST_TOKENS))
TAKE_CARD = SPACE.block(a.TakeCard, RESOURCES)
CHOOSE_SHIP = SPACE.block(a.ChooseShip, range(SHIPS_EACH))
CHOOSE_TARGET = SPACE.block(a.ChooseTarget, range(MOST_SEATS), range(SHIPS_EACH))
STRIP = SPACE.block(a.Strip, ("mast", "cannon"))
STEAL_FROM = SPACE.block(a.StealFrom, range(MOST_SEATS))
STEAL_BLIND = SPACE.block(a.StealBlind)
STAY = SPACE.block(a.Stay)
SWAP_POINT = SPACE.block(a.SwapPoint)
SWAP_GOLD = SPACE.block(a.SwapGold)
DISOWN = SPACE.block(a.Disown, CELLS)
GIFT_ISLAND = SPACE.block(a.GiftIsland, CELLS)
ASK_ISLAND = SPACE.block(a.AskIsland, range(SHIPS_EACH))

CHANCES = Space("chances")
LAY_TILE = CHANCES.block(a.LayTile, range(FACES), range(4))
SPIN = CHANCES.block(a.Spin, CELLS)
ROLL_DIE = CHANCES.block(a.RollDie, range(1, 7))
ROLL_DICE = CHANCES.block(a.RollDice, range(1, 7), range(1, 7))
DRAW_CARD = CHANCES.block(a.DrawCard, RESOURCES)
STEAL_CARD = CHANCES.block(a.StealCard, RESOURCES)
DRAW_TREASURE = CHANCES.block(a.DrawTreasure, range(MOST_CARDS))
