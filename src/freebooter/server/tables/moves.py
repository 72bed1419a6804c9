"""Moves: composed, taken, and taken back."""

from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Raw, Struct
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from freebooter.core.errors import FreebooterError
from freebooter.core.game import IllegalAction
from freebooter.core.match import Gesture, Match, readable
from freebooter.core.message import Message
from freebooter.server.errors import AgainstRules, BadRequest, Conflict, Refused
from freebooter.server.operation.metrics import SUBMIT_SECONDS, SUBMITS, refusals_counted
from freebooter.server.storage.database import is_lost
from freebooter.server.storage.schema import rows
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.ledger import Change, Ledger
from freebooter.server.tables.refusals import Refusals, refusals
from freebooter.server.tables.running import Running
from freebooter.server.tables.setup import END
from freebooter.server.tables.sight import Choice, Happening, choices, happenings, sent, sight

# A longer batch than this is no gesture of a person.
MOST_ACTIONS = 64
_TRIES = 5


SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=rf"^[\w-]+{END}")]
Actions = Annotated[list[Raw], Meta(max_length=MOST_ACTIONS)]


class MovesSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat has composed so far: in answer to which question, under which key of its own, and one action or an
    unbroken run."""

    seat: SeatNumber
    question: Number
    key: Key
    actions: Actions
    # The row of the seat's own sealed answer that this one replaces.
    replaces: Number | None = None


class MoveAnswer(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What came of it."""


class Taken(MoveAnswer, frozen=True, tag="taken"):
    """It counts, and is committed: as the row of this number, or long since if the key was used before."""

    number: int


class Draft(MoveAnswer, frozen=True, tag="draft"):
    """It is not whole yet, and nobody else has seen anything of it: what its seat was told, is asked next, may add and
    would see."""

    events: list[Happening]
    prompt: Message | None
    legal: list[Choice]
    view: dict[str, Any]


