"""What may not be done, and why; and links that a camera reads."""

import json
import re
import time

import pytest

from freebooter.server.operation.network import is_here, qr_image
from tests.server.client import Player, new_key
from tests.server.conftest import Site

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("game", ["buccaneer", "plunder", "seven_seas", "winds_of_plunder"])
def test_every_refusal_is_one_and_no_legal_action_is_among_them(site: Site, game: str) -> None:
    player = Player(site.one)
    table = player.create(game, BOTS)["table"]
    sight = player.sight(table)
    until = time.monotonic() + 60
    while sight["question"] < 0:
        assert time.monotonic() < until, "the seat is never asked"
        sight = player.sight(table)
    body = {"seat": 0, "question": sight["question"], "actions": []}
    told = player.post(f"/api/tables/{table}/refusals", body)
    legal = [json.dumps(choice["action"]) for choice in sight["legal"]]
    forbidden = [json.dumps(one["action"]) for one in told["forbidden"]]
    assert not set(legal) & set(forbidden)
    assert told["not_now"] is None or told["not_now"]["key"] == "refuse-not-now"
    assert told["forbidden"] or told["not_now"], "something is always forbidden"
    for one in told["forbidden"][:3]:
        sent = {**body, "key": new_key(), "actions": [one["action"]]}
        refused = player.try_post(f"/api/tables/{table}/moves", sent)
        assert (refused.status_code, refused.json()["message"]) == (422, one["refusal"])
        assert re.fullmatch(r"[BPSW]\d+", one["refusal"]["rule"])


def test_refusals_are_for_the_seat_that_is_asked_and_the_question_that_stands(site: Site) -> None:
    player, stranger = Player(site.one), Player(site.one, "Mary")
    table = player.create("buccaneer", BOTS)["table"]
    body = {"seat": 0, "question": 10_000, "actions": []}
    assert player.try_post(f"/api/tables/{table}/refusals", body).status_code == 409
    assert stranger.try_post(f"/api/tables/{table}/refusals", body).status_code == 404


def test_a_server_for_this_machine_alone_shows_no_code(site: Site) -> None:
    player = Player(site.one)
    token = player.create("buccaneer", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["links"]["seats"]["1"]
    code = player.post("/api/links/code", {"token": token})
    assert code == {"url": f"{site.one}/go/{token}", "image": None}


def test_a_code_is_drawn_for_an_address_that_others_reach() -> None:
    image = qr_image("http://192.168.1.20:8420/go/abcdefghijklmnop")
    assert image.startswith("data:image/svg+xml")
    assert image != qr_image("http://192.168.1.20:8420/go/bbcdefghijklmnop")
    assert [is_here(host) for host in ("127.0.0.1:8420", "localhost", "[::1]:8420")] == [True] * 3
    assert [is_here(host) for host in ("192.168.1.20:8420", "boat.example", "boat.example:80")] == [False] * 3
