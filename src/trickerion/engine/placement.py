"""The Place Characters phase: slots, action points, and acting at a Location (TURN-6, AP)."""

from typing import ClassVar, Final

from trickerion.engine import downtown, market_row, theater, workshop
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    BASE_AP,
    CHARACTER_COUNT,
    CLOSED_SLOTS,
    DOWNTOWN,
    FIRST_SLOT,
    MAGICIAN,
    MARKET_ROW,
    SLOT_AP,
    SLOT_COUNT,
    SLOT_LOCATION,
    THEATER,
    WORKSHOP,
    is_performance_slot,
    weekday_of,
)
from trickerion.engine.effects import in_force
from trickerion.engine.events import (
    CHARACTER_ENHANCED,
    CHARACTER_IDLE,
    CHARACTER_PLACED,
    PLACEMENT_ENDED,
)
from trickerion.engine.frames import Question, Work
from trickerion.engine.location import LocationAction, Placement
from trickerion.engine.names import NONE, name
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import HOME, IDLE, State
from trickerion.engine.verbs import DONE, ENHANCE, PLACE
from trickerion.engine.verbs import IDLE as MAKE_IDLE

LOCATION_ACTIONS: Final[dict[int, tuple[LocationAction, ...]]] = {
    DOWNTOWN: downtown.ACTIONS,
    MARKET_ROW: market_row.ACTIONS,
    WORKSHOP: workshop.ACTIONS,
    THEATER: theater.ACTIONS,
}

ACTION_OF_VERB: Final = {
    action.verb: (location, action)
    for location, actions in LOCATION_ACTIONS.items()
    for action in actions
}


def place_characters(state: State) -> None:
    """TURN-6: in initiative order, round and round."""
    state.push(PlaceCharacters(0))


def is_to_be_placed(state: State, seat: int, character: int) -> bool:
    """TURN-6: assigned, not yet placed, not Idle."""
    player = state.players[seat]
    return player.where[character] == HOME and player.under[character] != NONE


class PlaceCharacters(Work):
    """TURN-6, TURN-7: the next player with an assigned, unplaced Character, until there is none."""

    name: ClassVar[str] = "place_characters"
    fields: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def resume(self, state: State) -> None:
        players = state.variant.players
        for step in range(players):
            position = (self.position + step) % players
            seat = state.initiative[position]
            if any(is_to_be_placed(state, seat, c) for c in range(CHARACTER_COUNT)):
                state.replace(PlaceCharacters((position + 1) % players))
                state.push(PlaceCharacter(seat))
                return
        state.pop()


class PlaceCharacter(Question):
    """TURN-6: place one assigned Character, or declare it Idle."""

    name: ClassVar[str] = "place_character"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "TURN-6"
    verbs: ClassVar[tuple[Verb, ...]] = (PLACE, MAKE_IDLE)

    def candidates(self, state: State, seat: int) -> list[Action]:
        actions = []
        player = state.players[seat]
        for character in range(CHARACTER_COUNT):
            if is_to_be_placed(state, seat, character):
                for slot in free_slots(state, seat, player.under[character]):
                    actions.append(PLACE.of(seat, character, slot))
                actions.append(MAKE_IDLE.of(seat, character))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        refusal = not_to_be_placed(state, action.seat, action.a)
        if refusal is None and action.verb is PLACE:
            return slot_refusal(state, action.seat, action.a, action.b)
        return refusal

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PLACE:
            put_on_slot(state, action.seat, action.a, action.b)
        else:
            state.players[action.seat].where[action.a] = IDLE
            state.tell(CHARACTER_IDLE, action.seat, action.a)


def free_slots(state: State, seat: int, location: int) -> list[int]:
    """The slots of a Location on which nobody stands."""
    first = FIRST_SLOT[location]
    key = state.occupant_key(seat, first) - first
    return [
        slot
        for slot in range(first, first + SLOT_COUNT[location])
        if state.occupants[slot + key] == NONE
    ]


def not_to_be_placed(state: State, seat: int, character: int) -> Refusal | None:
    """TURN-6: why a Character's turn to be placed is not now."""
    player = state.players[seat]
    where = player.where[character]
    if where == HOME:
        return None if player.under[character] != NONE else Refusal("TURN-6", "not_assigned")
    if where == IDLE:
        return Refusal("TURN-6", "is_idle")
    return Refusal("TURN-6", "already_placed" if where >= 0 else "not_in_team")


