"""The value model: each seat's expected final Fame, for positions between two turns.

It corrects the learned evaluation, which knows two-player games of bots that all play alike. The
correction is linear in the features of a seat, in their products with the number of remaining
Performances, and in the kind of position. `trickerion train` fits it to games in every mode.
"""

import json
from pathlib import Path
from typing import Any, Final

from trickerion.bots.evaluation import performances_left
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.value_features import FEATURES, TERM_OF_FEATURE, seat_features
from trickerion.engine.core.state import State
from trickerion.engine.heir.seat import is_heir

FILE: Final = Path(__file__).with_name("value_model.json")
VERSION: Final = 1
"""Raised when features or the form of the model change."""
KINDS: Final = ("always", "left", "last", "last_but_one", "three", "four", "dark", "dark_left")
"""What the model knows of a kind of position, beside the features."""


class Correction:
    """The correction for one kind of position."""

    __slots__ = ("constant", "deviation", "weights")

    def __init__(self, constant: float, weights: list[float], deviation: float) -> None:
        self.constant = constant
        self.weights = weights
        """One for each feature."""
        self.deviation = deviation
        """The standard deviation of the final Fame around the estimate."""


class ValueModel:
    """The weights as fitted, and the tables made from them so far."""

    def __init__(self, data: dict[str, Any]) -> None:
        found = data.get("version")
        if found != VERSION:
            raise ValueError(
                f"value model: this is version {found}, but version {VERSION} is needed; "
                "fit it again with trickerion train"
            )
        if data.get("features") != list(FEATURES):
            raise ValueError("value model: it was fitted with other features")
        self.weights: list[float] = data["weights"]
        """See `inputs`."""
        self.deviations: list[float] = data["deviations"]
        """By the number of remaining Performances, from 1 on."""
        self._tables: dict[int, Correction] = {}

    def table(self, left: int, players: int, dark_alley: bool) -> Correction:
        key = (left * 8 + players) * 2 + dark_alley
        known = self._tables.get(key)
        if known is None:
            known = self._tables[key] = self._fold(left, players, dark_alley)
        return known

    def _fold(self, left: int, players: int, dark_alley: bool) -> Correction:
        """What is constant for a kind of position becomes a table."""
        kind = kind_features(left, players, dark_alley)
        constant = 0.0
        for place, value in enumerate(kind):
            constant += self.weights[place] * value
        first, size = len(kind), len(FEATURES)
        weights = [
            self.weights[first + i] + left * self.weights[first + size + i] for i in range(size)
        ]
        return Correction(constant, weights, self.deviations[min(left, len(self.deviations)) - 1])


def inputs(features: list[float], left: int, players: int, dark_alley: bool) -> list[float]:
    """What the correction is linear in: the kind, the features, their products with `left`."""
    products = [left * feature for feature in features]
    return [*kind_features(left, players, dark_alley), *features, *products]


def kind_features(left: int, players: int, dark_alley: bool) -> list[float]:
    """What the model knows of a kind of position, in the order of KINDS."""
    return [
        1.0,
        float(left),
        float(left == 1),
        float(left == 2),
        float(players == 3),
        float(players == 4),
        float(dark_alley),
        float(left * dark_alley),
    ]


def read(text: str) -> ValueModel:
    """A model from its file; raises ValueError if it doesn't fit this version."""
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("value model: this is not a model")
    return ValueModel(data)


_LOADED: Final[list[ValueModel]] = []


def value_model() -> ValueModel:
    """The model in use, read when it is first needed."""
    if not _LOADED:
        _LOADED.append(read(FILE.read_text(encoding="utf-8")))
    return _LOADED[0]


def table_of(state: State) -> Correction:
    options = state.setup_options
    left = max(1, performances_left(state))
    return value_model().table(left, options.seats, options.dark_alley)


def value_terms(state: State, seat: int) -> list[float]:
    """A seat's expected final Fame, by term."""
    terms = learned_terms(state, seat)
    if state.stack and not is_heir(state.setup_options, seat):
        table = table_of(state)
        terms[0] += table.constant
        for place, feature in enumerate(seat_features(state, seat)):
            terms[TERM_OF_FEATURE[place]] += table.weights[place] * feature
    return terms
