"""What the games of a contest tell: about the bots, and about the game itself."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import ceil, sqrt
from statistics import fmean, median
from typing import NamedTuple, TypedDict

from trickerion.lab.arena import GameResult, SeatResult

Z_95 = 1.959963984540054


class Rate(TypedDict):
    """How often some seats won; the interval holds the true rate with 95 % confidence."""

    seats: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    mean_fame: float


class Milliseconds(TypedDict):
    mean: float
    p95: float


class BotFigures(Rate):
    """All about one bot; a bot that takes two seats of a game counts twice."""

    median_fame: float
    fame_by_source: dict[str, float]
    fame_by_turn: list[float]
    decisions: float
    milliseconds: Milliseconds


class Summary(TypedDict):
    """What `trickerion arena` tells of a contest."""

    games: int
    bots: dict[str, BotFigures]
    magicians: dict[str, Rate]
    specialists: dict[str, Rate]
    initiative: dict[str, Rate]
    fame_by_turn: list[float]


class Row(NamedTuple):
    """One seat of one game."""

    bot: str
    fame: int
    has_won: bool
    seat: SeatResult


def summarize(games: Iterable[GameResult]) -> Summary:
    """The figures of some games; the order of the games makes no difference."""
    games = sorted(games, key=lambda game: game["number"])
    rows = [row for game in games for row in rows_of(game)]
    return {
        "games": len(games),
        "bots": {name: bot_figures(some) for name, some in grouped(rows, lambda row: row.bot)},
        "magicians": rates(rows, lambda row: row.seat["magician"]),
        "specialists": rates(rows, lambda row: row.seat["specialist"]),
        "initiative": rates(rows, lambda row: str(row.seat["initiative"])),
        "fame_by_turn": fame_by_turn(rows),
    }


def rows_of(game: GameResult) -> list[Row]:
    return [
        Row(bot, fame, seat == game["winner"], result)
        for seat, (bot, fame, result) in enumerate(
            zip(game["seating"], game["scores"], game["seats"], strict=True)
        )
    ]


def grouped(rows: Sequence[Row], key: Callable[[Row], str]) -> list[tuple[str, list[Row]]]:
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return list(groups.items())


def rates(rows: Sequence[Row], key: Callable[[Row], str]) -> dict[str, Rate]:
    return {name: rate(some) for name, some in sorted(grouped(rows, key))}


def rate(rows: Sequence[Row]) -> Rate:
    wins = sum(row.has_won for row in rows)
    low, high = wilson(wins, len(rows))
    return {
        "seats": len(rows),
        "wins": wins,
        "win_rate": round(wins / len(rows), 4),
        "interval": (round(low, 4), round(high, 4)),
        "mean_fame": round(fmean(row.fame for row in rows), 2),
    }


def bot_figures(rows: Sequence[Row]) -> BotFigures:
    times = [time for row in rows for time in row.seat["milliseconds"]]
    return {
        **rate(rows),
        "median_fame": median(row.fame for row in rows),
        "fame_by_source": fame_by_source(rows),
        "fame_by_turn": fame_by_turn(rows),
        "decisions": round(fmean(row.seat["decisions"] for row in rows), 1),
        "milliseconds": {
            "mean": round(fmean(times), 3) if times else 0.0,
            "p95": percentile(times, 0.95),
        },
    }


def fame_by_source(rows: Sequence[Row]) -> dict[str, float]:
    """The mean Fame a seat got from each source, the richest first."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row.seat["fame_by_source"])
    sources = sorted(total, key=lambda source: (-total[source], source))
    return {source: round(total[source] / len(rows), 2) for source in sources}


def fame_by_turn(rows: Sequence[Row]) -> list[float]:
    """The mean Fame after each turn, before the final scoring."""
    turns = zip(*(row.seat["fame_by_turn"] for row in rows), strict=True)
    return [round(fmean(fame), 2) for fame in turns]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score; everything is possible without a game."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z_95 * Z_95
    middle = share + square / (2 * games)
    reach = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def percentile(values: Sequence[float], share: float) -> float:
    """The least value that this share of all does not exceed."""
    return sorted(values)[ceil(share * len(values)) - 1] if values else 0.0
