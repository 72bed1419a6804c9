"""Information-set Monte Carlo tree search: one engine for all games, on action numbers and imagined worlds.

Single-observer: the tree branches by what the searching seat can tell. Each iteration deals what it does not know
anew, walks down the tree, adds one answer, plays on at random for a while and lets the judge have the last word. Every
seat goes for its own share. Chance is sampled; what it brings is not a branch. Answers that others keep to themselves
(sealed, or in a draft) lead to the same next question whatever they are, until all of them are on the table.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from freebooter.bots.search.greedy import afterwards
from freebooter.bots.search.judge import Judge
from freebooter.bots.search.node import Edge, Node
from freebooter.core import engine
from freebooter.core.buffers import Numbers
from freebooter.core.engine import Play
from freebooter.core.several import Several
from freebooter.core.source import Source
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat

Redeal = Callable[[Any, int, Source], Any]

# A rollout that never comes to rest is judged as it stands.
_LONGEST_ROLLOUT: Final = 100
# Keys are held below this, so that they stay small whole numbers in both forms.
_KEYS: Final = 1 << 40


class Search:
    """A search for the best answer of `seat` on worlds that look to it like `world`.

    The same world, source and number of iterations give the same answer in both forms.
    """

    def __init__(self, judge: Judge, redeal: Redeal, world: Table, seat: i64, source: Source) -> None:
        self.judge = judge
        self.redeal = redeal
        self.world = asked_again(world, seat)
        self.seat: i64 = seat
        self.source = source
        self.play = Play(source)
        self.root = Node(seat)
        self.iterations: i64 = 0
        self._fresh = Numbers()
        self._nodes: list[Node] = []
        self._edges: list[Edge] = []

    def run(self, iterations: i64) -> None:
        """Search on for so many iterations."""
        for _ in range(iterations):
            self._iterate()
        self.iterations += iterations

    def is_settled(self, left: i64) -> bool:
        """Whether `left` more iterations cannot change the answer: no other can be visited as often any more."""
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
        """The answer visited most; of equal ones the one that brought most."""
        chosen: Edge | None = None
        for edge in self.root.edges:
            if (
                chosen is None
                or edge.visits > chosen.visits
                or (edge.visits == chosen.visits and edge.value() > chosen.value())
            ):
                chosen = edge
        assert chosen is not None
        return int(chosen.answer)

    def _iterate(self) -> None:
        t: Table = self.redeal(self.world, self.seat, self.source)
        self._nodes = []
        self._edges = []
        self._play_out(t, self._descend(t))
        shares = self.judge.shares(t)
        place: i64 = 0
        for node in self._nodes:
            node.visits += 1
            edge = self._edges[place]
            edge.visits += 1
            edge.total += shares[node.seat]
            place += 1

    def _descend(self, t: Table) -> i64:
        """Walk down the tree until an answer is given for the first time, or the game is over; who is asked then."""
        node = self.root
        secrets: i64 = 0
        while True:
            seat = node.seat
            answers = self.play.answers(t, seat)
            self.judge.sensible(t, seat, answers)
            self._grow(node, t, answers)
            edge = node.select(answers, self.judge.exploration)
            self._nodes.append(node)
            self._edges.append(edge)
            asked = self.play.settled(t, engine.play(t, seat, edge.answer))
            if asked == 0 or edge.visits == 0:
                return asked
            is_unseen = seat != self.seat and holds_secret(t, seat)
            if is_unseen:
                secrets = (secrets * 1000003 + edge.answer + 1) % _KEYS
            key: i64 = lowest_seat(asked) * 64 + len(t.frames)
            if secrets and not self._holds_secrets(t):
                # Everything is on the table now, so the seat can tell.
                key = (key * 1000003 + secrets) % _KEYS
                secrets = 0
            branches = node.unseen if is_unseen else edge.next
            following = branches.get(int(key))
            if following is None:
                following = Node(lowest_seat(asked))
                branches[int(key)] = following
            node = following

    def _grow(self, node: Node, t: Table, answers: Numbers) -> None:
        """Give every answer an edge, with the judge's guess of it."""
        fresh = self._fresh
        fresh.clear()
        for place in range(answers.count):
            if not node.has(answers[place]):
                fresh.add(answers[place])
        if fresh.count == 0:
            return
        guesses = afterwards(self.judge, t, node.seat, fresh.taken())
        for place in range(fresh.count):
            node.grow(Edge(fresh[place], guesses[place], self.judge.trust))

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

    def _holds_secrets(self, t: Table) -> bool:
        """Whether any other seat has an answer that the searching seat may not see yet."""
        for seat in range(t.seats):
            if seat != self.seat and holds_secret(t, seat):
                return True
        return False


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
