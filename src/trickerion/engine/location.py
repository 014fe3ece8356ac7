"""What the five Locations have in common: a placed Character and the actions it can pay for."""

from typing import ClassVar

from trickerion.engine.actions import Action, Verb
from trickerion.engine.effects import in_force
from trickerion.engine.frames import Question
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State


class Placement(Question):
    """A Character on its slot with AP to spend; `acted` is 1 after its first action."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "character", "slot", "ap", "acted")

    def __init__(self, seat: int, character: int, slot: int, ap: int, acted: int) -> None:
        super().__init__(seat)
        self.character = character
        self.slot = slot
        self.ap = ap
        self.acted = acted

    def spend(self, ap: int) -> "Placement":
        """The same placement with fewer AP; from now on something was done."""
        raise AssertionError(self.name)

    def by(self, character: int) -> "Placement":
        """The same placement of a Character that has another home now (WS-4)."""
        raise AssertionError(self.name)


class LocationAction:
    """One printed action of a Location: what it costs, when it is legal, what it does."""

    verb: ClassVar[Verb]
    rule: ClassVar[str] = ""
    ap: ClassVar[int] = 1
    """The printed cost; the least one where it differs from action to action."""

    def printed_cost(self, action: Action) -> int:
        return self.ap

    def cost(self, state: State, seat: int, printed: int) -> int:
        """AP-4: the AP an action takes now, after all effects in force."""
        for effect in in_force(state, seat):
            printed = effect.action_cost(state, seat, self.verb, printed)
        return printed

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        raise AssertionError(self.rule)

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        """Why the action is not legal, AP apart."""
        return None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        """Let it happen; the AP are already spent."""
        raise AssertionError(self.rule)
