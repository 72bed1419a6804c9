"""Errors as answers: every one has a code, a sentence, and the rule where a rule is the reason."""

import re
from typing import Any

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from freebooter.core.errors import BadFigures, FreebooterError, UnknownGame
from freebooter.server.errors import Refused
from freebooter.server.storage.database import trouble_of
from freebooter.server.web.given import AnyRequest

log = structlog.get_logger("freebooter.web")


def problem(status: int, code: str, detail: str, message: Any = None, **facts: Any) -> Response[bytes]:
    """An error as JSON."""
    body = {"code": code, "detail": detail, "message": message, **facts}
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


def code_of(error: FreebooterError) -> str:
    """The code of an error of core or bots: its name."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(error).__name__).lower()


def refused(_: AnyRequest, error: Refused) -> Response[bytes]:
    return problem(error.status, error.code, error.detail, error.message, **error.facts)


def wrong_on_purpose(_: AnyRequest, error: FreebooterError) -> Response[bytes]:
    """What core or bots refuse: no such game, option, figure, bot or action."""
    return problem(404 if isinstance(error, UnknownGame) else 400, code_of(error), str(error))


def unplayable(_: AnyRequest, error: BadFigures) -> Response[bytes]:
    return problem(400, code_of(error), str(error), error.message, place=error.place)


def invalid(_: AnyRequest, error: ValidationException) -> Response[bytes]:
    faults = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(f"{fault.get('key', 'body')}: {fault.get('message')}" for fault in faults[:5])
    return problem(400, "bad-request", said or "the request does not fit")


def too_deep(_: AnyRequest, error: RecursionError) -> Response[bytes]:
    return problem(400, "bad-request", "the request is nested too deeply")


def http_error(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    codes = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "unsupported-media-type"}
    return problem(error.status_code, codes.get(error.status_code, "bad-request"), error.detail)


def unforeseen(request: AnyRequest, error: Exception) -> Response[bytes]:
    trouble = trouble_of(error)
    if trouble is not None:
        log.warning("the database is in trouble", path=request.scope["path"], code=trouble[0])
        return problem(503, *trouble)
    log.error("request failed", path=request.scope["path"], exc_info=error)
    return problem(500, "fault", "something went wrong here; it has been noted")


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    BadFigures: unplayable,
    FreebooterError: wrong_on_purpose,
    ValidationException: invalid,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: unforeseen,
}
