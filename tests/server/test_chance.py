"""Chance that nobody can choose: the seed is committed to, then seats pledge, then they show what they pledged."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from smugglers import GAME as SMUGGLERS

from freebooter.core.catalogue import find_game
from freebooter.core.chance import pledge_of
from freebooter.core.journal import Journal, read_journal
from freebooter.core.verify import verify
from freebooter.server.house import House
from freebooter.server.settings import Settings
from freebooter.server.tables import making, starting
from freebooter.server.tables.setup import NewTable, SeatSetup
from tests.server.client import BOT, ME, OPEN, Player
from tests.server.conftest import Site

NONCES = ["what Anne adds to the dice", "what Jack adds to the dice"]
PLEDGES = [pledge_of(nonce) for nonce in NONCES]


def journal_of(player: Player, table: str) -> Journal:
    return read_journal(player.http.get(f"/api/tables/{table}/journal").content)


def end(table: str, *players: Player) -> None:
    for seat, player in enumerate(players):
        player.post(f"/api/tables/{table}/votes", {"seat": seat, "kind": "end"})


def code(player: Player, path: str, body: Any) -> str:
    answer: str = player.try_post(path, body).json()["code"]
    return answer


def test_the_commitment_stands_before_anybody_adds_anything_and_the_end_proves_it(site: Site) -> None:
    anne, jack = Player(site.one, "Anne"), Player(site.two, "Jack")
    made = anne.create("smugglers", [{**ME, "pledge": PLEDGES[0]}, OPEN, BOT])
    table, nonce = made["table"], f"/api/tables/{made['table']}/nonce"
    promised = anne.get(f"/api/tables/{table}")["commitment"]
    jack.http.get(f"/go/{made['links']['seats']['1']}")
    assert jack.get("/api/links/waiting")["link"]["commitment"] == promised
    # Before all sit nothing is shown, and a pledge may be replaced.
    assert code(anne, nonce, {"seat": 0, "nonce": NONCES[0]}) == "too-early"
    anne.post(f"/api/tables/{table}/pledge", {"seat": 0, "pledge": PLEDGES[0]})
    jack.post("/api/links/use", {"pledge": PLEDGES[1]})
    info = jack.get(f"/api/tables/{table}")
    assert (info["state"], info["starts"] is not None) == ("open", True)
    assert [(seat["pledge"], seat["shown"]) for seat in info["seats"]] == [
        (PLEDGES[0], False),
        (PLEDGES[1], False),
        ("", False),
    ]
    # Now pledges stand, and only what was pledged is taken.
    assert code(anne, f"/api/tables/{table}/pledge", {"seat": 0, "pledge": PLEDGES[1]}) == "pledges-stand"
    assert code(jack, nonce, {"seat": 1, "nonce": NONCES[0]}) == "not-pledged"
    assert code(jack, nonce, {"seat": 0, "nonce": NONCES[0]}) == "not-your-seat"
    anne.post(nonce, {"seat": 0, "nonce": NONCES[0]})
    assert jack.get(f"/api/tables/{table}")["state"] == "open"
    jack.post(nonce, {"seat": 1, "nonce": NONCES[1]})
    assert code(jack, nonce, {"seat": 1, "nonce": NONCES[1]}) == "started"
    info = jack.get(f"/api/tables/{table}")
    assert (info["state"], info["starts"], info["commitment"]) == ("playing", None, promised)
    # A table that ended by vote publishes its seed too.
    assert anne.http.get(f"/api/tables/{table}/draws").status_code == 409
    end(table, anne, jack)
    journal = journal_of(jack, table)
    assert [(seat.pledge, seat.nonce) for seat in journal.seats] == [*zip(PLEDGES, NONCES, strict=True), ("", "")]
    assert journal.commitment == promised
    verified = verify(SMUGGLERS, journal)
    assert not verified.over
    assert [one["draw"] for one in jack.get(f"/api/tables/{table}/draws")["draws"]] == [
        one.draw for one in verified.draws
    ]
    assert [one.draw for one in verified.draws][:2] == ["cards#0", "cards#1"]


def test_who_leaves_after_nonces_were_shown_makes_all_pledge_anew(site: Site) -> None:
    anne, jack = Player(site.one, "Anne"), Player(site.two, "Jack")
    made = anne.create("smugglers", [{**ME, "pledge": PLEDGES[0]}, OPEN], public=True)
    table = made["table"]
    jack.post(f"/api/tables/{table}/join", {"pledge": PLEDGES[1]})
    anne.post(f"/api/tables/{table}/nonce", {"seat": 0, "nonce": NONCES[0]})
    jack.post(f"/api/tables/{table}/leave", {"seat": 1})
    info = anne.get(f"/api/tables/{table}")
    assert [(seat["pledge"], seat["shown"]) for seat in info["seats"]] == [("", False), ("", False)]
    assert info["starts"] is None
    anne.post(f"/api/tables/{table}/pledge", {"seat": 0, "pledge": pledge_of("another nonce of Anne")})
    jack.post(f"/api/tables/{table}/join", {"pledge": PLEDGES[1]})
    anne.post(f"/api/tables/{table}/nonce", {"seat": 0, "nonce": "another nonce of Anne"})
    jack.post(f"/api/tables/{table}/nonce", {"seat": 1, "nonce": NONCES[1]})
    end(table, anne, jack)
    again = anne.post(f"/api/tables/{table}/rematch", {"pledges": {"0": PLEDGES[0], "1": "0" * 64}})["table"]
    assert [seat["pledge"] for seat in anne.get(f"/api/tables/{again}")["seats"]] == [PLEDGES[0], ""]
    anne.post(f"/api/tables/{again}/nonce", {"seat": 0, "nonce": NONCES[0]})
    assert anne.get(f"/api/tables/{again}")["state"] == "playing"


def test_a_seat_that_never_shows_is_named_and_its_pledge_stands_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> Journal:
        house = House(Settings(database=f"sqlite:///{tmp_path}/chance.db", bot_processes=0))
        await house.open()
        user, _ = await house.people.welcome("Anne")
        seats = [SeatSetup(kind="me", pledge=PLEDGES[0]), SeatSetup(kind="local"), SeatSetup(kind="local")]
        table = (await making.create(house.ledger, user, NewTable(game="buccaneer", seats=seats))).table
        await making.start_waiting(house.ledger)
        async with house.ledger.look(table) as (entry, _):
            assert (entry.state, entry.withheld) == ("open", [0])
        monkeypatch.setattr(starting, "SHOWN_WITHIN", 0.0)
        await making.start_waiting(house.ledger)
        async with house.ledger.look(table) as (entry, running):
            assert entry.state == "playing"
            assert running is not None
            journal = running.match.journal(ended=True)
        await house.close()
        return journal

    journal = asyncio.run(play())
    assert [(seat.pledge, seat.nonce) for seat in journal.seats] == [(PLEDGES[0], ""), ("", ""), ("", "")]
    assert journal.seats[0].share == PLEDGES[0]
    assert verify(find_game("buccaneer"), journal).draws
