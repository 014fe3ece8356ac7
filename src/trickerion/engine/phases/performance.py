"""The Performance phase: who performs what, and how everyone is paid (PRF)."""

from typing import ClassVar, Final

from trickerion.engine.boards.links import links_on
from trickerion.engine.boards.markers import shown
from trickerion.engine.boards.neutral_markers import empty_slots
from trickerion.engine.boards.tricks import put_markers
from trickerion.engine.boards.yields import lying_markers, marker_yield
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import (
    MARKERS_RETURNED,
    PERFORMANCE_BEGAN,
    PERFORMANCE_SKIPPED,
    TRICK_PERFORMED,
)
from trickerion.engine.core.frames import Question, Work
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    SLOT_PLACES,
    armed_card,
    disk_seat,
    marker_seat,
    marker_symbol,
    spot_at,
)
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import (
    ASSISTANT,
    CARD_BONUS,
    CARD_ENHANCES,
    ENGINEER,
    MAGICIAN,
    MANAGER,
    THEATER_SLOT,
    WORKSHOP_SLOT,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import (
    ArmedCard,
    Character,
    PerformanceNumber,
    Seat,
    Symbol,
    Weekday,
)
from trickerion.engine.core.verbs import PASS, PERFORM
from trickerion.engine.effects.in_force import CARD_EFFECTS, cards_with, in_force
from trickerion.engine.heir.performance import backstage_bonus, card_to_perform
from trickerion.engine.heir.seat import is_heir

WEEKDAYS: Final = 4
ASSISTANT_FAME: Final = 2
MANAGER_COINS: Final = 3
ENGINEER_SHARDS: Final = 1


def perform(state: State) -> None:
    """PRF-1: Thursday to Sunday; abilities may apply first."""
    state.push(Performances(0))
    for seat in reversed(state.initiative):
        for effect in in_force(state, seat).before_performances:
            effect.before_performances(state, seat)


def performer(state: State, weekday: Weekday) -> int:
    """PRF-1: the player whose Magician is on the performance slot, NONE if nobody."""
    occupant = state.occupants[THEATER_SLOT + 3 * weekday + 2]
    return disk_seat(occupant) if occupant != NONE else NONE


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


def ask_others(state: State, performer: Seat, weekday: Weekday) -> None:
    """Before a performer chooses, an opponent's ability may apply."""
    for seat in reversed(state.initiative):
        if seat != performer:
            for effect in in_force(state, seat).before_performance:
                effect.before_performance(state, seat, performer, weekday)


class ChoosePerformance(Question):
    """PRF-1: perform one shown card that holds at least one of your markers, or none."""

    name: ClassVar[str] = "choose_performance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "weekday")
    rule: ClassVar[str] = "PRF-1"
    verbs: ClassVar[tuple[Verb, ...]] = (PERFORM, PASS)

    def __init__(self, seat: Seat, weekday: Weekday) -> None:
        super().__init__(seat)
        self.weekday = weekday

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [*(PERFORM.of(seat, show.card) for show in state.theater), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        return perform_refusal(state, self.seat, action.performance)

    def settle(self, state: State) -> bool:
        """HEIR-8: nobody asks the Heir."""
        if not is_heir(state.setup_options, self.seat):
            return False
        state.pop()
        begin_performance(state, self.seat, self.weekday, card_to_perform(state))
        return True

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            state.tell(PERFORMANCE_SKIPPED, self.seat, self.weekday)
        else:
            begin_performance(state, self.seat, self.weekday, action.performance)


def perform_refusal(state: State, seat: Seat, card: PerformanceNumber) -> Refusal | None:
    """PRF-1: why a performer cannot choose this card."""
    show = state.show_of(card)
    if show is None:
        return Refusal("PRF-1", "not_shown")
    return None if show.holds_any_of(seat) else Refusal("PRF-1", "no_own_marker")


def begin_performance(state: State, seat: Seat, weekday: Weekday, card: PerformanceNumber) -> None:
    """The card is chosen; the performer makes remaining decisions before it pays."""
    state.tell(PERFORMANCE_BEGAN, seat, card, weekday)
    state.push(PayPerformance(seat, card, NONE, 0))
    state.arm(performers_card(state, seat))
    for effect in in_force(state, seat).on_performance:
        effect.on_performance(state, seat, shown(state, card))


def performers_card(state: State, seat: Seat) -> ArmedCard:
    """SPC-4: the Special card for Perform under the performing Magician."""
    for lasting in state.lasting:
        is_his = lasting.seat == seat and lasting.character == MAGICIAN
        if is_his and CARD_ENHANCES[lasting.card] == "perform":
            return armed_card(seat, lasting.card)
    return NONE


class PayPerformance(Work):
    """PRF-2, PRF-4, PRF-5: everyone is paid, the markers return. `doubled` is a yield that counts
    twice, `steals` which tricks collect in place of which (see `yields`)."""

    name: ClassVar[str] = "pay_performance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "performance", "doubled", "steals")

    def __init__(
        self, seat: Seat, performance: PerformanceNumber, doubled: int, steals: int
    ) -> None:
        self.seat = seat
        self.performance = performance
        self.doubled = doubled
        self.steals = steals

    def holds(self, state: State, seat: Seat, symbol: Symbol) -> bool:
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
    """The frame of the Performance that is about to pay, and its index in the stack."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, PayPerformance):
            return place, frame
    raise AssertionError("no Performance is pending")


def pay_yields(state: State, paying: PayPerformance, show: PerformanceCard) -> None:
    """PRF-2: each marker pays its owner the trick's Fame, Coins and Shards."""
    for index, marker in lying_markers(show):
        owner = marker_seat(marker)
        trick = state.players[owner].tricks[marker_symbol(marker)]
        fame, coins, shards = marker_yield(
            state, show, index, paying.seat, paying.doubled, paying.steals
        )
        spot = spot_at(show.card, index) if index < SLOT_PLACES else NONE
        state.tell(TRICK_PERFORMED, owner, trick, spot)
        state.add_fame(owner, fame, "yield")
        state.add_coins(owner, coins, "yield")
        state.add_shards(owner, shards, "yield")
        if state.setup_options.dark_alley:
            for effect in cards_with("on_trick_performed"):
                effect.on_trick_performed(state, trick)


def is_in_theater(state: State, seat: Seat, character: Character) -> bool:
    slot = state.players[seat].where[character]
    return THEATER_SLOT <= slot < WORKSHOP_SLOT


def pay_performer(state: State, seat: Seat, show: PerformanceCard) -> None:
    """PRF-4: 1 Fame per link, the Specialists backstage, the card's printed bonus."""
    fame, coins, shards = CARD_BONUS[show.card]
    add_bonus(state, seat, links_on(show), 0, 0, "link_bonus")
    pay_backstage(state, seat)
    add_bonus(state, seat, fame, coins, shards, "card_bonus")


def pay_backstage(state: State, seat: Seat) -> None:
    """PRF-4: the Specialists backstage. HEIR-8: for the Heir every Character is worth the same."""
    if is_heir(state.setup_options, seat):
        fame, coins = backstage_bonus(state)
        add_bonus(state, seat, fame, coins, 0, "backstage_bonus")
        return
    if is_in_theater(state, seat, ASSISTANT):
        add_bonus(state, seat, ASSISTANT_FAME, 0, 0, "specialist_bonus")
    if is_in_theater(state, seat, MANAGER):
        add_bonus(state, seat, 0, MANAGER_COINS, 0, "specialist_bonus")
    if is_in_theater(state, seat, ENGINEER):
        add_bonus(state, seat, 0, 0, ENGINEER_SHARDS, "specialist_bonus")


def add_bonus(state: State, seat: Seat, fame: int, coins: int, shards: int, why: str) -> None:
    for effect in in_force(state, seat).performer_bonus:
        fame = effect.performer_bonus(state, seat, fame)
        coins = effect.performer_bonus(state, seat, coins)
        shards = effect.performer_bonus(state, seat, shards)
    state.add_fame(seat, fame, why)
    state.add_coins(seat, coins, why)
    state.add_shards(seat, shards, why)


def return_markers(state: State, show: PerformanceCard) -> None:
    """PRF-5: all markers go back to their owners' supplies; the card stays. HEIR-8: the Heir's
    return to its tricks."""
    for index, marker in lying_markers(show):
        pieces = show.pieces(index) if index < SLOT_PLACES else 1
        state.tell(MARKERS_RETURNED, marker_seat(marker), marker_symbol(marker), pieces)
        if is_heir(state.setup_options, marker_seat(marker)):
            put_markers(state, marker_seat(marker), marker_symbol(marker), pieces)
    show.clear_all(empty_slots(state, show.card))
