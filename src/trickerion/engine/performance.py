"""The Performance phase: who performs what, and what everybody gets for it (PRF)."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    ASSISTANT,
    CARD_BONUS,
    CARD_ENHANCES,
    CHARACTER_COUNT,
    ENGINEER,
    MAGICIAN,
    MANAGER,
    SLOT_PLACES,
    THEATER_SLOT,
    WORKSHOP_SLOT,
)
from trickerion.engine.effects import CARD_EFFECTS, hearing, in_force
from trickerion.engine.events import (
    MARKERS_RETURNED,
    PERFORMANCE_BEGAN,
    PERFORMANCE_SKIPPED,
    TRICK_PERFORMED,
)
from trickerion.engine.frames import Question, Work
from trickerion.engine.names import NONE
from trickerion.engine.pieces import Show, marker_seat, marker_symbol
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.theater import links_on, shown
from trickerion.engine.verbs import PASS, PERFORM
from trickerion.engine.yields import lying_markers, marker_yield

WEEKDAYS: Final = 4
ASSISTANT_FAME: Final = 2
MANAGER_COINS: Final = 3
ENGINEER_SHARDS: Final = 1


def perform(state: State) -> None:
    """PRF-1: Thursday to Sunday; before that an ability may have its say."""
    state.push(Performances(0))
    for seat in reversed(state.initiative):
        for effect in in_force(state, seat).before_performances:
            effect.before_performances(state, seat)


def performer(state: State, weekday: int) -> int:
    """PRF-1: the player whose Magician stands on the performance slot, NONE if nobody."""
    occupant = state.occupants[THEATER_SLOT + 3 * weekday + 2]
    return occupant // CHARACTER_COUNT if occupant != NONE else NONE


class Performances(Work):
    """PRF-1: weekday by weekday, each Magician with something to perform is asked."""

    name: ClassVar[str] = "performances"
    fields: ClassVar[tuple[str, ...]] = ("next_weekday",)

    def __init__(self, next_weekday: int) -> None:
        self.next_weekday = next_weekday

    def resume(self, state: State) -> None:
        if self.next_weekday == WEEKDAYS:
            state.pop()
            for lasting in reversed(state.lasting):
                CARD_EFFECTS[lasting.card].after_performances(state, lasting)
            return
        state.replace(Performances(self.next_weekday + 1))
        seat = performer(state, self.next_weekday)
        if seat != NONE and any(show.holds_any_of(seat) for show in state.theater):
            state.push(ChoosePerformance(seat, self.next_weekday))
            ask_others(state, seat, self.next_weekday)


def ask_others(state: State, performer: int, weekday: int) -> None:
    """Before a performer chooses, an opponent's ability may have its say."""
    for seat in reversed(state.initiative):
        if seat != performer:
            for effect in in_force(state, seat).before_performance:
                effect.before_performance(state, seat, performer, weekday)


