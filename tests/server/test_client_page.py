"""The client's page: a client that is built while the server runs is served, and open pages learn of it."""

from pathlib import Path

import pytest

from freebooter.server.web import static
from tests.server.glass_house import GlassHouse


def test_a_client_built_meanwhile_is_served_and_named_in_the_next_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "STATIC", tmp_path / "static")
    glass = GlassHouse(tmp_path / "house")
    looker = glass.looker()
    assert "not built" in looker.http.get("/").text
    before = static.build_id()
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<title>Built meanwhile</title>")
    for path in ("/", "/join", "/table/abc"):
        page = looker.http.get(path)
        assert page.text == "<title>Built meanwhile</title>"
        assert page.headers["cache-control"] == "no-cache"
    assert static.build_id() != before
    glass.close()
