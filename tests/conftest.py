"""Options and fixtures that all tests share."""

import os

import pytest

# Playwright leaves an event loop behind that other tests stumble over: browser tests are a run of their own.
collect_ignore = [] if os.environ.get("FREEBOOTER_BROWSER") else ["web"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="check every law of the contract on every step")
    parser.addoption("--only-seed", type=int, help="replay one seed of a random trial")
