"""Tiny games whose values are known exactly, for two seats who want the opposite: what seat 0 has, seat 1 lacks."""

from collections.abc import Callable

from freebooter.bots.search.judge import Judge
from freebooter.bots.search.node import Node
from freebooter.bots.search.search import Search
from freebooter.core.buffers import Numbers, Odds
from freebooter.core.rows import Reals, reals_of
from freebooter.core.several import Several
from freebooter.core.source import Rng, Source
from freebooter.core.table import AsksChance, AsksSeat, Frame, Table

# All or nothing is at stake, much more than in a choice of a real game: mixes are learned slowly, pure answers widely.
MIXING, PURE = 4.0, 0.7

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
            exploration=exploration,
            doubt=doubt,
            patience=0.0,
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

THROW, STOP = 10, 11
FACES = 3
STOP_VALUE = 0.6


class Throwing(AsksSeat[Toy]):
    """Seat 0 throws, and wins by naming what everybody sees; or stops before."""

    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all((THROW, STOP))

    def answer(self, t: Toy, seat: int, action: int) -> None:
        if action == STOP:
            t.end(STOP_VALUE)
        else:
            t.replace(Die())


class Die(AsksChance[Toy]):
    def outcomes(self, t: Toy, odds: Odds) -> None:
        for face in range(FACES):
            odds.add(face, 1)

    def happen(self, t: Toy, outcome: int) -> None:
        t.replace(Naming(0, outcome))


class HiddenDie(Die):
    """The same, thrown under a cup."""

    def shown_to(self, t: Toy) -> int:
        return 0


class ThrowingHidden(Throwing):
    def answer(self, t: Toy, seat: int, action: int) -> None:
        super().answer(t, seat, action)
        if t.frames:
            t.replace(HiddenDie())


class Naming(AsksSeat[Toy]):
    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def legal(self, t: Toy, seat: int, found: Numbers) -> None:
        found.add_all(range(FACES))

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


def opening_bets(iterations: int, seed: int) -> list[float]:
    """How often seat 0 opens with a bet, by its card, in the mix of one search that doubts its own card throughout."""
    t = Toy((JACK, QUEEN))
    t.push(Betting(0, NOBODY))
    search = Search(ToyJudge(MIXING, 100), redealing(kuhn_cards), t, 0, Rng(seed))
    search.run(iterations)
    openings: dict[int, Node] = {}
    while len(openings) < 3:
        path = search.descend()
        assert isinstance(path.t, Toy)
        openings[path.t.cards[0]] = path.nodes[0]
    return [
        sum(edge.mixed for edge in openings[card].edges if edge.answer == BET)
        / sum(edge.mixed for edge in openings[card].edges)
        for card in (JACK, QUEEN, KING)
    ]


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