class _StillDraft(Exception):
    """What was to replace a sealed answer is not whole, so the answer stays."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft


async def take_moves(ledger: Ledger, session: bytes | None, table_id: str, moves: MovesSent) -> Taken | Draft:
    """Take what a seat has composed if it is whole, and tell the room; else show how far it has come.

    `session` is the hash of the token with which somebody asks; a bot of the house's own has none, and is refused
    once its person plays again. With a key that was used before nothing is played again.
    """
    with SUBMIT_SECONDS.time(), refusals_counted():
        answer = await _take_moves(ledger, session, table_id, moves)
    SUBMITS.labels("draft" if isinstance(answer, Draft) else "taken").inc()
    return answer


async def _take_moves(ledger: Ledger, session: bytes | None, table_id: str, moves: MovesSent) -> Taken | Draft:
    try:
        taken = await _at_once(ledger, session, table_id, moves)
    except Exception as error:
        if not is_lost(error):
            raise
        # Whether it was written nobody knows: its key says it.
        return await _steadily(ledger, session, table_id, moves, is_fresh=False)
    return taken or await _steadily(ledger, session, table_id, moves, is_fresh=True)


async def _at_once(ledger: Ledger, session: bytes | None, table_id: str, moves: MovesSent) -> Taken | None:
    """The short way, for what is whole and answers the question that stands in memory. Anything else is None, and
    goes the general way, which also finds the words for it."""
    if moves.replaces is not None:
        return None
    async with ledger.turn(table_id):
        held = ledger.held(table_id)
        if held is None:
            return None
        entry, running = held
        match, seat = running.match, moves.seat
        if entry.state != "playing" or not stands(match, seat, moves.question):
            return None
        if session is None and entry.seats[seat].player is None:
            return None
        if session is not None and not running.is_held(entry.version, session, seat):
            # Nothing is tried for somebody else's seat: how long that takes would tell what the seat may do.
            return None
        try:
            gesture = compose(match, seat, moves.actions)
        except FreebooterError:
            return None
        if gesture.is_draft:
            return None
        played = match.play(gesture)
        if not await ledger.enter(entry, running, played, f"{seat}:{moves.key}", session):
            return None
        return Taken(number=played.row.number)


async def _steadily(
    ledger: Ledger, session: bytes | None, table_id: str, moves: MovesSent, *, is_fresh: bool
) -> Taken | Draft:
    for attempt in range(_TRIES):
        submit = partial(_submit, ledger, session, table_id, moves, is_fresh=is_fresh and attempt == 0)
        try:
            return await ledger.database.steadily(submit)
        except IntegrityError:
            # The key has been used, or another process took the number: look again, the question may still stand.
            continue
    raise Conflict("try-again", "the table changes too fast; try again")


async def _submit(
    ledger: Ledger, session: bytes | None, table_id: str, moves: MovesSent, *, is_fresh: bool
) -> Taken | Draft:
    seat = moves.seat
    try:
        async with ledger.change(table_id) as change:
            access = None if session is None else await change.access(session)
            if access is not None:
                access.check_seat(seat)
            if change.entry.state != "playing":
                # Perhaps it ended the game, and is sent again since its answer was lost.
                done = await _done(change, seat, moves.key)
                if done is not None:
                    return Taken(number=done)
            running = await playing(change)
            if session is not None and access is not None:
                running.note_seats(change.entry.version, session, access.seats)
            match = running.match
            if moves.replaces is None:
                is_open = stands(match, seat, moves.question)
            else:
                is_open = match.is_sealed(seat) and match.last_row(seat) == moves.replaces
            if not (is_open and is_fresh):
                done = await _done(change, seat, moves.key)
                if done is not None:
                    return Taken(number=done)
            if not is_open:
                raise gone(change.entry, running, seat)
            if session is None and change.entry.seats[seat].player is None:
                raise Conflict("person-plays", "this seat's person plays again")
            if moves.replaces is not None:
                await change.append(match.undo(seat), f"{seat}:{moves.key}:replaced")
            gesture = compose(match, seat, moves.actions)
            if gesture.is_draft:
                raise _StillDraft(draft(gesture))
            played = match.play(gesture)
            match.enter(played)
            await change.append(played.row, f"{seat}:{moves.key}")
            return Taken(number=played.row.number)
    except _StillDraft as still:
        return still.draft
    except IllegalAction as error:
        raise AgainstRules("illegal", str(error), error.message) from None


async def undo_row(ledger: Ledger, session: bytes, table_id: str, seat: int, row: int, key: str) -> Taken:
    """Take back this seat's last submit, which is `row`, if the match's policy lets it do so alone."""
    return await ledger.database.steadily(lambda: _undo_row(ledger, session, table_id, seat, row, key))


async def _undo_row(ledger: Ledger, session: bytes, table_id: str, seat: int, row: int, key: str) -> Taken:
    try:
        async with ledger.change(table_id) as change:
            (await change.access(session)).check_seat(seat)
            done = await _done(change, seat, key)
            if done is not None:
                return Taken(number=done)
            running = await playing(change)
            if running.match.last_row(seat) != row:
                raise gone(change.entry, running, seat)
            undone = running.match.undo(seat)
            await change.append(undone, f"{seat}:{key}")
            return Taken(number=undone.number)
    except IllegalAction as error:
        raise AgainstRules("undo-refused", str(error), error.message) from None


async def seat_refusals(
    ledger: Ledger, session: bytes, table_id: str, seat: int, question: int, actions: list[Raw]
) -> Refusals:
    """The rule against everything this seat may not do now, or after these actions of a gesture."""
    async with ledger.look_as(table_id, session) as (entry, running, access):
        access.check_seat(seat)
        running = started(entry, running)
        if not stands(running.match, seat, question):
            raise gone(entry, running, seat)
        return why_not(running.match, seat, actions)


async def _done(change: Change, seat: int, key: str) -> int | None:
    """The row that this key was used for."""
    found: int | None = await change.connection.scalar(
        select(rows.c.number).where(rows.c.table_id == change.entry.id, rows.c.key == f"{seat}:{key}")
    )
    return found


def stands(match: Match, seat: int, question: int) -> bool:
    """Whether this is the question that is put to this seat."""
    return question >= 0 and seat < len(match.seats) and match.question(seat) == question


def compose(match: Match, seat: int, actions: list[Raw]) -> Gesture:
    """These actions one after the other; something the game does not have is refused with its name."""
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise BadRequest("bad-batch", f"a batch has 1 to {MOST_ACTIONS} actions, not {len(actions)}")
    gesture = match.gesture(seat)
    for action in [match.game.read_action(action) for action in actions]:
        gesture.add(action)
    return gesture


def draft(gesture: Gesture) -> Draft:
    """What the seat may see of a gesture that is not whole yet."""
    game, state, seat = gesture.match.game, gesture.state, gesture.seat
    seen = game.view(state, seat)
    return Draft(
        events=happenings(game.tell_event, readable(gesture.told, seat)),
        prompt=game.prompt(seen),
        legal=choices(game, game.legal(state, seat), seen, state),
        view=sent(seen),
    )


def why_not(match: Match, seat: int, actions: list[Raw]) -> Refusals:
    """The refusals for a seat, after the actions of a draft if there are any."""
    try:
        gesture = compose(match, seat, actions) if actions else match.gesture(seat)
    except IllegalAction as error:
        raise AgainstRules("illegal", str(error), error.message) from None
    if actions and not gesture.is_draft:
        raise BadRequest(
            "no-draft", "these actions are no draft: what is forbidden after them is known once they are sent"
        )
    return refusals(match.game, gesture.state, seat)


async def playing(change: Change) -> Running:
    """The match of a table that is being played."""
    if change.entry.state == "open":
        raise Conflict("not-started", "this table has not started yet")
    running = await change.running()
    if change.entry.state != "playing":
        raise Conflict("over", "this game is over")
    return running


def gone(entry: TableEntry, running: Running, seat: int) -> Refused:
    """The conflict for an answer to a question that no longer stands, with what stands now."""
    if seat in running.match.asks:
        detail = "the table has moved on: another question is put to you now"
    else:
        detail = "the table has moved on: you are not asked now"
    return Conflict("question-gone", detail, sight=sight(running, seat), state=entry.state)


def started(entry: TableEntry, running: Running | None) -> Running:
    """The match of a table that has one."""
    if running is None:
        raise Conflict("not-started", f"table {entry.id} has not started yet")
    return running
