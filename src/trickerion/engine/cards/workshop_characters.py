"""The Special cards of the Workshop that concern Characters and not tricks (SPC-15, SPC-16)."""

from typing import ClassVar

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import ALL_APPRENTICES, CHARACTER_COUNT, WAGE
from trickerion.engine.effects import Effect
from trickerion.engine.end_turn import pay_wage
from trickerion.engine.events import CHARACTER_JOINED, CHARACTER_LEFT
from trickerion.engine.frames import Question
from trickerion.engine.location import entry_of, placement_below
from trickerion.engine.names import NONE
from trickerion.engine.pieces import HOME, SUPPLY, Lasting
from trickerion.engine.refusals import Refusal
from trickerion.engine.setup import SPECIALIST_CHARACTER
from trickerion.engine.state import State
from trickerion.engine.verbs import CHOOSE_SPECIALIST, PASS
from trickerion.engine.workshop import rename_placed


class HiddenTalent(Effect):
    """SPC-15: an Apprentice that prepared may become a Specialist when Characters return."""

    id: ClassVar[str] = "hidden_talent"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "END-1", "END-2", "SPC-15")
    remembers: ClassVar[str] = "yes"

    def on_prepared(self, state: State, seat: int, symbol: int, markers: int) -> None:
        placement = placement_below(state)
        if placement.character in ALL_APPRENTICES:
            state.remember(entry_of(state, placement), 1)

    def on_return_characters(self, state: State, lasting: Lasting) -> None:
        where = state.players[lasting.seat].where
        if lasting.memory and SUPPLY in (where[s] for s in SPECIALIST_CHARACTER):
            state.push(ChooseTalent(lasting.seat, lasting.character))


class ChooseTalent(Question):
    """SPC-15: which Specialist of the supply does the Apprentice become?"""

    name: ClassVar[str] = "choose_talent"
    asked_by: ClassVar[str] = "hidden_talent"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    rule: ClassVar[str] = "SPC-15"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPECIALIST, PASS)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character = character

    def candidates(self, state: State, seat: int) -> list[Action]:
        specialists = range(len(SPECIALIST_CHARACTER))
        return [*(CHOOSE_SPECIALIST.of(seat, s) for s in specialists), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        where = state.players[self.seat].where[SPECIALIST_CHARACTER[action.a]]
        return None if where == SUPPLY else Refusal("SPC-15", "already_hired")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_SPECIALIST:
            become(state, self.seat, self.character, SPECIALIST_CHARACTER[action.a])


def become(state: State, seat: int, apprentice: int, specialist: int) -> None:
    """SPC-15: the Apprentice goes to the supply, the Specialist joins and is paid. It takes over
    the card, which END-7 will look for under a Character of the team."""
    player = state.players[seat]
    player.where[apprentice], player.where[specialist] = SUPPLY, HOME
    player.under[apprentice], player.under[specialist] = NONE, player.under[apprentice]
    first = seat * CHARACTER_COUNT
    rename_placed(state, first + apprentice, first + specialist)
    state.tell(CHARACTER_LEFT, seat, apprentice)
    state.tell(CHARACTER_JOINED, seat, specialist)
    pay_wage(state, seat, WAGE[specialist])


class Freelancer(Effect):
    """SPC-16: its bonus is to be placed at any Location; no action is served."""

    id: ClassVar[str] = "freelancer"
    rules: ClassVar[tuple[str, ...]] = ("TURN-6", "AP-3", "SPC-16")
    serves_action: ClassVar[bool] = False

    def goes_anywhere(self) -> bool:
        return True
