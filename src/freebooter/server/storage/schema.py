"""The tables of the database. `rows` is the truth about every game; all else is who sits where and who may look."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

# Times are seconds since 1970, as floats: both engines compare them alike.

users = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    # Only accounts have these; a guest is known by its session alone. The login is the name in lower case.
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("webhook", String(500)),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

pushes = Table(
    "pushes",
    METADATA,
    # An address may be longer than an index takes.
    Column("endpoint_hash", LargeBinary(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    # The device's public key and secret, as its browser writes them.
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

letters = Table(
    "letters",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    # "turn" for one at every turn, or "daily".
    Column("often", String(8), nullable=False),
    Column("language", String(8), nullable=False),
    # Stands in every letter: whoever has it can confirm the address, and end the letters.
    Column("token", String(32), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    # When the last daily one was sent, 0 before the first.
    Column("sent", Float, nullable=False),
)

figure_sets = Table(
    "figure_sets",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    # A copy for lists of what the figures say.
    Column("name", String(40), nullable=False),
    # As JSON. A table has a copy of its own, in its `setup` and its `head`.
    Column("figures", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

keys = Table(
    "keys",
    METADATA,
    # Secrets of the server itself, by what they are for.
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    # "open" until it starts, then "playing", then "finished" by the rules or "ended" by vote.
    Column("state", String(16), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    # The host's choices, as JSON (`Setup`).
    Column("setup", Text, nullable=False),
    # What a journal says before its rows, as JSON without seed; written when the match starts.
    Column("head", Text),
    # Secret until the game is over: read by the one query that loads a match. Its hash is public from the start.
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    # Since when it waits for nothing but nonces that were pledged.
    Column("filled", Float),
    Column("host_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    # The number of the last row, and the seats it asks, as bits: copies for lists, written with the row.
    Column("number", Integer, nullable=False, default=-1),
    Column("asks", Integer, nullable=False, default=0),
    Column("bot_asked", Boolean, nullable=False, default=False),
    # Raised with every change that is not a row: seats, votes, mutes.
    Column("version", Integer, nullable=False, default=0),
    Column("said", Integer, nullable=False, default=0),
    Column("rematch_id", String(16)),
    # The number of the row for which the places beside the seats hold.
    Column("settled", Integer),
    Column("retention_days", Integer),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_for_bots", "state", "bot_asked"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # "open", "person" or "bot"; pass-and-play seats are persons of one user.
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40)),
    # A bot that plays for the person meanwhile.
    Column("stand_in", String(40)),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL"), index=True),
    # What the seat adds to the chance: first the hash of its nonce, then the nonce.
    Column("pledge", String(64), nullable=False, default=""),
    Column("nonce", String(64), nullable=False, default=""),
    Column("muted", Boolean, nullable=False, default=False),
    # The last row this seat's person has seen, for "what happened since".
    Column("seen", Integer, nullable=False, default=-1),
    # How the game ended for this seat: a copy for lists, made from the rows when somebody first asks.
    Column("place", Integer),
    Column("score", Integer),
)

rows = Table(
    "rows",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    # Seat and idempotency key of the submit, or the number for rows that nobody submitted.
    Column("key", String(120), nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)

capabilities = Table(
    "capabilities",
    METADATA,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    # "seat", "spectator" or "host".
    Column("role", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
)

grants = Table(
    "grants",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(16), primary_key=True),
    # -1 for roles that have no seat.
    Column("seat", Integer, primary_key=True),
)

votes = Table(
    "votes",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # "undo" or "end"; a vote on an undo stands only for the number it was asked at.
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("asked_by", Integer, nullable=False),
    Column("number", Integer, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    # -1: everyone reads it.
    Column("team", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)

reports = Table(
    "reports",
    METADATA,
    # What people tell whoever runs the server, and how much had been said at the table by then.
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("said", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

presence = Table(
    "presence",
    METADATA,
    Column("connection", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)

claims = Table(
    "claims",
    METADATA,
    # Who works on which bot's answer; a claim that ran out is anybody's.
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", BigInteger, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("expires", Float, nullable=False),
)
