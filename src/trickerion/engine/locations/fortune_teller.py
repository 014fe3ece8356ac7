"""The Fortune Teller, and the prophecies in play: Active, Pending, pile (SET-12, END-6, DA-3)."""

from trickerion.catalog import PROPHECIES
from trickerion.catalog.heir import LEFT_OUT
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import ASSIGNMENT_REVEALED, PROPHECIES_MOVED
from trickerion.engine.core.names import NONE, encode
from trickerion.engine.core.options import Options
from trickerion.engine.core.printed_facts import DARK_ALLEY, FIRST_SPECIAL
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import KNOWN_TO_ALL, State
from trickerion.engine.core.types import Character, Location, ProphecyNumber, Seat
from trickerion.engine.core.verbs import TELL_FORTUNE
from trickerion.engine.effects.in_force import PROPHECY_EFFECTS
from trickerion.engine.locations.location import LocationAction, Placement


def lay_prophecies(state: State) -> None:
    """SET-12: 3 random Pending ones; SET-14: in the quick game a random Active one too."""
    state.prophecy_pile = prophecies_in_play(state.setup_options)
    state.shuffle(state.prophecy_pile)
    state.pending_prophecies = [draw_prophecy(state) for _ in range(3)]
    if state.setup_options.quick:
        state.foretell(draw_prophecy(state))
    tell_prophecies(state)


def prophecies_in_play(options: Options) -> list[ProphecyNumber]:
    """HEIR-10: all of them; the solo game leaves some out."""
    left_out = LEFT_OUT if options.heir else ()
    return [n for n, prophecy in enumerate(PROPHECIES) if prophecy.id not in left_out]


def draw_prophecy(state: State) -> ProphecyNumber:
    """END-6: the top one; an empty pile is refilled with the discarded ones."""
    if not state.prophecy_pile:
        state.prophecy_pile = state.prophecy_discard
        state.prophecy_discard = []
        state.shuffle(state.prophecy_pile)
    state.reveals += 1
    return state.prophecy_pile.pop(0)


def move_prophecies(state: State) -> None:
    """END-6: the left Pending one becomes Active, the others move up, a new one is drawn."""
    if state.setup_options.prophecies:
        replace_active(state, 0)
        turn_prophecies(state)


def replace_active(state: State, place: int) -> None:
    """The Active prophecy is discarded; a Pending one replaces it, and a new one is drawn."""
    if state.prophecy != NONE:
        state.prophecy_discard.append(state.prophecy)
    state.foretell(state.pending_prophecies[place])
    state.pending_prophecies[place] = draw_prophecy(state)


def activate(state: State, place: int) -> None:
    """PRO-9: the same during a turn, which may reveal cards of unplaced Characters."""
    was_veiled = veiled(state)
    replace_active(state, place)
    if was_veiled:
        reveal_all(state)


def turn_prophecies(state: State) -> None:
    """DA-3: the Pending ones turn one place: middle to left, right to middle, left to right."""
    left, middle, right = state.pending_prophecies
    state.pending_prophecies = [middle, right, left]
    tell_prophecies(state)


def tell_prophecies(state: State) -> None:
    if state.events is None:
        return
    active = encode("prophecy", state.prophecy)
    pending = [encode("prophecy", p) for p in state.pending_prophecies]
    state.tell(PROPHECIES_MOVED, NONE, active, pending)


# Revealing assignment cards


def veiled(state: State) -> bool:
    """TURN-6: do assignment cards stay face down until their Characters are placed?"""
    return state.prophecy != NONE and PROPHECY_EFFECTS[state.prophecy].veils_plans()


def reveal_all(state: State) -> None:
    """TURN-6: all assignment cards are revealed, except those of Idle Characters."""
    state.reveals += 1
    for seat in state.initiative:
        player = state.players[seat]
        for character in player.face_down_characters():
            if player.is_home(character):
                reveal_card(state, seat, character)


def reveal_card(state: State, seat: Seat, character: Character) -> None:
    """An assignment card is turned face up; from now on everyone knows it."""
    player = state.players[seat]
    card = player.under[character]
    if player.is_face_down(character):
        player.turn_up(character)
        if card >= FIRST_SPECIAL:
            state.known[card - FIRST_SPECIAL] = KNOWN_TO_ALL
            state.special_card_changes += 1
        state.tell(ASSIGNMENT_REVEALED, seat, character, card)


class FortuneTelling(LocationAction):
    """DA-3: the Pending prophecies turn one place."""

    verb: Verb = TELL_FORTUNE
    kind: str = "fortune_telling"
    rule: str = "DA-3"
    locations: tuple[Location, ...] = (DARK_ALLEY,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [TELL_FORTUNE.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return None if state.pending_prophecies[0] != NONE else Refusal("DA-3", "no_prophecies")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        turn_prophecies(state)
