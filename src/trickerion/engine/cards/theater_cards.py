"""The Theater's Special cards for Set Up and Reschedule (SPC-1 to SPC-8), with the questions they
ask; `performance_cards` has those for Perform."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import CIRCLES, SLOT_PLACES, weekday_of
from trickerion.engine.effects import Effect
from trickerion.engine.events import (
    MARKER_SET_UP_OUTSIDE,
    MARKERS_RETURNED,
    PERFORMANCE_CARDS_SWAPPED,
)
from trickerion.engine.frames import Frame, Question
from trickerion.engine.location import Placement, placement_below
from trickerion.engine.names import NONE
from trickerion.engine.offers import Offer
from trickerion.engine.pieces import Show, marker, marker_seat, marker_symbol
from trickerion.engine.refusals import Refusal
from trickerion.engine.rescheduling import MoveGuest, MoveMarker
from trickerion.engine.state import State
from trickerion.engine.theater import has_spot, is_full, shown
from trickerion.engine.verbs import ACCEPT, CHOOSE_OUTSIDE, PASS, RESCHEDULE_GUEST, SWAP_CARDS
from trickerion.engine.yields import (
    Yield,
    changed,
    marker_at,
    modifier_of_day,
    printed_yield,
    stack_bonus,
    trick_at,
)


class GuestPerformer(Effect):
    """SPC-3: the marker may lie on a Performance card outside its slots, full or not; there it has
    no corners and no links."""

    id: ClassVar[str] = "guest_performer"
    rules: ClassVar[tuple[str, ...]] = ("THR-4", "TRK-3", "SPC-3")

    def spots_elsewhere(self, state: State, seat: int, symbol: int, pieces: int) -> list[Action]:
        if pieces > 1:
            return []
        return [
            CHOOSE_OUTSIDE.of(seat, show.card)
            for show in state.theater
            if not is_full(state, show, seat, symbol, NONE)
        ]

    def set_up_elsewhere(self, state: State, seat: int, symbol: int, action: Action) -> None:
        shown(state, action.a).guests.append(marker(seat, symbol, 0))
        state.tell(MARKER_SET_UP_OUTSIDE, seat, state.players[seat].tricks[symbol], action.a)


class OrchestralInterlude(Effect):
    """SPC-1: every occupied neighbour through a link circle pays like a link, once; only true links
    give Shards."""

    id: ClassVar[str] = "orchestral_interlude"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "SPC-1")

    def paid_links(self, state: State, show: Show, place: int, links: int) -> int:
        return sum(show.markers[c.neighbour] != NONE for c in CIRCLES[show.card][place])


class HeadlinerTrick(Effect):
    """SPC-2: every link of one Set Up pays its maker twice, the Shard included."""

    id: ClassVar[str] = "headliner_trick"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "SPC-2")

    def link_pay(self, state: State, seat: int, amount: int) -> int:
        return 2 * amount

    def link_shards(self, state: State, seat: int, shards: int) -> int:
        return 2 * shards


class NewTwist(Effect):
    """SPC-6: the Performance card may hold one marker of that symbol already."""

    id: ClassVar[str] = "new_twist"
    rules: ClassVar[tuple[str, ...]] = ("TRK-3", "SPC-6")

    def symbol_limit(self, state: State, seat: int) -> int:
        return 2


class BuyingTime(Effect):
    """SPC-7: after the Set Up two Performance cards may change places, for 3 Coins."""

    id: ClassVar[str] = "buying_time"
    rules: ClassVar[tuple[str, ...]] = ("THR-4", "END-4", "SPC-7")

    def on_set_up(self, state: State, seat: int, trick: int) -> None:
        if len(state.theater) > 1:
            state.push(ChooseSwap(seat))


class ChooseSwap(Question):
    """SPC-7: which two Performance cards change places, if any? The one further on is named
    second, so that each pair has one name."""

    name: ClassVar[str] = "choose_swap"
    asked_by: ClassVar[str] = "buying_time"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SPC-7"
    verbs: ClassVar[tuple[Verb, ...]] = (SWAP_CARDS, PASS)

    def candidates(self, state: State, seat: int) -> list[Action]:
        cards = [show.card for show in state.theater]
        pairs = [SWAP_CARDS.of(seat, a, b) for i, a in enumerate(cards) for b in cards[i + 1 :]]
        return [*pairs, PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        cards = [show.card for show in state.theater]
        if action.a not in cards or action.b not in cards:
            return Refusal("SPC-7", "not_shown")
        if cards.index(action.a) >= cards.index(action.b):
            return Refusal("SPC-7", "not_a_pair")
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            return
        cards = [show.card for show in state.theater]
        one, other = cards.index(action.a), cards.index(action.b)
        state.theater[one], state.theater[other] = state.theater[other], state.theater[one]
        state.tell(PERFORMANCE_CARDS_SWAPPED, self.seat, action.a, action.b)
        state.add_coins(self.seat, 3, BuyingTime.id)


class DirectorsFavor(Effect):
    """SPC-8: an opponent's marker may be moved, where it could lie for its owner."""

    id: ClassVar[str] = "directors_favor"
    rules: ClassVar[tuple[str, ...]] = ("THR-6", "SPC-8")

    def moves_others(self) -> bool:
        return True


