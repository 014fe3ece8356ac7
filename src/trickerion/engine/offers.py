"""An offer: something a player may accept or pass."""

from typing import ClassVar

from trickerion.engine.actions import Action, Verb
from trickerion.engine.frames import Question
from trickerion.engine.state import State
from trickerion.engine.verbs import ACCEPT, PASS


class Offer(Question):
    """A question with the answers yes and no."""

    verbs: ClassVar[tuple[Verb, ...]] = (ACCEPT, PASS)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [ACCEPT.of(seat), PASS.of(seat)]
