"""Statistics of a contest: about the bots, and about the game itself."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import ceil, sqrt
from statistics import fmean, median
from typing import NamedTuple, Protocol, TypedDict

from trickerion import Options
from trickerion.lab.play.arena import Forfeit, GameResult, SeatResult

Z_95 = 1.959963984540054


class Rate(TypedDict):
    """How often some seats won, with the 95% confidence interval."""

    seats: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    mean_fame: float


class Milliseconds(TypedDict):
    mean: float
    p95: float
    worst: float


class Overrun(TypedDict):
    """How far a bot exceeded its seconds, and how many decisions were late: over by more than a
    tenth plus 20 ms."""

    worst: float
    late: int


class BotFigures(Rate):
    """One bot's figures; a bot with two seats in a game counts twice."""

    median_fame: float
    median_interval: tuple[int, int]
    fame_by_source: dict[str, float]
    fame_by_turn: list[float]
    decisions: float
    milliseconds: Milliseconds
    overrun: Overrun | None


class BotForfeit(Forfeit):
    """A forfeit, with the bot and the number of the game."""

    bot: str
    game: int


class ContestSummary(TypedDict):
    """The output of `trickerion arena`."""

    games: int
    first_turn: int
    bots: dict[str, BotFigures]
    forfeits: list[BotForfeit]
    magicians: dict[str, Rate]
    specialists: dict[str, Rate]
    initiative: dict[str, Rate]
    fame_by_turn: list[float]


class Outcome(Protocol):
    """How a game ended for a seat."""

    @property
    def fame(self) -> int: ...

    @property
    def has_won(self) -> bool: ...


class Row(NamedTuple):
    """One seat of one game."""

    bot: str
    fame: int
    has_won: bool
    seconds: float
    seat: SeatResult


def summarize(games: Iterable[GameResult]) -> ContestSummary:
    """The figures of some games, in any order."""
    games = sorted(games, key=lambda game: game["number"])
    rows = [row for game in games for row in rows_of(game)]
    return {
        "games": len(games),
        "first_turn": Options.from_dict(games[0]["options"]).first_turn,
        "bots": {name: bot_figures(group) for name, group in grouped(rows, lambda row: row.bot)},
        "forfeits": forfeits_of(games),
        "magicians": rates(rows, lambda row: row.seat["magician"]),
        "specialists": rates(rows, lambda row: row.seat["specialist"]),
        "initiative": rates(rows, lambda row: str(row.seat["initiative"])),
        "fame_by_turn": fame_by_turn(rows),
    }


def forfeits_of(games: Iterable[GameResult]) -> list[BotForfeit]:
    return [
        {"bot": game["seating"][forfeit["seat"]], "game": game["number"], **forfeit}
        for game in sorted(games, key=lambda game: game["number"])
        for forfeit in game["forfeits"]
    ]


def rows_of(game: GameResult) -> list[Row]:
    return [
        Row(bot, fame, seat == game["winner"], game["seconds"], result)
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
    return {name: rate(group) for name, group in sorted(grouped(rows, key))}


def rate(rows: Sequence[Outcome]) -> Rate:
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
    fames = [row.fame for row in rows]
    return {
        **rate(rows),
        "median_fame": median(fames),
        "median_interval": median_interval(fames),
        "fame_by_source": fame_by_source(rows),
        "fame_by_turn": fame_by_turn(rows),
        "decisions": round(fmean(row.seat["decisions"] for row in rows), 1),
        "milliseconds": milliseconds(rows),
        "overrun": overrun(rows),
    }


def milliseconds(rows: Sequence[Row]) -> Milliseconds:
    times = [time for row in rows for time in row.seat["milliseconds"]]
    return {
        "mean": round(fmean(times), 3) if times else 0.0,
        "p95": percentile(times, 0.95),
        "worst": max(times, default=0.0),
    }


def overrun(rows: Sequence[Row]) -> Overrun | None:
    """How far a bot exceeded its seconds; None for a budget in nodes alone."""
    seconds = rows[0].seconds
    if not seconds:
        return None
    over = [time - 1000 * seconds for row in rows for time in row.seat["milliseconds"]]
    allowed = 100 * seconds + 20
    worst = max(0.0, *over) if over else 0.0
    return {"worst": round(worst, 3), "late": sum(time > allowed for time in over)}


def fame_by_source(rows: Sequence[Row]) -> dict[str, float]:
    """The mean Fame per seat from each source, largest first."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row.seat["fame_by_source"])
    sources = sorted(total, key=lambda source: (-total[source], source))
    return {source: round(total[source] / len(rows), 2) for source in sources}


def fame_by_turn(rows: Sequence[Row]) -> list[float]:
    """The mean Fame after each turn, before final scoring."""
    turns = zip(*(row.seat["fame_by_turn"] for row in rows), strict=True)
    return [round(fmean(fame), 2) for fame in turns]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% Wilson score interval of a rate; from 0 to 1 without any games."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z_95 * Z_95
    middle = share + square / (2 * games)
    reach = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def median_interval(values: Sequence[int]) -> tuple[int, int]:
    """The 95% interval of a median by the sign test; the whole range below six values."""
    ordered, count, outcomes = sorted(values), len(values), 2 ** len(values)
    rank, ways, tail = 0, 1, 1
    while 40 * tail <= outcomes:
        rank += 1
        ways = ways * (count - rank + 1) // rank
        tail += ways
    rank = max(rank, 1)
    return ordered[rank - 1], ordered[count - rank]


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values doesn't exceed."""
    return sorted(values)[ceil(share * len(values)) - 1] if values else 0.0
