"""The tables of `trickerion exploit` and `trickerion styles`."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.table import Table

from trickerion.lab.leanings.measure import Compared, MeasuredLeaning
from trickerion.lab.reports.tables import plain_table

WARNING_ABOVE: Final = 0.4
"""A bot that loses more games than this to a known plan has a weakness."""
SHOWN: Final = {
    "planner": ("tricks", "set_ups", "performances"),
    "gambler": ("sundays", "thursdays"),
    "collector": ("special_cards", "shards"),
    "performer": ("performances",),
    "publicist": ("posters",),
    "impresario": ("hired", "specialists"),
    "level_2_show": ("first_level_2", "performances"),
    "end_scoring": ("shards", "hired"),
    "posters": ("posters",),
    "one_weekday": ("sundays", "performances"),
    "two_specialists": ("specialists", "hired"),
    "level_3_rush": ("level_3",),
}
"""The figures that show a leaning."""


def wins_table(results: Iterable[MeasuredLeaning]) -> Table:
    table = plain_table("bot", "against", "games", "win %", "95 %", "mean Fame")
    for one in results:
        low, high = one["won"]["interval"]
        table.add_row(
            one["bot"],
            one["opponent"],
            str(one["games"]),
            f"{100 * one['won']['win_rate']:.0f}",
            f"{100 * low:.0f}–{100 * high:.0f}",
            f"{one['won']['mean_fame']:.1f}",
        )
    return table


def behavior_table(results: Iterable[MeasuredLeaning]) -> Table:
    """For each bot the figures that show its leaning, beside its opponent's."""
    table = plain_table("bot", "per game", "its own", "opponent", "difference (95 %)")
    for one in results:
        for figure in SHOWN[one["bot"].partition(":")[2]]:
            table.add_row(one["bot"], figure.replace("_", " "), *cells(one["behavior"][figure]))
    return table


def cells(figure: Compared) -> tuple[str, str, str]:
    low, high = figure["interval"]
    difference = f"{figure['difference']:+.2f} ({low:+.2f} to {high:+.2f})"
    return f"{figure['bot']:.2f}", f"{figure['opponent']:.2f}", difference


def warnings(results: Sequence[MeasuredLeaning]) -> list[str]:
    """A line for each plan that wins too often."""
    return [
        f"Warning: {one['bot']} beats {one['opponent']} in {100 * one['won']['win_rate']:.0f}% of "
        f"the games, more than {100 * WARNING_ABOVE:.0f}%."
        for one in results
        if one["won"]["win_rate"] > WARNING_ABOVE
    ]
