"""Games played through the page: whole ones by keyboard, a round by mouse and by touch."""

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

# Two players where the game allows it: fewer moves of bots to wait for.
OPPONENTS = {"buccaneer": 2, "plunder": 1, "seven_seas": 1, "winds_of_plunder": 2}
GAMES = sorted(OPPONENTS)


def play_by_keyboard(player: Player, moves: int) -> int:
    """Answer with number keys only; how many answers were given before the game was over."""
    goes_on = player.await_turn()
    for move in range(moves):
        if not goes_on:
            return move
        before, count = player.moment(), player.choices.count()
        # Walking through the list, so that not only its first entry is ever chosen.
        number = 1 + move * 7 % count
        player.page.keyboard.type(str(number))
        if number * 10 <= count:
            player.page.keyboard.press("Enter")
        goes_on = player.await_turn(before)
    return moves


def test_a_whole_game_of_buccaneer_is_played_by_keyboard_only(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    moves = play_by_keyboard(player, 400)
    assert 5 < moves < 400, "the game came to its end"
    expect(player.page.locator("dialog[open] table")).to_be_visible()
    player.check_accessibility()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".side").get_by_role("link", name="Replay")).to_be_visible()
    player.check_accessibility()


@pytest.mark.parametrize("game", GAMES)
def test_some_rounds_are_played_by_keyboard(player: Player, game: str) -> None:
    player.sit_with_bots(game, OPPONENTS[game])
    assert play_by_keyboard(player, 12) == 12
    player.check_accessibility()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_by_mouse_on_the_board(player: Player, game: str) -> None:
    player.sit_with_bots(game, OPPONENTS[game])
    on_the_board = 0
    for _ in range(8):
        if not player.await_turn():
            break
        before = player.moment()
        lit = player.page.locator(".board [data-part].lit:not(.chosen)")
        held = player.page.locator(".board [data-part].chosen")
        if lit.count():
            on_the_board += 1
            lit.first.click()
            # A piece may be the whole move; else it is held, and another one completes the move, or the list does.
            if held.count() and lit.count():
                lit.first.click()
            if held.count():
                player.choices.first.click()
        else:
            player.choices.first.click()
        player.await_turn(before)
    assert on_the_board > 0
    player.check_accessibility()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_on_a_phone(phone: Player, game: str) -> None:
    phone.sit_with_bots(game, OPPONENTS[game])
    assert phone.await_turn()
    for _ in range(3):
        choice = phone.choices.first
        expect(choice).to_be_visible()
        board = phone.page.locator("main.board").bounding_box()
        shown = choice.bounding_box()
        assert board is not None
        assert shown is not None
        assert board["height"] > 150, "board and choice share the screen"
        assert shown["height"] >= 44, "a finger hits it"
        assert shown["y"] + shown["height"] <= 844
        before = phone.moment()
        choice.tap()
        assert phone.await_turn(before)
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out sideways"
    phone.check_accessibility()
