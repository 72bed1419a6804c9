"""The page as an app: its manifest and icons, what it shows without a connection, and how it is told of turns."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from freebooter.workshop.torment.cable import Cable
from tests.server.letter_box import LetterBox
from tests.web.player import Player


@pytest.fixture
def app(browser: Browser, address: str) -> Iterator[Player]:
    one = installed(browser, address)
    yield one
    one.leave()


def installed(browser: Browser, address: str) -> Player:
    """Somebody whose browser has the service worker, on a phone."""
    one = Player(browser, address, width=390, height=844, is_touch=True, is_app=True)
    one.go("/about")
    one.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    one.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return one


def test_the_browser_finds_all_it_needs_to_install(app: Player) -> None:
    # What the browser itself says is missing; that it shows pages in private is this test's own doing.
    faults = app.context.new_cdp_session(app.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    icons = app.page.evaluate(
        """async () => {
            const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
            const links = [...document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')];
            const sizes = async (src) => {
                const image = new Image();
                image.src = src;
                await image.decode();
                return image.naturalWidth;
            };
            const all = [...manifest.icons.map((icon) => icon.src), ...links.map((link) => link.href)];
            return Promise.all(all.map(sizes));
        }"""
    )
    assert icons[1:4] == [192, 512, 512]
    assert icons[-1] == 180


def test_without_a_connection_the_app_says_so_and_goes_on_later(browser: Browser, address: str) -> None:
    # A browser that is told to be offline does not always tell its service worker: here the server is out of reach.
    cable = Cable(address)
    app = installed(browser, cable.address)
    cable.cut()
    app.page.goto(f"{app.address}/account")
    expect(app.page.get_by_role("heading", name="No connection")).to_be_visible()
    app.check_accessibility()
    # Of the shell everything is kept, of what the server says about games nothing.
    kept = app.page.evaluate(
        """async () => (await Promise.all(
            (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url))
        )).flat().map((url) => new URL(url).pathname)"""
    )
    assert "/offline.html" in kept
    assert not [path for path in kept if not path.startswith(("/assets/", "/offline.html", "/icon.svg"))]
    cable.mend()
    expect(app.page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    app.leave()
    cable.cut()


# A browser in a test has no push service: its subscription is put in its hands, what follows is its own.
_SUBSCRIBED = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options.applicationServerKey;
    const keys = {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    return { toJSON: () => ({ endpoint: 'https://push.invalid/abc', keys }) };
};
"""


def test_a_push_message_is_shown_as_a_notice(app: Player) -> None:
    app.context.grant_permissions(["notifications"])
    app.page.add_init_script(_SUBSCRIBED)
    app.go("/")
    app.make_table("buccaneer", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    app.page.get_by_role("button", name="Settings").click()
    with app.page.expect_response("**/api/me/push") as subscribing:
        app.page.get_by_role("button", name="Tell me when it is my turn").click()
    assert subscribing.value.status == 204
    assert app.page.evaluate("async () => (await (await fetch('/api/push')).json()).key === window.subscribedWith")
    # The browser hands the worker what a push service would have brought.
    tools = app.context.new_cdp_session(app.page)
    registrations: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    for _ in range(400):
        if not registrations:
            app.page.wait_for_timeout(50)
    notice = {"title": "Your turn: Buccaneer", "body": "At the table with Jack.", "url": "/table/abc", "tag": "abc"}
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": app.address, "registrationId": registrations[0], "data": json.dumps(notice)},
    )
    shown = app.until(
        """async () => {
            const notices = await (await navigator.serviceWorker.ready).getNotifications();
            return notices.map((one) => [one.title, one.body, one.tag, one.data])[0];
        }"""
    )
    assert shown == [notice[name] for name in ("title", "body", "tag", "url")]


def test_letters_are_asked_for_confirmed_and_ended(player: Player, box: LetterBox) -> None:
    player.go("/")
    player.make_table("buccaneer", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    player.go("/account")
    form = player.page.get_by_role("form", name="Letters about your turns")
    form.get_by_label("E-mail address").fill("ada@mail.example")
    form.get_by_label("How often").select_option("daily")
    form.get_by_role("button", name="Send me letters").click()
    expect(player.page.get_by_text("A letter is on its way to ada@mail.example.")).to_be_visible()
    player.check_accessibility()
    link = re.search(rf"{player.address}(/letters/confirm#[\w-]+)", box.next().get_content())
    assert link is not None
    player.go(link[1])
    expect(player.page.get_by_text("Thank you: letters will tell you of your turns.")).to_be_visible()
    player.go("/account")
    expect(player.page.get_by_text("Letters go to ada@mail.example.")).to_be_visible()
    player.go(link[1].replace("confirm", "stop"))
    expect(player.page.get_by_text("No more letters will come.")).to_be_visible()
    player.go("/account")
    expect(form.get_by_label("E-mail address")).to_have_value("")
