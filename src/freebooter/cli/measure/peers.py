"""Other libraries of games, where they are installed: the same loop of random play, driven from Python."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final

from msgspec import Struct

from freebooter.cli.measure.loops import (
    Work,
    aec_games,
    agents_in_turn,
    batch_steps,
    bench_seats,
    driven_games,
    rate,
    rates_in_turn,
)
from freebooter.core.catalogue import find_game
from freebooter.core.game import AnyGame


class Peer(Struct, frozen=True):
    """A game of another library. `make` gives what plays so many games of it and counts their moves, chance moves
    included where the library shows them; `beside` are those of our own speeds that are comparable."""

    library: str
    game: str
    make: Callable[[str], Work]
    beside: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.library} {self.game}"


class Compared(Struct, frozen=True):
    """How fast a peer was, and how many times as fast our games were in the same minute, by number and game."""

    moves_per_second: int
    ratios: dict[str, dict[str, float]]


def compared(game_ids: Sequence[str]) -> Iterator[tuple[Peer, Compared | str]]:
    """Each peer beside these games, or with what it could not be imported for."""
    games = [find_game(game_id) for game_id in game_ids]
    for peer in PEERS:
        try:
            theirs = peer.make(peer.game)
        except ImportError as error:
            yield peer, str(error)
        else:
            ratios = {number: _ratios(theirs, number, games) for number in peer.beside}
            known = {number: found for number, found in ratios.items() if found}
            yield peer, Compared(round(rate(theirs)), known)


def _ratios(theirs: Work, number: str, games: list[AnyGame]) -> dict[str, float]:
    """How many times as fast each of our games is; none where what it takes is missing."""
    found = {}
    for game in games:
        ours = OURS[number](game, bench_seats(game))
        if ours:
            speed, beside = rates_in_turn(ours, theirs)
            found[game.meta.id] = round(speed / beside, 2)
    return found


def _open_spiel(name: str) -> Work:
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


def _pettingzoo(name: str) -> Work:
    return agents_in_turn(import_module(f"pettingzoo.classic.{name}").env())


def _catanatron(name: str) -> Work:
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


def _rlcard(name: str) -> Work:
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


DRIVEN: Final = "driven_moves_per_second"
BATCH: Final = "batch_decisions_per_second"
AEC: Final = "aec_steps_per_second"

# What of ours is run beside a peer, by the number that it gives.
OURS: Final[dict[str, Callable[[AnyGame, int], Work | None]]] = {
    DRIVEN: driven_games,
    BATCH: batch_steps,
    AEC: aec_games,
}

PEERS: Final = (
    # A batch writes observations and masks as well, which here nobody asks for.
    Peer("open_spiel", "hearts", _open_spiel, (DRIVEN, BATCH)),
    Peer("open_spiel", "backgammon", _open_spiel, (DRIVEN,)),
    Peer("open_spiel", "gin_rummy", _open_spiel, (DRIVEN,)),
    Peer("pettingzoo", "connect_four_v3", _pettingzoo, (AEC,)),
    Peer("pettingzoo", "texas_holdem_v4", _pettingzoo, (AEC,)),
    Peer("catanatron", "catan", _catanatron, (DRIVEN,)),
    Peer("rlcard", "uno", _rlcard, (DRIVEN,)),
    Peer("rlcard", "gin-rummy", _rlcard, (DRIVEN,)),
)
