"""Nothing hidden is sent: in every world that a viewer cannot tell from the true one, they are sent the same bytes."""

import msgspec
import pytest
from smugglers import GAME as SMUGGLERS

from freebooter.core.facts import facts
from freebooter.core.game import AnyGame
from freebooter.server.tables.running import Running
from freebooter.workshop.proving import Sent, everything_sent, prove
from tests.cli.runner import freebooter
from tests.contract.settings import games

# Whole games are long; what is sent is compared on a sample of their rows.
_STATES = 16


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.id)
def test_redealt_worlds_are_sent_the_same_bytes(game: AnyGame) -> None:
    proof = prove(game, _STATES, 0)
    assert (proof.states, proof.differences) == (_STATES, [])


def test_a_leak_would_be_found_and_its_kind_of_message_named() -> None:
    def too_much(running: Running, viewer: int) -> Sent:
        return {**everything_sent(running, viewer), "chat": msgspec.json.encode(facts(running.match.state))}

    found = prove(SMUGGLERS, 4, 1, too_much).differences
    assert found
    assert {one.rpartition(": ")[2] for one in found} == {"chat"}


def test_the_command_says_how_much_was_compared() -> None:
    proved = freebooter("prove", "seven_seas", "--states", "2")
    assert proved.code == 0, proved.complaint
    assert proved.out.startswith("seven_seas: 2 states, ")
    assert proved.out.endswith(": 0 differ\n")
