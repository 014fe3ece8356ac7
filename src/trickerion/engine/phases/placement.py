"""The Place Characters phase: who places next, which slot, how many AP (TURN-6, AP)."""

from typing import ClassVar

from trickerion.engine.boards.turn_setups import closed_slot
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CARD_USED, CHARACTER_IDLE, CHARACTER_PLACED
from trickerion.engine.core.frames import Question, Work
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.packing import CHARACTER_COUNT, disk, disk_seat
from trickerion.engine.core.pieces import HOME, IDLE, UsedCard
from trickerion.engine.core.printed_facts import (
    BASE_AP,
    CARD_LOCATION,
    CLOSED_SLOTS,
    DUEL_OPEN_SLOTS,
    FIRST_SLOT,
    FIRST_SPECIAL,
    OPEN_SLOTS,
    SLOT_AP,
    SLOT_LOCATION,
    THEATER,
    WORKSHOP,
    is_performance_slot,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Character, Location, Seat, Slot
from trickerion.engine.core.verbs import IDLE as MAKE_IDLE
from trickerion.engine.core.verbs import PASS, PLACE
from trickerion.engine.effects.in_force import CARD_EFFECTS, in_force
from trickerion.engine.heir.placement import place_next as heir_places
from trickerion.engine.heir.seat import is_heir
from trickerion.engine.locations.fortune_teller import reveal_card
from trickerion.engine.locations.location import EVERYWHERE
from trickerion.engine.locations.theater import theater_refusal, theater_slots
from trickerion.engine.phases.acting import Acting
from trickerion.engine.phases.use_card import BONUS, UseCard, use_bonus


def place_characters(state: State) -> None:
    """TURN-6: in initiative order, round after round."""
    state.push(PlaceCharacters(0, 0))


def is_to_be_placed(state: State, seat: Seat, character: Character) -> bool:
    """TURN-6: assigned, not yet placed, not Idle."""
    player = state.players[seat]
    return player.where[character] == HOME and player.under[character] != NONE


def has_to_place(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    for character in range(CHARACTER_COUNT):
        if player.where[character] == HOME and player.under[character] != NONE:
            return True
    return False


def is_held_back(state: State, seat: Seat, character: Character) -> bool:
    """TURN-6: must a Character wait until its player places again?"""
    return any(
        CARD_EFFECTS[lasting.card].holds_back(state, lasting, seat, character)
        for lasting in state.lasting
    )


def can_place_now(state: State, seat: Seat) -> bool:
    """Can the player place another Character before the next player does?"""
    return any(
        is_to_be_placed(state, seat, character) and not is_held_back(state, seat, character)
        for character in range(CHARACTER_COUNT)
    )


class PlaceCharacters(Work):
    """TURN-6, TURN-7: the next player with an assigned, unplaced Character, until there is none.
    `placements` counts what the player before that position has placed in a row."""

    name: ClassVar[str] = "place_characters"
    fields: ClassVar[tuple[str, ...]] = ("position", "placements")

    def __init__(self, position: int, placements: int) -> None:
        self.position = position
        self.placements = placements

    def resume(self, state: State) -> None:
        players = len(state.players)
        seat = state.initiative[self.position - 1]
        if 0 < self.placements < placements_per_turn(state, seat) and can_place_now(state, seat):
            state.replace(PlaceCharacters(self.position, self.placements + 1))
            state.push(PlaceCharacter(seat, 1))
            return
        for step in range(players):
            position = (self.position + step) % players
            seat = state.initiative[position]
            if has_to_place(state, seat):
                state.replace(PlaceCharacters((position + 1) % players, 1))
                place_next(state, seat)
                return
        state.pop()


def place_next(state: State, seat: Seat) -> None:
    """TURN-6: a player is asked; the Heir places by its rules (HEIR-4)."""
    if is_heir(state.setup_options, seat):
        heir_places(state)
    else:
        state.push(PlaceCharacter(seat, 0))


def placements_per_turn(state: State, seat: Seat) -> int:
    """TURN-6: how many Characters a player places in a row; normally one, and the Heir always."""
    placements = 1
    if is_heir(state.setup_options, seat):
        return placements
    for effect in in_force(state, seat).placements:
        placements = effect.placements(state, placements)
    return placements


class PlaceCharacter(Question):
    """TURN-6: place one assigned Character, or declare it Idle; or neither, if it is optional."""

    name: ClassVar[str] = "place_character"
    fields: ClassVar[tuple[str, ...]] = ("seat", "optional")
    rule: ClassVar[str] = "TURN-6"
    verbs: ClassVar[tuple[Verb, ...]] = (PLACE, MAKE_IDLE, PASS)

    def __init__(self, seat: Seat, optional: int) -> None:
        super().__init__(seat)
        self.optional = optional

    def options(self, state: State, seat: Seat) -> list[Action]:
        actions = []
        player = state.players[seat]
        for character, row in enumerate(PLACE.rows[seat]):
            if player.where[character] != HOME or player.under[character] == NONE:
                continue
            if not self._waits(state, character):
                for location in locations_of(state, seat, character):
                    for slot in open_slots(state, seat, character, location):
                        actions.append(row[slot])
                actions.append(MAKE_IDLE.of(seat, character))
        if self.optional:
            actions.append(PASS.of(seat))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None if self.optional else Refusal("TURN-6", "must_place")
        refusal = self._turn_refusal(state, action.character)
        if refusal is None and action.verb is PLACE:
            return slot_refusal(state, action.seat, action.character, action.slot)
        return refusal

    def _waits(self, state: State, character: Character) -> bool:
        return bool(self.optional) and is_held_back(state, self.seat, character)

    def _turn_refusal(self, state: State, character: Character) -> Refusal | None:
        if self._waits(state, character):
            return Refusal("TURN-6", "waits_a_turn")
        return not_to_be_placed(state, self.seat, character)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PLACE:
            put_on_slot(state, action.seat, action.character, action.slot)
        elif action.verb is MAKE_IDLE:
            state.players[action.seat].move(action.character, IDLE)
            state.tell(CHARACTER_IDLE, action.seat, action.character)


def locations_of(state: State, seat: Seat, character: Character) -> tuple[Location, ...]:
    """TURN-6: the Location on the card."""
    card = state.players[seat].under[character]
    if CARD_EFFECTS[card].goes_anywhere(state, seat, character):
        return EVERYWHERE
    for effect in in_force(state, seat).goes_anywhere:
        if effect.goes_anywhere(state, seat, character):
            return EVERYWHERE
    return (CARD_LOCATION[card],)


def open_slots(state: State, seat: Seat, character: Character, location: Location) -> list[Slot]:
    """The slots of a Location without a `slot_refusal` for one of its Characters."""
    if location == THEATER:
        slots = theater_slots(state, seat, character)
    else:
        slots = free_slots(state, seat, location)
    for effect in in_force(state, seat).placement_refusal:
        slots = [s for s in slots if effect.placement_refusal(state, seat, character, s) is None]
    return slots


def free_slots(state: State, seat: Seat, location: Location) -> list[Slot]:
    """SET-11, DUEL-2: the free slots of a street or of a Workshop that are not closed."""
    shift = 2 * seat if location == WORKSHOP else 0
    if state.turn_setup == NONE:
        slots = OPEN_SLOTS[len(state.players)][location]
    else:
        slots = DUEL_OPEN_SLOTS[state.turn_setup][location]
    return [slot for slot in slots if state.occupants[slot + shift] == NONE]


def not_to_be_placed(state: State, seat: Seat, character: Character) -> Refusal | None:
    """TURN-6: why a Character cannot be placed now."""
    player = state.players[seat]
    where = player.where[character]
    if where == HOME:
        return None if player.under[character] != NONE else Refusal("TURN-6", "not_assigned")
    if where == IDLE:
        return Refusal("TURN-6", "is_idle")
    return Refusal("TURN-6", "already_placed" if where >= 0 else "not_in_team")


def slot_refusal(state: State, seat: Seat, character: Character, slot: Slot) -> Refusal | None:
    """TURN-6, SET-11: why a Character may not take a slot."""
    card = state.players[seat].under[character]
    location = SLOT_LOCATION[slot]
    if location not in locations_of(state, seat, character):
        return Refusal("TURN-6", "wrong_location", location=name("card", CARD_LOCATION[card]))
    occupant = state.occupant(seat, slot)
    if occupant != NONE:
        return Refusal("TURN-6", "slot_taken", seat=disk_seat(occupant) + 1)
    return free_slot_refusal(state, seat, character, location, slot)


def free_slot_refusal(
    state: State, seat: Seat, character: Character, location: Location, slot: Slot
) -> Refusal | None:
    """SET-11, THR-2, THR-3: why a Character may not take a free slot of its Location."""
    if location == THEATER:
        refusal = theater_refusal(state, seat, character, slot)
    else:
        refusal = closed(state, location, slot)
    for effect in in_force(state, seat).placement_refusal:
        refusal = refusal or effect.placement_refusal(state, seat, character, slot)
    return refusal


def closed(state: State, location: Location, slot: Slot) -> Refusal | None:
    """SET-11: with fewer than four players one or both of the +1 slots are closed. DUEL-1: in the
    Duel, those of the turn's card instead."""
    if state.turn_setup != NONE:
        return closed_slot(state, location, slot)
    players = len(state.players)
    if location != WORKSHOP and slot - FIRST_SLOT[location] in CLOSED_SLOTS[players]:
        return Refusal("SET-11", "slot_closed", players=players)
    return None


def action_points(state: State, seat: Seat, character: Character, slot: Slot) -> int:
    """AP-1: base plus the slot's modifier, never below 0."""
    ap = BASE_AP[character]
    for effect in in_force(state, seat).base_ap:
        ap = effect.base_ap(state, seat, character, ap)
    return max(0, ap + SLOT_AP[slot])


def put_on_slot(state: State, seat: Seat, character: Character, slot: Slot) -> None:
    """AP-5, AP-6: the Character takes the slot; its card is turned up if it was veiled."""
    placed = disk(seat, character)
    state.players[seat].move(character, slot)
    state.occupants[state.occupant_key(seat, slot)] = placed
    is_acting = not is_performance_slot(slot)
    ap = action_points(state, seat, character, slot) if is_acting else 0
    if state.players[seat].is_face_down(character):
        state.reveals += 1
        reveal_card(state, seat, character)
    state.tell(CHARACTER_PLACED, seat, character, slot, ap)
    if is_acting:
        state.push(Acting(seat, character, slot, ap))
    if state.setup_options.dark_alley:
        state.placed.append(placed)
        card = state.players[seat].under[character]
        if card >= FIRST_SPECIAL:
            take_card(state, seat, character, slot, card)
        for effect in in_force(state, seat).on_placed:
            effect.on_placed(state, seat, character, slot)


def take_card(state: State, seat: Seat, character: Character, slot: Slot, card: CardNumber) -> None:
    """AP-3: a Special card is used for its bonus or for +1 AP. There is nothing to choose on a
    performance slot, where AP are lost, and where only the bonus allowed the slot."""
    if is_performance_slot(slot):
        state.tell(CARD_USED, seat, card, BONUS)
        state.lasting.append(UsedCard(card, seat, character))
    elif CARD_LOCATION[card] != SLOT_LOCATION[slot]:
        placement = state.stack[-1]
        assert isinstance(placement, Acting)
        state.tell(CARD_USED, seat, card, BONUS)
        use_bonus(state, placement, card)
    else:
        state.push(UseCard(seat, card))
