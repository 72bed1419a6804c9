"""The frames of Pirates of the 7 Seas, in the order of the rulebook, and the set-up that starts them."""

from typing import Final

from freebooter.games.seven_seas.figures import SevenSeasFigures
from freebooter.games.seven_seas.flow.adventure import Adventure
from freebooter.games.seven_seas.flow.ashore import ChartRoom, Market, Residence, Sale, Shipyard
from freebooter.games.seven_seas.flow.cargo import BootyDraw, CardDraw, Discarding, Stowing
from freebooter.games.seven_seas.flow.curses import CurseThrow, IdolWish, Payday, Reckoning
from freebooter.games.seven_seas.flow.gifts import Gift
from freebooter.games.seven_seas.flow.plunder import Battle, Division, Sending
from freebooter.games.seven_seas.flow.rituals import Rituals
from freebooter.games.seven_seas.flow.rounds import (
    Acting,
    Announcing,
    Choosing,
    Dealing,
    FinalSale,
    FirstPlayer,
    NextRound,
)
from freebooter.games.seven_seas.flow.tavern import TavernDeal, TavernRound, TavernThrow
from freebooter.games.seven_seas.meta import SevenSeasOptions
from freebooter.games.seven_seas.state import Charts, Seas


def set_up(seats: int, edition: int, options: SevenSeasOptions, figures: SevenSeasFigures) -> Seas:
    """A table for so many seats: hands are dealt, then the first player is found."""
    t = Seas(seats, edition, Charts(figures, seats, options.round_limit))
    t.push(FirstPlayer())
    t.push(Dealing(0))
    return t


FRAMES: Final = (
    Dealing,
    FirstPlayer,
    NextRound,
    Choosing,
    Announcing,
    Acting,
    Shipyard,
    Residence,
    Adventure,
    Market,
    Sale,
    ChartRoom,
    Gift,
    Rituals,
    Sending,
    Battle,
    Division,
    CurseThrow,
    IdolWish,
    Reckoning,
    Payday,
    TavernThrow,
    TavernDeal,
    TavernRound,
    BootyDraw,
    Stowing,
    CardDraw,
    Discarding,
    FinalSale,
)
