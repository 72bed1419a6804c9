"""What happens around a game: sitting down, watching, talking, voting, bots that stand in, clocks, coming back."""

import time
from functools import partial
from typing import Any

from tests.server.client import BOT, LOCAL, ME, OPEN, Player, new_key, until
from tests.server.conftest import Site
from tests.server.test_races import together


def asked(player: Player, table: str) -> int:
    seat: int = player.get(f"/api/tables/{table}")["asks"][0]
    return seat


def test_public_tables_are_listed_joined_and_left(site: Site) -> None:
    anne, jack = Player(site.one, "Anne"), Player(site.two, "Anne")
    table = anne.create("buccaneer", [ME, OPEN, OPEN], public=True)["table"]
    (listed,) = [one for one in jack.get("/api/tables") if one["id"] == table]
    assert (listed["open_seats"], listed["yours"]) == (2, [])
    seated = jack.post(f"/api/tables/{table}/join", {"seat": 2})
    assert seated["seat"] == 2
    assert [seat["name"] for seat in jack.get(f"/api/tables/{table}")["seats"]] == ["Anne", "", "Anne 2"]
    assert anne.try_post(f"/api/tables/{table}/join", {"seat": 2}).json()["code"] == "seat-taken"
    assert jack.post(f"/api/tables/{table}/leave", {"seat": 2}) is None
    assert anne.get(f"/api/tables/{table}")["seats"][2]["kind"] == "open"
    mary = Player(site.two, "Mary")
    for player in (jack, mary):
        player.post(f"/api/tables/{table}/join", {})
    assert anne.get(f"/api/tables/{table}")["state"] == "playing"
    late = Player(site.one, "Late")
    assert late.try_post(f"/api/tables/{table}/join", {}).json()["code"] == "table-full"
    assert late.sight(table)["viewer"] == -2


def test_of_many_who_join_at_once_each_has_a_seat_of_their_own(site: Site) -> None:
    anne = Player(site.one)
    table = anne.create("smugglers", [ME, OPEN, OPEN], public=True)["table"]
    people = [Player(site.two if number % 2 else site.one, f"P{number}") for number in range(4)]
    answers = together([partial(one.try_post, f"/api/tables/{table}/join", {}) for one in people])
    seats = sorted(answer.json()["seat"] for answer in answers if answer.is_success)
    assert seats == [1, 2]
    assert [answer.json()["code"] for answer in answers if not answer.is_success] == ["table-full"] * 2


def devices(info: dict[str, Any]) -> list[int]:
    return [seat["devices"] for seat in info["seats"]]


def test_a_seat_is_recovered_by_its_link_on_another_device(site: Site) -> None:
    anne = Player(site.one)
    made = anne.create("buccaneer", [ME, BOT, BOT])
    phone = Player(site.two, "Anne's phone")
    with anne.live(made["table"]) as live:
        assert devices(live.hello["table"]) == [1, 0, 0]
        phone.take(made["links"]["seats"]["0"])
        # Whoever sits there, and everybody else, is told that the seat is open on another device.
        live.until(lambda message: message["type"] == "table" and devices(message["table"]) == [2, 0, 0])
        assert phone.get(f"/api/tables/{made['table']}")["you"]["seats"] == [0]
        fresh = anne.post(f"/api/tables/{made['table']}/links", {"role": "seat", "seat": 0})["token"]
        live.until(lambda message: message["type"] == "table" and devices(message["table"]) == [1, 0, 0])
    assert phone.try_post("/api/links/use", {"token": made["links"]["seats"]["0"]}).json()["code"] == "no-link"
    assert phone.take(fresh)["seat"] == 0


def test_bots_at_a_table_change_what_the_host_does_not_choose(site: Site) -> None:
    anne = Player(site.one)

    def options(*seats: Any, **chosen: Any) -> Any:
        return anne.get(f"/api/tables/{anne.create('buccaneer', [*seats], setup={'options': chosen})['table']}")[
            "options"
        ]

    assert options(ME, BOT, BOT)["open_stacks"]
    assert not options(ME, BOT, BOT, open_stacks=False)["open_stacks"]
    assert not options(ME, LOCAL, LOCAL).get("open_stacks")


