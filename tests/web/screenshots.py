"""Screenshots of home and boards, for looking at: `python -m tests.web.screenshots FOLDER [GAME...]`.

Home, and every board in the middle of a game and at its end, on phone, tablet and two desktops, light and dark.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from tests.web.answering import click_on
from tests.web.browser import launch, serving
from tests.web.player import Player

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1280, 800), "wide": (1920, 1080)}
OPPONENTS = {"buccaneer": 3, "plunder": 3, "seven_seas": 2, "winds_of_plunder": 3}
MIDDLE = {"buccaneer": 16, "plunder": 40, "seven_seas": 13, "winds_of_plunder": 26}
# How a game is soon over, and what somebody picks who does not want to talk for hours.
SHORT: dict[str, dict[str, Any]] = {"plunder": {"target": 6, "round_limit": 14}, "seven_seas": {"round_limit": 8}}
WISHES = {"plunder": (r"^(Roll|Build|Bury|Collect|Put the ship)", r"^(Attack|Sail|Offer nothing|Decline|Drop)")}
_LONGEST = 600


def take(folder: Path, games: list[str]) -> None:
    """Play a while in every game and take its pictures, then play it to its end."""
    folder.mkdir(parents=True, exist_ok=True)
    with serving(Path(tempfile.mkdtemp())) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        player = Player(browser, address)
        if not games:
            pictures(player, folder, "home", "/")
        for game in games or OPPONENTS:
            table = player.sit_with_bots(game, OPPONENTS[game], options=SHORT.get(game, {}))
            goes_on = player.await_turn()
            for move in range(_LONGEST):
                if move == MIDDLE[game]:
                    pictures(player, folder, game, f"/table/{table}")
                    goes_on = player.await_turn()
                if not goes_on:
                    break
                goes_on = click_on(player, WISHES.get(game, ()), move)
            pictures(player, folder, f"{game}-scoring", f"/table/{table}")
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
            if name.endswith("-scoring"):
                expect(player.page.locator("dialog[open] table")).to_be_visible()
            elif name != "home":
                player.await_turn()
            player.page.evaluate("document.fonts.ready")
            player.page.wait_for_load_state("networkidle")
            player.page.screenshot(path=folder / f"{name}-{size}-{theme}.png", full_page=name == "home")


if __name__ == "__main__":
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"), sys.argv[2:])
