"""OpenSpiel's own tests accept the games, and its algorithms play them."""

import pickle
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.tabular_qlearner import QLearner

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
from tests.envs.tables import SAVED_TABLES

GAMES = ("buccaneer", "winds_of_plunder", "seven_seas_discrete", "plunder")


def late(game: pyspiel.Game, moves_left: int) -> pyspiel.State:
    """A state so many moves before the end of a random game."""
    whole = engine.play_out(game.start.copy(), Rng(1), game.game.meta.most_moves)
    state = game.new_initial_state()
    engine.play_out(state.table, Rng(1), whole - moves_left)
    return state


@pytest.mark.parametrize(("game_id", "seats"), SAVED_TABLES)
def test_openspiel_accepts_the_game(game_id: str, seats: int) -> None:
    name = "seven_seas_discrete" if game_id == "seven_seas" else game_id
    game = pyspiel.load_game(f"freebooter_{name}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seats", [2, 4])
def test_openspiel_accepts_sampled_throws(seats: int) -> None:
    game = pyspiel.load_game(f"freebooter_seven_seas(rng_seed=1,players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_with_sampled_throws_is_pickled_though_openspiel_cannot_save_it() -> None:
    game = pyspiel.load_game("freebooter_seven_seas(rng_seed=1,players=4)")
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    # It asks the game for its generator, by a call that games written in Python are not given (docs/limits.md).
    with pytest.raises(pyspiel.SpielError, match="GetRNGState unimplemented"):
        pyspiel.serialize_game_and_state(game, state)
    twin = pickle.loads(pickle.dumps(state))
    assert (str(twin), twin.history()) == (str(state), state.history())
    assert twin.information_state_string(2) == state.information_state_string(2)
    other = pickle.loads(pickle.dumps(game))
    assert str(other) == str(game)
    assert other.new_initial_state().luck.state() == game.new_initial_state().luck.state()


def test_sampled_throws_are_kept_with_a_state() -> None:
    game = pyspiel.load_game("freebooter_seven_seas(rng_seed=1,players=4)")
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


@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_observes_the_same_may_do_the_same(game_id: str) -> None:
    known: dict[tuple[float, ...], list[int]] = {}
    for seed in range(8):
        state, source = pyspiel.load_game(f"freebooter_{game_id}(players=4)").new_initial_state(), Rng(seed)
        for _ in range(30):
            legal = state.legal_actions()
            if not state.is_chance_node():
                seen = tuple(state.observation_tensor(state.current_player()))
                assert known.setdefault(seen, legal) == legal
            state.apply_action(legal[source.below(len(legal))])


def test_actions_are_turned_to_the_seat_that_acts() -> None:
    game = pyspiel.load_game("freebooter_buccaneer(players=4)")
    openings = [
        game.new_initial_state(f"buccaneer 4; offer S01 S02 S03; frames NextTurn(seat={seat})") for seat in range(4)
    ]
    first, third = openings[0], openings[2]
    for seat, state in enumerate(openings):
        assert state.current_player() == seat
        assert state.observation_tensor(seat) == first.observation_tensor(0)
        assert state.legal_actions() == first.legal_actions()
    for action in first.legal_actions():
        done, same = first.child(action), third.child(action)
        assert [same.observation_tensor((seat + 2) % 4) for seat in range(4)] == [
            done.observation_tensor(seat) for seat in range(4)
        ]
    spoken = [[state.action_to_string(action) for action in state.legal_actions()] for state in (first, third)]
    assert spoken[0] != spoken[1], "in words, pirates have colours"
    assert [third.string_to_action(words) for words in spoken[1]] == third.legal_actions()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("freebooter_buccaneer").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, known = str(state), state.information_state_string(0)
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    for number in (wrong, -2, state.num_distinct_actions()):
        with pytest.raises(FreebooterError):
            state.apply_action(number)
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


def test_openspiels_regret_minimiser_learns() -> None:
    np.random.seed(1)
    game = pyspiel.load_game("freebooter_buccaneer")
    # Begun shortly before the end, so that it comes to the same questions again.
    state = late(game, 12)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    game.start = state.table
    solver = OutcomeSamplingSolver(game)
    for _ in range(100):
        solver.iteration()
    state = game.new_initial_state()
    learned = solver.average_policy().action_probabilities(state)
    assert set(learned) == set(state.legal_actions())
    assert sum(learned.values()) == pytest.approx(1)
    assert len(set(learned.values())) > 1, "it has learnt nothing"


def test_openspiels_q_learners_play_each_other() -> None:
    env = rl_environment.Environment(pyspiel.load_game("freebooter_buccaneer"))
    env.seed(1)
    actions = env.action_spec()["num_actions"]
    learners = [QLearner(player_id=seat, num_actions=actions) for seat in range(env.num_players)]
    seen = env.reset()
    while not seen.last():
        seen = env.step([learners[seen.observations["current_player"]].step(seen).action])
    for learner in learners:
        learner.step(seen)
    assert sum(seen.rewards) == pytest.approx(0)
    assert any(learner.loss for learner in learners), "nothing was learnt from the end"


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
