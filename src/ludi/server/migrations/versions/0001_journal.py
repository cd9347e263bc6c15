"""The journal of the tables, and a small row of each for the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("follows", sa.Integer),  # seq - 1: the database itself refuses a journal with a gap
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.CheckConstraint("(seq = 0 AND follows IS NULL) OR (seq > 0 AND follows = seq - 1)", "no_gap"),
        sa.ForeignKeyConstraint(["table_id", "follows"], ["entries.table_id", "entries.seq"], "follows"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("tables_of_lobby", "tables", ["is_public", "status", "updated"])


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("tables")
    op.drop_table("entries")
