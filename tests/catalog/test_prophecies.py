"""The 27 prophecies."""

from trickerion.catalog import PROPHECIES


def test_prophecies_are_numbered_without_gaps() -> None:
    assert [prophecy.number for prophecy in PROPHECIES] == list(range(1, 28))
    assert len({prophecy.id for prophecy in PROPHECIES}) == 27
