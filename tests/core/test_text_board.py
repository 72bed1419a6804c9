"""Any view is drawn, whatever it is made of."""

from io import StringIO

import pytest
from msgspec import Struct
from rich.console import Console
from smugglers import GAME as SMUGGLERS

from freebooter.core import engine
from freebooter.core.catalogue import find_game
from freebooter.core.game import AnyGame
from freebooter.core.message import Seat
from freebooter.core.source import Rng
from freebooter.core.table import SPECTATOR
from freebooter.core.text_board import TextBoard
from freebooter.core.view import View
from freebooter.core.words import words

NAMES = ["Ada", "Bea", "Cleo"]


class Tile(Struct, frozen=True):
    id: str
    owner: Seat
    goods: dict[str, int]


class PlayerView(Struct, frozen=True):
    gold: int
    is_first: bool
    tiles: tuple[Tile, ...]


class StrangeView(View, frozen=True):
    players: tuple[PlayerView, ...]
    held: tuple[dict[str, int], ...]
    lost: tuple[dict[str, int], ...]
    tiles: tuple[Tile | None, ...]
    rows: tuple[tuple[int, ...], ...]
    nothing: tuple[int, ...]
    round: int


def drawn(game: AnyGame, view: View, *, brief: bool = False, language: str = "en") -> str:
    console = Console(file=StringIO(), width=120)
    board = TextBoard(game.meta.id, words(game.package, language), words("freebooter.cli", language), NAMES)
    console.print(board.draw(view, brief=brief))
    text = console.file
    assert isinstance(text, StringIO)
    return text.getvalue()


def test_a_view_of_anything_is_drawn() -> None:
    tile = Tile("T1", 1, {"rum": 2})
    view = StrangeView(
        viewer=0,
        seats=3,
        edition=1,
        asks=(0,),
        frames=[],
        players=tuple(PlayerView(gold, gold == 1, (tile,)) for gold in range(3)),
        held=({"a": 1}, {"b": 2}, {}),
        lost=({"a": 3}, {}, {}),
        tiles=(tile, None, Tile("T2", -1, {})),
        rows=((1, 2), (3,)),
        nothing=(),
        round=4,
    )
    text = drawn(SMUGGLERS, view)
    assert "lost: a" in text
    assert "Bea" in text
    assert "nobody" in text
    assert "round: 4" in text
    assert "viewer" not in text


@pytest.mark.parametrize("game", [find_game("buccaneer"), SMUGGLERS], ids=lambda game: game.meta.id)
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_view_of_a_game_is_drawn(game: AnyGame, language: str) -> None:
    t = game.new(3)
    source = Rng(7)
    while not engine.is_over(t):
        for viewer in (0, 2, SPECTATOR):
            for brief in (True, False):
                assert drawn(game, game.view(t, viewer), brief=brief, language=language)
        engine.play_out(t, source, 9)


def test_buccaneers_table_speaks_in_its_own_words() -> None:
    game = find_game("buccaneer")
    t = game.new(3)
    engine.play_out(t, Rng(1), 30)
    text = drawn(game, game.view(t, 0), language="it")
    assert "Pile, dalla cima" in text
    assert " di Ada" in text
    assert "_" not in text
