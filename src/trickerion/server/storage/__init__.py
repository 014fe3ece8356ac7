"""The database: rows, the store, migrations, several processes."""
