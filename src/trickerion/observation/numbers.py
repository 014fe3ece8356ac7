"""From a position to the numbers of an observation, part by part in the order of the layout.

Everything here is a function of `view(seat)`: the tests read the same numbers from it.
"""

from trickerion.catalog import PLANS
from trickerion.engine.boards.neutral_markers import is_neutral
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.options import HEIRS
from trickerion.engine.core.packing import (
    CHARACTER_COUNT,
    SLOT_PLACES,
    disk_character,
    disk_seat,
    has_bit,
    marker_seat,
    marker_symbol,
    marker_up,
    split_armed,
    split_note,
)
from trickerion.engine.core.pieces import SUPPLY, PerformanceCard, PlayerBoard
from trickerion.engine.core.printed_facts import CARD_THEATER, FIRST_SPECIAL, WORKSHOP_SLOT
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PackedMarker, Seat
from trickerion.engine.heir.plan import is_ready
from trickerion.engine.phases.end_turn import wages_due
from trickerion.observation.layout import (
    DECK_CARDS,
    DRAWN,
    IN_DECK,
    MOST_NOTED,
    NEUTRAL_OWNER,
    NOT_IN_GAME,
    NOTING_CARDS,
    SEATS,
    SHOWS,
    SPECIAL_CARDS,
)
from trickerion.view import hidden_cards, knows


def turned(seat: Seat, viewer: Seat, players: int) -> int:
    """A seat counted from the viewer, clockwise."""
    return seat - viewer if seat >= viewer else seat - viewer + players


def supply(state: State) -> list[int]:
    """The dice, the Market Row, the Performance deck."""
    numbers = [1 + face for face in state.dice]
    numbers += [1 + component for component in state.buy]
    numbers += [1 + component for component in state.orders]
    numbers.append(1 + state.quick_order)
    numbers += [1 + CARD_THEATER[card] for card in state.performance_deck]
    numbers += [0] * (DECK_CARDS - len(state.performance_deck))
    return numbers


def turn_setups(state: State) -> list[int]:
    """DUEL-2: the Turn Setup cards of this turn and of the next one."""
    deck = state.turn_setup_deck
    return [1 + state.turn_setup, 1 + deck[0] if deck else 0]


def heir(state: State) -> list[int]:
    """HEIR-1 to HEIR-3: the Heir's difficulty, plan, stance, past plans and shopping list."""
    difficulty = 1 + HEIRS.index(state.setup_options.heir)
    plan = 1 + state.plans[-1] if state.plans else 0
    past = [int(number in state.plans) for number in range(len(PLANS))]
    wants = [int(has_bit(state.shopping_list, c)) for c in range(FIELDS["component"].size)]
    return [difficulty, plan, int(is_ready(state)), *past, *wants]


def hand(player: PlayerBoard) -> list[int]:
    counts = [0] * FIRST_SPECIAL
    for card in player.hand:
        if card < FIRST_SPECIAL:
            counts[card] += 1
    return counts


# The table


def tricks(state: State, viewer: Seat) -> list[int]:
    players = len(state.players)
    codes = [NOT_IN_GAME, 0, *[1 + turned(seat, viewer, players) for seat in range(players)]]
    return [codes[owner + 2] for owner in state.trick_owner]


def slots(state: State, viewer: Seat) -> list[int]:
    numbers = [0] * WORKSHOP_SLOT
    players = len(state.players)
    for slot in range(WORKSHOP_SLOT):
        disk = state.occupants[slot]
        if disk != NONE:
            owner = turned(disk_seat(disk), viewer, players)
            numbers[slot] = 1 + owner * CHARACTER_COUNT + disk_character(disk)
    return numbers


def owner(marker: PackedMarker, viewer: Seat, players: int) -> int:
    """Whose marker lies on a slot. DUEL-5: a neutral one belongs to nobody."""
    return NEUTRAL_OWNER if is_neutral(marker) else 1 + turned(marker_seat(marker), viewer, players)


def show(card: PerformanceCard, viewer: Seat, players: int) -> list[int]:
    numbers = [0] * (1 + 4 * SLOT_PLACES)
    numbers[0] = 1 + card.card
    for slot, marker in enumerate(card.markers):
        if marker != NONE:
            numbers[1 + slot] = owner(marker, viewer, players)
            numbers[1 + SLOT_PLACES + slot] = 1 + marker_symbol(marker)
            numbers[1 + 2 * SLOT_PLACES + slot] = 1 + marker_up(marker)
            numbers[1 + 3 * SLOT_PLACES + slot] = card.pieces(slot)
    return numbers


# The players


