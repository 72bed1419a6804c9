"""The table explains itself: what a name means, and what would follow from a choice."""

import re

from playwright.sync_api import expect

from tests.web.answering import asked
from tests.web.player import Player
from tests.web.test_why_not import centre


def test_a_name_says_what_it_means_under_mouse_and_focus(player: Player) -> None:
    player.sit_with_bots("seven_seas", 1)
    assert player.await_turn()
    page, tip = player.page, player.page.get_by_role("tooltip")
    captain = page.locator('.board [data-part="character:captain"]')
    # Hovering waits until the board has come to rest.
    captain.hover()
    # A log that scrolls meanwhile, and a button elsewhere that loses the focus, take nothing away.
    page.evaluate(
        """() => {
            for (const log of document.querySelectorAll('aside, aside *')) log.dispatchEvent(new Event('scroll'));
            document.querySelector('button.choice').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        }"""
    )
    expect(tip).to_contain_text(re.compile(r"Caravan card.*\(S3"))
    expect(captain).to_have_attribute("aria-describedby", "tip")
    # It can be gone over with the mouse, stays, and Escape takes it away without moving anything.
    page.mouse.move(*centre(tip), steps=4)
    player.check_accessibility()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # What a seat has is explained as well.
    page.locator('.seats [data-about="seven_seas-label-black-spots"]').first.hover()
    expect(tip).to_contain_text("three points")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.keyboard.press("c")
    captain.focus()
    expect(tip).to_contain_text("Caravan card")
    player.choices.first.focus()
    expect(tip).to_have_count(0)


