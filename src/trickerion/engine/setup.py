"""Set-up: the table, then seat by seat the choices of the players (SET)."""

from typing import ClassVar, Final

from trickerion.catalog import MAGICIANS, PERFORMANCES, TRICKS, board
from trickerion.engine import quick
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    CARD_THEATER,
    CATEGORY,
    ENGINEER,
    FAVORITE,
    LEVEL,
    MAGICIAN,
    MANAGER,
    PRICE,
)
from trickerion.engine.components import ON_BOARD, ON_EXTENSION, meets, put
from trickerion.engine.dark_alley import lay_special_decks
from trickerion.engine.effects import ABILITIES, refresh
from trickerion.engine.end_turn import show_performance_card
from trickerion.engine.events import (
    INITIATIVE_SET,
    MAGICIAN_CHOSEN,
    PERFORMANCE_CARD_SHOWN,
    SPECIALIST_CHOSEN,
)
from trickerion.engine.frames import Question, Work
from trickerion.engine.initiative import initiative_slot
from trickerion.engine.names import NONE, name, number
from trickerion.engine.options import Options
from trickerion.engine.pieces import HOME, IN_BOX, Show
from trickerion.engine.prophecies import lay_prophecies
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.tricks import markers_to_prepare, put_markers, put_trick
from trickerion.engine.turn import Turn
from trickerion.engine.verbs import (
    CHOOSE_MAGICIAN,
    CHOOSE_SPECIALIST,
    CHOOSE_TRICK,
    TAKE_COMPONENT,
)

SPECIALIST_CHARACTER: Final = [number("character", name) for name in board.SPECIALISTS]

MAGICIAN_STEP: Final = 0
TRICK_STEP: Final = 1
SPECIALIST_STEP: Final = 2
BOARD_STEP: Final = 3
MANAGER_STEP: Final = 4
PREPARED_STEP: Final = 5


class BeginnerStart:
    """SET-13: one favorite category's ready-made start."""

    def __init__(self, trick: str, component: str, specialist: str, extra: str = "") -> None:
        self.trick = number("trick", trick)
        self.component = number("component", component)
        self.specialist = number("specialist", specialist)
        self.extra_component = number("component", extra) if specialist == "manager" else NONE
        self.extra_trick = number("trick", extra) if specialist == "engineer" else NONE


BEGINNER_STARTS: Final = {
    number("category", "optical"): BeginnerStart(
        "enchanted_butterflies", "fabric", "manager", "animal"
    ),
    number("category", "mechanical"): BeginnerStart("linking_rings", "metal", "assistant"),
    number("category", "escape"): BeginnerStart(
        "barricaded_barrels", "wood", "engineer", "stocks_escape"
    ),
    number("category", "spiritual"): BeginnerStart("mind_reading", "glass", "manager", "rope"),
}


def lay_table(state: State) -> None:
    """SET-2 to SET-5: tricks, market, Theater, Special decks."""
    state.trick_owner = first_owner(state.variant)
    state.buy = [number("component", stock) for stock in board.START_STOCK]
    state.turn = state.variant.first_turn
    deal_performances(state)
    if state.variant.dark_alley:
        lay_special_decks(state)
    state.push(SetUp(0, MAGICIAN_STEP))


def first_owner(options: Options) -> list[int]:
    """SET-2: each trick lies in its deck; Level 3 stays in the box without the Dark Alley."""
    return [IN_BOX if level == 3 and not options.dark_alley else NONE for level in LEVEL]


def deal_performances(state: State) -> None:
    """SET-4: two cards of each theater in the deck, players - 1 Riverside cards shown."""
    for theater in range(3 if state.variant.dark_alley else 2):
        cards = [c for c in range(len(PERFORMANCES)) if CARD_THEATER[c] == theater]
        state.shuffle(cards)
        state.performance_deck += cards[:2]
        cards = cards[2:]
        if theater == 0:
            shown = state.variant.players - 1
            for card in cards[:shown]:
                state.theater.append(Show.new(card))
                state.tell(PERFORMANCE_CARD_SHOWN, NONE, card)
            cards = cards[shown:]
        state.performance_box += sorted(cards)
    if state.variant.quick:
        show_performance_card(state)


