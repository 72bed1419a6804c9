"""Freebooter: pirate board games for people, bots and researchers on one rules engine."""

from typing import TYPE_CHECKING, Final

from freebooter import forms

VERSION: Final = "0.1.0"

forms.install()

if TYPE_CHECKING:
    # The version with the form of the engine, which makes most of its speed: `0.1.0+compiled`.
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """`__version__`, looked up when it is asked for: there may be no engine in the form that is wanted."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return f"{VERSION}+{forms.active()}"
