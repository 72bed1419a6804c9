"""Bots play whole games of every installed game, from a process of their own, and every journal verifies."""

import pytest

from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.journal import read_journal
from freebooter.core.verify import verify
from tests.server.client import BOT, Player
from tests.server.conftest import Site


@pytest.mark.parametrize("site", ["postgresql"], indirect=True)
@pytest.mark.parametrize("game_id", game_ids())
def test_bots_play_a_whole_game(site: Site, game_id: str) -> None:
    meta = find_game(game_id).meta
    anne = Player(site.one)
    options = {**meta.unattended, **SHORT.get(game_id, {})}
    table = anne.create(game_id, [BOT] * meta.least_seats, setup={"options": options})["table"]
    with anne.at(site.two).live(table) as live:
        live.until(lambda _: live.sight["result"] is not None, seconds=300)
        assert live.rows()[-1] == live.number
    journal = read_journal(anne.http.get(f"/api/tables/{table}/journal").content)
    assert verify(find_game(game_id), journal).rows == live.number + 1


# Options that make a game by random play short.
SHORT = {"plunder": {"round_limit": 3}, "seven_seas": {"round_limit": 3}}
