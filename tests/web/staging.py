"""Tables in the middle of a game: bots have played a while, and the page of one of the seats is opened then.

The same game, seats and moves are always the same position.
"""

import time
from functools import cache
from pathlib import Path

import msgspec
from sqlalchemy import create_engine, insert, select

from freebooter.bots.players.catalogue import make_bot
from freebooter.bots.players.seated import SeatedBots
from freebooter.core.catalogue import find_game
from freebooter.core.chance import commitment, seed_of
from freebooter.core.journal import Seating, write_head, write_row
from freebooter.core.match import Match
from freebooter.server.operation.serving import data_url
from freebooter.server.people.tokens import new_id
from freebooter.server.storage.schema import grants, rows, seats, tables, users
from freebooter.server.tables.setup import Setup
from tests.web.player import Player

_BOT = "heuristic"
_NAMES = ("Ada", "Blackbeard", "Charlotte", "Drake", "Edward", "Fanny")


@cache
def played(game_id: str, count: int, moves: int, seed: int = 1) -> Match:
    """A match of so many moves, and then some more until the first seat alone is asked."""
    kinds = ["person", *[f"bot:{_BOT}"] * (count - 1)]
    seating = [Seating(name=name, kind=kind) for name, kind in zip(_NAMES, kinds, strict=False)]
    match = Match(find_game(game_id), seating, seed=seed_of(seed))
    seated = SeatedBots(match, {seat: make_bot(_BOT, game_id, seat) for seat in range(count)})
    while not match.is_over and (len(match.rows) < moves or match.asks != (0,)):
        seated.answer()
    return match


def sit_down_at(player: Player, data: Path, match: Match, seed: int = 1) -> str:
    """Put a match into the database of the server that keeps its data there, with this person in seat 0; the path of
    its page."""
    player.go("/")
    name = f"Ada {new_id()}"
    player.be_guest(name)
    table, now = new_id(), time.time()
    engine = create_engine(data_url(data))
    with engine.begin() as connection:
        user = connection.execute(select(users.c.id).where(users.c.name == name)).scalar_one()
        connection.execute(
            insert(tables).values(
                id=table,
                game=match.game.meta.id,
                state="finished" if match.is_over else "playing",
                public=False,
                setup=msgspec.json.encode(Setup(options=match.options)).decode(),
                head=write_head(match.head),
                seed=seed_of(seed),
                commitment=commitment(seed_of(seed)),
                host_id=user,
                number=len(match.rows) - 1,
                asks=sum(1 << seat for seat in match.asks),
                created=now,
                changed=now,
            )
        )
        for number, seat in enumerate(match.seats):
            kind, _, bot = seat.kind.partition(":")
            own = {"user_id": user, "seen": len(match.rows) - 1} if number == 0 else {"bot": bot}
            connection.execute(insert(seats).values(table_id=table, seat=number, kind=kind, name=seat.name, **own))
        connection.execute(
            insert(rows),
            [
                {
                    "table_id": table,
                    "number": row.number,
                    "key": f"staged:{row.number}",
                    "body": write_row(row),
                    "created": now,
                }
                for row in match.rows
            ],
        )
        connection.execute(insert(grants).values(user_id=user, table_id=table, role="seat", seat=0))
    engine.dispose()
    return f"/table/{table}"
