"""Advice with its reasons: why an action is better than the others at hand, in the words of the game."""

from typing import Any, Final

from freebooter.bots.judges import judge_of
from freebooter.bots.search.reasons import reasons
from freebooter.core.actions import Action
from freebooter.core.buffers import Numbers
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.message import Message
from freebooter.core.meta import Options
from freebooter.core.source import Rng

# What is hidden is imagined so often.
_WORLDS: Final = 3


def why(
    game: AnyGame, view: Any, options: Options, figures: FigureSet, action: Action, legal: list[Action]
) -> list[Message]:
    """The two or three things in which `action` is most ahead of the other legal ones, by what the viewer can know."""
    judge, source, seat = judge_of(game), Rng(1), view.viewer
    world = game.imagine(view, options, figures, source)
    answers = Numbers()
    answers.add_all(game.number(one) for one in legal)
    judge.sensible(world, seat, answers)
    chosen = game.number(action)
    others = [answer for answer in answers.listed() if answer != chosen]
    if not others:
        return []
    worlds = [game.redeal(world, seat, source) for _ in range(_WORLDS)]
    return [Message(f"{game.meta.id}-reason-{name}") for name in reasons(judge, worlds, seat, chosen, others)]
