"""Could this be pending here? One check for each kind of frame whose fields could be wrong."""

from collections.abc import Callable
from typing import Any, Final

from trickerion.engine.acting import Act, UseCard
from trickerion.engine.assignment import Assignment
from trickerion.engine.cardboard import (
    ALL_APPRENTICES,
    CARD_LOCATION,
    CHARACTER_COUNT,
    DARK_ALLEY,
    DECKS,
    FIRST_SPECIAL,
    NEEDS,
    RESIDENCE_DICE,
    SLOT_PLACES,
    X,
    is_performance_slot,
)
from trickerion.engine.cards.abilities import ChooseMimicry
from trickerion.engine.cards.downtown_cards import Invest
from trickerion.engine.cards.downtown_hiring import AssignHired
from trickerion.engine.cards.market_row_cards import PickComponents
from trickerion.engine.cards.market_row_stock import ChooseMerchants, merchants_price, places_of
from trickerion.engine.cards.theater_cards import ChooseStreet
from trickerion.engine.cards.workshop_cards import ChooseEnhancement, ReturnParts
from trickerion.engine.codes import COUNT_BITS
from trickerion.engine.components import (
    ChoosePile,
    has_board_slot,
    has_manager_slot,
    no_room,
)
from trickerion.engine.dark_alley import ChooseKeep
from trickerion.engine.downtown import ChooseTrick
from trickerion.engine.effects import in_force
from trickerion.engine.frames import Frame
from trickerion.engine.location import DREW_FIRST, SPENT
from trickerion.engine.market_row import ChooseBargain, ChooseOrderPlace, too_dear
from trickerion.engine.names import NONE
from trickerion.engine.performance import PayPerformance
from trickerion.engine.pieces import HOME, SUPPLY, marker_seat
from trickerion.engine.rescheduling import (
    MoveGuest,
    MoveMarker,
    guest_refusal,
    marker_refusal,
    may_move,
)
from trickerion.engine.setup import SPECIALIST_CHARACTER, TakeComponents
from trickerion.engine.state import State
from trickerion.engine.theater import ChooseLinkPay, ChooseSpot
from trickerion.engine.tricks import ChooseTrickSlot, has_board_trick_slot, has_engineer_slot
from trickerion.engine.yields import YIELDS, lying_markers, steal_pairs

MOST_AP: Final = 12
MOST_LINKS: Final = 4


def fits(state: State, frame: Frame) -> bool:
    """Do the fields of a frame fit the rest of the position?"""
    check = _CHECKS.get(frame.name)
    return check is None or check(state, frame)


# Placing and acting


def _assignment(state: State, frame: Assignment) -> bool:
    return 0 < frame.waiting < 1 << state.variant.players


def _act(state: State, act: Act) -> bool:
    """TURN-6, DA-4: it stands on its slot, was placed last, and has used the card it says."""
    player = state.players[act.seat]
    if player.where[act.character] != act.slot or is_performance_slot(act.slot):
        return False
    code = act.seat * CHARACTER_COUNT + act.character
    if state.variant.dark_alley and state.placed[-1:] != [code]:
        return False
    if (act.acted & DREW_FIRST and act.location != DARK_ALLEY) or act.ap > MOST_AP:
        return False
    if act.card == NONE:
        return act.bonus == SPENT
    return any((used.card, used.seat, used.character) == (act.card, act.seat, act.character)
               for used in state.lasting)  # fmt: skip


def _use_card(state: State, frame: UseCard) -> bool:
    """AP-3, MAG-5: the card under the Character just placed, or one it mimics."""
    act = state.stack[-2]
    if not isinstance(act, Act) or act.card != NONE or frame.card < FIRST_SPECIAL:
        return False
    if any((used.seat, used.character) == (act.seat, act.character) for used in state.lasting):
        return False
    player = state.players[act.seat]
    own = player.under[act.character]
    is_mimicked = bool(player.ability_used) and own == CARD_LOCATION[frame.card]
    return frame.card == own or is_mimicked


