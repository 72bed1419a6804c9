"""`freebooter replay`: a journal told again, row by row."""

from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.arguments import JournalFile, Json, Language, check_language, read_journal_file

if TYPE_CHECKING:
    from freebooter.core.game import AnyGame
    from freebooter.core.journal import Journal
    from freebooter.core.timeline import Timeline


def command(
    file: JournalFile,
    seat: Annotated[str, typer.Option(help="Whose eyes: a seat's number, or spectator.")] = "spectator",
    start: Annotated[int, typer.Option("--from", min=0, help="Begin with this row.")] = 0,
    position: Annotated[
        int | None, typer.Option(min=0, help="Print the position after this row as text, and nothing else.")
    ] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Tell a journal again in sentences, as one viewer reads it; every state is compared with the recorded one.

    With --json only the result is printed.
    """
    import msgspec

    from freebooter.cli.terminal.screen import Screen
    from freebooter.core.catalogue import find_game
    from freebooter.core.errors import BadJournal
    from freebooter.core.match import Notice, readable
    from freebooter.core.timeline import Timeline

    check_language(lang)
    journal = read_journal_file(file)
    viewer = viewer_of(seat, journal)
    game = find_game(journal.game)
    timeline = Timeline.of(game, journal.head)
    if position is not None:
        typer.echo(position_after(game, journal, timeline, position))
        return
    screen = Screen(game, [one.name for one in journal.seats], lang)
    for row in journal.rows:
        timeline.add(row)
        if json or row.number < start:
            continue
        screen.line(screen.text("row", number=row.number) if row.number else screen.text("set-up"), "bold cyan")
        events = readable(timeline.told[row.number], viewer)
        screen.news([Notice(row.number, row.seat, events, tuple(row.undone))])
    if start >= len(journal.rows) and journal.rows:
        raise BadJournal(f"row {start}: the journal ends with row {journal.rows[-1].number}")
    result = None if game.asks(timeline.state) else game.result(timeline.state)
    if json:
        if result is None:
            raise BadJournal("result: there is none, the game is not finished")
        typer.echo(msgspec.json.encode(result).decode())
    elif result is not None:
        screen.result(result)


def position_after(game: "AnyGame", journal: "Journal", timeline: "Timeline", number: int) -> str:
    """The text of the table after a row. It hides nothing, so the game must be over."""
    from freebooter.core.errors import BadJournal

    if journal.seed is None:
        raise BadJournal("the game is not finished: until then its positions are secret")
    if number >= len(journal.rows):
        raise BadJournal(f"row {number}: the journal ends with row {len(journal.rows) - 1}")
    for row in journal.rows[: number + 1]:
        timeline.add(row)
    return game.text(timeline.state, journal.options)


def viewer_of(seat: str, journal: "Journal") -> int:
    """The viewer that is named. Of a running game only what everyone may read is told: the rest is still secret."""
    from freebooter.core.errors import BadJournal
    from freebooter.core.table import SPECTATOR

    if seat == "spectator":
        return SPECTATOR
    if not seat.isdecimal() or int(seat) >= len(journal.seats):
        raise typer.BadParameter(
            f"{seat!r} is neither spectator nor a seat from 0 to {len(journal.seats) - 1}", param_hint="--seat"
        )
    if journal.seed is None:
        raise BadJournal("the game is not finished: until then a journal is told only as a spectator reads it")
    return int(seat)
