"""The statistics of a contest as charts, one SVG file each."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from trickerion.catalog import MAGICIANS
from trickerion.lab.charts import Bar, bar_chart, group_chart, line_chart
from trickerion.lab.statistics import Rate, Summary
from trickerion.lab.tables import turns

NAMES: Final = {magician.id: magician.name for magician in MAGICIANS}
PLACES: Final = {"1": "First", "2": "Second", "3": "Third", "4": "Fourth"}
SMALL: Final = 0.5
"""Sources of less Fame than this, whatever the bot, are drawn together."""


def write_plots(summary: Summary, folder: Path) -> None:
    for name, chart in plots(summary).items():
        (folder / f"{name}.svg").write_text(chart, encoding="utf-8")


def plots(summary: Summary) -> dict[str, str]:
    magicians = best_first(bars(summary["magicians"], NAMES))
    specialists = best_first(bars(summary["specialists"], {}))
    initiative = bars(summary["initiative"], PLACES)
    return {
        "win_rate_by_magician": rates_plot(summary, "magician", magicians),
        "win_rate_by_specialist": rates_plot(summary, "starting specialist", specialists),
        "win_rate_by_initiative": rates_plot(summary, "initiative in the first turn", initiative),
        "fame_by_turn": turns_plot(summary),
        "fame_by_source": sources_plot(summary),
    }


def bars(groups: Mapping[str, Rate], names: Mapping[str, str]) -> list[Bar]:
    return [rate_bar(names.get(group, label(group)), rate) for group, rate in groups.items()]


def rate_bar(name: str, rate: Rate) -> Bar:
    low, high = rate["interval"]
    note = f"{100 * rate['win_rate']:.0f} % of {rate['seats']:,}"
    return Bar(name, 100 * rate["win_rate"], 100 * low, 100 * high, note)


def best_first(bars: Iterable[Bar]) -> list[Bar]:
    return sorted(bars, key=lambda bar: -bar.value)


def rates_plot(summary: Summary, what: str, bars: list[Bar]) -> str:
    words = f"{summary['games']:,} games, with 95 % intervals; dashed: every seat alike"
    seats = sum(figures["seats"] for figures in summary["bots"].values())
    par = 100 * summary["games"] / seats
    return bar_chart(f"Win rate by {what}", words, "games won, in %", bars, par)


def turns_plot(summary: Summary) -> str:
    words = f"{summary['games']:,} games"
    lines = {
        bot: [*figures["fame_by_turn"], figures["mean_fame"]]
        for bot, figures in summary["bots"].items()
    }
    ticks = [*turns(summary), "scoring"]
    return line_chart("Fame by turn", words, ("after turn", "mean Fame"), ticks, lines)


def sources_plot(summary: Summary) -> str:
    totals = [figures["fame_by_source"] for figures in summary["bots"].values()]
    sources = sorted({source for total in totals for source in total})
    means = {source: [total.get(source, 0.0) for total in totals] for source in sources}
    rare = [means.pop(source) for source in sources if max(map(abs, means[source])) < SMALL]
    groups = {label(s): means[s] for s in sorted(means, key=lambda s: -sum(means[s]))}
    if rare:
        groups["All others"] = [sum(column) for column in zip(*rare, strict=True)]
    words = f"{summary['games']:,} games"
    return group_chart("Fame by source", words, "mean Fame", list(summary["bots"]), groups)


def label(name: str) -> str:
    """The words of an id: "Unpaid wages"."""
    return name.replace("_", " ").capitalize()
