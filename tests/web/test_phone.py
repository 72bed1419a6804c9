"""The table on a phone: the whole board at once, near by pinch and double tap, choices in a sheet, upright or not."""

import json
import re
import statistics
from pathlib import Path

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


def work_of_a_frame(phone: Player, start: Spot, end: Spot) -> float:
    """Milliseconds that such a processor works for a frame while the board is dragged. Counted in time of the page's
    own thread: on a busy machine a frame takes longer, the work for it hardly. The browser's own way of being slow
    waits by the clock, which goes on while others have the processor."""
    browser = phone.context.browser
    assert browser is not None
    browser.start_tracing(page=phone.page, categories=["cc"])
    Fingers(phone.page).drag(start, end, _MOVES)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    frames = sorted(one["tdur"] for one in events if one["name"] == "ProxyMain::BeginMainFrame" and "tdur" in one)
    # The shorter ones had nothing to do; and whatever else goes on in the machine only adds to the rest.
    work: float = statistics.quantiles(frames[-_MOVES:], n=4)[0] * _SLOWER / 1000
    print(f"\nwork for a frame while dragging, on a processor {_SLOWER} times slower: {work:.1f} ms")
    return work


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
    assert 0 < work_of_a_frame(phone, middle, (middle[0] - 150, middle[1] + 60)) < _FRAME
    page.get_by_role("button", name="Whole board").tap()
    expect(near).to_have_count(0)
    fingers.pinch(middle, 60, 150)
    expect(near).to_have_count(1)
    fingers.pinch(middle, 200, 40)
    expect(near).to_have_count(0)
    assert phone.moment() == before, "nothing was chosen by that"


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
