"""OpenSpiel's own IS-MCTS as a program for the arena: `python -m freebooter.envs.openspiel.ismcts MILLISECONDS [LOG]`.

An outside yardstick: their search and their random rollouts as they come, on the games as OpenSpiel knows them, from
what a seat sees. With a LOG, a line is added to that file for every decision: simulations made, milliseconds taken.
"""

import contextlib
import sys
import time
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import freebooter.envs.openspiel  # noqa: F401 -- makes the games known
from freebooter.bots.outside.stdio import serve
from freebooter.bots.players.view_bot import ViewBot
from freebooter.core.actions import Action
from freebooter.core.source import Rng
from freebooter.envs.openspiel.spiel_state import SpielState

# How much it prefers what was tried seldom, as in the examples of OpenSpiel, whose returns are from -1 to 1, too.
_UCT: Final = 2.0
# Its first simulation only looks at the question, and the second is the first to try an answer.
_LEAST_SIMULATIONS: Final = 2
# More simulations than any time allows.
_NO_END: Final = 1 << 40


class _TimeIsUp(Exception):
    """Raised where the search asks for a world to begin its next simulation with."""


class OpenSpielBot(ViewBot):
    """Searches for so many seconds, and for two simulations at least; the one that is under way is finished.

    OpenSpiel's search counts simulations, not time, but asks for a world before each: that is where it is stopped.
    Nothing of it is changed.
    """

    name: ClassVar[str] = "openspiel"
    version: ClassVar[int] = 1

    def __init__(self, seconds: float, log: Path | None = None) -> None:
        self.seconds = seconds
        self.log = log
        self.random = np.random.RandomState()

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self._imagined(view)
        bot = ISMCTSBot(
            state.get_game(),
            RandomRolloutEvaluator(n_rollouts=1, random_state=self.random),
            uct_c=_UCT,
            max_simulations=_NO_END,
            random_state=self.random,
            # Others hold other cards in other worlds, and may do other things.
            allow_inconsistent_action_sets=True,
        )
        simulations = 0
        begun = time.monotonic()

        def world(state: SpielState, player: int) -> SpielState:
            nonlocal simulations
            if simulations >= _LEAST_SIMULATIONS and time.monotonic() - begun >= self.seconds:
                raise _TimeIsUp
            simulations += 1
            return state.resample_from_infostate(player, self.random.uniform)

        bot.set_resampler(world)
        with contextlib.suppress(_TimeIsUp):
            bot.run_search(state)
        answers, chances = zip(*bot.get_final_policy(state, bot.lookup_node(state)), strict=True)
        if self.log is not None:
            # At once: whoever asks ends a program without a warning.
            with self.log.open("a") as file:
                file.write(f"{simulations} {1000 * (time.monotonic() - begun):.1f}\n")
        chosen = int(self.random.choice(answers, p=chances))
        return self.game.space[state.get_game().turned_back[self.seat][chosen]]

    def _imagined(self, view: Any) -> SpielState:
        """A state in which this seat is asked, and which looks to it like the view."""
        table = self.imagined(view, Rng(int(self.random.randint(1 << 30))))
        home = pyspiel.load_game(f"freebooter_{self.game.meta.id}(players={int(table.seats)})")
        state = SpielState(home, table)
        while state.current_player() != self.seat:
            # Of those who choose at once OpenSpiel asks one after another; their answers are dealt anew in every world.
            state.apply_action(self.random.choice(state.legal_actions()))
        return state


if __name__ == "__main__":
    bot = OpenSpielBot(int(sys.argv[1]) / 1000, Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    serve(lambda _: bot, sys.stdin.buffer, sys.stdout.buffer)
