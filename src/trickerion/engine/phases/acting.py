"""Acting with a placed Character: Enhance and the actions of its Location (AP)."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CARD_BONUS_BEGAN, CHARACTER_ENHANCED, PLACEMENT_ENDED
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.packing import armed_card
from trickerion.engine.core.printed_facts import CARD_ENHANCES, THEATER
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Character, Seat
from trickerion.engine.core.verbs import DONE, ENHANCE, WITH_CARD
from trickerion.engine.effects.in_force import CARD_EFFECTS, InForce, in_force
from trickerion.engine.locations import (
    dark_alley,
    downtown,
    market_row,
    reschedule,
    theater,
    workshop,
)
from trickerion.engine.locations.location import (
    ACTED,
    ARMED,
    ENHANCED,
    OPEN,
    RUNNING,
    SPENT,
    LocationAction,
    Placement,
)

LOCATION_ACTIONS: Final[list[tuple[LocationAction, ...]]] = [
    (*theater.ACTIONS, *reschedule.ACTIONS),
    workshop.ACTIONS,
    market_row.ACTIONS,
    downtown.ACTIONS,
    dark_alley.ACTIONS,
]
"""By Location."""

ACTION_OF_VERB: Final = {
    action.verb: (location, action)
    for location, actions in enumerate(LOCATION_ACTIONS)
    for action in actions
}


class Acting(Placement):
    """AP-4: spend the AP on actions of the Location, in any order and number; the rest is lost."""

    name: ClassVar[str] = "act"
    rule: ClassVar[str] = "AP-4"
    verbs: ClassVar[tuple[Verb, ...]] = (ENHANCE, DONE, WITH_CARD, *ACTION_OF_VERB)

    def accepts(self, state: State, action: Action) -> bool:
        if action.verb in self.verbs:
            return True
        return any(deed.verb is action.verb for deed in in_force(state, self.seat).deeds)

    # Options

    def options(self, state: State, seat: Seat) -> list[Action]:
        effects = in_force(state, seat)
        actions = []
        if self._enhance_refusal(state, effects) is None:
            actions.append(ENHANCE.of(seat))
        if self.bonus == OPEN and self._card_refusal(state) is None:
            actions.append(WITH_CARD.of(seat))
        actions += self._location_options(state, effects)
        if self.bonus != ARMED:
            actions.append(DONE.of(seat))
        return actions

    def first_options(self, state: State) -> list[Action]:
        """AP-6: actions that may come before the first one."""
        effects = in_force(state, self.seat)
        candidates = [ENHANCE.of(self.seat)]
        for deed in effects.deeds:
            if not deed.leaves:
                candidates += deed.candidates(state, self)
        return [action for action in candidates if self.refusal(state, action) is None]

    def comes_first(self, state: State, verb: Verb) -> bool:
        """AP-6: is this a kind of action that may come before the first one?"""
        deeds = in_force(state, self.seat).deeds
        return verb is ENHANCE or any(deed.verb is verb and not deed.leaves for deed in deeds)

    def _location_options(self, state: State, effects: InForce) -> list[Action]:
        actions: list[Action] = []
        for doing in self._offered(effects):
            if self._fits_card(doing) and doing.cost(state, self.seat, doing.ap) <= self.ap:
                if effects.action_refusal:
                    actions += self._allowed(state, effects, doing)
                else:
                    actions += doing.options(state, self)
        return actions

    def _offered(self, effects: InForce) -> tuple[LocationAction, ...]:
        """AP-4: the printed actions of the Location, and those that effects add there."""
        location = self.location
        offered = LOCATION_ACTIONS[location]
        if not effects.deeds:
            return offered
        return (*offered, *[deed for deed in effects.deeds if location in deed.locations])

    def _allowed(self, state: State, effects: InForce, doing: LocationAction) -> list[Action]:
        """The legal actions of a kind if an effect has a refusal of its own."""
        return [
            action
            for action in doing.candidates(state, self)
            if self._action_refusal(state, effects, doing, action) is None
        ]

    def _fits_card(self, doing: LocationAction) -> bool:
        """DA-4: with an armed card, only actions of the card's kind fit."""
        return self.bonus != ARMED or doing.kind == CARD_ENHANCES[self.card]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        effects = in_force(state, self.seat)
        if action.verb is DONE:
            return Refusal("DA-4", "card_waits") if self.bonus == ARMED else None
        if action.verb is ENHANCE:
            return self._enhance_refusal(state, effects)
        if action.verb is WITH_CARD:
            return self._card_refusal(state)
        for deed in effects.deeds:
            if deed.verb is action.verb:
                return self._action_refusal(state, effects, deed, action)
        location, doing = ACTION_OF_VERB[action.verb]
        if location != self.location:
            return Refusal("AP-4", "not_at", location=name("card", location))
        return self._action_refusal(state, effects, doing, action)

    def _action_refusal(
        self, state: State, effects: InForce, doing: LocationAction, action: Action
    ) -> Refusal | None:
        if self.location not in doing.locations:
            return Refusal(doing.rule, "not_at", location=name("card", doing.locations[0]))
        if not self._fits_card(doing):
            return Refusal("DA-4", "card_waits")
        refusal = doing.cost_refusal(state, self, action)
        return refusal or self._rule_refusal(state, effects, doing, action)

    def _rule_refusal(
        self, state: State, effects: InForce, doing: LocationAction, action: Action
    ) -> Refusal | None:
        refusal = doing.refusal(state, self, action)
        for effect in effects.action_refusal:
            refusal = effect.action_refusal(state, self, action, refusal)
        return refusal

    def _enhance_refusal(self, state: State, effects: InForce) -> Refusal | None:
        """AP-2: once, when placing, for 1 Shard; not in the Theater. An armed card comes after."""
        if self.bonus == ARMED:
            return Refusal("DA-4", "card_waits")
        if self.acted:
            return Refusal("AP-2", "enhance_once")
        if not state.players[self.seat].shards:
            return Refusal("AP-2", "needs_shard")
        if self.location != THEATER:
            return None
        for effect in effects.can_enhance_in_theater:
            if effect.can_enhance_in_theater(state, self.seat):
                return None
        return Refusal("AP-2", "enhance_theater")

    def _card_refusal(self, state: State) -> Refusal | None:
        """DA-4: the bonus applies to one action of the kind on the card."""
        if self.bonus != OPEN or not CARD_EFFECTS[self.card].serves_action:
            return Refusal("DA-4", "no_bonus")
        armed = self.with_card(self.card, ARMED)
        before = state.armed
        state.arm(armed_card(self.seat, self.card))
        possible = armed._location_options(state, in_force(state, self.seat))
        state.arm(before)
        return None if possible else Refusal("DA-4", "no_action")

    def may_run_dry(self) -> bool:
        """DA-4: an armed card needs its action."""
        return self.bonus == ARMED

    # Carrying out actions

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            state.tell(PLACEMENT_ENDED, self.seat, self.ap)
        elif action.verb is ENHANCE:
            self._enhance(state)
        elif action.verb is WITH_CARD:
            state.arm(armed_card(self.seat, self.card))
            state.replace(self.with_card(self.card, ARMED))
            state.tell(CARD_BONUS_BEGAN, self.seat, self.card)
        else:
            self._do(state, action)

    def _enhance(self, state: State) -> None:
        ap = 1
        for effect in in_force(state, self.seat).enhance_ap:
            ap = effect.enhance_ap(state, self.seat, ap)
        if self.bonus == OPEN:
            ap = CARD_EFFECTS[self.card].enhance_ap(state, self.seat, ap)
        state.add_shards(self.seat, -1, "enhance")
        state.replace(self.spend(-ap, ENHANCED))
        state.tell(CHARACTER_ENHANCED, self.seat, ap)

    def _do(self, state: State, action: Action) -> None:
        """Pay for the action and carry it out; an armed card applies until the action ends."""
        effects = in_force(state, self.seat)
        doing = (
            next((deed for deed in effects.deeds if deed.verb is action.verb), None)
            or ACTION_OF_VERB[action.verb][1]
        )
        cost = doing.cost(state, self.seat, doing.printed_cost(action))
        spent = self.spend(cost, doing.leaves)
        if spent.bonus == ARMED:
            spent = spent.with_card(spent.card, RUNNING)
        state.replace(spent)
        if not any(effect.do_instead(state, spent, action) for effect in effects.do_instead):
            doing.do(state, spent, action)
        if state.setup_options.powers:
            self._tell_others(state, action.verb)

    def _tell_others(self, state: State, verb: Verb) -> None:
        """Powers of other players may answer an action."""
        for other in state.initiative:
            if other != self.seat:
                for effect in in_force(state, other).on_others_action:
                    effect.on_others_action(state, other, verb)

    def settle(self, state: State) -> bool:
        if self.bonus == RUNNING:
            state.arm(NONE)
            state.replace(self.with_card(self.card, SPENT))
            return True
        if self.acted and self.ap == 0 and not self._can_act_for_nothing(state):
            state.pop()
            return True
        return False

    def _can_act_for_nothing(self, state: State) -> bool:
        """DA-5: is there an action that costs 0 AP, because of a card or a prophecy?"""
        if self.bonus == OPEN and self._card_refusal(state) is None:
            return True
        return bool(in_force(state, self.seat).action_cost) and bool(
            self._location_options(state, in_force(state, self.seat))
        )

    # The same placement, changed

    def spend(self, ap: int, acted: int = ACTED) -> "Acting":
        return self._changed(self.character, self.ap - ap, acted, self.card, self.bonus)

    def by(self, character: Character) -> "Acting":
        return self._changed(character, self.ap, 0, self.card, self.bonus)

    def with_card(self, card: CardNumber, bonus: int) -> "Acting":
        return self._changed(self.character, self.ap, 0, card, bonus)

    def _changed(
        self, character: Character, ap: int, acted: int, card: CardNumber, bonus: int
    ) -> "Acting":
        return Acting(self.seat, character, self.slot, ap, self.acted | acted, card, bonus)
