"""Maps in characters: every piece is where the view says, and the table fits a small terminal."""

import re
from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console

from freebooter.core import engine
from freebooter.core.catalogue import find_game
from freebooter.core.figures import write_figures
from freebooter.core.game import AnyGame
from freebooter.core.source import Rng
from freebooter.core.text_board import TextBoard
from freebooter.core.text_map import map_of
from freebooter.core.words import LANGUAGES, words
from freebooter.games.plunder import GAME as PLUNDER
from freebooter.games.winds_of_plunder import GAME as WINDS
from freebooter.games.winds_of_plunder.figures import CARDS, PORTS
from freebooter.games.winds_of_plunder.state import NO_TILE

NAMES = ["Ada", "Bea", "Cleo", "Dora", "Elsa", "Fay"]


def drawn(game: AnyGame, t: Any, viewer: int, language: str = "en", *, brief: bool = True) -> list[str]:
    """The lines of the table, 80 columns wide."""
    view = game.view(t, viewer)
    console = Console(file=StringIO(), width=80)
    names = NAMES[: view.seats]
    ui = words("freebooter.cli", language)
    board = TextBoard(game.meta.id, words(game.package, language), ui, names, map_of(game.package))
    console.print(board.draw(view, brief=brief))
    text = console.file
    assert isinstance(text, StringIO)
    return text.getvalue().splitlines()


def played(game: AnyGame, seats: int, moves: int) -> Any:
    """A game in which the first seat is asked something, about so many moves on."""
    t = game.new(seats)
    source = Rng(seats)
    engine.play_out(t, source, moves)
    while game.asks(t) != (0,):
        engine.play_on(t, source)
    return t


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "most"), [(PLUNDER, 17), (WINDS, 18)], ids=["plunder", "winds_of_plunder"])
def test_the_table_with_its_map_leaves_room_for_the_question_on_80_by_24(
    game: AnyGame, most: int, language: str
) -> None:
    for seats in (game.meta.least_seats, game.meta.most_seats):
        lines = drawn(game, played(game, seats, 120), 0, language)
        assert len(lines) <= most, "\n".join(lines)
        assert max(map(len, lines)) <= 80


def test_plunders_ships_ports_and_xs_are_on_the_map() -> None:
    t = played(PLUNDER, 4, 200)
    view = PLUNDER.view(t, 0)
    lines = drawn(PLUNDER, t, 0)

    def sign(cell: str) -> str:
        column = 2 + 3 * (int(cell[1:]) - 1)
        return next(line for line in lines if line.startswith(f"{cell[0]} "))[column : column + 2].strip()

    ships = {
        ship.cell: f"{'ABCDEF'[seat]}{place}"
        for seat, fleet in enumerate(view.ships)
        for place, ship in enumerate(fleet, 1)
        if ship
    }
    assert ships
    assert {cell: sign(cell) for cell in ships} == ships
    free = [cell for cell in view.tokens if cell not in ships]
    assert all(sign(cell) in ("X", "#X") for cell in free)
    owned = [island for island in view.islands if island.owner >= 0 and island.ports[0] not in (*ships, *free)]
    for island in owned:
        assert sign(island.ports[0]) == f"{'abcdef'[island.owner]}{island.skulls}"


def test_ships_of_winds_lie_under_their_ports() -> None:
    t = played(WINDS, 4, 150)
    lines = drawn(WINDS, t, 0)
    for seat, player in enumerate(WINDS.view(t, 0).players):
        port = words(WINDS.package, "en").term(player.port)
        row, column = next((row, line.index(port)) for row, line in enumerate(lines) if port in line)
        assert "ABCD"[seat] in lines[row + 1][column : column + 18].split()[-1]


def test_ports_of_winds_lie_where_the_figures_say() -> None:
    plain = msgspec.json.decode(write_figures(WINDS.figures()))
    plain["areas_west_to_east"].reverse()
    plain["north_to_south"][0].reverse()
    t = WINDS.new(3, figures=WINDS.figures(msgspec.json.encode(plain)))
    engine.play_out(t, Rng(1), 60)
    usual = drawn(WINDS, played(WINDS, 3, 60), 0)
    turned = chart(drawn(WINDS, t, 0))
    assert len(turned) == 3
    assert [row[::-1] for row in turned[::-1]] == chart(usual)


def test_a_port_without_a_tile_moves_no_other() -> None:
    usual = played(WINDS, 3, 60)
    bare = usual.copy()
    bare.tiles[PORTS.index("cozumel")] = NO_TILE
    assert chart(drawn(WINDS, bare, 0)) == chart(drawn(WINDS, usual, 0))


def chart(lines: list[str]) -> list[list[str]]:
    """The names of ports in each line that has some, without the letters of whoever is known there."""
    ports = {words(WINDS.package, "en").term(port) for port in PORTS}
    rows = [[re.sub(r" [a-e]+$", "", cell) for cell in re.split(r"\s{2,}", line)] for line in lines]
    return [found for row in rows if (found := [cell for cell in row if cell in ports])]


def test_a_port_where_everybody_is_known_keeps_the_table_within_80_columns() -> None:
    known = " | ".join([" ".join(PORTS)] * 5)
    ports = " ".join(["turks-and-caicos"] * 5)
    t = WINDS.position(f"winds_of_plunder 5; tiles; ports {ports}; reputation {known}")
    for language in LANGUAGES:
        lines = drawn(WINDS, t, 0, language)
        assert max(map(len, lines)) <= 80
        assert any("ABCDE" in line for line in lines)


def test_a_game_without_a_map_has_none() -> None:
    assert map_of(find_game("buccaneer").package) is None


def test_seats_are_said_by_name() -> None:
    before = "\n".join(drawn(PLUNDER, PLUNDER.new(3), 0, brief=False))
    assert "First player: nobody" in before
    assert "Turn of: nobody" in before
    during = "\n".join(drawn(PLUNDER, played(PLUNDER, 3, 120), 0, brief=False))
    assert "Turn of: Ada" in during
    assert not re.search(r"(First player|Turn of): -?\d", before + during)


def test_places_of_the_x_tokens_are_no_facts_of_players() -> None:
    """There are as many X tokens as players at a table of three."""
    t = played(PLUNDER, 3, 120)
    assert any(line.startswith(f"X: {PLUNDER.view(t, 0).tokens[0]}") for line in drawn(PLUNDER, t, 0, brief=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_named_by_the_letter_of_a_seat(language: str) -> None:
    known = words(find_game("winds_of_plunder").package, language)
    assert [known.term(card) for card in CARDS if re.search(r"\b[A-F]\b", known.term(card))] == []
