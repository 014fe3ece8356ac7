"""Roll Dice, Set Initiative and Advertise: the start of a turn (TURN-2 to TURN-4)."""

from typing import ClassVar, Final

from trickerion.catalog.board import INITIATIVE_SLOTS_WITH_2_PLAYERS
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import DIE_FACES
from trickerion.engine.events import DICE_ROLLED, INITIATIVE_SET, TURN_BEGAN
from trickerion.engine.frames import Question, Work
from trickerion.engine.names import NONE, name
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import ADVERTISE, PASS

ADVERTISE_FAME: Final = 2


def roll_dice(state: State) -> None:
    """TURN-2: all six dice."""
    state.tell(TURN_BEGAN, NONE, state.turn)
    for die in range(len(state.dice)):
        roll_die(state, die)
    state.tell(DICE_ROLLED, NONE, [name("face", face) for face in state.dice])


def roll_die(state: State, die: int) -> None:
    state.dice[die] = DIE_FACES[die][state.draw(6)]


def set_initiative(state: State) -> None:
    """TURN-3: ascending Fame; players tied on Fame take the reverse of their previous order."""
    if state.turn == state.variant.first_turn:
        return
    before = state.initiative
    state.initiative = sorted(
        before, key=lambda seat: (state.players[seat].fame, -before.index(seat))
    )
    state.tell(INITIATIVE_SET, NONE, state.initiative[:])


def initiative_slot(state: State, seat: int) -> int:
    """SET-10: the number of a player's initiative slot; with 2 players slots 1 and 3 are used."""
    position = state.initiative.index(seat)
    if state.variant.players == 2:
        return INITIATIVE_SLOTS_WITH_2_PLAYERS[position]
    return position + 1


def advertise(state: State) -> None:
    """TURN-4: in initiative order."""
    state.push(Advertise(0))


class Advertise(Work):
    """TURN-4: whoever can pay may advertise, one after the other."""

    name: ClassVar[str] = "advertise"
    fields: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def resume(self, state: State) -> None:
        if self.position == state.variant.players:
            state.pop()
            return
        seat = state.initiative[self.position]
        state.replace(Advertise(self.position + 1))
        if state.players[seat].coins >= initiative_slot(state, seat):
            state.push(ChooseAdvertise(seat))


class ChooseAdvertise(Question):
    """TURN-4: pay Coins equal to the initiative slot and gain 2 Fame, or not."""

    name: ClassVar[str] = "choose_advertise"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "TURN-4"
    verbs: ClassVar[tuple[Verb, ...]] = (ADVERTISE, PASS)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [ADVERTISE.of(seat), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        price = initiative_slot(state, self.seat)
        coins = state.players[self.seat].coins
        if action.verb is ADVERTISE and coins < price:
            return Refusal("TURN-4", "needs_coins", needs=price, left=coins)
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ADVERTISE:
            state.players[self.seat].advertised = 1
            state.add_coins(self.seat, -initiative_slot(state, self.seat), "advertise")
            state.add_fame(self.seat, ADVERTISE_FAME, "advertise")
