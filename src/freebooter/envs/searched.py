"""Games in which every seat searches, told as lessons: what a search came to wherever it was asked."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from freebooter.bots.judges import judge_of
from freebooter.bots.nets.net import Net
from freebooter.bots.nets.net_file import decode_net
from freebooter.bots.nets.net_judge import NetJudge
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.search_bot import search_on
from freebooter.bots.search.judge import Judge
from freebooter.bots.search.node import LOTS
from freebooter.bots.search.search import Search
from freebooter.core.buffers import Numbers
from freebooter.core.catalogue import find_game
from freebooter.core.engine import Play, play
from freebooter.core.game import AnyGame
from freebooter.core.sheets import Sheet
from freebooter.core.source import Rng
from freebooter.core.table import Table, lowest_seat
from freebooter.envs.rewards import share

Reals32 = npt.NDArray[np.float32]

# Of each search so many answers are kept, those that it liked most.
_ANSWERS: Final = 16
# Once in so many decisions an answer is drawn from all that were tried, so that other games are seen, too.
_WANDERS: Final = 8
# Who may sit in some seats of a game.
_PAST: Final = "past selves"
_HOUSE: Final = "the house"
# The seeds of games lie so far apart.
_APART: Final = 1 << 40


class SearchedPlan(Struct, frozen=True, kw_only=True):
    """How such games are played: with so many `iterations` a decision, by the net in the bytes `net`, or without one by
    the judge of the game. In `league` of 100 games some seats search with the net `past` instead, and in `house` of
    100 some are the bot `heuristic`. `sight` says how far a result reaches back."""

    game: str
    seats: int
    seed: int
    iterations: int
    sight: float
    net: bytes = b""
    past: bytes = b""
    league: int = 0
    house: int = 0


class Searched(NamedTuple):
    """Decisions of searches, a row each: what was seen and could be done, the answers that were liked most and how
    much, and what the game was worth to each seat from the one that decided on."""

    seen: npt.NDArray[np.int16]
    mask: npt.NDArray[np.uint8]
    answers: npt.NDArray[np.int32]
    liked: Reals32
    returns: Reals32


class SearchedGames(NamedTuple):
    """Some games: what can be learnt from them, and what a seat of the present net had of each with others in it, first
    those with past selves, then those with the house."""

    lessons: Searched
    against_past: list[float]
    against_house: list[float]


class _Decision(NamedTuple):
    seat: int
    seen: npt.NDArray[np.int16]
    mask: npt.NDArray[np.uint8]
    answers: list[int]
    liked: list[float]
    # What each seat of the table could expect by the search, and whether its answer was given up for another.
    expected: list[float]
    wandered: bool


def play_searched(plan: SearchedPlan, numbers: range) -> SearchedGames:
    """Play the games of these numbers."""
    tables = _Tables(plan)
    decisions: list[Searched] = []
    against: dict[str, list[float]] = {_PAST: [], _HOUSE: []}
    for number in numbers:
        lessons, theirs, results = tables.play(number)
        decisions.append(lessons)
        if theirs:
            own = [results[seat] for seat in range(plan.seats) if seat not in theirs]
            against[_others(plan, number)].append(sum(own) / len(own))
    return SearchedGames(joined(decisions), against[_PAST], against[_HOUSE])


def joined(lessons: list[Searched]) -> Searched:
    """All of these as one."""
    return Searched(*(np.concatenate(columns) for columns in zip(*lessons, strict=True)))


def _others(plan: SearchedPlan, number: int) -> str:
    """Who sits in some seats of the game of this number, if anybody else does."""
    place = number % 100
    return _PAST if place < plan.league else _HOUSE if place < plan.league + plan.house else ""


class _Tables:
    """Where such games are played, one after another."""

    def __init__(self, plan: SearchedPlan) -> None:
        self.plan = plan
        self.game: AnyGame = find_game(plan.game)
        self.opening = self.game.new(plan.seats, self.game.unattended(None))
        self.judge = self._judge(plan.net)
        self.past = self._judge(plan.past) if plan.league else self.judge
        self.sheet = Sheet(self.game.layout.size)
        self.seen: npt.NDArray[np.int16] = np.asarray(self.sheet.view(self.game.layout.size))

    def play(self, number: int) -> tuple[Searched, set[int], list[float]]:
        """One game: its lessons, the seats that were others', and what it was worth to each seat."""
        plan = self.plan
        source = Rng(plan.seed * _APART + number)
        others: dict[int, HeuristicBot | Judge] = {}
        who = _others(plan, number)
        if who:
            for seat in _some_seats(plan.seats, source):
                others[seat] = self._house(seat) if who == _HOUSE else self.past
        t, playing = self.opening.copy(), Play(source)
        decisions: list[_Decision] = []
        while asked := playing.settled(t, t.waiting()):
            seat = int(lowest_seat(asked))
            answers = playing.answers(t, seat)
            other = others.get(seat)
            if isinstance(other, HeuristicBot):
                answer = other.answer(t, answers, source)
            else:
                answer = self._searched(t, seat, answers, source, other, decisions)
            play(t, seat, answer)
        results = share(self.game.result(t))
        return self._lessons(decisions, results), set(others), results

    def _searched(
        self, t: Table, seat: int, answers: Numbers, source: Rng, other: Judge | None, decisions: list[_Decision]
    ) -> int:
        """What a search comes to for this seat; it is a lesson if it is the present net's."""
        judge = other or self.judge
        possible = answers.listed()
        judge.sensible(t, seat, answers)
        if answers.count == 1:
            return int(answers[0])
        world = self.game.redeal(t, seat, source)
        search = Search(judge, self.game.redeal, world, seat, source)
        search_on(search, self.plan.iterations)
        answer = best = search.best()
        # A search that ended before it mixed its answers comes to one.
        liked = sorted(search.liked(), key=lambda one: -one[1])[:_ANSWERS] or [(best, 1.0)]
        if source.below(_WANDERS) == 0:
            answer = _drawn(liked, source)
        if other is None:
            self.game.observe(t, seat, self.sheet)
            turned = self.game.turned_to(seat, self.plan.seats)
            mask = np.zeros(len(self.game.space), np.uint8)
            mask[[turned[one] for one in possible]] = 1
            decisions.append(
                _Decision(
                    seat,
                    self.seen.copy(),
                    mask,
                    [int(turned[one]) for one, _ in liked],
                    [part for _, part in liked],
                    list(search.expected()),
                    answer != best,
                )
            )
        return answer

    def _lessons(self, decisions: list[_Decision], results: list[float]) -> Searched:
        seats, count = self.plan.seats, len(decisions)
        answers = np.zeros((count, _ANSWERS), np.int32)
        liked = np.zeros((count, _ANSWERS), np.float32)
        returns = np.zeros((count, seats), np.float32)
        for place, (decision, worth) in enumerate(zip(decisions, self._worth(decisions, results), strict=True)):
            known = len(decision.answers)
            answers[place, :known] = decision.answers
            liked[place, :known] = decision.liked
            returns[place] = np.roll(worth, -decision.seat)
        liked /= np.maximum(liked.sum(1, keepdims=True), 1e-6)
        return Searched(
            np.array([decision.seen for decision in decisions], np.int16).reshape(count, self.game.layout.size),
            np.array([decision.mask for decision in decisions], np.uint8).reshape(count, len(self.game.space)),
            answers,
            liked,
            returns,
        )

    def _worth(self, decisions: list[_Decision], results: list[float]) -> list[Reals32]:
        """What each decision led to, for every seat of the table: the result, and the less of it the farther it is off,
        what later searches expected. Where an answer was given up for another, only what the search expected."""
        later, found = np.array(results, np.float32), list[Reals32]()
        sight = self.plan.sight
        for decision in reversed(decisions):
            expected = np.array(decision.expected, np.float32)
            if decision.wandered:
                later = expected
            found.append(later)
            later = sight * later + (1 - sight) * expected
        return found[::-1]

    def _judge(self, net: bytes) -> Judge:
        if not net:
            return judge_of(self.game, far_sighted=True)
        return NetJudge(Net(self.game, decode_net(net, "the net at hand", self.game)))

    def _house(self, seat: int) -> HeuristicBot:
        bot = HeuristicBot(seat)
        bot.start(self.game, seat, self.game.options(self.game.unattended(None)), self.game.figures())
        return bot


def _some_seats(seats: int, source: Rng) -> Iterator[int]:
    """At least one seat and not all of them, by lot."""
    left = list(range(seats))
    for _ in range(1 + source.below(seats - 1)):
        yield left.pop(source.below(len(left)))


def _drawn(liked: list[tuple[int, float]], source: Rng) -> int:
    """One of these answers, by how much it was liked."""
    lot = source.below(LOTS) / LOTS * sum(part for _, part in liked)
    for answer, part in liked:
        lot -= part
        if lot < 0:
            return answer
    return liked[0][0]
