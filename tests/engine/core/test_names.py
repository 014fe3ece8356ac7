"""Names and numbers: a name outside the engine is a small number inside it."""

import pytest

from trickerion.engine.core.names import FIELDS, NONE, decode, encode, name, number


@pytest.mark.parametrize("field", FIELDS)
def test_every_name_of_a_field_has_its_own_number(field: str) -> None:
    domain = FIELDS[field]
    assert len(domain.names) == len(domain.numbers) == domain.size
    for value, written in enumerate(domain.names):
        assert number(field, written) == decode(field, written) == value
        assert name(field, value) == encode(field, value) == written


def test_nothing_is_written_as_null() -> None:
    assert encode("trick", NONE) is None
    assert decode("trick", None) == NONE


def test_a_field_without_names_is_written_as_its_number() -> None:
    assert encode("amount", 7) == 7


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"^pay: 'shards' is not one of fame, coins$"):
        number("pay", "shards")
    with pytest.raises(ValueError, match=r"^trick: 3 is not one of .*, \.\.\.$"):
        number("trick", 3)
