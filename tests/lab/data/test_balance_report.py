"""The balance as tables and charts."""

from io import StringIO
from xml.etree import ElementTree

from rich.console import Console

from trickerion.lab.data.balance import Balance
from trickerion.lab.data.balance_report import balance_plots, balance_tables
from trickerion.lab.reports.statistics import Rate


def rate(wins: int, seats: int) -> Rate:
    share = wins / seats
    return {
        "seats": seats,
        "wins": wins,
        "win_rate": share,
        "interval": (max(0.0, share - 0.1), share + 0.1),
        "mean_fame": 50.0,
    }


BALANCE: Balance = {
    "games": 10,
    "seats": 40,
    "mean_fame": 50.0,
    "groups": {
        "magician": {"electra": rate(2, 10), "red_lotus": rate(5, 10)},
        "initiative": {"1": rate(1, 10), "2": rate(4, 10)},
        "first_trick": {"mind_reading": rate(3, 9)},
        "special_card": {},
        "first_under": {},
        "power": {"underdog": rate(4, 10), "lucky_penny": rate(6, 10), "star_turn": rate(9, 10)},
    },
    "against_mean": {
        "first_under": {},
        "power": {
            "underdog": {"points": -10.0, "interval": (-20.0, 0.0)},
            "lucky_penny": {"points": 10.0, "interval": (0.0, 20.0)},
            "star_turn": {"points": 0.0, "interval": (-10.0, 10.0)},
        },
    },
    "prophecies": {"encore": {"games": 4, "mean_fame": 52.0, "interval": (49.0, 55.0)}},
}


def test_tables_have_the_surest_winners_first() -> None:
    console = Console(width=100, record=True, file=StringIO())
    for table in balance_tables(BALANCE):
        console.print(table)
    text = console.export_text()
    assert text.index("10 games") < text.index("red lotus") < text.index("electra")
    assert "first trick" in text
    assert text.index(" 10.0 ") < text.index(" 40.0 ")
    assert "special card" not in text
    assert "49.0–55.0" in text


def test_powers_are_listed_by_level_with_their_points_against_its_mean() -> None:
    """POW-1."""
    console = Console(width=100, record=True, file=StringIO())
    for table in balance_tables(BALANCE):
        console.print(table)
    text = console.export_text()
    rows = ("power, level 1", "lucky penny", "underdog", "power, level 3", "star turn")
    assert sorted(rows, key=text.index) == list(rows)
    assert "+10.0  +0.0 to +20.0" in text
    assert "first under" not in text


def test_there_is_a_chart_for_every_group() -> None:
    charts = balance_plots(BALANCE)
    drawn = ("magician", "initiative", "first_trick", "power", "prophecy")
    assert set(charts) == {f"balance_{group}" for group in drawn}
    for chart in charts.values():
        ElementTree.fromstring(chart)
    assert "Win rate by magician" in charts["balance_magician"]
    assert "52.0 in 4 games" in charts["balance_prophecy"]
