"""The balance of the game as terminal tables and as charts."""

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from trickerion.lab.data.balance import LEVELS, Balance, FameRate, Points
from trickerion.lab.reports.charts import Bar, bar_chart
from trickerion.lab.reports.plots import PLACES, bars, best_first, label, magician_names
from trickerion.lab.reports.statistics import Rate
from trickerion.lab.reports.tables import plain_table, rates_table


def balance_tables(balance: Balance) -> Iterator[Table]:
    for group, rates in balance["groups"].items():
        if group in balance["against_mean"]:
            yield from own_cards_tables(group, rates, balance["against_mean"][group])
        elif rates:
            table = rates_table(label(group).lower(), ordered(group, rates))
            table.title = f"{balance['games']} games" if group == "magician" else None
            yield table
    if balance["prophecies"]:
        yield prophecies_table(balance)


def ordered(group: str, rates: dict[str, Rate]) -> dict[str, Rate]:
    """The surest winners first, so that a trick that won its only game isn't at the top; places in
    the initiative in order."""
    if group == "initiative":
        return rates
    return dict(sorted(rates.items(), key=lambda item: -item[1]["interval"][0]))


def own_cards_tables(
    group: str, rates: dict[str, Rate], against_mean: dict[str, Points]
) -> Iterator[Table]:
    """A table per level, the best card first, with its points above or below the mean."""
    for level in sorted({LEVELS.get(name, 0) for name in rates}):
        what = f"{label(group).lower()}, level {level}" if level else label(group).lower()
        table = plain_table(what, "seats", "win %", "against the mean", "95 %", "mean Fame")
        names = [name for name in rates if LEVELS.get(name, 0) == level]
        for name in sorted(names, key=lambda name: -against_mean[name]["points"]):
            rate, (low, high) = rates[name], against_mean[name]["interval"]
            points = f"{against_mean[name]['points']:+.1f}", f"{low:+.1f} to {high:+.1f}"
            share, fame = f"{100 * rate['win_rate']:.1f}", f"{rate['mean_fame']:.1f}"
            table.add_row(name.replace("_", " "), str(rate["seats"]), share, *points, fame)
        yield table


def prophecies_table(balance: Balance) -> Table:
    table = plain_table("prophecy", "games", "mean Fame", "95 %")
    for name, figures in balance["prophecies"].items():
        low, high = figures["interval"]
        cells = (str(figures["games"]), f"{figures['mean_fame']:.1f}", f"{low:.1f}–{high:.1f}")
        table.add_row(name.replace("_", " "), *cells)
    return table


def write_balance_plots(balance: Balance, folder: Path) -> None:
    """One SVG file per group."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, chart in balance_plots(balance).items():
        (folder / f"{name}.svg").write_text(chart, encoding="utf-8")


def balance_plots(balance: Balance) -> dict[str, str]:
    par = 100 * balance["games"] / balance["seats"]
    subtitle = f"{balance['games']:,} games, with 95% intervals; the dashed line is an equal share"
    charts = {}
    for group, rates in balance["groups"].items():
        if rates:
            title = f"Win rate by {label(group).lower()}"
            drawn = bars(ordered(group, rates), {**PLACES, **magician_names()})
            charts[f"balance_{group}"] = bar_chart(title, subtitle, "games won, %", drawn, par)
    if balance["prophecies"]:
        charts["balance_prophecy"] = prophecies_plot(balance)
    return charts


def prophecies_plot(balance: Balance) -> str:
    drawn = best_first(fame_bar(name, rate) for name, rate in balance["prophecies"].items())
    subtitle = f"{balance['games']:,} games, with 95% intervals; the dashed line is the mean of all"
    title = "Fame in games with a prophecy"
    return bar_chart(title, subtitle, "mean Fame of all seats", drawn, balance["mean_fame"])


def fame_bar(name: str, rate: FameRate) -> Bar:
    low, high = rate["interval"]
    note = f"{rate['mean_fame']:.1f} in {rate['games']:,} games"
    return Bar(label(name), rate["mean_fame"], max(low, 0), high, note)
