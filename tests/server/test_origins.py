"""By which names a server is spoken to, and which pages are its own."""

from typing import Any

import pytest
from litestar import Request

from freebooter.server.web.origins import Origins
from freebooter.server.web.session import address

NAMED = Origins(("https://play.example",))


def asked(host: str, origin: str = "", scheme: str = "http") -> Any:
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    return {"type": "http", "scheme": scheme, "headers": headers}


@pytest.mark.parametrize("host", ["localhost:8000", "192.168.1.5:8000", "[::1]:8000", "anne.local", "127.0.0.1"])
def test_a_machine_is_spoken_to_by_its_own_names_and_addresses(host: str) -> None:
    assert Origins().knows(asked(host))
    assert Origins().is_own(asked(host, f"http://{host}"))
    assert not Origins().is_own(asked(host, f"https://{host}"))


def test_other_names_must_be_named() -> None:
    assert not Origins().knows(asked("play.example"))
    assert NAMED.knows(asked("play.example"))
    assert not NAMED.knows(asked("play.example.evil"))
    # A proxy may change the host, or end the encryption, without a word.
    assert NAMED.is_own(asked("127.0.0.1:8000", "https://play.example"))
    assert not NAMED.is_own(asked("play.example", "http://play.example"))
    assert not NAMED.is_own(asked("evil.example", "http://evil.example"))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
    ],
)
def test_limits_count_the_networks_that_people_are_given(host: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1), "headers": []}
    assert address(Request(scope)) == counted


def test_browsers_come_back_over_https_to_names_alone() -> None:
    assert NAMED.is_lasting(asked("play.example", scheme="https"))
    assert not NAMED.is_lasting(asked("play.example"))
    assert not NAMED.is_lasting(asked("192.168.1.5", scheme="https"))
