"""A game of ours as OpenSpiel describes games."""

import secrets
from typing import Any, ClassVar, Final

import pyspiel

from freebooter.core.game import AnyGame
from freebooter.core.source import Rng
from freebooter.core.table import Throws
from freebooter.envs.openspiel.observer import SpielObserver
from freebooter.envs.openspiel.spiel_state import SpielState

# How many throws stand for all in a discrete game.
THROWS: Final = 64


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """One of our games for some number of players; `throws` is how many throws there are, 0 for all that can be."""

    kind: ClassVar[Any]
    game: ClassVar[AnyGame]
    throws: ClassVar[int]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, chosen = self.game, params or {}
        seats = int(chosen.get("players", game.meta.least_seats))
        seed = int(chosen.get("rng_seed", -1))
        about = pyspiel.GameInfo(
            num_distinct_actions=len(game.space),
            max_chance_outcomes=max(len(game.chances), self.throws, 1),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.meta.most_moves,
        )
        super().__init__(self.kind, about, chosen)
        self.start = game.new(seats, game.unattended())
        self.turned_to = [game.turned_to(seat, seats) for seat in range(seats)]
        self.turned_back = [game.turned_back(seat, seats) for seat in range(seats)]
        self.luck = Rng(secrets.randbits(63) if seed < 0 else seed)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        """The opening position, or one that is written as a line of text."""
        return SpielState(self, self.start.copy() if text is None else self.game.position(text))

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are moves."""
        return self.game.meta.most_moves

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees now or, with perfect recall, all that it was ever told."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.game.layout.size, perfect_recall=wanted.perfect_recall)

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own way asks a game with sampled chance for its generator, by a call that Python cannot answer;
        # and where this package is not imported yet it does not know the game.
        return _loaded, (str(self), self.luck.state())


def _loaded(name: str, luck: tuple[int, int, int, int]) -> SpielGame:
    """The game of this name, with its chance where it stood."""
    game: SpielGame = pyspiel.load_game(name)
    game.luck.restore(luck)
    return game


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel; one with throws twice, with sampled and with explicit chance."""
    modes = pyspiel.GameType.ChanceMode
    name, title = f"freebooter_{game.meta.id}", game.meta.title
    if any(issubclass(frame, Throws) for frame in game.frames):
        _register(game, name, title, modes.SAMPLED_STOCHASTIC, 0)
        _register(game, f"{name}_discrete", f"{title}, {THROWS} throws", modes.EXPLICIT_STOCHASTIC, THROWS)
    else:
        _register(game, name, title, modes.EXPLICIT_STOCHASTIC, 0)


def _register(game: AnyGame, name: str, title: str, chance: Any, throws: int) -> None:
    kind = pyspiel.GameType(
        short_name=name,
        long_name=title,
        # Who are asked at once answer one after another; a sealed answer is observed by nobody else.
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.meta.most_seats,
        min_num_players=game.meta.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.meta.least_seats, "rng_seed": -1},
    )
    # A class, which lives as long as the process: OpenSpiel lets go of it only after Python has ended.
    pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"kind": kind, "game": game, "throws": throws}))
