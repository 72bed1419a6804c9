"""What somebody may no longer see or do: seats change hands, sessions end, people want to be forgotten."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import BOT, LOCAL, ME, OPEN, Live, Player
from tests.server.conftest import Site

REFUSED = 4404


def closed_with(live: Live, *, is_played: bool = False) -> int | None:
    """The code with which the server closes this socket. Unless somebody plays meanwhile, nothing that it tells before
    is a sight of a game."""
    try:
        while True:
            message = live.read()
            assert is_played or not message.get("sight"), "told more after it should have been sent away"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def code_of(player: Player, path: str, **body: Any) -> str:
    code: str = player.try_post(path, body).json()["code"]
    return code


def sight_code(player: Player, table: str, viewer: int) -> int:
    return player.http.get(f"/api/tables/{table}/sight", params={"viewer": viewer}).status_code


def test_the_host_of_a_public_table_has_no_key_to_a_strangers_seat(site: Site) -> None:
    host, bob = Player(site.one, "Host"), Player(site.two, "Bob")
    made = host.create("smugglers", [ME, OPEN], public=True)
    table, token = made["table"], made["links"]["seats"]["1"]
    own = bob.post(f"/api/tables/{table}/join", {"seat": 1})["link"]
    assert code_of(host, "/api/links/use", token=token) == "no-link"
    assert code_of(host, "/api/links/code", token=token) == "no-link"
    assert sight_code(host, table, 1) == 403
    assert Player(site.one, "Bob's phone").take(own)["seat"] == 1


def test_whoever_leaves_before_the_start_leaves_no_key_behind(site: Site) -> None:
    host, eve, bob = Player(site.one, "Host"), Player(site.two, "Eve"), Player(site.two, "Bob")
    made = host.create("smugglers", [ME, OPEN, OPEN], public=True)
    table = made["table"]
    link = eve.post(f"/api/tables/{table}/join", {"seat": 1})["link"]
    phone = Player(site.one, "Eve's phone")
    phone.take(link)
    with eve.live(table, viewer=1) as seated, phone.live(table, viewer=1) as second:
        eve.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert [closed_with(live) for live in (seated, second)] == [REFUSED, REFUSED]
    assert code_of(eve, "/api/links/use", token=link) == "no-link"
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    Player(site.one, "Carl").post(f"/api/tables/{table}/join", {"seat": 2})
    assert bob.sight(table, 1)["viewer"] == 1
    for gone in (eve, phone):
        assert sight_code(gone, table, 1) == 403
    with eve.live(table) as outside:
        assert outside.sight["viewer"] == -2


def test_a_socket_ends_with_its_session_and_others_of_the_same_person_do_not(site: Site) -> None:
    anne = Player(site.one)
    table = anne.create("smugglers", [ME, LOCAL])["table"]
    phone = Player(site.one, "Anne's phone")
    phone.take(anne.post(f"/api/tables/{table}/links", {"role": "seat", "seat": 0})["token"])
    with anne.live(table, viewer=0) as here, phone.live(table, viewer=0) as there:
        phone.post("/api/logout")
        assert closed_with(there) == REFUSED
        here.send(type="ping")
        here.until(lambda message: message["type"] == "pong")


def test_team_talk_stays_with_the_team_when_the_game_is_over(site: Site) -> None:
    people = [Player(site.one, name) for name in ("A", "B", "C", "D")]
    seats = [ME, OPEN, OPEN, OPEN]
    made = people[0].create("plunder", seats, setup={"options": {"teams": "2x2"}}, public=True)
    table = made["table"]
    for seat in (1, 2, 3):
        people[seat].take(made["links"]["seats"][str(seat)])
    people[0].post(f"/api/tables/{table}/chat", {"text": "to us alone", "seat": 0, "team": True})
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/votes", {"seat": seat, "kind": "end"})
    heard = {}
    for name, person in {"stranger": Player(site.two, "W"), "ally": people[2], "opponent": people[1]}.items():
        with person.live(table, viewer=0) as live:
            assert live.sight["viewer"] == 0
            heard[name] = [line["text"] for line in live.hello["chat"]]
    with people[2].live(table) as live:
        assert [line["text"] for line in live.hello["chat"]] == ["to us alone"]
    assert heard == {"stranger": [], "ally": [], "opponent": []}


def test_a_vote_is_carried_out_when_the_last_who_has_not_agreed_leaves(site: Site) -> None:
    a, b, c = (Player(site.one, name) for name in "ABC")
    made = a.create("smugglers", [ME, OPEN, OPEN])
    table = made["table"]
    b.take(made["links"]["seats"]["1"])
    c.take(made["links"]["seats"]["2"])
    for seat, person in ((0, a), (1, b)):
        person.post(f"/api/tables/{table}/votes", {"seat": seat, "kind": "end"})
    assert a.get(f"/api/tables/{table}")["state"] == "playing"
    c.post(f"/api/tables/{table}/leave", {"seat": 2, "bot": "random"})
    info = a.get(f"/api/tables/{table}")
    assert (info["state"], info["votes"]) == ("ended", [])


# Being forgotten


def forget(player: Player, **body: Any) -> int:
    return player.http.request("DELETE", "/api/me", json=body).status_code


def test_a_bot_plays_on_for_somebody_who_is_forgotten(site: Site) -> None:
    anne, bob = Player(site.one), Player(site.two, "Bob")
    made = anne.create("smugglers", [ME, OPEN])
    table = made["table"]
    bob.take(made["links"]["seats"]["1"])
    with bob.live(table) as live:
        assert forget(bob) == 204
        assert closed_with(live, is_played=True) in (REFUSED, None)
    seat = anne.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("person", "—")
    assert seat["stand_in"]
    anne.post(f"/api/tables/{table}/votes", {"seat": 0, "kind": "end"})
    assert anne.get(f"/api/tables/{table}")["state"] == "ended"


def test_the_seat_of_somebody_who_is_forgotten_is_open_again_before_the_start(site: Site) -> None:
    anne, bob = Player(site.one), Player(site.two, "Bob")
    made = anne.create("smugglers", [ME, OPEN, OPEN])
    table = made["table"]
    bob.take(made["links"]["seats"]["1"])
    assert forget(bob) == 204
    assert anne.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    Player(site.one, "Carl").take(made["links"]["seats"]["2"])
    assert anne.get(f"/api/tables/{table}")["state"] == "open"


def test_what_was_said_from_outside_loses_its_name(site: Site) -> None:
    anne, bob = Player(site.one), Player(site.two, "Loud Bob")
    table = anne.create("smugglers", [ME, LOCAL], public=True)["table"]
    bob.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert [line["name"] for line in anne.get(f"/api/tables/{table}/chat")] == ["Loud Bob"]
    assert forget(bob) == 204
    assert [line["name"] for line in anne.get(f"/api/tables/{table}/chat")] == ["—"]


@pytest.mark.parametrize("password", ["wrong horse", ""])
def test_an_account_goes_by_its_new_name_and_only_with_its_password(site: Site, password: str) -> None:
    anne, other = Player(site.one), Player(site.two, "Other")
    first, second, theirs = (f"{name}-{site.database[-6:]}-{len(password)}" for name in ("Anne", "Bea", "Carla"))
    anne.post("/api/account", {"name": first, "password": "correct horse"})
    other.post("/api/account", {"name": theirs, "password": "correct horse"})
    assert anne.http.patch("/api/me", json={"name": theirs}).json()["code"] == "name-taken"
    assert anne.http.patch("/api/me", json={"name": second}).json()["name"] == second
    nobody = Player(site.one, None)
    assert nobody.try_post("/api/login", {"name": first, "password": "correct horse"}).status_code == 403
    assert nobody.try_post("/api/login", {"name": second, "password": "correct horse"}).status_code == 201
    assert forget(anne, password=password) in (400, 403)
    assert forget(anne, password="correct horse") == 204
    assert nobody.try_post("/api/login", {"name": second, "password": "correct horse"}).status_code == 403


def test_whoever_brings_a_session_of_another_server_is_a_new_guest_at_once(site: Site) -> None:
    stranger = Player(site.one, None)
    stranger.http.cookies.set("freebooter_session", "of-another-server-of-this-host")
    me = stranger.get("/api/me")
    assert me["name"] is None
    stranger.http.headers["x-csrf-token"] = me["csrf"]
    welcome = stranger.post("/api/guest", {"name": "Ada"})
    stranger.http.headers["x-csrf-token"] = welcome["csrf"]
    assert stranger.get("/api/me")["name"] == "Ada"
    stranger.create("smugglers", [ME, BOT])
    # The other server's cookie is still there, for its own use.
    assert stranger.http.cookies["freebooter_session"] == "of-another-server-of-this-host"
    stranger.post("/api/logout")
    assert stranger.get("/api/me")["name"] is None


def test_another_password_ends_what_the_old_one_opened(site: Site) -> None:
    anne, phone = Player(site.one), Player(site.two, None)
    name = f"Anne-{site.database[-6:]}"
    anne.post("/api/account", {"name": name, "password": "correct horse"})
    phone.http.headers["x-csrf-token"] = phone.post("/api/login", {"name": name, "password": "correct horse"})["csrf"]
    assert [device["here"] for device in phone.get("/api/sessions")] == [True, False]
    table = phone.create("smugglers", [ME, LOCAL])["table"]
    wrong = {"password": "wrong horse", "fresh": "battery staple"}
    assert anne.try_post("/api/password", wrong).json()["code"] == "wrong-password"
    with phone.live(table, viewer=0) as live:
        anne.post("/api/password", {"password": "correct horse", "fresh": "battery staple"})
        assert closed_with(live) == REFUSED
    assert phone.get("/api/me")["name"] is None
    assert len(anne.get("/api/sessions")) == 1
    again = Player(site.two, None)
    assert code_of(again, "/api/login", name=name, password="correct horse") == "wrong-password"
    again.http.headers["x-csrf-token"] = again.post("/api/login", {"name": name, "password": "battery staple"})["csrf"]
    again.http.delete("/api/sessions").raise_for_status()
    assert anne.get("/api/me")["name"] is None


def test_a_private_link_ends_when_somebody_sits_down_by_it(site: Site) -> None:
    host, bob = Player(site.one, "Host"), Player(site.two, "Bob")
    made = host.create("smugglers", [ME, OPEN])
    table, token = made["table"], made["links"]["seats"]["1"]
    own = bob.take(token)["link"]
    assert code_of(host, "/api/links/use", token=token) == "no-link"
    assert code_of(host, f"/api/tables/{table}/links", role="seat", seat=1) == "not-your-seat"
    assert sight_code(host, table, 1) == 403
    phone, thief = Player(site.one, "Bob's phone"), Player(site.one, "Thief")
    for device in (phone, thief):
        assert device.take(own)["seat"] == 1
    with thief.live(table, viewer=1) as live:
        fresh = bob.post(f"/api/tables/{table}/links", {"role": "seat", "seat": 1})["token"]
        assert closed_with(live) == REFUSED
    assert [sight_code(device, table, 1) for device in (thief, phone)] == [404, 404]
    assert bob.sight(table, 1)["viewer"] == 1
    assert phone.take(fresh)["seat"] == 1


def test_whoever_has_lost_their_seat_to_a_new_link_can_still_be_forgotten(site: Site) -> None:
    host, bob, phone = Player(site.one, "Host"), Player(site.two, "Bob"), Player(site.one, "Bob's phone")
    made = host.create("smugglers", [ME, OPEN])
    phone.take(bob.take(made["links"]["seats"]["1"])["link"])
    phone.post(f"/api/tables/{made['table']}/links", {"role": "seat", "seat": 1})
    assert sight_code(bob, made["table"], 1) == 404
    assert forget(bob) == 204
    seat = host.get(f"/api/tables/{made['table']}")["seats"][1]
    assert (seat["name"], seat["stand_in"]) == ("—", None), "the phone plays on"
    assert phone.sight(made["table"], 1)["viewer"] == 1


def test_whoever_sits_down_has_a_name_that_others_can_read(site: Site) -> None:
    host, eve = Player(site.one, "Host"), Player(site.two, "Eve")
    table = host.create("smugglers", [ME, OPEN], public=True)["table"]
    refused = eve.try_post(f"/api/tables/{table}/join", {"name": "Ho\u200bst"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
