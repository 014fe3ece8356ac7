"""Poster Boys, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.printed_facts import ALL_APPRENTICES
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.effects.hooks import Effect


class PosterBoys(Effect):
    """Apprentices have 1 more base AP if their player advertised this turn."""

    id: ClassVar[str] = "poster_boys"
    rules: ClassVar[tuple[str, ...]] = ("AP-1", "TURN-4", "PRO-7")

    def base_ap(self, state: State, seat: Seat, character: Character, ap: int) -> int:
        is_apprentice = character in ALL_APPRENTICES
        return ap + 1 if is_apprentice and state.players[seat].advertised else ap
