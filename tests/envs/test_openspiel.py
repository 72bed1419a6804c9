"""OpenSpiel's own tests accept the games, and its algorithms play them."""

import sys
from functools import partial
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import freebooter.envs.openspiel  # noqa: F401 -- makes the games known
from freebooter.bots.players.catalogue import make_bot
from freebooter.bots.players.random_bot import RandomBot
from freebooter.bots.players.seated import SeatedBots
from freebooter.core import engine
from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.source import Rng
from freebooter.envs.openspiel.ismcts import OpenSpielBot
from tests.bots.tables import new_match

GAMES = ("buccaneer", "winds_of_plunder", "seven_seas_discrete", "plunder")


def late(game: pyspiel.Game, moves_left: int) -> pyspiel.State:
    """A state so many moves before the end of a random game."""
    whole = engine.play_out(game.start.copy(), Rng(1), game.game.meta.most_moves)
    state = game.new_initial_state()
    engine.play_out(state.table, Rng(1), whole - moves_left)
    return state


@pytest.mark.parametrize("game_id", GAMES)
def test_openspiel_accepts_the_game(game_id: str) -> None:
    # Begun where games are nearly over: some are long, and every state is saved and read.
    game = pyspiel.load_game(f"freebooter_{game_id}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=late(game, 30))


def test_sampled_throws_are_accepted_and_kept_with_a_state() -> None:
    game = pyspiel.load_game("freebooter_seven_seas(rng_seed=1,players=4)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, specific_initial_state=late(game, 30))
    state, source = game.new_initial_state(), Rng(1)
    while not state.table.frames[-1].throws(state.table):
        engine.play_on(state.table, source)
    twin = game.deserialize_state(state.serialize())
    for each in (state, twin):
        each.apply_action(each.chance_outcomes()[0][0])
    assert str(state) == str(twin)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_world_dealt_anew_looks_the_same_to_who_is_asked(game_id: str) -> None:
    state = late(pyspiel.load_game(f"freebooter_{game_id}"), 60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()


def test_an_information_state_holds_all_earlier_ones() -> None:
    state = pyspiel.load_game("freebooter_winds_of_plunder").new_initial_state()
    known = ""
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])
        assert state.information_state_string(0).startswith(known)
        known = state.information_state_string(0)
    assert known.count("\n") > 5


def test_what_is_told_late_is_what_was_told_at_once() -> None:
    game = pyspiel.load_game("freebooter_seven_seas(players=3,rng_seed=1)")
    asked = game.new_initial_state()
    silent = asked.clone()
    for _ in range(60):
        for state in (asked, silent):
            chances = state.chance_outcomes() if state.is_chance_node() else [(state.legal_actions()[-1], 1.0)]
            state.apply_action(chances[0][0])
        assert asked.information_state_string(0)
    assert [silent.information_state_string(seat) for seat in range(3)] == [
        asked.information_state_string(seat) for seat in range(3)
    ]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("freebooter_buccaneer").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, known = str(state), state.information_state_string(0)
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(FreebooterError):
        state.apply_action(wrong)
    assert (str(state), state.information_state_string(0)) == (before, known)


def test_throws_to_come_differ_between_worlds_dealt_anew() -> None:
    state, source = pyspiel.load_game("freebooter_seven_seas(rng_seed=1,players=4)").new_initial_state(), Rng(1)
    while not state.table.frames[-1].throws(state.table):
        engine.play_on(state.table, source)
    found = set()
    for number in range(4):
        other = state.resample_from_infostate(0, partial(float, number / 4))
        other.apply_action(0)
        found.add(other.observation_string(0))
    assert len(found) == 4


def test_a_search_of_openspiel_plays() -> None:
    game = pyspiel.load_game("freebooter_buccaneer")
    state = late(game, 12)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = ISMCTSBot(game, RandomRolloutEvaluator(n_rollouts=1), uct_c=2.0, max_simulations=10)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game_id", ["buccaneer", "winds_of_plunder", "seven_seas", "plunder"])
def test_a_search_of_openspiel_answers_from_a_view_in_its_time(game_id: str, tmp_path: Path) -> None:
    game, log = find_game(game_id), tmp_path / "log"
    home = pyspiel.load_game(f"freebooter_{game_id}(players=3)")
    table, source = late(home, 30).table, Rng(2)
    bot = OpenSpielBot(0.02, log)
    asked = 0
    while asked < 3 and (seats := game.asks(table)):
        if seats[0] >= 0 and len(legal := game.legal(table, seats[-1])) > 1:
            # The last of those who are asked at once: OpenSpiel would ask the others before.
            bot.start(game, seats[-1], game.options(game.unattended()), game.figures(None))
            assert bot.choose(game.view(table, seats[-1]), legal, None) in legal
            asked += 1
        engine.play_on(table, source)
    for simulations, milliseconds in (line.split() for line in log.read_text().splitlines()):
        assert int(simulations) >= 2
        assert float(milliseconds) >= 20


def test_a_search_of_openspiel_sits_at_the_arena() -> None:
    match = new_match(find_game("buccaneer"))
    name = f"exec:{sys.executable} -m freebooter.envs.openspiel.ismcts 1"
    bot = make_bot(name, "buccaneer", 1, programs=True)
    seated = SeatedBots(match, {0: RandomBot(0), 1: bot, 2: RandomBot(2)})
    while len(seated.seconds_taken[1]) < 3:
        seated.answer()
    seated.finish()
    assert seated.faults == []
