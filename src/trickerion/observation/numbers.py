"""From a position to the numbers of an observation, part by part in the order of the layout.

Everything here is a function of `view(seat)`: the tests read the same numbers from it.
"""

from typing import Final

from trickerion.catalog import PLANS
from trickerion.engine.boards.neutral_markers import is_neutral
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.options import HEIRS
from trickerion.engine.core.packing import (
    CHARACTER_COUNT,
    SLOT_PLACES,
    disk,
    has_bit,
    marker_seat,
    marker_symbol,
    marker_up,
    split_armed,
    split_note,
)
from trickerion.engine.core.pieces import SUPPLY, PerformanceCard, PlayerBoard
from trickerion.engine.core.printed_facts import (
    CARD_THEATER,
    FIRST_SPECIAL,
    POWER_LEVEL,
    WORKSHOP_SLOT,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, PackedMarker, Seat
from trickerion.engine.heir.plan import is_ready
from trickerion.engine.phases.end_turn import wages_due
from trickerion.observation.layout import (
    DECK_CARDS,
    DISCARDED,
    DRAWN,
    IN_DECK,
    MOST_NOTED,
    MOST_PERMANENT,
    NEUTRAL_OWNER,
    NOT_IN_GAME,
    NOTING_CARDS,
    POWER_SLOTS,
    SEATS,
    SHOWS,
    SPECIAL_CARDS,
)
from trickerion.view import hidden_cards, knows

CARD_BITS: Final = 6
"""Fewer than 64 cards are in a hand or a deck."""
_FACE_DOWN: Final = [
    bytes([bits >> character & 1 for character in range(CHARACTER_COUNT)]) for bits in range(256)
]
"""For each set of Characters a 1 for its members."""
_CARD_COUNTS: Final = [
    [bytes([permanent, special]) for special in range(SPECIAL_CARDS + 1)]
    for permanent in range(MOST_PERMANENT + 1)
]


def turned(seat: Seat, viewer: Seat, players: int) -> int:
    """A seat counted from the viewer, clockwise."""
    return seat - viewer if seat >= viewer else seat - viewer + players


def _turned_disks(viewer: Seat, players: int) -> bytes:
    """For each Character on a slot, from 1, the same with its seat counted from the viewer."""
    codes = bytearray(256)
    for seat in range(players):
        for character in range(CHARACTER_COUNT):
            code = disk(turned(seat, viewer, players), character)
            codes[1 + disk(seat, character)] = 1 + code
    return bytes(codes)


_TURNED_DISKS: Final = [
    [_turned_disks(viewer, players) for viewer in range(players)] for players in range(SEATS + 1)
]
"""By the number of players and the viewer."""


def supply(state: State) -> list[int]:
    """The dice, the Market Row, the Performance deck."""
    numbers = [1 + face for face in state.dice]
    numbers += [1 + component for component in state.buy]
    numbers += [1 + component for component in state.orders]
    numbers.append(1 + state.quick_order)
    numbers += [1 + CARD_THEATER[card] for card in state.performance_deck]
    numbers += [0] * (DECK_CARDS - len(state.performance_deck))
    return numbers


def heir(state: State) -> list[int]:
    """HEIR-1 to HEIR-3: the Heir's difficulty, plan, stance, past plans and shopping list."""
    difficulty = 1 + HEIRS.index(state.setup_options.heir)
    plan = 1 + state.plans[-1] if state.plans else 0
    past = [int(number in state.plans) for number in range(len(PLANS))]
    wants = [int(has_bit(state.shopping_list, c)) for c in range(FIELDS["component"].size)]
    return [difficulty, plan, int(is_ready(state)), *past, *wants]


def hand(player: PlayerBoard) -> bytes:
    """The permanent cards by Location."""
    counts = 0
    for card in player.hand:
        if card < FIRST_SPECIAL:
            counts += 1 << 8 * card
    return counts.to_bytes(FIRST_SPECIAL, "little")


# The table


def tricks(state: State, viewer: Seat) -> list[int]:
    players = len(state.players)
    codes = [NOT_IN_GAME, 0, *[1 + turned(seat, viewer, players) for seat in range(players)]]
    return [codes[owner + 2] for owner in state.trick_owner]


def slots(state: State, viewer: Seat) -> bytes:
    """The Characters outside Workshops."""
    disks = bytes([1 + disk for disk in state.occupants[:WORKSHOP_SLOT]])
    return disks.translate(_TURNED_DISKS[len(state.players)][viewer])


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


def purse(player: PlayerBoard, slot: int, most: int) -> list[int]:
    """The magician, Fame, Coins and Shards up to a limit, and the like."""
    return [
        1 + player.magician,
        min(player.fame, most),
        min(player.coins, most),
        min(player.shards, most),
        player.advertised,
        slot,
        player.inn_apprentices,
        player.ability_used,
        1 + player.engineer_symbol,
    ]


def holdings(player: PlayerBoard) -> list[int]:
    """Tricks and components."""
    numbers = [1 + trick for trick in player.tricks]
    numbers += player.markers
    numbers += player.pieces
    numbers += player.managed
    return numbers


def places(state: State, seat: Seat) -> list[int]:
    """The wages due, and where the Characters are."""
    return [wages_due(state, seat), *[where - SUPPLY for where in state.players[seat].where]]


def cards(player: PlayerBoard, is_own: bool, is_planning: bool) -> bytes:
    """The cards as far as they are seen. TURN-5: others don't see plans. PRO-9: later they see
    where face-down cards are."""
    hidden, special = len(player.hand), special_cards_in(player.hand)
    under = [1 + card for card in player.under]
    for character in player.face_down_characters():
        hidden += 1
        if under[character] > FIRST_SPECIAL:
            special += 1
        if not is_own:
            under[character] = 0
    shown = player.face_down if is_own or not is_planning else 0
    return _CARD_COUNTS[hidden - special][special] + bytes(under) + _FACE_DOWN[shown]


def special_cards_in(hand: list[CardNumber]) -> int:
    """A hand is sorted, and Special cards come last."""
    count = 0
    while count < len(hand) and hand[-1 - count] >= FIRST_SPECIAL:
        count += 1
    return count


# The Dark Alley


def undrawn(state: State) -> int:
    """How many cards each Special deck has, as one number."""
    packed = 0
    for deck in state.special_decks:
        packed = packed << CARD_BITS | len(deck)
    return packed


def held(state: State, is_planning: bool) -> int:
    """How many cards each player holds and which Characters have face-down ones, as one number. It
    changes when a Special card is shown or discarded. Plans show nothing (TURN-5)."""
    packed = int(is_planning)
    for player in state.players:
        count = len(player.hand) + len(player.face_down_characters())
        packed = packed << CARD_BITS | count
        packed = packed << CHARACTER_COUNT | (0 if is_planning else player.face_down)
    return packed


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


def powers(state: State, viewer: Seat) -> list[int]:
    """POW-6: for each player what lies beside the Power slots and the levels in hand; then where
    each Power card is, as far as the viewer knows."""
    players = len(state.players)
    numbers: list[int] = []
    places = [0] * len(POWER_LEVEL)
    for turn in range(players):
        player = state.players[(viewer + turn) % players]
        numbers += [1 + power for power in player.learned]
        numbers += [min(coins, MOST_NOTED) for coins in player.power_coins]
        numbers += [int(has_bit(player.powers_used, slot)) for slot in range(POWER_SLOTS)]
        levels = [POWER_LEVEL[power] for power in player.powers]
        numbers += [levels.count(level) for level in (1, 2, 3)]
        for power in player.powers if turn == 0 else player.returned_powers:
            places[power] = 1 + turn
    for power in state.players[viewer].discarded_powers:
        places[power] = DISCARDED
    return numbers + [0] * (SEATS - players) * (3 * POWER_SLOTS + 3) + places
