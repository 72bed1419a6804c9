"""`freebooter prove`: nothing hidden is sent."""

from typing import Annotated

import typer

from freebooter.cli.arguments import Jobs, Json
from freebooter.cli.progress import bar


def command(
    game: Annotated[str | None, typer.Argument(help="Which game; all if not given.")] = None,
    states: Annotated[int, typer.Option(min=1, help="States of random matches, for each game.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the first match; the others follow it.")] = 0,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Compare what every viewer is sent with what they would be sent in a world in which other things are hidden from
    them: sights, news, records, conflicts, drafts and refusals, byte for byte. It fails if worlds can be told apart.
    """
    import msgspec

    from freebooter.core.catalogue import find_game, game_ids
    from freebooter.workshop.proving import prove_in_pieces

    games = [game] if game else game_ids()
    with bar(states * len(games), "states") as done:
        proofs = [prove_in_pieces(find_game(one), states, seed, jobs, done) for one in games]
    if json:
        typer.echo(msgspec.json.encode(proofs).decode())
    for proof in proofs:
        if not json:
            compared = f"{proof.states} states, {proof.worlds} worlds, {proof.messages} messages, {proof.bytes} bytes"
            typer.echo(f"{proof.game}: {compared}: {len(proof.differences)} differ")
        for difference in proof.differences:
            typer.echo(f"told apart: {difference}", err=True)
    if any(proof.differences for proof in proofs):
        raise typer.Exit(1)
