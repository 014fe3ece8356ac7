"""Mail Order, a Power."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import ORDER, QUICK_ORDER
from trickerion.engine.effects.hooks import Effect


class MailOrder(Effect):
    """Order costs no AP, and Quick Order 1 AP less."""

    id: ClassVar[str] = "mail_order"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "MR-3", "MR-4", "DA-5")

    def action_cost(self, state: State, seat: Seat, verb: Verb, ap: int) -> int:
        if verb is ORDER:
            return 0
        return max(1, ap - 1) if verb is QUICK_ORDER else ap
