"""The statistics of a contest as terminal tables."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from trickerion.lab.reports.statistics import BotFigures, BotForfeit, ContestSummary, Rate

RATE = ("seats", "wins", "win %", "95 %", "mean Fame")
FORFEITS = ("forfeits", "games", "first in", "reason")
TIMES = ("mean", "95 %", "worst", "over budget", "late", "decisions")


def tables(summary: ContestSummary) -> Iterator[Table]:
    yield bots_table(summary)
    if summary["forfeits"]:
        yield forfeits_table(summary["forfeits"])
    yield times_table(summary["bots"])
    yield sources_table(summary["bots"])
    yield turns_table(summary)
    for group in ("magicians", "specialists", "initiative"):
        yield rates_table(group.removesuffix("s"), summary[group])


def bots_table(summary: ContestSummary) -> Table:
    table = plain_table("bot", *RATE, "median", "95 %")
    table.title = f"{summary['games']} games"
    for bot, figures in summary["bots"].items():
        low, high = figures["median_interval"]
        table.add_row(bot, *_rate_cells(figures), f"{figures['median_fame']:.1f}", f"{low}–{high}")
    return table


def times_table(bots: Mapping[str, BotFigures]) -> Table:
    """Milliseconds per decision, and how often the budget was exceeded."""
    table = plain_table("ms per decision", *TIMES)
    for bot, figures in bots.items():
        times, overrun = figures["milliseconds"], figures["overrun"]
        over = (f"{overrun['worst']:.1f}", str(overrun["late"])) if overrun else ("–", "–")
        decisions = f"{figures['decisions'] * figures['seats']:.0f}"
        cells = (f"{times['mean']:.1f}", f"{times['p95']:.1f}", f"{times['worst']:.1f}")
        table.add_row(bot, *cells, *over, decisions)
    return table


def forfeits_table(forfeits: Sequence[BotForfeit]) -> Table:
    table = Table(*FORFEITS, box=SIMPLE_HEAD)
    for row in forfeit_rows(forfeits):
        table.add_row(*map(escape, row))
    return table


def forfeit_rows(forfeits: Sequence[BotForfeit]) -> list[list[str]]:
    """How often each bot forfeited for each reason, the most common first, and when first."""
    counted = Counter((forfeit["bot"], forfeit["reason"]) for forfeit in forfeits)
    first = {(one["bot"], one["reason"]): one for one in reversed(forfeits)}
    return [
        [bot, str(number), when(first[bot, reason]), reason]
        for (bot, reason), number in counted.most_common()
    ]


def when(forfeit: BotForfeit) -> str:
    return f"game {forfeit['game']}, decision {forfeit['decision']}"


def sources_table(bots: Mapping[str, BotFigures]) -> Table:
    table = plain_table("mean Fame from", *bots)
    sources = dict.fromkeys(source for bot in bots.values() for source in bot["fame_by_source"])
    for source in sources:
        means = (bot["fame_by_source"].get(source, 0.0) for bot in bots.values())
        table.add_row(source.replace("_", " "), *(f"{mean:.2f}" for mean in means))
    return table


def turns_table(summary: ContestSummary) -> Table:
    table = plain_table("mean Fame after turn", *turns(summary), "scoring")
    for bot, figures in summary["bots"].items():
        means = (*figures["fame_by_turn"], figures["mean_fame"])
        table.add_row(bot, *(f"{mean:.1f}" for mean in means))
    table.add_row("all", *(f"{mean:.1f}" for mean in summary["fame_by_turn"]))
    return table


def turns(summary: ContestSummary) -> list[str]:
    """The turn numbers; the quick game starts with the second (SET-14)."""
    return [str(summary["first_turn"] + n) for n in range(len(summary["fame_by_turn"]))]


def rates_table(what: str, groups: Mapping[str, Rate]) -> Table:
    table = plain_table(what, *RATE)
    for name, figures in groups.items():
        table.add_row(name.replace("_", " "), *_rate_cells(figures))
    return table


def _rate_cells(figures: Rate) -> list[str]:
    low, high = figures["interval"]
    return [
        str(figures["seats"]),
        str(figures["wins"]),
        f"{100 * figures['win_rate']:.1f}",
        f"{100 * low:.1f}–{100 * high:.1f}",
        f"{figures['mean_fame']:.1f}",
    ]


def plain_table(first: str, *further: str) -> Table:
    table = Table(first, box=SIMPLE_HEAD, collapse_padding=True, title_justify="left")
    for title in further:
        table.add_column(title, justify="right")
    return table
