"""Run by alembic; the connection is handed in by `trickerion.server.migrate`."""

from alembic import context

from trickerion.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
