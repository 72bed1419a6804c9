"""Nothing hidden is sent: in every world that a viewer cannot tell from the true one, they are sent the same bytes."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from msgspec import Raw
from smugglers import GAME as SMUGGLERS

from freebooter.core.chance import seed_of
from freebooter.core.facts import facts
from freebooter.core.game import AnyGame, IllegalAction, default_names
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.record import record
from freebooter.core.source import Rng
from freebooter.core.table import SPECTATOR
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.moves import compose, draft, gone, why_not
from freebooter.server.tables.running import Running
from freebooter.server.tables.setup import Setup
from freebooter.server.tables.sight import news, sight
from freebooter.server.web.problems import refused
from tests.contract.settings import games

# Whole games are long; what is sent is compared on a sample of their rows.
_MATCHES = 4
_SAMPLES = 4
# Rows between two samples, at most: games by odd seeds are looked at early, the others far into the game.
_MOST_BETWEEN = (60, 6)


FACTS = TableEntry(
    id="table",
    game="",
    state="playing",
    public=True,
    setup=Setup(),
    head=None,
    commitment="",
    filled=None,
    host_id=None,
    number=0,
    asks=0,
    version=0,
    said=0,
    rematch_id=None,
    retention_days=None,
    created=0,
    changed=0,
    seats=[],
)


def everything_sent(running: Running, viewer: int) -> bytes:
    """All that the server would send this viewer now: sight, news, drafts, reasons, conflicts, their record."""
    match = running.match
    sent: list[Any] = [sight(running, viewer), news(running, viewer, 0)[-20:], record(match, viewer)]
    if viewer >= 0:
        sent.append(refused(cast(Any, None), gone(FACTS, running, viewer)).content.decode())
        sent.append(answers_to_actions(running, viewer))
    return msgspec.json.encode(sent)


def answers_to_actions(running: Running, viewer: int) -> list[Any]:
    """What the server says to the legal actions and to some others."""
    match = running.match
    legal = match.game.legal(match.state, viewer)[:12]
    others = match.game.space.actions[:: max(1, len(match.game.space) // 25)]
    asked = [Raw(msgspec.json.encode(action)) for action in (*legal, *others)]
    return [why_not(match, viewer, []), *(answer_to(match, viewer, action) for action in asked)]


def answer_to(match: Match, viewer: int, action: Raw) -> Any:
    """What is said to one action: a draft is shown, a rule is named, and of what is whole only that it is taken."""
    try:
        gesture = compose(match, viewer, [action])
    except IllegalAction as error:
        return [str(error), error.message]
    return draft(gesture) if gesture.is_draft else "taken"


def random_row(match: Match, source: Rng) -> None:
    seat = match.asks[source.below(len(match.asks))]
    legal = match.game.legal(match.state, seat)
    match.submit(seat, legal[source.below(len(legal))])


def worlds_differ(game: AnyGame, seed: int, sent_to: Callable[[Running, int], bytes]) -> str:
    """Play a match and compare what is sent in redealt worlds; the first difference, or nothing."""
    seats = game.meta.least_seats + seed % (game.meta.most_seats - game.meta.least_seats + 1)
    match = Match(game, [Seating(name=name) for name in default_names(seats)], seed=seed_of(seed))
    running = Running(match, None)
    source = Rng(seed)
    for _ in range(_SAMPLES):
        for _ in range(source.below(_MOST_BETWEEN[seed % 2])):
            if match.is_over:
                return ""
            random_row(match, source)
        running.times = [0.0] * len(match.rows)
        true_state = match.state
        for viewer in [*range(seats), SPECTATOR]:
            sent = sent_to(running, viewer)
            match._timeline.state = game.redeal(true_state, viewer, source)
            # What was written in the true world must not stand for the other.
            running.asked.clear()
            if sent_to(running, viewer) != sent:
                return f"{game.meta.id}, seed {seed}, row {running.number}, viewer {viewer}"
            match._timeline.state = true_state
    return ""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.id)
def test_redealt_worlds_are_sent_the_same_bytes(game: AnyGame) -> None:
    assert [worlds_differ(game, seed, everything_sent) for seed in range(_MATCHES)] == [""] * _MATCHES


def test_a_leak_would_be_found() -> None:
    def too_much(running: Running, viewer: int) -> bytes:
        return everything_sent(running, viewer) + msgspec.json.encode(facts(running.match.state))

    assert worlds_differ(SMUGGLERS, 1, too_much)
