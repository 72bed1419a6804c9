"""A long game: how long a server takes to load it cold, and to take one step of it back, with storage and all."""

import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from sqlalchemy import insert

from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.journal import Row, write_row
from freebooter.core.match import Gesture, Match
from freebooter.server.house import House
from freebooter.server.people.tokens import csrf_token, new_token
from freebooter.server.settings import Settings
from freebooter.server.storage.migrate import upgrade
from freebooter.server.storage.schema import rows
from freebooter.server.tables import making
from freebooter.server.tables.setup import NewTable, SeatSetup
from freebooter.workshop.load.gesture import Sighted, over_http, send_gesture

MOVES = 2000
_SEATS = 4
# Each table is loaded cold once, by a server that has just been started.
_TABLES = 4
_TRIES = 10
_UNDOS = 20
# Moves that chance follows upon cannot be taken back alone: so many are tried to find those that can.
_MOST_TRIES = 400


class TooShort(FreebooterError):
    """The game does not last so long."""


class LoadRefused(FreebooterError):
    """The server has refused a move that it offered."""


class LongGame(Struct, frozen=True, kw_only=True):
    """What came of it: milliseconds from a request to its answer."""

    game: str
    moves: int
    rows: int
    cold_loads: list[float]
    cold_load_cpu: float
    undos: list[float]


class LongGames:
    """Tables with long games, made before the server that is measured starts."""

    def __init__(self, game: str, session: str, tables: list[str], rows: int) -> None:
        self.game = game
        self.session = session
        self.tables = tables
        self.rows = rows

    @classmethod
    async def play(cls, game: str, database: str) -> "LongGames":
        """Play them into the database, at random and without anybody looking."""
        house = House(Settings(database=database, bot_processes=0))
        try:
            await upgrade(house.database)
            user, session = await house.people.welcome("Load")
            seats = min(_SEATS, find_game(game).meta.most_seats)
            wanted = [SeatSetup(kind="me"), *(SeatSetup(kind="local") for _ in range(seats - 1))]
            tables: list[str] = []
            count = 0
            for attempt in range(_TABLES * _TRIES):
                table = (await making.create(house.ledger, user, NewTable(game=game, seats=wanted))).table
                try:
                    count = await _fill(house, table)
                except TooShort:
                    # Chance ends some games early; another one lasts longer.
                    if not tables and attempt >= _TRIES:
                        raise
                    continue
                tables.append(table)
                if len(tables) == _TABLES:
                    break
        finally:
            await house.bus.close()
            await house.database.close()
        return cls(game, session, tables, count)

    async def measure(self, url: str, cpu_seconds: Callable[[], float]) -> LongGame:
        """Look at every table for the first time, then move at one of them and take the move back; `cpu_seconds` is
        the processor time that the server has used so far."""
        cookies = {"freebooter_session": self.session}
        headers = {"x-csrf-token": csrf_token(self.session)}
        async with httpx.AsyncClient(base_url=url, timeout=60, cookies=cookies, headers=headers) as http:
            # The connection, and what the first request of a session costs, are not what is measured.
            (await http.get("/api/me")).raise_for_status()
            before = cpu_seconds()
            cold = [await self._timed(http, "GET", f"/api/tables/{table}/sight?viewer=0") for table in self.tables]
            spent = cpu_seconds() - before
            undos = await self._undos(http)
        return LongGame(
            game=self.game,
            moves=MOVES,
            rows=self.rows,
            cold_loads=cold,
            cold_load_cpu=1000 * spent / len(cold),
            undos=undos,
        )

    async def _undos(self, http: httpx.AsyncClient) -> list[float]:
        """Moves are made until enough of them could be taken back; a game that ends is left for the next one."""
        taken: list[float] = []
        tables = list(self.tables)
        for _ in range(_MOST_TRIES):
            path = f"/api/tables/{tables[-1]}"
            asks = (await http.get(path)).json()["asks"]
            if not asks:
                tables.pop()
                if not tables:
                    break
                continue
            seen = (await http.get(f"{path}/sight?viewer={asks[0]}")).content
            answer, _ = await send_gesture(over_http(http, tables[-1]), msgspec.json.decode(seen, type=Sighted))
            if answer.code:
                raise LoadRefused(f"{answer.code}: {answer.detail}")
            undo = (await http.get(f"{path}/sight?viewer={asks[0]}")).json()["undo"]
            if undo is None or undo["refusal"] is not None:
                continue
            wish = {"seat": asks[0], "row": undo["row"], "key": new_token()}
            taken.append(await self._timed(http, "POST", f"{path}/undo", wish))
            if len(taken) == _UNDOS:
                break
        return taken

    async def _timed(self, http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> float:
        begun = time.perf_counter()
        answer = await http.request(method, path, json=body)
        took = 1000 * (time.perf_counter() - begun)
        answer.raise_for_status()
        return took


async def _fill(house: House, table: str) -> int:
    """Play until there are enough moves, in one transaction; how many rows there are."""
    async with house.ledger.change(table) as change:
        match = (await change.running()).match
        played: list[Row] = []
        moves = sum(len(row.steps) for row in match.rows)
        while moves < MOVES:
            if match.is_over:
                raise TooShort(f"{match.game.meta.id} is over after {moves} moves; choose a longer game")
            seat = random.choice(match.asks)
            done = match.play(_gesture(match, seat))
            match.enter(done)
            played.append(done.row)
            moves += len(done.row.steps)
        written = [
            {
                "table_id": table,
                "number": row.number,
                "key": f"load:{row.number}",
                "body": write_row(row),
                "created": time.time(),
            }
            for row in played[:-1]
        ]
        await change.connection.execute(insert(rows), written)
        # The last one also notes where the table stands.
        await change.append(played[-1], "load:last")
        return len(match.rows)


def _gesture(match: Match, seat: int) -> Gesture:
    """Some whole gesture of this seat."""
    gesture = match.gesture(seat)
    while not gesture.steps or gesture.is_draft:
        gesture.add(random.choice(match.game.legal(gesture.state, seat)))
    return gesture
