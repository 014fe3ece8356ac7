"""Special cards, prophecies and abilities: each is one small class with all it changes.

No other module names them. Importing this package enters them into the tables of `effects`.
"""

from typing import Final

from trickerion.engine.cards import (
    abilities,
    abilities_theater,
    downtown_cards,
    market_row_cards,
    market_row_stock,
    performance_cards,
    prophecies,
    theater_cards,
    workshop_cards,
)
from trickerion.engine.effects import register
from trickerion.engine.frames import Frame

for _effect in prophecies.PROPHECIES:
    register("prophecy", _effect)
for _effect in (*abilities.ABILITIES, *abilities_theater.ABILITIES):
    register("magician", _effect)
for _module in (
    theater_cards,
    performance_cards,
    workshop_cards,
    downtown_cards,
    market_row_cards,
    market_row_stock,
):
    for _effect in _module.CARDS:
        register("card", _effect)

CARD_FRAMES: Final[tuple[type[Frame], ...]] = (
    *abilities.FRAMES,
    *abilities_theater.FRAMES,
    *theater_cards.FRAMES,
    *performance_cards.FRAMES,
    *workshop_cards.FRAMES,
    *downtown_cards.FRAMES,
    *market_row_cards.FRAMES,
    *market_row_stock.FRAMES,
)
"""The questions that effects ask."""
