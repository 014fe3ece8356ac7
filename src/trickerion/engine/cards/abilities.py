"""The abilities of the magicians (MAG) when placing and at the Dark Alley, with the questions they
ask; those of the Theater are in `abilities_theater`."""

from typing import ClassVar, Final

from trickerion.engine.acting import WhenPlaced, do_first, first_refusal
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    ALL_APPRENTICES,
    CARD_ENHANCES,
    CARD_LOCATION,
    DARK_ALLEY,
    DOWNTOWN,
    FIRST_SPECIAL,
    MAGICIAN,
    MARKET_ROW,
    SLOT_LOCATION,
    THEATER,
    is_performance_slot,
)
from trickerion.engine.effects import CARD_EFFECTS, Effect
from trickerion.engine.events import ABILITY_USED, CARD_MIMICKED
from trickerion.engine.frames import Frame
from trickerion.engine.location import ACTED, LocationAction, Placement
from trickerion.engine.names import NONE, name
from trickerion.engine.pieces import IDLE
from trickerion.engine.placement import take_card
from trickerion.engine.prophecies import activate, tell_prophecies
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import ABILITY, MIMIC, PASS, WEAVE_FATE


def tell_ability(state: State, seat: int) -> None:
    state.tell(ABILITY_USED, seat, state.players[seat].magician)


def use_ability(state: State, seat: int) -> None:
    """An ability that works once per turn has been used."""
    state.players[seat].ability_used = 1
    tell_ability(state, seat)


class MechanicalEnhancement(LocationAction):
    """MAG-1: before the first action (AP-6)."""

    verb: Verb = ABILITY
    rule: str = "MAG-1"
    ap: int = 0
    leaves: int = 0

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [ABILITY.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if placement.character not in ALL_APPRENTICES:
            return Refusal("MAG-1", "apprentices_only")
        if placement.location == THEATER:
            return Refusal("MAG-1", "not_in_theater")
        if state.players[placement.seat].ability_used:
            return Refusal("MAG-1", "ability_used")
        return Refusal("AP-6", "before_acting") if placement.acted & ACTED else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        use_ability(state, placement.seat)
        state.replace(placement.spend(-1, 0))


class Mechaniker(Effect):
    """MAG-1: once per turn +1 AP for an Apprentice just placed, but not in the Theater."""

    id: ClassVar[str] = "mechaniker"
    rules: ClassVar[tuple[str, ...]] = ("MAG-1", "AP-6")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (MechanicalEnhancement(),)


class Gentleman(Effect):
    """MAG-6: Fame for all tricks owned when the Magician is placed on a street."""

    id: ClassVar[str] = "gentleman"
    rules: ClassVar[tuple[str, ...]] = ("MAG-6",)

    def on_placed(self, state: State, seat: int, character: int, slot: int) -> None:
        if character == MAGICIAN and SLOT_LOCATION[slot] in (DOWNTOWN, MARKET_ROW, DARK_ALLEY):
            tricks = 4 - state.players[seat].tricks.count(NONE)
            state.add_fame(seat, tricks, self.id)


def shown_cards(state: State, seat: int) -> list[int]:
    """MAG-5: the Special cards that lie face up under opponents' Characters, used or not. The
    card of an Idle one is turned down (TURN-6)."""
    return [
        card
        for other, player in enumerate(state.players)
        for character, card in enumerate(player.under)
        if card >= FIRST_SPECIAL
        and other != seat
        and player.where[character] != IDLE
        and not player.is_face_down(character)
    ]


def mimic_refusal(state: State, seat: int, character: int, card: int) -> Refusal | None:
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

    def goes_elsewhere(self, state: State, seat: int, character: int) -> bool:
        return self._way_elsewhere(state, seat, character) != NONE

    def _way_elsewhere(self, state: State, seat: int, character: int) -> int:
        """The Special card for which the permanent one of this Character can stand in."""
        player = state.players[seat]
        if player.ability_used:
            return NONE
        own = player.under[character]
        for card in shown_cards(state, seat):
            if CARD_LOCATION[card] == own and CARD_EFFECTS[card].goes_anywhere():
                return card
        return NONE

    def on_placed(self, state: State, seat: int, character: int, slot: int) -> None:
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


def mimic(state: State, seat: int, character: int, card: int) -> None:
    """MAG-5: as if the Character had been placed with that card."""
    use_ability(state, seat)
    state.tell(CARD_MIMICKED, seat, card)
    take_card(state, seat, character, state.players[seat].where[character], card)


class ChooseMimicry(WhenPlaced):
    """MAG-5: as which Special card does the permanent one work?"""

    name: ClassVar[str] = "choose_mimicry"
    asked_by: ClassVar[str] = "great_optico"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    rule: ClassVar[str] = "MAG-5"
    verbs: ClassVar[tuple[Verb, ...]] = (MIMIC, PASS)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character = character

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [*(MIMIC.of(seat, card) for card in shown_cards(state, seat)), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.verb is MIMIC:
            return mimic_refusal(state, self.seat, self.character, action.a)
        return first_refusal(state, action)

    def choose(self, state: State, action: Action) -> None:
        if action.verb not in self.verbs:
            do_first(state, action)
            return
        state.pop()
        if action.verb is MIMIC:
            mimic(state, self.seat, self.character, action.a)


class WeaveFate(LocationAction):
    """MAG-3: any Pending prophecy becomes Active, a new one takes its place."""

    verb: Verb = WEAVE_FATE
    rule: str = "MAG-3"
    locations: tuple[int, ...] = (DARK_ALLEY,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [WEAVE_FATE.of(placement.seat, place) for place in range(len(state.pending))]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        is_there = state.pending[action.a] != NONE
        return None if is_there else Refusal("MAG-3", "no_prophecies")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        tell_ability(state, placement.seat)
        activate(state, action.a)
        tell_prophecies(state)


class PriestessOfMysticism(Effect):
    """MAG-3: for 1 AP at the Dark Alley another prophecy becomes Active, as often as AP allow."""

    id: ClassVar[str] = "priestess_of_mysticism"
    rules: ClassVar[tuple[str, ...]] = ("MAG-3", "SET-6", "END-6")
    needs_prophecies: ClassVar[bool] = True

    def deeds(self) -> tuple[LocationAction, ...]:
        return (WeaveFate(),)


ABILITIES: Final[tuple[Effect, ...]] = (
    Mechaniker(),
    PriestessOfMysticism(),
    GreatOptico(),
    Gentleman(),
)

FRAMES: Final[tuple[type[Frame], ...]] = (ChooseMimicry,)