def test_a_finger_that_rests_asks_what_a_name_means_and_chooses_nothing(phone: Player) -> None:
    phone.sit_with_bots("seven_seas", 1)
    assert phone.await_turn()
    before = asked(phone)
    x, y = centre(phone.page.locator('.board [data-part="character:shipwright"]'))
    fingers = phone.context.new_cdp_session(phone.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(phone.page.get_by_role("tooltip")).to_contain_text("Buy ships")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.page.wait_for_timeout(300)
    expect(phone.page.get_by_role("tooltip")).to_be_visible()
    assert asked(phone) == before
    expect(phone.page.locator(".why")).to_have_count(0)
    phone.check_accessibility()


# Every sentence that is told above the board, and for how many milliseconds it stood there.
_CAPTIONS = """
window.captions = [];
window.covered = [];
let shown = '', since = 0;
// Pieces of the turn that is told, and whether the caption lies over one of them; looked at once it has its place.
const cover = () => {
  const box = document.querySelector('.caption')?.getBoundingClientRect();
  for (const piece of box ? document.querySelectorAll('.board [data-last]') : []) {
    const other = piece.getBoundingClientRect();
    if (other.right > box.left && other.left < box.right && other.bottom > box.top && other.top < box.bottom)
      window.covered.push(`${piece.dataset.part}: ${shown}`);
  }
};
const look = () => {
  const text = document.querySelector('.caption .now')?.textContent ?? '';
  if (text !== shown) {
    if (shown) window.captions.push([shown, performance.now() - since]);
    [shown, since] = [text, performance.now()];
    if (text) setTimeout(() => { if (shown === text) cover(); }, 350);
  }
};
document.addEventListener('DOMContentLoaded', () =>
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""


def test_others_turns_can_be_read_and_are_told_again_before_ones_own(player: Player) -> None:
    player.context.add_init_script(
        "localStorage.setItem('freebooter-settings', JSON.stringify({ speed: 'normal', language: 'en' }))"
    )
    player.context.add_init_script(_CAPTIONS)
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    page = player.page
    player.take(0)
    expect(page.locator(".caption")).to_be_visible()
    # What is being shown is in the bar and in the strip; the question that waits already is not.
    caption, status, named = page.evaluate(
        "all => all.map((one) => document.querySelector(one).innerText)",
        [".caption .who > b", ".status", ".seats .asked .name"],
    )
    assert (status, named) == (f"{caption} plays", caption)
    assert player.await_turn()
    before = player.moment()
    captions = page.evaluate("window.captions")
    assert captions
    assert min(time for _, time in captions) >= 690
    assert page.evaluate("window.covered") == []
    recap = page.locator(".recap li")
    expect(recap).to_have_count(2)
    expect(page.locator(".log .new")).to_have_text("Since your last move")
    expect(page.locator(".board [data-last]").first).to_be_visible()
    player.check_accessibility()
    # It is folded away and opened again by mouse, and by key.
    summary = page.locator(".recap summary")
    summary.click()
    expect(recap.first).to_be_hidden()
    summary.click()
    expect(recap.first).to_be_visible()
    for key, shown in (("Enter", False), ("Space", True)):
        summary.press(key)
        expect(recap.first).to_be_visible(visible=shown)
    assert player.moment() == before, "nothing was chosen by that"


def test_who_wants_to_wait_after_each_player_goes_on_by_key_or_button(player: Player) -> None:
    player.context.add_init_script(
        "localStorage.setItem('freebooter-settings', JSON.stringify({ speed: 'step', language: 'en' }))"
    )
    player.sit_with_bots("buccaneer", 2)
    page, go_on = player.page, player.page.get_by_role("button", name="Go on")
    page.wait_for_function("() => document.querySelector('button.choice:enabled')")
    player.take(0)
    expect(go_on).to_be_visible()
    first = page.locator(".told .who").inner_text()
    page.locator("body").press("Space")
    expect(page.locator(".told .who")).not_to_have_text(first)
    expect(go_on).to_be_visible()
    player.check_accessibility()
    go_on.click()
    assert player.await_turn()


def test_a_long_list_is_folded_by_pieces_and_opened_by_mouse_key_and_board(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    page = player.page
    strip = page.locator(".strip").bounding_box()
    folds, held = page.locator("button.choice.fold"), page.locator(".board .piece.chosen")
    pieces = page.locator(".board [data-part].lit")
    # What can be taken in hand lights first, and each has its row; where one can go comes after.
    assert player.choices.count() <= 12
    assert folds.count() == pieces.count() > 1
    player.check_accessibility()
    page.keyboard.press("2")
    expect(held).to_have_count(1)
    assert player.choices.count() > 1
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    folds.first.click()
    expect(held).to_have_count(1)
    page.get_by_role("button", name="Show all").click()
    expect(held).to_have_count(0)
    first = page.locator('.board [data-part^="stack:0:"].lit').first
    first.click()
    expect(held).to_have_count(1)
    pieces.first.click()
    assert player.await_turn()
    # Whoever's turn it is, the strip keeps its height, and so does the board below it.
    assert page.locator(".strip").bounding_box() == strip
    # Advice comes by key, too, and by mouse again: its fold opens, its pieces are lit, and it says why.
    advice, advised = page.get_by_role("button", name="What would you do?"), page.locator(".choice.advised")
    for by_key in (True, False):
        if by_key:
            advice.focus()
            page.keyboard.press("Enter")
        else:
            advice.click()
        expect(advised).to_be_in_viewport()
        expect(page.locator(".board [data-advised]")).to_have_count(2)
        expect(page.get_by_text("Because")).to_be_visible()
        page.keyboard.press("Escape")
        expect(held).to_have_count(0)


def test_a_finger_opens_folds_and_asks_for_advice(phone: Player) -> None:
    phone.sit_with_bots("buccaneer", 2)
    assert phone.await_turn()
    page, before = phone.page, phone.moment()
    folds, held = page.locator("button.choice.fold"), page.locator(".board .piece.chosen")
    piece = page.locator('.board [data-part^="stack:0:"].lit').first
    for what in (folds.first, piece):
        what.tap()
        expect(held).to_have_count(1)
        expect(folds).to_have_count(0)
        page.get_by_role("button", name="Back", exact=True).tap()
        expect(held).to_have_count(0)
        expect(folds.first).to_be_visible()
    # Its fold opens, its pieces are lit, and it says why.
    page.get_by_role("button", name="What would you do?").tap()
    advised = page.locator(".choice.advised")
    expect(advised).to_be_in_viewport()
    expect(page.locator(".board [data-advised]")).to_have_count(2)
    expect(page.get_by_text("Because")).to_be_visible()
    assert phone.moment() == before, "nothing was chosen by that"
    advised.tap()
    assert phone.await_turn(before)
