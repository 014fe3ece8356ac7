"""Keys that nobody can read."""

from trickerion.server.tokens import hashed, new_table_id, same


def test_a_key_is_compared_as_a_whole() -> None:
    assert same("key", "key")
    for given in ("ke", "keys", "KEY", "", None, "käy"):
        assert not same(given, "key")


def test_a_stored_key_tells_nothing_of_the_key() -> None:
    assert hashed("key") == hashed("key") != hashed("kez")
    assert "key" not in hashed("key")
    assert len(hashed("key")) == 64


def test_the_id_of_a_table_is_no_option_of_a_command() -> None:
    ids = {new_table_id() for _ in range(500)}
    assert len(ids) == 500
    assert not any("-" in id for id in ids)
