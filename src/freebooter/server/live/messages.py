"""What goes over a socket, in both directions."""

from typing import Annotated

from msgspec import Meta, Struct

from freebooter.core.message import Message
from freebooter.server.live.company import Present
from freebooter.server.tables.chat import Line
from freebooter.server.tables.info import TableInfo
from freebooter.server.tables.moves import Draft, MovesSent, Taken
from freebooter.server.tables.setup import Talked
from freebooter.server.tables.sight import News, Sight

PROTOCOL = 1


class FromServer(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something a viewer is told."""


class Hello(FromServer, frozen=True, tag="hello"):
    """The first message: all there is to know. `news` are the rows after the one the client named, or, if it named
    none, those since its seat was last visited; `sight` is null until the game starts."""

    protocol: int
    build: str
    table: TableInfo
    sight: Sight | None
    news: list[News]
    chat: list[Line]
    present: Present


class NewsMessage(FromServer, frozen=True, tag="news"):
    """Rows, without a gap after the last one sent, and what the viewer sees after the last of them."""

    news: list[News]
    sight: Sight


class TableMessage(FromServer, frozen=True, tag="table"):
    """Something besides the game has changed: seats, votes, state."""

    table: TableInfo


class ChatMessage(FromServer, frozen=True, tag="chat"):
    """What has been said."""

    lines: list[Line]


class PresentMessage(FromServer, frozen=True, tag="present"):
    """Who is there."""

    present: Present


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping, with the number of the table's last row."""

    number: int


class AnswerMessage(FromServer, frozen=True, tag="answer"):
    """What came of the moves that were sent under this key."""

    key: str
    answer: Taken | Draft


class ErrorMessage(FromServer, frozen=True, tag="error"):
    """A message of the client was refused; nothing has changed. `key` is that of the moves it was about, `sight` what
    stands instead of the question they answered, `wait` the seconds to wait."""

    code: str
    detail: str
    message: Message | None = None
    key: str | None = None
    sight: Sight | None = None
    wait: float | None = None


class FromClient(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


class Ping(FromClient, frozen=True, tag="ping"):
    """A sign of life with the number of the last row received; rows it has missed are sent again."""

    number: int | None = None


class Say(FromClient, frozen=True, tag="say"):
    """Chat, to the table or to one's own team."""

    text: Talked
    team: bool = False


class PlayMoves(FromClient, frozen=True, tag="play"):
    """Moves, just as they are posted."""

    moves: MovesSent


class Seen(FromClient, frozen=True, tag="seen"):
    """The person has looked at the table as it is after this row."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]


ClientMessage = Ping | Say | PlayMoves | Seen
