"""The Theater: weekdays, setting up tricks, links, rescheduling (THR, TRK)."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    CARD_SLOTS,
    CATEGORY,
    CHARACTER_COUNT,
    CIRCLES,
    LEVEL,
    ORIENTATIONS,
    SLOT_PLACES,
    THEATER_SLOT,
    WORKSHOP_SLOT,
    Circle,
    weekday_of,
)
from trickerion.engine.effects import in_force
from trickerion.engine.events import LINK_CREATED, MARKER_SET_UP
from trickerion.engine.frames import Question, TrickQuestion
from trickerion.engine.location import LocationAction, Placement
from trickerion.engine.names import NONE, name
from trickerion.engine.pieces import Show, corner, marker, marker_seat
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import CHOOSE_LINK_PAY, CHOOSE_SPOT, SET_UP

PAY_FAME: Final = 0
PAY_COINS: Final = 1


def weekday_of_seat(state: State, seat: int) -> int:
    """THR-2: the weekday on which a player is in the Theater, NONE if not there."""
    for slot in state.players[seat].where:
        if THEATER_SLOT <= slot < WORKSHOP_SLOT:
            return weekday_of(slot)
    return NONE


def holder_of_weekday(state: State, weekday: int) -> int:
    """THR-2: the player who is on a weekday, NONE if nobody."""
    first = THEATER_SLOT + 3 * weekday
    for slot in range(first, first + 3):
        if state.occupants[slot] != NONE:
            return state.occupants[slot] // CHARACTER_COUNT
    return NONE


def shown(state: State, card: int) -> Show:
    """A Performance card that is known to be shown."""
    show = state.show_of(card)
    assert show is not None
    return show


# Where a marker may lie


def symbol_limit(state: State, seat: int) -> int:
    """TRK-3: a Performance card does not hold two markers of the same player and symbol."""
    limit = 1
    for effect in in_force(state, seat).symbol_limit:
        limit = effect.symbol_limit(state, seat)
    return limit


def is_full(state: State, show: Show, seat: int, symbol: int, source: int) -> bool:
    """TRK-3: does a card hold that symbol already? A marker that comes from this card (`source`)
    is not in its own way."""
    return show.count(seat, symbol) - (show.card == source) >= symbol_limit(state, seat)


def spot_refusal(
    state: State, seat: int, symbol: int, spot: int, up: int, source: int = NONE
) -> Refusal | None:
    """TRK-2, TRK-3: why a seat's marker, coming from the card `source` or from its trick card, may
    not lie on a spot in this rotation."""
    card, place = divmod(spot, SLOT_PLACES)
    show = state.show_of(card)
    if show is None:
        return Refusal("THR-4", "not_shown")
    if place not in CARD_SLOTS[card]:
        return Refusal("THR-4", "no_such_slot")
    if show.markers[place] != NONE:
        return Refusal("THR-4", "spot_taken")
    if is_full(state, show, seat, symbol, source):
        return Refusal("TRK-3", "same_symbol")
    category = CATEGORY[state.players[seat].tricks[symbol]]
    if up not in ORIENTATIONS[card][place][category]:
        return Refusal("TRK-2", "wrong_corner", category=name("category", category))
    return None


def spot_candidates(
    state: State, chooser: int, seat: int, symbol: int, source: int = NONE
) -> list[Action]:
    """What a player may choose for a seat's marker: every free slot of every shown card without
    that symbol, in every rotation that TRK-2 allows."""
    category = CATEGORY[state.players[seat].tricks[symbol]]
    actions = []
    for show in state.theater:
        if is_full(state, show, seat, symbol, source):
            continue
        for place in CARD_SLOTS[show.card]:
            if show.markers[place] == NONE:
                spot = show.card * SLOT_PLACES + place
                for up in ORIENTATIONS[show.card][place][category]:
                    actions.append(CHOOSE_SPOT.of(chooser, spot, up))
    return actions


def has_spot(state: State, seat: int, symbol: int, source: int = NONE) -> bool:
    """Is there any legal slot for a marker?"""
    for show in state.theater:
        if not is_full(state, show, seat, symbol, source):
            for place in CARD_SLOTS[show.card]:
                if show.markers[place] == NONE:
                    return True
    return False


# Links


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


def pay_links(state: State, seat: int, trick: int, spot: int) -> None:
    """THR-5: each new link gives its Shards at once and asks for Fame or Coins."""
    card, place = divmod(spot, SLOT_PLACES)
    show = shown(state, card)
    links = links_at(show, place)
    for circle in links:
        state.tell(LINK_CREATED, seat, spot, card * SLOT_PLACES + circle.neighbour)
        if circle.shard:
            give_link_shards(state, seat, marker_seat(show.markers[circle.neighbour]))
    payments = len(links)
    for effect in in_force(state, seat).paid_links:
        payments = effect.paid_links(state, show, place, payments)
    if payments:
        state.push(ChooseLinkPay(seat, LEVEL[trick], payments))


def give_link_shards(state: State, seat: int, neighbour: int) -> None:
    """THR-5: one Shard to each player in the link; one, not two, if both markers are one's own."""
    shards = 1
    for effect in in_force(state, seat).link_shards:
        shards = effect.link_shards(state, seat, shards)
    state.add_shards(seat, shards, "link")
    if neighbour != seat:
        state.add_shards(neighbour, 1, "link")


