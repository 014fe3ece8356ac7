"""Packed numbers of frames and cards, written with names (R4)."""

import pytest

from trickerion.engine.core.codes import FRAME_CODES, MEMORY_CODES


@pytest.mark.parametrize(
    ("field", "value", "reads"),
    [
        ("waiting", 0b101, [0, 2]),
        ("acted", 0b11, ["acted", "drew_first"]),
        ("symbols", 0b1001, ["spade", "club"]),
        ("given", 1 | 2 << 2 * 4, {"wood": 1, "rope": 2}),
        ("doubled", -1, None),
        ("doubled", 7 * 3 + 1, {"index": "guest_2", "yield": "coins"}),
        (
            "steals",
            (1 << 5 | 6) << 10 | 3 << 5 | 4,
            [{"index": "02", "collects": "11"}, {"index": "00", "collects": "guest_1"}],
        ),
        ("pays", 1, True),
    ],
)
def test_a_number_that_holds_several_things_is_written_with_names(
    field: str, value: int, reads: object
) -> None:
    code = FRAME_CODES[field]
    assert code.write(value) == reads
    assert code.read(reads, field) == value


@pytest.mark.parametrize(
    ("kind", "value", "reads"),
    [
        ("yes", 1, True),
        ("symbols", 0b10, ["heart"]),
        ("component", 1, "wood"),
        ("hired", 3 << 3 | 2, {"character": "engineer", "after": 3}),
    ],
)
def test_what_a_card_remembers_is_written_with_names(kind: str, value: int, reads: object) -> None:
    code = MEMORY_CODES[kind]
    assert code.write(value) == reads
    assert code.read(reads, "memory") == value


@pytest.mark.parametrize(
    ("field", "written", "sentence"),
    [
        ("waiting", [0, 0], "waiting: something is listed twice"),
        ("waiting", [4], "waiting: 4 is not a whole number from 0 to 3"),
        ("symbols", ["star"], "names: 'star' is not one of spade, heart, diamond, club"),
        ("given", {"wood": 4}, "given: 4 is not a whole number from 0 to 3"),
        ("doubled", {"index": "00"}, "doubled: the field yield is missing"),
        ("pays", 1, "pays: 1 is neither true nor false"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_field(
    field: str, written: object, sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        FRAME_CODES[field].read(written, field)
