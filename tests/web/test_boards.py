"""Boards as they are drawn: they keep their size during a game."""

import pytest

from tests.web.answering import click_on
from tests.web.player import Player

_MOVES = 12

# How much of its place a board takes beside the drawing, and how wide the drawing is.
_SIZES = """() => {
    const board = document.querySelector('main.board').getBoundingClientRect();
    const drawing = document.querySelector('main.board svg[role=group]').getBoundingClientRect();
    return [Math.round(board.height - drawing.height), Math.round(drawing.width)];
}"""


@pytest.mark.parametrize("game", ["buccaneer", "winds_of_plunder"])
def test_a_board_keeps_its_size(player: Player, game: str) -> None:
    player.sit_with_bots(game, 3)
    goes_on = player.await_turn()
    sizes = {tuple(player.page.evaluate(_SIZES))}
    for move in range(_MOVES):
        if not goes_on:
            break
        goes_on = click_on(player, (r"^Draw",), move)
        sizes.add(tuple(player.page.evaluate(_SIZES)))
    assert len(sizes) == 1
