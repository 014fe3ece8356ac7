"""Ratings agree with known results, and stay finite for bots that always win."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import cast

import pytest

from trickerion import Options
from trickerion.lab.ladder.ratings import Meeting, expected_wins, fit, rate_bots, standard_errors
from trickerion.lab.play.arena import Contest, GameResult


def results(bots: tuple[str, ...], wins: dict[str, int]) -> Iterator[GameResult]:
    """Games with nothing but players and winners."""
    contest = Contest(bots, Options(players=len(bots)))
    for winner, times in wins.items():
        for number in range(times):
            header = contest.header(number)
            game = {**header, "winner": header["seating"].index(winner)}
            yield cast(GameResult, game)


def test_two_bots_are_apart_by_their_odds() -> None:
    """Three to one is 191 points; the standard error of the log odds is sqrt(1/75 + 1/25)."""
    meetings = [Meeting({"a": 1, "b": 1}, {"a": 75, "b": 25})]
    strengths = fit(meetings, "b", ["a"])
    assert strengths["a"] == pytest.approx(3)
    error = standard_errors(meetings, {"b": 1.0, **strengths}, ["a"])["a"]
    assert error == pytest.approx((1 / 75 + 1 / 25) ** 0.5)


def test_three_seats_of_a_bot_count_three_times() -> None:
    """Against three equal bots, a bot wins every fourth game."""
    meeting = Meeting({"a": 1, "b": 3}, {"a": 25, "b": 75})
    assert fit([meeting], "b", ["a"])["a"] == pytest.approx(1)


def test_the_apprentice_is_the_anchor() -> None:
    games = list(results(("random", "apprentice"), {"apprentice": 30, "random": 10}))
    games += results(("specialist", "apprentice"), {"apprentice": 10, "specialist": 30})
    ratings = rate_bots(games, ["random", "apprentice", "specialist"])
    assert ratings["apprentice"] == {"rating": 1000, "interval": (1000, 1000)}
    distance = ratings["specialist"]["rating"] - 1000
    assert distance == pytest.approx(1000 - ratings["random"]["rating"], abs=0.2)
    assert 160 < distance < 191, "the prior pulls ratings together a little"
    assert rate_bots(games, ["specialist", "random", "apprentice"]) == ratings


def test_without_an_apprentice_the_first_bot_is_the_anchor() -> None:
    games = results(("random", "specialist"), {"random": 10, "specialist": 10})
    ratings = rate_bots(games, ["random", "specialist"])
    assert ratings["random"] == {"rating": 1000, "interval": (1000, 1000)}
    assert ratings["specialist"]["rating"] == 1000


def test_bots_that_always_beat_the_one_below_are_apart() -> None:
    """Even with many games, the expected wins match the actual ones."""
    bots = ["random", "apprentice", "specialist", "magician"]
    meetings = [
        Meeting({above: 1, below: 1}, {above: 1_000_000.5, below: 0.5})
        for below, above in combinations(bots, 2)
    ]
    strengths = {"apprentice": 1.0, **fit(meetings, "apprentice", [bots[0], *bots[2:]])}
    expected = expected_wins(meetings, strengths)
    assert expected["random"] == pytest.approx(1.5)
    assert expected["specialist"] == pytest.approx(2_000_001.5)


@pytest.mark.parametrize("games", [1, 100, 10_000])
def test_a_bot_that_always_wins_has_a_rating_and_a_wide_interval(games: int) -> None:
    played = results(("specialist", "apprentice"), {"specialist": games})
    rating = rate_bots(played, ["apprentice", "specialist"])["specialist"]
    low, high = rating["interval"]
    assert 1000 < rating["rating"] < 3000
    assert high - low > 800


def test_intervals_contain_the_true_rating_about_95_percent_of_the_time() -> None:
    """Three bots of known strength in games for three."""
    truth, bots = {"apprentice": 1.0, "random": 0.5, "specialist": 4.0}, ("apprentice",) * 3
    rng, contained = Random(1), 0
    lineups = [replace_last(bots, "random"), replace_last(bots, "specialist")]
    for _ in range(100):
        games = [game for lineup in lineups for game in sampled(lineup, truth, rng)]
        low, high = rate_bots(games, list(truth))["specialist"]["interval"]
        contained += low <= 1000 + 240.8 <= high
    assert 90 <= contained <= 99


def replace_last(bots: tuple[str, ...], bot: str) -> tuple[str, ...]:
    return (*bots[:-1], bot)


def sampled(lineup: tuple[str, ...], truth: dict[str, float], rng: Random) -> Iterator[GameResult]:
    winners = rng.choices(lineup, [truth[bot] for bot in lineup], k=60)
    return results(lineup, {bot: winners.count(bot) for bot in set(lineup)})