class ChoosePerformance(Question):
    """PRF-1: perform one shown card holding at least one own marker, or none."""

    name: ClassVar[str] = "choose_performance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "weekday")
    rule: ClassVar[str] = "PRF-1"
    verbs: ClassVar[tuple[Verb, ...]] = (PERFORM, PASS)

    def __init__(self, seat: int, weekday: int) -> None:
        super().__init__(seat)
        self.weekday = weekday

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [*(PERFORM.of(seat, show.card) for show in state.theater), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        return perform_refusal(state, self.seat, action.a)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            state.tell(PERFORMANCE_SKIPPED, self.seat, self.weekday)
        else:
            begin_performance(state, self.seat, self.weekday, action.a)


def perform_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """PRF-1: why a performer's card cannot be this one."""
    show = state.show_of(card)
    if show is None:
        return Refusal("PRF-1", "not_shown")
    return None if show.holds_any_of(seat) else Refusal("PRF-1", "no_own_marker")


def begin_performance(state: State, seat: int, weekday: int, card: int) -> None:
    """The card is chosen; what the performer may still decide is asked before it pays."""
    state.tell(PERFORMANCE_BEGAN, seat, card, weekday)
    state.push(PayPerformance(seat, card, NONE, 0))
    state.arm(performers_card(state, seat))
    for effect in in_force(state, seat).on_performance:
        effect.on_performance(state, seat, shown(state, card))


def performers_card(state: State, seat: int) -> int:
    """SPC-4: the card for Perform with which the performing Magician was placed."""
    for lasting in state.lasting:
        is_his = lasting.seat == seat and lasting.character == MAGICIAN
        if is_his and CARD_ENHANCES[lasting.card] == "perform":
            return seat << 6 | lasting.card
    return NONE


class PayPerformance(Work):
    """PRF-2, PRF-4, PRF-5: everybody is paid, the markers return. `doubled` is a yield that counts
    twice, `steals` which tricks collect in place of which (see `yields`)."""

    name: ClassVar[str] = "pay_performance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "performance", "doubled", "steals")

    def __init__(self, seat: int, performance: int, doubled: int, steals: int) -> None:
        self.seat = seat
        self.performance = performance
        self.doubled = doubled
        self.steals = steals

    def holds(self, state: State, seat: int, symbol: int) -> bool:
        """PRF-2: all tricks on the card are performed."""
        return shown(state, self.performance).count(seat, symbol) > 0

    def resume(self, state: State) -> None:
        state.pop()
        show = shown(state, self.performance)
        pay_yields(state, self, show)
        pay_performer(state, self.seat, show)
        for effect in in_force(state, self.seat).on_performed:
            effect.on_performed(state, self.seat, show)
        return_markers(state, show)
        state.arm(NONE)


def paying_below(state: State) -> tuple[int, PayPerformance]:
    """Where in the stack the Performance lies that is about to pay, and the frame itself."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, PayPerformance):
            return place, frame
    raise AssertionError("nobody performs")


def pay_yields(state: State, paying: PayPerformance, show: Show) -> None:
    """PRF-2: each marker pays its owner the trick's Fame, Coins and Shards."""
    for index, marker in lying_markers(show):
        owner = marker_seat(marker)
        trick = state.players[owner].tricks[marker_symbol(marker)]
        fame, coins, shards = marker_yield(
            state, show, index, paying.seat, paying.doubled, paying.steals
        )
        spot = show.card * SLOT_PLACES + index if index < SLOT_PLACES else NONE
        state.tell(TRICK_PERFORMED, owner, trick, spot)
        state.add_fame(owner, fame, "yield")
        state.add_coins(owner, coins, "yield")
        state.add_shards(owner, shards, "yield")
        if state.variant.dark_alley:
            for effect in hearing("on_trick_performed"):
                effect.on_trick_performed(state, trick)


def is_in_theater(state: State, seat: int, character: int) -> bool:
    slot = state.players[seat].where[character]
    return THEATER_SLOT <= slot < WORKSHOP_SLOT


def pay_performer(state: State, seat: int, show: Show) -> None:
    """PRF-4: 1 Fame per link, the Specialists backstage, the card's printed bonus."""
    fame, coins, shards = CARD_BONUS[show.card]
    add_bonus(state, seat, links_on(show), 0, 0, "link_bonus")
    if is_in_theater(state, seat, ASSISTANT):
        add_bonus(state, seat, ASSISTANT_FAME, 0, 0, "specialist_bonus")
    if is_in_theater(state, seat, MANAGER):
        add_bonus(state, seat, 0, MANAGER_COINS, 0, "specialist_bonus")
    if is_in_theater(state, seat, ENGINEER):
        add_bonus(state, seat, 0, 0, ENGINEER_SHARDS, "specialist_bonus")
    add_bonus(state, seat, fame, coins, shards, "card_bonus")


def add_bonus(state: State, seat: int, fame: int, coins: int, shards: int, why: str) -> None:
    for effect in in_force(state, seat).performer_bonus:
        fame = effect.performer_bonus(state, seat, fame)
        coins = effect.performer_bonus(state, seat, coins)
        shards = effect.performer_bonus(state, seat, shards)
    state.add_fame(seat, fame, why)
    state.add_coins(seat, coins, why)
    state.add_shards(seat, shards, why)


def return_markers(state: State, show: Show) -> None:
    """PRF-5: all markers go back to their owners' supplies; the card stays."""
    for index, marker in lying_markers(show):
        pieces = show.pieces(index) if index < SLOT_PLACES else 1
        state.tell(MARKERS_RETURNED, marker_seat(marker), marker_symbol(marker), pieces)
    show.markers = [NONE] * SLOT_PLACES
    show.stacked = 0
    show.guests = []
