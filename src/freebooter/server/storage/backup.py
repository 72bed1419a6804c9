"""A whole database in one file that either engine can read: gzip, a JSON line for each row."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.storage.database import BadDatabase, Database
from freebooter.server.storage.migrate import newest, upgrade, version
from freebooter.server.storage.schema import METADATA

_FORMAT = 1
# What is true only while a server runs.
_PASSING = ("presence", "claims")
_AT_ONCE = 500


class _Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what the file is."""

    freebooter_backup: int
    migration: str


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
            out.write(msgspec.json.encode(_Head(freebooter_backup=_FORMAT, migration=current)) + b"\n")
            for table in _kept():
                async for row in await connection.stream(select(table)):
                    out.write(msgspec.json.encode([str(table.name), *row]) + b"\n")
                    count += 1
    unfinished.replace(file)
    return count


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a file; says how many rows. One that holds something is not touched."""
    with gzip.open(file, "rb") as lines:
        head = _read_head(lines)
        if head.migration != newest():
            raise BadDatabase(f"the backup is of migration {head.migration}, this version has {newest()}")
        await upgrade(database)
        count = 0
        async with database.write() as connection:
            await _check_empty(connection)
            for table, rows in _batches(lines):
                await connection.execute(insert(table), rows)
                count += len(rows)
    return count


def _kept() -> list[Table]:
    return [table for table in METADATA.sorted_tables if table.name not in _PASSING]


def _read_head(lines: BinaryIO | gzip.GzipFile) -> _Head:
    try:
        head = msgspec.json.decode(lines.readline(), type=_Head)
    except (OSError, EOFError, msgspec.DecodeError):
        raise BadDatabase("this file is no backup of Freebooter") from None
    if head.freebooter_backup != _FORMAT:
        raise BadDatabase(f"this backup has format {head.freebooter_backup}, this version reads {_FORMAT}")
    return head


async def _check_empty(connection: AsyncConnection) -> None:
    for table in _kept():
        if await connection.scalar(select(func.count()).select_from(table)):
            raise BadDatabase(f"the database is not empty ({table.name}); a backup is restored into an empty one")


def _batches(lines: BinaryIO | gzip.GzipFile) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table at a time, some hundred at once."""
    tables = {table.name: table for table in _kept()}
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    for line in lines:
        name, *values = msgspec.json.decode(line)
        if current is not None and waiting and (name != current.name or len(waiting) >= _AT_ONCE):
            yield current, waiting
            waiting = []
        current = tables[name]
        waiting.append({column.name: _read(column, value) for column, value in zip(current.c, values, strict=True)})
    if current is not None and waiting:
        yield current, waiting


def _read(column: Any, value: Any) -> Any:
    """A value from JSON, where bytes are base64."""
    if value is not None and isinstance(column.type, LargeBinary):
        return msgspec.convert(value, bytes)
    return value
