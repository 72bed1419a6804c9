"""Information-set Monte Carlo tree search: one engine for all games, on action numbers and imagined worlds.

Every seat has a tree of its own, which branches by what that seat can tell: its own answers, those of others once they
are on the table, and the chance that it sees. Each iteration deals what the searching seat does not know anew, walks
down the trees of whoever is asked, adds one answer, plays on for a while and lets the judge have the last word. Every
seat goes for its own share.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from freebooter.bots.search.greedy import look_ahead
from freebooter.bots.search.judge import Judge
from freebooter.bots.search.node import CURIOSITY, LOTS, Edge, Node
from freebooter.core import engine
from freebooter.core.buffers import Numbers
from freebooter.core.engine import Play
from freebooter.core.rows import Reals, Row, reals, row
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.table import CHANCE_BIT, SPECTATOR, Table, lowest_seat

Redeal = Callable[[Any, int, Source], Any]

# A rollout that never comes to rest is judged as it stands.
_LONGEST_ROLLOUT: Final = 100
# What a seat has seen is one number below this, so that it stays a small whole number in both forms.
_KEYS: Final = 1 << 40
# What chance shows makes a branch of its own once it has been met so often: before, there is nothing to tell apart by.
_OFTEN: Final = 4
# Of a mix, answers that are so much rarer than the most frequent one are left out: they are remains of the first tries.
_RARE: Final = 0.25
# Where tries do not tell which answers are to be liked, one is liked at least e times as much as another that brought
# 1/50 less, and the more strongly, the more was tried (as in the improved policies of Gumbel AlphaZero).
_SURE: Final = 50.0
# Who keeps a secret is curious in turn, and then tries all answers so much.
_GREAT_CURIOSITY: Final = 0.8


class Path:
    """One walk down the trees: the questions met, the answers given, how likely each was, the best known in its place,
    and the table at the end.

    `deal` is one number for the secrets that everybody holds in this world. Of those who keep one, only `curious` tries
    what it would not do, and learns: what the others do must be what they mean, or it would be learned wrongly.
    """

    def __init__(self, t: Table, is_doubtful: bool, curious: i64) -> None:
        self.t = t
        self.is_doubtful = is_doubtful
        self.curious: i64 = curious
        self.deal: i64 = 0
        self.asked: i64 = 0
        # The question at the end, where several walks are judged together.
        self.end: Node | None = None
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.chances: list[float] = []
        self.bests: list[Edge | None] = []

    def hold(self, visits: i64) -> None:
        """Count a visit that brought nothing yet, or take it back: walks that are judged together should differ. Where
        answers are drawn by lot they do so anyway."""
        place: i64 = 0
        for node in self.nodes:
            if not node.mixes:
                node.visits += visits
                self.edges[place].visits += visits
            place += 1


class Search:
    """A search for the best answer of `seat` on worlds that look to it like `world`.

    The same world, source and number of iterations give the same answer in both forms.
    """

    def __init__(self, judge: Judge, redeal: Redeal, world: Table, seat: i64, source: Source) -> None:
        self.judge = judge
        self.manner = judge.manner
        self.redeal = redeal
        self.world = asked_again(world, seat)
        self.seat: i64 = seat
        self.source = source
        self.play = Play(source)
        self.private: i64 = judge.private(world, seat)
        self.root = self._new_node(self.world, seat, self.world.waiting())
        judge.focus(self.world)
        self.iterations: i64 = 0
        self._walks: i64 = 0
        self._brought: Reals = reals(world.seats, 0.0)
        # The lot by which the answer is drawn in the end, if it is a mix.
        self._lot = float(source.below(LOTS)) / float(LOTS)
        self._nodes: dict[int, Node] = {}
        self._met: dict[int, int] = {}
        self._fresh = Numbers()
        # What each seat has seen since the search began, and which of its answers others have not seen yet.
        self._seen: Row = row(world.seats, 0)
        self._hidden: Row = row(world.seats, 0)
        if self.manner.foresight > 0.0:
            self._look_ahead(world)

    def run(self, iterations: i64) -> None:
        """Search on for so many iterations."""
        together = self.manner.together
        left = iterations
        while left > 0 and together > 1:
            count = min(together, left)
            self._run_together(count)
            left -= count
        for _ in range(left):
            path = self.descend()
            self._play_out(path.t, path.asked)
            self.learn(path, self.judge.shares(path.t))
        self.iterations += iterations

    def _run_together(self, count: i64) -> None:
        """Several walks, whose ends are judged by one call. None of them is held any more when the first is learnt
        from."""
        paths: list[Path] = []
        for _ in range(count):
            path = self.descend()
            if path.asked:
                path.end = self._next(path.t, path.asked)
            self._play_out(path.t, path.asked)
            path.hold(1)
            paths.append(path)
        verdicts = self.judge.verdicts([path.t for path in paths])
        for path in paths:
            path.hold(-1)
        for place in range(count):
            path = paths[place]
            verdict = verdicts[place]
            self.learn(path, verdict.shares)
            if path.end is not None:
                path.end.memory = verdict.memory

    def is_settled(self, left: i64) -> bool:
        """Whether `left` more iterations cannot change the answer: no other can be visited as often any more."""
        if self.root.mixes:
            return left <= 0
        most: i64 = 0
        next_most: i64 = 0
        for edge in self.root.edges:
            if edge.visits > most:
                next_most = most
                most = edge.visits
            elif edge.visits > next_most:
                next_most = edge.visits
        return most - next_most > left

    def best(self) -> int:
        """The answer visited most; of equal ones the one that brought most. A mixed answer is drawn by lot."""
        chosen: Edge | None = None
        for edge in self.root.edges:
            if (
                chosen is None
                or edge.visits > chosen.visits
                or (edge.visits == chosen.visits and edge.value() > chosen.value())
            ):
                chosen = edge
        assert chosen is not None
        lot = self._lot
        for edge in self.root.edges:
            lot -= self.mix(edge)
            if lot < 0.0:
                return int(edge.answer)
        return int(chosen.answer)

    def mix(self, edge: Edge) -> float:
        """How much of the mixed answer this one is; 0 for all where answers are not mixed."""
        most = 0.0
        for other in self.root.edges:
            most = max(most, other.mixed)
        whole = 0.0
        for other in self.root.edges:
            if other.mixed >= _RARE * most:
                whole += other.mixed
        return edge.mixed / whole if whole > 0.0 and edge.mixed >= _RARE * most else 0.0

    def expected(self) -> Reals:
        """What each seat had on average in all worlds that were walked through."""
        found = self._brought[:]
        for seat in range(len(found)):
            found[seat] /= float(max(self.iterations, 1))
        return found

    def liked(self) -> list[tuple[int, float]]:
        """Every answer that was tried, with how much it is to be liked: as a part of the mixed answer, or of all tries
        where first guesses lead; elsewhere tries are spread out, and what an answer brought tells more: the more was
        tried, the more a difference counts."""
        most = 0.0
        best = 0.0
        for edge in self.root.edges:
            if edge.visits:
                most = max(most, float(edge.visits))
                best = max(best, edge.value())
        found: list[tuple[int, float]] = []
        for edge in self.root.edges:
            if self.root.mixes:
                part = self.mix(edge)
            elif self.manner.leading > 0.0:
                part = float(edge.visits) / float(max(self.root.visits, 1))
            else:
                part = math.exp((edge.value() - best) * (_SURE + most)) if edge.visits else 0.0
            if part > 0.0:
                found.append((int(edge.answer), part))
        return found

    def descend(self) -> Path:
        """Deal a world and walk down the trees until an answer is given for the first time, or the game is over."""
        judge, manner = self.judge, self.manner
        is_doubtful = manner.doubt > 0 and self.source.below(100) < manner.doubt
        t: Table = self.redeal(self.world, SPECTATOR if is_doubtful else int(self.seat), self.source)
        self._walks += 1
        # In a world with the seat's own cards nobody else learns.
        path = Path(t, is_doubtful, self._walks % t.seats if is_doubtful or manner.doubt == 0 else self.seat)
        node = self._begin(path)
        while True:
            seat = node.seat
            answers = self.play.answers(t, seat)
            judge.sensible(t, seat, answers)
            self._grow(node, t, answers)
            if node.mixes:
                edge = node.draw(answers, curiosity_of(node, path), self.source)
            elif manner.leading > 0.0:
                edge = node.follow(answers, manner.leading)
            else:
                edge = node.select(answers, manner.exploration)
            path.nodes.append(node)
            path.edges.append(edge)
            path.chances.append(node.chance)
            path.bests.append(node.best)
            asked = engine.play(t, seat, edge.answer)
            self._hear(t, seat, edge.answer)
            while asked == CHANCE_BIT:
                asked = self._roll(t)
            if asked == 0 or edge.visits == 0:
                path.asked = asked
                return path
            node = self._next(t, asked)

    def learn(self, path: Path, shares: Reals) -> None:
        """Take in what each seat had of a world in the end.

        Where seats doubt what the searching seat holds, only doubtful worlds teach them: they must not get used to
        the cards that it happens to hold.
        """
        manner = self.manner
        is_partial = manner.doubt > 0 and not path.is_doubtful
        whole = self._brought
        for seat in range(len(shares)):
            whole[seat] += shares[seat]
        brought = shares[:]
        for place in range(len(path.nodes) - 1, -1, -1):
            node = path.nodes[place]
            if is_partial and node.seat != self.seat:
                continue
            chance = path.chances[place]
            if node.hides and chance > 0.0 and node.seat != path.curious:
                node.keep()
                continue
            expected = node.learn(
                path.edges[place], chance, brought[node.seat], path.deal, manner.exploration, manner.patience
            )
            best = path.bests[place]
            if node.hides:
                # What was done out of curiosity is not what it would do: earlier answers are not to be judged by it.
                brought[node.seat] = expected
            elif manner.forgiving and best is not None and best is not path.edges[place]:
                brought[node.seat] = best.value()

    def _look_ahead(self, world: Table) -> None:
        """Give every answer to the first question an edge, with what looking one answer ahead makes of it."""
        judge = self.judge
        found = self.play.answers(world, self.seat)
        judge.sensible(world, self.seat, found)
        answers = found.listed()
        worlds = [self.redeal(world, int(self.seat), self.source) for _ in range(judge.worlds)]
        guesses = look_ahead(judge, worlds, self.seat, answers, self.source)
        for place in range(len(answers)):
            self.root.grow(Edge(answers[place], guesses[place], self.manner.foresight, 1.0))

    def _begin(self, path: Path) -> Node:
        """Forget what was seen in the world before; the question that the search begins with."""
        judge = self.judge
        seen = self._seen
        t = path.t
        for seat in range(t.seats):
            secret = judge.private(t, seat)
            seen[seat] = mixed(seat, secret)
            path.deal = mixed(path.deal, secret)
            self._hidden[seat] = 0
        if not path.is_doubtful or (self.private and judge.private(t, self.seat) == self.private):
            return self.root
        # Somebody else in this seat, with other cards.
        seen[self.seat] = mixed(seen[self.seat], t.seats)
        return self._node_of(t, self.seat, 1 << self.seat)

    def _hear(self, t: Table, seat: i64, answer: i64) -> None:
        """Whoever answers knows what; the others hear it as soon as it is not sealed or in a draft any more."""
        seen = self._seen
        hidden = self._hidden
        seen[seat] = mixed(seen[seat], answer)
        hidden[seat] = mixed(hidden[seat], answer)
        for other in range(t.seats):
            told = hidden[other]
            if told and not holds_secret(t, other):
                hidden[other] = 0
                for hearer in range(t.seats):
                    if hearer != other:
                        seen[hearer] = mixed(seen[hearer], told)

    def _roll(self, t: Table) -> i64:
        """Let chance move, and those see it who do; says who is asked next. A throw never falls alike twice, so it
        makes no branch."""
        frame = t.frames[-1]
        if frame.throws(t):
            return self.play.roll(t)
        odds = self.play.odds
        odds.clear()
        frame.outcomes(t, odds)
        outcome = odds.pick(self.source)
        if odds.count > 1:
            shown = frame.shown_to(t)
            for seat in range(t.seats):
                if (shown >> seat) & 1:
                    self._see(seat, outcome)
        return engine.happen(t, outcome)

    def _see(self, seat: i64, outcome: i64) -> None:
        """This seat sees what chance brought, and tells it from other outcomes if it has met it often enough."""
        seen = self._seen
        key = mixed(seen[seat], outcome)
        met = self._met.get(int(key), 0) + 1
        self._met[int(key)] = met
        if met > _OFTEN:
            seen[seat] = key

    def _next(self, t: Table, asked: i64) -> Node:
        """The question put to the lowest seat that is asked."""
        return self._node_of(t, lowest_seat(asked), asked)

    def _node_of(self, t: Table, seat: i64, asked: i64) -> Node:
        key = int(mixed(self._seen[seat], seat * 64 + len(t.frames)))
        node = self._nodes.get(key)
        if node is None:
            node = self._new_node(t, seat, asked)
            self._nodes[key] = node
        return node

    def _new_node(self, t: Table, seat: i64, asked: i64) -> Node:
        hides = self.judge.private(t, seat) > 0
        return Node(seat, hides or self._mixes(t, seat, asked), hides)

    def _mixes(self, t: Table, seat: i64, asked: i64) -> bool:
        """Whether this seat chooses at the same time as another, or another has chosen in secret."""
        if asked & ~(1 << seat):
            return True
        for other in range(t.seats):
            if other != seat and holds_secret(t, other):
                return True
        return False

    def _grow(self, node: Node, t: Table, answers: Numbers) -> None:
        """Give every answer an edge, with the judge's guess of it; where these guesses lead, beside those of all."""
        fresh = self._fresh
        fresh.clear()
        for place in range(answers.count):
            if not node.has(answers[place]):
                fresh.add(answers[place])
        if fresh.count == 0:
            return
        judge = self.judge
        guessed = answers if self.manner.leading > 0.0 else fresh
        if node.memory is None:
            guesses = judge.afterwards(t, node.seat, guessed.taken())
        else:
            guesses = judge.recalled(node.memory, t, node.seat, guessed.taken())
        best = guesses[0]
        for guess in guesses:
            best = max(best, guess)
        for place in range(guessed.count):
            if not node.has(guessed[place]):
                guess = guesses[place]
                likely = math.exp((guess - best) / self.manner.temper) if self.manner.leading > 0.0 else 1.0
                node.grow(Edge(guessed[place], guess, self.manner.trust, likely))

    def _play_out(self, t: Table, asked: i64) -> None:
        """Play on for as long as the judge wants, and until it is quiet."""
        judge = self.judge
        moves: i64 = 0
        while asked and (moves < judge.cut or (moves < _LONGEST_ROLLOUT and not judge.is_quiet(t))):
            if asked == CHANCE_BIT:
                asked = self.play.roll(t)
            else:
                seat = lowest_seat(asked)
                asked = engine.play(t, seat, judge.pick(t, seat, self.play.answers(t, seat), self.source))
            moves += 1


def curiosity_of(node: Node, path: Path) -> float:
    """How much this seat tries what it would not do, where it mixes its answers."""
    if not node.hides:
        return CURIOSITY
    return _GREAT_CURIOSITY if node.seat == path.curious else 0.0


def mixed(seen: i64, heard: i64) -> i64:
    """One number for what was seen and what is heard now."""
    return (seen * 1000003 + heard + 1) % _KEYS


def asked_again(t: Table, seat: i64) -> Table:
    """A copy in which every other seat still has to answer the question it shares with `seat`.

    What they have sealed cannot be seen, so it is as good as open: the search lets them choose for themselves instead
    of dealing them any answer. Answers to earlier questions that are still sealed stay as they are dealt.
    """
    world = t.copy()
    top = world.frames[-1]
    if isinstance(top, Several):
        waiting = top.waiting
        for other in range(world.seats):
            if other != seat and world.sealed[other] >= 0 and not (waiting >> other) & 1:
                world.sealed[other] = -1
                waiting |= 1 << other
        world.replace(top.again(waiting))
    return world


def holds_secret(t: Table, seat: i64) -> bool:
    """Whether this seat has answered or drafted something that is not on the table yet."""
    return t.sealed[seat] >= 0 or len(t.drafts[seat]) > 0
