"""Tiny games whose values are known exactly, for two seats who want the opposite: what seat 0 has, seat 1 lacks."""

from collections.abc import Callable
from itertools import permutations, product

from freebooter.bots.search.judge import Judge
from freebooter.bots.search.manner import Manner
from freebooter.bots.search.search import Search
from freebooter.core import engine
from freebooter.core.buffers import Numbers, Odds
from freebooter.core.rows import Reals, reals_of
from freebooter.core.several import Several
from freebooter.core.source import Rng, Source
from freebooter.core.table import AsksChance, AsksSeat, Frame, Table, lowest_seat

# All or nothing is at stake, much more than in a choice of a real game: mixes are learned slowly, pure answers widely.
# Where cards are held, answers are compared in the same deal, and less is luck.
MIXING, SECRET, PURE = 4.0, 1.0, 0.7

NOBODY: tuple[int, ...] = ()


class Toy(Table):
    """Cards that only their owners see, if there are any, and what seat 0 has in the end."""

    def __init__(self, cards: tuple[int, ...], like: "Toy | None" = None) -> None:
        super().__init__(2, 1, like)
        self.cards = cards
        self.value: float = 0.5 if like is None else like.value

    def copy(self) -> "Toy":
        return Toy(self.cards, self)

    def end(self, value: float) -> None:
        self.value = value
        self.frames = []


class ToyJudge(Judge):
    """Knows the value of the end and nothing before; secrets count in `doubt` of 100 worlds."""

    def __init__(self, exploration: float, doubt: int) -> None:
        super().__init__(
            scale=1.0,
            worlds=1,
            replies=0,
            rolls=True,
            cut=100,
            manner=Manner(exploration=exploration, doubt=doubt, patience=0.0),
        )

    def shares(self, t: Table) -> Reals:
        assert isinstance(t, Toy)
        return reals_of([t.value, 1.0 - t.value])

    def private(self, t: Table, seat: int) -> int:
        assert isinstance(t, Toy)
        return t.cards[seat] + 1 if t.cards else 0


def redealing(hands: Callable[[Source], tuple[int, ...]]) -> Callable[[Toy, int, Source], Toy]:
    """Deals until the viewer holds what they do hold."""

    def redeal(t: Toy, viewer: int, source: Source) -> Toy:
        world = t.copy()
        if t.cards:
            world.cards = hands(source)
            while viewer >= 0 and world.cards[viewer] != t.cards[viewer]:
                world.cards = hands(source)
        return world

    return redeal


# Matching pennies

HEADS, TAILS, SAFE = range(3)
SAFE_VALUE = 0.3


class Pennies(Several[Toy]):
    """Seat 0 wins if both show the same, so half the time; or takes what is safe."""

    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all((HEADS, TAILS, SAFE) if seat == 0 else (HEADS, TAILS))

    def reveal(self, t: Toy) -> None:
        mine, other = t.unseal()
        t.end(SAFE_VALUE if mine == SAFE else float(mine == other))


# A die that is thrown openly and must be answered

THROW, STOP = 100, 101
STOP_VALUE = 0.6


class Throwing(AsksSeat[Toy]):
    """Seat 0 throws, and wins by naming what everybody sees; or stops before."""

    def __init__(self, seat: int, faces: int = 3) -> None:
        super().__init__(seat)
        self.faces = faces

    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all((THROW, STOP))

    def answer(self, t: Toy, seat: int, action: int) -> None:
        if action == STOP:
            t.end(STOP_VALUE)
        else:
            t.replace(self.die())

    def die(self) -> "Die":
        return Die(self.faces)


class Die(AsksChance[Toy]):
    def __init__(self, faces: int) -> None:
        self.faces = faces

    def outcomes(self, t: Toy, odds: Odds) -> None:
        for face in range(self.faces):
            odds.add(face, 1)

    def happen(self, t: Toy, outcome: int) -> None:
        t.replace(Naming(0, self.faces, outcome))


class HiddenDie(Die):
    """The same, thrown under a cup."""

    def shown_to(self, t: Toy) -> int:
        return 0


class ThrowingHidden(Throwing):
    def die(self) -> Die:
        return HiddenDie(self.faces)


class Naming(AsksSeat[Toy]):
    def __init__(self, seat: int, faces: int, face: int) -> None:
        super().__init__(seat)
        self.faces = faces
        self.face = face

    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all(range(self.faces))

    def answer(self, t: Toy, seat: int, action: int) -> None:
        t.end(float(action == self.face))


# Signalling

LEAVE = 20


class Saying(AsksSeat[Toy]):
    """Seat 0 says which of two cards it holds, truly or not, and seat 1 guesses; or leaves with a little."""

    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all((0, 1, LEAVE))

    def answer(self, t: Toy, seat: int, action: int) -> None:
        if action == LEAVE:
            t.end(SAFE_VALUE)
        else:
            t.replace(Guessing(1))


class Guessing(AsksSeat[Toy]):
    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all((0, 1))

    def answer(self, t: Toy, seat: int, action: int) -> None:
        t.end(float(action != t.cards[0]))


