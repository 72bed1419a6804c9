"""The course of a match: what every seat had scored after each row, and whom the dice favoured."""

from collections.abc import Sequence

from msgspec import Struct

from freebooter.core.game import AnyGame
from freebooter.core.journal import Head, Row, figures_for
from freebooter.core.timeline import Timeline


class Course(Struct, frozen=True, kw_only=True):
    """`scores[number]` are those of all seats if the match had ended after row `number`. `luck` is by how much each
    seat's dice came out above their mean; it is empty where a game cannot say."""

    scores: list[tuple[int, ...]]
    luck: list[float]


def course(game: AnyGame, head: Head, rows: Sequence[Row]) -> Course:
    """Play a match again and count after every row. It shows what was hidden: it is for games that are over."""
    timeline = Timeline.of(game, head)
    scores: list[tuple[int, ...]] = []
    for row in rows:
        timeline.add(row, check_digest=False)
        scores.append(tuple(game.result(timeline.state).scores))
    return Course(scores=scores, luck=_luck(game, head, timeline))


def _luck(game: AnyGame, head: Head, timeline: Timeline) -> list[float]:
    if game.fortune is None:
        return []
    figures = figures_for(game, head.components)
    luck = [0.0] * len(head.seats)
    for row in timeline.live:
        for told in timeline.told[row.number]:
            for seat, gain in game.fortune(told.event, figures):
                luck[seat] += gain
    return luck
