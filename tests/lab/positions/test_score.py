"""Bots are measured by how often they agree with the deep search, and by what they lose."""

from trickerion.bots import Budget
from trickerion.lab.positions.score import losses, score
from trickerion.lab.positions.stored import read_positions

SAMPLE = read_positions()[::6]


def test_a_bot_that_searches_agrees_more_often_than_chance() -> None:
    specialist = score(list(losses("specialist", SAMPLE, Budget(nodes=60))))
    random = score(list(losses("random", SAMPLE, Budget(nodes=1))))
    assert specialist["agreed"] > random["agreed"]
    assert specialist["fame_lost"] < random["fame_lost"]


def test_the_figures_have_intervals() -> None:
    figures = score([0.0, 0.0, 2.0, 1.0])
    assert (figures["positions"], figures["agreed"], figures["fame_lost"]) == (4, 2, 0.75)
    low, high = figures["agreed_interval"]
    assert low < figures["agreed_rate"] == 0.5 < high
    low, high = figures["interval"]
    assert low < 0.75 < high
