"""Games played through the page: whole ones by keyboard, a round by mouse and by touch."""

import pytest
from playwright.sync_api import expect

from tests.web.player import WAIT, Player

# Two players where the game allows it: fewer moves of bots to wait for.
OPPONENTS = {"buccaneer": 2, "plunder": 1, "seven_seas": 1, "winds_of_plunder": 2}
GAMES = sorted(OPPONENTS)


def play_by_keyboard(player: Player, moves: int) -> int:
    """Answer with number keys only; how many answers were given before the game was over."""
    for move in range(moves):
        if not player.await_turn():
            return move
        asked, count = player.page.evaluate(
            "() => [document.querySelector('ol.choices')?.innerText, document.querySelectorAll('button.choice').length]"
        )
        if count == 0:
            continue
        # Walking through the list, so that not only its first entry is ever chosen.
        number = 1 + move * 7 % count
        player.page.keyboard.type(str(number))
        if number * 10 <= count:
            player.page.keyboard.press("Enter")
        player.page.wait_for_function(
            """before => document.querySelector('ol.choices')?.innerText !== before
                || document.querySelector('button.choice:disabled') || document.querySelector('dialog[open] table')""",
            arg=asked,
            timeout=WAIT,
        )
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
        lit = player.page.locator(".board [data-part].lit")
        log = player.page.locator(".log li").count()
        if lit.count():
            lit.first.click()
            player.page.wait_for_timeout(50)
            more = player.page.locator(".board [data-part].lit")
            # A piece is chosen: either that was the whole move, or another one completes it, or the list does.
            if player.page.locator(".board [data-part].chosen").count() and more.count():
                more.first.click()
                on_the_board += 1
            if player.page.locator(".board [data-part].chosen").count():
                player.choices.first.click()
            on_the_board += 1
        else:
            player.choices.first.click()
        player.page.wait_for_function(
            """log => document.querySelectorAll('.log li').length > log
                || !document.querySelector('button.choice:enabled') || document.querySelector('.draft, .trouble-box')
                || document.querySelector('.board .chosen') === null""",
            arg=log,
        )
    assert on_the_board > 0
    player.check_accessibility()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_on_a_phone(phone: Player, game: str) -> None:
    phone.sit_with_bots(game, OPPONENTS[game])
    for _ in range(3):
        assert phone.await_turn()
        choice = phone.choices.first
        expect(choice).to_be_visible()
        board = phone.page.locator("main.board").bounding_box()
        shown = choice.bounding_box()
        assert board is not None
        assert shown is not None
        assert board["height"] > 150, "board and choice share the screen"
        assert shown["height"] >= 44, "a finger hits it"
        assert shown["y"] + shown["height"] <= 844
        choice.tap()
        phone.page.wait_for_timeout(100)
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out sideways"
    phone.check_accessibility()