class SetUp(Work):
    """SET-6: seat by seat, each player makes all choices in one go."""

    name: ClassVar[str] = "set_up_player"
    fields: ClassVar[tuple[str, ...]] = ("seat", "next_choice")

    def __init__(self, seat: int, next_choice: int) -> None:
        self.seat = seat
        self.next_choice = next_choice

    def resume(self, state: State) -> None:
        seat = self.seat
        if seat == state.variant.players:
            state.replace(EngineersTricks(0))
            return
        last = self.next_choice == PREPARED_STEP
        state.replace(SetUp(seat + 1, 0) if last else SetUp(seat, self.next_choice + 1))
        if self.next_choice == MAGICIAN_STEP:
            state.push(ChooseMagician(seat))
        elif state.variant.beginner:
            state.replace(SetUp(seat + 1, 0))
            beginner_start(state, seat)
        elif self.next_choice == TRICK_STEP:
            state.push(ChooseFirstTrick(seat))
        elif self.next_choice == SPECIALIST_STEP:
            state.push(ChooseSpecialist(seat))
        elif self.next_choice == BOARD_STEP:
            state.push(TakeComponents(seat, ON_BOARD, board.START_COMPONENT_VALUE))
        elif self.next_choice == MANAGER_STEP:
            if state.players[seat].has(MANAGER):
                state.push(TakeComponents(seat, ON_EXTENSION, board.START_MANAGER_VALUE))
        else:
            prepare_first_trick(state, seat)


def take_hand(state: State, seat: int) -> None:
    """SET-7: Magician, one Apprentice, the permanent cards, a Shard and 5 Fame."""
    player = state.players[seat]
    player.where[MAGICIAN] = HOME
    player.where[APPRENTICES[0]] = HOME
    player.hand = permanent_cards(state.variant)
    state.add_shards(seat, board.START_SHARDS + quick.extra_shards(state), "set_up")
    state.add_fame(seat, board.START_FAME + quick.extra_fame(state), "set_up")


def permanent_cards(options: Options) -> list[int]:
    """SET-7: the permanent assignment cards of a player, sorted."""
    hand = board.HAND_WITH_DARK_ALLEY if options.dark_alley else board.HAND_WITHOUT_DARK_ALLEY
    return sorted(number("card", card) for card, copies in hand.items() for _ in range(copies))


def take_specialist(state: State, seat: int, specialist: int) -> None:
    """SET-8: the Specialist; the Assistant brings an Apprentice."""
    player = state.players[seat]
    character = SPECIALIST_CHARACTER[specialist]
    player.where[character] = HOME
    if character == ASSISTANT:
        player.where[ASSISTANTS_APPRENTICE] = HOME
    state.tell(SPECIALIST_CHOSEN, seat, specialist)


def prepare_first_trick(state: State, seat: int) -> None:
    """SET-9: a first trick whose components are there starts prepared."""
    player = state.players[seat]
    if meets(player, player.tricks[0]):
        put_markers(state, seat, 0, markers_to_prepare(state, seat, 0))


def beginner_start(state: State, seat: int) -> None:
    """SET-13: everything but the magician is given."""
    start = BEGINNER_STARTS[FAVORITE[state.players[seat].magician]]
    put_trick(state, seat, start.trick, ON_BOARD)
    take_specialist(state, seat, start.specialist)
    put(state, seat, start.component, 2, ON_BOARD)
    if start.extra_component != NONE:
        put(state, seat, start.extra_component, 1, ON_EXTENSION)
    if start.extra_trick != NONE:
        put_trick(state, seat, start.extra_trick, ON_EXTENSION)
    prepare_first_trick(state, seat)


class EngineersTricks(Work):
    """SET-8: after all have their first trick, whoever has the Engineer chooses another."""

    name: ClassVar[str] = "engineers_tricks"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, state: State) -> None:
        if self.seat == state.variant.players:
            state.pop()
            draw_initiative(state)
            return
        state.replace(EngineersTricks(self.seat + 1))
        player = state.players[self.seat]
        if player.has(ENGINEER) and player.engineer_symbol == NONE:
            state.push(ChooseEngineersTrick(self.seat))


