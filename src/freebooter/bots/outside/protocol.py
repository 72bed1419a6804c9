"""What a bot elsewhere is told and answers, each a JSON object. `docs/bot-protocol.md` describes it for people."""

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from freebooter.core.actions import Action
from freebooter.core.figures import FigureSet, write_figures
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.message import Message

# Raised when a bot written for an older version would misread something. Fields may be added without it.
VERSION: Final = 1


class Start(Struct, frozen=True, kw_only=True, tag="start", tag_field="type"):
    """The match begins, or goes on after a pause."""

    protocol: int
    game: str
    edition: int
    seat: int
    options: dict[str, Any]
    figures: Raw


class Question(Struct, frozen=True, kw_only=True, tag="choose", tag_field="type"):
    """What happened since the last question, what is asked, what the seat sees, and what it may do; `seconds` null: no
    limit."""

    notices: list[Raw]
    prompt: Message | None
    view: Raw
    legal: list[Raw]
    seconds: float | None


class End(Struct, frozen=True, kw_only=True, tag="end", tag_field="type"):
    """Nothing more will be asked."""


class Ready(Struct, frozen=True, kw_only=True, tag="ready", tag_field="type"):
    """The bot's answer to `Start`: the protocol it speaks, its name and version."""

    protocol: int
    name: str
    version: int


class Answer(Struct, frozen=True, kw_only=True, tag="answer", tag_field="type"):
    """The bot's answer to `Question`: one of the legal actions, as it was given."""

    action: dict[str, Any]


ToBot = Start | Question | End


def start_of(game: AnyGame, seat: int, options: dict[str, Any], figures: FigureSet) -> Start:
    """What a bot is told at the beginning."""
    return Start(
        protocol=VERSION,
        game=game.meta.id,
        edition=game.meta.edition,
        seat=seat,
        options=options,
        figures=Raw(msgspec.json.encode(msgspec.json.decode(write_figures(figures)))),
    )


def question_of(game: AnyGame, notices: list[Raw], view: Any, legal: list[Action], seconds: float | None) -> Question:
    """What it is asked."""
    return Question(
        notices=notices,
        prompt=game.prompt(view),
        view=Raw(msgspec.json.encode(view)),
        legal=[Raw(msgspec.json.encode(action)) for action in legal],
        seconds=seconds,
    )


def told(notice: Notice) -> Raw:
    """A notice in a question."""
    return Raw(msgspec.json.encode(notice))
