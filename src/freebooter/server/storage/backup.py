"""A whole database in one file that either engine can read: gzip, a JSON line for each row.

A file names its migration and its columns, so that a later version restores it: the database is first given the shape
the backup has, filled, and then brought to the present one.
"""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter import VERSION
from freebooter.server.storage.database import BadDatabase, Database
from freebooter.server.storage.differences import differences
from freebooter.server.storage.migrate import is_known, migrate, refuse_stranded, version

_FORMAT = 2
# What is true only while a server runs, and what the migrations themselves keep.
_PASSING = ("presence", "claims", "alembic_version")
_AT_ONCE = 500


class _Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what the file is."""

    freebooter_backup: int
    freebooter: str
    migration: str


class _Columns(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Before the rows of a table, which follow as lists: what their values are."""

    table: str
    columns: list[str]


class _End(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows there are."""

    rows: int


_Line: TypeAlias = tuple[str, dict[str, Any]]


async def back_up(database: Database, file: Path) -> int:
    """Write everything to a file, as it is at one moment; says how many rows. Servers may run meanwhile."""
    count = 0
    unfinished = file.with_suffix(file.suffix + ".unfinished")
    async with database.read() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        current = await version(connection)
        if current is None:
            raise BadDatabase("there is nothing to back up: the database is empty")
        unfinished.touch(mode=0o600)
        with gzip.open(unfinished, "wb", compresslevel=6) as out:
            out.write(_line(_Head(freebooter_backup=_FORMAT, freebooter=VERSION, migration=current)))
            for table in await connection.run_sync(_kept):
                out.write(_line(_Columns(table=str(table.name), columns=[str(column.name) for column in table.c])))
                async for row in await connection.stream(select(table)):
                    out.write(_line(list(row)))
                    count += 1
            out.write(_line(_End(count)))
    unfinished.replace(file)
    return count


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a file; says how many rows. The file is read to its end before anything is changed,
    and a database that holds something is not touched."""
    head, count = _look_through(file)
    async with database.reshape() as connection:
        await _make_room(connection, head.migration)
        await migrate(connection, head.migration)
        shape = {table.name: table for table in await connection.run_sync(_kept)}
        for name, rows in _batches(file):
            table = shape.get(name)
            if table is None or not {column.name for column in table.c} >= rows[0].keys():
                raise BadDatabase(f"the backup's {name} is not what migration {head.migration} has")
            await connection.execute(insert(table), [_read(table, row) for row in rows])
        refuse_stranded(await differences(connection))
        await migrate(connection, "head")
    return count


async def _make_room(connection: AsyncConnection, migration: str) -> None:
    """Check that nothing would be lost; a shape that is there already goes, if it is another than the backup's."""
    for table in await connection.run_sync(_kept):
        if await connection.scalar(select(func.count()).select_from(table)):
            raise BadDatabase(f"the database is not empty ({table.name}); a backup is restored into an empty one")
    if await version(connection) not in (None, migration):
        await connection.run_sync(lambda sync: _reflected(sync).drop_all(sync))


def _kept(connection: Connection) -> list[Table]:
    """The tables that are backed up, as they are in this database, each after those it points to."""
    return [table for table in _reflected(connection).sorted_tables if table.name not in _PASSING]


def _reflected(connection: Connection) -> MetaData:
    shape = MetaData()
    shape.reflect(connection)
    return shape


def _look_through(file: Path) -> tuple[_Head, int]:
    """Read a backup to its end: what it is, and how many rows it holds. One that is broken anywhere is refused."""
    with gzip.open(file, "rb") as lines:
        try:
            head = msgspec.json.decode(lines.readline(), type=_Head)
        except (OSError, EOFError, zlib.error, msgspec.DecodeError):
            raise BadDatabase("this file is no backup of Freebooter that this version reads") from None
    if head.freebooter_backup != _FORMAT:
        raise BadDatabase(f"this backup has format {head.freebooter_backup}, this version reads {_FORMAT}")
    if not is_known(head.migration):
        raise BadDatabase(f"the backup is of a newer version ({head.freebooter}); upgrade Freebooter to restore it")
    return head, sum(len(rows) for _, rows in _batches(file))


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table at a time, some hundred at once."""
    waiting: list[dict[str, Any]] = []
    current = ""
    for name, row in _rows(file):
        if waiting and (name != current or len(waiting) >= _AT_ONCE):
            yield current, waiting
            waiting = []
        current = name
        waiting.append(row)
    if waiting:
        yield current, waiting


def _rows(file: Path) -> Iterator[_Line]:
    """Every row with its table; whatever does not fit is refused with its line."""
    table = _Columns(table="", columns=[])
    number, count = 1, 0
    with gzip.open(file, "rb") as lines:
        try:
            lines.readline()
            for line in lines:
                number += 1
                if line.startswith(b"["):
                    values = msgspec.json.decode(line, type=list[Any])
                    yield table.table, dict(zip(table.columns, values, strict=True))
                    count += 1
                elif line.startswith(b'{"table"'):
                    table = msgspec.json.decode(line, type=_Columns)
                else:
                    wanted = msgspec.json.decode(line, type=_End).rows
                    if wanted != count or lines.read(1):
                        raise BadDatabase(f"the backup is not whole: it holds {count} rows of {wanted}")
                    return
        except (OSError, EOFError, zlib.error, msgspec.DecodeError, ValueError):
            raise BadDatabase(f"the backup is broken after line {number}") from None
    raise BadDatabase(f"the backup is cut off after line {number}")


def _read(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row from JSON, where bytes are base64."""
    for name, value in row.items():
        if value is not None and isinstance(table.c[name].type, LargeBinary):
            row[name] = msgspec.convert(value, bytes)
    return row


def _line(what: object) -> bytes:
    return msgspec.json.encode(what) + b"\n"
