"""The table server: tables, their log, live play for many viewers, people and bots. It knows games by id only."""

from freebooter.extras import require

require(
    "server",
    "aiosqlite",
    "alembic",
    "argon2",
    "asyncpg",
    "cryptography",
    "httpx",
    "litestar",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "structlog",
    "uvicorn",
)
