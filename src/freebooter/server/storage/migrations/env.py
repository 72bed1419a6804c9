"""Run by alembic: applies the migrations over the connection that the server gives it."""

from alembic import context

from freebooter.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
