"""The tables of a contest."""

from rich.console import Console

from trickerion import Options
from trickerion.lab.play.arena import Contest, play_games
from trickerion.lab.reports.statistics import summarize
from trickerion.lab.reports.tables import tables, turns


def test_every_group_of_figures_has_a_table() -> None:
    contest = Contest(("random",) * 2, Options(quick=True), nodes=1)
    summary = summarize(play_games(contest, range(2)))
    assert turns(summary) == ["2", "3", "4", "5"]
    console = Console(width=120)
    with console.capture() as capture:
        for table in tables(summary):
            console.print(table)
    for heading in ("2 games", "ms per decision", "mean Fame from", "magician", "initiative"):
        assert heading in capture.get()
