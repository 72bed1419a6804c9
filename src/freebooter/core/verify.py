"""Verifying a finished journal: every move legal, every draw as the published seed gives it, every state the same."""

from typing import NoReturn

from msgspec import Struct

from freebooter.core.actions import plain
from freebooter.core.chance import SEED_BYTES, ProvenDraw, chance_key, commitment
from freebooter.core.errors import BadJournal, FreebooterError
from freebooter.core.game import AnyGame
from freebooter.core.journal import Journal, Row
from freebooter.core.table import CHANCE
from freebooter.core.timeline import Timeline


class Verified(Struct, frozen=True):
    """What was checked in a journal that holds."""

    rows: int
    moves: int
    draws: int


def verify(game: AnyGame, journal: Journal) -> Verified:
    """Check a finished journal; the first move that does not hold is named in the error."""
    timeline = Timeline.of(game, journal.head)
    key = _key(journal)
    committed = commitment(bytes.fromhex(journal.seed or "")) == journal.commitment
    moves = 0
    for row in journal.rows:
        _check_draws(game, timeline, row, key, committed=committed)
        timeline.add(row)
        moves += len(row.steps)
    if not committed:
        raise BadJournal("seed: it is not the one committed to, and the game drew nothing to tell it by")
    if game.asks(timeline.state):
        raise BadJournal(f"row {len(journal.rows)}: it is missing; the game is not over after the last row")
    if journal.result != game.result(timeline.state):
        raise BadJournal("result: it is not the one the moves lead to")
    return Verified(len(journal.rows), moves, timeline.draws)


def _key(journal: Journal) -> bytes:
    if journal.seed is None:
        raise BadJournal("seed: none is published, the game is not finished; only a finished game can be verified")
    try:
        seed = bytes.fromhex(journal.seed)
    except ValueError:
        raise BadJournal("seed: it is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise BadJournal(f"seed: it has {len(seed)} bytes, not {SEED_BYTES}")
    return chance_key(seed, [seat.nonce for seat in journal.seats])


def _check_draws(game: AnyGame, timeline: Timeline, row: Row, key: bytes, *, committed: bool) -> None:
    """Re-derive the row's draws, which are numbered through the whole match, undone rows too."""
    state = timeline.state.copy()
    draws = timeline.draws
    for place, step in enumerate(row.steps):
        where = f"row {row.number}, move {place}"
        try:
            if step.seat != CHANCE:
                if step.draw >= 0:
                    _fail(f"{where}: a seat's action has no draw")
                game.apply(state, step.seat, game.read_action(step.action))
                continue
            if step.draw != draws:
                _fail(f"{where}: it uses draw {step.draw}, but draw {draws} comes next")
            if game.asks(state) != (CHANCE,):
                _fail(f"{where}: chance is not asked here")
            outcome = game.draw(state, ProvenDraw(key, draws))
            found = game.read_outcome(step.action)
        except BadJournal:
            raise
        except FreebooterError as error:
            raise BadJournal(f"{where}: {error}") from error
        if found != outcome:
            seed = "" if committed else "; the seed is not the one committed to"
            _fail(f"{where}: draw {draws} gives {plain(outcome)}, not {plain(found)}{seed}")
        game.apply_chance(state, outcome)
        draws += 1
    if not row.undone and game.asks(state) == (CHANCE,):
        _fail(f"row {row.number}, move {len(row.steps)}: it is missing; chance has still to move")


def _fail(text: str) -> NoReturn:
    raise BadJournal(text)
