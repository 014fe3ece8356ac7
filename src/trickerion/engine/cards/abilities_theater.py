"""The abilities of the magicians (MAG) in the Theater and the Performance phase, with the questions
they ask."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import LEVEL, SLOT_PLACES, THEATER
from trickerion.engine.cards.abilities import tell_ability, use_ability
from trickerion.engine.effects import Effect
from trickerion.engine.events import YIELD_STOLEN
from trickerion.engine.frames import Frame, Question
from trickerion.engine.location import LocationAction, Placement
from trickerion.engine.names import NONE, name
from trickerion.engine.performance import (
    ChoosePerformance,
    PayPerformance,
    begin_performance,
    paying_below,
    perform_refusal,
)
from trickerion.engine.pieces import Show, marker_seat
from trickerion.engine.refusals import Refusal
from trickerion.engine.rescheduling import (
    MoveGuest,
    MoveMarker,
    guest_moves,
    guest_refusal,
    marker_moves,
    marker_refusal,
)
from trickerion.engine.state import State
from trickerion.engine.theater import SetUpTrick, shown
from trickerion.engine.verbs import (
    PASS,
    PERFORM,
    RESCHEDULE,
    RESCHEDULE_GUEST,
    SET_UP_STACK,
    STEAL,
    STEAL_GUEST,
)
from trickerion.engine.yields import is_stolen, lying_markers, marker_at, trick_at, with_steal


class SetUpStack(SetUpTrick):
    """MAG-2: one Set Up of two markers of one trick on a slot."""

    verb: Verb = SET_UP_STACK
    rule: str = "MAG-2"
    locations: tuple[int, ...] = (THEATER,)
    pieces: int = 2

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        symbol = player.symbol_of(action.a)
        if symbol != NONE and player.markers[symbol] < self.pieces:
            left = player.markers[symbol]
            return Refusal("MAG-2", "needs_markers", needs=self.pieces, left=left)
        return super().refusal(state, placement, action)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        tell_ability(state, placement.seat)
        super().do(state, placement, action)


class Electra(Effect):
    """MAG-2: two markers may be set up as one trick, which yields its level more in Fame and in
    Coins."""

    id: ClassVar[str] = "electra"
    rules: ClassVar[tuple[str, ...]] = ("MAG-2", "PRF-2", "PRF-6")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (SetUpStack(),)

    def stack_yield(self, state: State, level: int) -> int:
        return level


class MasterOfChains(Effect):
    """MAG-7: after the last placement one own marker may be moved, and its new links pay."""

    id: ClassVar[str] = "master_of_chains"
    rules: ClassVar[tuple[str, ...]] = ("MAG-7", "THR-5", "THR-6")

    def before_performances(self, state: State, seat: int) -> None:
        question = ChooseEscape(seat)
        if len(question.options(state, seat)) > 1:
            state.push(question)


class ChooseEscape(Question):
    """MAG-7: which own marker breaks free, if any?"""

    name: ClassVar[str] = "choose_escape"
    asked_by: ClassVar[str] = "master_of_chains"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "MAG-7"
    verbs: ClassVar[tuple[Verb, ...]] = (RESCHEDULE, RESCHEDULE_GUEST, PASS)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [*marker_moves(state, seat), *guest_moves(state, seat), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.verb is RESCHEDULE:
            return marker_refusal(state, self.seat, action.a)
        return guest_refusal(state, self.seat, action.a)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            return
        use_ability(state, self.seat)
        move = MoveMarker if action.verb is RESCHEDULE else MoveGuest
        state.push(move(self.seat, action.a, 1))


class YorubaSpiritmaster(Effect):
    """MAG-4: once per turn, for 1 Shard, chooses which card an opponent performs."""

    id: ClassVar[str] = "yoruba_spiritmaster"
    rules: ClassVar[tuple[str, ...]] = ("MAG-4", "PRF-1")

    def before_performance(self, state: State, seat: int, performer: int, weekday: int) -> None:
        player = state.players[seat]
        if player.shards and not player.ability_used:
            state.push(ChoosePossession(seat))


class ChoosePossession(Question):
    """MAG-4: which card must the opponent perform whose choice waits below, if any?"""

    name: ClassVar[str] = "choose_possession"
    asked_by: ClassVar[str] = "yoruba_spiritmaster"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "MAG-4"
    verbs: ClassVar[tuple[Verb, ...]] = (PERFORM, PASS)

    def _possessed(self, state: State) -> ChoosePerformance:
        below = state.stack[-2]
        assert isinstance(below, ChoosePerformance)
        return below

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [*(PERFORM.of(seat, show.card) for show in state.theater), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        performer = self._possessed(state).seat
        refusal = perform_refusal(state, performer, action.a)
        if refusal is not None and refusal.reason == "no_own_marker":
            return Refusal("MAG-4", "no_marker_of", seat=performer + 1)
        return refusal

    def choose(self, state: State, action: Action) -> None:
        possessed = self._possessed(state)
        state.pop()
        if action.verb is PERFORM:
            state.pop()
            use_ability(state, self.seat)
            state.add_shards(self.seat, -1, YorubaSpiritmaster.id)
            begin_performance(state, possessed.seat, possessed.weekday, action.a)


class RedLotus(Effect):
    """MAG-8: as performer each own trick may collect the yield of an opponent's trick of no higher
    level in place of its own; that one then pays 1 Fame less."""

    id: ClassVar[str] = "red_lotus"
    rules: ClassVar[tuple[str, ...]] = ("MAG-8", "PRF-6")

    def on_performance(self, state: State, seat: int, show: Show) -> None:
        state.push(ChooseSteal(seat, show.card, 0))


def taking(seat: int, show: Show, index: int) -> Action:
    """The answer that names a marker of the Performance."""
    if index < SLOT_PLACES:
        return STEAL.of(seat, show.card * SLOT_PLACES + index)
    return STEAL_GUEST.of(seat, show.card * 16 + (show.guests[index - SLOT_PLACES] >> 2))


class ChooseSteal(Question):
    """MAG-8: whose yield does an own trick collect? `index` counts the markers of the Performance
    as they are paid; those that cannot collect are passed over."""

    name: ClassVar[str] = "choose_steal"
    asked_by: ClassVar[str] = "red_lotus"
    fields: ClassVar[tuple[str, ...]] = ("seat", "performance", "index")
    rule: ClassVar[str] = "MAG-8"
    verbs: ClassVar[tuple[Verb, ...]] = (STEAL, STEAL_GUEST, PASS)

    def __init__(self, seat: int, performance: int, index: int) -> None:
        super().__init__(seat)
        self.performance = performance
        self.index = index

    def settle(self, state: State) -> bool:
        show = shown(state, self.performance)
        if self.index == SLOT_PLACES + len(show.guests):
            state.pop()
            return True
        lying = marker_at(show, self.index)
        is_own = lying != NONE and marker_seat(lying) == self.seat
        if is_own and len(self.options(state, self.seat)) > 1:
            return False
        self._go_on(state)
        return True

    def _go_on(self, state: State) -> None:
        state.replace(ChooseSteal(self.seat, self.performance, self.index + 1))

    def candidates(self, state: State, seat: int) -> list[Action]:
        show = shown(state, self.performance)
        return [*(taking(seat, show, index) for index, _ in lying_markers(show)), PASS.of(seat)]

    def _victim(self, show: Show, action: Action) -> int:
        """The index of the marker that an answer names, NONE if there is none."""
        indexes = (index for index, _ in lying_markers(show))
        return next((i for i in indexes if taking(self.seat, show, i) is action), NONE)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        show = shown(state, self.performance)
        victim = self._victim(show, action)
        if victim == NONE or marker_seat(marker_at(show, victim)) == self.seat:
            return Refusal("MAG-8", "no_such_trick")
        level = LEVEL[trick_at(state, show, self.index)]
        if LEVEL[trick_at(state, show, victim)] > level:
            return Refusal("MAG-8", "level_above", level=level)
        is_taken = is_stolen(paying_below(state)[1].steals, victim)
        return Refusal("MAG-8", "yield_taken") if is_taken else None

    def choose(self, state: State, action: Action) -> None:
        self._go_on(state)
        if action.verb is PASS:
            return
        show = shown(state, self.performance)
        victim = self._victim(show, action)
        by = name("trick", trick_at(state, show, self.index))
        state.tell(YIELD_STOLEN, self.seat, trick_at(state, show, victim), by)
        place, paying = paying_below(state)
        steals = with_steal(paying.steals, self.index, victim)
        state.stack[place] = PayPerformance(paying.seat, paying.performance, paying.doubled, steals)


ABILITIES: Final[tuple[Effect, ...]] = (
    Electra(),
    YorubaSpiritmaster(),
    MasterOfChains(),
    RedLotus(),
)

FRAMES: Final[tuple[type[Frame], ...]] = (ChooseEscape, ChoosePossession, ChooseSteal)