def test_names_mean_what_the_figures_of_a_table_say(site: Site) -> None:
    anne = Player(site.one)
    shown = anne.get("/api/games/buccaneer")
    figures = shown["figure_set"]
    figures["start_ducats"] = [17, "assumed"]
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL], setup={"figures": figures})["table"]
    said = anne.get(f"/api/tables/{table}/abouts")["abouts"]
    assert said.keys() == shown["abouts"].keys()
    assert [one["buccaneer-label-ducats"]["args"]["start"] for one in (said, shown["abouts"])] == [17, 10]


def test_following_a_link_takes_nothing_until_it_is_used(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.one, "Jack")
    made = anne.create("smugglers", [ME, OPEN])
    answer = jack.http.get(f"/go/{made['links']['seats']['1']}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/join")
    assert anne.get(f"/api/tables/{made['table']}")["state"] == "open"
    assert jack.get("/api/links/waiting")["link"]["seat"] == 1
    assert jack.post("/api/links/use", {})["seat"] == 1
    assert jack.get("/api/links/waiting")["link"] is None
    assert anne.get(f"/api/tables/{made['table']}")["state"] == "playing"


def test_a_link_shows_its_table_before_anybody_sits_down(site: Site) -> None:
    anne = Player(site.one)
    made = anne.create("buccaneer", [ME, OPEN, OPEN], setup={"options": {"open_stacks": True}})
    looker = Player(site.two, None)
    assert looker.get("/api/links/waiting") == {"link": None, "table": None}
    looker.http.get(f"/go/{made['links']['seats']['1']}")
    shown = looker.get("/api/links/waiting")
    table = shown["table"]
    expected = {"table_id": made["table"], "role": "seat", "seat": 1, "commitment": table["commitment"]}
    assert shown["link"] == expected
    assert (table["game"], table["host"], table["options"]["open_stacks"]) == ("buccaneer", 0, True)
    assert [seat["name"] for seat in table["seats"]] == ["Anne", "", ""]
    assert table["you"] == {"seats": [], "hosts": False}


