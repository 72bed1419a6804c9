"""The ladder: every pairing a fixed number of games, gone on with from its file, and told as Markdown."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from freebooter import forms
from freebooter.bots.arena.ladder import (
    NETS,
    Ladder,
    Pairing,
    PairingRound,
    counted,
    counts_of,
    pairings,
    play_pairing,
    time_of,
    versions_of,
)
from freebooter.bots.arena.ladder_chart import draw_ladder
from freebooter.bots.arena.ladder_report import report
from freebooter.bots.nets.shipped import has_proved, measurements
from freebooter.bots.players.catalogue import UnknownBot, check_bot
from freebooter.bots.players.levels import LEVELS
from freebooter.core.catalogue import game_ids

PAIRING = Pairing("buccaneer", "deckhand", "random")


def a_round(number: int, shares: list[float]) -> PairingRound:
    return PairingRound(
        pairing=PAIRING,
        versions=versions_of(PAIRING),
        number=number,
        seed=1,
        shares=shares,
        faults=0,
        times={"deckhand": {10: 5}},
    )


def test_neighbours_and_baselines_meet_in_every_game() -> None:
    planned = pairings(list(game_ids()), 20)
    names = {(one.first, one.second) for one in planned if one.game == "plunder"}
    assert {("mate", "deckhand"), ("captain", "mate"), ("commodore", "captain")} <= names
    assert {(level, "heuristic") for level in ("deckhand", "mate", "captain", "commodore")} <= names
    assert {("commodore", "ismcts@20"), ("search@20", "ismcts@20"), ("search@20", "heuristic")} <= names
    with_nets = [game for game in game_ids() if has_proved(game)]
    assert [one.game for one in planned if (one.first, one.second) == NETS] == with_nets
    assert len(planned) == len(game_ids()) * len(names) + len(with_nets)
    for one in planned:
        check_bot(one.first, one.game, programs=True)
        check_bot(one.second, one.game, programs=True)


def test_baselines_and_times_are_names_in_the_arena_only() -> None:
    for name in ("ismcts", "search@20"):
        with pytest.raises(UnknownBot):
            check_bot(name, "buccaneer")
    with pytest.raises(UnknownBot):
        check_bot("random@20", "buccaneer", programs=True)


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    first = Ladder(file, [PAIRING], games=4, seed=1)
    assert not first.play(jobs=1, seconds=0.0)
    assert first.play(jobs=1, seconds=60.0)
    again = Ladder(file, [PAIRING], games=4, seed=1)
    assert again.standings[PAIRING].games == 4
    assert again.left() == 0
    other = Ladder(file, [PAIRING], games=4, seed=2)
    assert other.standings[PAIRING].games == 0
    assert "`deckhand` : `random` | 4 |" in report(again)
    here = play_pairing(PAIRING, 0, seed=1)
    assert here.shares == again.standings[PAIRING].rounds[0].shares, "a round is the same wherever it is played"
    assert sum(here.times["deckhand"].values()) > 4


def test_rounds_of_other_versions_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    now = a_round(0, [1.0] * 4)
    before = msgspec.structs.replace(a_round(1, [0.0] * 4), versions={"deckhand": "1", "random": "1"})
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in (now, before)))
    standing = Ladder(file, [PAIRING], games=8, seed=1).standings[PAIRING]
    assert list(standing.rounds) == [0]
    assert standing.share == 1.0


def test_rounds_that_say_nothing_of_versions_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    plain = msgspec.json.decode(msgspec.json.encode(a_round(0, [1.0] * 4)))
    del plain["versions"]
    file.write_bytes(msgspec.json.encode(plain) + b"\n")
    assert Ladder(file, [PAIRING], games=8, seed=1).standings[PAIRING].games == 0


def on_file(games: list[str]) -> Ladder:
    """The ladder of these games as docs/bots.md says that it was played."""
    return Ladder(forms.ROOT / "docs" / "ladder.jsonl", pairings(games, 20), games=100, seed=20261118)


def test_the_page_of_bots_says_what_the_rounds_on_file_do() -> None:
    page = (forms.ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for game in game_ids():
        ladder = on_file([game])
        assert ladder.left() == 0, f"freebooter arena {game} --ladder goes on with the rounds of docs/ladder.jsonl"
        assert report(ladder) in page


@pytest.mark.parametrize("pair", [("deckhand", "heuristic"), ("captain", "mate")])
@pytest.mark.parametrize("game_id", game_ids())
def test_bots_play_as_in_the_rounds_on_file(game_id: str, pair: tuple[str, str]) -> None:
    """Else one of them, or its judge, has another version, and its rounds are to be played again."""
    pairing = Pairing(game_id, *pair)
    there = on_file([game_id]).standings[pairing].rounds[0]
    here = play_pairing(pairing, 0, there.seed)
    assert here.shares == there.shares
    assert {bot: sum(counts.values()) for bot, counts in here.times.items()} == {
        bot: sum(counts.values()) for bot, counts in there.times.items()
    }


def test_each_level_beats_the_one_below_and_takes_no_longer_than_it_says() -> None:
    """Ninety-nine of a hundred decisions do, on whatever machine the rounds on file were played."""
    for game in game_ids():
        standings = on_file([game]).standings
        for lower, upper in pairwise(LEVELS):
            assert standings[Pairing(game, upper.name, lower.name)].verdict() == "above"
        for level in LEVELS:
            assert time_of(counts_of(standings.values(), level.name), 99) <= level.milliseconds, f"{level.name}: {game}"


def test_experts_play_with_the_nets_that_proved_better_on_the_ladder() -> None:
    for game in filter(has_proved, game_ids()):
        standing, measured = on_file([game]).standings[Pairing(game, *NETS)], measurements()[game]
        found = (standing.share, *standing.interval())
        assert (measured.wins, measured.low, measured.high) == tuple(round(one, 2) for one in found)
        assert (measured.games, measured.seed) == (standing.games, 20261118)
        assert standing.verdict() == "above"


def test_the_picture_in_the_page_of_bots_is_of_the_rounds_on_file() -> None:
    drawn = draw_ladder(on_file(list(game_ids())))
    assert drawn == (forms.ROOT / "docs" / "images" / "ladder.svg").read_text(encoding="utf-8")


def picture(file: Path, rounds: dict[Pairing, list[PairingRound]]) -> ElementTree.Element:
    lines = [
        msgspec.structs.replace(one, pairing=pairing, versions=versions_of(pairing))
        for pairing, played in rounds.items()
        for one in played
    ]
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in lines))
    return ElementTree.fromstring(draw_ladder(Ladder(file, list(rounds), games=8, seed=1)))


def test_the_picture_has_a_row_a_pairing_and_tells_verdicts_apart_by_shape(tmp_path: Path) -> None:
    lower, other = [pairing for pairing in pairings(["buccaneer"], 20) if pairing.first == "mate"]
    clear = [a_round(number, [1.0] * 4) for number in range(2)]
    unclear = [a_round(number, [float(number)] * 4) for number in range(2)]
    root = picture(tmp_path / "rounds.jsonl", {lower: clear, other: unclear})
    words = [text.text for text in root.findall(".//{*}text")]
    assert words[:2] == ["mate : deckhand", "mate : heuristic"]
    assert "Buccaneer" in words
    assert [word for word in words if word in ("100", "50")] == ["50", "100", "50"]
    # One of each verdict in the legend.
    filled = [mark.get("r") for mark in root.findall(".//{*}circle")]
    assert filled == ["5", "4.5", "5", "4.5"]


def test_the_picture_of_one_game_has_room_for_its_legend(tmp_path: Path) -> None:
    root = picture(tmp_path / "rounds.jsonl", {PAIRING: [a_round(0, [1.0] * 4)]})
    *_, width, _ = map(int, root.attrib["viewBox"].split())
    last = next(text for text in root.findall(".//{*}text") if text.text == "wins less")
    # No letter is wider than this.
    assert int(last.attrib["x"]) + 12 * len("wins less") <= width


def test_a_pairing_with_a_bot_that_failed_has_a_mark_of_its_own(tmp_path: Path) -> None:
    failed = msgspec.structs.replace(a_round(0, [0.0] * 4), faults=1)
    lost = a_round(0, [0.0] * 4)
    drawn, usual = (picture(tmp_path / "rounds.jsonl", {PAIRING: [one]}) for one in (failed, lost))
    words, others = ([text.text for text in root.findall(".//{*}text")] for root in (drawn, usual))
    assert "a bot failed" in words
    assert "a bot failed" not in others
    marks, below = ([path.get("d", "") for path in root.findall(".//{*}path")] for root in (drawn, usual))
    # Its own, and the one of the legend.
    assert sum("l10 10m0 -10l-10 10" in mark for mark in marks) == 2
    assert not any("l10 10" in mark for mark in below)


def test_more_games_are_due_only_where_the_first_leave_it_open() -> None:
    clear, unclear, begun = (Pairing("buccaneer", first, "random") for first in ("captain", "mate", "deckhand"))
    ladder = Ladder(Path("nowhere.jsonl"), [clear, unclear, begun], games=20, seed=1)
    assert ladder.left() == 15
    for number in range(5):
        ladder.standings[clear].rounds[number] = a_round(number, [1.0] * 4)
        ladder.standings[unclear].rounds[number] = a_round(number, [float(number % 2)] * 4)
    ladder.standings[begun].rounds[0] = a_round(0, [1.0] * 4)
    assert [ladder.is_due(pairing, 5) for pairing in (clear, unclear, begun)] == [False, True, False]
    assert ladder.left() == 0 + 10 + 4
    standing = ladder.standings[unclear]
    assert ladder.standings[clear].verdict() == "above"
    assert standing.verdict() == "open"
    low, high = standing.interval()
    assert low < standing.share < high


def test_whether_a_net_is_better_is_asked_by_twice_as_many_games() -> None:
    planned = [Pairing("buccaneer", *NETS), PAIRING]
    ladder = Ladder(Path("nowhere.jsonl"), planned, games=20, seed=1)
    assert ladder.left() == 10 + 5
    for pairing in planned:
        for number in range(10):
            ladder.standings[pairing].rounds[number] = a_round(number, [1.0] * 4)
    assert [ladder.is_due(pairing, 9) for pairing in planned] == [True, False]
    assert ladder.left() == 0


def test_times_are_counted_in_steps() -> None:
    counts = counted([0.001] * 98 + [0.1] * 2)
    assert time_of(counts, 50) == pytest.approx(1.0, rel=0.06)
    assert time_of(counts, 99) == pytest.approx(100.0, rel=0.06)
