"""Write what `spoken.test.ts` puts into words: every kind of question, option and event.

PYTHONPATH=src:. python web/tests/samples/make.py
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from tests.browser.positions import FILE
from trickerion import Game
from trickerion.engine.core.flow import question
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.server.tables.foresight import foresee

HERE: Final = Path(__file__).parent
NEEDED: Final = (
    *("names", "options", "seat", "turn", "phase", "over", "to_act", "dice", "market", "theater"),
    *("players", "dark_alley", "pending"),
)
Data = dict[str, Any]


PLAYER_FIELDS = (
    *("magician", "tricks", "characters", "fame", "coins", "shards", "wages_due"),
    "initiative_slot",
)


class Samples:
    """One of each kind, as it comes."""

    def __init__(self) -> None:
        self.questions: list[Data] = []
        self.events: dict[str, Data] = {}
        self._known: set[str] = set()

    def play(self, seed: int, steps: int) -> None:
        game, chance = Game.new(mixed_options(seed), seed), Random(seed)
        for _ in range(steps + 1):
            if game.over:
                return
            self._ask(game)
            for event in game.apply(lively_action(game, chance)):
                for seat in (event.seat, None):
                    told = event.seen_by(seat)
                    if told is not None:
                        self.events.setdefault(" ".join([event.kind, *told]), told)

    def _ask(self, game: Game) -> None:
        seat, asked = game.to_act[0], question(game)
        assert asked is not None
        options = {f"{asked.name} {action.kind}": action for action in game.options(seat)}
        new = [action for kind, action in options.items() if kind not in self._known]
        self._known.update(options)
        if not new:
            return
        imagined = game.imagine(seat, 0)
        choices = [
            {"action": one.to_dict(), "foreseen": to_builtins(foresee(imagined, one))}
            for one in new
        ]
        self.questions.append({"view": _view(game, seat), "choices": choices})


def _view(game: Game, seat: int) -> Data:
    """What words are made of."""
    view: Data = dict(game.view(seat))
    view["players"] = [
        {field: player[field] for field in PLAYER_FIELDS} for player in view["players"]
    ]
    return {field: view[field] for field in NEEDED if field in view}


def main() -> None:
    samples, last = Samples(), dict[int, int]()
    for seed, step, _ in json.loads(FILE.read_text()):
        last[seed] = max(step, last.get(seed, 0))
    for seed, steps in sorted(last.items()):
        samples.play(seed, steps)
    questions = [json.dumps(one, separators=(",", ":")) for one in samples.questions]
    (HERE / "questions.json").write_text("[\n" + ",\n".join(questions) + "\n]\n")
    events = [json.dumps(one) for _, one in sorted(samples.events.items())]
    (HERE / "events.json").write_text("[\n" + ",\n".join(events) + "\n]\n")


if __name__ == "__main__":
    main()
