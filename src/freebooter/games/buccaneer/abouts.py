"""What the names of Buccaneer say with the figures in play."""

from msgspec.structs import replace

from freebooter.core.message import Message
from freebooter.games.buccaneer.figures import BuccaneerFigures


def amend_about(name: str, figures: BuccaneerFigures, told: Message) -> Message:
    """The sentence beside a name, with its figures."""
    args: dict[str, int | str] = {"most": figures.max_stack.value, "start": figures.start_ducats.value}
    for booty in figures.booty:
        if booty.id == name:
            args |= {"pieces": booty.pieces.value, "value": booty.value.value}
    return replace(told, args=args)
