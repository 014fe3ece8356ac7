"""The tables of leanings, and the warning of a plan that wins too often."""

from tests.lab.leanings.results import result
from trickerion.bots import LEANINGS
from trickerion.lab.leanings.behavior import FIGURES
from trickerion.lab.leanings.report import SHOWN, behavior_table, warnings, wins_table


def test_every_leaning_is_shown_by_figures_that_are_counted() -> None:
    assert set(SHOWN) == set(LEANINGS)
    assert {figure for shown in SHOWN.values() for figure in shown} <= set(FIGURES)


def test_a_plan_that_wins_more_than_two_games_in_five_is_warned_of() -> None:
    assert warnings([result("magician:posters", wins=4, games=10)]) == []
    (line,) = warnings([result("magician:posters", wins=5, games=10)])
    assert line == "Warning: magician:posters beats magician in 50% of the games, more than 40%."


def test_the_tables_have_a_row_per_bot_and_per_figure() -> None:
    results = [result("magician:posters", 1, 2), result("magician:gambler", 1, 2)]
    assert wins_table(results).row_count == 2
    assert behavior_table(results).row_count == 1 + len(SHOWN["gambler"])
