"""Test positions in a JSON Lines file: the actions that lead to each, and what each answer is
worth."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trickerion import Action, Game, Options
from trickerion.bots.solver import equivalent
from trickerion.engine.core.chance import RULES_VERSION

FILE: Final = Path(__file__).with_name("positions.jsonl")
"""The positions that belong to the project."""


@dataclass(frozen=True, slots=True)
class TestPosition:
    """A decision of a seat; `values` is the Fame expected from each answer worth considering, the
    best one first."""

    __test__ = False  # pytest would take the class for a test

    options: Options
    seed: int
    history: tuple[Action, ...]
    seat: int
    values: dict[str, float]

    def game(self) -> Game:
        """The game at this decision; raises ValueError if the rules no longer lead there."""
        game = Game.new(self.options, self.seed)
        for action in self.history:
            refusal = game.explain(action)
            if refusal is not None:
                raise ValueError(f"{action}: {refusal}")
            game.play(action)
        return game

    @property
    def best(self) -> str:
        return next(iter(self.values))

    def fame_lost(self, game: Game, action: Action) -> float:
        """How much less than the best an answer is worth; one that wasn't worth considering counts
        like the worst that was."""
        worth = self.values.get(str(equivalent(game, action)), min(self.values.values()))
        return max(0.0, self.values[self.best] - worth)

    def to_json(self) -> str:
        moves = " ".join(f"{action.seat}.{action.id}" for action in self.history)
        line = {
            "options": self.options.to_dict(),
            "rules": RULES_VERSION,
            "seed": self.seed,
            "seat": self.seat,
            "values": self.values,
            "history": moves,
        }
        return json.dumps(line)


def read_positions(path: Path = FILE) -> list[TestPosition]:
    """Raises OSError, and a ValueError that names the line."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            found.append(_read(json.loads(line)))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            raise ValueError(f"line {number}: not a test position") from error
    return found


def _read(data: dict[str, Any]) -> TestPosition:
    if data["rules"] != RULES_VERSION:
        raise ValueError(f"rules version {data['rules']}")
    moves = [move.split(".") for move in data["history"].split()]
    history = tuple(Action.by_id(int(seat), int(id)) for seat, id in moves)
    values = {str(Action.parse(action)): float(value) for action, value in data["values"].items()}
    if not values:
        raise ValueError("no answers")
    return TestPosition(
        Options.from_dict(data["options"]), data["seed"], history, data["seat"], values
    )


def write_positions(positions: Iterable[TestPosition], path: Path) -> None:
    path.write_text("".join(one.to_json() + "\n" for one in positions), encoding="utf-8")
