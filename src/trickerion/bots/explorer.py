"""The explorer plays the training games of the value model, with random tastes.

Bots that all play alike would teach the model nothing about what they never do. So an explorer
overrates some things a little and underrates others: tricks of a level, Characters, markers on
stage ... Tastes are mild: what pays a bad player says little.
"""

from random import Random
from typing import ClassVar, Final

from trickerion.bots.learned_evaluation import KINDS
from trickerion.bots.lookahead import ScoutBot
from trickerion.bots.value_model import Corrections, ValueEvaluator, ValueModel

TASTES: Final = {
    "fame": 0.05,
    "initiative": 1.0,
    "coins": 0.12,
    "few_coins": 0.2,
    "shards": 0.25,
    "special_cards": 0.5,
    "manager": 1.2,
    "engineer": 1.2,
    "assistant": 1.2,
    "third_specialist": 1.0,
    "apprentices": 0.8,
    "shows": 0.08,
    "level_1": 1.0,
    "level_2": 1.5,
    "level_3": 2.0,
    "best_trick": 0.4,
    "tricks": 0.25,
    "ready": 0.25,
    "prepared": 0.2,
    "marked_tricks": 0.5,
    "missing": 0.15,
    "components": 0.1,
    "best_show": 0.2,
    "on_stage": 0.2,
    "end_bonuses": 0.15,
}
"""How much an explorer over- or underrates a feature: the standard deviation, in Fame."""
PER_PERFORMANCE: Final = 1 / 3
"""The same for each remaining Performance, as a share of it."""
SPREADS: Final = [*TASTES.values(), *[PER_PERFORMANCE * taste for taste in TASTES.values()]]
"""The standard deviation of each shift of a weight."""


def random_tastes(rng: Random, strength: float) -> list[float]:
    """A shift for each weight of the value model."""
    return [rng.gauss(0.0, strength * spread) for spread in SPREADS]


class ExplorerBot(ScoutBot):
    """A scout with a shifted value model."""

    name: ClassVar[str] = "explorer"

    def explore(self, weights: Corrections, tastes: list[float]) -> None:
        """Play with a model to which tastes are added."""
        shifted = {
            kind: [weight + taste for weight, taste in zip(weights[kind], tastes, strict=True)]
            for kind in KINDS
        }
        self.evaluator = ValueEvaluator(self.seat, ValueModel(shifted))
