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
    """A table, and for each seat all that it did and was told, as text. Actions are numbers turned to the seat that
    acts, as observations are: whoever observes the same may do the same.

    Most states of a search are never asked what somebody knows, so moves are made in silence, and told on a second
    table when somebody asks. OpenSpiel copies a state by copying its attributes, and saves it by pickling them.
    """

    def __init__(self, home: "SpielGame", table: Any) -> None:
        super().__init__(home)
        self.table = table
        # What was told to each seat so far; the table as it was then, and the moves since, if there were any.
        self._seen = [f"seat {seat}\n" for seat in range(int(table.seats))]
        self._behind: Any = None
        self._untold: list[tuple[int, ...]] = []
        # The position as text, once somebody has asked for it: OpenSpiel's checks ask seven times a state.
        self._text = ""
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
        turn = self.get_game().turned_to[player]
        return sorted(turn[number] for number in engine.legal(self.table, player))

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
        if not self._untold:
            self._behind = t.copy()
        self._text = ""
        seat = self.current_player()
        if seat >= 0:
            number = self._number(seat, action)
            if number not in engine.legal(t, seat):
                game.apply_number(t, seat, number)  # which raises, and says why
            engine.play(t, seat, number)
            self._untold.append((seat, number))
        elif self._throws():
            # The throws of a discrete game are those of the first seeds.
            source = Rng(action) if self.get_game().throws else self.luck
            throw = t.frames[-1].sample(t, source)
            engine.land(t, throw)
            self._untold.append((seat, *throw))
        else:
            if action not in [possible for possible, _ in engine.outcomes(t)]:
                game.apply_chance(t, game.chances[action])
            engine.happen(t, action)
            self._untold.append((seat, action))

    def seen(self, viewer: int) -> str:
        """All that this seat did and was told, a line a step."""
        for seat, *numbers in self._untold:
            self._tell(seat, numbers)
        self._untold, self._behind = [], None
        return self._seen[viewer]

    def _tell(self, seat: int, numbers: list[int]) -> None:
        """Make a move once more, and tell everybody what they may know of it."""
        game, t = self.get_game().game, self._behind
        done: Action | None = None
        if seat >= 0:
            done = game.space[numbers[0]]
            told = game.apply(t, seat, done)
        elif t.frames[-1].throws(t):
            told = game.apply_chance(t, Throw(tuple(numbers)))
        else:
            told = game.apply_chance(t, game.chances[numbers[0]])
        for viewer in range(len(self._seen)):
            known = Known(done if viewer == seat else None, tuple(readable(told, viewer)))
            if known.action is not None or known.events:
                self._seen[viewer] += msgspec.json.encode(known).decode() + "\n"

    def returns(self) -> list[float]:
        return rank(self.get_game().game.result(self.table)) if self.is_terminal() else [0.0] * len(self._seen)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player could not tell from this one: the hidden is dealt anew, and the luck to come."""
        self.seen(player)
        other: SpielState = self.clone()
        source = Rng(int(sampler() * (1 << 30)))
        other.table = self.get_game().game.redeal(self.table, player, source)
        other._text = ""
        other.luck = Rng(source.below(1 << 30))
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _continued, (self.get_game(), self.serialize())

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game().game
        if player >= 0:
            return str(game.numbered(self._number(player, action)))
        return f"Throw({action})" if self._throws() else str(game.chances[action])

    def __str__(self) -> str:
        if not self._text:
            self._text = str(self.get_game().game.text(self.table))
        return self._text

    def _number(self, seat: int, action: int) -> int:
        """The game's number of an action that is turned to this seat; what is no action stays what it is."""
        back = self.get_game().turned_back[seat]
        return int(back[action]) if 0 <= action < len(back) else action

    def _throws(self) -> bool:
        return bool(self.table.frames) and self.table.frames[-1].throws(self.table)


def _continued(home: "SpielGame", state: str) -> SpielState:
    """The state of this game that was saved so."""
    found: SpielState = home.deserialize_state(state)
    return found
