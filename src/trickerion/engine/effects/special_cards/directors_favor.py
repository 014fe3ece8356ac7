"""Director's Favor, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.effects.hooks import Effect


class DirectorsFavor(Effect):
    """SPC-8: an opponent's marker may be moved to any slot legal for its owner."""

    id: ClassVar[str] = "directors_favor"
    rules: ClassVar[tuple[str, ...]] = ("THR-6", "SPC-8")

    def moves_others(self) -> bool:
        return True
