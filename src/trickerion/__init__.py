"""Trickerion: Legends of Illusion, by the whole rulebook. An unofficial fan implementation."""

from trickerion.engine.actions import Action
from trickerion.engine.events import Event
from trickerion.engine.options import Options
from trickerion.engine.refusals import IllegalAction, Refusal
from trickerion.game import Game, replay, rewind

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "Options",
    "Refusal",
    "replay",
    "rewind",
]
