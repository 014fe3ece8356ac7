"""The Theater: weekdays, setting up tricks, links, rescheduling (THR, TRK)."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    CARD_SLOTS,
    CATEGORY,
    CHARACTER_COUNT,
    CIRCLES,
    FIRST_SLOT,
    LEVEL,
    ORIENTATIONS,
    SLOT_PLACES,
    THEATER,
    Circle,
    weekday_of,
)
from trickerion.engine.effects import in_force
from trickerion.engine.events import LINK_CREATED, MARKER_RESCHEDULED, MARKER_SET_UP
from trickerion.engine.frames import Question
from trickerion.engine.location import LocationAction, Placement
from trickerion.engine.names import NONE, name
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import Show, State, corner, marker, marker_seat, marker_symbol
from trickerion.engine.verbs import CHOOSE_LINK_PAY, CHOOSE_SPOT, RESCHEDULE, SET_UP

PAY_FAME, PAY_COINS = 0, 1


def weekday_of_seat(state: State, seat: int) -> int:
    """THR-2: the weekday on which a player is in the Theater, NONE if not there."""
    for slot in state.players[seat].where:
        if slot >= FIRST_SLOT[THEATER] and slot < FIRST_SLOT[THEATER] + 12:
            return weekday_of(slot)
    return NONE


def holder_of_weekday(state: State, weekday: int) -> int:
    """THR-2: the player who is on a weekday, NONE if nobody."""
    first = FIRST_SLOT[THEATER] + 3 * weekday
    for slot in (first, first + 1, first + 2):
        if state.occupants[slot] != NONE:
            return state.occupants[slot] // CHARACTER_COUNT
    return NONE


def spot_refusal(
    state: State, seat: int, symbol: int, spot: int, up: int, source: int = NONE
) -> Refusal | None:
    """TRK-2, TRK-3: why a marker may not lie on a spot in this rotation. A marker that comes from
    another spot (`source`) is not in its own way."""
    card, place = divmod(spot, SLOT_PLACES)
    show = state.show_of(card)
    if show is None:
        return Refusal("THR-4", "not_shown")
    if place not in CARD_SLOTS[card]:
        return Refusal("THR-4", "no_such_slot")
    if spot == source:
        return Refusal("THR-6", "same_spot")
    if show.markers[place] != NONE:
        return Refusal("THR-4", "spot_taken")
    but = source % SLOT_PLACES if source // SLOT_PLACES == card else NONE
    if show.holds(seat, symbol, but):
        return Refusal("TRK-3", "same_symbol")
    category = CATEGORY[state.players[seat].tricks[symbol]]
    if up not in ORIENTATIONS[card][place][category]:
        return Refusal("TRK-2", "wrong_corner", category=name("category", category))
    return None


def spot_candidates(state: State, seat: int, symbol: int, source: int = NONE) -> list[Action]:
    """Every free slot of every shown card without that symbol, in every rotation that TRK-2
    allows."""
    category = CATEGORY[state.players[seat].tricks[symbol]]
    actions = []
    for show in state.theater:
        but = source % SLOT_PLACES if show.card == source // SLOT_PLACES else NONE
        if show.holds(seat, symbol, but):
            continue
        for place in CARD_SLOTS[show.card]:
            if show.markers[place] == NONE:
                spot = show.card * SLOT_PLACES + place
                for up in ORIENTATIONS[show.card][place][category]:
                    actions.append(CHOOSE_SPOT.of(seat, spot, up))
    return actions


def has_spot(state: State, seat: int, symbol: int, source: int = NONE) -> bool:
    """Is there any legal slot for a marker?"""
    for show in state.theater:
        but = source % SLOT_PLACES if show.card == source // SLOT_PLACES else NONE
        if not show.holds(seat, symbol, but):
            for place in CARD_SLOTS[show.card]:
                if show.markers[place] == NONE:
                    return True
    return False


def is_linked(show: Show, place: int, circle: Circle) -> bool:
    """TRK-4: the two corners meeting in a circle show the same symbol."""
    here, there = show.markers[place], show.markers[circle.neighbour]
    if NONE in (here, there):
        return False
    return corner(here, circle.corner) == corner(there, circle.neighbour_corner)


def links_at(show: Show, place: int) -> list[Circle]:
    """The link circles of a slot in which a link has been made."""
    return [circle for circle in CIRCLES[show.card][place] if is_linked(show, place, circle)]


def links_on(show: Show) -> int:
    """How many links a Performance card holds; each is seen from both its slots."""
    return sum(len(links_at(show, place)) for place in CARD_SLOTS[show.card]) // 2


class SetUpTrick(LocationAction):
    """THR-4: a marker from a trick card onto a free slot of a shown Performance card."""

    verb: ClassVar[Verb] = SET_UP
    rule: ClassVar[str] = "THR-4"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        return [
            SET_UP.of(placement.seat, player.tricks[symbol])
            for symbol in range(4)
            if player.markers[symbol]
        ]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        symbol = player.symbol_of(action.a)
        if symbol == NONE:
            return Refusal("THR-4", "not_your_trick")
        if not player.markers[symbol]:
            return Refusal("THR-4", "not_prepared")
        if not has_spot(state, placement.seat, symbol):
            return Refusal("TRK-3", "no_spot")
        return None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        symbol = state.players[placement.seat].symbol_of(action.a)
        state.push(ChooseSpot(placement.seat, symbol))


class ChooseSpot(Question):
    """THR-4: on which slot, in which rotation?"""

    name: ClassVar[str] = "choose_spot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "symbol")
    rule: ClassVar[str] = "THR-4"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def candidates(self, state: State, seat: int) -> list[Action]:
        return spot_candidates(state, seat, self.symbol)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return spot_refusal(state, self.seat, self.symbol, action.a, action.b)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        player = state.players[self.seat]
        player.markers[self.symbol] -= 1
        put_marker(state, action.a, marker(self.seat, self.symbol, action.b))
        trick = player.tricks[self.symbol]
        state.tell(MARKER_SET_UP, self.seat, trick, action.a, action.b)
        pay_links(state, self.seat, trick, action.a)


def put_marker(state: State, spot: int, marker: int) -> None:
    card, place = divmod(spot, SLOT_PLACES)
    show = state.show_of(card)
    assert show is not None
    show.markers[place] = marker


def pay_links(state: State, seat: int, trick: int, spot: int) -> None:
    """THR-5: each new link gives its Shards at once and asks for Fame or Coins."""
    card, place = divmod(spot, SLOT_PLACES)
    show = state.show_of(card)
    assert show is not None
    links = links_at(show, place)
    for circle in links:
        state.tell(LINK_CREATED, seat, spot, card * SLOT_PLACES + circle.neighbour)
        if circle.shard:
            neighbour = marker_seat(show.markers[circle.neighbour])
            for owner in sorted({seat, neighbour}):
                state.add_shards(owner, 1, "link")
    if links:
        state.push(ChooseLinkPay(seat, LEVEL[trick], len(links)))


class ChooseLinkPay(Question):
    """THR-5: each link pays Fame or Coins, as many as the level of the trick set up."""

    name: ClassVar[str] = "choose_link_pay"
    fields: ClassVar[tuple[str, ...]] = ("seat", "level", "links")
    rule: ClassVar[str] = "THR-5"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_LINK_PAY,)

    def __init__(self, seat: int, level: int, links: int) -> None:
        super().__init__(seat)
        self.level = level
        self.links = links

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_LINK_PAY.of(seat, PAY_FAME), CHOOSE_LINK_PAY.of(seat, PAY_COINS)]

    def choose(self, state: State, action: Action) -> None:
        if self.links > 1:
            state.replace(ChooseLinkPay(self.seat, self.level, self.links - 1))
        else:
            state.pop()
        amount = self.level
        for effect in in_force(state, self.seat):
            amount = effect.link_bonus(state, self.seat, amount)
        if action.a == PAY_FAME:
            state.add_fame(self.seat, amount, "link")
        else:
            state.add_coins(self.seat, amount, "link")


class Reschedule(LocationAction):
    """THR-6: one of your markers to another free slot of any card; nothing is paid."""

    verb: ClassVar[Verb] = RESCHEDULE
    rule: ClassVar[str] = "THR-6"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [
            RESCHEDULE.of(placement.seat, show.card * SLOT_PLACES + place)
            for show in state.theater
            for place, marker in enumerate(show.markers)
            if marker >> 4 == placement.seat
        ]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        card, place = divmod(action.a, SLOT_PLACES)
        show = state.show_of(card)
        if show is None or marker_seat(show.markers[place]) != placement.seat:
            return Refusal("THR-6", "not_your_marker")
        symbol = marker_symbol(show.markers[place])
        if not has_spot(state, placement.seat, symbol, action.a):
            return Refusal("THR-6", "no_spot")
        return None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(MoveMarker(placement.seat, action.a))


class MoveMarker(Question):
    """THR-6: where does the marker go?"""

    name: ClassVar[str] = "move_marker"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spot")
    rule: ClassVar[str] = "THR-6"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def _symbol(self, state: State) -> int:
        card, place = divmod(self.spot, SLOT_PLACES)
        show = state.show_of(card)
        assert show is not None
        return marker_symbol(show.markers[place])

    def candidates(self, state: State, seat: int) -> list[Action]:
        return spot_candidates(state, seat, self._symbol(state), self.spot)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        symbol = self._symbol(state)
        return spot_refusal(state, self.seat, symbol, action.a, action.b, self.spot)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        symbol = self._symbol(state)
        put_marker(state, self.spot, NONE)
        put_marker(state, action.a, marker(self.seat, symbol, action.b))
        trick = state.players[self.seat].tricks[symbol]
        state.tell(MARKER_RESCHEDULED, self.seat, trick, action.a, action.b)


ACTIONS: Final = (SetUpTrick(), Reschedule())
