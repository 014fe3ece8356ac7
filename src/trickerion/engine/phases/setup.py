"""Setup: the table, the order of the choices, and the initiative (SET-2 to SET-14)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from trickerion.catalog import PERFORMANCES, board
from trickerion.engine.boards.components import ON_BOARD, ON_EXTENSION
from trickerion.engine.boards.neutral_markers import new_show
from trickerion.engine.boards.powers import deal_powers, too_many_powers
from trickerion.engine.boards.special_decks import lay_special_decks
from trickerion.engine.boards.turn_setups import lay_turn_setups
from trickerion.engine.core.events import INITIATIVE_SET, PERFORMANCE_CARD_SHOWN
from trickerion.engine.core.frames import Work
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.options import Options
from trickerion.engine.core.pieces import IN_BOX
from trickerion.engine.core.printed_facts import CARD_THEATER, DUEL_CARDS, ENGINEER, LEVEL, MANAGER
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.heir.setup import set_up_heir
from trickerion.engine.locations.fortune_teller import lay_prophecies
from trickerion.engine.phases import quick_game
from trickerion.engine.phases.beginner_setup import beginner_start
from trickerion.engine.phases.end_turn import show_performance_card
from trickerion.engine.phases.initiative import initiative_slot
from trickerion.engine.phases.setup_choices import (
    ChooseEngineersTrick,
    ChooseFirstTrick,
    ChooseMagician,
    ChooseSpecialist,
    DiscardPower,
    TakeComponents,
    prepare_first_trick,
)
from trickerion.engine.phases.turn import Turn

MAGICIAN_STEP: Final = 0
TRICK_STEP: Final = 1
SPECIALIST_STEP: Final = 2
BOARD_STEP: Final = 3
MANAGER_STEP: Final = 4
PREPARED_STEP: Final = 5


def lay_table(state: State) -> None:
    """SET-2 to SET-5: tricks, market, Theater, Special decks."""
    state.trick_owner = first_owner(state.setup_options)
    state.trick_changes += 1
    state.buy = [number("component", stock) for stock in board.START_STOCK]
    state.supply_changes += 1
    state.turn = state.setup_options.first_turn
    deal_performances(state)
    if state.setup_options.dark_alley:
        lay_special_decks(state)
    if state.setup_options.duel:
        lay_turn_setups(state)
    if state.setup_options.powers:
        deal_powers(state)
    state.push(SetUp(0, MAGICIAN_STEP))


def first_owner(options: Options) -> list[int]:
    """SET-2: each trick starts in its deck; Level 3 stays in the box without the Dark Alley."""
    return [IN_BOX if level == 3 and not options.dark_alley else NONE for level in LEVEL]


def deal_performances(state: State) -> None:
    """SET-4, DUEL-4: two cards of each theater in the deck, players - 1 Riverside cards shown."""
    for theater in range(3 if state.setup_options.dark_alley else 2):
        cards = [c for c in performance_cards(state.setup_options) if CARD_THEATER[c] == theater]
        state.shuffle(cards)
        state.performance_deck += cards[:2]
        state.supply_changes += 1
        cards = cards[2:]
        if theater == 0:
            shown = state.setup_options.seats - 1
            for card in cards[:shown]:
                state.theater.append(new_show(state, card))
                state.tell(PERFORMANCE_CARD_SHOWN, NONE, card)
            cards = cards[shown:]
        state.performance_box += sorted(cards)
    if state.setup_options.quick:
        show_performance_card(state)


def performance_cards(options: Options) -> Iterable[int]:
    """DUEL-4: the Duel is played with the cards that have a neutral marker."""
    return DUEL_CARDS if options.duel else range(len(PERFORMANCES))


class SetUp(Work):
    """SET-6: seat by seat, each player makes all choices in a row."""

    name: ClassVar[str] = "set_up_player"
    fields: ClassVar[tuple[str, ...]] = ("seat", "next_choice")

    def __init__(self, seat: Seat, next_choice: int) -> None:
        self.seat = seat
        self.next_choice = next_choice

    def resume(self, state: State) -> None:
        seat = self.seat
        if seat == state.setup_options.players:
            if state.setup_options.heir:
                set_up_heir(state)
            state.replace(EngineersTricks(0))
            return
        last = self.next_choice == PREPARED_STEP
        state.replace(SetUp(seat + 1, 0) if last else SetUp(seat, self.next_choice + 1))
        if self.next_choice == MAGICIAN_STEP:
            state.push(ChooseMagician(seat))
        elif state.setup_options.beginner:
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


class EngineersTricks(Work):
    """SET-8: after everyone has a first trick, players with the Engineer choose another."""

    name: ClassVar[str] = "engineers_tricks"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, state: State) -> None:
        if self.seat == state.setup_options.players:
            state.replace(KeepPowers(0))
            return
        state.replace(EngineersTricks(self.seat + 1))
        player = state.players[self.seat]
        if player.has(ENGINEER) and player.engineer_symbol == NONE:
            state.push(ChooseEngineersTrick(self.seat))


class KeepPowers(Work):
    """POW-2: seat by seat, players discard Power cards; without any to discard, play goes on."""

    name: ClassVar[str] = "keep_powers"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, state: State) -> None:
        if self.seat == state.setup_options.players:
            state.pop()
            draw_initiative(state)
            return
        state.replace(KeepPowers(self.seat + 1))
        pieces = too_many_powers(state.players[self.seat])
        if pieces > 0:
            state.push(DiscardPower(self.seat, pieces))


def draw_initiative(state: State) -> None:
    """SET-10: initiative at random, Coins by initiative slot. HEIR-1: the player of a solo game is
    first; the Heir gets no Coins."""
    state.initiative = list(range(state.setup_options.seats))
    if not state.setup_options.heir:
        state.shuffle(state.initiative)
    state.tell(INITIATIVE_SET, NONE, state.initiative[:])
    for seat in state.initiative[: state.setup_options.players]:
        coins = board.START_COINS[initiative_slot(state, seat) - 1]
        state.add_coins(seat, coins + quick_game.extra_coins(state, seat), "set_up")
    state.push(FinishSetUp(0))


class FinishSetUp(Work):
    """SET-12, SET-14: in the quick game each player's extras in reverse initiative order; then the
    prophecies, and the first turn."""

    name: ClassVar[str] = "finish_set_up"
    fields: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def resume(self, state: State) -> None:
        if state.setup_options.quick and self.position < state.setup_options.players:
            state.replace(FinishSetUp(self.position + 1))
            quick_game.ask_extras(state, state.initiative[-1 - self.position])
            return
        if state.setup_options.prophecies:
            lay_prophecies(state)
        state.replace(Turn(0))
