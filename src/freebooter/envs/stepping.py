"""Many tables that are stepped together: the inner loop of a batch, with everything it writes into allocated once."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, final

from mypy_extensions import i16, i64

from freebooter.bots.search.greedy import advice
from freebooter.bots.search.judge import Judge
from freebooter.core.buffers import Numbers
from freebooter.core.engine import Play, play
from freebooter.core.observing import Observer, marked
from freebooter.core.rows import Reals, Row, reals, row
from freebooter.core.sheets import Cells, Flags, Mask, Sheet, blank_cells, blank_flags
from freebooter.core.source import Rng
from freebooter.core.table import Table, lowest_seat

# Who answers for a seat that is left to the house, given the table, the seat and what it may do; and the number that
# leaves one to it.
House: TypeAlias = Callable[[Any, int, Numbers, Rng], int]
HOUSE: Final = -1


@final
class Stepper:
    """Tables of one game that are set up alike. Chance moves by itself, and of several seats that are asked at once the
    lowest answers first. A game that ends is followed by the next in the same step.

    `turns` and `backs` are, by seat, the numbers of actions turned to it and back; `reward` gives each seat's reward
    for a table that has ended.
    """

    def __init__(
        self,
        opening: Table,
        observer: Observer[Any],
        turns: list[Row],
        backs: list[Row],
        reward: Callable[[Table], Sequence[float]],
        size: int,
        seeds: list[int],
        house: House | None = None,
        teacher: Judge | None = None,
    ) -> None:
        self.opening = opening
        self.observer = observer
        self.turns = turns
        self.backs = backs
        self.reward = reward
        self.house = house
        self.teacher = teacher
        self.lesson = Play(Rng(seeds[0]))
        self.players: i64 = opening.seats
        self.cells: i64 = observer.size
        self.actions: i64 = len(turns[0])
        self.size: i64 = size
        self.sources = [Rng(seed) for seed in seeds]
        self.plays = [Play(source) for source in self.sources]
        self.tables = [opening.copy() for _ in range(size)]
        self.asked: Row = row(size, 0)
        self.observations = Sheet(size * self.cells)
        self.masks = Mask(size * self.actions)
        self.seats: Cells = blank_cells(size)
        self.advice: Cells = blank_cells(size)
        self.rewards: Reals = reals(size * self.players, 0.0)
        self.ends: Flags = blank_flags(size)
        self.finals = Sheet(size * self.players * self.cells)
        for game in range(self.size):
            self.begin(game)

    def begin(self, game: i64) -> None:
        """A new game at this place, up to its first decision."""
        t = self.opening.copy()
        self.tables[game] = t
        asked = self.asked
        asked[game] = self.plays[game].settled(t, t.waiting())
        self.show(game)

    def step(self, actions: list[int]) -> None:
        """Let the seat that is asked in each game do what its own number says; `fault` says what is wrong with them."""
        fault = self.fault(actions)
        if fault:
            raise ValueError(fault)
        asked = self.asked
        seats = self.seats
        for game in range(self.size):
            t = self.tables[game]
            seat = i64(seats[game])
            asked[game] = self.plays[game].settled(t, play(t, seat, self.meant(game, seat, actions[game])))
            if self.has_ended(game):
                self.begin(game)
            else:
                self.show(game)

    def meant(self, game: i64, seat: i64, number: int) -> i64:
        """The answer that a number of this seat means."""
        house = self.house
        if house is not None and number == HOUSE:
            return house(self.tables[game], int(seat), self.plays[game].found, self.sources[game])
        back = self.backs[seat]
        return back[number]

    def fault(self, actions: list[int]) -> str:
        """Why these numbers are no step, or "" if they are: one for each game, each marked in its mask, or left to the
        house if there is one."""
        if len(actions) != self.size:
            return f"a step takes {int(self.size)} numbers, one for each game, not {len(actions)}"
        # Compared as Python's own numbers: what is given may be larger than the machine's.
        end = int(self.actions)
        seats = self.seats
        for game in range(self.size):
            given = actions[game]
            if given == HOUSE and self.house is not None:
                continue
            if given < 0 or given >= end:
                return f"game {int(game)}: there is no action {given}; they are 0 to {end - 1}"
            number: i64 = actions[game]
            back = self.backs[i64(seats[game])]
            if not self.plays[game].found.holds(back[number]):
                return f"game {int(game)}: action {int(number)} is not in the mask"
        return ""

    def has_ended(self, game: i64) -> bool:
        """Note whether this game is over, and if it is, its rewards and what each seat knows at last."""
        asked = self.asked
        rewards = self.rewards
        start = game * self.players
        is_over = asked[game] == 0
        ends = self.ends
        if not is_over:
            # Rewards are there after an end alone.
            if ends[game]:
                ends[game] = 0
                for place in range(start, start + self.players):
                    rewards[place] = 0.0
            return False
        ends[game] = 1
        t = self.tables[game]
        given = self.reward(t)
        for seat in range(self.players):
            rewards[start + seat] = given[seat]
            self.observer.write(t, seat, self.finals, (start + seat) * self.cells)
        return True

    def show(self, game: i64) -> None:
        """Write who is asked, what they know and what they may do."""
        asked = self.asked
        t = self.tables[game]
        seat = lowest_seat(asked[game])
        seats = self.seats
        seats[game] = i16(seat)
        self.observer.write(t, seat, self.observations, game * self.cells)
        turn = self.turns[seat]
        self.masks.lay(marked(self.plays[game].answers(t, seat), turn), game * self.actions)
        if self.teacher is not None:
            advised = self.advice
            advised[game] = i16(turn[advice(self.teacher, t, seat, self.lesson)])

    def put(self, game: i64, t: Table) -> None:
        """Go on from this table, at which a seat is asked, at this place."""
        self.tables[game] = t
        asked = self.asked
        asked[game] = t.waiting()
        self.has_ended(game)
        self.show(game)

    def play_randomly(self, steps: i64, source: Rng) -> i64:
        """So many steps of random choices; how many decisions that were. For measuring."""
        chosen = [0] * int(self.size)
        seats = self.seats
        for _ in range(steps):
            for game in range(self.size):
                found = self.plays[game].found
                turn = self.turns[i64(seats[game])]
                chosen[game] = int(turn[found[source.below(found.count)]])
            self.step(chosen)
        return steps * self.size
