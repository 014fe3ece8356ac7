"""The ten Special cards of the Workshop (SPC-9 to SPC-16), with the questions they ask."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import LEVEL, NEEDS, PRICE
from trickerion.engine.cards.workshop_characters import ChooseTalent, Freelancer, HiddenTalent
from trickerion.engine.components import counted, give_back
from trickerion.engine.effects import Effect
from trickerion.engine.events import MARKER_SET_UP, MARKERS_RETURNED
from trickerion.engine.frames import Frame, TrickQuestion
from trickerion.engine.names import NONE
from trickerion.engine.offers import Offer
from trickerion.engine.pieces import Player, marker
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.theater import has_spot, put_marker, spot_candidates, spot_refusal
from trickerion.engine.tricks import free_markers, put_markers
from trickerion.engine.verbs import ACCEPT, CHOOSE_SPOT, CHOOSE_TRICK, DONE, GIVE_COMPONENT, PASS
from trickerion.engine.workshop import own_tricks
from trickerion.engine.yields import printed_yield

MOST_PARTS: Final = 3
"""SPC-12: as many components may be returned."""


class TrickTweaking(Effect):
    """SPC-9: one marker more, before TRK-5."""

    id: ClassVar[str] = "trick_tweaking"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9")

    def markers(self, state: State, seat: int, symbol: int, markers: int) -> int:
        return markers + 1


def take_one_less(state: State, seat: int, symbol: int) -> None:
    """SPC-9: of the markers just put on a trick card one goes back to the supply."""
    state.players[seat].markers[symbol] -= 1
    state.tell(MARKERS_RETURNED, seat, symbol, 1)


class PreparedTrick(TrickQuestion):
    """What a card asks about the trick just prepared."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "symbol")


# Test Run


class TestRun(Effect):
    """SPC-10: for 1 marker less the trick yields at once, as printed and enhanced."""

    id: ClassVar[str] = "test_run"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-10")

    def on_prepared(self, state: State, seat: int, symbol: int, markers: int) -> None:
        if markers:
            state.push(ChooseTestRun(seat, symbol))


class ChooseTestRun(PreparedTrick):
    """SPC-10: is one marker given up for the trick's yields?"""

    name: ClassVar[str] = "choose_test_run"
    asked_by: ClassVar[str] = "test_run"
    rule: ClassVar[str] = "SPC-10"
    verbs: ClassVar[tuple[Verb, ...]] = (ACCEPT, PASS)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [ACCEPT.of(seat), PASS.of(seat)]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            return
        take_one_less(state, self.seat, self.symbol)
        trick = state.players[self.seat].tricks[self.symbol]
        fame, coins, shards = printed_yield(state, trick)
        state.add_fame(self.seat, fame, TestRun.id)
        state.add_coins(self.seat, coins, TestRun.id)
        state.add_shards(self.seat, shards, TestRun.id)


# Replaceable Parts


class ReplaceableParts(Effect):
    """SPC-10: 1 marker less, and one on another trick of the same or lower level."""

    id: ClassVar[str] = "replaceable_parts"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-10", "TRK-5")

    def on_prepared(self, state: State, seat: int, symbol: int, markers: int) -> None:
        tricks = own_tricks(state.players[seat]) if markers else []
        if any(replacement_refusal(state, seat, symbol, trick) is None for trick in tricks):
            state.push(ChooseReplacement(seat, symbol))


def replacement_refusal(state: State, seat: int, symbol: int, trick: int) -> Refusal | None:
    """SPC-10: why the marker given up cannot go on that trick; it needs one free of its symbol."""
    player = state.players[seat]
    other = player.symbol_of(trick)
    if other == NONE:
        return Refusal("SPC-10", "not_your_trick")
    if other == symbol:
        return Refusal("SPC-10", "same_trick")
    level = LEVEL[player.tricks[symbol]]
    if LEVEL[trick] > level:
        return Refusal("SPC-10", "level_above", level=level)
    return None if free_markers(state, seat, other) else Refusal("TRK-5", "no_markers")


