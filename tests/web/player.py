"""A person in front of the page."""

import copy
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from freebooter import client

_AXE = client.SOURCES / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 20_000
expect.set_options(timeout=WAIT)
LONG_WAIT = 60_000  # bots move in between, and the machine may be slow

# Resolves once nothing in the page has changed for a while.
_REST = """() => new Promise((resolve) => {
    const done = () => { watch.disconnect(); resolve(); };
    let timer = setTimeout(done, 300);
    const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 300); });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})"""


class Player:
    """One browser context with one page, and what a person does there."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        is_touch: bool = False,
        language: str = "en",
        is_app: bool = False,
    ) -> None:
        """The service worker is there for an app only: requests that it makes are hidden from the tests."""
        self.address = address
        self.is_touch = is_touch
        self.faults: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=is_touch,
            reduced_motion="reduce",
            locale="en-GB",
            service_workers="allow" if is_app else "block",
        )
        self.context.set_default_timeout(WAIT)
        kept = json.dumps(json.dumps({"speed": "none", "language": language, "theme": "light"}))
        self.context.add_init_script(
            f"if (!localStorage.getItem('freebooter-settings')) localStorage.setItem('freebooter-settings', {kept});"
        )
        self.page = self._open()

    def _open(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def another_tab(self) -> "Player":
        """The same person looking at the same page in a second tab."""
        twin = copy.copy(self)
        twin.page = self._open()
        twin.page.goto(self.page.url)
        return twin

    def leave(self) -> None:
        """Close the page; whatever went wrong in it comes out here."""
        self.context.close()
        assert self.faults == []

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    # Tables, made over the API as the page does it

    def make_table(self, game: str, seats: list[dict[str, Any]], **setup: Any) -> dict[str, Any]:
        """A table set as wanted; the page must be open, since its session is used."""
        self.be_guest("Ada")
        made: dict[str, Any] = self._send(
            "/api/tables", {"game": game, "seats": seats, "setup": {"bot_delay": 0, **setup}}
        )
        return made

    def be_guest(self, name: str) -> None:
        """Tell the server a name; who has one already goes by the new one."""
        self._send("/api/guest", {"name": name})

    def _send(self, path: str, body: dict[str, Any]) -> Any:
        return self.page.evaluate(
            """async ([path, body]) => {
                const me = await (await fetch('/api/me')).json();
                const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrf ?? '' };
                const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
                if (!answer.ok) throw new Error(await answer.text());
                return answer.json();
            }""",
            [path, body],
        )

    def sit_with_bots(self, game: str, bots: int, bot: str = "random", **setup: Any) -> str:
        """Sit down at a table against bots that do not wait; the table's id."""
        self.go("/")
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(bots))]
        table = str(self.make_table(game, seats, **setup)["table"])
        self.go(f"/table/{table}")
        expect(self.page.locator(".seats")).to_be_visible(timeout=WAIT)
        return table

    # Looking

    @property
    def choices(self) -> Locator:
        return self.page.locator("button.choice:enabled")

    def log(self) -> list[str]:
        """The log line by line, as it is kept: what is scrolled out of sight has a text, but none that is shown."""
        return [" ".join(line.split()) for line in self.page.locator(".log li").all_text_contents()]

    def moment(self) -> str:
        """Which row, question and step of a gesture the page shows."""
        return str(self.page.locator(".table").get_attribute("data-moment"))

    def until(self, script: str, arg: Any = None) -> Any:
        """What an async function comes to, as soon as that is something. `wait_for_function` would not wait for it: a
        promise is something, too."""
        for _ in range(400):
            if found := self.page.evaluate(script, arg):
                return found
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it came to nothing: {script}")

    def await_turn(self, after: str = "") -> bool:
        """Wait until the page is at rest at another moment, with a choice or the end; whether it goes on."""
        found = self.page.wait_for_function(
            """after => {
                const table = document.querySelector('.table');
                if (!table || table.dataset.busy === 'true' || table.dataset.moment === after) return '';
                if (document.querySelector('dialog[open] table')) return 'over';
                return document.querySelector('button.choice:enabled, .curtain button') ? 'turn' : '';
            }""",
            arg=after,
            timeout=LONG_WAIT,
        )
        return bool(found.json_value() == "turn")

    # Acting

    def touch(self, piece: Locator) -> None:
        """Choose something by mouse, or with a finger where the screen is touched."""
        if self.is_touch:
            piece.tap()
        else:
            piece.click()

    def open_fold(self, *, by_key: bool = False) -> None:
        """Where a long list is folded, open the first fold, and the first in it."""
        folds = self.page.locator("button.choice.fold:enabled")
        while folds.count():
            folded = self.page.locator(".choices").inner_text()
            if by_key:
                self.page.keyboard.press(folds.first.locator("kbd").inner_text())
            else:
                self.touch(folds.first)
            expect(self.page.locator(".choices")).not_to_have_text(folded, use_inner_text=True)
        expect(self.page.locator(".choices")).to_be_visible()

    def take(self, place: int = 0) -> None:
        """Take one of the choices."""
        self.open_fold()
        self.choices.nth(place).click()

    def answer(self, place: int = 0) -> bool:
        """Take one of the choices and wait until the page asks again; whether the game goes on."""
        before = self.moment()
        self.take(place)
        return self.await_turn(before)

    def check_accessibility(self) -> None:
        """axe finds nothing to object to in the page as it is."""
        found = self._objections()
        if found:
            # axe measures one thing after the other: a page that was still being drawn is looked at again at rest.
            self.page.evaluate(_REST)
            found = self._objections()
        if found:
            raise AssertionError("\n".join(found))

    def _objections(self) -> list[str]:
        self.page.evaluate(Path(_AXE).read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(
            """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.map(
                // A piece is named by what it is; the letters and pips drawn on it are no label.
                (one) => [one.id, one.nodes.map((node) => node.html.slice(0, 160)).filter((html) =>
                    one.id !== 'label-content-name-mismatch' || !html.includes('data-part'))]
                ).filter(([, nodes]) => nodes.length).map(([id, nodes]) => `${id}: ${nodes.slice(0, 3).join(' | ')}`)"""
        )
        return found


def whose_turn(*players: Player) -> int:
    """Wait until all pages are at rest at the same moment and one of them is asked; its place."""
    for _ in range(600):
        moments = {one.moment().split(".")[0] for one in players}
        calm = all(one.page.locator(".table").get_attribute("data-busy") == "false" for one in players)
        asked = [place for place, one in enumerate(players) if one.choices.count()]
        if len(moments) == 1 and calm and asked and moments == {one.moment().split(".")[0] for one in players}:
            return asked[0]
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
