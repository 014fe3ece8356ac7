"""Hidden Talent, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CHARACTER_JOINED, CHARACTER_LEFT
from trickerion.engine.core.frames import Question
from trickerion.engine.core.pieces import HOME, SUPPLY, UsedCard
from trickerion.engine.core.printed_facts import ALL_APPRENTICES, WAGE
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat, Symbol
from trickerion.engine.core.verbs import CHOOSE_SPECIALIST, PASS
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.location import entry_of, placement_below
from trickerion.engine.locations.workshop import rename_placed
from trickerion.engine.phases.end_turn import pay_wage
from trickerion.engine.phases.setup_choices import SPECIALIST_CHARACTER


class HiddenTalent(Effect):
    """SPC-15: an Apprentice that prepared may become a Specialist when Characters return."""

    id: ClassVar[str] = "hidden_talent"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "END-1", "END-2", "SPC-15")
    remembers: ClassVar[str] = "yes"

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        placement = placement_below(state)
        if placement.character in ALL_APPRENTICES:
            state.remember(entry_of(state, placement), 1)

    def on_return_characters(self, state: State, lasting: UsedCard) -> None:
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

    def __init__(self, seat: Seat, character: Character) -> None:
        super().__init__(seat)
        self.character = character

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        specialists = range(len(SPECIALIST_CHARACTER))
        return [*(CHOOSE_SPECIALIST.of(seat, s) for s in specialists), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        where = state.players[self.seat].where[SPECIALIST_CHARACTER[action.specialist]]
        return None if where == SUPPLY else Refusal("SPC-15", "already_hired")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_SPECIALIST:
            become(state, self.seat, self.character, SPECIALIST_CHARACTER[action.specialist])


def become(state: State, seat: Seat, apprentice: Character, specialist: Character) -> None:
    """SPC-15: the Apprentice goes to the supply, the Specialist joins and is paid. It takes over
    the card, which END-7 will look for under a Character of the team."""
    player = state.players[seat]
    player.move(apprentice, SUPPLY)
    player.move(specialist, HOME)
    player.pass_card_on(apprentice, specialist)
    rename_placed(state, seat, apprentice, specialist)
    state.tell(CHARACTER_LEFT, seat, apprentice)
    state.tell(CHARACTER_JOINED, seat, specialist)
    pay_wage(state, seat, WAGE[specialist])
