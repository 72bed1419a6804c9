"""The table on a phone: the whole board at once, near by pinch and double tap, choices in a sheet, upright or not."""

import json
import re
import statistics
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.fingers import Fingers, Spot
from tests.web.player import Player
from tests.web.staging import played, sit_down_at

_LYING: ViewportSize = {"width": 844, "height": 390}
# Pieces that are drawn outside the place of the board.
_OUTSIDE = """() => {
    const place = document.querySelector('.board .lens').getBoundingClientRect();
    return [...document.querySelectorAll('.board .lens [data-part]')].filter((piece) => {
        const box = piece.getBoundingClientRect();
        return box.left < place.left || box.right > place.right || box.top < place.top || box.bottom > place.bottom;
    }).map((piece) => piece.dataset.part);
}"""
# What can be pressed beside the board and is smaller than a finger.
_SMALL = """() => [...document.querySelectorAll('.table button:enabled, .table a, .table summary')]
    .filter((one) => !one.closest('.lens')).flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width === 0 || (width >= 43.9 && height >= 43.9) ? [] : [`${one.outerHTML.slice(0, 80)} ${width}`];
    })"""
_AT = "one => new DOMMatrix(getComputedStyle(one.firstElementChild).transform).toFloat64Array().join()"


# Sixty frames a second, on a processor that is four times slower than this one.
_FRAME = 1000 / 60
_SLOWER = 4
_MOVES = 40
_ENDS = 8
# Seats and moves: boards with much on them.
_MIDDLES = {"buccaneer": (5, 50), "plunder": (6, 150), "seven_seas": (4, 60), "winds_of_plunder": (5, 60)}


def drag(phone: Player, start: Spot, end: Spot) -> Counter[str]:
    """Drag the board; what the browser did for that, by the names it has for it. Printed is the work of a frame, in
    milliseconds of a processor that is so much slower. It is counted in time of the page's own thread: on a busy
    machine a frame takes longer, the work for it hardly. The browser's own way of being slow waits by the clock, which
    goes on while others have the processor."""
    browser = phone.context.browser
    assert browser is not None
    browser.start_tracing(page=phone.page, categories=["blink", "cc", "devtools.timeline"])
    Fingers(phone.page).drag(start, end, _MOVES)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    frames = [one for one in events if one["name"] == "ProxyMain::BeginMainFrame" and "tdur" in one]
    # The shorter ones had nothing to do; and whatever else goes on in the machine only adds to the rest.
    work = statistics.quantiles(sorted(one["tdur"] for one in frames)[-_MOVES:], n=4)[0] * _SLOWER / 1000
    print(f"\nwork for a frame while dragging, on a processor {_SLOWER} times slower: {work:.1f} ms")
    assert 0 < work < _FRAME
    page = {one["pid"] for one in frames}
    return Counter(one["name"] for one in events if one["pid"] in page and one["ph"] == "X")


