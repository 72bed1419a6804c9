"""What would follow from a choice, as far as the seat that has it can know."""

from msgspec import Struct, field

from freebooter.core.message import Message


class Outlook(Struct, frozen=True, kw_only=True):
    """What would follow, in a sentence and in figures. It is the same in every world that looks the same to the seat.

    `odds` are whole weights by what may come out, where chance is a known die. `facts` are figures that are certain:
    what a choice brings, costs or leaves. A `warning` stands at a choice that throws something away for nothing; it
    forbids nothing.
    """

    says: Message | None = None
    odds: dict[str, int] = field(default_factory=dict)
    facts: dict[str, int] = field(default_factory=dict)
    warning: Message | None = None
