"""Run by alembic; the connection comes from `trickerion.server.storage.migrate`."""

from alembic import context

from trickerion.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
