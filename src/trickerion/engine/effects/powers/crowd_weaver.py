"""Crowd Weaver, a Power."""

from typing import ClassVar

from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Place, Seat
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.powers.base import first_this_turn


class CrowdWeaver(Effect):
    """Once per turn, a Set Up that makes a link is paid for one more."""

    id: ClassVar[str] = "crowd_weaver"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "THR-5")

    def paid_links(
        self, state: State, seat: Seat, show: PerformanceCard, place: Place, links: int
    ) -> int:
        return links + 1 if links and first_this_turn(state, seat, self.id) else links
