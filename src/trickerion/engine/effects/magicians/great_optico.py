"""The Great Optico: Mimesis."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CARD_MIMICKED
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.pieces import IDLE
from trickerion.engine.core.printed_facts import (
    CARD_ENHANCES,
    CARD_LOCATION,
    FIRST_SPECIAL,
    SLOT_LOCATION,
    is_performance_slot,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Character, Seat, Slot
from trickerion.engine.core.verbs import MIMIC, PASS
from trickerion.engine.effects.abilities import use_ability
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.in_force import CARD_EFFECTS
from trickerion.engine.phases.placement import take_card
from trickerion.engine.phases.use_card import WhenPlaced, do_first, first_refusal


def shown_cards(state: State, seat: Seat) -> list[int]:
    """MAG-5: the Special cards that are face up under opponents' Characters, used or not. The card
    of an Idle Character is turned face down (TURN-6)."""
    return [
        card
        for other, player in enumerate(state.players)
        for character, card in enumerate(player.under)
        if card >= FIRST_SPECIAL
        and other != seat
        and player.where[character] != IDLE
        and not player.is_face_down(character)
    ]


def mimic_refusal(
    state: State, seat: Seat, character: Character, card: CardNumber
) -> Refusal | None:
    """MAG-5: why the permanent card of a placed Character cannot work as a Special one."""
    player = state.players[seat]
    location = CARD_LOCATION[player.under[character]]
    if card not in shown_cards(state, seat):
        return Refusal("MAG-5", "not_face_up")
    if CARD_LOCATION[card] != location:
        return Refusal("MAG-5", "wrong_location", location=name("card", location))
    is_for_perform = CARD_ENHANCES[card] == "perform"
    if is_for_perform != is_performance_slot(player.where[character]):
        return Refusal("MAG-5", "perform_slot")
    return None


class GreatOptico(Effect):
    """MAG-5: once per turn a permanent card works as a Special one that an opponent shows for the
    same Location. One that lets its Character go elsewhere does so when placing."""

    id: ClassVar[str] = "great_optico"
    rules: ClassVar[tuple[str, ...]] = ("MAG-5", "AP-3", "END-7")

    def goes_anywhere(self, state: State, seat: Seat, character: Character) -> bool:
        return self._way_elsewhere(state, seat, character) != NONE

    def _way_elsewhere(self, state: State, seat: Seat, character: Character) -> int:
        """The Special card that this Character's permanent card can act as."""
        player = state.players[seat]
        if player.ability_used:
            return NONE
        own = player.under[character]
        for card in shown_cards(state, seat):
            if CARD_LOCATION[card] == own and CARD_EFFECTS[card].goes_anywhere(
                state, seat, character
            ):
                return card
        return NONE

    def on_placed(self, state: State, seat: Seat, character: Character, slot: Slot) -> None:
        player = state.players[seat]
        own = player.under[character]
        if player.ability_used or own >= FIRST_SPECIAL:
            return
        if own != SLOT_LOCATION[slot]:
            mimic(state, seat, character, self._way_elsewhere(state, seat, character))
            return
        cards = shown_cards(state, seat)
        if any(mimic_refusal(state, seat, character, card) is None for card in cards):
            state.push(ChooseMimicry(seat, character))


def mimic(state: State, seat: Seat, character: Character, card: CardNumber) -> None:
    """MAG-5: as if the Character had been placed with that card."""
    use_ability(state, seat)
    state.tell(CARD_MIMICKED, seat, card)
    take_card(state, seat, character, state.players[seat].where[character], card)


class ChooseMimicry(WhenPlaced):
    """MAG-5: which Special card does the permanent one act as?"""

    name: ClassVar[str] = "choose_mimicry"
    asked_by: ClassVar[str] = "great_optico"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    rule: ClassVar[str] = "MAG-5"
    verbs: ClassVar[tuple[Verb, ...]] = (MIMIC, PASS)

    def __init__(self, seat: Seat, character: Character) -> None:
        super().__init__(seat)
        self.character = character

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [*(MIMIC.of(seat, card) for card in shown_cards(state, seat)), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.verb is MIMIC:
            return mimic_refusal(state, self.seat, self.character, action.card)
        return first_refusal(state, action)

    def choose(self, state: State, action: Action) -> None:
        if action.verb not in self.verbs:
            do_first(state, action)
            return
        state.pop()
        if action.verb is MIMIC:
            mimic(state, self.seat, self.character, action.card)
