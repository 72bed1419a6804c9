"""Verifying a finished journal: every move legal, every draw as the published seed gives it, every state the same."""

from typing import Any, NoReturn

from msgspec import Struct

from freebooter.core.actions import Outcome, plain
from freebooter.core.chance import SEED_BYTES, ProvenDraw, chance_key, commitment, pledge_of
from freebooter.core.errors import BadJournal, FreebooterError
from freebooter.core.game import AnyGame
from freebooter.core.journal import Journal, Row
from freebooter.core.table import CHANCE
from freebooter.core.timeline import Timeline


class Drawn(Struct, frozen=True):
    """One draw as it can be checked without knowing the rules of the game.

    `asked` are pairs: below what a whole number was asked for, and which one came. Where outcomes are listed it is one
    pair, and `stretch` says where the outcome's part of the whole begins and how wide it is; a throw has none.
    """

    draw: str
    asked: list[tuple[int, int]]
    stretch: tuple[int, int] | None
    outcome: dict[str, Any]


class Verified(Struct, frozen=True):
    """What was checked in a journal that holds."""

    rows: int
    moves: int
    draws: list[Drawn]
    # Whether it came to its end by the rules, not by agreement.
    over: bool


def verify(game: AnyGame, journal: Journal) -> Verified:
    """Check the journal of a game that is over; the first move that does not hold is named in the error.

    One that was ended by agreement has no result, and may end after any row.
    """
    timeline = Timeline.of(game, journal.head)
    key = _key(journal)
    committed = commitment(bytes.fromhex(journal.seed or "")) == journal.commitment
    moves = 0
    drawn: list[Drawn] = []
    for row in journal.rows:
        drawn += _check_draws(game, timeline, row, key, committed=committed)
        timeline.add(row)
        moves += len(row.steps)
    if not committed:
        raise BadJournal("seed: it is not the one committed to, and the game drew nothing to tell it by")
    if game.asks(timeline.state):
        if journal.result is not None:
            raise BadJournal(f"row {len(journal.rows)}: it is missing; the game is not over after the last row")
    elif journal.result != game.result(timeline.state):
        raise BadJournal("result: it is not the one the moves lead to")
    return Verified(len(journal.rows), moves, drawn, journal.result is not None)


def _key(journal: Journal) -> bytes:
    if journal.seed is None:
        raise BadJournal("seed: none is published, the game is not over; only then can it be verified")
    try:
        seed = bytes.fromhex(journal.seed)
    except ValueError:
        raise BadJournal("seed: it is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise BadJournal(f"seed: it has {len(seed)} bytes, not {SEED_BYTES}")
    for number, seat in enumerate(journal.seats):
        if seat.pledge and seat.nonce and pledge_of(seat.nonce) != seat.pledge:
            raise BadJournal(f"seats, {number}: the nonce is not the one that was pledged")
    return chance_key(seed, [seat.share for seat in journal.seats])


def _check_draws(game: AnyGame, timeline: Timeline, row: Row, key: bytes, *, committed: bool) -> list[Drawn]:
    """Re-derive the row's draws, which are counted for each purpose through the whole match, undone rows too."""
    state = timeline.state.copy()
    draws = timeline.draws.copy()
    drawn = []
    for place, step in enumerate(row.steps):
        where = f"row {row.number}, move {place}"
        try:
            if step.seat != CHANCE:
                if step.draw:
                    _fail(f"{where}: a seat's action has no draw")
                game.apply(state, step.seat, game.read_action(step.action))
                continue
            if game.asks(state) != (CHANCE,):
                _fail(f"{where}: chance is not asked here")
            draw = draws.next(game.purpose(state))
            if step.draw != draw:
                _fail(f"{where}: it uses draw {step.draw}, but draw {draw} comes next")
            source = ProvenDraw(key, draw)
            outcome = game.draw(state, source)
            found = game.read_outcome(step.action)
        except BadJournal:
            raise
        except FreebooterError as error:
            raise BadJournal(f"{where}: {error}") from error
        if found != outcome:
            seed = "" if committed else "; the seed is not the one committed to"
            _fail(f"{where}: draw {draw} gives {plain(outcome)}, not {plain(found)}{seed}")
        drawn.append(Drawn(draw, source.asked, _stretch(game.outcomes(state), outcome), plain(outcome)))
        game.apply_chance(state, outcome)
    if not row.undone and game.asks(state) == (CHANCE,):
        _fail(f"row {row.number}, move {len(row.steps)}: it is missing; chance has still to move")
    return drawn


def _stretch(outcomes: list[tuple[Outcome, int]], drawn: Outcome) -> tuple[int, int] | None:
    before = 0
    for outcome, weight in outcomes:
        if outcome == drawn:
            return before, weight
        before += weight
    return None


def _fail(text: str) -> NoReturn:
    raise BadJournal(text)
