"""Races: for one question exactly one submit wins, everybody ends on the same number, nothing is applied twice."""

from collections.abc import Callable, Sequence
from functools import partial
from threading import Barrier, Thread
from typing import Any

import httpx

from tests.server.client import LOCAL, ME, OPEN, Live, Player, new_key, ok
from tests.server.conftest import Site


def together(deeds: Sequence[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    """Do them all in the same instant."""
    barrier = Barrier(len(deeds))
    answers: dict[int, httpx.Response] = {}

    def run(place: int) -> None:
        barrier.wait()
        answers[place] = deeds[place]()

    threads = [Thread(target=run, args=(place,)) for place in range(len(deeds))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[place] for place in range(len(deeds))]


def four_friends(site: Site, somebody: type[Player]) -> tuple[str, list[Player]]:
    """Four people at one table, two at each process."""
    anne = somebody(site.one, "Anne")
    made = anne.create("smugglers", [ME, OPEN, OPEN, OPEN])
    players: list[Player] = [anne]
    for seat, url in ((1, site.two), (2, site.one), (3, site.two)):
        players.append(somebody(url, f"Friend {seat}"))
        players[-1].take(made["links"]["seats"][str(seat)])
    return made["table"], players


def test_of_two_tabs_that_answer_at_once_one_wins(site: Site, somebody: type[Player]) -> None:
    anne = somebody(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    tabs = [anne, anne.at(site.two), anne.at(site.one), anne.at(site.two)]
    for _ in range(3):
        seat = anne.get(f"/api/tables/{table}")["asks"][0]
        sight = anne.sight(table, seat)
        answers = together([partial(tab.move, table, sight) for tab in tabs])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        lost = next(answer.json() for answer in answers if answer.status_code == 409)
        assert lost["code"] == "question-gone"
        assert lost["sight"]["number"] == sight["number"] + 1
    assert anne.get(f"/api/tables/{table}")["number"] == 3


def test_a_double_click_with_one_key_is_one_move(site: Site, somebody: type[Player]) -> None:
    anne = somebody(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    seat = anne.get(f"/api/tables/{table}")["asks"][0]
    sight = anne.sight(table, seat)
    key = new_key()
    tabs = [anne, anne.at(site.two), anne.at(site.one)]
    answers = together([partial(tab.move, table, sight, key=key) for tab in tabs])
    assert [answer.status_code for answer in answers] == [200] * 3
    assert {answer.json()["number"] for answer in answers} == {sight["number"] + 1}


def test_the_last_move_of_a_game_that_is_sent_again_is_answered_as_before(site: Site, somebody: type[Player]) -> None:
    anne = somebody(site.one)
    table = anne.create("smugglers", [ME, LOCAL, LOCAL, LOCAL])["table"]
    while asks := anne.get(f"/api/tables/{table}")["asks"]:
        sight, key = anne.sight(table, asks[0]), new_key()
        number = ok(anne.whole_move(table, sight, key))["number"]
    assert anne.get(f"/api/tables/{table}")["state"] == "finished"
    for tab in (anne, anne.at(site.two)):
        assert ok(tab.whole_move(table, sight, key))["number"] == number
    assert anne.whole_move(table, sight, new_key()).json()["code"] == "over"


def test_sealed_answers_of_all_seats_in_one_instant_are_all_taken(site: Site, somebody: type[Player]) -> None:
    table, players = four_friends(site, somebody)
    spectator = Player(site.two, "Watcher")
    lives = [player.live(table) for player in players]
    spectator.take(players[0].post(f"/api/tables/{table}/links", {"role": "spectator"})["token"])
    lives.append(spectator.live(table))
    sights = [live.sight for live in lives[:4]]
    answers = together([partial(players[seat].move, table, sights[seat], seat) for seat in range(4)])
    assert [answer.status_code for answer in answers] == [200] * 4
    first = sights[0]["number"]
    for live in lives:
        live.until_number(first + 4)
        assert live.rows()[-4:] == [first + 1, first + 2, first + 3, first + 4]
        told = {one["number"]: one["events"] for message in live.messages for one in message.get("news", [])}
        assert [told[first + place] for place in (1, 2, 3)] == [[], [], []], "something showed before the reveal"
        revealed = next(one["event"] for one in told[first + 4] if one["event"]["type"] == "BidsRevealed")
        assert revealed["bids"] == [0, 1, 2, 3]
        live.close()


def test_an_undo_against_a_replacement_of_the_same_answer(site: Site, somebody: type[Player]) -> None:
    table, players = four_friends(site, somebody)
    anne = players[0]
    answered = anne.move(table, anne.sight(table)).json()
    assert anne.sight(table)["sealed"] == answered["number"]
    replacement = {
        "seat": 0,
        "question": -1,
        "key": new_key(),
        "actions": [{"type": "Bid", "coins": 2}],
        "replaces": answered["number"],
    }
    undo = {"seat": 0, "row": answered["number"], "key": new_key()}
    elsewhere = anne.at(site.two)
    answers = together(
        [
            lambda: anne.try_post(f"/api/tables/{table}/undo", undo),
            lambda: elsewhere.try_post(f"/api/tables/{table}/moves", replacement),
        ]
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    seen = anne.sight(table)
    if answers[0].status_code == 200:
        assert seen["view"]["answer"] is None
    else:
        assert seen["view"]["answer"] == {"type": "Bid", "coins": 2}
    assert seen["number"] == answered["number"] + (1 if answers[0].status_code == 200 else 2)


def test_a_bot_against_the_person_who_comes_back(site: Site, somebody: type[Player]) -> None:
    anne = somebody(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    for _ in range(4):
        seat = anne.get(f"/api/tables/{table}")["asks"][0]
        with anne.live(table, viewer=seat) as live:
            sight = live.sight
            path = f"/api/tables/{table}/seats/{seat}/bot"
            handed, moved = together(
                [partial(anne.try_post, path, {"bot": "random"}), partial(anne.at(site.two).move, table, sight)]
            )
            assert handed.status_code == 204
            assert moved.status_code in (200, 409)
            live.until_number(sight["number"] + 1)
            anne.http.delete(path)
            answered = [one for one in live_rows(live) if one["number"] == sight["number"] + 1]
            assert [one["seat"] for one in answered] == [seat]
    rows = anne.get(f"/api/tables/{table}/news", viewer=0)
    assert [row["number"] for row in rows] == list(range(len(rows)))


def live_rows(live: Live) -> list[dict[str, Any]]:
    return [one for message in live.messages for one in message.get("news", [])]
