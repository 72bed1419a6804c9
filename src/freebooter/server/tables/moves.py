"""Moves: taken, tried out, explained and taken back."""

from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from freebooter.core.actions import Action
from freebooter.core.game import AnyGame, IllegalAction
from freebooter.core.message import Message
from freebooter.server.errors import AgainstRules, BadRequest, Conflict, Refused
from freebooter.server.operation.metrics import SUBMIT_SECONDS, counted
from freebooter.server.storage.schema import rows
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.ledger import Change, Ledger
from freebooter.server.tables.refusals import Refusals, refusals
from freebooter.server.tables.running import Running
from freebooter.server.tables.sight import Choice, Happening, Sight, choices, happenings, sight
from freebooter.server.tables.trial import Trial

# A longer batch than this is no gesture of a person.
MOST_ACTIONS = 64
_TRIES = 5


class Preview(Struct, frozen=True, kw_only=True):
    """What would follow. `taken` actions could be carried out in secret; `stops` says what the next one would bring:
    "chance", "reveal", "others" or "over", and "" if nothing of that kind. `is_draft`: not to be sent yet."""

    taken: int
    stops: str
    is_draft: bool
    events: list[Happening]
    legal: list[Choice]
    view: dict[str, Any]


class Moves:
    """What a seat does at a running table."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def submit(
        self,
        table_id: str,
        seat: int,
        question: int,
        key: str,
        actions: list[Any],
        replaces: int | None = None,
        *,
        by_bot: bool = False,
    ) -> Sight:
        """Play actions in answer to a question; what the seat sees afterwards.

        With a key that was used before nothing is played again. `replaces` names the row of a sealed answer that
        these actions take the place of. A bot's answer is refused once its person plays again.
        """
        with SUBMIT_SECONDS.time(), counted():
            return await self._try_submit(table_id, seat, question, key, actions, replaces, by_bot=by_bot)

    async def _try_submit(
        self,
        table_id: str,
        seat: int,
        question: int,
        key: str,
        actions: list[Any],
        replaces: int | None,
        *,
        by_bot: bool,
    ) -> Sight:
        for attempt in range(_TRIES):
            submit = partial(self._submit, table_id, seat, question, key, actions, replaces)
            try:
                return await self.ledger.database.steadily(partial(submit, by_bot=by_bot, is_first=attempt == 0))
            except IntegrityError:
                # The key has been used, or another process took the number: look again, the question may still stand.
                continue
        raise Conflict("try-again", "the table changes too fast; try again")

    async def _submit(
        self,
        table_id: str,
        seat: int,
        question: int,
        key: str,
        actions: list[Any],
        replaces: int | None,
        *,
        by_bot: bool,
        is_first: bool,
    ) -> Sight:
        try:
            async with self.ledger.change(table_id) as change:
                running = await playing(change)
                match = running.match
                stands = match.question(seat) == question if replaces is None else match.last_row(seat) == replaces
                if not (stands and is_first) and await self._is_done(change, seat, key):
                    return sight(running, seat)
                if by_bot and change.entry.seats[seat].player is None:
                    raise Conflict("person-plays", "this seat's person plays again")
                typed = read_actions(match.game, actions)
                if replaces is not None:
                    if not match.is_sealed(seat) or match.last_row(seat) != replaces:
                        raise gone(change.entry, running, seat)
                    await change.append(match.undo(seat), f"{seat}:{key}:replaced")
                elif match.question(seat) != question or question < 0:
                    raise gone(change.entry, running, seat)
                check_whole(running, seat, typed)
                await change.append(match.submit(seat, *typed), f"{seat}:{key}")
                return sight(running, seat)
        except IllegalAction as error:
            raise AgainstRules("illegal", str(error), error.message) from None

    async def undo(self, table_id: str, seat: int, row: int, key: str) -> Sight:
        """Take back this seat's last submit, which is `row`, if the match's policy lets it do so alone."""
        return await self.ledger.database.steadily(lambda: self._undo(table_id, seat, row, key))

    async def _undo(self, table_id: str, seat: int, row: int, key: str) -> Sight:
        try:
            async with self.ledger.change(table_id) as change:
                running = await playing(change)
                if await self._is_done(change, seat, key):
                    return sight(running, seat)
                if running.match.last_row(seat) != row:
                    raise gone(change.entry, running, seat)
                await change.append(running.match.undo(seat), f"{seat}:{key}")
                return sight(running, seat)
        except IllegalAction as error:
            raise AgainstRules("undo-refused", str(error), error.message) from None

    async def preview(self, table_id: str, seat: int, question: int, actions: list[Any]) -> Preview:
        """Play actions on a copy, as far as nothing comes out that this seat may not know yet."""
        async with self.ledger.look(table_id) as (entry, running):
            running = started(entry, running)
            if running.match.question(seat) != question or question < 0:
                raise gone(entry, running, seat)
            game = running.match.game
            trial = try_out(running, seat, actions)
            seen = trial.view()
            return Preview(
                taken=trial.taken,
                stops=trial.stops,
                is_draft=trial.is_draft,
                events=happenings(game, trial.events()),
                legal=choices(game, trial.legal(), seen),
                view=msgspec.to_builtins(seen),
            )

    async def refusals(self, table_id: str, seat: int, question: int, actions: list[Any]) -> Refusals:
        """The rule against everything this seat may not do now, or after these actions of a gesture."""
        async with self.ledger.look(table_id) as (entry, running):
            running = started(entry, running)
            if running.match.question(seat) != question or question < 0:
                raise gone(entry, running, seat)
            return refusals(try_out(running, seat, actions))

    async def why(self, table_id: str, seat: int, action: Any) -> Message | None:
        """The rule that forbids this action to this seat now; None if it is allowed."""
        async with self.ledger.look(table_id) as (entry, running):
            match = started(entry, running).match
            (typed,) = read_actions(match.game, [action])
            return match.game.refuse(match.state, seat, typed)

    async def _is_done(self, change: Change, seat: int, key: str) -> bool:
        found = await change.connection.scalar(
            select(rows.c.number).where(rows.c.table_id == change.entry.id, rows.c.key == f"{seat}:{key}")
        )
        return found is not None


def read_actions(game: AnyGame, actions: list[Any], least: int = 1) -> list[Action]:
    """Typed actions from plain data; something the game does not have is refused with its name."""
    if not least <= len(actions) <= MOST_ACTIONS:
        raise BadRequest("bad-batch", f"a batch has {least} to {MOST_ACTIONS} actions, not {len(actions)}")
    return [game.read_action(action) for action in actions]


def try_out(running: Running, seat: int, actions: list[Any]) -> Trial:
    """These actions, played on a copy as far as nothing comes out that the seat may not know yet."""
    trial = Trial(running.match, seat)
    try:
        for place, action in enumerate(read_actions(running.match.game, actions, least=0)):
            if trial.stops:
                text = f"action {place + 1} comes after one that passes the question on: {trial.stops}"
                raise BadRequest("after-stop", text)
            trial.play(action)
    except IllegalAction as error:
        raise AgainstRules("illegal", str(error), error.message, place=trial.taken) from None
    return trial


async def playing(change: Change) -> Running:
    """The match of a table that is being played."""
    if change.entry.state == "open":
        raise Conflict("not-started", "this table has not started yet")
    running = await change.running()
    if change.entry.state != "playing":
        raise Conflict("over", "this game is over")
    return running


def check_whole(running: Running, seat: int, actions: list[Action]) -> None:
    """Refuse actions that would leave a gesture unfinished: nobody is to see an offer grow."""
    trial = Trial(running.match, seat)
    for action in actions:
        if trial.stops:
            return
        trial.play(action)
    if trial.is_draft:
        raise AgainstRules("unfinished", "this gesture is not whole yet; send it together with the action that ends it")


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
