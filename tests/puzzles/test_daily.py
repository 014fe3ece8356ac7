"""The puzzle of the day: the same for everybody, none twice before all have come."""

from datetime import timedelta

from trickerion.puzzles.daily import FIRST_DAY, daily_puzzle

IDS = [f"{number:06}" for number in range(40)]


def lap(first: int) -> list[str]:
    return [daily_puzzle(IDS, FIRST_DAY + timedelta(days=first + day)) for day in range(len(IDS))]


def test_a_lap_has_every_puzzle_once() -> None:
    assert sorted(lap(0)) == IDS
    assert sorted(lap(len(IDS))) == IDS


def test_every_lap_has_its_own_order() -> None:
    assert lap(0) != lap(len(IDS))
    assert lap(0) != IDS


def test_the_order_of_the_collection_makes_no_difference() -> None:
    assert daily_puzzle(IDS, FIRST_DAY) == daily_puzzle(IDS[::-1], FIRST_DAY)


def test_days_before_the_first_have_a_puzzle_too() -> None:
    assert daily_puzzle(IDS, FIRST_DAY - timedelta(days=3)) in IDS
