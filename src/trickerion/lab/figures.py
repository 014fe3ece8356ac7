"""The figures of `trickerion bench` as rows of a table."""

import platform
from datetime import date
from pathlib import Path
from typing import Any

from trickerion import Options
from trickerion.lab.bench import compare, engine
from trickerion.lab.contenders import Ours, peers
from trickerion.lab.growth import growth, plot

Row = dict[str, Any]


def heading() -> str:
    """What was measured, where and when."""
    machine = f"{platform.system()} {platform.machine()}"
    return f"{engine()} engine, Python {platform.python_version()}, {machine}, {date.today()}"


def as_rows(measured: dict[str, Any]) -> list[Row]:
    return [{"figure": figure, "value": value} for figure, value in measured.items()]


def peer_rows(seconds: float, options: Options) -> list[Row]:
    """Our games and those of the peers, in one run, each with its ratio to the first peer."""
    ours = Ours(f"trickerion, {options.players} players", options)
    contenders = [ours, *peers()]
    rows: list[Row] = [
        {"game": contender.name, **measured}
        for contender, measured in zip(contenders, compare(contenders, seconds), strict=True)
    ]
    for row in rows:
        for figure in ("decisions_per_second", "free_decisions_per_second"):
            row[f"{figure}_of_ours"] = f"{row[figure] / rows[0][figure]:.0%}"
    return rows


def growth_rows(seconds: float, file: Path) -> list[Row]:
    """How cost grows, as rows; the plot goes to a file."""
    costs = growth(max(2, round(4 * seconds)))
    file.write_text(plot(costs, heading()), encoding="utf-8")
    return [cost._asdict() for cost in costs]
