"""Boards as they are drawn: they keep their size during a game, and a chart that is too large can be seen whole."""

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


def test_on_a_phone_the_chart_is_seen_whole_and_a_touch_brings_a_part_near(phone: Player) -> None:
    phone.sit_with_bots("winds_of_plunder", 2)
    assert phone.await_turn()
    before = phone.moment()
    chart = phone.page.locator(".board .chart")
    assert chart.evaluate("chart => chart.scrollWidth > chart.clientWidth")
    phone.page.locator(".board button.whole").tap()
    assert chart.evaluate("chart => chart.scrollWidth === chart.clientWidth")
    phone.check_accessibility()
    # Barbados lies at the eastern edge: touched in the whole chart, it comes into sight and nothing is chosen.
    phone.page.locator('.board [data-part="port:barbados"]').tap(force=True)
    phone.page.wait_for_function("() => document.querySelector('.board .chart').scrollLeft > 300")
    box = phone.page.locator('.board [data-part="port:barbados"]').bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= 390 - box["width"]
    assert phone.moment() == before