SIGNAL_DEALS = ((0, 2), (1, 2))


def signal_cards(source: Source) -> tuple[int, ...]:
    return (int(source.below(2)), 2)


# Kuhn's poker: three cards, a chip each in the pot, one more to bet

PASS, BET = 0, 1
JACK, QUEEN, KING = range(3)


class Betting(AsksSeat[Toy]):
    """`bets` are the answers so far: a pass is a check or a fold, a bet also a call."""

    def __init__(self, seat: int, bets: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.bets = bets

    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all((PASS, BET))

    def answer(self, t: Toy, seat: int, action: int) -> None:
        bets = (*self.bets, action)
        if bets in ((PASS,), (BET,), (PASS, BET)):
            t.replace(Betting(1 - seat, bets))
            return
        if bets[-1] == PASS and BET in bets:
            chips = -1 if seat == 0 else 1
        else:
            chips = (2 if BET in bets else 1) * (1 if t.cards[0] > t.cards[1] else -1)
        t.end(0.5 + chips / 4)


def kuhn_cards(source: Source) -> tuple[int, ...]:
    deck = Numbers()
    for card in (JACK, QUEEN, KING):
        deck.add(card)
    deck.shuffle(source)
    return (deck.row[0], deck.row[1])


KUHN_DEALS = tuple(permutations((JACK, QUEEN, KING), 2))
# To seat 0, who loses the eighteenth part of a chip on average; a chip is a quarter.
KUHN_VALUE = 0.5 - 1 / 18 / 4


def solved_kuhn(iterations: int, seed: int) -> "Mixes":
    """The mixes of one search that doubts its own card throughout, by card and bets so far."""
    t = Toy(KUHN_DEALS[0])
    t.push(Betting(0, NOBODY))
    search = Search(ToyJudge(SECRET, 100), redealing(kuhn_cards), t, 0, Rng(seed))
    search.run(iterations)
    return mixes(search, 12)


# What a seat does with a card after some answers: how much of its mix each answer is
Question = tuple[int, int, tuple[int, ...]]
Mixes = dict[Question, dict[int, float]]


def mixes(search: Search, questions: int) -> Mixes:
    """The average mixes of all seats, from so many questions: those that walks still meet."""
    found: Mixes = {}
    while len(found) < questions:
        path = search.descend()
        assert isinstance(path.t, Toy)
        answers: tuple[int, ...] = ()
        for node, edge in zip(path.nodes, path.edges, strict=True):
            whole = sum(edge.mixed for edge in node.edges)
            found[int(node.seat), path.t.cards[node.seat], answers] = {
                int(edge.answer): edge.mixed / whole for edge in node.edges
            }
            answers = (*answers, int(edge.answer))
    return found


def worth(t: Toy, chosen: Mixes, answers: tuple[int, ...] = ()) -> float:
    """What seat 0 has of it exactly, if both choose so."""
    asked = t.waiting()
    if not asked:
        return t.value
    seat = lowest_seat(asked)
    total = 0.0
    for answer, part in chosen[seat, t.cards[seat], answers].items():
        if part:
            branch = t.copy()
            engine.play(branch, seat, answer)
            total += part * worth(branch, chosen, (*answers, answer))
    return total


def value_of(frame: Frame[Toy], deals: tuple[tuple[int, ...], ...], chosen: Mixes) -> float:
    """The same on average over deals that are equally likely."""
    total = 0.0
    for cards in deals:
        t = Toy(cards)
        t.push(frame)
        total += worth(t, chosen)
    return total / len(deals)


def exploited(frame: Frame[Toy], deals: tuple[tuple[int, ...], ...], chosen: Mixes) -> float:
    """How much the two could win by answering each other's mixes as well as can be: 0 if neither can do better."""
    best = [0.0, 0.0]
    for seat in range(2):
        asked = [question for question in chosen if question[0] == seat]
        for answers in product(*(chosen[question] for question in asked)):
            pure = {question: {answer: 1.0} for question, answer in zip(asked, answers, strict=True)}
            value = value_of(frame, deals, chosen | pure)
            best[seat] = max(best[seat], 1 - value if seat else value)
    return sum(best) - 1


def searched(
    frame: Frame[Toy],
    iterations: int,
    seed: int,
    cards: tuple[int, ...] = NOBODY,
    hands: Callable[[Source], tuple[int, ...]] = signal_cards,
) -> Search:
    """A search by seat 0, which is asked."""
    t = Toy(cards)
    t.push(frame)
    judge = ToyJudge(MIXING if cards or isinstance(frame, Pennies) else PURE, 50 if cards else 0)
    search = Search(judge, redealing(hands), t, 0, Rng(seed))
    search.run(iterations)
    return search


def mix(search: Search) -> dict[int, float]:
    return {int(edge.answer): search.mix(edge) for edge in search.root.edges}


def value(search: Search) -> float:
    """What the seat has of it on average."""
    return sum(edge.total for edge in search.root.edges) / int(search.root.visits)