class StreetPerformance(Effect):
    """SPC-5: instead of moving, the marker leaves its card and yields at once; so it need not be
    able to move."""

    id: ClassVar[str] = "street_performance"
    rules: ClassVar[tuple[str, ...]] = ("THR-6", "PRF-6", "SPC-5")

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        return None if refusal is not None and refusal.reason == "no_spot" else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        if action.verb is RESCHEDULE_GUEST:
            state.push(ChooseStreet(placement.seat, NONE, action.a))
        else:
            state.push(ChooseStreet(placement.seat, action.a, NONE))
        return True


class ChooseStreet(Offer):
    """SPC-5: does the marker leave its card (`accept`), or move after all (`pass`)? It lies on a
    spot, or outside the slots as a guest."""

    name: ClassVar[str] = "choose_street"
    asked_by: ClassVar[str] = "street_performance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spot", "guest")
    rule: ClassVar[str] = "SPC-5"

    def __init__(self, seat: int, spot: int, guest: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.guest = guest

    def _marker(self, state: State) -> tuple[Show, int]:
        """The card and the marker's index on it (see `lying_markers`)."""
        if self.guest == NONE:
            card, place = divmod(self.spot, SLOT_PLACES)
            return shown(state, card), place
        card, owner = divmod(self.guest, 16)
        show = shown(state, card)
        return show, SLOT_PLACES + show.guests.index(owner << 2)

    def holds(self, state: State, seat: int, symbol: int) -> bool:
        return marker_at(*self._marker(state)) >> 2 == seat * 4 + symbol

    def refusal(self, state: State, action: Action) -> Refusal | None:
        show, index = self._marker(state)
        lying = marker_at(show, index)
        can_move = has_spot(state, marker_seat(lying), marker_symbol(lying), show.card)
        return None if action.verb is ACCEPT or can_move else Refusal("THR-6", "no_spot")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            perform_in_the_street(state, self.seat, *self._marker(state))
        elif self.guest == NONE:
            state.push(MoveMarker(self.seat, self.spot, 0))
        else:
            state.push(MoveGuest(self.seat, self.guest, 0))


def perform_in_the_street(state: State, seat: int, show: Show, index: int) -> None:
    """SPC-5: a marker, or a whole stack, yields once and returns to the supply."""
    fame, coins, shards = street_yield(state, seat, show, index)
    symbol = marker_symbol(marker_at(show, index))
    if index < SLOT_PLACES:
        pieces = show.pieces(index)
        show.clear(index)
    else:
        pieces = 1
        show.guests.pop(index - SLOT_PLACES)
    state.tell(MARKERS_RETURNED, seat, symbol, pieces)
    state.add_fame(seat, fame, StreetPerformance.id)
    state.add_coins(seat, coins, StreetPerformance.id)
    state.add_shards(seat, shards, StreetPerformance.id)


def street_yield(state: State, seat: int, show: Show, index: int) -> Yield:
    """SPC-5, PRF-6: with the weekday of the Character that was placed with the card."""
    weekday = weekday_of(placement_below(state).slot)
    more = [modifier_of_day(state, seat, weekday), stack_bonus(state, show, index)]
    fame, coins, shards = printed_yield(state, trick_at(state, show, index))
    return changed(fame, more), changed(coins, more), shards


CARDS: Final[tuple[Effect, ...]] = (
    GuestPerformer(),
    OrchestralInterlude(),
    HeadlinerTrick(),
    NewTwist(),
    BuyingTime(),
    DirectorsFavor(),
    StreetPerformance(),
)

FRAMES: Final[tuple[type[Frame], ...]] = (ChooseSwap, ChooseStreet)
