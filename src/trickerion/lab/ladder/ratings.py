"""Ratings: the strength of each bot, estimated from the games it won.

A seat's chance to win is its bot's share of the total strength at the table (the Bradley-Terry
model; with more than two players, Plackett-Luce). A rating is 400 times the decimal logarithm of
the strength, as in chess: 400 more points mean ten times the chance.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log10, sqrt
from operator import mul
from typing import Final, NamedTuple, TypedDict

from trickerion.lab.play.arena import GameResult
from trickerion.lab.reports.statistics import Z_95

ANCHOR: Final = "apprentice"
ANCHOR_RATING: Final = 1000
POINTS: Final = 400
MAX_ITERATIONS: Final = 1000
TOLERANCE: Final = 1e-9


class Rating(TypedDict):
    """A rating with its 95% confidence interval relative to the anchor."""

    rating: float
    interval: tuple[float, float]


class Meeting(NamedTuple):
    """Games between the same bots: the seats each bot had, and the games it won."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]

    @property
    def games(self) -> float:
        return sum(self.wins.values())


def rate_bots(games: Iterable[GameResult], bots: Sequence[str]) -> dict[str, Rating]:
    """Rate the bots; the anchor is the apprentice or, without it, the first bot."""
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    free = [bot for bot in bots if bot != anchor]
    meetings = [*meetings_of(games), *prior(bots)]
    strengths = {anchor: 1.0, **fit(meetings, anchor, free)}
    errors = {anchor: 0.0, **standard_errors(meetings, strengths, free)}
    return {bot: rating(strengths[bot], errors[bot]) for bot in bots}


def rating(strength: float, error: float) -> Rating:
    middle = ANCHOR_RATING + POINTS * log10(strength)
    reach = Z_95 * POINTS * error / log(10)
    interval = (round(middle - reach, 1), round(middle + reach, 1))
    return {"rating": round(middle, 1), "interval": interval}


def meetings_of(games: Iterable[GameResult]) -> list[Meeting]:
    wins: dict[tuple[str, ...], Counter[str]] = {}
    for game in games:
        lineup = tuple(sorted(game["seating"]))
        wins.setdefault(lineup, Counter())[game["seating"][game["winner"]]] += 1
    return [Meeting(Counter(lineup), won) for lineup, won in sorted(wins.items())]


def prior(bots: Sequence[str]) -> list[Meeting]:
    """One extra game per pair, half won by each, so that no strength becomes infinite."""
    return [
        Meeting({one: 1, other: 1}, {one: 0.5, other: 0.5})
        for place, one in enumerate(bots)
        for other in bots[:place]
    ]


def fit(meetings: Sequence[Meeting], anchor: str, free: Sequence[str]) -> dict[str, float]:
    """Maximum likelihood strengths of the free bots, with the anchor at 1, by Newton's method."""
    wins = {bot: sum(meeting.wins.get(bot, 0.0) for meeting in meetings) for bot in free}
    strengths = dict.fromkeys(free, 1.0)
    for _ in range(MAX_ITERATIONS):
        all_strengths = {anchor: 1.0, **strengths}
        expected = expected_wins(meetings, all_strengths)
        residuals = [wins[bot] - expected[bot] for bot in free]
        steps = [
            max(-1.0, min(1.0, sum(map(mul, row, residuals))))
            for row in covariance(meetings, all_strengths, free)
        ]
        strengths = {bot: strengths[bot] * exp(step) for bot, step in zip(free, steps, strict=True)}
        if max(map(abs, steps)) < TOLERANCE:
            break
    return strengths


def expected_wins(meetings: Sequence[Meeting], strengths: Mapping[str, float]) -> dict[str, float]:
    wins = dict.fromkeys(strengths, 0.0)
    for meeting in meetings:
        for bot, share in shares(meeting, strengths).items():
            wins[bot] += meeting.games * share
    return wins


def shares(meeting: Meeting, strengths: Mapping[str, float]) -> dict[str, float]:
    """Each bot's chance to win one of these games."""
    total = sum(seats * strengths[bot] for bot, seats in meeting.seats.items())
    return {bot: seats * strengths[bot] / total for bot, seats in meeting.seats.items()}


def standard_errors(
    meetings: Sequence[Meeting], strengths: Mapping[str, float], free: Sequence[str]
) -> dict[str, float]:
    """The standard errors of the free bots' log strengths."""
    rows = covariance(meetings, strengths, free)
    return {bot: sqrt(rows[place][place]) for place, bot in enumerate(free)}


def covariance(
    meetings: Sequence[Meeting], strengths: Mapping[str, float], free: Sequence[str]
) -> list[list[float]]:
    """The inverse Fisher information of the free bots' log strengths."""
    information = [[0.0] * len(free) for _ in free]
    for meeting in meetings:
        chances = shares(meeting, strengths)
        for row, bot in enumerate(free):
            for column, other in enumerate(free):
                both = (bot == other) - chances.get(other, 0.0)
                information[row][column] += meeting.games * chances.get(bot, 0.0) * both
    return inverse(information)


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a positive definite matrix by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(n == place) for n in range(size))] for place, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for place in range(size):
            if place != pivot:
                factor = rows[place][pivot]
                pairs = zip(rows[place], rows[pivot], strict=True)
                rows[place] = [value - factor * above for value, above in pairs]
    return [row[size:] for row in rows]
