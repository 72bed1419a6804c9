"""The four levels, alike in every game, from gentle to strong; each says how long it takes at most.

People know them as easy, normal, hard and expert (`bot-deckhand` and so on in the locale files).
"""

from typing import ClassVar, Final

from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.search_bot import SearchBot


class Deckhand(HeuristicBot):
    """Thinks of few of its answers, and of none further than it can see at once."""

    name: ClassVar[str] = "deckhand"
    version: ClassVar[int] = 4
    worlds: ClassVar[int | None] = 1
    overlooks: ClassVar[int] = 67
    short_sighted: ClassVar[bool] = True
    milliseconds: ClassVar[int] = 20


class Mate(HeuristicBot):
    """Looks one answer ahead, but some answers do not come to its mind, and it imagines one world only."""

    name: ClassVar[str] = "mate"
    version: ClassVar[int] = 4
    worlds: ClassVar[int | None] = 1
    overlooks: ClassVar[int] = 25
    milliseconds: ClassVar[int] = 50


class Captain(SearchBot):
    """Searches."""

    name: ClassVar[str] = "captain"
    version: ClassVar[int] = 4
    iterations: int = 150
    milliseconds: ClassVar[int] = 100


class Commodore(SearchBot):
    """Searches most."""

    name: ClassVar[str] = "commodore"
    version: ClassVar[int] = 5
    iterations: int = 600
    milliseconds: ClassVar[int] = 400


LEVELS: Final[tuple[type[Deckhand] | type[Mate] | type[Captain] | type[Commodore], ...]] = (
    Deckhand,
    Mate,
    Captain,
    Commodore,
)
