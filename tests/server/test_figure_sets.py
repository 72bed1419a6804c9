"""Figures of own copies: kept, checked as the rules need them, chosen for tables, which keep what they began with."""

from typing import Any

import pytest

from tests.server.client import LOCAL, ME, OPEN, Player
from tests.server.conftest import Site

SEATS = [ME, LOCAL, LOCAL]


def own_copy(player: Player, name: str = "Anne's copy", ducats: int = 17) -> dict[str, Any]:
    """The standard set of Buccaneer with one figure as somebody read it."""
    figures: dict[str, Any] = player.get("/api/games/buccaneer")["figure_set"]
    return {**figures, "name": name, "start_ducats": [ducats, "printed"]}


def test_a_set_is_kept_changed_and_deleted_by_its_owner_alone(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.one, "Jack")
    figures = own_copy(anne)
    kept = anne.post("/api/figures", {"game": "buccaneer", "figures": figures})
    assert (kept["game"], kept["name"]) == ("buccaneer", "Anne's copy")
    path = f"/api/figures/{kept['id']}"
    # It is the same for every process.
    there = anne.at(site.two)
    assert there.get("/api/figures") == [kept]
    assert there.get(path) == {"id": kept["id"], "game": "buccaneer", "figures": figures}
    renamed = anne.http.put(path, json={"figures": {**figures, "name": "The club's copy"}}).json()
    assert (renamed["id"], renamed["name"]) == (kept["id"], "The club's copy")
    assert jack.get("/api/figures") == []
    for answer in (jack.http.get(path), jack.http.put(path, json={"figures": figures}), jack.http.delete(path)):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-set")
    assert anne.http.delete(path).status_code == 204
    assert anne.http.delete(path).status_code == 404
    assert Player(site.one, None).http.get("/api/figures").status_code == 401


@pytest.mark.parametrize(
    ("changed", "place", "key"),
    [
        ({"start_ducats": [1000, "printed"]}, "start_ducats", "figures-within"),
        ({"pirates": [[2, 3, 4, 5], "printed"]}, "pirates", "buccaneer-figures-pirates"),
        ({"start_ducats": [10, "guessed"]}, "start_ducats[1]", "figures-unread"),
        ({"name": "a" * 41}, "name", "figures-name"),
        ({"name": "An\u202ene"}, "name", "figures-name"),
        ({"name": "Standard "}, "name", "figures-standard-name"),
        ({"coins": [{str(coin): 1 for coin in range(61)}, "printed"]}, "", "figures-large"),
        ({"pirates": [["2" * 101], "printed"]}, "", "figures-large"),
    ],
)
def test_what_is_wrong_is_said_of_its_field(site: Site, changed: dict[str, Any], place: str, key: str) -> None:
    anne = Player(site.one)
    answer = anne.try_post("/api/figures", {"game": "buccaneer", "figures": {**own_copy(anne), **changed}})
    told = answer.json()
    assert (answer.status_code, told["code"], told["place"], told["message"]["key"]) == (400, "bad-figures", place, key)
    assert place in told["detail"]
    assert anne.get("/api/figures") == []


def test_nobody_keeps_sets_without_end(site: Site) -> None:
    anne = Player(site.one)
    figures = own_copy(anne)
    answers = [anne.try_post("/api/figures", {"game": "buccaneer", "figures": figures}) for _ in range(31)]
    assert [answer.status_code for answer in answers] == [201] * 30 + [409]
    assert answers[-1].json()["code"] == "many-sets"


def test_a_table_shows_its_set_and_keeps_the_one_that_it_was_set_with(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    figures = own_copy(anne)
    kept = anne.post("/api/figures", {"game": "buccaneer", "figures": figures})
    waiting = anne.create("buccaneer", [ME, OPEN, OPEN], setup={"figures": figures})
    anne.http.put(f"/api/figures/{kept['id']}", json={"figures": own_copy(anne, ducats=3)})
    for seat in ("1", "2"):
        jack.take(waiting["links"]["seats"][seat])
    table = waiting["table"]
    assert anne.sight(table)["view"]["ducats"] == [17, 17, 17]
    assert jack.get(f"/api/tables/{table}")["figures"] == "Anne's copy"
    usual = anne.create("buccaneer", SEATS)["table"]
    assert anne.get(f"/api/tables/{usual}")["figures"] is None
    # Whoever looks is told which figures differ, and what they are.
    shown, standard = (anne.get(f"/api/tables/{one}/figures") for one in (table, usual))
    assert (shown["name"], standard["name"]) == ("Anne's copy", "standard")
    assert shown["digest"] != standard["digest"]
    differing = [one for one, other in zip(shown["figures"], standard["figures"], strict=True) if one != other]
    assert differing == [{"place": "start_ducats", "value": 17, "mark": "printed"}]
    # A private table's figures are its own affair.
    assert Player(site.one, "Mary").http.get(f"/api/tables/{table}/figures").status_code == 404


def test_every_game_says_what_its_figures_are_made_of(site: Site) -> None:
    anne = Player(site.one)
    for game in ("buccaneer", "plunder", "seven_seas", "winds_of_plunder", "smugglers"):
        schema = anne.get(f"/api/games/{game}/figures")["schema"]
        whole = schema["$defs"][schema["$ref"].rpartition("/")[2]]
        assert whole["properties"].keys() == anne.get(f"/api/games/{game}")["figure_set"].keys()
