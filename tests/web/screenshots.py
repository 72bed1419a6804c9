"""Screenshots of home and boards, for looking at: `python -m tests.web.screenshots FOLDER`.

Home, and every board in the middle of a game, on phone, tablet and desktop, light and dark.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.browser import launch, serving
from tests.web.player import Player

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1280, 800)}
OPPONENTS = {"buccaneer": 3, "plunder": 2, "seven_seas": 2, "winds_of_plunder": 3}
MIDDLE = 14


def take(folder: Path) -> None:
    """Play a while in every game and take its pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with serving(Path(tempfile.mkdtemp())) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        player = Player(browser, address)
        pictures(player, folder, "home", "/")
        for game, bots in OPPONENTS.items():
            table = player.sit_with_bots(game, bots)
            player.await_turn()
            for move in range(MIDDLE):
                player.answer(move * 5 % player.choices.count())
            pictures(player, folder, game, f"/table/{table}")
        player.context.close()
        browser.close()


def pictures(player: Player, folder: Path, name: str, path: str) -> None:
    """One page in all sizes and both themes."""
    for theme in ("light", "dark"):
        kept = json.dumps({"speed": "none", "language": "en", "theme": theme})
        if player.page.url == "about:blank":
            player.go(path)
        player.page.evaluate("kept => localStorage.setItem('freebooter-settings', kept)", kept)
        for size, (width, height) in SIZES.items():
            player.page.set_viewport_size({"width": width, "height": height})
            player.go(path)
            player.page.wait_for_selector(".seats li, .games li")
            player.page.wait_for_timeout(700)
            player.page.screenshot(path=folder / f"{name}-{size}-{theme}.png", full_page=name == "home")


if __name__ == "__main__":
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
