"""Using a Special card for its bonus or for AP, right after its Character is placed (AP-3)."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CARD_USED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.pieces import UsedCard
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Seat
from trickerion.engine.core.verbs import USE_CARD
from trickerion.engine.locations.location import OPEN
from trickerion.engine.phases.acting import Acting

BONUS: Final = 0


MORE_AP: Final = 1


class WhenPlaced(Question):
    """AP-6: what is asked about a Character just placed. Enhance and an ability that comes before
    the first action may also come before the answer."""

    def options(self, state: State, seat: Seat) -> list[Action]:
        act = placed_act(state)
        own = super().options(state, seat)
        return own if act is None else own + act.first_options(state)

    def accepts(self, state: State, action: Action) -> bool:
        if action.verb in self.verbs:
            return True
        act = placed_act(state)
        return act is not None and act.comes_first(state, action.verb)


def placed_act(state: State) -> "Acting | None":
    """The placement whose AP are about to be spent; None on a performance slot."""
    for frame in reversed(state.stack):
        if isinstance(frame, Acting):
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
    assert isinstance(act, Acting)
    act.choose(state, action)
    state.push(asked)


class UseCard(WhenPlaced):
    """AP-3: is the Special card used for its bonus, or for +1 AP?"""

    name: ClassVar[str] = "use_card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rule: ClassVar[str] = "AP-3"
    verbs: ClassVar[tuple[Verb, ...]] = (USE_CARD,)

    def __init__(self, seat: Seat, card: CardNumber) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [USE_CARD.of(seat, BONUS), USE_CARD.of(seat, MORE_AP)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if action.verb is USE_CARD else first_refusal(state, action)

    def choose(self, state: State, action: Action) -> None:
        if action.verb is not USE_CARD:
            do_first(state, action)
            return
        state.pop()
        placement = state.stack[-1]
        assert isinstance(placement, Acting)
        state.tell(CARD_USED, self.seat, self.card, action.use)
        if action.use == MORE_AP:
            state.replace(placement.spend(-1, 0))
        else:
            use_bonus(state, placement, self.card)


def use_bonus(state: State, placement: "Acting", card: CardNumber) -> None:
    """AP-3: the card of the placement on top is used for its bonus."""
    state.replace(placement.with_card(card, OPEN))
    state.lasting.append(UsedCard(card, placement.seat, placement.character))
