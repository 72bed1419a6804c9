"""Other libraries of games, where they are installed: the same loop of random play, driven from Python."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from freebooter.cli.measure.loops import rate

Games = Callable[[int], int]


def peer_rates() -> dict[str, float]:
    """Moves per second by library and game, chance moves counted where the library shows them."""
    return {name: rate(games) for name, games in peers().items()}


def peers() -> dict[str, Games]:
    """For each game of each library that is importable, what plays so many games and counts their moves."""
    found: dict[str, Games] = {}
    for name, make in _MAKERS.items():
        try:
            found[name] = make(name.partition(" ")[2])
        except ImportError:
            continue
    return found


def _open_spiel(name: str) -> Games:
    game = import_module("pyspiel").load_game(name)

    def play(games: int) -> int:
        source = Random(1)
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(source.choices(outcomes, weights)[0])
                else:
                    state.apply_action(source.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def _pettingzoo(name: str) -> Games:
    env: Any = import_module(f"pettingzoo.classic.{name}.{name}").env()

    def play(games: int) -> int:
        source = Random(1)
        moves = 0
        for seed in range(games):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, ended, cut, told = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
                env.step(source.choice(mask.nonzero()[0].tolist()))
                moves += 1
        return moves

    return play


def _catanatron(name: str) -> Games:
    library = import_module("catanatron")
    colors = [library.Color.RED, library.Color.BLUE, library.Color.WHITE, library.Color.ORANGE]

    def play(games: int) -> int:
        moves = 0
        for seed in range(games):
            game = library.Game([library.RandomPlayer(color) for color in colors], seed=seed)
            # Its own limit, as its own loop has it: random players may never finish.
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                moves += 1
        return moves

    return play


def _rlcard(name: str) -> Games:
    env: Any = import_module("rlcard").make(name, config={"seed": 1})

    def play(games: int) -> int:
        source = Random(1)
        moves = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(source.choice(list(state["legal_actions"])))
                moves += 1
        return moves

    return play


_MAKERS: dict[str, Callable[[str], Games]] = {
    "open_spiel hearts": _open_spiel,
    "open_spiel backgammon": _open_spiel,
    "open_spiel gin_rummy": _open_spiel,
    "pettingzoo connect_four": _pettingzoo,
    "catanatron catan": _catanatron,
    "rlcard uno": _rlcard,
    "rlcard gin-rummy": _rlcard,
}
