"""What a host chooses when a table is made."""

import unicodedata
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

# The end of a text. A `$` alone would also stand before a last newline; browsers read this one alike.
END: Final = r"$(?!\n)"
_LONGEST_NAME: Final = 40

Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=_LONGEST_NAME,
        pattern=rf"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*{END}",
    ),
]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
# What is said in chat: anything a database can keep.
Talked = Annotated[str, Meta(min_length=1, max_length=500, pattern=rf"^[^\x00]*{END}")]
# What a seat adds to the chance, and its hash, which is sent first.
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern=rf"^[\x20-\x7e]*{END}")]
Pledge = Annotated[str, Meta(pattern=rf"^([0-9a-f]{{64}})?{END}")]
# Seconds that a table at which all sit waits for what they have pledged. Browsers show it by themselves.
SHOWN_WITHIN: Final = 30.0

# So many rows a table has: by then it is over, as if all had agreed to end it. No game of people is nearly as long, but
# one whose moves are made and taken back without end would be, and whoever opens it has all of it played again.
MOST_ROWS: Final = 10_000

# Kinds of letters that are not seen: controls, formats (those that change the direction among them), what has no
# meaning, and separators of lines; and letters that are empty though they count as letters or pictures.
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Pictures of several parts are joined by one of them.
_JOINER: Final = "\u200d"
_PICTURES: Final = frozenset(("So", "Sk", "Mn"))


def check_name(name: str) -> None:
    """Refuse a person's name that is too long in lower case, as which an account is found: "İ" becomes two letters; and
    one with letters that nobody sees or that turn others around, by which two names would look alike."""
    if len(name.lower()) > _LONGEST_NAME:
        raise ValueError(f"a name has at most {_LONGEST_NAME} letters, in lower case too")
    kinds = ["", *map(unicodedata.category, name), ""]
    for letter, before, kind, after in zip(name, kinds, kinds[1:], kinds[2:], strict=False):
        joins_pictures = letter == _JOINER and {before, after} <= _PICTURES
        if letter in _BLANK or (kind in _UNSEEN and not joins_pictures):
            raise ValueError(f"a name has no invisible letters such as U+{ord(letter):04X}")


class SeatSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One seat: open to whoever comes, mine, another person at my device, or a bot."""

    kind: Literal["open", "me", "local", "bot"] = "open"
    name: Name | None = None
    bot: BotName | None = None
    pledge: Pledge = ""

    def __post_init__(self) -> None:
        if self.name is not None:
            check_name(self.name)


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each answer, and a bank of seconds that is used up when an answer takes longer."""

    kind: Literal["off", "live", "correspondence"] = "off"
    per_move: Annotated[int, Meta(ge=0, le=60 * 86_400)] | None = None
    bank: Annotated[int, Meta(ge=0, le=365 * 86_400)] | None = None

    def limits(self) -> tuple[float, float] | None:
        """Seconds per answer and in the bank; None without a clock."""
        if self.kind == "off":
            return None
        usual = _PRESETS[self.kind]
        return (
            float(usual[0] if self.per_move is None else self.per_move),
            float(usual[1] if self.bank is None else self.bank),
        )


_PRESETS = {"live": (45, 600), "correspondence": (3 * 86_400, 7 * 86_400)}


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is played. Kept with it, and taken over by a rematch."""

    options: dict[str, Any] = field(default_factory=dict)
    figures: dict[str, Any] | None = None
    clock: Clock = field(default_factory=Clock)
    # Seconds before a bot's move, so that people can follow.
    bot_delay: Annotated[float, Meta(ge=0, le=30)] = 0.8
    # Whether a seat may ask what a bot would do.
    advice: bool = True
    # Whether those who watch may talk.
    outsiders_talk: bool = True


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=12)]
    setup: Setup = field(default_factory=Setup)
    public: bool = False
    # Days that a finished table is kept; for ever if not given.
    retention_days: Annotated[int, Meta(ge=1, le=36_500)] | None = None
