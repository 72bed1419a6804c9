"""The throw model as a distribution: faces, distances, walls, escapes, and what it means for raids (S7)."""

import msgspec
import pytest

from freebooter.core.chance import ProvenDraw, seed_of
from freebooter.core.source import Rng, Source
from freebooter.games.seven_seas import GAME, raids
from freebooter.games.seven_seas.figures import ThrowFigures
from freebooter.games.seven_seas.rules.plunder import fights
from freebooter.games.seven_seas.throw import (
    Tray,
    dice_of,
    face,
    reflected,
    squared_distance,
    throw_dice,
    why_not_throw,
)

pytestmark = pytest.mark.both_forms

TRAY = Tray(GAME.figures().throw)
GAP = 150
# Chi-square with 5 degrees of freedom is above this once in a thousand.
CHI_SQUARE = 20.5

# Pinned, since the same seed must give the same fights everywhere and for ever.
THROW_11 = [0, 1220, 529, 6, 826, 1472, 3, 1422, 2464, 6, 2391, 1054, 2, 582, 710, 6, 1767, 1183, 4, 2538, 1105, 6]
FIGHTS_11 = [(0, 4), (1, 5)]
THROW_OF_A_MATCH = [0, 1596, 186, 1, 2471, 381, 6, 1802, 236, 2]


class Script(Source):
    """Draws what it is told, and then the middle of whatever is asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else n // 2


def test_faces_are_uniform() -> None:
    source = Rng(1)
    counts = [0] * 6
    for _ in range(400):
        throw = dice_of(throw_dice(TRAY, 15, source))
        for die in range(15):
            counts[face(throw, die) - 1] += 1
    expected = sum(counts) / 6
    assert sum((count - expected) ** 2 / expected for count in counts) < CHI_SQUARE


def test_no_two_dice_lie_closer_than_the_gap_and_none_outside_the_tray() -> None:
    source = Rng(2)
    for dice in (1, 2, 12, 24, 41):
        for _ in range(12):
            throw = throw_dice(TRAY, dice, source)
            assert len(throw) == 1 + 3 * dice
            assert all(75 <= throw[at] <= 2725 for at in range(1, len(throw)) if at % 3 != 0)
            pairs = [(one, other) for other in range(dice) for one in range(other)]
            lying = dice_of(throw)
            assert all(squared_distance(lying, one, other) >= GAP * GAP for one, other in pairs)
            assert why_not_throw(TRAY, dice, throw) == ""


def test_escapes_come_at_the_stated_rate() -> None:
    source = Rng(3)
    throws = 20_000
    escapes = sum(throw_dice(TRAY, 0, source)[0] for _ in range(throws))
    # 0.02 of all throws escape, so 0.02 / 0.98 for each that counts; four deviations are 80.
    assert abs(escapes - throws * 0.02 / 0.98) < 80


def test_dice_spread_like_a_bell_around_the_throw_point() -> None:
    source = Rng(4)
    # A wide tray, so that no wall is in the way, and one die, so that no other is.
    figures = _changed(tray=[[20_000, 20_000], "assumed"], throw_area=[[0, 0], "assumed"])
    away = [throw_dice(Tray(figures), 1, source)[1] - 10_000 for _ in range(4000)]
    mean = sum(away) / len(away)
    deviation = (sum((x - mean) ** 2 for x in away) / len(away)) ** 0.5
    assert abs(mean) < 40
    assert abs(deviation - 600) < 30
    within = sum(abs(x) < 600 for x in away) / len(away)
    assert abs(within - 0.683) < 0.03


def test_the_throw_point_lies_in_the_middle_of_the_tray() -> None:
    # No escape, a corner of the throw area, and twelve middling numbers along each axis: 12 * 300 - 6 * 599 is 6.
    middling = (300 + 300 * 600 + 300 * 600**2,) * 8
    assert throw_dice(TRAY, 1, Script(999, 0, 0, *middling))[1:3] == [906, 906]
    assert throw_dice(TRAY, 1, Script(999, 1000, 1000, *middling))[1:3] == [1906, 1906]


def test_walls_throw_dice_back() -> None:
    assert reflected(50, 75, 2725) == 100
    assert reflected(2800, 75, 2725) == 2650
    assert reflected(-3000, 75, 2725) == 2300  # off both walls
    assert reflected(75, 75, 2725) == 75


def test_a_die_too_close_to_another_rolls_anew() -> None:
    middle = throw_dice(TRAY, 1, Script(999))
    # The second die would fall on the first; its next roll goes far off.
    cube = 600**3
    far = (cube - 1,) * 4
    rolled = (cube // 2,) * 8
    throw = throw_dice(TRAY, 2, Script(999, 500, 500, *rolled, 0, *rolled, *far, *far, 5))
    assert throw[1:3] == middle[1:3]
    assert squared_distance(dice_of(throw), 0, 1) >= GAP * GAP
    assert throw[6] == 6


def test_where_no_die_can_escape_an_escape_is_no_throw() -> None:
    tight = Tray(_changed(escapes_per_mille=[0, "assumed"]))
    assert why_not_throw(tight, 1, [1, 500, 500, 3]) == "no die can escape this tray"
    assert why_not_throw(tight, 1, [0, 500, 500, 3]) == ""


def test_an_escaped_throw_is_repeated_and_counted() -> None:
    assert throw_dice(TRAY, 1, Script(19, 0, 20))[0] == 2


def test_the_same_seed_gives_the_same_throw_and_the_same_fights() -> None:
    throw = throw_dice(TRAY, 7, Rng(11))
    assert throw == THROW_11
    assert fights(dice_of(throw), 2) == FIGHTS_11
    assert throw_dice(TRAY, 3, ProvenDraw(seed_of(1), "battle-throw@0#0")) == THROW_OF_A_MATCH


def test_the_raid_table_is_what_the_script_makes() -> None:
    assert raids.__doc__ is not None
    assert raids.table() in raids.__doc__


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ships", [2, 3, 4])
def test_raids_at_the_maximum_send_mostly_succeed(seats: int, ships: int) -> None:
    assert 0.90 <= raids.success_rate(seats, ships, 500) <= 0.98


def _changed(**changes: object) -> ThrowFigures:
    plain = msgspec.to_builtins(GAME.figures().throw)
    return msgspec.convert({**plain, **changes}, ThrowFigures)
