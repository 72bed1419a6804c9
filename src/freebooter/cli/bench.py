"""`freebooter bench`: how fast the engine is."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from freebooter import forms
from freebooter.cli.arguments import Json
from freebooter.cli.compile import ProgressLine, compile_first

if TYPE_CHECKING:
    from collections.abc import Callable

_REFERENCE_ROUNDS = 200_000
_TITLES = (
    "engine",
    "driven",
    "plain",
    "instr./move",
    "copy, µs",
    "bytes, copies",
    "batch",
    "AEC",
    "search",
    "plain search",
    ": reference",
)


def command(
    games: Annotated[str, typer.Option(help="The games to measure, separated by commas; all if not given.")] = "",
    peers: Annotated[bool, typer.Option("--peers", help="Other libraries too, where they are installed.")] = False,
    json: Json = False,
) -> None:
    """Measure the engine: moves per second inside, driven from Python and not compiled, instructions per move, how long
    a copy takes and in copies of it how long a table takes to become bytes and to come back from them, decisions of a
    batch with observations and masks, steps of PettingZoo's environment, and iterations of the search per second on one
    core."""
    compile_first()
    import msgspec

    from freebooter.core.catalogue import find_game, game_ids

    wanted = [find_game(part.strip()).meta.id for part in games.split(",") if part.strip()] or game_ids()
    with ProgressLine() as line:
        report = measure(wanted, line.show, with_peers=peers)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        show(report)


def measure(game_ids: list[str], progress: "Callable[[str], None]", *, with_peers: bool) -> dict[str, Any]:
    """All measurements as plain data."""
    import msgspec

    from freebooter.cli.measure.loops import rate, reference
    from freebooter.cli.measure.peers import compared
    from freebooter.cli.measure.processes import NO_VALGRIND

    progress("measuring the reference loop")
    reference_rate = rate(lambda rounds: reference(rounds * _REFERENCE_ROUNDS) and rounds * _REFERENCE_ROUNDS)
    measured = {game_id: measure_game(game_id, reference_rate, progress) for game_id in game_ids}
    notes = [NO_VALGRIND] if any(one["instructions_per_move"] is None for one in measured.values()) else []
    peers: dict[str, Any] = {}
    if with_peers:
        progress("measuring other libraries")
        for peer, found in compared(game_ids):
            if isinstance(found, str):
                notes.append(f"{peer.name}: not measured, {found}")
            else:
                peers[peer.name] = msgspec.to_builtins(found)
                progress(f"measured {peer.name}")
    return {
        "compiled": forms.active() == "compiled",
        "reference_loops_per_second": round(reference_rate),
        "games": measured,
        "peers": peers,
        "notes": notes,
    }


def measure_game(game_id: str, reference_rate: float, progress: "Callable[[str], None]") -> dict[str, Any]:
    """The numbers of one game. `reference_ratio` is the engine's speed in rounds of the reference loop."""
    from freebooter.cli.measure.loops import (
        aec_games,
        batch_steps,
        bench_seats,
        bytes_in_copies,
        copy_microseconds,
        driven_games,
        moves_per_second,
        rate,
        search_iterations_per_second,
    )
    from freebooter.cli.measure.processes import (
        instructions_per_move,
        plain_moves_per_second,
        plain_search_iterations_per_second,
    )
    from freebooter.core.catalogue import find_game

    game = find_game(game_id)
    seats = bench_seats(game)
    progress(f"measuring {game_id}: moves per second")
    inside_rate = moves_per_second(game, seats)
    driven_rate = rate(driven_games(game, seats))
    copies = copy_microseconds(game, seats)
    written, read = bytes_in_copies(game, seats)
    progress(f"measuring {game_id}: batch")
    batch_rate = rate(batch_steps(game, seats))
    progress(f"measuring {game_id}: PettingZoo")
    in_turn = aec_games(game, seats)
    aec_rate = rate(in_turn) if in_turn else None
    progress(f"measuring {game_id}: search")
    searches = search_iterations_per_second(game, seats)
    progress(f"measuring {game_id}: not compiled")
    plain_rate = plain_moves_per_second(game_id)
    plain_searches = plain_search_iterations_per_second(game_id)
    progress(f"measuring {game_id}: instructions under callgrind")
    instructions = instructions_per_move(game_id)
    return {
        "seats": seats,
        "engine_moves_per_second": round(inside_rate),
        "driven_moves_per_second": round(driven_rate),
        "plain_moves_per_second": round(plain_rate),
        "instructions_per_move": None if instructions is None else round(instructions),
        "copy_us": round(copies, 2),
        "serialize_copies": round(written, 1),
        "deserialize_copies": round(read, 1),
        "batch_decisions_per_second": round(batch_rate),
        "aec_steps_per_second": None if aec_rate is None else round(aec_rate),
        "search_iterations_per_second": round(searches),
        "plain_search_iterations_per_second": round(plain_searches),
        "reference_ratio": round(inside_rate / reference_rate, 4),
    }


def show(report: dict[str, Any]) -> None:
    """The report for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(
        f"{'compiled' if report['compiled'] else 'plain'} engine, moves and search iterations per second;\n"
        f"reference loop: {report['reference_loops_per_second']:,} rounds per second\n"
    )
    table = Table("game", "seats", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in _TITLES:
        table.add_column(title, justify="right")
    for game_id, one in report["games"].items():
        table.add_row(
            game_id,
            str(one["seats"]),
            f"{one['engine_moves_per_second']:,}",
            f"{one['driven_moves_per_second']:,}",
            f"{one['plain_moves_per_second']:,}",
            _figure(one["instructions_per_move"]),
            f"{one['copy_us']:.2f}",
            f"{one['serialize_copies']:.1f} / {one['deserialize_copies']:.1f}",
            f"{one['batch_decisions_per_second']:,}",
            _figure(one["aec_steps_per_second"]),
            f"{one['search_iterations_per_second']:,}",
            f"{one['plain_search_iterations_per_second']:,}",
            f"{one['reference_ratio']:.3f}",
        )
    console.print(table)
    if report["peers"]:
        beside = Table("\nlibrary and game", box=None, pad_edge=False, padding=(0, 2, 0, 0))
        beside.add_column("moves per second", justify="right")
        beside.add_column("times as fast")
        for game_id in report["games"]:
            beside.add_column(game_id, justify="right")
        for peer, one in report["peers"].items():
            for number, ratios in one["ratios"].items():
                times = [f"{ratio:.2f}" for ratio in ratios.values()]
                beside.add_row(peer, f"{one['moves_per_second']:,}", number.partition("_")[0], *times)
        console.print(beside)
    for note in report["notes"]:
        console.print(note)


def _figure(number: int | None) -> str:
    return "-" if number is None else f"{number:,}"
