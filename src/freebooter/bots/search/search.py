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
        self.root = Node(seat)
        self.iterations: i64 = 0
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
        for edge in self.root.edges.values():
            if edge.visits > most:
                next_most = most
                most = edge.visits
            elif edge.visits > next_most:
                next_most = edge.visits
        return most - next_most > left

    def best(self) -> int:
        """The answer visited most; of equal ones the one that brought most."""
        chosen: Edge | None = None
        for edge in self.root.edges.values():
            if (
                chosen is None
                or edge.visits > chosen.visits
                or (edge.visits == chosen.visits and edge.value() > chosen.value())
            ):
                chosen = edge
        assert chosen is not None
        return chosen.answer

    def _iterate(self) -> None:
        t: Table = self.redeal(self.world, self.seat, self.source)
        self._nodes = []
        self._edges = []
        self._descend(t)
        self._play_out(t)
        shares = self.judge.shares(t)
        place: i64 = 0
        for node in self._nodes:
            node.visits += 1
            edge = self._edges[place]
            edge.visits += 1
            edge.total += shares[node.seat]
            place += 1

    def _descend(self, t: Table) -> None:
        """Walk down the tree until an answer is given for the first time, or the game is over."""
        node = self.root
        secrets: i64 = 0
        while True:
            seat = node.seat
            answers = self.judge.sensible(t, seat, t.frames[-1].legal(t, seat))
            self._grow(node, t, answers)
            edge = node.select(answers, self.judge.exploration)
            self._nodes.append(node)
            self._edges.append(edge)
            engine.play(t, seat, edge.answer)
            asked = self._roll(t)
            if asked == 0 or edge.visits == 0:
                return
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

    def _grow(self, node: Node, t: Table, answers: list[int]) -> None:
        """Give every answer an edge, with the judge's guess of it."""
        fresh: list[int] = []
        for answer in answers:
            if answer not in node.edges:
                fresh.append(answer)
        if not fresh:
            return
        guesses = afterwards(self.judge, t, node.seat, fresh)
        place: i64 = 0
        for answer in fresh:
            node.edges[answer] = Edge(answer, guesses[place], self.judge.trust)
            place += 1

    def _roll(self, t: Table) -> i64:
        """Let chance move until a seat is asked or the game is over; who is asked."""
        asked = t.waiting()
        while asked == CHANCE_BIT:
            engine.roll(t, self.source)
            asked = t.waiting()
        return asked

    def _play_out(self, t: Table) -> None:
        """Play on for as long as the judge wants, and until it is quiet."""
        moves: i64 = 0
        while t.frames and (moves < self.judge.cut or (moves < _LONGEST_ROLLOUT and not self.judge.is_quiet(t))):
            asked = t.waiting()
            if asked == CHANCE_BIT:
                engine.roll(t, self.source)
            else:
                seat = lowest_seat(asked)
                engine.play(t, seat, self.judge.pick(t, seat, t.frames[-1].legal(t, seat), self.source))
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