def slot_refusal(state: State, seat: int, character: int, slot: int) -> Refusal | None:
    """TURN-6, SET-11: why a Character may not take a slot."""
    card = state.players[seat].under[character]
    location = SLOT_LOCATION[slot]
    if location != card:
        return Refusal("TURN-6", "wrong_location", location=name("card", card))
    occupant = state.occupant(seat, slot)
    if occupant != NONE:
        return Refusal("TURN-6", "slot_taken", seat=occupant // CHARACTER_COUNT + 1)
    if location == THEATER:
        refusal = theater_refusal(state, seat, character, slot)
    else:
        refusal = closed(state, location, slot)
    if refusal is None:
        for effect in in_force(state, seat):
            refusal = refusal or effect.placement_refusal(state, seat, character, slot)
    return refusal


def closed(state: State, location: int, slot: int) -> Refusal | None:
    """SET-11: with fewer than four players one or both of the +1 slots are closed."""
    players = state.variant.players
    if location != WORKSHOP and slot - FIRST_SLOT[location] in CLOSED_SLOTS[players]:
        return Refusal("SET-11", "slot_closed", players=players)
    return None


def theater_refusal(state: State, seat: int, character: int, slot: int) -> Refusal | None:
    """THR-2, THR-3: one weekday each, and the performance slot is for Magicians."""
    if is_performance_slot(slot) and character != MAGICIAN:
        return Refusal("THR-3", "magician_only")
    weekday = weekday_of(slot)
    own = theater.weekday_of_seat(state, seat)
    if own not in (NONE, weekday):
        return Refusal("THR-2", "other_weekday", weekday=name("weekday", own))
    holder = theater.holder_of_weekday(state, weekday)
    if holder not in (NONE, seat):
        return Refusal("THR-2", "weekday_taken", weekday=name("weekday", weekday), seat=holder + 1)
    return None


def action_points(state: State, seat: int, character: int, slot: int) -> int:
    """AP-1: base plus the slot's modifier, never below 0."""
    ap = BASE_AP[character]
    for effect in in_force(state, seat):
        ap = effect.base_ap(state, seat, character, ap)
    return max(0, ap + SLOT_AP[slot])


def put_on_slot(state: State, seat: int, character: int, slot: int) -> None:
    """AP-5, AP-6, THR-3: the Character takes the slot; on a performance slot its AP are lost."""
    state.players[seat].where[character] = slot
    state.occupants[state.occupant_key(seat, slot)] = seat * CHARACTER_COUNT + character
    ap = 0 if is_performance_slot(slot) else action_points(state, seat, character, slot)
    state.tell(CHARACTER_PLACED, seat, character, slot, ap)
    for effect in in_force(state, seat):
        effect.on_placed(state, seat, character, slot)
    if not is_performance_slot(slot):
        state.push(Act(seat, character, slot, ap, 0))


class Act(Placement):
    """AP-4: spend the AP on actions of the Location, in any order and number; the rest is lost."""

    name: ClassVar[str] = "act"
    rule: ClassVar[str] = "AP-4"
    verbs: ClassVar[tuple[Verb, ...]] = (ENHANCE, DONE, *ACTION_OF_VERB)

    def options(self, state: State, seat: int) -> list[Action]:
        actions = []
        if self._enhance_refusal(state) is None:
            actions.append(ENHANCE.of(seat))
        for doing in LOCATION_ACTIONS[SLOT_LOCATION[self.slot]]:
            if doing.cost(state, seat, doing.ap) <= self.ap:
                for action in doing.candidates(state, self):
                    if self._action_refusal(state, doing, action) is None:
                        actions.append(action)
        actions.append(DONE.of(seat))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None
        if action.verb is ENHANCE:
            return self._enhance_refusal(state)
        location, doing = ACTION_OF_VERB[action.verb]
        here = SLOT_LOCATION[self.slot]
        if location != here:
            return Refusal("AP-4", "not_at", location=name("card", here))
        return self._action_refusal(state, doing, action)

    def _action_refusal(
        self, state: State, doing: LocationAction, action: Action
    ) -> Refusal | None:
        cost = doing.cost(state, self.seat, doing.printed_cost(action))
        if cost > self.ap:
            return Refusal(doing.rule, "needs_ap", needs=cost, left=self.ap)
        return doing.refusal(state, self, action)

    def _enhance_refusal(self, state: State) -> Refusal | None:
        """AP-2: once, when placing, for 1 Shard; not in the Theater."""
        if self.acted:
            return Refusal("AP-2", "enhance_once")
        if not state.players[self.seat].shards:
            return Refusal("AP-2", "needs_shard")
        if SLOT_LOCATION[self.slot] != THEATER:
            return None
        if any(e.can_enhance_in_theater(state, self.seat) for e in in_force(state, self.seat)):
            return None
        return Refusal("AP-2", "enhance_theater")

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            state.tell(PLACEMENT_ENDED, self.seat, self.ap)
        elif action.verb is ENHANCE:
            self._enhance(state)
        else:
            doing = ACTION_OF_VERB[action.verb][1]
            spent = self.spend(doing.cost(state, self.seat, doing.printed_cost(action)))
            state.replace(spent)
            doing.do(state, spent, action)

    def _enhance(self, state: State) -> None:
        ap = 1
        for effect in in_force(state, self.seat):
            ap = effect.enhance_ap(state, self.seat, ap)
        state.add_shards(self.seat, -1, "enhance")
        state.replace(self.spend(-ap))
        state.tell(CHARACTER_ENHANCED, self.seat, ap)

    def spend(self, ap: int) -> "Act":
        return Act(self.seat, self.character, self.slot, self.ap - ap, 1)

    def by(self, character: int) -> "Act":
        return Act(self.seat, character, self.slot, self.ap, self.acted)

    def is_answered(self, state: State) -> bool:
        return bool(self.acted) and self.ap == 0
