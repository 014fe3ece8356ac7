"""Prophecies on the table: the Active one, the Pending ones, the pile (SET-12, END-6, DA-3)."""

from trickerion.catalog import PROPHECIES
from trickerion.engine.cardboard import FIRST_SPECIAL
from trickerion.engine.effects import PROPHECY_EFFECTS
from trickerion.engine.events import ASSIGNMENT_REVEALED, PROPHECIES_MOVED
from trickerion.engine.names import NONE, encode
from trickerion.engine.state import KNOWN_TO_ALL, State


def lay_prophecies(state: State) -> None:
    """SET-12: 3 random Pending ones; SET-14: in the quick game a random Active one too."""
    state.prophecy_pile = list(range(len(PROPHECIES)))
    state.shuffle(state.prophecy_pile)
    state.pending = [draw_prophecy(state) for _ in range(3)]
    if state.variant.quick:
        state.foretell(draw_prophecy(state))
    tell_prophecies(state)


def draw_prophecy(state: State) -> int:
    """END-6: the top one; an empty pile is made again from the discarded ones."""
    if not state.prophecy_pile:
        state.prophecy_pile = state.prophecy_discard
        state.prophecy_discard = []
        state.shuffle(state.prophecy_pile)
    state.reveals += 1
    return state.prophecy_pile.pop(0)


def move_prophecies(state: State) -> None:
    """END-6: the left Pending one becomes Active, the others move on, a new one is drawn."""
    if state.variant.prophecies:
        replace_active(state, 0)
        state.pending = [state.pending[1], state.pending[2], state.pending[0]]
        tell_prophecies(state)


def replace_active(state: State, place: int) -> None:
    """The Active prophecy is discarded; a Pending one takes its place, a new one that one's."""
    if state.prophecy != NONE:
        state.prophecy_discard.append(state.prophecy)
    state.foretell(state.pending[place])
    state.pending[place] = draw_prophecy(state)


def activate(state: State, place: int) -> None:
    """PRO-9: the same in mid-turn, when the plans of Characters still to be placed may open."""
    was_veiled = veiled(state)
    replace_active(state, place)
    if was_veiled and not veiled(state):
        reveal_all(state)


def turn_prophecies(state: State) -> None:
    """DA-3: the Pending ones turn one place: middle to left, right to middle, left to right."""
    left, middle, right = state.pending
    state.pending = [middle, right, left]
    tell_prophecies(state)


def tell_prophecies(state: State) -> None:
    active = encode("prophecy", state.prophecy)
    state.tell(PROPHECIES_MOVED, NONE, active, [encode("prophecy", p) for p in state.pending])


# When plans are seen


def veiled(state: State) -> bool:
    """TURN-6: do assignment cards stay face down until their Characters are placed?"""
    return state.prophecy != NONE and PROPHECY_EFFECTS[state.prophecy].veils_plans()


def reveal_all(state: State) -> None:
    """TURN-6: all assignment cards are revealed, but those of Idle Characters."""
    state.reveals += 1
    for seat in state.initiative:
        player = state.players[seat]
        for character in range(len(player.under)):
            if player.is_face_down(character) and player.is_home(character):
                reveal_card(state, seat, character)


def reveal_card(state: State, seat: int, character: int) -> None:
    """An assignment card is turned face up, and everybody knows it from now on."""
    player = state.players[seat]
    card = player.under[character]
    if player.is_face_down(character):
        player.face_down &= ~(1 << character)
        if card >= FIRST_SPECIAL:
            state.known[card - FIRST_SPECIAL] = KNOWN_TO_ALL
        state.tell(ASSIGNMENT_REVEALED, seat, character, card)
