"""The page of a game's rules: contents, pictures of the pieces, linked numbers, search, and what is printed."""

from playwright.sync_api import expect

from tests.web.player import Player


def test_rules_are_found_by_contents_links_and_words(player: Player) -> None:
    page = player.page
    player.go("/help/winds_of_plunder")
    expect(page.locator(".pieces figure")).to_have_count(8)
    player.check_accessibility()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="W19").click()
    expect(page.locator("section.meant")).to_have_attribute("data-rule", "W19")
    expect(page.locator("section.meant h3")).to_be_in_viewport()
    page.locator("section.meant").get_by_role("link", name="W16").click()
    expect(page.locator("section.meant")).to_have_attribute("data-rule", "W16")
    page.get_by_role("searchbox", name="Search the rules").fill("fragile MARKERS")
    expect(page.locator("section[data-rule^=W]")).to_have_count(1)
    expect(page.get_by_role("search")).to_contain_text("1 rule")
    expect(page.locator("mark").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    expect(page.locator("section[data-rule=W16]")).to_be_visible()
    page.emulate_media(media="screen")


def test_every_game_shows_its_pieces_beside_the_rules(phone: Player) -> None:
    for game, figures in (("buccaneer", 9), ("seven_seas", 20), ("plunder", 8)):
        phone.go(f"/help/{game}")
        expect(phone.page.locator(".pieces figure")).to_have_count(figures)
