"""Veiled Plans, a prophecy."""

from typing import ClassVar

from trickerion.engine.effects.hooks import Effect


class VeiledPlans(Effect):
    """PRO-9: assignment cards are not revealed together; each is revealed as its Character is
    placed, and the card of one made Idle never."""

    id: ClassVar[str] = "veiled_plans"
    rules: ClassVar[tuple[str, ...]] = ("TURN-6", "PRO-9")

    def veils_plans(self) -> bool:
        return True
