"""Made-up results of a leaning bot."""

from trickerion.lab.leanings.behavior import FIGURES
from trickerion.lab.leanings.measure import Compared, MeasuredLeaning
from trickerion.lab.reports.statistics import wilson


def result(bot: str, wins: int, games: int) -> MeasuredLeaning:
    figure: Compared = {"bot": 2.0, "opponent": 1.0, "difference": 1.0, "interval": (0.5, 1.5)}
    return {
        "bot": bot,
        "opponent": "magician",
        "games": games,
        "won": {
            "seats": games,
            "wins": wins,
            "win_rate": wins / games,
            "interval": wilson(wins, games),
            "mean_fame": 60.0,
        },
        "behavior": dict.fromkeys(FIGURES, figure),
        "fame_by_source": {},
    }
