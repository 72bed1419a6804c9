"""Structured logs. No secret reaches them: tokens stand in cookies and bodies, which are never logged, and in the
addresses of links and letters, which are cut."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from freebooter.server.settings import Settings

_LINK: Final = re.compile(r"(/go/|/api/letters/)[\w-]+")
_PASSWORD: Final = re.compile(r"(://[^:/@\s]+:)[^@\s]+@")
# PostgreSQL quotes the row that it refuses, and its driver the value that it cannot send.
_QUOTED: Final = re.compile(
    r"(DETAIL: |invalid input for query argument \$\d+:).*?(?=\n\[SQL:|\n\nThe above|\n\nDuring|\Z)", re.DOTALL
)
_SECRET_FIELDS: Final = frozenset(("token", "seed", "password", "key", "nonce", "cookie", "csrf"))


def set_up_logs(settings: Settings) -> None:
    """Send everything, the web server's lines too, through one pipe to standard error."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    last = structlog.processors.JSONRenderer() if settings.log_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))
    # A line for every socket that opens or closes is too much.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def without_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Cut what must not be read later: the tokens of links and letters, passwords in URLs, fields with telling names,
    and what the database quotes in its errors."""
    for name, value in event.items():
        if name in _SECRET_FIELDS:
            event[name] = "…"
        elif isinstance(value, str):
            event[name] = _QUOTED.sub(r"\1 …", _PASSWORD.sub(r"\1…@", _LINK.sub(r"\1…", value)))
    return event
