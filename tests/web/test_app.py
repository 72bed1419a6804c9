"""The page as an app: its manifest and icons, and what it shows without a connection."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.player import Player


@pytest.fixture
def app(browser: Browser, address: str) -> Iterator[Player]:
    """Somebody whose browser has the service worker, on a phone."""
    one = Player(browser, address, width=390, height=844, is_touch=True, is_app=True)
    one.go("/about")
    one.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    yield one
    one.leave()


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


def test_without_a_connection_the_app_says_so_and_goes_on_later(app: Player) -> None:
    app.context.set_offline(True)
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
    app.context.set_offline(False)
    expect(app.page.get_by_role("heading", name="Account")).to_be_visible()
