"""A bot knows what its view tells it, and nothing else."""

import sys
from itertools import islice
from pathlib import Path

import pytest

from freebooter.bots.outside.process import ProcessBot
from freebooter.bots.players.catalogue import BOTS, make_bot
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.levels import Mate
from freebooter.bots.players.seated import SeatedBots
from freebooter.core.game import AnyGame
from freebooter.core.source import Rng
from tests.bots.tables import all_games, new_match, questions, started

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

# Plays one of our bots from a pipe; the example game is not installed, so it is brought along.
PIPE = f"""
import sys
sys.path.insert(0, {str(EXAMPLES)!r})
import smugglers
from freebooter.bots.players.catalogue import make_bot
from freebooter.bots.outside.stdio import serve
from freebooter.core.catalogue import find_game
serve(
    lambda game_id: make_bot(sys.argv[1], game_id, int(sys.argv[2])), sys.stdin.buffer, sys.stdout.buffer,
    lambda game_id: smugglers.GAME if game_id == "smugglers" else find_game(game_id),
)
"""


class Brief(Mate):
    """A search that is short enough for a test."""

    iterations = 12


def short_bots() -> list[type[HeuristicBot] | type[Brief]]:
    return [HeuristicBot, Brief]


@pytest.mark.both_forms
@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_a_bot_plays_the_same_in_every_world_that_looks_the_same(game: AnyGame) -> None:
    differing = 0
    for t, seat in islice(questions(game, seed=5, apart=5), 8):
        view = game.view(t, seat)
        for make in short_bots():
            chosen = started(make(3), game, seat).choose(view, game.legal(t, seat), None)
            for seed in range(2):
                world = game.redeal(t, seat, Rng(seed))
                differing += game.view(world, (seat + 1) % t.seats) != game.view(t, (seat + 1) % t.seats)
                seen = game.view(world, seat)
                assert seen == view
                assert started(make(3), game, seat).choose(seen, game.legal(world, seat), None) == chosen
    if game.meta.id == "smugglers":
        assert differing, "the worlds were all the same, so nothing was tested"


@pytest.mark.both_forms
@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
@pytest.mark.parametrize(("name", "rows"), [("random", 400), ("heuristic", 25)])
def test_a_bot_behind_a_pipe_plays_as_in_this_process(game: AnyGame, name: str, rows: int) -> None:
    seats = range(game.meta.least_seats)
    here, there = new_match(game), new_match(game)
    bots = {seat: make_bot(name, game.meta.id, seat) for seat in seats}
    piped = {seat: make_bot(name, game.meta.id, seat) for seat in seats}
    piped[0] = ProcessBot([sys.executable, "-c", PIPE, name, "0"])
    near, far = SeatedBots(here, bots), SeatedBots(there, piped)
    while not here.is_over and len(here.rows) < rows:
        near.answer()
    while not there.is_over and len(there.rows) < rows:
        far.answer()
    far.finish()
    assert far.faults == []
    assert there.rows == here.rows
    assert any(row.seat == 0 for row in there.rows)


@pytest.mark.both_forms
def test_every_bot_plays_alike_behind_a_pipe_and_here() -> None:
    game = all_games()[0]
    t, seat = next(questions(game, seed=2))
    view, legal = game.view(t, seat), game.legal(t, seat)
    for name in BOTS:
        if name in ("captain", "commodore", "search"):
            continue  # the same code as mate with more iterations, too slow for an example that is not compiled
        piped = started(ProcessBot([sys.executable, "-c", PIPE, name, "9"]), game, seat)
        assert piped.choose(view, legal, None) == started(make_bot(name, "smugglers", 9), game, seat).choose(
            view, legal, None
        )
        piped.end()
