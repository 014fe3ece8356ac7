"""Barter with Power, a Special card of the Market Row."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.printed_facts import MARKET_ROW
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Location
from trickerion.engine.core.verbs import BARTER
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.pick_components import PickComponents
from trickerion.engine.locations.location import LocationAction, Placement

BARTER_VALUE: Final = 4


class BarterWithPower(Effect):
    """SPC-22: as one Buy, 1 Shard for any mix of the stock worth up to 4 Coins at current prices;
    nothing is paid, and there is no Bargain."""

    id: ClassVar[str] = "barter_with_power"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "SPC-21", "SPC-22")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (Barter(),)

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        """DA-4: the card does not apply to an ordinary Buy."""
        return refusal if action.verb is BARTER else refusal or Refusal("DA-4", "card_waits")


class Barter(LocationAction):
    """SPC-22: a Buy for 1 Shard; at least one piece must be possible."""

    verb: Verb = BARTER
    kind: str = "buy"
    rule: str = "SPC-22"
    locations: tuple[Location, ...] = (MARKET_ROW,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [BARTER.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if not state.players[placement.seat].shards:
            return Refusal("SPC-22", "needs_shard")
        is_vain = ChooseBarter(placement.seat).is_over(state, 0)
        return Refusal("SPC-22", "nothing_to_take") if is_vain else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.add_shards(placement.seat, -1, BarterWithPower.id)
        state.push(ChooseBarter(placement.seat))


class ChooseBarter(PickComponents):
    """SPC-22: which components, worth up to 4 Coins in total?"""

    name: ClassVar[str] = "choose_barter"
    asked_by: ClassVar[str] = "barter_with_power"

    def limit(self, state: State, ap: int, total: int) -> Refusal | None:
        if total <= BARTER_VALUE:
            return None
        left = BARTER_VALUE - self.total
        return Refusal("SPC-22", "too_dear", needs=total - self.total, left=left)
