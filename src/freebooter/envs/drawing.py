"""What spectators see of a game, as text or as a picture of that text."""

from io import StringIO

import numpy as np
from numpy.typing import NDArray

from freebooter.core.errors import FreebooterError
from freebooter.core.game import AnyGame, default_names
from freebooter.core.table import SPECTATOR, Table
from freebooter.core.text_board import TextBoard
from freebooter.core.words import words

MODES = ("ansi", "rgb_array")


class UnknownRenderMode(FreebooterError):
    """A way of drawing that there is not."""


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of drawing that there is not; None is for whoever wants no picture."""
    if mode is not None and mode not in MODES:
        raise UnknownRenderMode(f"there is no render mode {mode!r}; there are {' and '.join(MODES)}")


_WIDTH = 110
_PAPER, _INK = (244, 236, 216), (40, 32, 24)
_MARGIN = 8


def as_text(game: AnyGame, t: Table) -> str:
    """The table in words, as the terminal shows it to a spectator."""
    from rich.console import Console

    said = words(game.package, "en")
    page = StringIO()
    board = TextBoard(game.meta.id, said, said, default_names(int(t.seats)))
    Console(file=page, width=_WIDTH, color_system=None).print(board.draw(game.view(t, SPECTATOR)))
    return page.getvalue()


def as_picture(game: AnyGame, t: Table) -> NDArray[np.uint8]:
    """The same in pixels: rows, columns, and red, green and blue."""
    from PIL import Image, ImageDraw, ImageFont

    # A font in which all letters are equally wide, so that columns stay columns; it knows Western letters only.
    font = ImageFont.load_default_imagefont()
    text = as_text(game, t).replace("✓", "x").encode("latin-1", "replace").decode("latin-1")
    measure = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    width, height = measure.multiline_textbbox((0, 0), text, font=font)[2:]
    picture = Image.new("RGB", (int(width) + 2 * _MARGIN, int(height) + 2 * _MARGIN), _PAPER)
    ImageDraw.Draw(picture).multiline_text((_MARGIN, _MARGIN), text, font=font, fill=_INK)
    return np.asarray(picture)
