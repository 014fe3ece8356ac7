"""Downtown: the Dahlgaard Residence, the Inn and the Bank, and their dice (DT)."""

from typing import ClassVar, Final

from trickerion.catalog import TRICKS
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    ALL_APPRENTICES,
    ANY,
    APPRENTICES,
    ASSISTANT,
    BANK_DICE,
    CATEGORY,
    DIE_FACES,
    FACE_COINS,
    FACE_SPECIALIST,
    FAVORITE,
    INN_DICE,
    RESIDENCE_DICE,
    THRESHOLD,
    X,
)
from trickerion.engine.effects import in_force
from trickerion.engine.events import CHARACTER_HIRED, DIE_CHANGED
from trickerion.engine.frames import TrickQuestion
from trickerion.engine.initiative import roll_die
from trickerion.engine.location import LocationAction, Placement
from trickerion.engine.names import NONE, name
from trickerion.engine.pieces import IN_BOX, INN, SUPPLY, Player
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.tricks import has_board_trick_slot, has_engineer_slot, receive_trick
from trickerion.engine.verbs import CHOOSE_TRICK, HIRE, LEARN, REROLL, SET_DIE, TAKE_COINS

TRICKS_OF: Final = [[t for t in range(len(TRICKS)) if CATEGORY[t] == c] for c in range(4)]
DISTINCT_FACES: Final = [sorted(set(faces)) for faces in DIE_FACES]


def set_die(state: State, die: int, face: int, how: str) -> None:
    state.dice[die] = face
    state.tell(DIE_CHANGED, NONE, die, face, how)


def reroll(state: State, die: int) -> None:
    roll_die(state, die)
    state.tell(DIE_CHANGED, NONE, die, state.dice[die], "rerolled")


class DieAction(LocationAction):
    """Uses up a die: it must not show X, and shows X afterwards."""

    ap: int = 3
    dice: tuple[int, ...] = ()

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [self.verb.of(placement.seat, die) for die in self.dice]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if action.a not in self.dice:
            return Refusal(self.rule, "wrong_die")
        if state.dice[action.a] == X:
            return Refusal(self.rule, "die_x")
        return self.face_refusal(state, placement.seat, state.dice[action.a])

    def face_refusal(self, state: State, seat: int, face: int) -> Refusal | None:
        """Why the face the die shows does not serve."""
        return None


class LearnTrick(DieAction):
    """DT-1: pick a Residence die, then the trick."""

    verb: Verb = LEARN
    kind: str = "learn_trick"
    rule: str = "DT-1"
    dice: tuple[int, ...] = RESIDENCE_DICE

    def face_refusal(self, state: State, seat: int, face: int) -> Refusal | None:
        player = state.players[seat]
        if not has_board_trick_slot(player) and not has_engineer_slot(player):
            return Refusal("DT-3", "no_trick_slot")
        return self.no_trick(state, seat, face)

    def no_trick(self, state: State, seat: int, face: int) -> Refusal | None:
        """DT-2: is there a trick that can be learned?"""
        for trick in learnable(state, seat, face):
            if trick_refusal(state, seat, face, trick) is None:
                return None
        return Refusal("DT-2", "no_trick")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(ChooseTrick(placement.seat, action.a))


def residence_face(state: State, seat: int, face: int) -> int:
    """DT-1: the category a Residence die stands for."""
    for effect in in_force(state, seat).residence_face:
        face = effect.residence_face(state, seat, face)
    return face


def learnable(state: State, seat: int, face: int) -> list[int]:
    """DT-1: the tricks of the die's category and of the favorite one."""
    favorite = FAVORITE[state.players[seat].magician]
    face = residence_face(state, seat, face)
    if face == ANY:
        return list(range(len(TRICKS)))
    return TRICKS_OF[face] if face == favorite else TRICKS_OF[face] + TRICKS_OF[favorite]


def trick_refusal(state: State, seat: int, face: int, trick: int) -> Refusal | None:
    """DT-1, DT-2: why a trick cannot be learned with a die that shows this face."""
    refusal = plain_trick_refusal(state, seat, residence_face(state, seat, face), trick)
    for effect in in_force(state, seat).learn_refusal:
        refusal = effect.learn_refusal(state, seat, trick, refusal)
    return refusal


def plain_trick_refusal(state: State, seat: int, face: int, trick: int) -> Refusal | None:
    """The same for a category, cards apart."""
    player = state.players[seat]
    owner = state.trick_owner[trick]
    if owner != NONE:
        reason = "trick_boxed" if owner == IN_BOX else "trick_taken"
        return Refusal("SET-2", reason)
    category = CATEGORY[trick]
    if face not in (ANY, category) and category != FAVORITE[player.magician]:
        return Refusal("DT-1", "wrong_category", category=name("category", category))
    missing = THRESHOLD[trick] - player.fame
    if missing > player.coins:
        return Refusal("DT-2", "needs_coins", needs=missing, left=player.coins)
    return None


