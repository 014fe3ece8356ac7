"""Plain names for the archive of finished games."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.drop_index("ix_tables_filmed", "tables")
    op.execute("ALTER TABLE tables RENAME COLUMN filmed TO archived")
    op.create_index("ix_tables_archived", "tables", ["status", "archived"], unique=False)
    op.rename_table("films", "archive_chunks")
    op.execute("ALTER TABLE archive_chunks RENAME COLUMN reel TO chunk")
    if op.get_bind().dialect.name == "postgresql":
        renamed = "ALTER TABLE archive_chunks RENAME CONSTRAINT"
        op.execute(f"{renamed} pk_films TO pk_archive_chunks")
        op.execute(f"{renamed} fk_films_table_id TO fk_archive_chunks_table_id")
