"""Life at a table: several people, reloads, lost networks, help and chat."""

import re

from playwright.sync_api import Browser, expect

from tests.web.player import Player

BOTS = [{"kind": "bot", "bot": "random"}]


def test_two_people_play_at_one_table(player: Player, other: Player) -> None:
    player.go("/")
    made = player.make_table("buccaneer", [{"kind": "me"}, {"kind": "open"}, *BOTS])
    player.go(f"/table/{made['table']}")
    expect(player.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    player.check_accessibility()

    other.go(f"/go/{made['links']['seats']['1']}")
    other.page.get_by_label("Your name").fill("Grace")
    other.check_accessibility()
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.locator(".seats")).to_contain_text("Grace")
    expect(player.page.locator(".seats")).to_contain_text("Grace")

    for _ in range(6):
        for one in (player, other):
            if one.choices.count():
                one.choices.first.click()
                one.page.wait_for_timeout(150)
    # The last row is told to both, in the same words.
    said = [re.sub(r"\s+", " ", one.page.locator(".log li").last.inner_text()) for one in (player, other)]
    player.page.wait_for_timeout(400)
    assert said[0]
    assert said[1]

    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Say something").fill("Ahoy!")
    other.page.keyboard.press("Enter")
    player.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_role("log", name="Chat")).to_contain_text("Ahoy!")
    player.check_accessibility()


def answer_first(player: Player) -> None:
    """Take the first choice, and wait until it is told and the turn has come round again."""
    told = player.page.locator(".log li").count()
    player.choices.first.click()
    player.page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=told, timeout=60_000)
    player.await_turn()


def test_a_reload_and_a_second_tab_find_the_game_as_it_is(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    answer_first(player)
    before = player.page.locator(".seats").inner_text()
    player.page.reload()
    player.await_turn()
    assert player.page.locator(".seats").inner_text() == before
    assert player.page.locator(".log li").count() > 3

    tab = player.context.new_page()
    tab.goto(player.page.url)
    expect(tab.locator("button.choice").first).to_be_enabled()
    answer_first(player)
    # The same question in the other tab is gone, and says so or is renewed without harm.
    expect(tab.locator(".log li").last).to_have_text(player.page.locator(".log li").last.inner_text(), timeout=20_000)


def test_a_lost_network_is_survived(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.context.set_offline(True)
    player.page.evaluate("window.dispatchEvent(new Event('offline'))")
    player.choices.first.click()
    expect(player.page.locator(".trouble-box, .notice").first).to_be_visible()
    player.check_accessibility()
    player.context.set_offline(False)
    player.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(player.page.locator("button.choice").first).to_be_enabled(timeout=20_000)
    player.choices.first.click()
    player.await_turn()


def test_the_tab_says_whose_turn_it_is(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    assert "Your turn" in player.page.title()


def test_help_opens_at_the_rule_and_says_what_is_assumed(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.page.get_by_role("button", name="Rule B2").first.click()
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator("section.meant")).to_contain_text("B2")
    expect(dialog).to_contain_text("assumed")
    player.check_accessibility()
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_pass_and_play_draws_a_curtain_between_seats(player: Player) -> None:
    player.go("/")
    made = player.make_table("buccaneer", [{"kind": "me"}, {"kind": "local", "name": "Bea"}, *BOTS])
    player.go(f"/table/{made['table']}")
    seen = set()
    for _ in range(12):
        player.page.wait_for_selector("button.choice:enabled, .curtain button")
        curtain = player.page.locator(".curtain button")
        if curtain.count():
            seen.add(curtain.inner_text())
            player.check_accessibility()
            curtain.click()
        else:
            player.choices.first.click()
            player.page.wait_for_timeout(150)
        if len(seen) == 2:
            break
    assert seen == {"I am Ada", "I am Bea"}


def test_a_bot_takes_a_seat_over_and_gives_it_back(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.page.get_by_role("button", name="Menu").click()
    player.check_accessibility()
    player.page.get_by_role("button", name=re.compile("Let a bot play for me")).first.click()
    expect(player.page.locator(".seats li").first).to_contain_text(re.compile("random|deckhand|mate|captain"))


def test_a_finished_move_can_be_seen_again(player: Player) -> None:
    table = player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    player.choices.first.click()
    player.await_turn()
    player.go(f"/replay/{table}#1")
    expect(player.page.get_by_text("Move 1 of")).to_be_visible()
    player.page.get_by_role("button", name="One move on").click()
    expect(player.page.get_by_text("Move 2 of")).to_be_visible()
    player.check_accessibility()


def test_nothing_is_left_in_english_for_an_italian(browser: Browser, address: str) -> None:
    player = Player(browser, address, language="it")
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    text = player.page.locator("body").inner_text()
    assert "Tocca a te" in text
    assert not re.search(r"\b(Your turn|Undo|Help|Waiting|Put your|climbs)\b", text)
    player.leave()
