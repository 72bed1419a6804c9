"""The way to a table."""

from playwright.sync_api import expect

from tests.web.player import Player

# Boxes with a frame and nothing in them to read.
_EMPTY_BOXES = """all => all.filter((one) => !one.innerText.trim() && one.checkVisibility()
    && getComputedStyle(one).borderTopWidth !== '0px').map((one) => one.className)"""


def test_two_clicks_lead_into_a_game_against_bots(player: Player) -> None:
    player.go("/")
    expect(player.page.locator(".games li")).to_have_count(4)
    expect(player.page.locator(".games .pace")).to_have_count(4)
    player.page.get_by_label("Your name").fill("Ada")
    player.page.get_by_label("Bots play").select_option("easy")
    expect(
        player.page.get_by_text("Overlooks much, forgets what others hold, and thinks of nothing beyond its move.")
    ).to_be_visible()
    player.check_accessibility()
    player.page.get_by_role("button", name="Play Buccaneer against bots").click()
    seats = player.page.locator(".seats li")
    expect(seats.first).to_contain_text("Ada")
    expect(seats.last).to_contain_text("easy")


def test_a_table_is_set_with_options_and_found_again_at_home(player: Player) -> None:
    player.go("/")
    player.page.locator(".games li", has_text="Buccaneer").get_by_role("button", name="Set a table").click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ada")
    stacks = dialog.get_by_role("checkbox").first
    expect(stacks).not_to_be_checked()
    # Bots remember every wage: with one at the table stacks are open unless the host says otherwise.
    dialog.get_by_label("Seat 2", exact=True).select_option("bot")
    expect(stacks).to_be_checked()
    dialog.get_by_label("Seat 2", exact=True).select_option("open")
    expect(stacks).not_to_be_checked()
    player.check_accessibility()
    dialog.get_by_role("button", name="Set the table").click()
    expect(player.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert "/go/" in player.page.get_by_label("Link to this seat").first.input_value()
    assert player.page.locator(".side section.panel").evaluate_all(_EMPTY_BOXES) == []
    player.go("/")
    expect(player.page.get_by_role("heading", name="Your tables")).to_be_visible()
    player.check_accessibility()


def test_every_option_has_a_control_that_finds_room(phone: Player) -> None:
    phone.go("/")
    page = phone.page
    page.locator(".games li", has_text="Winds of Plunder").get_by_role("button", name="Set a table").click()
    ticks = page.get_by_role("dialog").locator(".option input[type=checkbox]")
    expect(ticks).to_have_count(6)
    assert ticks.evaluate_all("ticks => ticks.map((tick) => tick.offsetWidth)") == [20] * 6, "a label squeezes none"
    page.keyboard.press("Escape")
    page.locator(".games li", has_text="Pirates of the 7 Seas").get_by_role("button", name="Set a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("2")
    dialog.get_by_label("Seat 2", exact=True).select_option("bot")
    limit = dialog.get_by_role("spinbutton")
    expect(limit).to_have_value("150")
    limit.fill("30")
    phone.check_accessibility()
    dialog.get_by_role("button", name="Set the table").click()
    expect(page.locator(".seats")).to_be_visible()
    table = page.url.rpartition("/")[2]
    options = page.evaluate("async id => (await (await fetch(`/api/tables/${id}`)).json()).options", table)
    assert options == {"round_limit": 30}


def test_language_and_theme_are_kept(player: Player) -> None:
    player.go("/")
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_label("Theme").select_option("dark")
    player.page.get_by_label("Language").select_option("it")
    player.check_accessibility()
    player.page.reload()
    expect(player.page.get_by_role("button", name="Impostazioni")).to_be_visible()
    player.page.wait_for_selector(".games li")
    assert player.page.evaluate("document.documentElement.dataset.theme") == "dark"
    player.check_accessibility()


def test_other_pages_are_readable(player: Player) -> None:
    for path in ("/about", "/help/buccaneer", "/join", "/table/nosuchtable"):
        player.go(path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        player.check_accessibility()


def test_everything_at_home_is_reached_by_tab(player: Player) -> None:
    player.go("/")
    expect(player.page.get_by_role("button", name="Settings")).to_be_visible()
    player.page.wait_for_selector(".games li")
    wanted = player.page.locator("a[href]:visible, button:visible").count()
    player.page.evaluate("window.reached = new Set()")
    for _ in range(wanted + 5):
        player.page.keyboard.press("Tab")
        player.page.evaluate("window.reached.add(document.activeElement)")
    assert player.page.evaluate("window.reached.size") >= wanted
