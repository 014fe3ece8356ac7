"""Trickerion: Legends of Illusion, by the whole rulebook. An unofficial fan implementation."""

from typing import Final

from trickerion.engine import state
from trickerion.engine.actions import Action
from trickerion.engine.events import Event
from trickerion.engine.options import Options
from trickerion.engine.refusals import IllegalAction, Refusal
from trickerion.game import Game, replay, rewind

__version__ = "0.1.0"
COMPILED: Final = not str(state.__file__).endswith(".py")
"""Does the engine run as machine code (see setup.py)?"""

__all__ = [
    "COMPILED",
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "Options",
    "Refusal",
    "replay",
    "rewind",
]
