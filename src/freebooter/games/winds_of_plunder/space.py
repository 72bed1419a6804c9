"""The numbers of Winds of Plunder: one block per kind of action. Append only; a golden file pins them."""

from typing import Final

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
PLACES: Final = (*PORTS, *(f"bar-{space + 1}" for space in range(BAR)))
LOSSES: Final = ("action-points", "victory-points")
LOOT: Final = (*ITEMS, "victory-points")

SPACE: Final = Space("actions")
SET_COMPASS: Final = SPACE.block(SetCompass, DIRECTIONS, rule="W1")
BID: Final = SPACE.block(Bid, range(MOST_CUBES + 1), rule="W1")
AWARD_TILE: Final = SPACE.block(AwardTile, range(MOST_SEATS), rule="W1")
CHOOSE_WIND: Final = SPACE.block(ChooseWind, DIRECTIONS, rule="W1")
NAME_FIRST: Final = SPACE.block(NameFirst, range(MOST_SEATS), rule="W18")
LOSE: Final = SPACE.block(Lose, LOSSES, rule="W17")
DRAW_CARD: Final = SPACE.block(DrawCard, rule="W12")
PLAY_CARD: Final = SPACE.block(PlayCard, CARDS, rule="W12")
TAKE_CUBES: Final = SPACE.block(TakeCubes, range(1, 4), rule="W4")
CALL_GUST: Final = SPACE.block(CallGust, rule="W5")
SAIL: Final = SPACE.block(Sail, PORTS, rule="W19")
END_TURN: Final = SPACE.block(EndTurn, rule="W3")
AIM: Final = SPACE.block(Aim, range(MOST_SEATS), rule="W12")
TRADE: Final = SPACE.block(Trade, ITEMS, ITEMS, rule="W12")
CHOOSE_TILE: Final = SPACE.block(ChooseTile, PLACES, rule="W12")
DISCARD: Final = SPACE.block(Discard, CARDS, rule="W12")
BOARD: Final = SPACE.block(Board, range(MOST_SEATS), rule="W8")
BOARD_NOBODY: Final = SPACE.block(BoardNobody, rule="W8")
TAKE_LOOT: Final = SPACE.block(TakeLoot, LOOT, rule="W8")
LAY_CACHES: Final = SPACE.block(LayCaches, range(1, MOST_COPIES + 1), rule="W16")
LET_BOARD: Final = SPACE.block(LetBoard, rule="W16")

CHANCES: Final = Space("chances")
LAY_TILE: Final = CHANCES.block(LayTile, range(TILES))
START_AT: Final = CHANCES.block(StartAt, PORTS)
GIVE_TILE: Final = CHANCES.block(GiveTile, range(MOST_SEATS))
TURN_UP_CARD: Final = CHANCES.block(TurnUpCard, CARDS)
TURN_UP_TREASURE: Final = CHANCES.block(TurnUpTreasure, PORTS)
