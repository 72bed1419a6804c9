"""The first shape: log, tables, seats, links, people, votes, chat, presence, claims."""

from alembic import op

from freebooter.server.storage.schema import METADATA

revision = "0001"
down_revision = None


def upgrade() -> None:
    METADATA.create_all(op.get_bind())
