"""Finds and registers every effect by its id: importing this module is enough.

A magician, a prophecy, a Power or a Special card is the module of its name, which holds one
`Effect` and the questions it asks; no other module names them.
"""

from importlib import import_module
from types import ModuleType
from typing import Final

from trickerion.catalog import MAGICIANS, POWERS, PROPHECIES, SPECIAL_ASSIGNMENTS
from trickerion.engine.core.frames import Frame
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.in_force import register


def _classes(module: ModuleType, base: type) -> list[type]:
    """The classes of a kind that a module defines."""
    found = [c for c in vars(module).values() if isinstance(c, type) and issubclass(c, base)]
    return [c for c in found if c.__module__ == module.__name__]


def _load(field: str, folder: str, id: str) -> list[type[Frame]]:
    """Register the effect of a module, and return its questions."""
    module = import_module(f"trickerion.engine.effects.{folder}.{id}")
    for effect in _classes(module, Effect):
        register(field, effect())
    return _classes(module, Frame)


CARD_FRAMES: Final[list[type[Frame]]] = []
"""The questions that effects ask."""

for _prophecy in PROPHECIES:
    CARD_FRAMES.extend(_load("prophecy", "prophecies", _prophecy.id))
for _magician in MAGICIANS:
    CARD_FRAMES.extend(_load("magician", "magicians", _magician.id))
for _power in POWERS:
    CARD_FRAMES.extend(_load("power", "powers", _power.id))
for _card in SPECIAL_ASSIGNMENTS:
    CARD_FRAMES.extend(_load("card", "special_cards", _card.id))
