"""Nets in files, refused where they do not fit, and as players."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from freebooter.bots.arena.arena import arena
from freebooter.bots.arena.card import TrainedNet
from freebooter.bots.judges import judge_of
from freebooter.bots.nets import net_judge
from freebooter.bots.nets.net import Net, weights_of
from freebooter.bots.nets.net_file import BadNet, NetFile, decode_net, read_net, write_net
from freebooter.bots.nets.net_judge import NetJudge
from freebooter.bots.nets.shipped import expert_net, measurements, shipped_file, shipped_net
from freebooter.bots.players.catalogue import UnknownBot, bot_version, check_bot
from freebooter.bots.players.levels import Commodore
from freebooter.bots.search.judge import Judge
from freebooter.bots.search.manner import Manner
from freebooter.bots.search.search import Search
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.engine import legal, play, play_out, roll
from freebooter.core.facts import attributes
from freebooter.core.game import AnyGame
from freebooter.core.rows import row_of
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE, Table

pytestmark = pytest.mark.both_forms

GAME = find_game("buccaneer")
WIDTH = 8


def any_net() -> NetFile:
    """A net that has learnt nothing: its numbers are drawn."""
    source, cells, actions = np.random.default_rng(1), GAME.layout.size, len(GAME.space)
    shapes: dict[str, tuple[int, ...]] = {
        "mean": (cells,),
        "first": (cells, WIDTH),
        "first_bias": (WIDTH,),
        "second": (WIDTH, WIDTH),
        "second_bias": (WIDTH,),
        "policy": (WIDTH, actions),
        "policy_bias": (actions,),
        "value": (WIDTH, GAME.meta.most_seats),
    }
    arrays = {name: source.standard_normal(shape) / 10 for name, shape in shapes.items()}
    return NetFile.of(GAME, {"rounds": 0}, weights_of({**arrays, "scale": np.ones(cells)}))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "net"
    write_net(path, any_net())
    return path


def test_a_net_is_read_as_it_was_written(file: Path) -> None:
    assert read_net(file, GAME) == any_net()


def test_a_net_of_another_game_is_refused(file: Path) -> None:
    with pytest.raises(BadNet, match="this net plays buccaneer, not plunder"):
        read_net(file, find_game("plunder"))


def test_a_net_of_another_layout_is_refused(file: Path) -> None:
    write_net(file, msgspec.structs.replace(any_net(), layout=GAME.layout.version + 1))
    with pytest.raises(BadNet, match=r"was trained on layout 2 of .* buccaneer has layout 1 of .*: train it again"):
        read_net(file, GAME)


def test_a_damaged_net_is_refused(file: Path) -> None:
    write_net(file, msgspec.structs.replace(any_net(), digest="0" * 64))
    with pytest.raises(BadNet, match="this net is damaged"):
        read_net(file, GAME)


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"ahoy")
    with pytest.raises(BadNet, match="other is no net"):
        read_net(other, GAME)
    with pytest.raises(BadNet, match="No such file"):
        read_net(tmp_path / "nothing", GAME)


def test_its_chances_and_answers_are_shares() -> None:
    net, t = Net(GAME, any_net()), GAME.position("buccaneer 4; offer S01 S02 S03; frames NextTurn(seat=2)")
    answers = legal(t, 2)
    turned = GAME.turned_to(2, 4)
    looked = net.look(t, 2)
    assert net.shares(looked, 4).sum() == pytest.approx(1)
    policy = net.policy(looked, np.array([turned[answer] for answer in answers]))
    assert policy.sum() == pytest.approx(1)
    # A judge counts seats by the table, and likes first what the net is likely to do.
    judge = NetJudge(net)
    assert judge.shares(t)[2] == pytest.approx(net.shares(looked, 4)[0])
    guesses = list(judge.afterwards(t, 2, row_of(answers)))
    assert guesses.index(max(guesses)) == policy.argmax()


def test_nets_play_with_and_without_a_search(file: Path) -> None:
    standings = arena(GAME, [f"net:{file}", f"net:{file}@1", "random"], 3, seed=1)
    assert [entry.faults for entry in standings.bots] == [0, 0, 0]


def test_the_net_that_ships_plays_by_the_name_of_its_kind() -> None:
    standings = arena(GAME, ["net", "net@1", "random"], 3, seed=1)
    assert [entry.faults for entry in standings.bots] == [0, 0, 0]
    assert bot_version("net", "buccaneer") == bot_version("net@1", "buccaneer") != bot_version("net", "seven_seas")
    with pytest.raises(UnknownBot, match="there is no bot 'net'"):
        check_bot("net", "buccaneer")


def test_a_bad_file_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="No such file"):
        arena(GAME, [f"net:{tmp_path / 'nothing'}", "random", "random"], 3, seed=1)


def first_question(game: AnyGame, seats: int) -> tuple[Table, int]:
    """A new table as soon as somebody is asked, and who is."""
    t, source = game.new(seats), Rng(1)
    while game.asks(t) == (CHANCE,):
        roll(t, source)
    return t, game.asks(t)[0]


def test_a_net_judges_by_what_the_own_judge_declares_but_for_rollouts_first_guesses_and_what_was_only_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Nothing here is what a judge has by default.
    own = Judge(
        scale=3.0,
        worlds=7,
        replies=2,
        rolls=True,
        cut=9,
        manner=Manner(
            exploration=0.3,
            trust=5.0,
            doubt=25,
            patience=99.0,
            foresight=30.0,
            leading=0.7,
            temper=0.8,
            together=3,
        ),
        version=3,
    )
    monkeypatch.setattr(net_judge, "judge_of", lambda _: own)
    judge = NetJudge(Net(GAME, any_net()))
    assert different(judge, own) == {"cut", "manner", "version"}
    assert different(judge.manner, own.manner) == {"foresight", "forgiving", "together", "leading", "temper"}


def different(one: Any, other: Any) -> set[str]:
    """What is said of both in two ways."""
    return {name for name in attributes(other) if getattr(one, name) != getattr(other, name)}


def test_tables_are_looked_at_together_as_one_by_one() -> None:
    judge = NetJudge(Net(GAME, any_net()))
    t, seat = first_question(GAME, 3)
    tables = [t]
    for answer in legal(t, seat)[:3]:
        after = t.copy()
        play(after, seat, answer)
        tables.append(after)
    over = t.copy()
    play_out(over, Rng(1), GAME.meta.most_moves)
    judge.focus(t)
    verdicts = judge.verdicts([*tables, over])
    for verdict, one in zip(verdicts, [*tables, over], strict=True):
        assert list(verdict.shares) == pytest.approx(list(judge.shares(one)), abs=1e-6)
    assert [verdict.memory is None for verdict in verdicts] == [False] * len(tables) + [True]
    answers = row_of(legal(t, seat))
    remembered = judge.recalled(verdicts[0].memory, t, seat, answers)
    assert list(remembered) == pytest.approx(list(judge.afterwards(t, seat, answers)), abs=1e-6)


@pytest.mark.parametrize("game_id", game_ids())
def test_walks_that_are_judged_together_are_all_counted_once(game_id: str) -> None:
    """In 7 Seas and Winds several seats choose at once, and answers are drawn by lot."""
    game = find_game(game_id)
    judge = NetJudge(shipped_net(game_id))
    assert judge.manner.together > 1
    t, seat = first_question(game, 4)
    search = Search(judge, game.redeal, t, seat, Rng(1))
    search.run(30)
    assert sum(int(edge.visits) for edge in search.root.edges) == search.root.visits == search.iterations == 30
    assert search.best() in legal(t, seat)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_net_that_proved_better_judges_for_the_expert_at_tables_it_learned_at(game_id: str) -> None:
    game = find_game(game_id)
    measured = measurements()[game_id]
    assert measured.low <= measured.wins < measured.high
    assert (expert_net(game_id, 4) is not None) == (measured.low > 0.5)
    assert expert_net(game_id, 3) is None
    own = type(judge_of(game, far_sighted=True))
    for seats, kind in ((4, NetJudge if measured.low > 0.5 else own), (3, own)):
        t, seat = first_question(game, seats)
        expert = Commodore(1)
        expert.iterations = 2
        expert.start(game, seat, game.options(), game.figures())
        assert expert.choose(game.view(t, seat), game.legal(t, seat), None) in game.legal(t, seat)
        assert isinstance(expert.judge, kind)


@pytest.mark.parametrize("game_id", game_ids())
def test_an_expert_who_plays_with_a_net_is_known_by_it(game_id: str) -> None:
    version, net = bot_version("commodore", game_id), bot_version("net", game_id)
    assert version is not None
    assert version.endswith(f"+{net}") == (expert_net(game_id, 4) is not None)
    assert version.startswith(str(Commodore.version))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_shipped_net_says_how_it_was_trained_and_is_no_larger_than_a_page_may_be(game_id: str) -> None:
    game, data = find_game(game_id), shipped_file(game_id).read_bytes()
    card = msgspec.convert(decode_net(data, game_id, game).card, TrainedNet)
    assert (card.game, card.edition) == (game_id, game.meta.edition)
    # A search says far more of a decision than one answer does.
    assert card.decisions > (300_000 if card.plan.get("expert") else 1_000_000)
    assert len(data) <= 5_000_000
