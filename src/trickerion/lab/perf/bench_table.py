"""The results of `trickerion bench` as rows of a table."""

import platform
from datetime import date
from pathlib import Path
from typing import Any

from trickerion import Options
from trickerion.lab.perf.bench import build_name, compare, python_name
from trickerion.lab.perf.growth import growth, plot
from trickerion.lab.perf.peers import Trickerion, peers

Row = dict[str, Any]


def heading() -> str:
    """The engine, the machine and the date."""
    machine = f"{platform.system()} {platform.machine()}"
    return f"{build_name()} engine, {python_name()}, {machine}, {date.today()}"


def as_rows(measured: dict[str, Any]) -> list[Row]:
    return [{"figure": figure, "value": value} for figure, value in measured.items()]


def peer_rows(seconds: float, options: Options) -> list[Row]:
    """Our engine and its installed peers in one run, each with its ratio to ours."""
    ours = Trickerion(f"trickerion, {options.players} players", options)
    engines = [ours, *peers()]
    rows: list[Row] = [
        {"game": engine.name, **measured}
        for engine, measured in zip(engines, compare(engines, seconds), strict=True)
    ]
    for row in rows:
        for figure in ("decisions_per_second", "free_decisions_per_second"):
            row[f"{figure}_of_ours"] = f"{row[figure] / rows[0][figure]:.0%}"
    return rows


def growth_rows(seconds: float, file: Path) -> list[Row]:
    """The cost by game, players and turn; also writes the plot to a file."""
    costs = growth(max(2, round(4 * seconds)))
    file.write_text(plot(costs, heading()), encoding="utf-8")
    return [cost._asdict() for cost in costs]
