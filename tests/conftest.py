"""Options and fixtures that all tests share."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="check every law of the contract on every step")
    parser.addoption("--only-seed", type=int, help="replay one seed of a random trial")
