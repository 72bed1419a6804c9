"""Several actions that are meant as one: a way to a goal that the rules make in steps."""

from msgspec import Struct

from freebooter.core.actions import Action
from freebooter.core.message import Message


class Way(Struct, frozen=True):
    """An unbroken run of actions of one seat, and how it is said. Nothing is drawn, shown or asked on the way."""

    actions: tuple[Action, ...]
    message: Message