def test_a_host_fills_open_seats_with_bots(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    made = anne.create("buccaneer", [ME, OPEN, OPEN, OPEN], public=True)
    fill = f"/api/tables/{made['table']}/fill"
    jack.take(made["links"]["seats"]["1"])
    assert jack.try_post(fill, {"bot": "random"}).json()["code"] == "not-host"
    assert anne.try_post(fill, {"bot": "nobody"}).json()["code"] == "unknown-bot"
    anne.post(fill, {"bot": "random"})
    table = anne.get(f"/api/tables/{made['table']}")
    assert (table["state"], [seat["kind"] for seat in table["seats"]]) == (
        "playing",
        ["person", "person", "bot", "bot"],
    )
    assert len({seat["name"] for seat in table["seats"]}) == 4
    # Beside bots stacks lie open, as at a table that was set with them; and a link to a filled seat is worth nothing.
    assert table["options"]["open_stacks"]
    assert Player(site.one).try_post("/api/links/use", {"token": made["links"]["seats"]["2"]}).status_code == 404
    assert anne.try_post(fill, {"bot": "random"}).json()["code"] == "table-full"


def test_undo_alone_and_by_consent(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    made = anne.create("smugglers", [ME, OPEN])
    table = made["table"]
    jack.take(made["links"]["seats"]["1"])
    first = anne.move(table, anne.sight(table)).json()
    assert anne.sight(table)["undo"] == {"row": first["number"], "refusal": None}
    anne.post(f"/api/tables/{table}/undo", {"seat": 0, "row": first["number"], "key": new_key()})
    taken_back = anne.sight(table)
    assert taken_back["view"]["answer"] is None
    anne.move(table, taken_back, 3)
    jack.move(table, jack.sight(table), 0)
    after = anne.sight(table)
    assert after["undo"]["refusal"]["key"] == "refuse-undo-others"
    refused = anne.try_post(f"/api/tables/{table}/undo", {"seat": 0, "row": after["undo"]["row"], "key": new_key()})
    assert (refused.status_code, refused.json()["code"]) == (422, "undo-refused")
    with jack.live(table) as live:
        anne.post(f"/api/tables/{table}/votes", {"seat": 0, "kind": "undo"})
        vote = live.until(lambda message: message["type"] == "table" and message["table"]["votes"])["table"]["votes"][0]
        assert (vote["kind"], vote["asked_by"], vote["agreed"], vote["needed"]) == ("undo", 0, [0], [0, 1])
        jack.post(f"/api/tables/{table}/votes", {"seat": 1, "kind": "undo"})
        live.until_number(after["number"] + 1)
        assert live.sight["asks"] == [0, 1]
    anne.post(f"/api/tables/{table}/votes", {"seat": 0, "kind": "undo", "agree": False})
    assert anne.get(f"/api/tables/{table}")["votes"] == []


def test_a_game_ends_by_vote_of_all_seats(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    made = anne.create("smugglers", [ME, OPEN, BOT])
    table = made["table"]
    jack.take(made["links"]["seats"]["1"])
    jack.post(f"/api/tables/{table}/votes", {"seat": 1, "kind": "end"})
    assert anne.get(f"/api/tables/{table}")["state"] == "playing"
    anne.post(f"/api/tables/{table}/votes", {"seat": 0, "kind": "end"})
    assert anne.get(f"/api/tables/{table}")["state"] == "ended"
    assert anne.move(table, anne.sight(table)).json()["code"] == "over"
    assert anne.http.get(f"/api/tables/{table}/journal").json()["result"] is None
    assert anne.sight(table, 1)["viewer"] == 1
    again = jack.post(f"/api/tables/{table}/rematch")["table"]
    assert anne.get(f"/api/tables/{again}")["you"]["seats"] == [0]


def test_a_bot_stands_in_and_the_person_comes_back(site: Site) -> None:
    anne = Player(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    seat = asked(anne, table)
    with anne.live(table, viewer=seat) as live:
        advice = anne.post(f"/api/tables/{table}/advice", {"seat": seat, "question": live.sight["question"]})
        legal = [choice["action"] for choice in live.sight["legal"]]
        assert all(choice["action"] in legal for choice in advice["actions"][:1])
        assert live.number == 0
        anne.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
        live.until_number(1)
        anne.http.delete(f"/api/tables/{table}/seats/{seat}/bot").raise_for_status()
        assert anne.get(f"/api/tables/{table}")["seats"][seat]["stand_in"] is None


def test_when_time_is_out_the_others_may_let_a_bot_play_and_the_person_returns(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    slow, fast = (
        anne.create("smugglers", [ME, OPEN], setup={"clock": {"kind": "live", "per_move": seconds, "bank": 0}})
        for seconds in (3600, 1)
    )
    for made in (slow, fast):
        jack.take(made["links"]["seats"]["1"])
    early = anne.try_post(f"/api/tables/{slow['table']}/seats/1/bot", {"bot": "random"})
    assert (early.status_code, early.json()["code"]) == (403, "not-timed-out")
    table = fast["table"]
    time.sleep(max(0.0, anne.sight(table)["clocks"][1]["deadline"] - time.time()))
    stranger = Player(site.one, "Stranger")
    stranger.take(fast["links"]["spectator"])
    assert stranger.try_post(f"/api/tables/{table}/seats/1/bot", {}).json()["code"] == "not-your-seat"
    with jack.live(table) as live:
        anne.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        live.until_number(1)
        assert live.sight["asks"] == [0]
        assert jack.http.delete(f"/api/tables/{table}/seats/1/bot").is_success
        # The next question is theirs again: no bot answers it.
        while 1 not in live.sight["asks"]:
            moved = anne.whole_move(table, anne.sight(table))
            assert moved.is_success, moved.text
            live.until_number(moved.json()["number"])
        assert jack.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is None


def test_talk_has_limits_and_the_host_mutes(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    made = anne.create("smugglers", [ME, OPEN])
    table = made["table"]
    jack.take(made["links"]["seats"]["1"])
    with anne.live(table) as live, jack.live(table) as jacks:
        jack.post(f"/api/tables/{table}/chat", {"text": "Ahoy", "seat": 1})
        jacks.send(type="say", text="Anybody there?")
        heard: list[dict[str, Any]] = []
        while len(heard) < 2:
            heard += live.until(lambda message: message["type"] == "chat")["lines"]
        assert [(line["name"], line["text"]) for line in heard] == [("Jack", "Ahoy"), ("Jack", "Anybody there?")]
        jacks.send(type="say", text="Psst", team=True)
        assert jacks.until(lambda message: message["type"] == "error")["code"] == "no-teams"
        assert jack.try_post(f"/api/tables/{table}/seats/0/mute", {"muted": True}).json()["code"] == "not-host"
        anne.post(f"/api/tables/{table}/seats/1/mute", {"muted": True})
        muted = jack.try_post(f"/api/tables/{table}/chat", {"text": "Hey", "seat": 1})
        assert (muted.status_code, muted.json()["code"]) == (403, "muted")
    assert [line["text"] for line in anne.get(f"/api/tables/{table}/chat")] == ["Ahoy", "Anybody there?"]


def test_who_comes_back_is_told_what_happened_meanwhile(site: Site) -> None:
    anne = Player(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    with anne.live(table, viewer=0) as live:
        live.send(type="seen", number=0)
        live.send(type="ping", number=0)
        live.until(lambda message: message["type"] == "pong")
    for _ in range(3):
        seat = asked(anne, table)
        anne.move(table, anne.sight(table, seat))
    (listed,) = [one for one in anne.get("/api/tables/mine") if one["id"] == table]
    assert (listed["waiting"], listed["unseen"]) == (True, 4)
    elsewhere = anne.at(site.two)

    def missed() -> list[int]:
        with elsewhere.live(table, viewer=0) as live:
            return live.rows()

    # How far somebody has looked is written down a little later, for many at once.
    until(lambda: missed() == [1, 2, 3])
    with anne.live(table, viewer=1, after=1) as live:
        assert live.rows() == [2, 3]
        live.send(type="ping", number=0)
        live.until(lambda message: message["type"] == "news")
        assert live.rows() == [2, 3, 1, 2, 3]


def test_company_is_seen_across_processes(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    made = anne.create("smugglers", [ME, OPEN])
    jack.take(made["links"]["seats"]["1"])
    with anne.live(made["table"]) as live:
        with jack.live(made["table"]):
            live.until(lambda message: message["type"] == "present" and message["present"]["seats"] == [0, 1])
        live.until(lambda message: message["type"] == "present" and message["present"]["seats"] == [0])


def test_an_account_collects_tables_and_can_be_deleted(site: Site) -> None:
    anne = Player(site.one)
    table = anne.create("buccaneer", [ME, BOT, BOT])["table"]
    name = f"Anne {table}"
    anne.post("/api/account", {"name": name, "password": "correct horse"})
    other = Player(site.two, None)
    wrong = other.try_post("/api/login", {"name": name, "password": "wrong horse"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    me = other.post("/api/login", {"name": name.upper(), "password": "correct horse"})
    other.http.headers["x-csrf-token"] = me["csrf"]
    assert [one["id"] for one in other.get("/api/tables/mine")] == [table]
    taken = Player(site.one, "Jack").try_post("/api/account", {"name": name, "password": "another one"})
    assert taken.json()["code"] == "name-taken"
    answer = other.http.request("DELETE", "/api/me", json={"password": "correct horse"})
    assert answer.status_code == 204, answer.text
    assert anne.get("/api/me")["name"] is None
    assert name not in site.log_text()
    gone = Player(site.one, None).try_post("/api/login", {"name": name, "password": "correct horse"})
    assert gone.json()["code"] == "wrong-password"


def test_the_server_says_how_it_is(site: Site) -> None:
    anne = Player(site.one)
    assert anne.http.get("/healthz").text == "ok\n"
    assert anne.http.get("/readyz").text == "ready\n"
    assert "freebooter_submits_total" in anne.http.get("/metrics").text
    page = anne.http.get("/")
    assert page.headers["content-security-policy"].endswith("frame-ancestors 'none'")
    assert page.headers["referrer-policy"] == "no-referrer"
    assert "/api/tables/{table_id}/moves" in anne.http.get("/api").text
    shown = anne.get("/api/games/smugglers")
    assert shown["locale"]["it"]
    assert shown["help"]["en"]
    assert {figure["mark"] for figure in shown["figures"]} <= {"rulebook", "source", "inferred", "assumed"}
