"""The search: the same answer for the same seed, in both forms; obvious wins are found; secrets stay apart."""

from itertools import islice

import pytest

from freebooter.bots.judges import EndJudge, judge_of
from freebooter.bots.judges.plunder.judge import FarSightedJudge
from freebooter.bots.search.greedy import look_ahead
from freebooter.bots.search.judge import Judge
from freebooter.bots.search.node import Edge, Node
from freebooter.bots.search.search import Search, holds_secret
from freebooter.core import engine
from freebooter.core.buffers import Numbers
from freebooter.core.catalogue import find_game
from freebooter.core.engine import Play
from freebooter.core.game import AnyGame
from freebooter.core.rows import row_of
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE_BIT, Table
from tests.bots.tables import all_games, questions

pytestmark = pytest.mark.both_forms


def sensible(judge: Judge, t: Table, seat: int) -> list[int]:
    """What the judge leaves of all answers."""
    answers = Play(Rng(1)).answers(t, seat)
    judge.sensible(t, seat, answers)
    return answers.listed()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_a_search_repeats_and_answers_what_is_legal(game: AnyGame) -> None:
    judge = judge_of(game)
    for t, seat in islice(questions(game, seed=3, apart=13), 6):
        found = []
        for _ in range(2):
            search = Search(judge, game.redeal, t, seat, Rng(7))
            search.run(15)
            found.append((search.best(), [(e.answer, e.visits, e.total) for e in search.root.edges]))
        assert found[0] == found[1]
        assert found[0][0] in engine.legal(t, seat)
        assert search.root.visits == 15 == sum(edge.visits for edge in search.root.edges)


@pytest.mark.parametrize("game_id", ["buccaneer", "seven_seas", "winds_of_plunder"])
def test_a_search_begins_with_what_looking_ahead_makes_of_the_answers(game_id: str) -> None:
    game = find_game(game_id)
    judge = judge_of(game, far_sighted=True)
    assert judge.manner.foresight > 0
    for t, seat in islice(questions(game, seed=3, apart=13), 6):
        edges = {int(edge.answer): edge for edge in Search(judge, game.redeal, t, seat, Rng(7)).root.edges}
        assert sorted(edges) == sorted(sensible(judge, t, seat))
        assert {edge.trust for edge in edges.values()} == {judge.manner.foresight}
        # The mean over the judge's own worlds, or nothing where an answer was not among the best few at first sight.
        assert max(edge.guess for edge in edges.values()) > 0


@pytest.mark.parametrize("leading", [0.0, 0.3])
def test_what_a_search_likes_is_what_it_tried_where_guesses_lead_and_elsewhere_what_brought_most(
    leading: float,
) -> None:
    game = find_game("plunder")
    judge = FarSightedJudge()
    judge.manner.leading = leading
    for t, seat in islice(questions(game, seed=3, apart=29), 4):
        search = Search(judge, game.redeal, t, seat, Rng(7))
        search.run(60)
        visits = {int(edge.answer): int(edge.visits) for edge in search.root.edges if edge.visits}
        brought = {int(edge.answer): edge.value() for edge in search.root.edges if edge.visits}
        liked = dict(search.liked())
        assert liked.keys() == visits.keys()
        ordered = sorted(visits, key=(visits if leading else brought).__getitem__)
        assert [liked[answer] for answer in ordered] == sorted(liked.values())
        if not leading:
            # All were tried about as often as each other; what they are liked by tells them apart.
            assert max(liked.values()) / min(liked.values()) > max(visits.values()) / min(visits.values())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_a_search_that_is_settled_would_not_change_its_answer(game: AnyGame) -> None:
    judge = judge_of(game)
    saved = 0
    for t, seat in islice(questions(game, seed=2, apart=7), 12):
        if len(sensible(judge, t, seat)) == 1:
            continue
        search = Search(judge, game.redeal, t, seat, Rng(5))
        while not search.is_settled(60 - search.iterations):
            search.run(1)
        settled = search.best()
        saved += 60 - search.iterations
        search.run(60 - search.iterations)
        assert search.best() == settled
    assert saved > 0


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_a_search_leaves_the_table_as_it_was(game: AnyGame) -> None:
    for t, seat in islice(questions(game, seed=4, apart=17), 3):
        before = game.view(t, seat)
        Search(judge_of(game), game.redeal, t, seat, Rng(1)).run(5)
        look_ahead(judge_of(game), [t], seat, engine.legal(t, seat), Rng(1))
        assert game.view(t, seat) == before


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_shares_are_chances(game: AnyGame) -> None:
    judge = judge_of(game)
    for t, seat in islice(questions(game, seed=6, apart=5), 12):
        shares = judge.shares(t)
        assert len(shares) == t.seats
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0
        assert all(0 <= share <= 1 for share in judge.afterwards(t, seat, row_of(engine.legal(t, seat))))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_at_the_end_the_winners_have_the_largest_share(game: AnyGame) -> None:
    judge = judge_of(game)
    for seed in range(3):
        t = game.new(game.meta.least_seats)
        engine.play_out(t, Rng(seed), game.meta.most_moves)
        shares = judge.shares(t)
        winners = game.result(t).winners
        assert sum(shares[seat] for seat in winners) > 0.8
        assert {round(shares[seat], 9) for seat in winners} == {round(max(shares), 9)}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_some_answer_is_always_worth_a_thought(game: AnyGame) -> None:
    judge = judge_of(game)
    for t, seat in islice(questions(game, seed=8, apart=3), 60):
        left = sensible(judge, t, seat)
        assert left
        assert [answer for answer in engine.legal(t, seat) if answer in left] == left


