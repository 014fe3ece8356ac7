"""Benchmark figures of the engine."""

import pytest

from trickerion import Options
from trickerion.lab.perf.bench import Tally, microseconds, play_in_turns
from trickerion.lab.perf.peers import Trickerion


def test_a_tally_counts_games_and_decisions() -> None:
    tally = Tally()
    tally.run(lambda seed: (10, 4), 0.01)
    assert tally.decisions == 10 * tally.games > 0
    assert tally.free == 4 * tally.games
    assert tally.rates()["decisions_per_second"] == pytest.approx(
        tally.decisions / tally.seconds, abs=1
    )


def test_engines_take_turns() -> None:
    tallies = play_in_turns([Trickerion("one", Options()), Trickerion("two", Options())], 0.05)
    assert all(tally.games >= 4 for tally in tallies)


def test_the_cost_of_an_operation_is_its_mean() -> None:
    calls: list[int] = []
    assert microseconds(calls.append, 5) >= 0
    assert calls == [0, 1, 2, 3, 4] * 3