def holdings(player: PlayerBoard) -> list[int]:
    """Tricks and components."""
    numbers = [1 + trick for trick in player.tricks]
    numbers += player.markers
    numbers += player.pieces
    numbers += player.managed
    return numbers


def places(state: State, seat: Seat) -> list[int]:
    """The wages due, and where the Characters are."""
    numbers = [wages_due(state, seat)]
    numbers += [where - SUPPLY for where in state.players[seat].where]
    return numbers


def cards(player: PlayerBoard, is_own: bool, is_planning: bool) -> list[int]:
    """The cards as far as they are seen. TURN-5: others don't see plans. PRO-9: later they see
    where face-down cards are."""
    hidden = special = len(player.hand)
    for card in player.hand:
        if card < FIRST_SPECIAL:
            special -= 1
    under = [1 + card for card in player.under]
    face_down = [0] * CHARACTER_COUNT
    for character in player.face_down_characters():
        hidden += 1
        special += under[character] > FIRST_SPECIAL
        if not is_own:
            under[character] = 0
        if is_own or not is_planning:
            face_down[character] = 1
    return [hidden - special, special, *under, *face_down]


# The Dark Alley


def foretold(state: State) -> list[int]:
    """All that `prophecies` depends on."""
    source = [state.prophecy, state.armed, len(state.prophecy_pile)]
    source += [len(deck) for deck in state.special_decks]
    source += state.pending_prophecies
    source += state.prophecy_discard
    return source


def prophecies(state: State) -> list[int]:
    """The prophecies, the sizes of the Special decks, the card in use."""
    discard = [0] * FIELDS["prophecy"].size
    for prophecy in state.prophecy_discard:
        discard[prophecy] = 1
    numbers = [1 + state.prophecy]
    numbers += [1 + prophecy for prophecy in state.pending_prophecies]
    numbers.append(len(state.prophecy_pile))
    numbers += discard
    numbers += [len(deck) for deck in state.special_decks]
    numbers.append(0 if state.armed == NONE else 1 + split_armed(state.armed)[1])
    return numbers


def card_moves(state: State, is_planning: bool) -> list[int]:
    """Numbers that change when a Special card moves in a way that `special_cards` shows: it is
    drawn, shown or discarded. Plans show nothing (TURN-5)."""
    numbers = state.known[:]
    numbers += [len(deck) for deck in state.special_decks]
    for player in state.players:
        numbers.append(len(player.hand) + len(player.face_down_characters()))
        numbers.append(NONE if is_planning else player.face_down)
    return numbers


def special_cards(state: State, viewer: Seat) -> list[int]:
    """DA-6: where each Special card is, as far as the viewer knows."""
    places = [0] * (FIRST_SPECIAL + SPECIAL_CARDS)
    for seat, player in enumerate(state.players):
        code = 1 + turned(seat, viewer, len(state.players))
        for character, card in enumerate(player.under):
            if card >= FIRST_SPECIAL and not player.is_face_down(character):
                places[card] = code
        for card in hidden_cards(state, seat):
            if card >= FIRST_SPECIAL and (seat == viewer or knows(state, card, viewer)):
                places[card] = code
    for deck in state.special_decks:
        for position, card in enumerate(deck):
            if knows(state, card, viewer):
                places[card] = IN_DECK + position
    for frame in state.stack:
        if frame.secret and isinstance(frame, Question) and frame.seat == viewer:
            for field in frame.secret:
                places[getattr(frame, field)] = DRAWN
    return places[FIRST_SPECIAL:]


def lasting(state: State, viewer: Seat) -> list[int]:
    """For each player: the Special cards that its Characters used for their bonus, and what those
    remember."""
    numbers = [0] * (2 * SEATS * CHARACTER_COUNT)
    for card in state.lasting:
        place = turned(card.seat, viewer, len(state.players)) * 2 * CHARACTER_COUNT
        numbers[place + card.character] = 1 + card.card
        numbers[place + CHARACTER_COUNT + card.character] = card.memory
    return numbers


def notes(state: State) -> list[int]:
    numbers = [0] * (len(NOTING_CARDS) * FIELDS["trick"].size)
    for key, value in state.notes.items():
        card, trick = split_note(key)
        row = NOTING_CARDS.index(FIELDS["card"].names[card])
        numbers[row * FIELDS["trick"].size + trick] = min(value, MOST_NOTED)
    return numbers


def guests(state: State, viewer: Seat) -> list[int]:
    """SPC-3: the markers outside the slots of each Performance card."""
    numbers = [0] * (SHOWS * SEATS * 4)
    for place, card in enumerate(state.theater):
        for guest in card.guests:
            owner = turned(marker_seat(guest), viewer, len(state.players))
            numbers[(place * SEATS + owner) * 4 + marker_symbol(guest)] += 1
    return numbers