def test_in_a_sealed_choice_everybody_is_asked_one_question() -> None:
    """In the auction of the example all bid at once: nobody's question depends on what another has bid."""
    game = all_games()[0]
    t, seat = next((t, seat) for t, seat in questions(game, seed=1, apart=1) if seat == 0)
    assert len(game.asks(t)) > 1
    search = Search(EndJudge(game), game.redeal, t, seat, Rng(1))
    search.run(60)
    bids = [edge for edge in search.root.edges if edge.visits > 1]
    assert len(bids) > 1
    paths = [search.descend() for _ in range(20)]
    assert len({id(path.nodes[1]) for path in paths if len(path.nodes) > 1}) == 1
    assert all(path.nodes[1].mixes for path in paths if len(path.nodes) > 1)
    assert not holds_secret(t, 0)


def test_an_untried_answer_waits_until_the_question_is_wider() -> None:
    node = Node(0, mixes=False)
    for answer in range(50):
        node.grow(Edge(answer, 0.01 * answer, trust=2.0, likely=1.0))
    answers = Numbers()
    answers.add_all(range(50))
    first = node.select(answers, 0.1)
    assert first.answer == 49
    for _ in range(20):
        edge = node.select(answers, 0.0)
        edge.visits += 1
        edge.total += edge.guess
        node.visits += 1
    tried = [edge for edge in node.edges if edge.visits]
    assert 3 <= len(tried) <= 12
    assert all(edge.available == 21 for edge in node.edges)


def followed(likely: list[float], worth: list[float], visits: int) -> list[int]:
    """How often each answer is tried where first guesses lead, if it always brings what it is worth."""
    node = Node(0, mixes=False)
    for answer, chance in enumerate(likely):
        node.grow(Edge(answer, 0.25, trust=2.0, likely=chance))
    answers = Numbers()
    answers.add_all(range(len(likely)))
    for _ in range(visits):
        edge = node.follow(answers, 0.3)
        edge.visits += 1
        edge.total += worth[edge.answer]
    return [int(edge.visits) for edge in node.edges]


def test_where_guesses_lead_likely_answers_are_tried_more_often() -> None:
    most, some, few = followed([3.0, 1.0, 0.0], [0.25] * 3, 60)
    assert most > some > few
    # Nothing is spent at first on what is hardly likely, and yet nothing is left out for ever.
    likely, worth = [10.0, *[0.001] * 49], [0.25] * 50
    assert followed(likely, worth, 100)[0] == 100
    tried = followed(likely, worth, 2000)
    assert tried[0] > 1000
    assert min(tried) > 0


def test_where_guesses_lead_a_wrong_one_is_found_out() -> None:
    tried = followed([1.0, *[0.0] * 9], [0.2, *[0.2] * 8, 0.4], 400)
    assert tried.index(max(tried)) == 9


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.meta.id))
def test_chance_is_shown_to_whom_it_is_whispered(game: AnyGame) -> None:
    t = game.new(game.meta.least_seats, game.unattended())
    source = Rng(2)
    for _ in range(400):
        if engine.is_over(t):
            break
        if t.waiting() != CHANCE_BIT:
            engine.play_on(t, source)
            continue
        shown = t.frames[-1].shown_to(t)
        told = game.apply_chance(t, game.draw(t, source))
        readers = {seat for seat in range(t.seats) if (shown >> seat) & 1}
        for one in told:
            if one.readers is not None and one.event != one.twin:
                assert readers == set(one.readers), f"{one.event} is read by {one.readers}, shown to {readers}"
