"""Games played through the page: whole ones by keyboard, a round by mouse and by touch."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.web.answering import asked, await_next, click_on, preferred, sentences
from tests.web.player import Player
from tests.web.staging import played, sit_down_at

# Two players where the game allows it: fewer moves of bots to wait for.
OPPONENTS = {"buccaneer": 2, "plunder": 1, "seven_seas": 1, "winds_of_plunder": 2}
GAMES = sorted(OPPONENTS)
# Options under which a game is soon over.
SHORT: dict[str, dict[str, Any]] = {
    "buccaneer": {},
    "plunder": {"target": 4, "round_limit": 10},
    "seven_seas": {"round_limit": 5},
    "winds_of_plunder": {},
}
# What somebody who wants to win soon picks first, by its sentence; among the rest they walk through the list.
EAGER = {
    "plunder": (
        r"^(Roll|Build a ship|Bury|Collect|Put the ship)",
        r"^(Build|Attack the island)",
        r"^(Sail|Offer nothing|Decline|Drop|Stay)",
        r"^End your turn",
    ),
    "winds_of_plunder": (r"^Sail", r"^(Play|End your turn)"),
}


def play_by_keyboard(player: Player, game: str, moves: int) -> int:
    """Answer with number keys only; how many answers were given before the game was over."""
    goes_on = player.await_turn()
    for move in range(moves):
        if not goes_on:
            return move
        check_nothing_is_covered(player)
        player.open_fold(by_key=True)
        before, said = asked(player), sentences(player)
        number = 1 + preferred(said, EAGER.get(game, ()), move)
        player.page.keyboard.type(str(number))
        if number * 10 <= len(said):
            player.page.keyboard.press("Enter")
        goes_on = await_next(player, before)
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keyboard_only(player: Player, game: str) -> None:
    player.sit_with_bots(game, OPPONENTS[game], options=SHORT[game])
    first = play_by_keyboard(player, game, 8)
    player.check_accessibility()
    moves = first + play_by_keyboard(player, game, 600)
    assert 5 < moves < 600, "the game came to its end"
    check_end(player, game)
    player.page.keyboard.press("Escape")
    player.page.locator(".side").get_by_role("link", name="Replay").click()
    check_replay(player)


_SCORES = "async table => (await (await fetch(`/api/tables/${table}/sight?viewer=0`)).json()).result.scores"
_LUCK = "async table => (await (await fetch(`/api/tables/${table}/course`)).json()).luck"


def check_end(player: Player, game: str) -> None:
    """Who won by what, everybody's points by source, how the scores went, and a picture of it to send."""
    dialog = player.page.locator("dialog[open]")
    scores = player.page.evaluate(_SCORES, player.page.url.rpartition("/")[2])
    strip = player.page.locator(".seats .main dd").all_text_contents()
    assert [int(shown.split("/")[0]) for shown in strip] == scores, "the strip shows what was scored"
    expect(dialog.get_by_role("heading", level=2)).to_have_text(re.compile(r" wins? (together )?with (-?\d+|one) \w+"))
    expect(dialog.locator(".told")).to_have_text(re.compile(r"^You (came|have won|share)"))
    expect(dialog.locator(".places li")).to_have_count(1 + OPPONENTS[game])
    expect(dialog.locator(".places .pattern")).not_to_have_count(0)
    expect(dialog.locator("table")).to_be_visible()
    expect(dialog.locator(".lines path.line")).to_have_count(1 + OPPONENTS[game])
    luck = player.page.evaluate(_LUCK, player.page.url.rpartition("/")[2])
    assert len(luck) == (1 + OPPONENTS[game] if game in ("plunder", "seven_seas") else 0)
    expect(dialog.get_by_text("Luckiest")).to_have_count(int(max(luck, default=0) > 0))
    expect(dialog.get_by_role("button", name="Play again")).to_be_visible()
    player.check_accessibility()
    with player.page.expect_download() as saved:
        dialog.get_by_role("button", name="Share").click()
    assert saved.value.suggested_filename == f"freebooter-{game}.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")


def check_replay(player: Player) -> None:
    """The game can be seen again: from its first move to its last, with what happened last in sight."""
    shown = player.page.get_by_text(re.compile(r"^Move \d+ of \d+$"))
    expect(player.page.locator("footer .lines path.at")).to_have_count(1)
    expect(shown).to_have_text(re.compile(r"^Move 0 of"))
    player.check_accessibility()
    last = shown.inner_text().split()[-1]
    player.page.keyboard.press("End")
    expect(shown).to_have_text(f"Move {last} of {last}")
    expect(player.page.locator(".log li").last).to_be_in_viewport(ratio=0.9)
    player.page.keyboard.press("Home")
    expect(shown).to_have_text(f"Move 0 of {last}")


