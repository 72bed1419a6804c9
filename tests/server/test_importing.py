"""Imported journals: what cannot be kept is refused with its place, and a rematch knows only bots that are here."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Player
from tests.server.conftest import Site

_JOURNAL = Path(__file__).parents[1] / "golden" / "buccaneer" / "journal-last-ship.json"


def bring(player: Player, **seat: str) -> Any:
    """Import a finished game whose first seat is changed so."""
    journal = json.loads(_JOURNAL.read_bytes())
    journal["seats"][0].update(seat)
    return player.http.post("/api/journals", content=json.dumps(journal))


@pytest.mark.parametrize(
    ("seat", "place"),
    [
        ({"name": "a\0b"}, "seats[0].name"),
        ({"name": "a\n"}, "seats[0].name"),
        ({"name": " "}, "seats[0].name"),
        ({"name": "An\u202ene"}, "seats[0].name"),
        ({"kind": "bot:" + "x" * 1000}, "seats[0].kind"),
    ],
)
def test_what_cannot_be_kept_is_refused_with_its_place(site: Site, seat: dict[str, str], place: str) -> None:
    anne = Player(site.one)
    answer = bring(anne, **seat)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-journal"), answer.text
    assert f"journal, {place}: " in answer.json()["detail"]
    assert anne.get("/api/tables/mine") == []


@pytest.mark.parametrize("bot", ["exec:python3 my_bot.py", "ws://127.0.0.1:9/bot", "x" * 100, "a\0b", ""])
def test_a_bot_that_is_not_known_here_leaves_its_seat_open_in_a_rematch(site: Site, bot: str) -> None:
    anne = Player(site.one)
    answer = bring(anne, kind=f"bot:{bot}", name="Somebody's program")
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    kept = anne.http.get(f"/api/tables/{table}/journal").json()
    assert kept["seats"][0]["kind"] == f"bot:{bot}", "the journal stays as it was"
    again = anne.get(f"/api/tables/{anne.post(f'/api/tables/{table}/rematch')['table']}")
    assert again["state"] == "open"
    assert (again["seats"][0]["kind"], again["seats"][0]["bot"]) == ("open", None)


def test_a_bot_that_is_known_here_plays_the_rematch(site: Site) -> None:
    anne = Player(site.one)
    table = bring(anne, kind="bot:random").json()["table"]
    again = anne.get(f"/api/tables/{anne.post(f'/api/tables/{table}/rematch')['table']}")
    assert (again["seats"][0]["kind"], again["seats"][0]["bot"]) == ("bot", "random")


def test_a_journal_that_would_take_long_is_refused_before_it_is_played(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = json.loads(_JOURNAL.read_bytes())
    anne = Player(site.one)
    for change, complaint in (
        ({"rows": journal["rows"] * 300}, "10000 rows at most"),
        ({"rows": [{**journal["rows"][0], "steps": journal["rows"][0]["steps"] * 20_000}]}, "50000 moves"),
        ({"seats": journal["seats"] * 1000}, "is for 3 to 5 seats"),
    ):
        answer = anne.http.post("/api/journals", content=json.dumps({**journal, **change}))
        assert answer.status_code == 400, answer.text
        assert complaint in answer.json()["detail"]
