"""Leaning bots against neutral ones: how often they win, and what they do differently."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TypedDict

from trickerion import Options
from trickerion.lab.ladder.ladder import Ladder
from trickerion.lab.leanings.behavior import FIGURES, Behavior, behavior
from trickerion.lab.play.arena import Contest, GameResult
from trickerion.lab.reports.statistics import Z_95, Rate, fame_by_source, rate, rows_of


class Compared(TypedDict):
    """A figure of the bot, of its opponents in the same games, and the difference with its 95%
    interval."""

    bot: float
    opponent: float
    difference: float
    interval: tuple[float, float]


class MeasuredLeaning(TypedDict):
    """One bot against copies of another: games won, and what both did."""

    bot: str
    opponent: str
    games: int
    won: Rate
    behavior: dict[str, Compared]
    fame_by_source: dict[str, dict[str, float]]


def schedule(
    pairs: Iterable[tuple[str, str]], options: Options, seed: int, nodes: int, seconds: float
) -> Ladder:
    """A contest of each bot against copies of its opponent, all on the same seeds."""
    contests = [
        Contest((bot, *[opponent] * (options.players - 1)), options, seed, nodes, seconds)
        for bot, opponent in pairs
    ]
    return Ladder(tuple(contest.bots[0] for contest in contests), tuple(contests))


def measure(games: Sequence[GameResult], contests: Ladder) -> list[MeasuredLeaning]:
    """What came of each contest, in their order."""
    count = len(contests.contests)
    return [
        measured([game for game in games if game["number"] % count == number], contest)
        for number, contest in enumerate(contests.contests)
    ]


def measured(games: Sequence[GameResult], contest: Contest) -> MeasuredLeaning:
    bot, opponent = contest.bots[:2]
    rows = [row for game in games for row in rows_of(game)]
    seats = {name: [row for row in rows if row.bot == name] for name in (bot, opponent)}
    did = [seats_by_bot(game, bot) for game in games]
    return {
        "bot": bot,
        "opponent": opponent,
        "games": len(games),
        "won": rate(seats[bot]),
        "behavior": {figure: compared(did, figure) for figure in FIGURES},
        "fame_by_source": {name: fame_by_source(some) for name, some in seats.items()},
    }


def seats_by_bot(game: GameResult, bot: str) -> tuple[list[Behavior], list[Behavior]]:
    """What the seats of a bot did in a game, and what the others did."""
    own: list[Behavior] = []
    others: list[Behavior] = []
    for name, did in zip(game["seating"], behavior(game["record"]), strict=True):
        (own if name == bot else others).append(did)
    return own, others


def compared(games: Sequence[tuple[list[Behavior], list[Behavior]]], figure: str) -> Compared:
    bot = [fmean(seat[figure] for seat in own) for own, _ in games]
    opponent = [fmean(seat[figure] for seat in others) for _, others in games]
    differences = [one - other for one, other in zip(bot, opponent, strict=True)]
    mean = fmean(differences)
    reach = Z_95 * stdev(differences) / sqrt(len(games)) if len(games) > 1 else 0.0
    return {
        "bot": round(fmean(bot), 2),
        "opponent": round(fmean(opponent), 2),
        "difference": round(mean, 2),
        "interval": (round(mean - reach, 2), round(mean + reach, 2)),
    }
