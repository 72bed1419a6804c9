"""One game as environments step it: who is to act, what they observe, and what it was worth.

Actions are numbers turned to the seat, as observations are. Where several are asked at once, each answers on a table
of its own, and all answers are played when the last is in: so nobody observes anything of the others' meanwhile, in
whatever order they are asked.
"""

import secrets
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from freebooter.core import engine
from freebooter.core.engine import Play
from freebooter.core.errors import UnknownAction
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame, IllegalAction, default_names
from freebooter.core.observing import Marks
from freebooter.core.result import Result
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE_BIT, Table
from freebooter.core.words import words

Numbers16 = NDArray[np.int16]
Flags8 = NDArray[np.int8]

# Given the type alone, NumPy looks for this at every array.
_INT16: Final = np.dtype(np.int16)


class Episode:
    """A game that is played again and again; `reset` comes before anything else.

    `to_act` are the seats that are to act now, in order: several where they choose at once, none when the game is over.
    """

    def __init__(
        self, game: AnyGame, seats: int, options: dict[str, Any] | None = None, figures: FigureSet | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.actions = len(game.space)
        self.table: Any = None
        self._start = game.new(seats, game.unattended(options), figures)
        self._own: dict[int, Any] = {}
        self._answers: dict[int, list[int]] = {}
        self.to_act: list[int] = []
        # By who is asked, as bits, the seats that are.
        self._seats_in = [[seat for seat in range(seats) if bits >> seat & 1] for bits in range(1 << seats)]
        self._play: Play | None = None
        self._turned_to = [game.turned_to(seat, seats) for seat in range(seats)]
        self._turned_back = [game.turned_back(seat, seats) for seat in range(seats)]
        self._observer = game.observer
        self._marks = Marks(self._turned_to)
        self._flags: Flags8 = np.frombuffer(memoryview(self._marks.flags), np.int8)

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game; without a seed chance goes on where the last game left it."""
        if seed is not None or self._play is None:
            self._play = Play(Rng(secrets.randbits(63) if seed is None else seed))
        self.table = self._start.copy()
        self._ask(self.table.waiting())

    @property
    def is_over(self) -> bool:
        return not self.to_act

    def result(self) -> Result:
        """How the game ended."""
        return self.game.result(self.table)

    def table_of(self, seat: int) -> Table:
        """The table as this seat knows it to be: with its own answer on it, without those that others have sealed."""
        own: Table = self._own.get(seat, self.table)
        return own

    def observation(self, seat: int) -> Numbers16:
        """What this seat observes now, in an array of its own."""
        page = self._observer.page(self._own.get(seat, self.table), seat)
        return np.frombuffer(bytearray(page.cells), _INT16)

    def mask(self, seat: int) -> Flags8:
        """A 1 for each action, turned to this seat, that it may choose now, in an array of its own."""
        if seat not in self.to_act:
            return np.zeros(self.actions, np.int8)
        self._marks.mark(self._own.get(seat, self.table), seat)
        return self._flags.copy()

    def refuse_illegal(self, seat: int, action: int) -> None:
        """Raise `IllegalAction`, with the rule, for what this seat may not do now."""
        if not 0 <= action < self.actions:
            raise UnknownAction(f"{self.game.meta.id} has no action number {action}")
        number = self._turned_back[seat][action]
        refusal = self.game.refuse(self.table_of(seat), seat, self.game.space[number])
        if refusal is not None:
            text = words(self.game.package, "en").say(refusal, default_names(self.seats))
            raise IllegalAction(refusal, text)

    def act(self, seat: int, action: int) -> None:
        """Carry out an action that this seat may choose; it is not checked again."""
        number = self._turned_back[seat][action]
        if not self._answers:
            self._ask(engine.play(self.table, seat, number))
            return
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = self.table.copy()
        self._answers[seat].append(number)
        if engine.play(own, seat, number) >> seat & 1:
            return
        self.to_act.remove(seat)
        if not self.to_act:
            self._ask(self._all_answered())

    def _all_answered(self) -> int:
        """Play what everyone has answered; says who is asked next."""
        asked = 0
        for seat, numbers in self._answers.items():
            for number in numbers:
                asked = engine.play(self.table, seat, number)
        return asked

    def _ask(self, asked: int) -> None:
        """Let chance move, and see who is to act then."""
        if asked == CHANCE_BIT:
            asked = self._settled()
        self.to_act = self._seats_in[asked][:]
        if self._answers:
            self._answers = {}
            self._own = {}
        if len(self.to_act) > 1:
            self._answers = {seat: [] for seat in self.to_act}

    def _settled(self) -> int:
        """Let chance, which is asked, move for as long as it is; says who is asked then."""
        assert self._play is not None
        return self._play.settled(self.table, CHANCE_BIT)