def _mimicry(state: State, frame: ChooseMimicry) -> bool:
    player = state.players[frame.seat]
    own = player.under[frame.character]
    code = frame.seat * CHARACTER_COUNT + frame.character
    return not player.ability_used and 0 <= own < FIRST_SPECIAL and state.placed[-1:] == [code]


# Downtown


def _is_residence(state: State, die: int) -> bool:
    return die in RESIDENCE_DICE and state.dice[die] != X


def _trick(state: State, frame: ChooseTrick) -> bool:
    """DT-1, DT-3: there is a slot and a symbol for it."""
    player = state.players[frame.seat]
    has_slot = has_board_trick_slot(player) or has_engineer_slot(player)
    is_new = frame.symbol == NONE and NONE in player.tricks
    return has_slot and is_new and _is_residence(state, frame.die)


def _old_trick(state: State, frame: Any) -> bool:
    return _is_residence(state, frame.die)


def _new_trick(state: State, frame: ChooseTrick) -> bool:
    """SPC-18: it takes the place of one that is there."""
    is_there = frame.symbol != NONE and state.players[frame.seat].tricks[frame.symbol] != NONE
    return is_there and _is_residence(state, frame.die)


def _trick_slot(state: State, frame: ChooseTrickSlot) -> bool:
    player = state.players[frame.seat]
    symbol = frame.symbol
    has_symbol = NONE in player.tricks if symbol == NONE else player.tricks[symbol] != NONE
    has_both = has_board_trick_slot(player, symbol) and has_engineer_slot(player, symbol)
    return has_symbol and has_both and state.trick_owner[frame.trick] == NONE


def _hired(state: State, frame: AssignHired) -> bool:
    player = state.players[frame.seat]
    return player.where[frame.character] == HOME and player.under[frame.character] == NONE


# Market Row and components


def _bargain(state: State, frame: ChooseBargain) -> bool:
    if frame.component == NONE:
        return frame.pieces == 0
    return _is_purchase(state, frame)


def _is_purchase(state: State, frame: Any) -> bool:
    if frame.component == NONE or not 1 <= frame.pieces <= 3:
        return False
    return no_room(state.players[frame.seat], frame.component, frame.pieces) is None


def _order_place(state: State, frame: ChooseOrderPlace) -> bool:
    return frame.component not in state.orders


def _pile(state: State, frame: ChoosePile) -> bool:
    player = state.players[frame.seat]
    is_new = not player.pieces[frame.component] and 1 <= frame.pieces <= 2
    return is_new and has_board_slot(player) and has_manager_slot(player)


def _mix(state: State, frame: PickComponents) -> bool:
    act = next((below for below in state.stack if isinstance(below, Act)), None)
    return act is not None and too_dear(state, frame.seat, frame.total, act.ap) is None


def _invest(state: State, frame: Invest) -> bool:
    return frame.coins <= state.players[frame.seat].coins


def _basic_token(state: State, frame: Any) -> bool:
    return frame.stock_place in places_of(state, frame.component)


def _merchants(state: State, frame: ChooseMerchants) -> bool:
    player = state.players[frame.seat]
    is_dear = player.coins < merchants_price(state, frame.seat, frame.component)
    return not is_dear and no_room(player, frame.component, 1) is None


# Workshop


def _prepared(state: State, frame: Any) -> bool:
    return bool(state.players[frame.seat].markers[frame.symbol])


def _parts(state: State, frame: ReturnParts) -> bool:
    trick = state.players[frame.seat].tricks[frame.symbol]
    if trick == NONE:
        return False
    left = frame.given
    for component, needs in NEEDS[trick]:
        given = frame.given >> COUNT_BITS * component & 3
        if given > needs:
            return False
        left -= given << COUNT_BITS * component
    return left == 0


def _enhancement(state: State, frame: ChooseEnhancement) -> bool:
    player = state.players[frame.seat]
    return frame.trick in player.tricks and player.shards > 0


# Theater and Performance


