"""Could this frame be pending? One check for each kind with constraints on its fields."""

from collections.abc import Callable
from typing import Any, Final

from trickerion.catalog import board
from trickerion.engine.boards import components
from trickerion.engine.boards.links import ChooseLinkPay
from trickerion.engine.boards.powers import too_many_powers
from trickerion.engine.boards.tricks import ChooseTrickSlot, has_board_trick_slot, has_engineer_slot
from trickerion.engine.boards.yields import lying_markers
from trickerion.engine.core.frames import Frame
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    YIELDS,
    disk,
    first_bits,
    has_bit,
    marker_seat,
    steal_pairs,
)
from trickerion.engine.core.pieces import SUPPLY
from trickerion.engine.core.printed_facts import (
    CARD_LOCATION,
    DARK_ALLEY,
    DECKS,
    FIRST_SPECIAL,
    PRICE,
    is_performance_slot,
)
from trickerion.engine.core.state import State
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.dark_alley import ChooseKeep
from trickerion.engine.locations.learn_trick import ChooseTrick
from trickerion.engine.locations.location import DREW_FIRST, SPENT
from trickerion.engine.locations.market_row import ChooseBargain, ChooseOrderPlace
from trickerion.engine.locations.reschedule import (
    MoveGuest,
    MoveMarker,
    guest_refusal,
    marker_refusal,
)
from trickerion.engine.locations.theater import ChooseSpot
from trickerion.engine.phases.acting import Acting
from trickerion.engine.phases.assignment import Assignment
from trickerion.engine.phases.performance import PayPerformance
from trickerion.engine.phases.setup_choices import (
    SPECIALIST_CHARACTER,
    DiscardPower,
    TakeComponents,
)
from trickerion.engine.phases.use_card import UseCard
from trickerion.engine.saves.effect_frame_checks import EFFECT_CHECKS, is_purchase, is_residence


def fits(state: State, frame: Frame) -> bool:
    """Do a frame's fields match the rest of the position?"""
    check = _CHECKS.get(frame.name)
    return check is None or check(state, frame)


# Placing and acting


def _assignment(state: State, frame: Assignment) -> bool:
    return 0 < frame.waiting <= first_bits(state.setup_options.players)


def _act(state: State, act: Acting) -> bool:
    """TURN-6, DA-4: the Character is on its slot, was placed last, and has used the named card."""
    player = state.players[act.seat]
    if player.where[act.character] != act.slot or is_performance_slot(act.slot):
        return False
    placed = [disk(act.seat, act.character)]
    if state.setup_options.dark_alley and state.placed[-1:] != placed:
        return False
    if act.acted & DREW_FIRST and act.location != DARK_ALLEY:
        return False
    if act.card == NONE:
        return act.bonus == SPENT
    used = [(card.card, card.seat, card.character) for card in state.lasting]
    return (act.card, act.seat, act.character) in used


def _use_card(state: State, frame: UseCard) -> bool:
    """AP-3, MAG-5: the card under the Character just placed, or one it mimics."""
    act = state.stack[-2]
    if not isinstance(act, Acting) or act.card != NONE or frame.card < FIRST_SPECIAL:
        return False
    if any((used.seat, used.character) == (act.seat, act.character) for used in state.lasting):
        return False
    player = state.players[act.seat]
    own = player.under[act.character]
    is_mimicked = bool(player.ability_used) and own == CARD_LOCATION[frame.card]
    return frame.card == own or is_mimicked


# Downtown


def _trick(state: State, frame: ChooseTrick) -> bool:
    """DT-1, DT-3: there is a slot and a symbol for it."""
    player = state.players[frame.seat]
    has_slot = has_board_trick_slot(player) or has_engineer_slot(player)
    is_new = frame.symbol == NONE and NONE in player.tricks
    return has_slot and is_new and is_residence(state, frame.die)


def _trick_slot(state: State, frame: ChooseTrickSlot) -> bool:
    player = state.players[frame.seat]
    symbol = frame.symbol
    has_symbol = NONE in player.tricks if symbol == NONE else player.tricks[symbol] != NONE
    has_both = has_board_trick_slot(player, symbol) and has_engineer_slot(player, symbol)
    return has_symbol and has_both and state.trick_owner[frame.trick] == NONE


# Market Row and components


def _bargain(state: State, frame: ChooseBargain) -> bool:
    if frame.component == NONE:
        return frame.pieces == 0
    return is_purchase(state, frame)


