"""A table of ours as OpenSpiel's states: chance is a player, and every player remembers what they were told."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import pyspiel

from freebooter.core import engine
from freebooter.core.actions import Action, Throw
from freebooter.core.match import readable
from freebooter.core.source import Rng
from freebooter.core.story import Known
from freebooter.core.table import CHANCE_BIT, lowest_seat
from freebooter.envs.rewards import rank

if TYPE_CHECKING:
    from freebooter.envs.openspiel.spiel_game import SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A table, and for each seat all that it did and was told, as text.

    OpenSpiel copies a state by copying its attributes, and saves it by pickling them.
    """

    def __init__(self, home: "SpielGame", table: Any) -> None:
        super().__init__(home)
        self.table = table
        self.seen = [f"seat {seat}\n" for seat in range(int(table.seats))]
        # Of sampled chance: a generator of its own, so that a copy goes on as the state itself would.
        self.luck = Rng(home.luck.below(1 << 30))

    # Who decides

    def current_player(self) -> int:
        asked = self.table.waiting()
        if asked == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE_BIT else lowest_seat(asked)

    def is_terminal(self) -> bool:
        return engine.is_over(self.table)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(engine.legal(self.table, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with probabilities. A throw is one of the list or, sampled, something unnamed."""
        if self._throws():
            count = self.get_game().throws or 1
            return [(number, 1.0 / count) for number in range(count)]
        odds = engine.outcomes(self.table)
        total = sum(weight for _, weight in odds)
        return sorted((number, weight / total) for number, weight in odds)

    # What happens

    def _apply_action(self, action: int) -> None:
        game, t = self.get_game().game, self.table
        seat = self.current_player()
        done: Action | None = None
        if seat >= 0:
            done = game.space[action]
            told = game.apply(t, seat, done)
        elif self._throws():
            # The throws of a discrete game are those of the first seeds.
            source = Rng(action) if self.get_game().throws else self.luck
            told = game.apply_chance(t, Throw(tuple(t.frames[-1].sample(t, source))))
        else:
            told = game.apply_chance(t, game.chances[action])
        for viewer in range(len(self.seen)):
            known = Known(done if viewer == seat else None, tuple(readable(told, viewer)))
            if known.action is not None or known.events:
                self.seen[viewer] += msgspec.json.encode(known).decode() + "\n"

    def returns(self) -> list[float]:
        return rank(self.get_game().game.result(self.table)) if self.is_terminal() else [0.0] * len(self.seen)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player could not tell from this one: the hidden is dealt anew."""
        other: SpielState = self.clone()
        other.table = self.get_game().game.redeal(self.table, player, Rng(int(sampler() * (1 << 30))))
        return other

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game().game
        if player >= 0:
            return str(game.space[action])
        return f"Throw({action})" if self._throws() else str(game.chances[action])

    def __str__(self) -> str:
        return str(self.get_game().game.text(self.table))

    def _throws(self) -> bool:
        return bool(self.table.frames) and self.table.frames[-1].throws(self.table)
