"""A whole game over the protocol: made, joined by link, played, replayed, exported, verified, played again."""

from typing import Any

from freebooter.core.catalogue import find_game
from freebooter.core.journal import read_journal
from freebooter.core.verify import verify
from tests.server.client import BOT, ME, OPEN, Player
from tests.server.conftest import Site


def play_to_the_end(player: Player, table: str, seat: int) -> dict[str, Any]:
    """Answer with the first choice whenever this seat is asked."""
    with player.live(table, viewer=seat) as live:
        while live.sight["result"] is None:
            if live.sight["question"] < 0:
                live.read()
                continue
            answer = player.move(table, live.sight)
            assert answer.status_code == 200, answer.text
            live.until_number(answer.json()["number"])
        numbers = live.rows()
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "a row came twice or not at all"
        return live.sight


def test_a_game_against_bots_from_its_making_to_its_verified_journal(site: Site, somebody: type[Player]) -> None:
    anne = somebody(site.one)
    made = anne.create("buccaneer", [BOT, ME, BOT])
    table = made["table"]
    last = play_to_the_end(anne, table, 1)
    assert last["result"]["scores"]
    assert anne.get(f"/api/tables/{table}")["state"] == "finished"
    text = anne.http.get(f"/api/tables/{table}/journal").content
    journal = read_journal(text)
    assert journal.seed is not None
    assert verify(find_game("buccaneer"), journal).rows == last["number"] + 1
    past = anne.get(f"/api/tables/{table}/past", viewer=0, start=last["number"], count=5)
    assert past["steps"][0]["asks"] == []
    course = anne.get(f"/api/tables/{table}/course")
    assert (len(course["scores"]), course["luck"]) == (last["number"] + 1, [])
    assert course["scores"][-1] == last["result"]["scores"]
    # Lists tell how it ended, and the history finds it by what one looks for.
    listed = next(one for one in anne.get("/api/tables/mine") if one["id"] == table)
    assert (listed["places"], listed["scores"]) == (last["result"]["places"], last["result"]["scores"])
    has_won = listed["places"][1] == 1
    for asked, is_found in (
        ({}, True),
        (
            {"outcome": "won" if has_won else "lost", "game": "buccaneer", "player": listed["seats"][0][:3].upper()},
            True,
        ),
        ({"outcome": "lost" if has_won else "won"}, False),
        ({"outcome": "ended"}, False),
        ({"player": "%"}, False),
        ({"game": "plunder"}, False),
        ({"before": listed["changed"] - 1}, False),
    ):
        history = anne.get("/api/tables/history", **asked)
        assert ([one["id"] for one in history["tables"]], history["more"]) == ([table] if is_found else [], False)
        assert history["tallies"] == [{"game": "buccaneer", "played": 1, "won": int(has_won), "theirs": None}]
    again = anne.post(f"/api/tables/{table}/rematch")["table"]
    assert anne.post(f"/api/tables/{table}/rematch")["table"] == again
    assert anne.get(f"/api/tables/{again}")["state"] == "playing"
    answer = anne.http.post("/api/journals", content=text)
    assert answer.status_code == 201, answer.text
    assert anne.get(f"/api/tables/{answer.json()['table']}")["state"] == "finished"


def test_friends_sit_down_by_link_on_two_processes(site: Site, somebody: type[Player]) -> None:
    anne, jack = somebody(site.one, "Anne"), somebody(site.two, "Jack")
    made = anne.create("smugglers", [ME, OPEN])
    table = made["table"]
    assert jack.http.get(f"/api/tables/{table}").status_code == 404
    assert jack.take(made["links"]["seats"]["1"])["seat"] == 1
    assert anne.get(f"/api/tables/{table}")["state"] == "playing"
    with anne.live(table) as annes, jack.live(table) as jacks:
        for _ in range(6):
            for player, live in ((anne, annes), (jack, jacks)):
                if live.sight["question"] >= 0:
                    answer = player.whole_move(table, live.sight)
                    assert answer.status_code == 200, answer.text
                    number = answer.json()["number"]
                    annes.until_number(number)
                    jacks.until_number(number)
        assert annes.number == jacks.number
