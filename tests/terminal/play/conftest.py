"""The server fixtures, for the tests of a joined table."""

from tests.server.conftest import (  # noqa: F401 (fixtures)
    blank_file,
    known_seeds,
    quick_passwords,
    sqlite,
    sqlite_server,
)
