"""When something goes wrong the page says so calmly, keeps what is there, and goes on."""

import json
import re

from playwright.sync_api import Page, expect

from tests.web.player import LONG_WAIT, Player
from tests.web.wire import Wire


def notice(page: Page, text: str) -> None:
    expect(page.locator(".notices")).to_contain_text(text, timeout=LONG_WAIT)


def test_a_lost_connection_is_made_again(player: Player) -> None:
    wire = Wire(player.page)
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    wire.cut()
    notice(player.page, "The connection is lost and being made again")
    expect(player.page.locator(".status")).to_contain_text("Reconnecting")
    expect(player.choices).to_have_count(0)
    player.check_accessibility()
    # Trying in vain changes nothing; as soon as it can the page is back by itself.
    player.page.get_by_role("button", name="Try now").click()
    notice(player.page, "The connection is lost and being made again")
    wire.mend()
    expect(player.page.locator(".notice")).to_have_count(0, timeout=LONG_WAIT)
    player.answer()


def test_a_device_without_network_waits_for_it(phone: Player) -> None:
    wire = Wire(phone.page)
    phone.sit_with_bots("buccaneer", 2)
    assert phone.await_turn()
    phone.context.set_offline(True)
    wire.cut()
    notice(phone.page, "This device is offline")
    phone.check_accessibility()
    wire.mend()
    # The browser says that the network is back, and the page takes it up by itself.
    phone.context.set_offline(False)
    expect(phone.page.locator(".notice")).to_have_count(0, timeout=LONG_WAIT)
    phone.answer()


def test_an_answer_to_a_question_that_is_over_is_a_conflict(player: Player) -> None:
    wire = Wire(player.page)
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    tab = player.another_tab()
    assert tab.await_turn()
    wire.hold()
    before = player.moment()
    tab.answer()
    # This page has not heard of it and answers the old question.
    player.take()
    expect(player.page.get_by_role("alert")).to_contain_text("The table has moved on meanwhile")
    player.check_accessibility()
    wire.release()
    assert player.await_turn(before)
    expect(player.page.locator(".log li")).to_have_count(len(tab.log()))
    assert player.log() == tab.log()
    player.answer()
    expect(player.page.get_by_role("alert")).to_have_count(0)


def test_a_new_version_asks_for_a_reload(player: Player) -> None:
    wire = Wire(player.page)
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    wire.build = "another"
    wire.cut()
    notice(player.page, "being made again")
    wire.mend()
    notice(player.page, "There is a new version of this page")
    player.check_accessibility()
    wire.build = ""
    player.page.get_by_role("button", name="Reload").click()
    assert player.await_turn()
    expect(player.page.locator(".notice")).to_have_count(0)


def test_an_error_of_the_server_changes_nothing(player: Player) -> None:
    wire = Wire(player.page)
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    before = player.moment()
    wire.is_faulty = True
    player.take()
    expect(player.page.get_by_role("alert")).to_contain_text("Something went wrong at the server")
    player.check_accessibility()
    assert player.moment() == before
    wire.is_faulty = False
    player.answer()
    expect(player.page.get_by_role("alert")).to_have_count(0)


def test_moves_are_posted_where_the_socket_does_not_answer(player: Player) -> None:
    wire = Wire(player.page)
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    before = player.moment()
    wire.loses_moves = True
    with player.page.expect_response(lambda answer: answer.url.endswith("/moves")) as posted:
        player.take()
    assert posted.value.json()["type"] == "taken"
    player.await_turn(before)
    expect(player.page.get_by_role("alert")).to_have_count(0)


def test_home_without_a_server_says_so(player: Player) -> None:
    player.page.route("**/api/games", lambda route: route.abort())
    player.go("/")
    expect(player.page.get_by_role("alert")).to_contain_text("The server does not answer at the moment")
    player.check_accessibility()
    player.page.unroute("**/api/games")
    # The page tries again by itself now and then: it may have been faster, and the button gone.
    player.page.evaluate("document.querySelector('.notice button')?.click()")
    expect(player.page.locator(".games li")).to_have_count(4)


def test_a_bug_report_holds_what_was_seen_and_no_secret(player: Player) -> None:
    player.go("/")
    made = player.make_table("plunder", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    tokens = [made["links"]["host"], made["links"]["spectator"]]
    player.go(f"/table/{made['table']}")
    expect(player.page.locator(".seats")).to_be_visible()
    player.page.get_by_role("button", name="Menu").click()
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save a bug report").click()
    text = download.value.path().read_text(encoding="utf-8")
    report = json.loads(text)
    assert report["game"] == "plunder"
    assert report["build"]
    assert report["edition"] >= 1
    assert report["record"], "what this viewer was told"
    csrf = player.page.evaluate("async () => (await (await fetch('/api/me')).json()).csrf")
    for secret in [*tokens, csrf, *(cookie["value"] for cookie in player.context.cookies())]:
        assert secret not in text
    assert not re.search(r'"\w*(seed|password|csrf|cookie)\w*":', text, re.IGNORECASE)