class ChooseReplacement(PreparedTrick):
    """SPC-10: on which other trick does a marker go in place of one on the prepared trick?"""

    name: ClassVar[str] = "choose_replacement"
    asked_by: ClassVar[str] = "replaceable_parts"
    rule: ClassVar[str] = "SPC-10"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK, PASS)

    def candidates(self, state: State, seat: int) -> list[Action]:
        tricks = own_tricks(state.players[seat])
        return [*(CHOOSE_TRICK.of(seat, trick) for trick in tricks), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        return replacement_refusal(state, self.seat, self.symbol, action.a)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_TRICK:
            take_one_less(state, self.seat, self.symbol)
            put_markers(state, self.seat, state.players[self.seat].symbol_of(action.a), 1)


# Invention and Ingenuity


class Invention(Effect):
    """SPC-11: 1 Fame for each Advanced and Superior piece the prepared trick requires."""

    id: ClassVar[str] = "invention"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-11")

    def on_prepared(self, state: State, seat: int, symbol: int, markers: int) -> None:
        needs = NEEDS[state.players[seat].tricks[symbol]]
        fame = sum(pieces for component, pieces in needs if PRICE[component] > 1)
        state.add_fame(seat, fame, self.id)


def lacking_types(player: Player, trick: int) -> int:
    """How many of the required component types are not there in the required number."""
    return sum(counted(player, component) < needs for component, needs in NEEDS[trick])


class Ingenuity(Effect):
    """SPC-11: one lacking type is waived entirely; exactly 1 marker then."""

    id: ClassVar[str] = "ingenuity"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-11")

    def component_refusal(
        self, state: State, seat: int, trick: int, refusal: Refusal | None
    ) -> Refusal | None:
        return refusal if lacking_types(state.players[seat], trick) > 1 else None

    def markers(self, state: State, seat: int, symbol: int, markers: int) -> int:
        player = state.players[seat]
        return 1 if lacking_types(player, player.tricks[symbol]) else markers


# Unstable Prototype


class UnstablePrototype(Effect):
    """SPC-12: 1 to 3 required pieces are returned for one marker more, and Fame and Coins."""

    id: ClassVar[str] = "unstable_prototype"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-12", "CMP-4", "TRK-5")

    def on_prepared(self, state: State, seat: int, symbol: int, markers: int) -> None:
        state.push(ReturnParts(seat, symbol, 0))


class ReturnParts(TrickQuestion):
    """SPC-12: which required piece is returned? `given` counts what was returned, two bits for each
    component."""

    name: ClassVar[str] = "return_parts"
    asked_by: ClassVar[str] = "unstable_prototype"
    fields: ClassVar[tuple[str, ...]] = ("seat", "symbol", "given")
    rule: ClassVar[str] = "SPC-12"
    verbs: ClassVar[tuple[Verb, ...]] = (GIVE_COMPONENT, DONE)

    def __init__(self, seat: int, symbol: int, given: int) -> None:
        super().__init__(seat, symbol)
        self.given = given

    def _needs(self, state: State) -> list[tuple[int, int]]:
        return NEEDS[state.players[self.seat].tricks[self.symbol]]

    def _given(self, component: int) -> int:
        return self.given >> 2 * component & 3

    def candidates(self, state: State, seat: int) -> list[Action]:
        parts = [GIVE_COMPONENT.of(seat, component) for component, _ in self._needs(state)]
        return [*parts, DONE.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None
        for component, needs in self._needs(state):
            if component == action.a:
                if self._given(component) == needs:
                    return Refusal("SPC-12", "all_returned")
                is_there = state.players[self.seat].pieces[component]
                return None if is_there else Refusal("CMP-4", "no_pile")
        return Refusal("SPC-12", "not_required")

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            return
        given = self.given + (1 << 2 * action.a)
        state.replace(ReturnParts(self.seat, self.symbol, given))
        give_back(state, self.seat, action.a, 1)
        if not self.given and free_markers(state, self.seat, self.symbol):
            put_markers(state, self.seat, self.symbol, 1)
        state.add_fame(self.seat, 1, UnstablePrototype.id)
        state.add_coins(self.seat, 1, UnstablePrototype.id)

    def settle(self, state: State) -> bool:
        given = sum(self._given(component) for component, _ in self._needs(state))
        if given < MOST_PARTS and len(self.options(state, self.seat)) > 1:
            return False
        state.pop()
        return True


# Enhance Trick


class EnhanceTrick(Effect):
    """SPC-13: for 1 Shard the prepared trick yields 1 Fame and 1 Coin more for ever."""

    id: ClassVar[str] = "enhance_trick"
    rules: ClassVar[tuple[str, ...]] = ("PRF-6", "SPC-13", "TRK-6")

    def on_prepared(self, state: State, seat: int, symbol: int, markers: int) -> None:
        if state.players[seat].shards:
            state.push(ChooseEnhancement(seat, state.players[seat].tricks[symbol]))

    def trick_yield(self, state: State, trick: int) -> int:
        return state.note(self.id, trick)

    def on_trick_left(self, state: State, trick: int) -> None:
        state.set_note(self.id, trick, 0)


class ChooseEnhancement(Offer):
    """SPC-13: is a Shard spent on the prepared trick?"""

    name: ClassVar[str] = "choose_enhancement"
    asked_by: ClassVar[str] = "enhance_trick"
    fields: ClassVar[tuple[str, ...]] = ("seat", "trick")
    rule: ClassVar[str] = "SPC-13"

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def holds(self, state: State, seat: int, symbol: int) -> bool:
        return state.players[seat].tricks[symbol] == self.trick

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            state.add_shards(self.seat, -1, EnhanceTrick.id)
            state.set_note(EnhanceTrick.id, self.trick, state.note(EnhanceTrick.id, self.trick) + 1)


# On-stage Preparation


class OnStagePreparation(Effect):
    """SPC-14: one of the markers goes at once onto a Performance slot, and nothing is paid."""

    id: ClassVar[str] = "on_stage_preparation"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-14", "TRK-2", "TRK-3")

    def on_prepared(self, state: State, seat: int, symbol: int, markers: int) -> None:
        if markers and has_spot(state, seat, symbol):
            state.push(ChooseStage(seat, symbol))


class ChooseStage(PreparedTrick):
    """SPC-14: onto which slot does one of the markers go, in which rotation?"""

    name: ClassVar[str] = "choose_stage"
    asked_by: ClassVar[str] = "on_stage_preparation"
    rule: ClassVar[str] = "SPC-14"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPOT, PASS)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [*spot_candidates(state, seat, seat, self.symbol), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        return spot_refusal(state, self.seat, self.symbol, action.a, action.b)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_SPOT:
            player = state.players[self.seat]
            player.markers[self.symbol] -= 1
            put_marker(state, action.a, marker(self.seat, self.symbol, action.b))
            state.tell(MARKER_SET_UP, self.seat, player.tricks[self.symbol], action.a, action.b)


CARDS: Final[tuple[Effect, ...]] = (
    TrickTweaking(),
    TestRun(),
    ReplaceableParts(),
    Invention(),
    Ingenuity(),
    UnstablePrototype(),
    EnhanceTrick(),
    OnStagePreparation(),
    HiddenTalent(),
    Freelancer(),
)

FRAMES: Final[tuple[type[Frame], ...]] = (
    ChooseTestRun,
    ChooseReplacement,
    ReturnParts,
    ChooseEnhancement,
    ChooseStage,
    ChooseTalent,
)
