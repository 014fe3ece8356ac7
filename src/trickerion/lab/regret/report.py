"""The Fame lost by each bot or player: figures, and the tables that show them."""

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypedDict

from rich.table import Table

from trickerion import Options
from trickerion.lab.ladder.ladder import mode_name
from trickerion.lab.regret.measure import Measured, PlayedEnding
from trickerion.lab.reports.statistics import Z_95, wilson
from trickerion.lab.reports.tables import plain_table

WORST: Final = 3
"""How many of a bot's worst endings are listed."""


class Source(NamedTuple):
    """Where an ending comes from: the number and seed of a game, or a file."""

    game: int
    seed: int
    options: Options
    file: str = ""


class Found(NamedTuple):
    """An ending with its source."""

    source: Source
    ending: Measured


class Worst(TypedDict):
    """An ending in which much was lost; `record` is the game up to there."""

    lost: int
    best: int
    seat: int
    game: int
    seed: int
    file: str
    mode: str
    failure: str
    record: str


class Regret(TypedDict):
    """One bot's figures, with 95% intervals."""

    endings: int
    fame_lost: float
    interval: tuple[float, float]
    exact: int
    exact_rate: float
    exact_interval: tuple[float, float]
    failures: int
    worst: list[Worst]


class Summary(TypedDict):
    """The output of `trickerion regret`. In endings that rely on others, another player still
    chooses something that matters."""

    endings: int
    relying_on_others: int
    bots: dict[str, Regret]


def summarize(found: Sequence[Found]) -> Summary:
    attempts = [(one, attempt) for one in found for attempt in one.ending["attempts"]]
    names = dict.fromkeys(attempt["bot"] for _, attempt in attempts)
    return {
        "endings": len(found),
        "relying_on_others": sum(one.ending["relies_on_others"] for one in found),
        "bots": {
            name: regret([pair for pair in attempts if pair[1]["bot"] == name]) for name in names
        },
    }


def regret(attempts: Sequence[tuple[Found, PlayedEnding]]) -> Regret:
    lost = [attempt["lost"] for _, attempt in attempts]
    mean, exact = fmean(lost), lost.count(0)
    reach = Z_95 * stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0
    low, high = wilson(exact, len(lost))
    most_first = sorted(attempts, key=lambda pair: -pair[1]["lost"])
    return {
        "endings": len(lost),
        "fame_lost": round(mean, 3),
        "interval": (round(mean - reach, 3), round(mean + reach, 3)),
        "exact": exact,
        "exact_rate": round(exact / len(lost), 4),
        "exact_interval": (round(low, 4), round(high, 4)),
        "failures": sum(bool(attempt["failure"]) for _, attempt in attempts),
        "worst": [worst(*pair) for pair in most_first[:WORST] if pair[1]["lost"]],
    }


def worst(found: Found, attempt: PlayedEnding) -> Worst:
    source, ending = found
    return {
        "lost": attempt["lost"],
        "best": ending["best"],
        "seat": ending["seat"],
        "game": source.game,
        "seed": source.seed,
        "file": source.file,
        "mode": mode_name(source.options),
        "failure": attempt["failure"],
        "record": ending["record"],
    }


def write_worst(summary: Summary, folder: Path) -> None:
    """Write the records of the worst endings, to look at with `trickerion replay`."""
    folder.mkdir(parents=True, exist_ok=True)
    for bot in summary["bots"].values():
        for one in bot["worst"]:
            source = Path(one["file"]).stem or f"game-{one['game']}"
            file = folder / f"{source}-p{one['seat'] + 1}.txt"
            file.write_text(one["record"], encoding="utf-8")


# As tables


def regret_tables(summary: Summary) -> Iterator[Table]:
    yield figures_table(summary)
    if any(bot["worst"] for bot in summary["bots"].values()):
        yield worst_table(summary)


def figures_table(summary: Summary) -> Table:
    table = plain_table("bot", "endings", "Fame lost", "95 %", "exact %", "95 %", "failures")
    table.title = f"{summary['endings']} endings"
    for name, bot in summary["bots"].items():
        low, high = bot["interval"]
        least, most = bot["exact_interval"]
        lost = (f"{bot['fame_lost']:.2f}", f"{low:.2f}–{high:.2f}")
        exact = (f"{100 * bot['exact_rate']:.0f}", f"{100 * least:.0f}–{100 * most:.0f}")
        table.add_row(name, str(bot["endings"]), *lost, *exact, str(bot["failures"]))
    return table


def worst_table(summary: Summary) -> Table:
    table = plain_table("worst", "Fame lost", "of", "seat", "game", "seed", "mode")
    for name, bot in summary["bots"].items():
        for one in bot["worst"]:
            game = one["file"] or str(one["game"])
            where = (f"p{one['seat'] + 1}", game, str(one["seed"]), one["mode"])
            table.add_row(name, str(one["lost"]), str(one["best"]), *where)
    return table


def caption(summary: Summary) -> str:
    return (
        f"In {summary['relying_on_others']} of the endings, another player still chooses something "
        "that matters and is taken to play for Fame."
    )
