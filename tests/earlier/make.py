"""Makes what a version leaves behind for those that follow: `python -m tests.earlier.make`, once for each release.

At each game one table is played to its end by bots and somebody, and one by a single person in all seats, whose log is
then cut a few rows before its end. The moves that were cut off are kept beside it: chance follows from the seed, so
whoever plays them again must come to the very same rows.
"""

import gzip
import random
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from freebooter import VERSION
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.journal import read_head, read_row
from freebooter.core.match import Match
from tests.cli.runner import freebooter
from tests.server.client import BOT, LOCAL, ME, Player, close_all
from tests.server.processes import Server, example_games

HERE = Path(__file__).parent
# Options that end a long game after some rounds.
_SHORT: dict[str, dict[str, Any]] = {"plunder": {"round_limit": 12}, "seven_seas": {"round_limit": 12}}
_CUT = 8


class Ending(Struct, frozen=True):
    """A table that was being played, and the rows that ended it."""

    table: str
    game: str
    rows: list[str]


class Left(Struct, frozen=True):
    """What stands beside the database."""

    version: str
    finished: list[str]
    endings: list[Ending]


def main() -> None:
    """Play, cut and keep."""
    keep = HERE / VERSION
    keep.mkdir()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        server = Server(folder / "log", example_games(folder / "games"), "--data", str(folder / "data"), "--no-limits")
        server.wait()
        anne = Player(server.url)
        finished, running = [], []
        for game in game_ids():
            least = find_game(game).meta.least_seats
            setup = {"options": _SHORT.get(game, {})}
            finished.append(_play(anne, anne.create(game, [ME, *[BOT] * (least - 1)], setup=setup)["table"]))
            running.append(_play(anne, anne.create(game, [ME, *[LOCAL] * (least - 1)], setup=setup)["table"]))
            anne.post(f"/api/tables/{running[-1]}/chat", {"seat": 0, "text": f"One more game of {game}?"})
            (keep / f"{game}.json").write_bytes(anne.http.get(f"/api/tables/{finished[-1]}/journal").content)
        server.stop()
        close_all()
        file = folder / "data" / "freebooter.db"
        with closing(sqlite3.connect(file)) as base:
            left = Left(VERSION, finished, [_cut(base, table) for table in running])
            base.commit()
            base.execute("PRAGMA journal_mode=DELETE")
            base.execute("VACUUM")
        (keep / "left.json").write_bytes(msgspec.json.format(msgspec.json.encode(left), indent=1) + b"\n")
        with file.open("rb") as whole, gzip.open(keep / "freebooter.db.gz", "wb") as small:
            shutil.copyfileobj(whole, small)
        made = freebooter("db", "backup", str(keep / "backup.gz"), "--data", str(folder / "data"))
        assert made.code == 0, made.complaint


def _play(anne: Player, table: str) -> str:
    """Play to the end, for all of Anne's seats at random."""
    while (info := anne.get(f"/api/tables/{table}"))["state"] == "playing":
        own = [seat for seat in info["asks"] if info["seats"][seat]["kind"] == "person"]
        if own:
            sight = anne.sight(table, own[0])
            if sight["question"] >= 0:
                random.shuffle(sight["legal"])
                anne.whole_move(table, sight)
    return table


def _cut(base: sqlite3.Connection, table: str) -> Ending:
    """Take the last rows off a game that one person has played; the table is as it was before them."""
    text, seed = base.execute("SELECT head, seed FROM tables WHERE id = ?", (table,)).fetchone()
    bodies = [body for (body,) in base.execute("SELECT body FROM rows WHERE table_id = ? ORDER BY number", (table,))]
    head, stay = read_head(text), len(bodies) - _CUT
    match = Match.load(find_game(head.game), head, [read_row(body) for body in bodies[:stay]], seed)
    base.execute("DELETE FROM rows WHERE table_id = ? AND number >= ?", (table, stay))
    stands = (stay - 1, sum(1 << seat for seat in match.asks), table)
    base.execute("UPDATE tables SET state = 'playing', number = ?, asks = ?, settled = NULL WHERE id = ?", stands)
    base.execute("UPDATE seats SET place = NULL, score = NULL WHERE table_id = ?", (table,))
    return Ending(table, head.game, bodies[stay:])


if __name__ == "__main__":
    main()
