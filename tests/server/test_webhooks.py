"""Webhooks: who is called, and that nothing inside the server's own network is."""

import pytest

from freebooter.server.live.webhooks import is_outside


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8420/api/logout",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://0.0.0.0/",
        "http:///nowhere",
        "http://no-such-host.invalid/",
    ],
)
def test_addresses_inside_are_never_called(url: str) -> None:
    assert not is_outside(url)


def test_addresses_outside_may_be_called() -> None:
    assert is_outside("https://8.8.8.8/my-turn")
