"""What is sent of a question: written once while it stands, and the same as if it were written anew."""

import msgspec
import pytest

from freebooter.core.chance import seed_of
from freebooter.core.game import AnyGame, default_names
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.source import Rng
from freebooter.server.tables.running import Running
from freebooter.server.tables.sight import choices, sight
from tests.contract.settings import games

_ROWS = 150


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.id)
def test_the_choices_of_a_question_stay_the_same_while_it_stands(game: AnyGame) -> None:
    seats = game.meta.most_seats
    match = Match(game, [Seating(name=name) for name in default_names(seats)], seed=seed_of(5))
    running = Running(match, None)
    source = Rng(5)
    while not match.is_over and len(match.rows) < _ROWS:
        for seat in match.asks:
            sent = msgspec.json.decode(msgspec.json.encode(sight(running, seat)))["legal"]
            fresh = choices(game, game.legal(match.state, seat), match.view(seat), match.state)
            assert sent == msgspec.json.decode(msgspec.json.encode(fresh)), f"row {running.number}, seat {seat}"
        seat = match.asks[source.below(len(match.asks))]
        gesture = match.gesture(seat)
        while not gesture.steps or gesture.is_draft:
            legal = game.legal(gesture.state, seat)
            gesture.add(legal[source.below(len(legal))])
        match.enter(match.play(gesture))
