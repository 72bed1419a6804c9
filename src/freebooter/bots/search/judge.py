"""What a table is worth to each seat: a game's own judgement, and the shares that bots reckon with."""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from freebooter.bots.search.manner import Manner
from freebooter.core import engine
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, Row, reals
from freebooter.core.source import Source
from freebooter.core.table import Table

# At the end the win decides; so much is left for the margin, so that a bot that cannot win still plays for points.
_MARGIN: Final = 0.2


class Verdict:
    """What a judge says of a table where a walk ends: each seat's share, and anything it may want to remember when the
    question that is open there is looked at more closely."""

    def __init__(self, shares: Reals, memory: object | None) -> None:
        self.shares = shares
        self.memory = memory


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """One game's judgement. Each game has a subclass that says what it rewards.

    `scale` is a lead in points that makes a seat about three times as likely to win as another. A greedy look-ahead
    tries answers on `worlds` worlds, plays on for so many `replies` of others, and if it `rolls`, also through chance;
    else what is left to chance is judged as it stands. A rollout is judged after `cut` moves, once it is quiet. Its
    `manner` is how a search should go about the game.

    Its `version` is raised when bots of its game play otherwise by it, with the same seed.
    """

    def __init__(
        self,
        *,
        scale: float,
        worlds: int,
        replies: int,
        rolls: bool,
        cut: int,
        manner: Manner | None = None,
        version: int = 1,
    ) -> None:
        self.scale = scale
        self.worlds: i64 = worlds
        self.replies: i64 = replies
        self.rolls = rolls
        self.cut: i64 = cut
        self.manner = manner or Manner()
        self.version = version

    def focus(self, t: Table) -> None:
        """A search begins, and all tables that it shows will be like this one. By default that is nothing to prepare
        for."""

    def worth(self, t: Table) -> Reals:
        """What each seat can expect to score in the end; when it is over, what ranks the seats, equal only in a tie.

        It may read the whole table, which is always an imagined one.
        """
        raise TypeError(f"{type(self).__name__} does not say what a table is worth")

    def terms(self, t: Table, seat: i64) -> list[tuple[str, float]]:
        """What the worth of a seat is made of before the end, by names that the game's locale files have a reason for
        (`<id>-reason-<name>`); they sum up to it. By default nothing is named."""
        return []

    def pick(self, t: Table, seat: i64, answers: Numbers, source: Source) -> i64:
        """An answer for a rollout: a quick guess of what somebody might do, by default any."""
        return answers[source.below(answers.count)]

    def guesses(self, t: Table) -> bool:
        """Whether `pick` is here what somebody who knows the game would do, and not just any answer."""
        return False

    def sensible(self, t: Table, seat: i64, answers: Numbers) -> None:
        """Leave of the answers those that are worth a thought, at least one; by what `seat` can see alone. By default
        all."""

    def private(self, t: Table, seat: i64) -> i64:
        """A number above 0 for the secret by which `seat` should choose, and which its answers could give away; 0 if
        it has none that matters so much. A search asks each seat by its own: the coarser, the sooner it learns."""
        return 0

    def lies_open(self, t: Table) -> bool:
        """Whether cards of somebody's hand lie open in what is asked: who forgets sees them. By default none do."""
        return False

    def afterwards(self, t: Table, seat: i64, answers: Row) -> Reals:
        """What each answer is worth to `seat` as soon as it is given, chance and all others apart: a first guess."""
        found = reals(len(answers), 0.0)
        place: i64 = 0
        for answer in answers:
            world = t.copy()
            engine.play(world, seat, answer)
            shares = self.shares(world)
            found[place] = shares[seat]
            place += 1
        return found

    def verdicts(self, tables: list[Table]) -> list[Verdict]:
        """What is said of the tables at the ends of several walks."""
        return [Verdict(self.shares(t), None) for t in tables]

    def recalled(self, memory: object, t: Table, seat: i64, answers: Row) -> Reals:
        """What `afterwards` says, by what was remembered of a table at which the same was asked."""
        return self.afterwards(t, seat, answers)

    def turn(self, t: Table) -> i64:
        """A number that changes when a turn is over, where a look-ahead ends: nothing after it is a reply to what was
        done in it. By default it never changes."""
        return 0

    def is_quiet(self, t: Table) -> bool:
        """Whether a rollout may be judged here: nothing is half done that the judge does not see. By default always."""
        return True

    def shares(self, t: Table) -> Reals:
        """Each seat's chance of winning as far as the judgement goes: numbers from 0 to 1 that sum to 1."""
        shares = self.worth(t)
        best = shares[0]
        for worth in shares:
            best = max(best, worth)
        whole = 0.0
        winners = 0.0
        for seat in range(t.seats):
            if shares[seat] == best:
                winners += 1.0
            shares[seat] = math.exp((shares[seat] - best) / self.scale)
            whole += shares[seat]
        over = not t.frames
        for seat in range(t.seats):
            # Whoever is best has the weight exp(0).
            is_best = shares[seat] == 1.0
            shares[seat] /= whole
            if over:
                shares[seat] = _MARGIN * shares[seat] + ((1.0 - _MARGIN) / winners if is_best else 0.0)
        return shares
