"""What the server refuses, each with a code that clients translate and a sentence for whoever reads the API."""

from typing import Any, ClassVar

from freebooter.core.errors import FreebooterError
from freebooter.core.message import Message


class Refused(FreebooterError):
    """A request that changes nothing. `code` is stable; `message` cites a rule where one is the reason."""

    status: ClassVar[int] = 400

    def __init__(self, code: str, detail: str, message: Message | None = None, **facts: Any) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.message = message
        self.facts = facts


class BadRequest(Refused):
    """It cannot be understood, or asks for something that does not exist here."""


class NotKnown(Refused):
    """Whoever asks is nobody yet: a session is needed."""

    status: ClassVar[int] = 401


class Forbidden(Refused):
    """Understood, and not for this person."""

    status: ClassVar[int] = 403


class NotFound(Refused):
    """There is no such thing, or this person may not know that there is: both look alike."""

    status: ClassVar[int] = 404


class Conflict(Refused):
    """The table has moved on: what this answers no longer stands."""

    status: ClassVar[int] = 409


class AgainstRules(Refused):
    """The rules of the game forbid it; `message` says which."""

    status: ClassVar[int] = 422


class TooMany(Refused):
    """Too much in too short a time."""

    status: ClassVar[int] = 429
