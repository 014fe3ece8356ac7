"""What several Powers share."""

from typing import ClassVar, Final

from trickerion.engine.boards.powers import mark_used
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.names import number
from trickerion.engine.core.packing import has_bit
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import USE_POWER
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.in_force import POWER_EFFECTS
from trickerion.engine.locations.location import ACTED, LocationAction, Placement


class CheaperAction(Effect):
    """One kind of action costs 1 AP less, but at least 1; a card may make it cheaper (DA-5)."""

    verb: ClassVar[Verb]

    def action_cost(self, state: State, seat: Seat, verb: Verb, ap: int) -> int:
        return max(1, ap - 1) if verb is self.verb else ap


def first_this_turn(state: State, seat: Seat, id: str) -> bool:
    """POW-6: whether a Power that works once per turn has not worked yet; from now on it has."""
    player, power = state.players[seat], number("power", id)
    if has_bit(player.powers_used, player.learned.index(power)):
        return False
    mark_used(state, seat, power)
    return True


class UsePower(LocationAction):
    """POW-6: use a learned Power once per turn, before the first action of a Character (AP-6)."""

    verb: Verb = USE_POWER
    rule: str = "POW-6"
    ap: int = 0
    leaves: int = 0

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        learned = state.players[placement.seat].learned
        return [USE_POWER.of(placement.seat, p) for p in learned if p >= 0 and is_used_by_hand(p)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        if action.power not in player.learned or not is_used_by_hand(action.power):
            return Refusal("POW-6", "power_not_usable")
        if has_bit(player.powers_used, player.learned.index(action.power)):
            return Refusal("POW-6", "power_used")
        if placement.acted & ACTED:
            return Refusal("AP-6", "before_acting")
        return POWER_EFFECTS[action.power].use_refusal(state, placement)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        mark_used(state, placement.seat, action.power)
        POWER_EFFECTS[action.power].use(state, placement)


USING: Final = UsePower()


class UsedPower(Effect):
    """A Power that its player uses on purpose, once per turn."""

    def deeds(self) -> tuple[LocationAction, ...]:
        return (USING,)


def is_used_by_hand(power: int) -> bool:
    return isinstance(POWER_EFFECTS[power], UsedPower)