def _spot(state: State, frame: ChooseSpot) -> bool:
    """THR-4, MAG-2: so many markers lie on the trick."""
    if frame.pieces > 1 and not in_force(state, frame.seat).stack_yield:
        return False
    return 1 <= frame.pieces <= min(2, state.players[frame.seat].markers[frame.symbol])


def _pays(state: State, frame: Any) -> bool:
    """MAG-7: links pay only for a marker that moves before the Performances."""
    return bool(frame.pays) == (not isinstance(state.stack[-2], Act))


def _move_marker(state: State, frame: MoveMarker) -> bool:
    return marker_refusal(state, frame.seat, frame.spot) is None and _pays(state, frame)


def _move_guest(state: State, frame: MoveGuest) -> bool:
    return guest_refusal(state, frame.seat, frame.guest) is None and _pays(state, frame)


def _street(state: State, frame: ChooseStreet) -> bool:
    """SPC-5: a marker that lies on a spot, or outside the slots."""
    if (frame.spot == NONE) == (frame.guest == NONE):
        return False
    if frame.guest != NONE:
        card, owner = divmod(frame.guest, 16)
        lying = owner << 2
        show = state.show_of(card)
        return show is not None and lying in show.guests and may_move(state, frame.seat, lying)
    card, place = divmod(frame.spot, SLOT_PLACES)
    show = state.show_of(card)
    lying = NONE if show is None else show.markers[place]
    return lying != NONE and may_move(state, frame.seat, lying)


def _link_pay(state: State, frame: ChooseLinkPay) -> bool:
    return 1 <= frame.level <= 3 and 1 <= frame.links <= MOST_LINKS


def _pay_performance(state: State, frame: PayPerformance) -> bool:
    """SPC-4, MAG-8: what is doubled or collected lies on the card."""
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
    """SPC-15: an Apprentice that used the card."""
    is_user = any(
        (used.seat, used.character) == (frame.seat, frame.character) and used.memory
        for used in state.lasting
    )
    return is_user and frame.character in ALL_APPRENTICES


# Dark Alley and set-up


def _keep(state: State, frame: ChooseKeep) -> bool:
    """DA-1: two cards of one deck, which whoever drew them knows."""
    cards = (frame.first, frame.second)
    return all(
        card >= FIRST_SPECIAL
        and CARD_LOCATION[card] == DECKS[frame.deck]
        and state.known[card - FIRST_SPECIAL] >> frame.seat & 1
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
    return 1 <= frame.value <= 2


_CHECKS: Final[dict[str, Callable[[State, Any], bool]]] = {
    "assignment": _assignment,
    "act": _act,
    "use_card": _use_card,
    "choose_mimicry": _mimicry,
    "choose_trick": _trick,
    "choose_new_trick": _new_trick,
    "choose_old_trick": _old_trick,
    "choose_trick_slot": _trick_slot,
    "assign_hired": _hired,
    "choose_bargain": _bargain,
    "choose_fame_bargain": _is_purchase,
    "choose_payment": _is_purchase,
    "choose_order_place": _order_place,
    "choose_pile": _pile,
    "choose_mix": _mix,
    "choose_basic_token": _basic_token,
    "choose_merchants": _merchants,
    "invest": _invest,
    "choose_test_run": _prepared,
    "choose_replacement": _prepared,
    "choose_stage": _prepared,
    "return_parts": _parts,
    "choose_enhancement": _enhancement,
    "choose_spot": _spot,
    "move_marker": _move_marker,
    "move_guest": _move_guest,
    "choose_street": _street,
    "choose_link_pay": _link_pay,
    "pay_performance": _pay_performance,
    "choose_premiere": _of_performance,
    "choose_steal": _of_performance,
    "choose_escape": _ability,
    "choose_possession": _possession,
    "choose_durable": _durable,
    "choose_talent": _talent,
    "choose_keep": _keep,
    "choose_first_trick": _first_trick,
    "choose_specialist": _specialist,
    "choose_engineers_trick": _engineers_trick,
    "take_components": _components,
}
