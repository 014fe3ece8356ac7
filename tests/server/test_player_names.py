"""Names that people can read."""

import pytest

from trickerion.server.player_names import checked_name
from trickerion.server.protocol.messages import CommandRefused


def test_a_name_is_readable() -> None:
    assert checked_name("  Ada \n Lovelace ") == "Ada Lovelace"
    for name in ("", "   ", "Ada\x00", "Ada\u202e", "\x1b[2J"):
        with pytest.raises(CommandRefused) as refusal:
            checked_name(name)
        assert refusal.value.code == "bad_name"
