"""The curve of a training: a line for each round, as a table and as a picture with one panel for each thing."""

import csv
import io
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

# What is drawn, with its words.
_PANELS: Final = (
    ("entropy", "how mixed the answers are (nats)"),
    ("value_loss", "how wrong the chances are (nats)"),
    ("league", "results against past selves (1 is a fair share)"),
)
_WIDTH: Final = 640
_HEIGHT: Final = 140
_EDGE: Final = 46
_STYLE: Final = 'font-family="sans-serif" font-size="12" fill="#333"'
# Neighbouring rounds are drawn together in at most so many points.
_POINTS: Final = 200


class Progress(Struct, frozen=True, kw_only=True):
    """How a training stands after a round: one line of its curve. `league` and `house` are what a seat of the net had
    of the results against past selves and against the house, 1 being a fair share."""

    round: int
    decisions: int
    games: int
    seconds: float
    entropy: float
    value_loss: float
    shift: float
    league: float
    house: float = 1.0


def write_curve(lines: Sequence[Progress]) -> str:
    """The lines as comma-separated values, under their names."""
    out = io.StringIO(newline="")
    table = csv.writer(out)
    table.writerow(Progress.__struct_fields__)
    table.writerows(msgspec.structs.astuple(line) for line in lines)
    return out.getvalue()


def draw_curve(title: str, lines: Sequence[Progress]) -> str:
    """The lines as an SVG, by their decisions."""
    height = _HEIGHT * len(_PANELS) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" {_STYLE}>',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{_EDGE}" y="18" font-size="14">{title}</text>',
    ]
    for place, (name, words) in enumerate(_PANELS if lines else ()):
        parts += _panel(lines, name, words, 30 + place * _HEIGHT)
    return "\n".join([*parts, "</svg>", ""])


def _panel(lines: Sequence[Progress], name: str, words: str, top: int) -> list[str]:
    points = _means([(line.decisions, getattr(line, name)) for line in lines])
    # All of them, which the last of the means may fall short of.
    right = lines[-1].decisions
    low, high = min(y for _, y in points), max(y for _, y in points)
    span = (high - low) or 1.0
    inner = _HEIGHT - 50
    drawn = " ".join(
        f"{_EDGE + x / right * (_WIDTH - 2 * _EDGE):.1f},{top + 20 + (high - y) / span * inner:.1f}" for x, y in points
    )
    foot = top + 20 + inner
    return [
        f'<text x="{_EDGE}" y="{top + 12}">{words}</text>',
        f'<text x="4" y="{top + 24}">{high:.2f}</text><text x="4" y="{foot}">{low:.2f}</text>',
        f'<text x="{_WIDTH - _EDGE}" y="{foot + 16}" text-anchor="end">{right:,} decisions</text>',
        f'<polyline points="{drawn}" fill="none" stroke="#1f6f8b" stroke-width="1.5"/>',
    ]


def _means(points: list[tuple[int, float]]) -> list[tuple[float, float]]:
    """The points, or the means of neighbours where there are too many."""
    size = max(1, -(-len(points) // _POINTS))
    groups = [points[start : start + size] for start in range(0, len(points), size)]
    return [(sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group)) for group in groups]
