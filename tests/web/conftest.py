"""Fixtures of the browser tests: one server and one browser for all, a fresh context for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.letter_box import LetterBox
from tests.web.browser import launch, serving
from tests.web.player import Player


@pytest.fixture(scope="session")
def box() -> Iterator[LetterBox]:
    """Where the server's letters go."""
    opened = LetterBox()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps everything."""
    return Path(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def address(data: Path, box: LetterBox) -> Iterator[str]:
    """Where the server is."""
    with serving(data, box.url) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def player(browser: Browser, address: str) -> Iterator[Player]:
    """Somebody at a desktop. No error may have appeared in the page by the end."""
    one = Player(browser, address)
    yield one
    one.leave()


@pytest.fixture
def other(browser: Browser, address: str) -> Iterator[Player]:
    """Somebody else, at another desktop."""
    one = Player(browser, address)
    yield one
    one.leave()


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Player]:
    """Somebody with a phone."""
    one = Player(browser, address, width=390, height=844, is_touch=True)
    yield one
    one.leave()
