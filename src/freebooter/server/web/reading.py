"""Reading what is sent: once, from the bytes to the type that an endpoint asks for."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class TypedRequest(Request[Any, Any, Any]):
    """A request whose body is read as its endpoint's type. The framework would read it as plain data first, and what is
    to be kept as it was sent, a seat's actions, would be lost."""

    async def json(self) -> Any:
        """The body, or a refusal that names the field which does not fit."""
        field = self.route_handler.parsed_data_field
        body = await self.body()
        if field is not None and body:
            try:
                return msgspec.json.decode(body, type=field.annotation)
            except msgspec.ValidationError as error:
                what, _, place = str(error).partition(" - at `$")
                fault = {"key": place.rstrip("`").lstrip(".") or "body", "message": what}
                raise ValidationException(extra=[fault]) from None
            except msgspec.DecodeError:
                pass
        return await super().json()
