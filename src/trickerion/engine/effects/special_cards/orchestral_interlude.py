"""Orchestral Interlude, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import CIRCLES
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class OrchestralInterlude(Effect):
    """SPC-1: every occupied neighbour through a link circle pays like a link, once; only true links
    give Shards."""

    id: ClassVar[str] = "orchestral_interlude"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "SPC-1")

    def paid_links(
        self, state: State, seat: Seat, show: PerformanceCard, place: int, links: int
    ) -> int:
        return sum(show.markers[c.neighbour] != NONE for c in CIRCLES[show.card][place])
