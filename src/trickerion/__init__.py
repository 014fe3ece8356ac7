"""Trickerion: Legends of Illusion, an unofficial fan version: the base game and the Dark Alley."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from trickerion.engine.core.actions import Action
    from trickerion.engine.core.events import Event
    from trickerion.engine.core.options import Options
    from trickerion.engine.core.refusals import IllegalAction, Refusal
    from trickerion.engine.core.state import Scene
    from trickerion.game import Game, replay, rewind
    from trickerion.observation.layout import (
        OBSERVATION,
        OBSERVATION_SIZE,
        ObservationField,
        observation_table,
    )

    COMPILED: bool
    """Does the engine run as machine code (see setup.py)?"""

__version__ = "0.1.0"
__all__ = [
    "COMPILED",
    "OBSERVATION",
    "OBSERVATION_SIZE",
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "ObservationField",
    "Options",
    "Refusal",
    "Scene",
    "observation_table",
    "replay",
    "rewind",
]
MODULES: Final = {
    "engine.core.actions": ("Action",),
    "engine.core.events": ("Event",),
    "engine.core.options": ("Options",),
    "engine.core.refusals": ("IllegalAction", "Refusal"),
    "engine.core.state": ("Scene",),
    "game": ("Game", "replay", "rewind"),
    "observation.layout": (
        *("OBSERVATION", "OBSERVATION_SIZE"),
        *("ObservationField", "observation_table"),
    ),
}
"""Where the names come from. They are loaded when first used, so that `trickerion --help` doesn't
wait for the engine."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        globals().update(_load() if name in __all__ else {})
        if name not in globals():
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals()[name]


def _load() -> dict[str, Any]:
    """Everything in `__all__`."""
    state = import_module("trickerion.engine.core.state")
    found: dict[str, Any] = {"COMPILED": not str(state.__file__).endswith(".py")}
    for module, names in MODULES.items():
        loaded = import_module(f"trickerion.{module}")
        found |= {name: getattr(loaded, name) for name in names}
    return found
