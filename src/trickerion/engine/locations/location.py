"""Shared by the five Locations: a placed Character and the actions it can pay for."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import UsedCard
from trickerion.engine.core.printed_facts import SLOT_LOCATION
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Character, Location, Seat, Slot
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.in_force import CARD_EFFECTS, NO_EFFECT, in_force

ACTED: Final = 1
DREW_FIRST: Final = 2
ENHANCED: Final = 4
"""What a placed Character has done so far: taken an action; drawn its First Card (DA-1); been
enhanced (AP-2)."""

SPENT: Final = 0
OPEN: Final = 1
ARMED: Final = 2
RUNNING: Final = 3
"""States of a Special card's bonus: none or spent; open; for the next action; for the current."""

EVERYWHERE: Final = (0, 1, 2, 3, 4)


class Placement(Question):
    """A Character on its slot with AP to spend. `acted` says what it has done; `card` and `bonus`
    are the Special card it was placed with and what has become of its bonus (DA-4)."""

    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "character",
        "slot",
        "ap",
        "acted",
        "card",
        "bonus",
    )

    def __init__(
        self,
        seat: Seat,
        character: Character,
        slot: Slot,
        ap: int,
        acted: int = 0,
        card: CardNumber = NONE,
        bonus: int = SPENT,
    ) -> None:
        super().__init__(seat)
        self.character = character
        self.slot = slot
        self.ap = ap
        self.acted = acted
        self.card = card
        self.bonus = bonus

    @property
    def location(self) -> Location:
        return SLOT_LOCATION[self.slot]

    def spend(self, ap: int, acted: int = ACTED) -> "Placement":
        """The same placement with fewer AP, marked with what it has done."""
        raise AssertionError(self.name)

    def by(self, character: Character) -> "Placement":
        """The same placement after its Character has moved on the player board (WS-4)."""
        raise AssertionError(self.name)

    def with_card(self, card: CardNumber, bonus: int) -> "Placement":
        """The same placement with a Special card whose bonus is in this state."""
        raise AssertionError(self.name)


def placement_below(state: State) -> Placement:
    """The placement that the question on top belongs to."""
    for frame in reversed(state.stack):
        if isinstance(frame, Placement):
            return frame
    raise AssertionError("no Character is acting")


def spend_below(state: State, ap: int, acted: int) -> None:
    """Charge the placement that the question on top belongs to for an action."""
    placement = placement_below(state)
    state.stack[state.stack.index(placement)] = placement.spend(ap, acted)


def open_card(placement: Placement) -> Effect:
    """DA-4: the Special card of a placement whose bonus is open and not limited to one action."""
    if placement.bonus != OPEN or CARD_EFFECTS[placement.card].serves_action:
        return NO_EFFECT
    return CARD_EFFECTS[placement.card]


def entry_of(state: State, placement: Placement) -> UsedCard:
    """The memory of the card that a Character was placed with."""
    used = (placement.card, placement.seat, placement.character)
    for lasting in state.lasting:
        if (lasting.card, lasting.seat, lasting.character) == used:
            return lasting
    raise AssertionError("the card was not used for its bonus")


class LocationAction:
    """One printed action of a Location: what it costs, when it is legal, what it does."""

    verb: Verb
    kind: str = ""
    """The name of the action on Special cards."""
    rule: str = ""
    ap: int = 1
    """The printed cost; the lowest one if it varies."""
    is_exact: bool = False
    """Are all candidates legal, apart from their AP?"""
    locations: tuple[Location, ...] = EVERYWHERE
    leaves: int = ACTED
    """The mark it leaves on the placement; 0 for something that comes before the first action."""

    def printed_cost(self, action: Action) -> int:
        return self.ap

    def cost(self, state: State, seat: Seat, printed: int) -> int:
        """AP-4: the current AP cost of an action, after all effects in force."""
        for effect in in_force(state, seat).action_cost:
            printed = effect.action_cost(state, seat, self.verb, printed)
        return printed

    def cost_refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        """AP-4: why the placement cannot pay for the action."""
        cost = self.cost(state, placement.seat, self.printed_cost(action))
        if cost > placement.ap:
            return Refusal(self.rule, "needs_ap", needs=cost, left=placement.ap)
        return None

    def ap_left(self, state: State, placement: Placement) -> int:
        """The AP that remain after the action."""
        return placement.ap - self.cost(state, placement.seat, self.ap)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        """All actions that could be legal, also with a card that allows more than the rule."""
        raise AssertionError(self.rule)

    def options(self, state: State, placement: Placement) -> list[Action]:
        """The legal actions of a placement that has the AP for the cheapest one and no card with a
        refusal of its own. What `refusal` explains may be said here in a faster way."""
        candidates = self.candidates(state, placement)
        if self.is_exact:
            return candidates
        return [a for a in candidates if self.refusal(state, placement, a) is None]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        """Why the action is not legal, apart from its AP."""
        return None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        """Carry out the action; its AP are already spent."""
        raise AssertionError(self.rule)
