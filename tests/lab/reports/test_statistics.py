"""The statistics of a contest, compared with known values."""

import pytest

from trickerion import Options
from trickerion.lab.play.arena import Contest, play_games
from trickerion.lab.reports.statistics import median_interval, percentile, summarize, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25527, 0.36621),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """Known values; 81 of 263 is from Newcombe (1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_percentiles() -> None:
    assert percentile([float(n) for n in range(100, 0, -1)], 0.95) == 95
    assert percentile([3.0], 0.95) == 3
    assert percentile([], 0.95) == 0


@pytest.mark.parametrize(
    ("count", "low", "high"),
    [(1, 1, 1), (5, 1, 5), (6, 1, 6), (10, 2, 9), (25, 8, 18), (100, 40, 61)],
)
def test_intervals_of_a_median(count: int, low: int, high: int) -> None:
    """The ranks from sign test tables; six values are needed for a 95% interval."""
    assert median_interval(range(count, 0, -1)) == (low, high)


def test_figures_add_up() -> None:
    contest = Contest(("random",) * 3, Options(players=3), nodes=10)
    games = list(play_games(contest, range(6)))
    summary = summarize(reversed(games))
    figures = summary["bots"]["random"]
    scores = [score for game in games for score in game["scores"]]
    assert summary["games"] == 6
    assert figures["seats"] == 18
    assert figures["wins"] == 6
    assert figures["win_rate"] == 0.3333
    low, high = figures["median_interval"]
    assert low <= figures["median_fame"] <= high
    assert figures["milliseconds"]["worst"] >= figures["milliseconds"]["p95"]
    assert figures["mean_fame"] == round(sum(scores) / 18, 2)
    assert sum(figures["fame_by_source"].values()) == pytest.approx(figures["mean_fame"], abs=0.1)
    assert figures["fame_by_turn"] == summary["fame_by_turn"]
    for group in (summary["magicians"], summary["specialists"], summary["initiative"]):
        assert sum(rate["wins"] for rate in group.values()) == 6
        assert sum(rate["seats"] for rate in group.values()) == 18
    assert list(summary["initiative"]) == ["1", "2", "3"]
