"""Sheets of all boards, for looking at: `./freebooter web sheets [GAME...]`, or `python -m tests.web.sheets`.

Every game with the least and the most seats, in the middle of a game that is the same each time, on screens from the
smallest phone to a large desktop, light above dark. One picture a game and number of seats, in `docs/images/sheets/`.
The pictures of the README are taken as well, with four seats.
"""

import io
import json
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from freebooter import forms
from freebooter.core.catalogue import find_game, game_ids
from tests.web.browser import launch, serving
from tests.web.player import Player
from tests.web.staging import played, sit_down_at

IMAGES = forms.ROOT / "docs" / "images"
FOLDER = IMAGES / "sheets"
PHONE = (390, 844)
DESK = (1280, 800)
SIZES = ((360, 780), PHONE, (768, 1024), DESK, (1920, 1080))
THEMES = ("light", "dark")
# Moves for each seat, so that there is something on the table.
_MOVES = {"buccaneer": 10, "plunder": 30, "seven_seas": 20, "winds_of_plunder": 22}
_FEW = 15
_FOUR = 4
# How tall a screen is on a sheet, what lies between two, and how good a picture has to be.
_TALL = 470
_GAP = 12
_PAPER = (128, 128, 128)
_QUALITY = 66


def make(games: list[str]) -> None:
    """Take the pictures of these games, or of all, and write their sheets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    data = Path(tempfile.mkdtemp())
    with serving(data) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in games or game_ids():
            meta = find_game(game).meta
            for count in (meta.least_seats, meta.most_seats):
                player = Player(browser, address, is_touch=True)
                path = sit_down_at(player, data, played(game, count, _MOVES.get(game, _FEW) * count))
                rows = [[picture(player, path, size, theme) for size in SIZES] for theme in THEMES]
                player.leave()
                file = FOLDER / f"{game.replace('_', '-')}-{count}.webp"
                sheet(rows).save(file, quality=_QUALITY, method=6)
                print(file.relative_to(forms.ROOT), f"{file.stat().st_size // 1000} KB")
        phones = []
        for game in games or game_ids():
            player = Player(browser, address, is_touch=True)
            path = sit_down_at(player, data, played(game, _FOUR, _MOVES.get(game, _FEW) * _FOUR))
            keep(picture(player, path, DESK, "light"), game.replace("_", "-"))
            phones.append(picture(player, path, PHONE, "dark"))
            player.leave()
        if not games:
            keep(sheet([phones]), "phones")
        browser.close()


def keep(image: Image.Image, name: str) -> None:
    """A picture of the README, in few colours."""
    file = IMAGES / f"{name}.png"
    image.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
    print(file.relative_to(forms.ROOT), f"{file.stat().st_size // 1000} KB")


def picture(player: Player, path: str, size: tuple[int, int], theme: str) -> Image.Image:
    """The page of a table on a screen of this size, when it has come to rest."""
    page = player.page
    kept = json.dumps({"speed": "none", "language": "en", "theme": theme})
    page.evaluate("kept => localStorage.setItem('freebooter-settings', kept)", kept)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player.go(path)
    player.await_turn()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    # A board that has just found its size draws itself once more.
    page.wait_for_timeout(500)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def sheet(rows: list[list[Image.Image]]) -> Image.Image:
    """Pictures side by side, equally tall, row under row."""
    small = [
        [one.resize((one.width * _TALL // one.height, _TALL), Image.Resampling.LANCZOS) for one in row] for row in rows
    ]
    wide = max(sum(one.width + _GAP for one in row) for row in small)
    paper = Image.new("RGB", (wide - _GAP, len(rows) * (_TALL + _GAP) - _GAP), _PAPER)
    for down, row in enumerate(small):
        left = 0
        for one in row:
            paper.paste(one, (left, down * (_TALL + _GAP)))
            left += one.width + _GAP
    return paper


if __name__ == "__main__":
    make(sys.argv[1:])
