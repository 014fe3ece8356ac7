"""What may change the rules: special cards, prophecies and abilities answer the rules' questions.

Wherever a printed number or permission can be changed, the rule asks every effect in force. An
effect is one small class that overrides the answers its text changes; no other module names it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trickerion.engine.actions import Verb
from trickerion.engine.refusals import Refusal

if TYPE_CHECKING:
    from trickerion.engine.state import State


class Effect:
    """Changes nothing: each answer hands back what the rule would do without it."""

    def base_ap(self, state: "State", seat: int, character: int, ap: int) -> int:
        """AP-1: the base AP of a Character about to be placed."""
        return ap

    def enhance_ap(self, state: "State", seat: int, ap: int) -> int:
        """AP-2: what Enhance Character gives."""
        return ap

    def can_enhance_in_theater(self, state: "State", seat: int) -> bool:
        """AP-2: not in the Theater."""
        return False

    def action_cost(self, state: "State", seat: int, verb: Verb, ap: int) -> int:
        """What an action of a Location costs now."""
        return ap

    def placement_refusal(
        self, state: "State", seat: int, character: int, slot: int
    ) -> Refusal | None:
        """TURN-6: why a Character may not take a slot that is free and at its Location."""
        return None

    def on_placed(self, state: "State", seat: int, character: int, slot: int) -> None:
        """AP-6: what the slot costs and what placing gains."""

    def component_price(self, state: "State", seat: int, component: int, price: int) -> int:
        """MR-1: the price of a component; 0 if it is not in stock."""
        return price

    def link_bonus(self, state: "State", seat: int, amount: int) -> int:
        """THR-5: what a link pays."""
        return amount

    def weekday_yield(self, state: "State", seat: int, weekday: int, modifier: int) -> int:
        """PRF-3: a weekday's modifier."""
        return modifier

    def performer_bonus(self, state: "State", seat: int, amount: int) -> int:
        """PRF-4: a bonus of the performer."""
        return amount


NO_EFFECTS: Final[tuple[Effect, ...]] = ()


def in_force(state: "State", seat: int) -> Sequence[Effect]:
    """The effects a seat's question must ask, in the order in which they apply."""
    return NO_EFFECTS
