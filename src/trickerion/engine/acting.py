"""A placed Character at work: its Special card, Enhance, and the actions of its Location (AP)."""

from typing import ClassVar, Final

from trickerion.engine import (
    dark_alley,
    downtown,
    market_row,
    rescheduling,
    theater,
    workshop,
)
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    CARD_ENHANCES,
    THEATER,
)
from trickerion.engine.effects import CARD_EFFECTS, InForce, in_force
from trickerion.engine.events import (
    CARD_BONUS_BEGAN,
    CARD_USED,
    CHARACTER_ENHANCED,
    PLACEMENT_ENDED,
)
from trickerion.engine.frames import Question
from trickerion.engine.location import (
    ACTED,
    ARMED,
    ENHANCED,
    OPEN,
    RUNNING,
    SPENT,
    LocationAction,
    Placement,
)
from trickerion.engine.names import NONE, name
from trickerion.engine.pieces import Lasting
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import DONE, ENHANCE, USE_CARD, WITH_CARD

LOCATION_ACTIONS: Final[list[tuple[LocationAction, ...]]] = [
    (*theater.ACTIONS, *rescheduling.ACTIONS),
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

BONUS: Final = 0
MORE_AP: Final = 1


class WhenPlaced(Question):
    """AP-6: what is asked about a Character just placed. Enhance and an ability that comes before
    the first action may also come before the answer."""

    def options(self, state: State, seat: int) -> list[Action]:
        act = placed_act(state)
        own = super().options(state, seat)
        return own if act is None else own + act.first_options(state)

    def accepts(self, state: State, action: Action) -> bool:
        if action.verb in self.verbs:
            return True
        act = placed_act(state)
        return act is not None and act.comes_first(state, action.verb)


def placed_act(state: State) -> "Act | None":
    """The placement whose AP are about to be spent; None on a performance slot."""
    for frame in reversed(state.stack):
        if isinstance(frame, Act):
            return frame
    return None


def first_refusal(state: State, action: Action) -> Refusal | None:
    """AP-6: why an action that may come before the first one is not legal."""
    act = placed_act(state)
    assert act is not None
    return act.refusal(state, action)


def do_first(state: State, action: Action) -> None:
    """AP-6: an action that may come before the first one happens; then the question on top is
    asked again."""
    asked = state.pop()
    act = state.stack[-1]
    assert isinstance(act, Act)
    act.choose(state, action)
    state.push(asked)


class UseCard(WhenPlaced):
    """AP-3: is the Special card used for its bonus, or for +1 AP?"""

    name: ClassVar[str] = "use_card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rule: ClassVar[str] = "AP-3"
    verbs: ClassVar[tuple[Verb, ...]] = (USE_CARD,)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [USE_CARD.of(seat, BONUS), USE_CARD.of(seat, MORE_AP)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if action.verb is USE_CARD else first_refusal(state, action)

    def choose(self, state: State, action: Action) -> None:
        if action.verb is not USE_CARD:
            do_first(state, action)
            return
        state.pop()
        placement = state.stack[-1]
        assert isinstance(placement, Act)
        state.tell(CARD_USED, self.seat, self.card, action.a)
        if action.a == MORE_AP:
            state.replace(placement.spend(-1, 0))
        else:
            use_bonus(state, placement, self.card)


def use_bonus(state: State, placement: "Act", card: int) -> None:
    """AP-3: the card of the placement on top is used for its bonus."""
    state.replace(placement.with_card(card, OPEN))
    state.lasting.append(Lasting(card, placement.seat, placement.character))


class Act(Placement):
    """AP-4: spend the AP on actions of the Location, in any order and number; the rest is lost."""

    name: ClassVar[str] = "act"
    rule: ClassVar[str] = "AP-4"
    verbs: ClassVar[tuple[Verb, ...]] = (ENHANCE, DONE, WITH_CARD, *ACTION_OF_VERB)

    def accepts(self, state: State, action: Action) -> bool:
        if action.verb in self.verbs:
            return True
        return any(deed.verb is action.verb for deed in in_force(state, self.seat).deeds)

    # What is offered

    def options(self, state: State, seat: int) -> list[Action]:
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
        """AP-6: what may come before the first action."""
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
        actions = []
        location = self.location
        offered = LOCATION_ACTIONS[location]
        for doing in (*offered, *effects.deeds) if effects.deeds else offered:
            if location not in doing.locations or not self._fits_card(doing):
                continue
            if doing.cost(state, self.seat, doing.ap) > self.ap:
                continue
            candidates = doing.candidates(state, self)
            if doing.is_exact and not effects.action_refusal:
                actions += candidates
                continue
            for action in candidates:
                if not doing.has_fixed_cost and doing.cost_refusal(state, self, action):
                    continue
                if self._rule_refusal(state, effects, doing, action) is None:
                    actions.append(action)
        return actions

    def _fits_card(self, doing: LocationAction) -> bool:
        """DA-4: an armed card waits for an action of its kind."""
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
        """DA-4: the bonus serves one action of the kind the card names."""
        if self.bonus != OPEN or not CARD_EFFECTS[self.card].serves_action:
            return Refusal("DA-4", "no_bonus")
        armed = self.with_card(self.card, ARMED)
        before = state.armed
        state.arm(self.seat << 6 | self.card)
        possible = armed._location_options(state, in_force(state, self.seat))
        state.arm(before)
        return None if possible else Refusal("DA-4", "no_action")

    def may_run_dry(self) -> bool:
        """DA-4: an armed card waits for its action."""
        return self.bonus == ARMED

    # What happens

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            state.tell(PLACEMENT_ENDED, self.seat, self.ap)
        elif action.verb is ENHANCE:
            self._enhance(state)
        elif action.verb is WITH_CARD:
            state.arm(self.seat << 6 | self.card)
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
        """The action is paid and happens; an armed card serves it until it is over."""
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
        for effect in effects.do_instead:
            if effect.do_instead(state, spent, action):
                return
        doing.do(state, spent, action)

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
        """DA-5: with a card or a prophecy an action may cost 0 AP."""
        if self.bonus == OPEN and self._card_refusal(state) is None:
            return True
        return bool(in_force(state, self.seat).action_cost) and bool(
            self._location_options(state, in_force(state, self.seat))
        )

    # The same placement, changed

    def spend(self, ap: int, acted: int = ACTED) -> "Act":
        return self._changed(self.character, self.ap - ap, acted, self.card, self.bonus)

    def by(self, character: int) -> "Act":
        return self._changed(character, self.ap, 0, self.card, self.bonus)

    def with_card(self, card: int, bonus: int) -> "Act":
        return self._changed(self.character, self.ap, 0, card, bonus)

    def _changed(self, character: int, ap: int, acted: int, card: int, bonus: int) -> "Act":
        return Act(self.seat, character, self.slot, ap, self.acted | acted, card, bonus)