class ChooseTrick(TrickQuestion):
    """DT-1, DT-2: which trick? Missing Fame is paid in Coins; the die is set to X. `symbol` is that
    of the trick which the new one replaces, NONE if it takes the first unused one."""

    name: ClassVar[str] = "choose_trick"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die", "symbol")
    rule: ClassVar[str] = "DT-1"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK,)

    def __init__(self, seat: int, die: int, symbol: int = NONE) -> None:
        super().__init__(seat, symbol)
        self.die = die

    def candidates(self, state: State, seat: int) -> list[Action]:
        tricks = learnable(state, seat, state.dice[self.die])
        return [CHOOSE_TRICK.of(seat, t) for t in tricks if state.trick_owner[t] == NONE]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return trick_refusal(state, self.seat, state.dice[self.die], action.a)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        missing = THRESHOLD[action.a] - state.players[self.seat].fame
        state.add_coins(self.seat, -max(0, missing), "learn_trick")
        set_die(state, self.die, X, "used")
        receive_trick(state, self.seat, action.a, self.symbol)


def apprentices(player: Player) -> int:
    """How many Apprentices are in the team or at the Inn."""
    team = sum(player.has(apprentice) for apprentice in ALL_APPRENTICES)
    return team + player.inn_apprentices


def apprentice_slots(player: Player) -> int:
    """DT-4: three on the board, one more with an Assistant, also one at the Inn."""
    return len(APPRENTICES) + (player.where[ASSISTANT] != SUPPLY)


class HireCharacter(DieAction):
    """DT-4: the Character an Inn die shows goes from the supply to the Inn."""

    verb: Verb = HIRE
    kind: str = "hire_character"
    rule: str = "DT-4"
    dice: tuple[int, ...] = INN_DICE

    def face_refusal(self, state: State, seat: int, face: int) -> Refusal | None:
        return hire_refusal(state.players[seat], FACE_SPECIALIST.get(face, NONE))

    def do(self, state: State, placement: Placement, action: Action) -> None:
        face = state.dice[action.a]
        set_die(state, action.a, X, "used")
        hire(state, placement.seat, FACE_SPECIALIST.get(face, NONE))


def hire_refusal(player: Player, specialist: int) -> Refusal | None:
    """DT-4: each Specialist once; an Apprentice (NONE) needs an apprentice slot to go to."""
    if specialist != NONE:
        hired = player.where[specialist] != SUPPLY
        return Refusal("DT-4", "already_hired") if hired else None
    if apprentices(player) >= apprentice_slots(player):
        return Refusal("DT-4", "no_apprentice_slot")
    return None


def hire(state: State, seat: int, specialist: int) -> None:
    """DT-4: a Specialist, or with NONE an Apprentice, goes to the Inn; cards may have a say."""
    send_to_inn(state, seat, specialist)
    for effect in in_force(state, seat).on_hired:
        effect.on_hired(state, seat, specialist)


def send_to_inn(state: State, seat: int, specialist: int) -> None:
    """DT-4: it joins in END-2."""
    hireling = 0 if specialist == NONE else specialist
    state.tell(CHARACTER_HIRED, seat, hireling)
    player = state.players[seat]
    if specialist == NONE:
        player.inn_apprentices += 1
    else:
        player.where[specialist] = INN


class TakeCoins(DieAction):
    """DT-5: as many Coins as a Bank die shows."""

    verb: Verb = TAKE_COINS
    kind: str = "take_coins"
    rule: str = "DT-5"
    dice: tuple[int, ...] = BANK_DICE

    def do(self, state: State, placement: Placement, action: Action) -> None:
        seat, die = placement.seat, action.a
        coins = FACE_COINS[state.dice[die]]
        for effect in in_force(state, seat).bank_coins:
            coins = effect.bank_coins(state, seat, coins)
        state.add_coins(seat, coins, "bank")
        for effect in in_force(state, seat).on_coins_taken:
            effect.on_coins_taken(state, seat, die, coins)
        set_die(state, die, X, "used")


class RerollDie(LocationAction):
    """DT-6: roll one die again, dice on X included."""

    verb: Verb = REROLL
    is_exact: bool = True
    rule: str = "DT-6"
    ap: int = 1

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [REROLL.of(placement.seat, die) for die in range(len(DIE_FACES))]

    def do(self, state: State, placement: Placement, action: Action) -> None:
        reroll(state, action.a)


class SetDie(LocationAction):
    """DT-6: set one die to another of its own faces, dice on X included."""

    verb: Verb = SET_DIE
    is_exact: bool = True
    rule: str = "DT-6"
    ap: int = 2

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [
            SET_DIE.of(placement.seat, die, face)
            for die, faces in enumerate(DISTINCT_FACES)
            for face in faces
            if face != state.dice[die]
        ]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if action.b not in DIE_FACES[action.a]:
            return Refusal("DT-6", "no_such_face")
        if state.dice[action.a] == action.b:
            return Refusal("DT-6", "same_face")
        return None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        set_die(state, action.a, action.b, "set")


ACTIONS: Final[tuple[LocationAction, ...]] = (
    LearnTrick(),
    HireCharacter(),
    TakeCoins(),
    RerollDie(),
    SetDie(),
)
