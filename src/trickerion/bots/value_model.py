"""The value model: what the legend takes a position between two turns to be worth to a seat.

It corrects the learned evaluation, which predicts final Fame from games of bots that all play
alike. The correction is linear in the features of a seat and in their products with the number of
remaining Performances. `trickerion train` finds it by playing: what wins counts more.
"""

import json
from pathlib import Path
from typing import Any, Final

from trickerion import Game
from trickerion.bots.evaluation import performances_left
from trickerion.bots.learned_evaluation import KINDS, kind_of_game, learned_terms
from trickerion.bots.rollout import Evaluator
from trickerion.bots.value_features import FEATURES, TERM_OF_FEATURE, seat_features
from trickerion.engine.heir.seat import is_heir

FILE: Final = Path(__file__).with_name("value_model.json")
VERSION: Final = 2
"""Raised when features or the form of the model change."""
SIZE: Final = 2 * len(FEATURES)
"""How many weights there are for each kind of game: one for each feature, then one for its product
with the number of remaining Performances."""

Corrections = dict[str, list[float]]
"""The weights for each kind of game."""


class ValueModel:
    """The weights, and the tables made from them so far."""

    def __init__(self, weights: Corrections) -> None:
        self.weights = weights
        self._tables: dict[int, list[float]] = {}

    def table(self, left: int, dark_alley: bool) -> list[float]:
        """The weight of each feature with this many Performances left."""
        key = 2 * left + dark_alley
        known = self._tables.get(key)
        if known is None:
            weights = self.weights[kind_of_game(dark_alley)]
            known = [weights[i] + left * weights[len(FEATURES) + i] for i in range(len(FEATURES))]
            self._tables[key] = known
        return known


class ValueEvaluator(Evaluator):
    """Leaf evaluation with a value model."""

    def __init__(self, seat: int, model: ValueModel) -> None:
        super().__init__(seat)
        self.model = model

    def terms(self, game: Game, seat: int) -> list[float]:
        """What the position is worth to a seat, by term."""
        terms = learned_terms(game, seat)
        options = game.setup_options
        if game.stack and not is_heir(options, seat):
            table = self.model.table(performances_left(game), options.dark_alley)
            for place, feature in enumerate(seat_features(game, seat)):
                terms[TERM_OF_FEATURE[place]] += table[place] * feature
        return terms


# The file


def no_corrections() -> Corrections:
    """The learned evaluation as it is."""
    return {kind: [0.0] * SIZE for kind in KINDS}


def write(weights: Corrections) -> str:
    """A model as the text of its file."""
    rounded = {kind: [float(f"{weight:.5g}") for weight in weights[kind]] for kind in KINDS}
    return json.dumps({"version": VERSION, "features": list(FEATURES), "weights": rounded}) + "\n"


def read(text: str) -> ValueModel:
    """A model from its file; raises ValueError if it doesn't fit this version."""
    data: Any = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("value model: this is not a model")
    found = data.get("version")
    if found != VERSION:
        raise ValueError(
            f"value model: this is version {found}, but version {VERSION} is needed; "
            "train it again with trickerion train"
        )
    if data.get("features") != list(FEATURES):
        raise ValueError("value model: it was trained with other features")
    return ValueModel(data["weights"])


_LOADED: Final[list[ValueModel]] = []


def value_model() -> ValueModel:
    """The model in use, read when it is first needed."""
    if not _LOADED:
        _LOADED.append(read(FILE.read_text(encoding="utf-8")))
    return _LOADED[0]
