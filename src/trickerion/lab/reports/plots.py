"""The statistics of a contest as charts, in one SVG file each."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from trickerion.catalog import MAGICIANS
from trickerion.lab.reports.charts import Bar, bar_chart, group_chart, line_chart
from trickerion.lab.reports.statistics import ContestSummary, Rate
from trickerion.lab.reports.tables import turns
from trickerion.texts import texts

PLACES: Final = {"1": "First", "2": "Second", "3": "Third", "4": "Fourth"}
MINOR_SOURCE: Final = 0.5
"""Sources below this mean Fame for every bot are combined."""


def write_plots(summary: ContestSummary, folder: Path) -> None:
    for name, chart in plots(summary).items():
        (folder / f"{name}.svg").write_text(chart, encoding="utf-8")


def plots(summary: ContestSummary) -> dict[str, str]:
    magicians = best_first(bars(summary["magicians"], magician_names()))
    specialists = best_first(bars(summary["specialists"], {}))
    initiative = bars(summary["initiative"], PLACES)
    return {
        "win_rate_by_magician": rates_plot(summary, "magician", magicians),
        "win_rate_by_specialist": rates_plot(summary, "starting specialist", specialists),
        "win_rate_by_initiative": rates_plot(summary, "initiative in the first turn", initiative),
        "fame_by_turn": turns_plot(summary),
        "fame_by_source": sources_plot(summary),
    }


def magician_names() -> dict[str, str]:
    return {one.id: texts().say(f"magician-{one.id}") for one in MAGICIANS}


def bars(groups: Mapping[str, Rate], names: Mapping[str, str]) -> list[Bar]:
    return [rate_bar(names.get(group, label(group)), rate) for group, rate in groups.items()]


def rate_bar(name: str, rate: Rate) -> Bar:
    low, high = rate["interval"]
    note = f"{100 * rate['win_rate']:.0f}% of {rate['seats']:,}"
    return Bar(name, 100 * rate["win_rate"], 100 * low, 100 * high, note)


def best_first(bars: Iterable[Bar]) -> list[Bar]:
    return sorted(bars, key=lambda bar: -bar.value)


def rates_plot(summary: ContestSummary, what: str, bars: list[Bar]) -> str:
    subtitle = f"{summary['games']:,} games, with 95% intervals; the dashed line is an equal share"
    seats = sum(figures["seats"] for figures in summary["bots"].values())
    par = 100 * summary["games"] / seats
    return bar_chart(f"Win rate by {what}", subtitle, "games won, %", bars, par)


def turns_plot(summary: ContestSummary) -> str:
    subtitle = f"{summary['games']:,} games"
    lines = {
        bot: [*figures["fame_by_turn"], figures["mean_fame"]]
        for bot, figures in summary["bots"].items()
    }
    ticks = [*turns(summary), "scoring"]
    return line_chart("Fame by turn", subtitle, ("after turn", "mean Fame"), ticks, lines)


def sources_plot(summary: ContestSummary) -> str:
    totals = [figures["fame_by_source"] for figures in summary["bots"].values()]
    sources = sorted({source for total in totals for source in total})
    means = {source: [total.get(source, 0.0) for total in totals] for source in sources}
    rare = [means.pop(source) for source in sources if max(map(abs, means[source])) < MINOR_SOURCE]
    groups = {label(s): means[s] for s in sorted(means, key=lambda s: -sum(means[s]))}
    if rare:
        groups["All others"] = [sum(column) for column in zip(*rare, strict=True)]
    subtitle = f"{summary['games']:,} games"
    return group_chart("Fame by source", subtitle, "mean Fame", list(summary["bots"]), groups)


def label(name: str) -> str:
    """An id as a label, such as "Unpaid wages"."""
    return name.replace("_", " ").capitalize()
