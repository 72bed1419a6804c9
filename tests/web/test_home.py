"""The way to a table."""

from playwright.sync_api import expect

from tests.web.player import Player


def test_two_clicks_lead_into_a_game_against_bots(player: Player) -> None:
    player.go("/")
    expect(player.page.locator(".games li")).to_have_count(4)
    player.check_accessibility()
    player.page.get_by_role("button", name="Play Buccaneer against bots").click()
    expect(player.page.locator(".seats")).to_be_visible()


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
    player.go("/")
    expect(player.page.get_by_role("heading", name="Your tables")).to_be_visible()
    player.check_accessibility()


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