def test_an_end_is_left_and_read_again_by_mouse_and_by_key(player: Player, data: Path) -> None:
    player.go(sit_down_at(player, data, played("buccaneer", 3, 10_000)))
    page, dialog = player.page, player.page.locator("dialog[open]")
    read_again = page.locator(".side").get_by_role("button", name="Score")
    expect(dialog.locator("table")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    read_again.click()
    expect(dialog.locator("table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(read_again).to_be_focused()
    page.keyboard.press("Enter")
    replay = dialog.get_by_role("link", name="Replay")
    expect(replay).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if replay.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_by_mouse_on_the_board(player: Player, game: str) -> None:
    player.sit_with_bots(game, OPPONENTS[game])
    on_the_board = 0
    goes_on = player.await_turn()
    for _ in range(8):
        if not goes_on:
            break
        check_nothing_is_covered(player)
        before = asked(player)
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
            player.take()
        goes_on = await_next(player, before)
    assert on_the_board > 0
    player.check_accessibility()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_played_on_a_phone(phone: Player, game: str) -> None:
    phone.sit_with_bots(game, OPPONENTS[game])
    assert phone.await_turn()
    for _ in range(4):
        phone.open_fold()
        choice = phone.choices.first
        expect(choice).to_be_visible()
        board = phone.page.locator("main.board").bounding_box()
        shown = choice.bounding_box()
        assert board is not None
        assert shown is not None
        assert board["height"] > 150, "board and choice share the screen"
        assert shown["height"] >= 44, "a finger hits it"
        assert shown["y"] + shown["height"] <= 844
        assert [one for one in touch_sizes(phone) if one[1] < 44 or one[2] < 44] == [], (
            "a finger hits every piece that may be chosen"
        )
        before = asked(phone)
        choice.tap()
        assert await_next(phone, before)
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out sideways"
    phone.check_accessibility()


# Every piece that may be chosen but is hidden where one would click on it, with what lies above it.
_COVERED = """() => [...document.querySelectorAll('.board [data-part].lit')].flatMap((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return !hit || piece.contains(hit) ? [] : [[piece.dataset.part, hit.outerHTML.slice(0, 120)]];
})"""


def check_nothing_is_covered(player: Player) -> None:
    """A mouse hits every piece that may be chosen, once those that glide have come to rest."""
    try:
        player.page.wait_for_function(f"() => ({_COVERED})().length === 0", timeout=10_000)
    except PlaywrightTimeout:
        pytest.fail(f"covered: {player.page.evaluate(_COVERED)}")


def touch_sizes(player: Player) -> list[tuple[str, float, float]]:
    """Every piece beside the board that may be chosen, with its width and height. On the board the lens finds the piece
    that a finger means."""
    found = player.page.evaluate(
        """() => [...document.querySelectorAll('.board [data-part].lit:not(.lens *)')].map((piece) => {
            const { width, height } = piece.getBoundingClientRect();
            return [piece.dataset.part, Math.ceil(width * 10) / 10, Math.ceil(height * 10) / 10];
        })"""
    )
    return [(part, width, height) for part, width, height in found]


# What is looked at most on a board: hands grow and battles come, and it stays where it was, and as large.
KEPT = {"plunder": "svg.plunder-chart[role=group]", "seven_seas": ".box, .characters, .fleets"}
_BOXES = "all => all.map((one) => JSON.stringify(one.getBoundingClientRect()))"


@pytest.mark.parametrize("game", sorted(KEPT))
def test_a_board_keeps_its_size_during_a_game(player: Player, game: str) -> None:
    player.sit_with_bots(game, 2)
    sizes = set()
    goes_on = player.await_turn()
    for move in range(30):
        if not goes_on:
            break
        sizes.add(tuple(player.page.locator(KEPT[game]).evaluate_all(_BOXES)))
        goes_on = click_on(player, EAGER.get(game, ()), move)
    assert len(sizes) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_that_may_be_chosen_is_named_and_reached_by_tab(player: Player, game: str) -> None:
    player.sit_with_bots(game, OPPONENTS[game])
    for _ in range(6):
        assert player.await_turn()
        if player.page.locator(".board [data-part].lit").count():
            break
        click_on(player)
    pieces = player.page.evaluate(
        """() => [...document.querySelectorAll('.board [data-part].lit')].map(
            (piece) => [piece.getAttribute('aria-label') ?? '', piece.tabIndex, piece.getAttribute('aria-pressed')])"""
    )
    assert pieces
    assert all(label and tab == 0 and pressed == "false" for label, tab, pressed in pieces)
    # A piece is taken in hand, or moves at once, by Enter alone.
    before = player.moment()
    player.page.locator(".board [data-part].lit").first.focus()
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        """before => document.querySelector('.board [data-part].chosen') ||
            document.querySelector('.table').dataset.moment !== before""",
        arg=before,
    )