class ChooseLinkPay(Question):
    """THR-5: each link pays Fame or Coins, as many as the level of the trick set up."""

    name: ClassVar[str] = "choose_link_pay"
    fields: ClassVar[tuple[str, ...]] = ("seat", "level", "links")
    rule: ClassVar[str] = "THR-5"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_LINK_PAY,)
    is_exact: ClassVar[bool] = True

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
        for effect in in_force(state, self.seat).link_pay:
            amount = effect.link_pay(state, self.seat, amount)
        if action.a == PAY_FAME:
            state.add_fame(self.seat, amount, "link")
        else:
            state.add_coins(self.seat, amount, "link")


# Set Up


class SetUpTrick(LocationAction):
    """THR-4: a marker from a trick card onto a free slot of a shown Performance card."""

    verb: Verb = SET_UP
    kind: str = "set_up_trick"
    rule: str = "THR-4"
    pieces: int = 1
    """How many markers are set up as one."""

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        return [
            self.verb.of(placement.seat, player.tricks[symbol])
            for symbol in range(4)
            if player.markers[symbol]
        ]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        symbol = player.symbol_of(action.a)
        if symbol == NONE:
            return Refusal("THR-4", "not_your_trick")
        if player.markers[symbol] < self.pieces:
            return Refusal("THR-4", "not_prepared")
        if ChooseSpot(placement.seat, symbol, self.pieces).has_option(state):
            return None
        return Refusal("TRK-3", "no_spot")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        symbol = state.players[placement.seat].symbol_of(action.a)
        state.push(ChooseSpot(placement.seat, symbol, self.pieces))


class ChooseSpot(TrickQuestion):
    """THR-4: on which slot, in which rotation?"""

    name: ClassVar[str] = "choose_spot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "symbol", "pieces")
    rule: ClassVar[str] = "THR-4"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT,)
    is_exact: ClassVar[bool] = True

    def __init__(self, seat: int, symbol: int, pieces: int) -> None:
        super().__init__(seat, symbol)
        self.pieces = pieces

    def has_option(self, state: State) -> bool:
        if has_spot(state, self.seat, self.symbol):
            return True
        return any(
            effect.spots_elsewhere(state, self.seat, self.symbol, self.pieces)
            for effect in in_force(state, self.seat).spots_elsewhere
        )

    def candidates(self, state: State, seat: int) -> list[Action]:
        actions = spot_candidates(state, seat, seat, self.symbol)
        for effect in in_force(state, seat).spots_elsewhere:
            actions += effect.spots_elsewhere(state, seat, self.symbol, self.pieces)
        return actions

    def accepts(self, state: State, action: Action) -> bool:
        return action.verb is CHOOSE_SPOT or any(
            action in effect.spots_elsewhere(state, self.seat, self.symbol, self.pieces)
            for effect in in_force(state, self.seat).spots_elsewhere
        )

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is CHOOSE_SPOT:
            return spot_refusal(state, self.seat, self.symbol, action.a, action.b)
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        player = state.players[self.seat]
        trick = player.tricks[self.symbol]
        player.markers[self.symbol] -= self.pieces
        if action.verb is CHOOSE_SPOT:
            lying = marker(self.seat, self.symbol, action.b)
            put_marker(state, action.a, lying, self.pieces)
            state.tell(MARKER_SET_UP, self.seat, trick, action.a, action.b)
        else:
            for effect in in_force(state, self.seat).set_up_elsewhere:
                effect.set_up_elsewhere(state, self.seat, self.symbol, action)
        for effect in in_force(state, self.seat).on_set_up:
            effect.on_set_up(state, self.seat, trick)
        if action.verb is CHOOSE_SPOT:
            pay_links(state, self.seat, trick, action.a)


def put_marker(state: State, spot: int, marker: int, pieces: int = 1) -> None:
    """One marker, or a stack of two, comes to lie on a slot."""
    card, place = divmod(spot, SLOT_PLACES)
    show = shown(state, card)
    show.markers[place] = marker
    if pieces > 1:
        show.stacked |= 1 << place


ACTIONS: Final[tuple[LocationAction, ...]] = (SetUpTrick(),)
