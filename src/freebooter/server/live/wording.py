"""The server's few own sentences: what it says to people who have no page open."""

from collections.abc import Sequence

from freebooter.core.message import Message
from freebooter.core.words import words


def wording(language: str, key: str, names: Sequence[str] = (), **args: int | str) -> str:
    """A sentence in this language; `names` are said in one breath."""
    message = Message(key, seats={"names": list(range(len(names)))}, args=args)
    return words("freebooter.server", language).say(message, list(names))
