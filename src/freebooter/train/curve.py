"""The curve of a training as a picture: what changed over its decisions, one panel for each thing."""

from collections.abc import Sequence
from typing import Any, Final

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


def draw_curve(title: str, lines: Sequence[Any]) -> str:
    """An SVG of the lines of a training, each of which has `decisions` and the things that are drawn."""
    height = _HEIGHT * len(_PANELS) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" {_STYLE}>',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{_EDGE}" y="18" font-size="14">{title}</text>',
    ]
    for place, (name, words) in enumerate(_PANELS):
        parts += _panel(lines, name, words, 30 + place * _HEIGHT)
    return "\n".join([*parts, "</svg>", ""])


def _panel(lines: Sequence[Any], name: str, words: str, top: int) -> list[str]:
    points = _means([(line.decisions, getattr(line, name)) for line in lines])
    if not points:
        return []
    right = max(x for x, _ in points)
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
        f'<text x="{_WIDTH - _EDGE}" y="{foot + 16}" text-anchor="end">{right:,.0f} decisions</text>',
        f'<polyline points="{drawn}" fill="none" stroke="#1f6f8b" stroke-width="1.5"/>',
    ]


def _means(points: list[tuple[int, float]]) -> list[tuple[float, float]]:
    """The points, or the means of neighbours where there are too many."""
    size = max(1, -(-len(points) // _POINTS))
    groups = [points[start : start + size] for start in range(0, len(points), size)]
    return [(sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group)) for group in groups]
