"""Plunder: a click, a tap or Enter on any cell in reach sails the whole way there, and one undo takes it back."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.answering import asked, await_next, click_on, sentences
from tests.web.player import Player

_SIGHT = "async table => (await fetch(`/api/tables/${table}/sight?viewer=0`)).json()"
_FIGURES = "async () => (await (await fetch('/api/games/plunder')).json()).figure_set"


def sit_at_sea(player: Player) -> str:
    """A table of Plunder whose die shows a 5 or a 6, with a ship of one's own that can sail some way; its id."""
    player.go("/")
    figures = player.page.evaluate(_FIGURES)
    figures["dice"]["sailing"][0] = [5, 6] * 3
    # In one of seventy games the storm lies before the only port.
    for _ in range(6):
        table = player.sit_with_bots("plunder", 1, figures=figures)
        assert player.await_turn()
        while not any(one.startswith("Roll") for one in sentences(player)):
            assert click_on(player)
        assert click_on(player, ("^Roll",))
        if free_ways(sight(player, table)):
            break
    return table


def sight(player: Player, table: str) -> Any:
    return player.page.evaluate(_SIGHT, table)


def free_ways(seen: Any) -> list[Any]:
    return [way for way in seen["ways"] if not way["message"]["args"]["toll"]]


def sail_and_take_back(player: Player, table: str, choose: Callable[[Locator], None]) -> None:
    """Sail as far as a ship can with one gesture, and take it back with another."""
    page, seen = player.page, sight(player, table)
    farthest = max(free_ways(seen), key=lambda way: len(way["actions"]))
    place, goal = farthest["actions"][0]["ship"], farthest["message"]["args"]["to"]
    start = seen["view"]["ships"][0][place]["cell"]
    assert len(farthest["actions"]) > 2
    # The list stays short: it has the steps, the board has everything in reach.
    assert page.locator("button.choice").count() <= 12
    before = asked(player)
    choose(page.locator(f'.board [data-part="ship:0:{place}"]'))
    expect(page.locator('.board [data-part^="cell:"].lit')).not_to_have_count(0)
    choose(page.locator(f'.board [data-part="cell:{goal}"]'))
    assert await_next(player, before)
    after = sight(player, table)
    assert after["view"]["ships"][0][place]["cell"] == goal
    assert after["number"] == seen["number"] + 1, "it is one row"
    assert after["view"]["die_left"] == seen["view"]["die_left"] - len(farthest["actions"])
    before = asked(player)
    choose(page.get_by_role("button", name="Undo"))
    assert await_next(player, before)
    assert sight(player, table)["view"]["ships"][0][place]["cell"] == start


def test_one_gesture_sails_the_whole_way_by_mouse_and_by_keyboard(player: Player) -> None:
    def enter(piece: Locator) -> None:
        piece.focus()
        player.page.keyboard.press("Enter")

    table = sit_at_sea(player)
    sail_and_take_back(player, table, player.touch)
    sail_and_take_back(player, table, enter)


def test_one_gesture_sails_the_whole_way_by_touch(phone: Player) -> None:
    def touch(piece: Locator) -> None:
        """From the whole board: where several pieces could be meant they come near, and the second touch is meant."""
        lens = phone.page.locator(".board .lens.near")
        if lens.count():
            phone.page.get_by_role("button", name="Whole board").tap()
            expect(lens).to_have_count(0)
        piece.tap()
        if lens.count():
            piece.tap()

    sail_and_take_back(phone, sit_at_sea(phone), touch)
