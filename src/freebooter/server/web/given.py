"""What endpoints are given besides what they are sent: the house, and whoever asks."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter

from freebooter.server.house import House
from freebooter.server.people.accounts import User
from freebooter.server.tables.setup import END

TheHouse: TypeAlias = NamedDependency[House]
# Whoever asks, None without a session.
MaybeUser: TypeAlias = NamedDependency[User | None]
# Whoever asks; without a session the request is refused before.
Person: TypeAlias = NamedDependency[User]
TableId: TypeAlias = Annotated[str, PathParameter(pattern=f"^[a-z0-9]{{1,16}}{END}")]
