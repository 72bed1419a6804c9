"""The ladder as a picture: a column for each game, a row for each pairing, all shares of wins on one scale."""

from typing import Final
from xml.sax.saxutils import escape

from freebooter.bots.arena.ladder import FAIR, Ladder, Pairing, Standing
from freebooter.core.catalogue import find_game

_NAMES: Final = 176
_COLUMN: Final = 186
# A column leaves this much beside its scale, for the number.
_NUMBER: Final = 52
_ROW: Final = 22
_HEAD: Final = 40
_FOOT: Final = 44
_PAPER: Final = "#f6f0e1"
_INK: Final = "#1e2a32"
_STYLE: Final = f'font-family="sans-serif" font-size="12" fill="{_INK}"'
# Told apart by shape as well as by colour.
_COLOURS: Final = {"above": "#0f3b4c", "open": "#1e2a32", "below": "#a93226", "faulty": "#7a5c1e"}
_LEGEND: Final = {
    "above": "wins more than its share",
    "open": "too close to tell",
    "below": "wins less",
    "faulty": "a bot failed",
}


def draw_ladder(ladder: Ladder) -> str:
    """An SVG of all pairings that were played: the share of wins of the first, with its interval."""
    played = {pairing: one for pairing, one in ladder.standings.items() if one.rounds}
    games = list(dict.fromkeys(pairing.game for pairing in played))
    rows = list(dict.fromkeys((pairing.first, pairing.second) for pairing in played))
    # Where no bot failed nobody need know how that would look.
    shown = [verdict for verdict in _LEGEND if verdict != "faulty" or any(one.faults for one in played.values())]
    width, foot = _NAMES + _COLUMN * max(len(games), len(shown)), _HEAD + _ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {foot + _FOOT}" role="img" {_STYLE}>',
        "<title>How often the first of each pairing wins, with its 95 % interval</title>",
        f'<rect width="{width}" height="{foot + _FOOT}" fill="{_PAPER}"/>',
    ]
    for place, (first, second) in enumerate(rows):
        parts.append(f'<text x="12" y="{_middle(place) + 4}">{escape(first)} : {escape(second)}</text>')
    for place, game in enumerate(games):
        left = _NAMES + place * _COLUMN
        parts += _scale(find_game(game).meta.title, left, foot)
        for row, names in enumerate(rows):
            one = played.get(Pairing(game, *names))
            if one is not None:
                parts += _share(one, left, _middle(row))
    for place, verdict in enumerate(shown):
        x = _NAMES + place * _COLUMN
        parts += [_mark(verdict, x + 6, foot + 32), f'<text x="{x + 18}" y="{foot + 36}">{_LEGEND[verdict]}</text>']
    return "\n".join([*parts, "</svg>", ""])


def _scale(title: str, left: int, foot: int) -> list[str]:
    """The game's name, and lines at none, at the fair share and at all."""
    marks = [(0.0, "0"), (FAIR, f"{100 * FAIR:.0f}"), (1.0, "100 %")]
    return [f'<text x="{left}" y="22" font-size="13" font-weight="bold">{escape(title)}</text>'] + [
        f'<path d="M{_across(share, left):.1f} {_HEAD - 8}V{foot}" stroke="{_INK}" '
        f'stroke-opacity="{0.7 if share == FAIR else 0.2}"/>'
        f'<text x="{_across(share, left):.1f}" y="{foot + 14}" text-anchor="middle" font-size="10">{words}</text>'
        for share, words in marks
    ]


def _share(one: Standing, left: int, y: int) -> list[str]:
    low, high = (_across(bound, left) for bound in one.interval())
    verdict = one.verdict()
    return [
        f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{_COLOURS[verdict]}" stroke-width="2"/>',
        _mark(verdict, _across(one.share, left), y),
        f'<text x="{left + _COLUMN - 14}" y="{y + 4}" text-anchor="end">{100 * one.share:.0f}</text>',
    ]


def _mark(verdict: str, x: float, y: int) -> str:
    colour = _COLOURS[verdict]
    if verdict == "open":
        return f'<circle cx="{x:.1f}" cy="{y}" r="4.5" fill="{_PAPER}" stroke="{colour}" stroke-width="2"/>'
    if verdict == "above":
        return f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="{colour}"/>'
    if verdict == "faulty":
        return f'<path d="M{x - 5:.1f} {y - 5}l10 10m0 -10l-10 10" stroke="{colour}" stroke-width="2"/>'
    return f'<path d="M{x:.1f} {y - 6}l6 6l-6 6l-6 -6z" fill="{colour}"/>'


def _across(share: float, left: int) -> float:
    return left + share * (_COLUMN - _NUMBER)


def _middle(row: int) -> int:
    return _HEAD + _ROW * row + _ROW // 2
