"""The numbers of Winds of Plunder: one block per kind of action. Append only; a golden file pins them."""

from freebooter.core.space import Space
from freebooter.games.winds_of_plunder.actions import (
    Aim,
    AwardTile,
    Bid,
    Board,
    BoardNobody,
    CallGust,
    ChooseTile,
    ChooseWind,
    Discard,
    DrawCard,
    EndTurn,
    GiveTile,
    LayCaches,
    LayTile,
    LetBoard,
    Lose,
    NameFirst,
    PlayCard,
    Sail,
    SetCompass,
    StartAt,
    TakeCubes,
    TakeLoot,
    Trade,
    TurnUpCard,
    TurnUpTreasure,
)
from freebooter.games.winds_of_plunder.figures import (
    BAR,
    CARDS,
    DIRECTIONS,
    ITEMS,
    MOST_COPIES,
    MOST_CUBES,
    MOST_SEATS,
    PORTS,
    TILES,
)

# Where a tile can lie: at a port, or on the rotation bar counted from its left end.
PLACES = (*PORTS, *(f"bar-{space + 1}" for space in range(BAR)))
LOSSES = ("action-points", "victory-points")
LOOT = (*ITEMS, "victory-points")

SPACE = Space("actions")
SET_COMPASS = SPACE.block(SetCompass, DIRECTIONS)
BID = SPACE.block(Bid, range(MOST_CUBES + 1))
AWARD_TILE = SPACE.block(AwardTile, range(MOST_SEATS))
CHOOSE_WIND = SPACE.block(ChooseWind, DIRECTIONS)
NAME_FIRST = SPACE.block(NameFirst, range(MOST_SEATS))
LOSE = SPACE.block(Lose, LOSSES)
DRAW_CARD = SPACE.block(DrawCard)
PLAY_CARD = SPACE.block(PlayCard, CARDS)
TAKE_CUBES = SPACE.block(TakeCubes, range(1, 4))
CALL_GUST = SPACE.block(CallGust)
SAIL = SPACE.block(Sail, PORTS)
END_TURN = SPACE.block(EndTurn)
AIM = SPACE.block(Aim, range(MOST_SEATS))
TRADE = SPACE.block(Trade, ITEMS, ITEMS)
CHOOSE_TILE = SPACE.block(ChooseTile, PLACES)
DISCARD = SPACE.block(Discard, CARDS)
BOARD = SPACE.block(Board, range(MOST_SEATS))
BOARD_NOBODY = SPACE.block(BoardNobody)
TAKE_LOOT = SPACE.block(TakeLoot, LOOT)
LAY_CACHES = SPACE.block(LayCaches, range(1, MOST_COPIES + 1))
LET_BOARD = SPACE.block(LetBoard)

CHANCES = Space("chances")
LAY_TILE = CHANCES.block(LayTile, range(TILES))
START_AT = CHANCES.block(StartAt, PORTS)
GIVE_TILE = CHANCES.block(GiveTile, range(MOST_SEATS))
TURN_UP_CARD = CHANCES.block(TurnUpCard, CARDS)
TURN_UP_TREASURE = CHANCES.block(TurnUpTreasure, PORTS)
