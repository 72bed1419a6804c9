"""The four levels, alike in every game, from gentle to strong; each is a declared budget."""

from typing import ClassVar, Final

from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.search_bot import SearchBot
from freebooter.bots.players.thinking_bot import ThinkingBot


class Deckhand(HeuristicBot):
    """Looks one answer ahead on one world, and two of three choices are whims."""

    name: ClassVar[str] = "deckhand"
    version: ClassVar[int] = 3
    worlds: ClassVar[int | None] = 1
    whims: ClassVar[int] = 67


class Mate(SearchBot):
    """Searches a little, and not far."""

    name: ClassVar[str] = "mate"
    version: ClassVar[int] = 3
    iterations: ClassVar[int] = 16
    far_sighted: ClassVar[bool] = False


class Captain(SearchBot):
    """Searches more, and not far."""

    name: ClassVar[str] = "captain"
    version: ClassVar[int] = 3
    iterations: ClassVar[int] = 100
    far_sighted: ClassVar[bool] = False


class Commodore(SearchBot):
    """Searches most, and far where the game has a judge for it."""

    name: ClassVar[str] = "commodore"
    version: ClassVar[int] = 4
    iterations: ClassVar[int] = 600


LEVELS: Final[tuple[type[ThinkingBot], ...]] = (Deckhand, Mate, Captain, Commodore)
