"""Reading plain data from outside: what is wrong is said with its field."""

import pytest

from trickerion.engine.core.reading import LONGEST, fields_of, flag, items, mapping, shown, whole


def test_a_whole_number_is_within_its_limits() -> None:
    assert [whole(number, "coins", 5) for number in (0, 5)] == [0, 5]
    for value in (-1, 6, 1.0, True, "3", None):
        with pytest.raises(ValueError, match=r"^coins: .* is not a whole number from 0 to 5$"):
            whole(value, "coins", 5)


def test_a_flag_is_true_or_false() -> None:
    assert (flag(True, "pays"), flag(False, "pays")) == (1, 0)
    for value in (1, 0, "true", None):
        with pytest.raises(ValueError, match=r"^pays: .* is neither true nor false$"):
            flag(value, "pays")


def test_a_list_has_a_longest_length() -> None:
    assert items((1, 2), "hand") == (1, 2)
    wrong: tuple[object, ...] = ([0] * (LONGEST + 1), "ab", {}, None)
    for value in wrong:
        with pytest.raises(ValueError, match=r"^hand: a list of at most 100 is needed$"):
            items(value, "hand")


def test_an_object_has_the_fields_it_needs_and_no_others() -> None:
    assert fields_of({"a": 1, "b": 2}, "disk", ("a",), ("b",)) == {"a": 1, "b": 2}
    with pytest.raises(ValueError, match=r"^disk: the field a is missing$"):
        fields_of({"b": 2}, "disk", ("a",), ("b",))
    with pytest.raises(ValueError, match=r"^disk: unknown field 'c'$"):
        fields_of({"a": 1, "c": 3}, "disk", ("a",))
    with pytest.raises(ValueError, match=r"^disk: an object with fields, not list$"):
        mapping([], "disk")


def test_a_value_is_quoted_in_short_however_large_it_is() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for value in ("x" * 10**6, 10**9000, deep):
        assert len(shown(value)) < 100
    assert shown("wood") == "'wood'"
