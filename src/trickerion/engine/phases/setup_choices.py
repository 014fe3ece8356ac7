"""What each player takes and chooses during setup (SET-6 to SET-9)."""

from typing import ClassVar, Final

from trickerion.catalog import board
from trickerion.catalog.powers import START_SHARDS_WITH_POWERS
from trickerion.engine.boards.components import ON_BOARD, ON_EXTENSION, meets, put
from trickerion.engine.boards.powers import discard_power
from trickerion.engine.boards.tricks import markers_to_prepare, put_markers, put_trick
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import MAGICIAN_CHOSEN, SPECIALIST_CHOSEN
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.core.options import Options
from trickerion.engine.core.pieces import HOME
from trickerion.engine.core.printed_facts import (
    APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    CATEGORY,
    FAVORITE,
    LEVEL,
    MAGICIAN,
    PRICE,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, PileSide, Seat, SpecialistNumber
from trickerion.engine.core.verbs import (
    CHOOSE_MAGICIAN,
    CHOOSE_SPECIALIST,
    CHOOSE_TRICK,
    DISCARD_POWER,
    TAKE_COMPONENT,
)
from trickerion.engine.effects.in_force import ABILITIES, refresh
from trickerion.engine.phases import quick_game

STARTING_TRICKS: Final = [trick for trick, level in enumerate(LEVEL) if level == 1]
SPECIALIST_CHARACTER: Final = [number("character", name) for name in board.SPECIALISTS]


def take_hand(state: State, seat: Seat) -> None:
    """SET-7: Magician, one Apprentice, the permanent cards, a Shard (POW-2: 3) and 5 Fame."""
    player = state.players[seat]
    player.move(MAGICIAN, HOME)
    player.move(APPRENTICES[0], HOME)
    player.take_in_hand(permanent_cards(state.setup_options))
    powers = state.setup_options.powers
    shards = START_SHARDS_WITH_POWERS if powers else board.START_SHARDS
    state.add_shards(seat, shards + quick_game.extra_shards(state), "set_up")
    state.add_fame(seat, board.START_FAME + quick_game.extra_fame(state), "set_up")


def _sorted_hand(copies: dict[str, int]) -> list[CardNumber]:
    return sorted(number("card", card) for card in copies for _ in range(copies[card]))


HAND_WITHOUT_DARK_ALLEY: Final = _sorted_hand(board.HAND_WITHOUT_DARK_ALLEY)
HAND_WITH_DARK_ALLEY: Final = _sorted_hand(board.HAND_WITH_DARK_ALLEY)


def permanent_cards(options: Options) -> list[CardNumber]:
    """SET-7: the permanent assignment cards of a player, sorted."""
    return HAND_WITH_DARK_ALLEY[:] if options.dark_alley else HAND_WITHOUT_DARK_ALLEY[:]


def take_specialist(state: State, seat: Seat, specialist: SpecialistNumber) -> None:
    """SET-8: the Specialist; the Assistant brings an Apprentice."""
    player = state.players[seat]
    character = SPECIALIST_CHARACTER[specialist]
    player.move(character, HOME)
    if character == ASSISTANT:
        player.move(ASSISTANTS_APPRENTICE, HOME)
    state.tell(SPECIALIST_CHOSEN, seat, specialist)


def prepare_first_trick(state: State, seat: Seat) -> None:
    """SET-9: a first trick starts prepared if the player has its components."""
    player = state.players[seat]
    if meets(player, player.tricks[0]):
        put_markers(state, seat, 0, markers_to_prepare(state, seat, 0))


class ChooseMagician(Question):
    """SET-6: no two magicians share a favorite category."""

    name: ClassVar[str] = "choose_magician"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SET-6"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_MAGICIAN,)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return CHOOSE_MAGICIAN.every(seat)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        no_prophecies = state.setup_options.dark_alley and not state.setup_options.prophecies
        if no_prophecies and ABILITIES[action.magician].needs_prophecies:
            return Refusal("SET-6", "magician_left_out")
        favorite = FAVORITE[action.magician]
        for player in state.players:
            if player.magician != NONE and FAVORITE[player.magician] == favorite:
                category = name("category", favorite)
                return Refusal("SET-6", "magician_taken", category=category)
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        state.players[self.seat].magician = action.magician
        refresh(state)
        state.tell(MAGICIAN_CHOSEN, self.seat, action.magician)
        take_hand(state, self.seat)


class ChooseSpecialist(Question):
    """SET-7: choose one Specialist."""

    name: ClassVar[str] = "choose_specialist"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SET-7"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPECIALIST,)

    def options(self, state: State, seat: Seat) -> list[Action]:
        return CHOOSE_SPECIALIST.every(seat)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        take_specialist(state, self.seat, action.specialist)


class StartingTrick(Question):
    """A Level 1 trick from the decks."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK,)

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [CHOOSE_TRICK.of(seat, t) for t in STARTING_TRICKS if state.trick_owner[t] == NONE]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if LEVEL[action.trick] != 1:
            return Refusal(self.rule, "wrong_level", needs=1)
        if state.trick_owner[action.trick] != NONE:
            return Refusal("SET-2", "trick_taken")
        return None


class ChooseFirstTrick(StartingTrick):
    """SET-7: one Level 1 trick of the favorite category."""

    name: ClassVar[str] = "choose_first_trick"
    rule: ClassVar[str] = "SET-7"

    def options(self, state: State, seat: Seat) -> list[Action]:
        favorite = FAVORITE[state.players[seat].magician]
        return [
            action for action in super().options(state, seat) if CATEGORY[action.trick] == favorite
        ]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        category = CATEGORY[action.trick]
        if category != FAVORITE[state.players[self.seat].magician]:
            return Refusal("SET-7", "wrong_category", category=name("category", category))
        return super().refusal(state, action)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put_trick(state, self.seat, action.trick, ON_BOARD)


class ChooseEngineersTrick(StartingTrick):
    """SET-8: the Engineer brings a Level 1 trick of any category."""

    name: ClassVar[str] = "choose_engineers_trick"
    rule: ClassVar[str] = "SET-8"

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put_trick(state, self.seat, action.trick, ON_EXTENSION)


class TakeComponents(Question):
    """SET-7, SET-8: components worth exactly 2 Coins, on the board or on the Manager's slots."""

    name: ClassVar[str] = "take_components"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pile", "value")
    rule: ClassVar[str] = "SET-7"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT,)

    def __init__(self, seat: Seat, pile: PileSide, value: int) -> None:
        super().__init__(seat)
        self.pile = pile
        self.value = value

    def options(self, state: State, seat: Seat) -> list[Action]:
        player = state.players[seat]
        return [
            TAKE_COMPONENT.of(seat, component)
            for component, price in enumerate(PRICE)
            if price <= self.value
            and (not player.pieces[component] or player.managed[component] == self.pile)
        ]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if PRICE[action.component] > self.value:
            return Refusal("SET-7", "too_dear", needs=PRICE[action.component], left=self.value)
        player = state.players[self.seat]
        if player.pieces[action.component] and player.managed[action.component] != self.pile:
            return Refusal("SET-8", "type_taken")
        return None

    def choose(self, state: State, action: Action) -> None:
        left = self.value - PRICE[action.component]
        if left:
            state.replace(TakeComponents(self.seat, self.pile, left))
        else:
            state.pop()
        put(state, self.seat, action.component, 1, self.pile)


class DiscardPower(Question):
    """POW-2: discard Power cards, one after the other, until `pieces` are discarded."""

    name: ClassVar[str] = "discard_power"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pieces")
    rule: ClassVar[str] = "POW-2"
    verbs: ClassVar[tuple[Verb, ...]] = (DISCARD_POWER,)

    def __init__(self, seat: Seat, pieces: int) -> None:
        super().__init__(seat)
        self.pieces = pieces

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [DISCARD_POWER.of(seat, power) for power in state.players[seat].powers]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        is_held = action.power in state.players[self.seat].powers
        return None if is_held else Refusal("POW-2", "power_not_in_hand")

    def choose(self, state: State, action: Action) -> None:
        discard_power(state, self.seat, action.power)
        if self.pieces > 1:
            state.replace(DiscardPower(self.seat, self.pieces - 1))
        else:
            state.pop()
