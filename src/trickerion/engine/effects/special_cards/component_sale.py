"""Component Sale, a Special card of the Market Row."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import MARKET_ROW
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Location
from trickerion.engine.core.verbs import BUY_MIX
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.pick_components import PickComponents
from trickerion.engine.locations.location import LocationAction, Placement
from trickerion.engine.locations.market_row import ChooseBargain, bargain, too_dear

MOST_MIXED: Final = 4


class ComponentSale(Effect):
    """SPC-22: one Buy takes up to 4 components in any combination of the stock, each type at its
    price, with Bargain on the total. The ordinary Buy is one such combination."""

    id: ClassVar[str] = "component_sale"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-2", "SPC-21", "SPC-22")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (BuyMix(),)


class BuyMix(LocationAction):
    """SPC-22: a Buy of any combination; at least one piece must be possible."""

    verb: Verb = BUY_MIX
    kind: str = "buy"
    rule: str = "SPC-22"
    locations: tuple[Location, ...] = (MARKET_ROW,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [BUY_MIX.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        is_vain = ChooseMix(placement.seat).is_over(state, self.ap_left(state, placement))
        return Refusal("SPC-22", "nothing_to_take") if is_vain else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(ChooseMix(placement.seat))


class ChooseMix(PickComponents):
    """SPC-22: which components? The picks stay affordable, counting what Bargain can save."""

    name: ClassVar[str] = "choose_mix"
    asked_by: ClassVar[str] = "component_sale"

    def limit(self, state: State, ap: int, total: int) -> Refusal | None:
        if self.pieces == MOST_MIXED:
            return Refusal("SPC-22", "most_components", most=MOST_MIXED)
        return too_dear(state, self.seat, total, ap)

    def end(self, state: State) -> None:
        bargain(state, ChooseBargain(self.seat, NONE, 0, self.total))
