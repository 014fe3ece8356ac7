"""The explorer plays the training games of the value model, with random tastes.

Bots that all play alike would teach the model nothing about what they never do. So an explorer
overrates some things a little and underrates others: tricks of a level, helpers, markers on stage
... Tastes are mild: what a position is worth to a bad player says little.
"""

from typing import ClassVar, Final

from trickerion import Game
from trickerion.bots.evaluation import performances_left
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.rollout import Evaluator
from trickerion.bots.specialist import SpecialistBot
from trickerion.bots.value_features import FEATURES, TERM_OF_FEATURE, seat_features

TASTES: Final = {
    "fame": 0.075,
    "initiative": 0.75,
    "coins": 0.15,
    "few_coins": 0.15,
    "shards": 0.25,
    "special_cards": 0.5,
    "manager": 1.25,
    "engineer": 1.25,
    "assistant": 1.25,
    "third_specialist": 1.0,
    "apprentices": 1.0,
    "shows": 0.075,
    "level_1": 1.5,
    "level_2": 3.0,
    "level_3": 4.5,
    "best_trick": 0.5,
    "tricks": 0.25,
    "ready": 0.25,
    "prepared": 0.2,
    "marked_tricks": 0.5,
    "missing": 0.15,
    "components": 0.1,
    "best_show": 0.25,
    "on_stage": 0.2,
    "end_bonuses": 0.15,
}
"""How much an explorer over- or underrates a feature early in a game: the standard deviation, in
Fame."""
INDIFFERENCE: Final = 0.85
"""The probability that a feature is rated as it is."""
NOISE: Final = (0.0, 0.3, 0.6)
TURNS: Final = 5
"""Tastes fade toward the end of the game."""


class TastingEvaluator(Evaluator):
    """The learned evaluation with tastes."""

    def __init__(self, seat: int, tastes: list[float]) -> None:
        super().__init__(seat)
        self.tastes = tastes
        """Added to the weight of each feature."""

    def terms(self, game: Game, seat: int) -> list[float]:
        terms = learned_terms(game, seat)
        if game.stack:
            share = performances_left(game) / TURNS
            for place, feature in enumerate(seat_features(game, seat)):
                terms[TERM_OF_FEATURE[place]] += share * self.tastes[place] * feature
        return terms


class ExplorerBot(SpecialistBot):
    """A specialist with the learned evaluation, random tastes and some noise. Rivals count as much
    as for the legend, so that its games resemble the legend's."""

    name: ClassVar[str] = "explorer"
    rivalry: ClassVar[float] = 0.5

    def __init__(self, seat: int, seed: int = 0) -> None:
        super().__init__(seat, seed)
        tastes = [0.0] * len(FEATURES)
        for place, feature in enumerate(FEATURES):
            if self.rng.random() > INDIFFERENCE:
                tastes[place] = self.rng.gauss(0, TASTES[feature])
        self.evaluator = TastingEvaluator(seat, tastes)
        self.noise = self.rng.choice(NOISE)
