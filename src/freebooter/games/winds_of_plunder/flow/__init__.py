"""The frames of Winds of Plunder, and how a table begins."""

from typing import Final

from freebooter.core.errors import BadOption
from freebooter.games.winds_of_plunder.figures import WindsFigures
from freebooter.games.winds_of_plunder.flow.arrival import Boarding, CacheAnswer, PortArrival
from freebooter.games.winds_of_plunder.flow.cards import CardDraw, Storm
from freebooter.games.winds_of_plunder.flow.round import TO_VOTE, Round
from freebooter.games.winds_of_plunder.flow.setup import DealingPorts, FirstHolder, LayingTiles
from freebooter.games.winds_of_plunder.flow.turn import BrawlToll, Turn, TurnStart
from freebooter.games.winds_of_plunder.flow.wind import Bids, BlackbeardsTile, Compasses, FirstPlayer, WindArrow
from freebooter.games.winds_of_plunder.meta import WindsOptions
from freebooter.games.winds_of_plunder.state import Sea, Waters

FRAMES: Final = (
    LayingTiles,
    DealingPorts,
    FirstHolder,
    Round,
    Compasses,
    Bids,
    BlackbeardsTile,
    WindArrow,
    FirstPlayer,
    TurnStart,
    BrawlToll,
    Turn,
    CardDraw,
    Storm,
    PortArrival,
    CacheAnswer,
    Boarding,
)


def set_up(seats: int, edition: int, options: WindsOptions, figures: WindsFigures) -> Sea:
    """A table for so many seats: tiles, ports and the first holder of Blackbeard's tile come from the seed."""
    t = Sea(seats, edition, Waters(figures, options))
    t.push(Round(TO_VOTE))
    if options.blackbeard is None:
        t.push(FirstHolder())
    elif options.blackbeard < seats:
        t.blackbeard = options.blackbeard
    else:
        raise BadOption(
            f"winds_of_plunder: option 'blackbeard': seat {options.blackbeard} does not sit at a table of {seats} (W2)"
        )
    t.push(DealingPorts())
    t.push(LayingTiles())
    return t
