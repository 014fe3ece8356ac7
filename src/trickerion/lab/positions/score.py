"""How well a bot answers test positions."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import TypedDict

from rich.table import Table

from trickerion.bots import Budget, referee
from trickerion.lab.play.arena import derived_seed
from trickerion.lab.positions.stored import TestPosition
from trickerion.lab.reports.statistics import Z_95, wilson
from trickerion.lab.reports.tables import plain_table
from trickerion.lab.workers import HERE, Workers


class Score(TypedDict):
    """One bot's figures, with 95% intervals. `fame_lost` is by the estimate of the deep search."""

    positions: int
    agreed: int
    agreed_rate: float
    agreed_interval: tuple[float, float]
    fame_lost: float
    interval: tuple[float, float]


def losses(
    bot: str, positions: Sequence[TestPosition], budget: Budget, workers: Workers = HERE
) -> Iterator[float]:
    """The Fame that a bot's answer loses in each position; raises ValueError and Misconduct."""
    limits = (budget.nodes, budget.seconds)
    return workers.run(partial(_loss, bot, limits), positions, in_order=True)


def _loss(bot: str, limits: tuple[int, float], position: TestPosition) -> float:
    game = position.game()
    player = referee.make(bot, position.seat, derived_seed("bots", position.seed))
    seed = derived_seed("imagined", position.seed, len(game.history))
    try:
        action = referee.ask(player, position.seat, game, seed, Budget(*limits))
    finally:
        referee.close(player)
    return position.fame_lost(game, action)


def score(lost: Sequence[float]) -> Score:
    agreed = sum(not one for one in lost)
    low, high = wilson(agreed, len(lost))
    mean = fmean(lost)
    reach = Z_95 * stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0
    return {
        "positions": len(lost),
        "agreed": agreed,
        "agreed_rate": round(agreed / len(lost), 4),
        "agreed_interval": (round(low, 4), round(high, 4)),
        "fame_lost": round(mean, 3),
        "interval": (round(mean - reach, 3), round(mean + reach, 3)),
    }


def scores_table(scores: dict[str, Score]) -> Table:
    table = plain_table("bot", "positions", "agreed %", "95 %", "Fame lost", "95 %")
    for bot, one in scores.items():
        low, high = one["agreed_interval"]
        least, most = one["interval"]
        shares = (f"{100 * one['agreed_rate']:.0f}", f"{100 * low:.0f}–{100 * high:.0f}")
        lost = (f"{one['fame_lost']:.2f}", f"{least:.2f}–{most:.2f}")
        table.add_row(bot, str(one["positions"]), *shares, *lost)
    return table
