"""The engine's work in bytecode instructions, which are the same on every machine (R18).

Seconds vary from run to run; the number of instructions for the same games doesn't. A trace
function counts them, and the counts are compared with recorded ones.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

from trickerion import COMPILED, Game, Options, replay
from trickerion.lab.play.simulation import play_some, random_game

WARN: Final = 1.3
FAIL: Final = 1.5
VERSION: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
"""Each Python version has its own bytecode."""


class InstructionCounter:
    """Counts the bytecode instructions executed inside a `with` block."""

    def __init__(self) -> None:
        self.instructions = 0

    def _trace(self, frame: FrameType, event: str, arg: Any) -> "Callable[..., Any]":
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        if event == "opcode":
            self.instructions += 1
        return self._trace

    def __enter__(self) -> "InstructionCounter":
        self.before = sys.gettrace()
        sys.settrace(self._trace)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)


def measure() -> dict[str, int]:
    """Instructions per decision, clone, imagined game, view and replayed action."""
    if COMPILED:
        raise ValueError("only the pure Python engine can be measured: set TRICKERION_ENGINE=pure")
    dark = Options(players=4, dark_alley=True, prophecies=True)
    random_game(dark, 0)
    middle = _middle(dark)
    middle.view(0)  # fills the tables of effects, which is done once
    text = random_game(dark, 2).record()
    return {
        "decision_base": _per(
            lambda: play_some(Game.new(Options(players=4), 1), Random(1), 400)[0]
        ),
        "decision_dark_alley": _per(lambda: play_some(Game.new(dark, 1), Random(1), 400)[0]),
        "clone": _per(lambda: _one(middle.clone())),
        "imagine": _per(lambda: _one(middle.imagine(0, 5))),
        "view": _per(lambda: _one(middle.view(0))),
        "replayed_action": _per(lambda: len(replay(text).history)),
    }


def _middle(options: Options) -> Game:
    game = Game.new(options, 1)
    play_some(game, Random(1), 150)
    return game


def _one(_: object) -> int:
    return 1


def _per(work: Callable[[], int]) -> int:
    with InstructionCounter() as counter:
        times = work()
    return round(counter.instructions / times)


def compare(now: dict[str, int], recorded: Path) -> list[tuple[str, int, int, float]]:
    """Each count with its recorded count and the ratio; empty if none exist for this Python."""
    then = _read(recorded).get(VERSION, {})
    return [(name, now[name], then[name], now[name] / then[name]) for name in now if name in then]


def record(now: dict[str, int], recorded: Path) -> None:
    figures = {**_read(recorded), VERSION: now}
    recorded.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def _read(recorded: Path) -> dict[str, dict[str, int]]:
    if not recorded.exists():
        return {}
    figures: dict[str, dict[str, int]] = json.loads(recorded.read_text(encoding="utf-8"))
    return figures
