"""Buffers of callers are checked before anything is written."""

from array import array

import pytest

from trickerion.buffers import writable


@pytest.mark.parametrize(
    ("buffer", "sentence"),
    [
        (bytes(4), "buffer: it is read-only"),
        (bytearray(3), "buffer: 4 items of format b or B are needed, not 3 of B"),
        (array("h", [0] * 4), "buffer: 4 items of format b or B are needed, not 4 of h"),
        (
            memoryview(bytearray(4)).cast("B", (2, 2)),
            "buffer: 4 items of format b or B are needed, not 2 x 2 of B",
        ),
        (memoryview(bytearray(8))[::2], "buffer: its items must lie side by side in memory"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(buffer: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        writable(buffer, "bB", 4)


def test_any_buffer_that_fits_is_written_as_bytes() -> None:
    numbers = array("h", [0, 0])
    writable(numbers, "h", 2)[:] = b"\xff" * 4
    assert numbers == array("h", [-1, -1])
    with pytest.raises(TypeError):
        writable(5, "h", 2)