def draw_initiative(state: State) -> None:
    """SET-10: initiative at random, Coins by initiative slot."""
    state.initiative = list(range(state.variant.players))
    state.shuffle(state.initiative)
    state.tell(INITIATIVE_SET, NONE, state.initiative[:])
    for seat in state.initiative:
        coins = board.START_COINS[initiative_slot(state, seat) - 1]
        state.add_coins(seat, coins + quick.extra_coins(state, seat), "set_up")
    state.push(FinishSetUp(0))


class FinishSetUp(Work):
    """SET-12, SET-14: in the quick game each player's extras in reverse initiative order; then the
    prophecies, and the first turn."""

    name: ClassVar[str] = "finish_set_up"
    fields: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def resume(self, state: State) -> None:
        if state.variant.quick and self.position < state.variant.players:
            state.replace(FinishSetUp(self.position + 1))
            quick.ask_extras(state, state.initiative[-1 - self.position])
            return
        if state.variant.prophecies:
            lay_prophecies(state)
        state.replace(Turn(0))


class ChooseMagician(Question):
    """SET-6: no two magicians share a favorite category."""

    name: ClassVar[str] = "choose_magician"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SET-6"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_MAGICIAN,)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_MAGICIAN.of(seat, magician) for magician in range(len(MAGICIANS))]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        no_prophecies = state.variant.dark_alley and not state.variant.prophecies
        if no_prophecies and ABILITIES[action.a].needs_prophecies:
            return Refusal("SET-6", "magician_left_out")
        favorite = FAVORITE[action.a]
        for player in state.players:
            if player.magician != NONE and FAVORITE[player.magician] == favorite:
                category = name("category", favorite)
                return Refusal("SET-6", "magician_taken", category=category)
        return None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        state.players[self.seat].magician = action.a
        refresh(state)
        state.tell(MAGICIAN_CHOSEN, self.seat, action.a)
        take_hand(state, self.seat)


class ChooseSpecialist(Question):
    """SET-7: one Specialist of choice."""

    name: ClassVar[str] = "choose_specialist"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SET-7"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_SPECIALIST,)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_SPECIALIST.of(seat, i) for i in range(len(SPECIALIST_CHARACTER))]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        take_specialist(state, self.seat, action.a)


class StartingTrick(Question):
    """A Level 1 trick from the decks."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK,)

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_TRICK.of(seat, t) for t in range(len(TRICKS)) if LEVEL[t] == 1]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if LEVEL[action.a] != 1:
            return Refusal(self.rule, "wrong_level", needs=1)
        if state.trick_owner[action.a] != NONE:
            return Refusal("SET-2", "trick_taken")
        return None


class ChooseFirstTrick(StartingTrick):
    """SET-7: one Level 1 trick of the favorite category."""

    name: ClassVar[str] = "choose_first_trick"
    rule: ClassVar[str] = "SET-7"

    def refusal(self, state: State, action: Action) -> Refusal | None:
        category = CATEGORY[action.a]
        if category != FAVORITE[state.players[self.seat].magician]:
            return Refusal("SET-7", "wrong_category", category=name("category", category))
        return super().refusal(state, action)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put_trick(state, self.seat, action.a, ON_BOARD)


class ChooseEngineersTrick(StartingTrick):
    """SET-8: the Engineer brings a Level 1 trick of any category."""

    name: ClassVar[str] = "choose_engineers_trick"
    rule: ClassVar[str] = "SET-8"

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put_trick(state, self.seat, action.a, ON_EXTENSION)


class TakeComponents(Question):
    """SET-7, SET-8: components worth exactly 2 Coins, on the board or on the Manager's slots."""

    name: ClassVar[str] = "take_components"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pile", "value")
    rule: ClassVar[str] = "SET-7"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT,)

    def __init__(self, seat: int, pile: int, value: int) -> None:
        super().__init__(seat)
        self.pile = pile
        self.value = value

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [TAKE_COMPONENT.of(seat, component) for component in range(len(PRICE))]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if PRICE[action.a] > self.value:
            return Refusal("SET-7", "too_dear", needs=PRICE[action.a], left=self.value)
        player = state.players[self.seat]
        if player.pieces[action.a] and player.managed[action.a] != self.pile:
            return Refusal("SET-8", "type_taken")
        return None

    def choose(self, state: State, action: Action) -> None:
        left = self.value - PRICE[action.a]
        if left:
            state.replace(TakeComponents(self.seat, self.pile, left))
        else:
            state.pop()
        put(state, self.seat, action.a, 1, self.pile)
