"""Master Crew, a Power."""

from typing import ClassVar

from trickerion.engine.core.printed_facts import ASSISTANT, ENGINEER, MANAGER
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.effects.hooks import Effect


class MasterCrew(Effect):
    """Specialists have 1 AP more."""

    id: ClassVar[str] = "master_crew"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "AP-1", "PRO-8")

    def base_ap(self, state: State, seat: Seat, character: Character, ap: int) -> int:
        return ap + 1 if character in (MANAGER, ENGINEER, ASSISTANT) else ap
