"""Names that people can read, and keys that nobody can."""

import pytest

from trickerion.server.accounts import key_of
from trickerion.server.protocol import Refusal
from trickerion.server.tokens import checked_name, hashed, same


def test_a_name_is_readable() -> None:
    assert checked_name("  Ada \n Lovelace ") == "Ada Lovelace"
    for name in ("", "   ", "Ada\x00", "Ada\u202e", "\x1b[2J"):
        with pytest.raises(Refusal) as refusal:
            checked_name(name)
        assert refusal.value.code == "bad_name"


def test_names_that_look_alike_are_one() -> None:
    assert key_of(" ADA  Lovelace") == key_of("ada lovelace") == "ada lovelace"
    assert key_of("STRASSE") == key_of("Straße")
    assert key_of("Ada") != key_of("Ad a")


def test_a_key_is_compared_as_a_whole() -> None:
    assert same("key", "key")
    for given in ("ke", "keys", "KEY", "", None, "käy"):
        assert not same(given, "key")


def test_a_stored_key_tells_nothing_of_the_key() -> None:
    assert hashed("key") == hashed("key") != hashed("kez")
    assert "key" not in hashed("key")
    assert len(hashed("key")) == 64
