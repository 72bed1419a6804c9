"""What can happen, and who may read it."""

from typing import ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag=True):
    """Something that happened, in the past tense.

    `follows` is the number of the rule it came about by. `reveals` is true of an event that shows somebody what was
    hidden from them, or a declaration that binds by the rules; such a move cannot be taken back without the table's
    consent.
    """

    follows: ClassVar[str] = ""
    reveals: ClassVar[bool] = False


class Told(Struct, frozen=True):
    """An event and its readers. `readers` None: everyone; else everyone outside reads the twin, or nothing."""

    event: Event
    readers: tuple[int, ...] | None = None
    twin: Event | None = None

    def to(self, viewer: int) -> Event | None:
        """What this viewer reads of it."""
        if self.readers is None or viewer in self.readers:
            return self.event
        return self.twin
