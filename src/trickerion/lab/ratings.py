"""Ratings: how strong each bot is, from who won which games.

A seat's chance to win is its bot's strength in proportion to the strengths at its table (Bradley
and Terry; with more than two players, Plackett and Luce). A rating is 400 times the decimal
logarithm of the strength, as in chess: 400 points more are ten times the chance.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log10, sqrt
from operator import mul
from typing import Final, NamedTuple, TypedDict

from trickerion.lab.arena import GameResult
from trickerion.lab.statistics import Z_95

ANCHOR: Final = "apprentice"
ANCHOR_RATING: Final = 1000
POINTS: Final = 400
MOST_ROUNDS: Final = 1000
NEAR_ENOUGH: Final = 1e-9


class Rating(TypedDict):
    """The interval holds the true distance to the anchor with 95 % confidence."""

    rating: float
    interval: tuple[float, float]


class Meeting(NamedTuple):
    """Some games of the same bots: how many seats each bot had, and how many games it won."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]

    @property
    def games(self) -> float:
        return sum(self.wins.values())


def rate_bots(games: Iterable[GameResult], bots: Sequence[str]) -> dict[str, Rating]:
    """The ratings of some bots; the apprentice (without it, the first) has 1000."""
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
    """As if each pair had shared one more game, half won by each: without it, a bot that wins all
    its games would be infinitely strong."""
    return [
        Meeting({one: 1, other: 1}, {one: 0.5, other: 0.5})
        for place, one in enumerate(bots)
        for other in bots[:place]
    ]


def fit(meetings: Sequence[Meeting], anchor: str, free: Sequence[str]) -> dict[str, float]:
    """The likeliest strengths of the free bots when the anchor's is 1, by Newton's iteration."""
    wins = {bot: sum(meeting.wins.get(bot, 0.0) for meeting in meetings) for bot in free}
    strengths = dict.fromkeys(free, 1.0)
    for _ in range(MOST_ROUNDS):
        everybody = {anchor: 1.0, **strengths}
        expected = expected_wins(meetings, everybody)
        missing = [wins[bot] - expected[bot] for bot in free]
        steps = [
            max(-1.0, min(1.0, sum(map(mul, row, missing))))
            for row in covariance(meetings, everybody, free)
        ]
        strengths = {bot: strengths[bot] * exp(step) for bot, step in zip(free, steps, strict=True)}
        if max(map(abs, steps)) < NEAR_ENOUGH:
            break
    return strengths


def expected_wins(meetings: Sequence[Meeting], strengths: Mapping[str, float]) -> dict[str, float]:
    wins = dict.fromkeys(strengths, 0.0)
    for meeting in meetings:
        for bot, share in shares(meeting, strengths).items():
            wins[bot] += meeting.games * share
    return wins


def shares(meeting: Meeting, strengths: Mapping[str, float]) -> dict[str, float]:
    """The chance of each bot to win one of these games."""
    total = sum(seats * strengths[bot] for bot, seats in meeting.seats.items())
    return {bot: seats * strengths[bot] / total for bot, seats in meeting.seats.items()}


def standard_errors(
    meetings: Sequence[Meeting], strengths: Mapping[str, float], free: Sequence[str]
) -> dict[str, float]:
    """Of the logarithms of the free bots' strengths."""
    rows = covariance(meetings, strengths, free)
    return {bot: sqrt(rows[place][place]) for place, bot in enumerate(free)}


def covariance(
    meetings: Sequence[Meeting], strengths: Mapping[str, float], free: Sequence[str]
) -> list[list[float]]:
    """The inverse of Fisher's information about the logarithms of the free bots' strengths."""
    information = [[0.0] * len(free) for _ in free]
    for meeting in meetings:
        chances = shares(meeting, strengths)
        for row, bot in enumerate(free):
            for column, other in enumerate(free):
                both = (bot == other) - chances.get(other, 0.0)
                information[row][column] += meeting.games * chances.get(bot, 0.0) * both
    return inverse(information)


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a positive definite matrix, by Gauss and Jordan."""
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
