"""`freebooter games` tells what can be played."""

import json

from freebooter.core.catalogue import game_ids
from tests.cli.runner import freebooter


def test_every_game_is_listed_with_its_credits_and_options() -> None:
    ran = freebooter("games")
    assert ran.code == 0
    assert all(game_id in ran.out for game_id in game_ids())
    assert "Stefan Dorra" in ran.out
    assert "--option first_player=null" in ran.out
    assert "57 of 87 figures are assumed" in ran.out


def test_programs_read_the_same_as_json() -> None:
    entries = json.loads(freebooter("games", "--json").out)
    assert [entry["id"] for entry in entries] == game_ids()
    buccaneer = next(entry for entry in entries if entry["id"] == "buccaneer")
    assert buccaneer["seats"] == [3, 5]
    assert [option["name"] for option in buccaneer["options"]] == ["open_stacks", "first_player"]
    assert all(option["doc"] for option in buccaneer["options"])
