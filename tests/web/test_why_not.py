"""The reason why something is not possible is one tap away; and a choice once taken is not taken again."""

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.web.player import Player


def centre(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_ship_that_cannot_be_boarded_says_which_crew_it_takes(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    ship = player.page.locator('.board [data-part^="ship:"]:not(.lit)').first
    player.page.mouse.click(*centre(ship))
    why = player.page.locator(".why")
    expect(why).to_contain_text(re.compile(r"Not now: ship \w+ needs a crew of \d"))
    player.check_accessibility()
    # Its rule is one tap further.
    why.get_by_role("button", name="Rule B4").click()
    expect(player.page.locator("dialog section.meant")).to_contain_text("Boarding")
    player.page.keyboard.press("Escape")
    # Let go of by key, and gone with the next move.
    player.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    player.page.mouse.click(*centre(ship))
    expect(why).to_be_visible()
    player.answer()
    expect(why).to_have_count(0)


@pytest.mark.parametrize(("game", "bots"), [("plunder", 1), ("seven_seas", 1), ("winds_of_plunder", 2)])
def test_every_board_says_why_a_piece_stays_calm(phone: Player, game: str, bots: int) -> None:
    phone.sit_with_bots(game, bots)
    assert phone.await_turn()
    calm = phone.page.locator(".board [data-part]:not(.lit)")
    places = [place for place in range(calm.count()) if calm.nth(place).is_visible()]
    piece = calm.nth(places[-1])
    piece.scroll_into_view_if_needed()
    phone.page.touchscreen.tap(*centre(piece))
    expect(phone.page.locator(".why")).to_contain_text(re.compile("Not now: .{12,}"))
    phone.check_accessibility()


def test_all_reasons_are_read_by_keyboard(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    player.page.keyboard.press("w")
    dialog = player.page.get_by_role("dialog", name="Why not…?")
    expect(dialog).to_contain_text("Your own pirates never go on your own pirates")
    # What is forbidden is said, and it is none of what may be chosen.
    forbidden = dialog.locator(".deeds li").all_inner_texts()
    assert forbidden
    assert not set(forbidden) & set(player.choices.locator("span").all_inner_texts())
    player.check_accessibility()


def test_a_choice_cannot_be_taken_twice(player: Player) -> None:
    sent: list[str | bytes] = []

    def note(message: str | bytes) -> None:
        sent.append(message)

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", note)

    player.page.on("websocket", opened)
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    for _ in range(4):
        before = player.moment()
        player.open_fold()
        sent.clear()
        # Two clicks in one breath, faster than any answer could come.
        player.page.evaluate(
            """() => {
                const [first, second] = document.querySelectorAll('button.choice:enabled');
                first.click();
                (second ?? first).click();
            }"""
        )
        if not player.await_turn(before):
            break
        assert len([message for message in sent if json.loads(message)["type"] == "play"]) == 1
        expect(player.page.locator(".trouble-box")).to_have_count(0)
