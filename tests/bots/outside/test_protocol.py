"""The protocol from outside: the one-page client plays a whole match without a fault."""

import sys
from pathlib import Path

import pytest

from freebooter.bots.outside.protocol import VERSION
from freebooter.bots.players.catalogue import UnknownBot, check_bot, make_bot
from freebooter.bots.players.random_bot import RandomBot
from freebooter.bots.players.seated import SeatedBots, play_out
from freebooter.core.catalogue import find_game
from tests.bots.tables import new_match

ROOT = Path(__file__).resolve().parents[3]
CLIENT = ROOT / "examples" / "stdio_bot.py"


def test_the_reference_client_plays_a_match() -> None:
    bot = make_bot(f"exec:{sys.executable} {CLIENT}", "buccaneer", 1, programs=True)
    seated = SeatedBots(new_match(find_game("buccaneer")), {0: RandomBot(0), 1: bot, 2: RandomBot(2)}, seconds=10)
    play_out(seated)
    assert seated.faults == []
    assert len(seated.seconds_taken[1]) > 5


def test_the_reference_client_imports_nothing_of_ours() -> None:
    assert "freebooter." not in CLIENT.read_text().replace("freebooter arena", "")
    assert len(CLIENT.read_text().splitlines()) <= 60


def test_the_page_is_of_the_version_spoken() -> None:
    assert f"# The bot protocol, version {VERSION}\n" in (ROOT / "docs" / "bot-protocol.md").read_text()


def test_an_empty_command_is_no_bot() -> None:
    with pytest.raises(UnknownBot):
        make_bot("exec:", "buccaneer", 1, programs=True)


def test_a_command_line_is_a_bot_only_where_somebody_may_run_commands() -> None:
    with pytest.raises(UnknownBot):
        check_bot("exec:true", "buccaneer")
    with pytest.raises(UnknownBot):
        make_bot("exec:true", "buccaneer", 1)
