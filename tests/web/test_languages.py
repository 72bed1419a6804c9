"""A walk through every page in Italian and in a language nobody speaks: no text is left behind, none is clipped."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.player import Player
from tests.web.reading import clipped, texts

OPPONENTS = {"buccaneer": 2, "plunder": 1, "seven_seas": 1, "winds_of_plunder": 2}
LANGUAGES = ["it", "qps"]

# Names, which are the same in all languages: of games and their makers, of people, of ports that we named.
NAMES = re.compile(
    r"\b(Freebooter|Buccaneer|Plunder: A Pirate's Life|Pirates of the 7 Seas|Winds of Plunder|Stefan Dorra|"
    r"Oleksandr Nevskiy|Oleg Sidorenko|Alan Newman|K\.C\. Schrimpl|Queen Games|GMT Games|IGAMES|"
    r"Lost Boy Entertainment|English|Italiano|Ada|Anne|Grace|Jack|Mary|Bartholomew)\b"
)
# Common words of our English texts that no Italian sentence holds.
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|for|from|this|that|is|are|not|turn|put|sail|choose|draw|play|take|waiting|rules?|"
    r"ships?|cards?|cubes?|points?|wind|crew|hand|deck|seat|table|help|undo|move|back|settings|close)\b",
    re.IGNORECASE,
)
# In the language nobody speaks every vowel has an accent.
PLAIN = re.compile(r"\b(?=[A-Za-z]*[aeiouAEIOU])[A-Za-z]{2,}\b")


def check(player: Player, language: str, *names: str) -> None:
    """Everything on the page is said in this language and finds room."""
    foreign = ENGLISH if language == "it" else PLAIN
    for text in texts(player.page):
        ours = NAMES.sub("", text)
        for name in names:
            ours = ours.replace(name, "")
        assert not foreign.findall(ours), text
    assert clipped(player.page) == []


def read(player: Player, path: str, wait_for: str, *names: str) -> None:
    """Look at a page in both languages."""
    for language in LANGUAGES:
        player.go(f"{path}?lang={language}")
        player.page.wait_for_selector(wait_for)
        check(player, language, *names)


def test_pages_around_the_tables_are_translated(phone: Player) -> None:
    page = phone.page
    for path, wait_for in (("/account", "form"), ("/join", "h1"), ("/table/nosuchtable", "h1")):
        read(phone, path, wait_for)
    for language in LANGUAGES:
        phone.go(f"/?lang={language}")
        page.wait_for_selector(".games li")
        check(phone, language)
        page.locator("header nav button").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        check(phone, language)
        page.keyboard.press("Escape")
        page.locator(".games li").first.locator(".row button").nth(2).click()
        expect(page.locator("dialog[open] fieldset")).to_have_count(2)
        check(phone, language)


@pytest.mark.parametrize("game", sorted(OPPONENTS))
def test_a_game_its_rules_and_its_replay_are_translated(browser: Browser, address: str, game: str) -> None:
    player = Player(browser, address, width=390, height=844, language="it")
    page = player.page
    table = player.sit_with_bots(game, OPPONENTS[game])
    shown = page.evaluate("async game => (await (await fetch('/api/games/' + game)).json()).figure_set", game)
    # What the box calls its ports is a figure of the game, like their prices.
    names = ["Pirate Bay", *(port["name"][0] for port in shown.get("ports", []))]
    for _ in range(3):
        if player.await_turn():
            check(player, "it", *names)
            player.answer()
    for language in LANGUAGES:
        player.go(f"/table/{table}?lang={language}")
        if not player.await_turn():
            break
        check(player, language, *names)
        for tab in (".tab-log", ".tab-words", ".tab-chat"):
            page.locator(tab).click()
            check(player, language, *names)
        page.locator(".tab-choose").click()
        for opener in (page.locator(".ask-why"), page.locator("nav.thumb button").last):
            opener.click()
            expect(page.locator("dialog[open]")).to_be_visible()
            check(player, language, *names)
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
    read(player, f"/help/{game}", "section[data-rule]", *names)
    read(player, f"/replay/{table}", "footer", *names)
    # Every field of the figures, and whatever can be chosen for it.
    player.go(f"/figures/{game}?lang=it")
    page.locator("main button.main").click()
    for summary in page.locator("form details:not([open]) summary").element_handles():
        summary.click()
    check(player, "it", *names)
    player.leave()
