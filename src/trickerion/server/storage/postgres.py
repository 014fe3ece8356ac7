"""PostgreSQL's driver: the extra `postgres`, which may not be installed."""

from typing import Final

try:
    import asyncpg  # type: ignore[import-untyped]
except ImportError:
    asyncpg = None

FAILURES: Final[tuple[type[Exception], ...]] = (
    (asyncpg.PostgresError, asyncpg.InterfaceError) if asyncpg else ()
)
"""What the driver raises."""
CONFLICTS: Final[tuple[type[Exception], ...]] = (
    (asyncpg.IntegrityConstraintViolationError,) if asyncpg else ()
)
"""What the driver raises if a row is already there, or lacks the one it belongs to."""
MISSING: Final = "PostgreSQL needs another package: pip install 'trickerion[postgres]'"


def is_installed() -> bool:
    return asyncpg is not None
