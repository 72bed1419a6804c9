"""The throw model: how dice come to lie in the tray, drawn in whole tenths of a millimetre with integers only (S7).

The hand opens at a throw point, uniform in the middle of the tray. Each die rolls away from it along both axes by a
bell-shaped distance and is reflected by the walls; a die that would lie too close to one already there rolls anew.
Faces are uniform. Now and then a die escapes the tray and everything is thrown again; only how often is kept.

A throw is recorded as `[escapes, x, y, face, x, y, face, ...]`, dice in their order.
"""

from typing import Final

from mypy_extensions import i64

from freebooter.core.rows import Row, row
from freebooter.core.source import Source
from freebooter.core.table import Static
from freebooter.games.seven_seas.figures import MOST_TENTHS, ThrowFigures

FACES: Final[i64] = 6
MILLE: Final[i64] = 1000


class Tray(Static):
    """The figures of the throw as the model uses them: where a die's centre can lie, and how it gets there."""

    def __init__(self, figures: ThrowFigures) -> None:
        width, height = figures.tray.value
        area_width, area_height = figures.throw_area.value
        margin = figures.wall_margin.value
        self.left: i64 = margin
        self.right: i64 = width - margin
        self.top: i64 = margin
        self.bottom: i64 = height - margin
        self.area_left: i64 = (width - area_width) // 2
        self.area_width: i64 = area_width
        self.area_top: i64 = (height - area_height) // 2
        self.area_height: i64 = area_height
        self.sigma: i64 = figures.sigma.value
        self.gap_squared: i64 = figures.min_gap.value * figures.min_gap.value
        self.escapes: i64 = figures.escapes_per_mille.value


def throw_dice(tray: Tray, dice: i64, source: Source) -> list[int]:
    """Throw so many dice."""
    throw = row(1 + 3 * dice, 0)
    while source.below(MILLE) < tray.escapes:
        throw[0] += 1
    point_x = tray.area_left + source.below(tray.area_width + 1)
    point_y = tray.area_top + source.below(tray.area_height + 1)
    for die in range(dice):
        x: i64 = 0
        y: i64 = 0
        while True:
            x = reflected(point_x + _spread(tray.sigma, source), tray.left, tray.right)
            y = reflected(point_y + _spread(tray.sigma, source), tray.top, tray.bottom)
            if _has_room(tray, throw, die, x, y):
                break
        throw[1 + 3 * die] = x
        throw[2 + 3 * die] = y
        throw[3 + 3 * die] = 1 + source.below(FACES)
    return [int(number) for number in throw]


def why_not_throw(tray: Tray, dice: i64, throw: list[int]) -> str:
    """Why these numbers are no throw of so many dice, or "" if they are."""
    if len(throw) != 1 + 3 * dice:
        return f"{len(throw)} numbers are not a throw of {int(dice)} dice"
    for number in throw:
        # A journal may hold any number, and machine integers only some.
        if not 0 <= number <= MOST_TENTHS:
            return f"{number} is no number of a throw"
    if throw[0] > 0 and tray.escapes == 0:
        return "no die can escape this tray"
    lying = dice_of(throw)
    for die in range(dice):
        x = lying[1 + 3 * die]
        y = lying[2 + 3 * die]
        if not (tray.left <= x <= tray.right and tray.top <= y <= tray.bottom):
            return f"die {int(die)} lies outside the tray"
        if not 1 <= face(lying, die) <= FACES:
            return f"die {int(die)} shows {throw[3 + 3 * die]}"
        if not _has_room(tray, lying, die, x, y):
            return f"die {int(die)} lies too close to another"
    return ""


def dice_of(throw: list[int]) -> Row:
    """A recorded throw as the rules read it."""
    lying = row(len(throw), 0)
    at: i64 = 0
    for number in throw:
        lying[at] = number
        at += 1
    return lying


def squared_distance(throw: Row, one: i64, other: i64) -> i64:
    """The squared distance between the centres of two dice of a throw."""
    across = throw[1 + 3 * one] - throw[1 + 3 * other]
    along = throw[2 + 3 * one] - throw[2 + 3 * other]
    return across * across + along * along


def face(throw: Row, die: i64) -> i64:
    """What a die of a throw shows."""
    return throw[3 + 3 * die]


def reflected(place: i64, low: i64, high: i64) -> i64:
    """Where a die ends that rolls to `place` between two walls, each of which throws it back."""
    while place < low or place > high:
        place = 2 * low - place if place < low else 2 * high - place
    return place


def _spread(sigma: i64, source: Source) -> i64:
    """A bell-shaped distance: twelve uniform numbers below sigma, summed and centred.

    One of them has the variance (sigma**2 - 1) / 12, so the sum has a deviation of sigma. They are drawn three at a
    time, since a draw of a provable match is a whole HMAC.
    """
    total: i64 = 0
    drawn: i64 = 0
    while drawn < 12:
        # Three digits to the base sigma: less by sigma - 1 for each that is carried, the number is their sum.
        digits = source.below(sigma * sigma * sigma)
        upper = digits // sigma
        total += digits - (sigma - 1) * (upper + upper // sigma)
        drawn += 3
    return total - 6 * (sigma - 1)


def _has_room(tray: Tray, throw: Row, dice: i64, x: i64, y: i64) -> bool:
    """Whether a die at this place keeps its distance from the first so many dice of the throw."""
    gap_squared = tray.gap_squared
    for die in range(dice):
        across = throw[1 + 3 * die] - x
        along = throw[2 + 3 * die] - y
        if across * across + along * along < gap_squared:
            return False
    return True
