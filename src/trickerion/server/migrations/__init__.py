"""How the database came to be: one step per file, run by alembic."""
