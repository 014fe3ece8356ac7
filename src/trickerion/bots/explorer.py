"""The explorer plays the training games of the value model, with random tastes.

Bots that all play alike would teach the model nothing about what they never do. So every explorer
overrates some things and underrates others: tricks of a level, helpers, markers on stage ...
"""

from typing import ClassVar, Final

from trickerion import Game
from trickerion.bots.evaluation import performances_left
from trickerion.bots.rollout import Evaluator
from trickerion.bots.specialist import SpecialistBot
from trickerion.bots.value_features import FEATURES, TERM_OF_FEATURE, seat_features
from trickerion.bots.value_model import value_terms

TASTES: Final = {
    "level_1": 3.0,
    "level_2": 8.0,
    "level_3": 12.0,
    "apprentices": 2.0,
    "manager": 2.0,
    "engineer": 2.0,
    "assistant": 2.0,
    "ready": 0.5,
    "best_show": 0.5,
    "shards": 0.5,
    "special_cards": 1.0,
    "coins": 0.3,
}
"""How much an explorer over- or underrates a feature early in a game: the standard deviation, in
Fame."""
INDIFFERENCE: Final = 0.5
"""The probability that a feature is rated as it is."""
NOISE: Final = (0.0, 0.5, 1.2)
TURNS: Final = 5
"""Tastes fade toward the end of the game."""


class TastingEvaluator(Evaluator):
    """The value model with tastes."""

    def __init__(self, seat: int, tastes: list[float]) -> None:
        super().__init__(seat)
        self.tastes = tastes
        """Added to the weight of each feature."""

    def terms(self, game: Game, seat: int) -> list[float]:
        terms = value_terms(game, seat)
        if game.stack:
            share = performances_left(game) / TURNS
            for place, feature in enumerate(seat_features(game, seat)):
                terms[TERM_OF_FEATURE[place]] += share * self.tastes[place] * feature
        return terms


class ExplorerBot(SpecialistBot):
    """A specialist with the value model, random tastes and some noise."""

    name: ClassVar[str] = "explorer"

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        tastes = [0.0] * len(FEATURES)
        for place, feature in enumerate(FEATURES):
            if feature in TASTES and self.rng.random() > INDIFFERENCE:
                tastes[place] = self.rng.gauss(0, TASTES[feature])
        self.evaluator = TastingEvaluator(seat, tastes)
        self.noise = self.rng.choice(NOISE)
