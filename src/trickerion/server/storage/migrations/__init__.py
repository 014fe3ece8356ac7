"""Database migrations, one per file, run by alembic."""
