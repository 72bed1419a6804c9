"""Places and scores of finished games, beside their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("settled", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("place", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("score", sa.Integer(), nullable=True))
