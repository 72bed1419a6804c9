"""The way of the focus: through the table page in order, inside dialogs, and back to where it came from."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import Player

# What can be reached by Tab, in the order of the page; of tabs only the chosen one.
_REACHABLE = """() => {
    window.reachable = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility());
    return window.reachable.length;
}"""
_HERE = "() => window.reachable.indexOf(document.activeElement)"
# Something around what has the focus shows it: an outline, or the mark of a piece.
_SHOWN = """() => {
    const one = document.activeElement;
    return one.matches('.piece') || getComputedStyle(one).outlineStyle !== 'none';
}"""


def test_tab_walks_through_the_table_in_order(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    page = player.page
    page.keyboard.press("Tab")
    count = page.evaluate(_REACHABLE)
    assert count > 20
    reached = []
    for _ in range(count):
        here = page.evaluate(_HERE)
        if here >= 0:
            reached.append(here)
            assert page.evaluate(_SHOWN), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        page.keyboard.press("Tab")
    assert reached == sorted(reached), "the order of the page is the order of Tab"
    assert set(reached) == set(range(count)), "and nothing is left out"


def test_arrows_walk_through_choices_and_tabs(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    page = player.page
    page.keyboard.press("c")
    expect(player.choices.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(player.choices.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(player.choices.last).to_be_focused()
    log = page.get_by_role("tab", name="Log")
    log.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowLeft")
    expect(log).to_be_focused()


@pytest.mark.parametrize("opener", ["Help", "Menu", "Why not…?"])
def test_a_dialog_keeps_the_focus_and_gives_it_back(player: Player, opener: str) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    button = player.page.get_by_role("button", name=opener)
    for way in ("Escape", "close"):
        button.focus()
        player.page.keyboard.press("Enter")
        expect(player.page.get_by_role("dialog")).to_be_visible()
        stays_inside(player.page)
        if way == "Escape":
            player.page.keyboard.press("Escape")
        else:
            player.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()


def test_the_dialogs_of_home_keep_the_focus_and_give_it_back(player: Player) -> None:
    player.go("/")
    home = player.page.locator(".games li").first
    for opener, shown in (
        (player.page.get_by_role("button", name="Settings"), "select"),
        (home.get_by_role("button", name="Set a table"), "fieldset + fieldset"),
    ):
        opener.focus()
        player.page.keyboard.press("Enter")
        expect(player.page.get_by_role("dialog").locator(shown).first).to_be_visible()
        stays_inside(player.page)
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def stays_inside(page: Page) -> None:
    """Tab goes round in the dialog, and through all of it."""
    count = page.evaluate(
        _REACHABLE.replace("document.querySelectorAll(", "document.querySelector('dialog').querySelectorAll(")
    )
    reached = set()
    for _ in range(count + 2):
        page.keyboard.press("Tab")
        # After the last comes the browser's own bar, which looks like the page's body from inside.
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
        reached.add(page.evaluate(_HERE))
    assert reached >= set(range(count))
