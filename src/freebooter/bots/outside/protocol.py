"""What a bot elsewhere is told and answers, each a JSON object. `docs/bot-protocol.md` describes it for people."""

from typing import Any, Final

import msgspec
from msgspec import Struct

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
    figures: msgspec.Raw


class Question(Struct, frozen=True, kw_only=True, tag="choose", tag_field="type"):
    """What happened since the last question, what is asked, what the seat sees, and what it may do; `seconds` null: no
    limit."""

    notices: list[msgspec.Raw]
    prompt: Message | None
    view: msgspec.Raw
    legal: list[msgspec.Raw]
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
