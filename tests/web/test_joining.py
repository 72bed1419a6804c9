"""Coming and going: open tables, a seat given up before the start, a game ended by vote, an account's name."""

import json
import re

from playwright.sync_api import Route, expect

from tests.web.player import Player, whose_turn
from tests.web.test_people import answer_and_wait

BOT = {"kind": "bot", "bot": "random"}


def menu(player: Player, *steps: str) -> None:
    """Choose something in the menu, and again where it is asked for twice."""
    player.page.get_by_role("button", name="Menu").click()
    for step in steps:
        player.page.get_by_role("dialog").get_by_role("button", name=step, exact=True).click()


def set_public_table(player: Player) -> str:
    """An open table of Buccaneer with a bot, set in the page; its address."""
    player.go("/")
    player.page.locator(".games li", has_text="Buccaneer").get_by_role("button", name="Set a table").click()
    form = player.page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("Players").select_option("3")
    form.get_by_label("Seat 3", exact=True).select_option("bot")
    form.get_by_label("Anybody may watch and join").check()
    form.get_by_role("button", name="Set the table").click()
    expect(player.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    return player.page.url.removeprefix(player.address)


def test_an_open_table_is_joined_by_whoever_finds_it(player: Player, other: Player) -> None:
    table = set_public_table(player)
    other.go("/")
    # When the form is there, the server is slow to say who asks: what is typed meanwhile must not be lost.
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.continue_()

    other.page.route("**/api/me", hold)
    other.page.locator(f"a[href='{table}']").first.click()
    other.page.get_by_role("button", name="Sit down").click()
    # Nobody sits down with others without a name: it is asked for in place.
    name = other.page.get_by_label("Your name")
    expect(name).to_be_focused()
    name.fill("Grace")
    for route in asked[1:]:
        with other.page.expect_response("**/api/me"):
            route.continue_()
    other.page.unroute("**/api/me")
    other.page.get_by_role("button", name="Sit down").click()
    expect(player.page.locator(".seats")).to_contain_text("Grace")
    while whose_turn(player, other) == 0:
        answer_and_wait(player, other)
    assert other.choices.count()
    # Ended by both, it is no longer listed for everybody who comes to this server.
    menu(player, "Ask the others to end the game", "Ask for the end")
    other.page.locator(".notice").get_by_role("button", name="Agree").click()
    for one in (player, other):
        panel = one.page.locator(".panel.choose")
        expect(panel).to_contain_text("Ended by vote")
        # Each browser has checked the dice by itself, and knows whose part is in them.
        panel.get_by_text(re.compile(r"The dice of this game were checked: \d+ draws")).click()
        expect(panel).to_contain_text("as this browser kept it")
        expect(panel).to_contain_text("Added to the dice by their browsers: Ada, Grace.")
    player.check_accessibility()
    # Had another seed been promised, the browser would have kept that.
    other.page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem('freebooter-chance'));
            for (const table of Object.values(kept)) table.commitment = '0'.repeat(64);
            localStorage.setItem('freebooter-chance', JSON.stringify(kept));
        }"""
    )
    other.page.reload()
    other.page.get_by_text("The dice of this game do not hold").click()
    expect(other.page.get_by_role("alert")).to_have_text(
        "The seal is not the one that this browser was shown before the game."
    )


def test_a_seat_is_given_up_before_the_start(player: Player, other: Player) -> None:
    player.go("/")
    made = player.make_table("buccaneer", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    player.go(f"/table/{made['table']}")
    other.go(f"/go/{made['links']['seats']['1']}")
    # What one is invited to is there to be seen before one sits down.
    invitation = other.page.get_by_role("main")
    expect(invitation.get_by_role("heading", name="Buccaneer")).to_be_visible()
    for fact in ("Set by Ada", "About 45 minutes", "open seat", "as usual"):
        expect(invitation.locator("form")).to_contain_text(re.compile(fact.replace(" ", r"\s+")))
    expect(invitation.get_by_role("link", name="Rules")).to_have_attribute("href", "/help/buccaneer")
    other.check_accessibility()
    other.page.get_by_label("Your name").fill("Grace")
    other.page.get_by_role("button", name="Sit down").click()
    expect(player.page.locator(".invite")).to_contain_text("Grace")
    menu(other, "Leave the table")
    expect(other.page.get_by_role("dialog")).to_contain_text("Your seat will be open again")
    other.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(other.page.get_by_role("heading", name="Four pirate games, one table")).to_be_visible()
    expect(player.page.locator(".invite")).not_to_contain_text("Grace")


def test_whoever_waits_shares_links_practises_and_lets_bots_sit_down(player: Player) -> None:
    player.page.add_init_script("window.shared = []; navigator.share = async (what) => { window.shared.push(what); };")
    set_public_table(player)
    player.page.get_by_role("button", name="Share the link").first.click()
    shared = player.page.evaluate("window.shared")
    assert shared[0]["url"] == player.page.get_by_label("Link to this seat").first.input_value()
    expect(player.page.locator(".invite")).to_contain_text("About 45 minutes")
    expect(player.page.get_by_label("Say something")).to_be_visible()
    player.check_accessibility()
    with player.context.expect_page() as opened:
        player.page.get_by_role("button", name="Practise against bots").click()
    opened.value.wait_for_url("**/table/*")
    opened.value.close()
    player.page.get_by_role("button", name="Fill with bots and begin").click()
    assert player.await_turn()


def test_a_game_that_was_ended_asks_nobody(player: Player) -> None:
    player.sit_with_bots("buccaneer", 2)
    assert player.await_turn()
    menu(player, "Ask the others to end the game", "Ask for the end")
    panel = player.page.locator(".panel.choose")
    expect(panel).to_contain_text("Ended by vote")
    expect(player.choices).to_have_count(0)
    expect(panel.get_by_role("link", name="Replay")).to_be_visible()
    player.check_accessibility()
    # One's own page finds it by how it went, and it can be played again from there.
    player.go("/")
    player.page.get_by_role("link", name="All your games").click()
    expect(player.page.get_by_role("heading", name="Games of Ada")).to_be_visible()
    found = player.page.get_by_role("main").locator("li")
    player.page.get_by_label("How it went").select_option("won")
    expect(player.page.get_by_text("No game fits.")).to_be_visible()
    player.page.get_by_label("How it went").select_option("ended")
    expect(found).to_contain_text(["Ended by vote"])
    player.check_accessibility()
    found.get_by_role("button", name="Play again: Buccaneer").click()
    assert player.await_turn()


def test_an_account_keeps_its_name_when_a_table_is_set(player: Player) -> None:
    player.go("/")
    name = player.page.evaluate(
        """async () => {
            const send = async (path, body) => {
                const me = await (await fetch('/api/me')).json();
                const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrf ?? '' };
                return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
            };
            await send('/api/guest', { name: 'Zoe' });
            return (await send('/api/account', { name: `Zoe ${Date.now()}`, password: 'a long password' })).name;
        }"""
    )
    kept = json.dumps({"speed": "none", "language": "en", "theme": "light", "name": "Bobby"})
    player.page.evaluate("kept => localStorage.setItem('freebooter-settings', kept)", kept)
    player.go("/")
    player.page.locator(".games li", has_text="Buccaneer").get_by_role("button", name="Set a table").click()
    form = player.page.get_by_role("dialog")
    expect(form.get_by_label("Your name")).to_have_count(0)
    form.get_by_role("button", name="Set the table").click()
    expect(player.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert player.page.evaluate("async () => (await (await fetch('/api/me')).json()).name") == name
