"""What can go wrong, each with a message that names the rule, field or place."""

from freebooter.core.message import Message


class FreebooterError(Exception):
    """Base of every error the project raises on purpose."""


class UnknownGame(FreebooterError):
    """No game of that name is installed."""


class BadSeats(FreebooterError):
    """The game cannot be played with so many seats."""


class BadOption(FreebooterError):
    """An option the game does not have, or a value it does not take."""


class BadFigures(FreebooterError):
    """A figure set that cannot be read or played with: `place` is the field, and `message` says what is wrong there."""

    def __init__(self, detail: str, place: str = "", message: Message | None = None) -> None:
        super().__init__(detail)
        self.place = place
        self.message = message


class BadJournal(FreebooterError):
    """A journal that cannot be read, replayed or verified; names the place."""


class WrongEdition(BadJournal):
    """A journal of an edition of the rules that this version does not play."""


class RunawayFlow(FreebooterError):
    """Frames that run on for ever without asking anybody: a fault in a game's flow."""


class UnknownAction(FreebooterError):
    """Something that is no action of this game at all, or has a field it does not have."""


class IllegalOutcome(FreebooterError):
    """An outcome that chance cannot bring here."""


class BadPosition(FreebooterError):
    """A position in text that cannot be read; the message names the game and the field."""
