"""The standings for people: as tables in the terminal, and as Markdown between two markers."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from rich.table import Table

from trickerion.lab.ladder import Ladder, Mode, Standings
from trickerion.lab.ratings import Rating
from trickerion.lab.tables import plain_table

BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"


class Sheet(NamedTuple):
    """A table before it is drawn: its header and its rows."""

    header: Sequence[str]
    rows: Sequence[Sequence[str]]


def sheets(standings: Standings) -> Iterator[Sheet]:
    """The ladder; then of a single mode the pairings, of several modes the ladder of each."""
    yield bots_sheet(standings)
    modes = list(standings["modes"].values())
    yield modes_sheet(standings) if len(modes) > 1 else pairings_sheet(modes[0])


def bots_sheet(standings: Standings) -> Sheet:
    rows = [
        [name, rating_cell(bot), str(bot["games"]), f"{bot['milliseconds']:.1f}"]
        for name, bot in standings["bots"].items()
    ]
    return Sheet(["bot", "rating", "games", "ms per decision"], rows)


def pairings_sheet(mode: Mode) -> Sheet:
    """How each bot fared alone against each other one."""
    bots = list(mode["ratings"])
    rows = [[bot, *(win_cell(mode, bot, other) for other in bots)] for bot in bots]
    return Sheet(["win % against", *bots], rows)


def rating_cell(rating: Rating) -> str:
    """The anchor has no interval: it is what the others are measured by."""
    reach = rating["interval"][1] - rating["rating"]
    return f"{rating['rating']:.0f} ± {reach:.0f}" if reach else f"{rating['rating']:.0f}"


def win_cell(mode: Mode, bot: str, against: str) -> str:
    for met in mode["pairings"]:
        if (met["bot"], met["against"]) == (bot, against):
            low, high = met["interval"]
            return f"{100 * met['win_rate']:.0f} ({100 * low:.0f}–{100 * high:.0f})"
    return ""


def modes_sheet(standings: Standings) -> Sheet:
    """The ratings of each mode, and whether its order is that of all games together."""
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
    return Sheet(["mode", *bots, "games", "same order"], rows)


def is_in_order(mode: Mode, bots: Sequence[str]) -> bool:
    ratings = [mode["ratings"][bot]["rating"] for bot in bots]
    return all(above > below for above, below in pairwise(ratings))


def caption(ladder: Ladder, standings: Standings, date: str) -> str:
    """When, what and with which budget."""
    first = ladder.contests[0]
    limits = [f"{first.nodes:,} nodes"] * bool(first.nodes)
    limits += [f"{first.seconds:g} s"] * bool(first.seconds)
    modes = list(standings["modes"])
    mode = modes[0] if len(modes) == 1 else f"{len(modes)} modes"
    return (
        f"{standings['games']} games ({mode}), {' and '.join(limits)} per decision, {date}. "
        "Ratings with their 95 % interval; 400 points more are ten times the chance to win."
    )


# As tables


def ladder_tables(standings: Standings) -> Iterator[Table]:
    for header, rows in sheets(standings):
        table = plain_table(*header)
        for row in rows:
            table.add_row(*row)
        yield table


# As Markdown


def markdown(ladder: Ladder, standings: Standings, date: str) -> str:
    pages = [markdown_table(sheet) for sheet in sheets(standings)]
    return "\n\n".join([*pages, caption(ladder, standings, date)])


def markdown_table(sheet: Sheet) -> str:
    lines = [sheet.header, ["---", *["---:"] * (len(sheet.header) - 1)], *sheet.rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def read_page(file: Path) -> tuple[str, str]:
    """What stands before and after the ladder; a ValueError says why there is no place for it."""
    try:
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError("not a text in UTF-8") from error
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the ladder is written between {BEGIN} and {END}; they are missing")
    return before + begin, end + after


def write_page(file: Path, content: str) -> None:
    """Only what stands between the markers changes."""
    before, after = read_page(file)
    file.write_bytes(f"{before}\n\n{content}\n\n{after}".encode())