def box_of(one: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    box = one.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_a_board_is_whole_and_comes_near(phone: Player, data: Path) -> None:
    path = sit_down_at(phone, data, played("winds_of_plunder", 5, 60))
    phone.go(path)
    assert phone.await_turn()
    page, fingers, before = phone.page, Fingers(phone.page), phone.moment()
    lens, near = page.locator(".board .lens"), page.locator(".board .lens.near")
    assert page.evaluate(_OUTSIDE) == [], "the whole board fits at once"
    left, top, right, bottom = box_of(lens)
    # South of Cuba there is nothing but water.
    sea = (left + (right - left) * 0.16, top + (bottom - top) * 0.72)
    fingers.tap(sea, 2)
    expect(near).to_have_count(1)
    page.wait_for_function(f"() => ({_OUTSIDE})().length > 0")
    phone.check_accessibility()
    was = lens.evaluate(_AT)
    fingers.drag(sea, (sea[0] + 90, sea[1] - 40))
    page.wait_for_function(f"was => ({_AT})(document.querySelector('.board .lens')) !== was", arg=was)
    middle = (left + right) / 2, (top + bottom) / 2
    page.get_by_role("button", name="Whole board").tap()
    expect(near).to_have_count(0)
    fingers.pinch(middle, 60, 150)
    expect(near).to_have_count(1)
    fingers.pinch(middle, 200, 40)
    expect(near).to_have_count(0)
    assert phone.moment() == before, "nothing was chosen by that"


@pytest.mark.parametrize("game", sorted(_MIDDLES))
def test_a_board_that_is_dragged_is_neither_laid_out_nor_painted(phone: Player, data: Path, game: str) -> None:
    phone.go(sit_down_at(phone, data, played(game, *_MIDDLES[game])))
    assert phone.await_turn()
    page = phone.page
    page.get_by_role("button", name="Come near").tap()
    expect(page.locator(".board .lens.near")).to_have_count(1)
    left, top, right, bottom = box_of(page.locator(".board .lens"))
    middle = (left + right) / 2, (top + bottom) / 2
    Fingers(page).drag(middle, (middle[0] + 60, middle[1] + 40))
    was = page.locator(".board .lens").evaluate(_AT)
    done = drag(phone, middle, (middle[0] - 100, middle[1] - 60))
    assert page.locator(".board .lens").evaluate(_AT) != was
    assert done["UpdateLayoutTree"] > _MOVES / 2, "the browser tells what it does"
    # When it is taken up and when it is let go, it becomes a picture of its own and a part of the page again.
    assert done["Layout"] == 0
    assert done["Paint"] <= _ENDS
    assert done["PaintArtifactCompositor::Update"] <= _ENDS


def test_choices_lie_in_a_sheet_that_the_thumb_reaches(phone: Player, data: Path) -> None:
    path = sit_down_at(phone, data, played("plunder", 6, 150))
    phone.go(path)
    assert phone.await_turn()
    page = phone.page
    board, sheet, seats = page.locator("main.board"), page.locator("aside.side"), page.locator(".seats li")
    assert box_of(sheet)[1] >= box_of(board)[3], "the sheet lies below the board"
    for one in (*seats.all(), phone.choices.first, page.locator(".tab-log")):
        expect(one).to_be_in_viewport(ratio=0.95)
    assert page.evaluate(_SMALL) == []
    phone.check_accessibility()
    page.get_by_role("button", name="More room for choices").tap()
    page.wait_for_function(
        "() => document.querySelector('aside.side').getBoundingClientRect().top"
        " <= document.querySelector('main.board').getBoundingClientRect().top"
    )
    Fingers(page).drag((195, box_of(sheet)[1] + 10), (195, box_of(sheet)[1] + 120))
    expect(page.get_by_role("button", name="More room for choices")).to_be_visible()
    page.locator(".tab-log").tap()
    expect(page.locator(".log li").last).to_be_in_viewport()
    page.locator(".tab-choose").tap()
    page.set_viewport_size(_LYING)
    page.wait_for_function(
        "() => document.querySelector('aside.side').getBoundingClientRect().left"
        " >= document.querySelector('main.board').getBoundingClientRect().right - 1"
    )
    for one in (*seats.all(), board, phone.choices.first, page.locator(".tab-log")):
        expect(one).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("document.documentElement.scrollWidth") <= _LYING["width"]
    assert page.evaluate(_SMALL) == []
    phone.check_accessibility()


def test_what_the_others_did_is_read_by_touch(phone: Player, data: Path) -> None:
    phone.go(sit_down_at(phone, data, played("buccaneer", 3, 30)))
    assert phone.await_turn()
    recap = phone.page.locator(".recap")
    recap.locator("summary").tap()
    expect(recap.locator("li")).to_have_count(2)
    expect(recap.locator("li").last).to_be_in_viewport()
    recap.locator("summary").tap()
    expect(recap.locator("li").first).to_be_hidden()


def test_an_end_is_read_and_left_by_touch(phone: Player, data: Path) -> None:
    phone.go(sit_down_at(phone, data, played("buccaneer", 3, 10_000)))
    page, dialog = phone.page, phone.page.locator("dialog[open]")
    expect(dialog.locator("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.check_accessibility()
    dialog.get_by_role("link", name="Replay").tap()
    expect(page.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()
