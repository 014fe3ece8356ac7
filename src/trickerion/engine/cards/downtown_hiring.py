"""The Special cards of Downtown for Hire Character (SPC-17), with the questions they ask."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.assignment import lay_card
from trickerion.engine.cardboard import X
from trickerion.engine.downtown import hire, hire_refusal, send_to_inn, set_die
from trickerion.engine.effects import Effect
from trickerion.engine.end_turn import join_apprentice
from trickerion.engine.events import CHARACTER_JOINED
from trickerion.engine.frames import Frame, Question
from trickerion.engine.location import Placement, entry_of, placement_below
from trickerion.engine.names import FIELDS, NONE
from trickerion.engine.offers import Offer
from trickerion.engine.pieces import HOME, IDLE, Lasting, Player
from trickerion.engine.prophecies import reveal_card, veiled
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import ACCEPT, ASSIGN, CHOOSE_HIRELING, PASS

SECOND_APPRENTICE_COINS: Final = 3
HIRELINGS: Final = FIELDS["hireling"].size


class MassRecruitment(Effect):
    """SPC-17: with a hired Apprentice a second one for 3 Coins, without AP or die."""

    id: ClassVar[str] = "mass_recruitment"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "SPC-17")

    def on_hired(self, state: State, seat: int, specialist: int) -> None:
        if specialist == NONE and recruit_refusal(state.players[seat]) is None:
            state.push(RecruitSecond(seat))


def recruit_refusal(player: Player) -> Refusal | None:
    """SPC-17: the second Apprentice needs a place, a disk and its price."""
    if player.coins < SECOND_APPRENTICE_COINS:
        needs = SECOND_APPRENTICE_COINS
        return Refusal("SPC-17", "needs_coins", needs=needs, left=player.coins)
    return hire_refusal(player, NONE)


class RecruitSecond(Offer):
    """SPC-17: is a second Apprentice hired?"""

    name: ClassVar[str] = "recruit_second"
    asked_by: ClassVar[str] = "mass_recruitment"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SPC-17"

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return recruit_refusal(state.players[self.seat]) if action.verb is ACCEPT else None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            state.add_coins(self.seat, -SECOND_APPRENTICE_COINS, MassRecruitment.id)
            send_to_inn(state, self.seat, NONE)


class HypnoticMotivation(Effect):
    """SPC-17: the hired Character joins at once, and may be given a card and be placed on a later
    turn of its player. Remembers whom it brought, and how many had been placed or Idle then."""

    id: ClassVar[str] = "hypnotic_motivation"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "TURN-6", "SPC-17")
    remembers: ClassVar[str] = "hired"

    def on_hired(self, state: State, seat: int, specialist: int) -> None:
        character = join_at_once(state, seat, specialist)
        if character != NONE and state.players[seat].hand:
            state.remember(
                entry_of(state, placement_below(state)), hired_when(state.players[seat], character)
            )
            state.push(AssignHired(seat, character))

    def holds_back(self, state: State, lasting: Lasting, seat: int, character: int) -> bool:
        when = hired_when(state.players[seat], character)
        return lasting.seat == seat and lasting.memory == when


def join_at_once(state: State, seat: int, specialist: int) -> int:
    """SPC-17: the hired Character leaves the Inn. Who that is; NONE for an Apprentice whose only
    place is with an Assistant who is at the Inn, where both wait for END-2."""
    player = state.players[seat]
    if specialist == NONE:
        home = join_apprentice(state, seat)
        player.inn_apprentices -= home != NONE
        return home
    player.where[specialist] = HOME
    state.tell(CHARACTER_JOINED, seat, specialist)
    return specialist


def hired_when(player: Player, character: int) -> int:
    """A Character and how many Characters have been placed or declared Idle, as one number: the
    turn in which it was hired is over when they are more."""
    done = sum(where >= 0 or where == IDLE for where in player.where)
    return done << 3 | character


class AssignHired(Question):
    """SPC-17: which card goes below the hired Character, if any?"""

    name: ClassVar[str] = "assign_hired"
    asked_by: ClassVar[str] = "hypnotic_motivation"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    rule: ClassVar[str] = "SPC-17"
    verbs: ClassVar[tuple[Verb, ...]] = (ASSIGN, PASS)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character = character

    def candidates(self, state: State, seat: int) -> list[Action]:
        cards = sorted(set(state.players[seat].hand))
        return [*(ASSIGN.of(seat, self.character, card) for card in cards), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.a != self.character:
            return Refusal("SPC-17", "not_hired")
        held = action.b in state.players[self.seat].hand
        return None if held else Refusal("SPC-17", "not_in_hand")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ASSIGN:
            lay_card(state, self.seat, self.character, action.b)
            if not veiled(state):
                state.reveals += 1
                reveal_card(state, self.seat, self.character)


class Headhunter(Effect):
    """Any kind of Character whatever the die shows (not X), for 1 AP less (DA-5)."""

    id: ClassVar[str] = "headhunter"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "DA-5")

    def action_cost(self, state: State, seat: int, verb: Verb, ap: int) -> int:
        return max(0, ap - 1)

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        player = state.players[placement.seat]
        if refusal is None or refusal.reason in ("wrong_die", "die_x"):
            return refusal
        kinds = range(HIRELINGS)
        anybody = any(hireling_refusal(player, hireling) is None for hireling in kinds)
        return None if anybody else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        set_die(state, action.a, X, "used")
        state.push(ChooseHireling(placement.seat))
        return True


def hireling_refusal(player: Player, hireling: int) -> Refusal | None:
    """DT-4: why a kind of Character cannot be hired."""
    return hire_refusal(player, hireling or NONE)


class ChooseHireling(Question):
    """DT-4: who is hired?"""

    name: ClassVar[str] = "choose_hireling"
    asked_by: ClassVar[str] = "headhunter"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "DT-4"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_HIRELING,)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_HIRELING.of(seat, hireling) for hireling in range(HIRELINGS)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return hireling_refusal(state.players[self.seat], action.a)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        hire(state, self.seat, action.a or NONE)


CARDS: Final[tuple[Effect, ...]] = (MassRecruitment(), HypnoticMotivation(), Headhunter())

FRAMES: Final[tuple[type[Frame], ...]] = (RecruitSecond, AssignHired, ChooseHireling)
