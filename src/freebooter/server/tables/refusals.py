"""Why not: everything that a seat could think of and may not do now, each with the rule against it."""

from typing import Any

from msgspec import Struct

from freebooter.core.actions import Action
from freebooter.core.game import AnyGame
from freebooter.core.message import Message
from freebooter.server.tables.sight import sent

# What core says of an action that answers quite another question: true of most of a game's actions at any moment.
_NOT_NOW = "refuse-not-now"


class ForbiddenAction(Struct, frozen=True):
    """An action that a rule forbids now; it has no sentence where it names something that is not on the table."""

    action: dict[str, Any]
    message: Message | None
    refusal: Message


class Refusals(Struct, frozen=True):
    """What the question asked now does not allow, and what is to be said of everything that answers another one."""

    forbidden: list[ForbiddenAction]
    not_now: Message | None


def refusals(game: AnyGame, state: Any, seat: int) -> Refusals:
    """The rule against every action that the seat may not take in this state, which it may see."""
    seen = game.view(state, seat)
    found: list[ForbiddenAction] = []
    not_now = None
    for number in range(len(game.space)):
        action = game.space[number]
        refusal = game.refuse(state, seat, action)
        if refusal is None:
            continue
        if refusal.key == _NOT_NOW:
            not_now = not_now or refusal
        else:
            found.append(ForbiddenAction(sent(action), _sentence(game, action, seen), refusal))
    return Refusals(found, not_now)


def _sentence(game: AnyGame, action: Action, seen: Any) -> Message | None:
    try:
        return game.tell_action(action, seen)
    except (LookupError, StopIteration, ValueError):
        # Sentences are made for legal actions. One about a ship that is not there looks for it in vain.
        return None
