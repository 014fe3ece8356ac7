"""The standings as terminal tables, and as Markdown between two markers in a file."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from rich.table import Table

from trickerion.lab.ladder.ladder import Ladder, Mode, Standings
from trickerion.lab.ladder.ratings import Rating
from trickerion.lab.reports.tables import FORFEITS, forfeit_rows, forfeits_table, plain_table

BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"


class TableData(NamedTuple):
    """The header and rows of a table, before formatting."""

    header: Sequence[str]
    rows: Sequence[Sequence[str]]


def report_tables(standings: Standings) -> Iterator[TableData]:
    """The ratings, then the pairings of a single mode or the ratings of each of several."""
    yield ratings_table(standings)
    modes = list(standings["modes"].values())
    yield modes_table(standings) if len(modes) > 1 else pairings_table(modes[0])


def ratings_table(standings: Standings) -> TableData:
    rows = [
        [name, rating_cell(bot), str(bot["games"]), f"{bot['milliseconds']:.1f}"]
        for name, bot in standings["bots"].items()
    ]
    return TableData(["bot", "rating", "games", "ms per decision"], rows)


def pairings_table(mode: Mode) -> TableData:
    """Each bot's win rate against each other bot."""
    bots = list(mode["ratings"])
    rows = [[bot, *(win_cell(mode, bot, other) for other in bots)] for bot in bots]
    return TableData(["win % against", *bots], rows)


def rating_cell(rating: Rating) -> str:
    """The anchor has no interval, because the others are measured against it."""
    reach = rating["interval"][1] - rating["rating"]
    return f"{rating['rating']:.0f} ± {reach:.0f}" if reach else f"{rating['rating']:.0f}"


def win_cell(mode: Mode, bot: str, against: str) -> str:
    for met in mode["pairings"]:
        if (met["bot"], met["against"]) == (bot, against):
            low, high = met["interval"]
            return f"{100 * met['win_rate']:.0f} ({100 * low:.0f}–{100 * high:.0f})"
    return ""


def modes_table(standings: Standings) -> TableData:
    """The ratings in each mode, and whether they rank the bots as the overall ratings do."""
    bots = list(standings["bots"])
    rows = [
        [
            name,
            *(rating_cell(mode["ratings"][bot]) for bot in bots),
            str(mode["games"]),
            "yes" if is_in_order(mode, bots) else "no",
        ]
        for name, mode in standings["modes"].items()
    ]
    return TableData(["mode", *bots, "games", "same order"], rows)


def is_in_order(mode: Mode, bots: Sequence[str]) -> bool:
    ratings = [mode["ratings"][bot]["rating"] for bot in bots]
    return all(above > below for above, below in pairwise(ratings))


def caption(ladder: Ladder, standings: Standings, date: str) -> str:
    """The number of games, the mode, the budget and the date."""
    first = ladder.contests[0]
    limits = [f"{first.nodes:,} nodes"] * bool(first.nodes)
    limits += [f"{first.seconds:g} s"] * bool(first.seconds)
    modes = list(standings["modes"])
    mode = modes[0] if len(modes) == 1 else f"{len(modes)} modes"
    return (
        f"{standings['games']} games ({mode}), {' and '.join(limits)} per decision, {date}. "
        "Ratings have 95% intervals; 400 more points mean ten times the chance to win."
    )


# As tables


def ladder_tables(standings: Standings) -> Iterator[Table]:
    for header, rows in report_tables(standings):
        table = plain_table(*header)
        for row in rows:
            table.add_row(*row)
        yield table
    if standings["forfeits"]:
        yield forfeits_table(standings["forfeits"])


# As Markdown


def markdown(ladder: Ladder, standings: Standings, date: str) -> str:
    pages = [markdown_table(table) for table in report_tables(standings)]
    if standings["forfeits"]:
        pages.append(markdown_table(TableData(FORFEITS, forfeit_rows(standings["forfeits"]))))
    return "\n\n".join([*pages, caption(ladder, standings, date)])


def markdown_table(table: TableData) -> str:
    lines = [table.header, ["---", *["---:"] * (len(table.header) - 1)], *table.rows]
    rows = ([cell.replace("|", "/") for cell in cells] for cells in lines)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def read_page(file: Path) -> tuple[str, str]:
    """The text before and after the ladder; raises ValueError if the markers are missing."""
    try:
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError("not a UTF-8 text file") from error
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the markers {BEGIN} and {END} are missing")
    return before + begin, end + after


def write_page(file: Path, content: str) -> None:
    """Replace the text between the markers."""
    before, after = read_page(file)
    file.write_bytes(f"{before}\n\n{content}\n\n{after}".encode())
