"""Talk at a table: what a team says among itself, and whom the host mutes."""

from typing import Any

from tests.cli.runner import freebooter
from tests.server.client import ME, OPEN, Live, Player
from tests.server.conftest import Site


def said(live: Live) -> list[str]:
    """Everything this connection has been told that was said."""
    lines: list[dict[str, Any]] = [line for message in live.messages for line in message.get("chat", [])]
    lines += [line for message in live.messages if message["type"] == "chat" for line in message["lines"]]
    return [line["text"] for line in lines]


def until_said(live: Live, text: str) -> None:
    if text not in said(live):
        live.until(lambda _: text in said(live))


def test_a_teams_talk_reaches_its_own_seats_and_nobody_else(site: Site) -> None:
    people = [Player(site.two if seat % 2 else site.one, f"Pirate {seat}") for seat in range(4)]
    made = people[0].create("plunder", [ME, OPEN, OPEN, OPEN], setup={"options": {"teams": "2x2"}})
    table = made["table"]
    for seat in (1, 2, 3):
        people[seat].take(made["links"]["seats"][str(seat)])
    watcher = Player(site.two, "Watcher")
    watcher.take(made["links"]["spectator"])
    teams = people[0].sight(table)["view"]["teams"]
    (ally,) = [seat for seat in (1, 2, 3) if teams[seat] == teams[0]]
    lives = {seat: people[seat].live(table) for seat in range(4)}
    outside = watcher.live(table)
    lives[0].send(type="say", text="Bury it at noon", team=True)
    people[ally].post(f"/api/tables/{table}/chat", {"text": "Aye, at noon", "seat": ally, "team": True})
    for seat in (0, ally):
        until_said(lives[seat], "Bury it at noon")
        until_said(lives[seat], "Aye, at noon")
    # Lines come in order: who has been told a later one has been told all that is for them.
    people[0].post(f"/api/tables/{table}/chat", {"text": "Ahoy, everybody", "seat": 0})
    for live in (*lives.values(), outside):
        until_said(live, "Ahoy, everybody")
    for seat in range(4):
        heard = [text for text in said(lives[seat]) if "noon" in text]
        assert heard == (["Bury it at noon", "Aye, at noon"] if teams[seat] == teams[0] else [])
        lives[seat].close()
    assert said(outside) == ["Ahoy, everybody"]
    outside.close()
    # Whoever comes back is told no more, and no less.
    for seat in range(4):
        with people[seat].live(table) as live:
            assert ("Aye, at noon" in said(live)) == (teams[seat] == teams[0])
    for player in (*people, watcher):
        assert [line["text"] for line in player.get(f"/api/tables/{table}/chat")] == ["Ahoy, everybody"]
    talk = watcher.try_post(f"/api/tables/{table}/chat", {"text": "Me too", "team": True})
    assert talk.json()["code"] == "no-teams"
    assert "noon" not in site.log_text()


def test_whom_the_host_mutes_is_silent_everywhere_until_they_may_speak_again(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    made = anne.create("smugglers", [ME, OPEN])
    table = made["table"]
    jack.take(made["links"]["seats"]["1"])
    with anne.live(table) as annes, jack.live(table) as jacks:
        anne.post(f"/api/tables/{table}/seats/1/mute", {"muted": True})
        shown = jacks.until(lambda message: message["type"] == "table")["table"]
        assert [seat["muted"] for seat in shown["seats"]] == [False, True]
        jacks.send(type="say", text="Let me speak")
        assert jacks.until(lambda message: message["type"] == "error")["code"] == "muted"
        refused = jack.try_post(f"/api/tables/{table}/chat", {"text": "Let me speak", "seat": 1})
        assert (refused.status_code, refused.json()["code"]) == (403, "muted")
        outside = jack.try_post(f"/api/tables/{table}/chat", {"text": "Let me speak from outside"})
        assert (outside.status_code, outside.json()["code"]) == (403, "muted"), "they hold a seat that is muted"
        anne.post(f"/api/tables/{table}/seats/1/mute", {"muted": False})
        jacks.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["muted"])
        jacks.send(type="say", text="Thank you")
        until_said(annes, "Thank you")
        assert said(annes) == ["Thank you"]


def test_the_host_lets_those_who_watch_listen_only(site: Site) -> None:
    anne, watcher = Player(site.one), Player(site.two, "Watcher")
    table = anne.create("smugglers", [ME, OPEN], public=True)["table"]
    path = f"/api/tables/{table}"
    assert watcher.try_post(f"{path}/outsiders", {"talk": False}).json()["code"] == "not-host"
    with watcher.live(table) as live:
        anne.post(f"{path}/outsiders", {"talk": False})
        live.until(lambda message: message["type"] == "table" and not message["table"]["outsiders_talk"])
        live.send(type="say", text="Let me speak")
        assert live.until(lambda message: message["type"] == "error")["code"] == "muted"
    another = Player(site.two, "The same again")
    assert another.try_post(f"{path}/chat", {"text": "Let me speak"}).json()["code"] == "muted"
    anne.post(f"{path}/chat", {"text": "Ahoy", "seat": 0})
    anne.post(f"{path}/outsiders", {"talk": True})
    watcher.post(f"{path}/chat", {"text": "Thank you"})
    assert [line["text"] for line in anne.get(f"{path}/chat")] == ["Ahoy", "Thank you"]


def test_what_people_report_is_listed_for_whoever_runs_the_server(site: Site) -> None:
    anne, jack = Player(site.one), Player(site.two, "Jack")
    table = anne.create("smugglers", [ME, OPEN], public=True)["table"]
    jack.post(f"/api/tables/{table}/chat", {"text": "You \x1b[31mscurvy dog"})
    anne.post(f"/api/tables/{table}/reports", {"text": "Jack is rude"})
    jack.post(f"/api/tables/{table}/chat", {"text": "said later"})
    listed = freebooter("reports", "--database", site.database)
    (first, *rest) = [line for line in listed.out.splitlines() if line]
    assert first.endswith(f"smugglers {table}, by Anne")
    assert [line.strip() for line in rest] == ["Jack is rude", "> Jack: You  [31mscurvy dog"]
    assert freebooter("reports", "--database", site.database, "--done", first.split()[0]).code == 0
    assert freebooter("reports", "--database", site.database).out == "nothing has been reported\n"
    assert freebooter("reports", "--database", site.database, "--done", "nosuch").code == 2
