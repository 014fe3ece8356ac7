"""Mail Order, a Power."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import ORDER
from trickerion.engine.effects.hooks import Effect


class MailOrder(Effect):
    """Order costs no AP."""

    id: ClassVar[str] = "mail_order"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "MR-3", "DA-5")

    def action_cost(self, state: State, seat: Seat, verb: Verb, ap: int) -> int:
        return 0 if verb is ORDER else ap