def _order_place(state: State, frame: ChooseOrderPlace) -> bool:
    return frame.component not in state.orders


def _pile(state: State, frame: components.ChoosePile) -> bool:
    player = state.players[frame.seat]
    is_new = not player.pieces[frame.component] and 1 <= frame.pieces <= 2
    return is_new and components.has_board_slot(player) and components.has_manager_slot(player)


# Theater and Performance


def _spot(state: State, frame: ChooseSpot) -> bool:
    """THR-4, MAG-2: the markers are on the trick card."""
    if frame.pieces > 1 and not in_force(state, frame.seat).stack_yield:
        return False
    return 1 <= frame.pieces <= min(2, state.players[frame.seat].markers[frame.symbol])


def _pays(state: State, frame: Any) -> bool:
    """MAG-7: links pay only for a marker that moves before the Performances."""
    return bool(frame.pays) == (not isinstance(state.stack[-2], Acting))


def _move_marker(state: State, frame: MoveMarker) -> bool:
    return marker_refusal(state, frame.seat, frame.spot) is None and _pays(state, frame)


def _move_guest(state: State, frame: MoveGuest) -> bool:
    return guest_refusal(state, frame.seat, frame.guest) is None and _pays(state, frame)


def _link_pay(state: State, frame: ChooseLinkPay) -> bool:
    return frame.level > 0 and frame.links > 0


def _pay_performance(state: State, frame: PayPerformance) -> bool:
    """SPC-4, MAG-8: the doubled or stolen markers are on the card."""
    show = state.show_of(frame.performance)
    if show is None:
        return False
    owner = {index: marker_seat(marker) for index, marker in lying_markers(show)}
    doubled = frame.doubled // YIELDS if frame.doubled != NONE else NONE
    if frame.doubled != NONE and owner.get(doubled) != frame.seat:
        return False
    pairs = steal_pairs(frame.steals)
    is_sound = all(
        owner.get(thief) == frame.seat and owner.get(victim, frame.seat) != frame.seat
        for thief, victim in pairs
    )
    is_single = len({t for t, _ in pairs}) == len({v for _, v in pairs}) == len(pairs)
    return is_sound and is_single


# Dark Alley and setup


def _keep(state: State, frame: ChooseKeep) -> bool:
    """DA-1: two cards of one deck, known to the player who drew them."""
    cards = (frame.first, frame.second)
    return all(
        card >= FIRST_SPECIAL
        and CARD_LOCATION[card] == DECKS[frame.deck]
        and has_bit(state.known[card - FIRST_SPECIAL], frame.seat)
        for card in cards
    )


def _first_trick(state: State, frame: Any) -> bool:
    return not any(trick != NONE for trick in state.players[frame.seat].tricks)


def _specialist(state: State, frame: Any) -> bool:
    where = state.players[frame.seat].where
    return all(where[specialist] == SUPPLY for specialist in SPECIALIST_CHARACTER)


def _engineers_trick(state: State, frame: Any) -> bool:
    player = state.players[frame.seat]
    return has_engineer_slot(player) and NONE in player.tricks


def _components(state: State, frame: TakeComponents) -> bool:
    """SET-7, SET-8: the count matches what has been taken onto these slots."""
    player = state.players[frame.seat]
    piles = zip(PRICE, player.pieces, player.managed, strict=True)
    taken = sum(price * pieces for price, pieces, pile in piles if pile == frame.pile)
    is_board = frame.pile == components.ON_BOARD
    given = board.START_COMPONENT_VALUE if is_board else board.START_MANAGER_VALUE
    return 0 < frame.value == given - taken


def _discard_power(state: State, frame: DiscardPower) -> bool:
    return 0 < frame.pieces == too_many_powers(state.players[frame.seat])


_CHECKS: Final[dict[str, Callable[[State, Any], bool]]] = {
    **EFFECT_CHECKS,
    "assignment": _assignment,
    "act": _act,
    "use_card": _use_card,
    "choose_trick": _trick,
    "choose_trick_slot": _trick_slot,
    "choose_bargain": _bargain,
    "choose_order_place": _order_place,
    "choose_pile": _pile,
    "choose_spot": _spot,
    "move_marker": _move_marker,
    "move_guest": _move_guest,
    "choose_link_pay": _link_pay,
    "pay_performance": _pay_performance,
    "choose_keep": _keep,
    "choose_first_trick": _first_trick,
    "choose_specialist": _specialist,
    "choose_engineers_trick": _engineers_trick,
    "take_components": _components,
    "discard_power": _discard_power,
}
