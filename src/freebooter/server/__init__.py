"""The table server: tables, their log, live play for many viewers, people and bots. It knows games by id only."""

from freebooter.extras import require

require("server", "litestar", "sqlalchemy", "uvicorn")
