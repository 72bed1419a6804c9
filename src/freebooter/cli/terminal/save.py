"""Where a game at the terminal is kept: a finished one as its journal, a running one with its secret beside it."""

import msgspec
from msgspec import Struct

from freebooter.core.chance import SEED_BYTES
from freebooter.core.errors import BadJournal
from freebooter.core.journal import Journal, read_journal, write_journal

WARNING = "private: this holds the seed of a game that still runs, and everything hidden in it"


class Save(Struct, frozen=True, kw_only=True):
    """A journal, and the seed of a game that is still running; a finished game's seed stands in its journal."""

    journal: Journal
    secret: bytes | None = None


class _PrivateSave(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of a running game. Its first line says what it is, so that nobody hands it round by mistake."""

    warning: str
    secret: str
    journal: msgspec.Raw


def write_save(journal: Journal, secret: bytes) -> bytes:
    """The file: a plain journal once the game is over, else a private save that the game can be resumed from."""
    text = write_journal(journal)
    if journal.seed is not None:
        return text
    head = f'{{\n "warning": "{WARNING}",\n "secret": "{secret.hex()}",\n "journal": '
    return head.encode() + text.rstrip() + b"\n}\n"


def read_save(text: bytes) -> Save:
    """A private save or a plain journal; what is neither is refused with its place."""
    try:
        private = msgspec.json.decode(text, type=_PrivateSave)
    except msgspec.DecodeError:
        return Save(journal=read_journal(text))
    try:
        secret = bytes.fromhex(private.secret)
    except ValueError:
        raise BadJournal("save, secret: it is not hexadecimal") from None
    if len(secret) != SEED_BYTES:
        raise BadJournal(f"save, secret: it has {len(secret)} bytes, not {SEED_BYTES}")
    return Save(journal=read_journal(bytes(private.journal)), secret=secret)
