"""Could this frame of an effect be pending? One check for each kind with constraints."""

from collections.abc import Callable
from typing import Any, Final

from trickerion.engine.boards import components
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import disk, pack_count, packed_count, split_guest, split_spot
from trickerion.engine.core.pieces import HOME
from trickerion.engine.core.printed_facts import (
    ALL_APPRENTICES,
    FIRST_SPECIAL,
    NEEDS,
    RESIDENCE_DICE,
    X,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die
from trickerion.engine.effects.magicians.great_optico import ChooseMimicry
from trickerion.engine.effects.pick_components import PickComponents
from trickerion.engine.effects.special_cards.enhance_trick import ChooseEnhancement
from trickerion.engine.effects.special_cards.hypnotic_motivation import AssignHired
from trickerion.engine.effects.special_cards.investments import Invest
from trickerion.engine.effects.special_cards.shoplifting import places_of
from trickerion.engine.effects.special_cards.smuggled_goods import ChoosePayment, fame_purse
from trickerion.engine.effects.special_cards.street_performance import ChooseStreet
from trickerion.engine.effects.special_cards.traveling_merchants import (
    ChooseMerchants,
    merchants_price,
)
from trickerion.engine.effects.special_cards.unstable_prototype import ReturnParts
from trickerion.engine.locations.learn_trick import ChooseTrick
from trickerion.engine.locations.location import placement_below
from trickerion.engine.locations.market_row import can_pay, too_dear
from trickerion.engine.locations.reschedule import may_move
from trickerion.engine.phases.acting import Acting
from trickerion.engine.phases.performance import PayPerformance


def _mimicry(state: State, frame: ChooseMimicry) -> bool:
    player = state.players[frame.seat]
    own = player.under[frame.character]
    code = disk(frame.seat, frame.character)
    return not player.ability_used and 0 <= own < FIRST_SPECIAL and state.placed[-1:] == [code]


def is_residence(state: State, die: Die) -> bool:
    return die in RESIDENCE_DICE and state.dice[die] != X


def _old_trick(state: State, frame: Any) -> bool:
    return is_residence(state, frame.die)


def _new_trick(state: State, frame: ChooseTrick) -> bool:
    """SPC-18: the trick it replaces is there."""
    is_there = frame.symbol != NONE and state.players[frame.seat].tricks[frame.symbol] != NONE
    return is_there and is_residence(state, frame.die)


def _hired(state: State, frame: AssignHired) -> bool:
    player = state.players[frame.seat]
    return player.where[frame.character] == HOME and player.under[frame.character] == NONE


def is_purchase(state: State, frame: Any) -> bool:
    if frame.component == NONE or not 1 <= frame.pieces <= 3:
        return False
    return components.no_room(state.players[frame.seat], frame.component, frame.pieces) is None


def _payment(state: State, frame: ChoosePayment) -> bool:
    """SPC-22: asked only if both Coins and Fame would be enough."""
    coins, ap = state.players[frame.seat].coins, placement_below(state).ap
    purses = (coins, fame_purse(state, frame.seat))
    return is_purchase(state, frame) and all(can_pay(purse, frame.total, ap) for purse in purses)


def _mix(state: State, frame: PickComponents) -> bool:
    act = next((below for below in state.stack if isinstance(below, Acting)), None)
    return act is not None and too_dear(state, frame.seat, frame.total, act.ap) is None


def _invest(state: State, frame: Invest) -> bool:
    return frame.coins <= state.players[frame.seat].coins


def _basic_token(state: State, frame: Any) -> bool:
    return frame.stock_place in places_of(state, frame.component)


def _merchants(state: State, frame: ChooseMerchants) -> bool:
    player = state.players[frame.seat]
    is_dear = player.coins < merchants_price(state, frame.seat, frame.component)
    return not is_dear and components.no_room(player, frame.component, 1) is None


def _prepared(state: State, frame: Any) -> bool:
    return bool(state.players[frame.seat].markers[frame.symbol])


def _parts(state: State, frame: ReturnParts) -> bool:
    trick = state.players[frame.seat].tricks[frame.symbol]
    if trick == NONE:
        return False
    left = frame.given
    for component, needs in NEEDS[trick]:
        given = packed_count(frame.given, component)
        if given > needs:
            return False
        left -= pack_count(component, given)
    return left == 0


def _enhancement(state: State, frame: ChooseEnhancement) -> bool:
    player = state.players[frame.seat]
    return frame.trick in player.tricks and player.shards > 0


def _street(state: State, frame: ChooseStreet) -> bool:
    """SPC-5: the marker is on a spot, or outside the slots."""
    if (frame.spot == NONE) == (frame.guest == NONE):
        return False
    if frame.guest != NONE:
        card, lying = split_guest(frame.guest)
        show = state.show_of(card)
        return show is not None and lying in show.guests and may_move(state, frame.seat, lying)
    card, place = split_spot(frame.spot)
    show = state.show_of(card)
    lying = NONE if show is None else show.markers[place]
    return lying != NONE and may_move(state, frame.seat, lying)


def _of_performance(state: State, frame: Any) -> bool:
    """The question is about the card that is being performed."""
    paying = next((below for below in state.stack if isinstance(below, PayPerformance)), None)
    return paying is not None and paying.performance == frame.performance


def _ability(state: State, frame: Any) -> bool:
    return not state.players[frame.seat].ability_used


def _possession(state: State, frame: Any) -> bool:
    return _ability(state, frame) and state.players[frame.seat].shards > 0


def _durable(state: State, frame: Any) -> bool:
    return any((used.seat, used.memory) == (frame.seat, frame.symbols) for used in state.lasting)


def _talent(state: State, frame: Any) -> bool:
    """SPC-15: the Apprentice has used the card."""
    is_user = any(
        (used.seat, used.character) == (frame.seat, frame.character) and used.memory
        for used in state.lasting
    )
    return is_user and frame.character in ALL_APPRENTICES


EFFECT_CHECKS: Final[dict[str, Callable[[State, Any], bool]]] = {
    "choose_mimicry": _mimicry,
    "choose_new_trick": _new_trick,
    "choose_old_trick": _old_trick,
    "assign_hired": _hired,
    "choose_fame_bargain": is_purchase,
    "choose_payment": _payment,
    "choose_mix": _mix,
    "choose_basic_token": _basic_token,
    "choose_merchants": _merchants,
    "invest": _invest,
    "choose_test_run": _prepared,
    "choose_replacement": _prepared,
    "choose_stage": _prepared,
    "return_parts": _parts,
    "choose_enhancement": _enhancement,
    "choose_street": _street,
    "choose_premiere": _of_performance,
    "choose_steal": _of_performance,
    "choose_escape": _ability,
    "choose_possession": _possession,
    "choose_durable": _durable,
    "choose_talent": _talent,
}
