"""People around a table: links with QR codes, accounts, a host who mutes, and what happened while one was away."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from freebooter.server.operation.network import qr_image
from tests.web.player import Player, whose_turn

BOT = {"kind": "bot", "bot": "random"}


def sit_together(player: Player, other: Player) -> str:
    """Two people and a bot at a table of Buccaneer; its id."""
    player.go("/")
    made = player.make_table("buccaneer", [{"kind": "me"}, {"kind": "open"}, BOT])
    player.go(f"/table/{made['table']}")
    other.go(f"/go/{made['links']['seats']['1']}")
    other.page.get_by_label("Your name").fill("Grace")
    other.page.get_by_role("button", name="Sit down").click()
    for one in (player, other):
        expect(one.page.locator(".seats")).to_contain_text("Grace")
    return str(made["table"])


def test_a_link_is_shown_as_a_code_where_others_can_follow_it(browser: Browser, address: str) -> None:
    # By this name another device would reach the server; by 127.0.0.1 none would.
    host = Player(browser, f"http://table.example:{urlsplit(address).port}")
    host.go("/")
    made = host.make_table("buccaneer", [{"kind": "me"}, {"kind": "open"}, BOT])
    url = f"{host.address}/go/{made['links']['seats']['1']}"
    host.page.evaluate(
        "([id, links]) => sessionStorage.setItem('freebooter-links', JSON.stringify({ [id]: links }))",
        [made["table"], {"seat:1": made["links"]["seats"]["1"]}],
    )
    host.go(f"/table/{made['table']}")
    expect(host.page.get_by_label("Link to this seat")).to_have_value(url)
    host.page.get_by_text("QR code").click()
    code = host.page.get_by_role("img", name=re.compile("QR code of the link"))
    expect(code).to_be_visible()
    assert code.get_attribute("src") == qr_image(url)
    host.check_accessibility()
    # Browsers give no notifications to pages from elsewhere over plain http, and the settings say so.
    host.page.get_by_role("button", name="Menu").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("Notifications need https")
    host.leave()


def test_a_server_for_one_machine_shows_no_code(player: Player) -> None:
    player.go("/")
    player.page.locator(".games li", has_text="Buccaneer").get_by_role("button", name="Set a table").click()
    player.page.get_by_role("dialog").get_by_label("Your name").fill("Ada")
    player.page.get_by_role("dialog").get_by_role("button", name="Set the table").click()
    expect(player.page.get_by_text("Only this machine reaches the server")).to_be_visible()
    assert "/go/" in player.page.get_by_label("Link to this seat").first.input_value()
    expect(player.page.get_by_text("QR code", exact=True)).to_have_count(0)


def test_whoever_comes_back_is_told_what_happened(player: Player, other: Player) -> None:
    table = sit_together(player, other)
    while whose_turn(player, other) == 0:
        answer_and_wait(player, other)
    # One is away while the other plays.
    all_seen(player, table)
    player.go("/about")
    answer_and_wait(other)
    player.go(f"/table/{table}")
    notice = player.page.locator(".digest")
    expect(notice).to_contain_text("since your last visit")
    notice.get_by_role("button", name="What happened").click()
    dialog = player.page.get_by_role("dialog", name="Since your last visit")
    expect(dialog).to_contain_text("Grace")
    player.check_accessibility()
    assert player.await_turn()
    all_seen(player, table)
    dialog.get_by_role("link", name="See it again").click()
    expect(player.page.get_by_text(re.compile(r"Move \d+ of"))).to_be_visible()
    # All of it has been looked at now, and is not told again.
    player.go(f"/table/{table}")
    assert player.await_turn()
    expect(notice).to_have_count(0)


def all_seen(player: Player, table: str) -> None:
    """Wait until the server knows that everything so far has been looked at."""
    player.until(
        """async table => {
            const mine = await (await fetch('/api/tables/mine')).json();
            return mine.find((one) => one.id === table).unseen === 0;
        }""",
        table,
    )


def answer_and_wait(one: Player, *others: Player) -> None:
    """Answer, and wait until every page shows more than before."""
    row = int(one.moment().split(".")[0])
    one.take()
    for each in (one, *others):
        each.page.wait_for_function(
            "row => Number(document.querySelector('.table').dataset.moment.split('.')[0]) > row", arg=row
        )


def test_a_host_mutes_and_lets_talk_again(player: Player, other: Player) -> None:
    sit_together(player, other)
    other.page.get_by_role("tab", name="Chat").click()
    box = other.page.get_by_label("Say something")
    expect(box).to_be_enabled()
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Mute Grace").click()
    expect(box).to_be_disabled()
    expect(other.page.get_by_text("The host has muted you.")).to_be_visible()
    other.check_accessibility()
    player.page.get_by_role("button", name="Let Grace talk again").click()
    expect(box).to_be_enabled()
    box.fill("Thanks")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_role("log", name="Chat")).to_contain_text("Thanks")


def test_two_who_played_find_their_games_by_each_others_names(player: Player, other: Player) -> None:
    table = sit_together(player, other)
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Ask the others to end the game").click()
    player.page.get_by_role("button", name="Ask for the end").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(other.page.get_by_text("Ended by vote").first).to_be_visible()
    # By the name at the table, by the table's menu, and by one's own page.
    player.page.locator(".seats").get_by_role("link", name="Grace").click()
    games = player.page.get_by_role("heading", name="Games with Grace", level=1)
    expect(games).to_be_visible()
    found = player.page.locator(f'a[href="/replay/{table}"]')
    expect(found).to_contain_text("Ended by vote")
    player.check_accessibility()
    player.page.get_by_label("How it went").select_option("won")
    expect(player.page.get_by_text("No game fits.")).to_be_visible()
    player.go("/history?lang=it")
    expect(player.page.get_by_role("heading", name="Persone con cui hai giocato")).to_be_visible()
    player.check_accessibility()
    player.page.get_by_role("link", name="Grace una partita").click()
    expect(player.page.get_by_role("heading", name="Partite con Grace")).to_be_visible()
    expect(found).to_be_visible()
    other.page.get_by_role("button", name="Menu").click()
    other.page.get_by_role("link", name="Games with Ada").click()
    expect(other.page.get_by_role("heading", name="Games with Ada", level=1)).to_be_visible()


def test_allies_talk_among_themselves(player: Player, other: Player) -> None:
    player.go("/")
    seats = [{"kind": "me"}, BOT, {"kind": "open"}, BOT]
    made = player.make_table("plunder", seats, options={"teams": "2x2"})
    other.go(f"/go/{made['links']['seats']['2']}")
    other.page.get_by_label("Your name").fill("Grace")
    other.page.get_by_role("button", name="Sit down").click()
    player.go(f"/table/{made['table']}")
    for one in (player, other):
        one.page.get_by_role("tab", name="Chat").click()
    player.page.get_by_label("To my team only").check()
    player.page.get_by_label("Say something").fill("North, you and I")
    player.page.keyboard.press("Enter")
    expect(other.page.get_by_role("log", name="Chat")).to_contain_text("(to the team) North, you and I")
    player.check_accessibility()
    # Whoever only watches hears nothing of it.
    heard = player.page.evaluate("async table => (await fetch(`/api/tables/${table}/chat`)).json()", made["table"])
    assert heard == []


def test_a_turn_is_told_to_whoever_looks_elsewhere(player: Player) -> None:
    player.context.grant_permissions(["notifications"])
    # A page in a test is always in sight, and its notices are shown to nobody: both are put in the test's hands.
    player.page.add_init_script(
        """window.told = [];
        Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
        window.Notification = class extends Notification {
            constructor(title, options) { super(title, options); window.told.push(`${title}: ${options.body}`); }
        };"""
    )
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(player.page.get_by_role("button", name="No longer tell me")).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("Escape")
    player.answer()
    assert player.page.evaluate("window.told") == []
    player.page.evaluate("window.isAway = true")
    player.answer()
    assert player.page.evaluate("window.told")[:1] == ["Your turn: Buccaneer"]


def test_an_account_is_made_used_elsewhere_and_deleted(player: Player, other: Player) -> None:
    table = player.sit_with_bots("buccaneer", 2)
    player.go("/account")
    expect(player.page.get_by_text("You play as Ada, a guest of this browser.")).to_be_visible()
    player.check_accessibility()
    made = player.page.get_by_role("form", name="Make an account")
    made.get_by_label("Name").fill("Ada of the test")
    made.get_by_label("Password").fill("a long enough one")
    made.get_by_role("button").click()
    expect(player.page.get_by_text("You are signed in as Ada of the test.")).to_be_visible()
    player.check_accessibility()

    other.go("/account")
    signing = other.page.get_by_role("form", name="Sign in")
    for password, answer in (("quite another one", "No account has this name"), ("a long enough one", "signed in as")):
        signing.get_by_label("Name").fill("Ada of the test")
        signing.get_by_label("Password").fill(password)
        signing.get_by_role("button").click()
        expect(other.page.get_by_role("main")).to_contain_text(answer)
    # Her tables are there, and she can sit down at them.
    other.go(f"/table/{table}")
    assert other.await_turn()
    other.go("/account")
    other.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(other.page.get_by_text("You have not told your name here yet.")).to_be_visible()

    # Being forgotten is asked for twice, and needs the password.
    player.page.get_by_role("button", name="Be forgotten").click()
    forgetting = player.page.locator("section").filter(has_text="Be forgotten")
    forgetting.get_by_label("Password").fill("a long enough one")
    player.check_accessibility()
    player.page.get_by_role("button", name="Forget me for good").click()
    expect(player.page.get_by_text("You have not told your name here yet.")).to_be_visible()
    player.go("/")
    expect(player.page.locator(".games li")).to_have_count(4)
    expect(player.page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_what_cannot_be_taken_back_is_asked_for_twice(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    player.page.get_by_role("button", name="Menu").click()
    menu = player.page.get_by_role("dialog")
    for first, text in (
        ("Let a bot play for me", "You can take the seat back, but not what it has done."),
        ("Ask the others to end the game", "The game ends without a result"),
        ("Leave the table", "A bot will play your seat"),
    ):
        menu.get_by_role("button", name=first).click()
        expect(menu.get_by_text(text)).to_be_visible()
        player.check_accessibility()
        menu.get_by_role("button", name="Stay").click()
        expect(menu.get_by_text(text)).to_have_count(0)
    # Nothing has happened by the first click alone.
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".status")).to_contain_text("Your turn")
