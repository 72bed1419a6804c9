"""The seed is committed to when a table is made, and seats pledge their nonces."""

import hashlib
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("pledge", sa.String(length=64), nullable=False, server_default=""))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("commitment", sa.String(length=64), nullable=False, server_default=""))
        tables.add_column(sa.Column("filled", sa.Float(), nullable=True))
    table = sa.table("tables", sa.column("id"), sa.column("seed", sa.LargeBinary), sa.column("commitment"))
    connection = op.get_bind()
    for found in connection.execute(sa.select(table.c.id, table.c.seed)).all():
        seed = secrets.token_bytes(32) if found.seed is None else bytes(found.seed)
        values = {"seed": seed, "commitment": hashlib.sha256(seed).hexdigest()}
        connection.execute(table.update().where(table.c.id == found.id).values(**values))
    # The defaults were for the rows that were there.
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("pledge", server_default=None)
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("commitment", server_default=None)
        tables.alter_column("seed", existing_type=sa.LargeBinary(), nullable=False)
