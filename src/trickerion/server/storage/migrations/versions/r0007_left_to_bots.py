"""`bot_asked` now marks only slow games: other bots play while someone is connected."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute("UPDATE tables SET bot_asked = false WHERE pace <> 'slow'")
    op.execute(
        "UPDATE tables SET bot_asked = false WHERE NOT EXISTS"
        " (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.bot IS NULL)"
    )
