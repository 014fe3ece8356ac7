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
    LEVEL,
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

BYTES: Final = [bytes([number]) for number in range(256)]
SMALL: Final = 64
PAIRS: Final = [bytes([first, second]) for first in range(SMALL) for second in range(SMALL)]
"""Two small numbers, as most are (see `pair`). Looking bytes up is cheaper than making them."""
_NONE_OF_EIGHT: Final = bytes(8)
LARGEST_BYTE: Final = 255
_FACE_DOWN: Final = [
    bytes([bits >> character & 1 for character in range(CHARACTER_COUNT)]) for bits in range(256)
]
"""For each set of Characters a 1 for its members."""
_ONE_CARD: Final = [1 << 4 * card for card in range(FIRST_SPECIAL)]
"""Permanent cards are counted in one number, four bits for each Location."""
_HANDS: Final[dict[int, bytes]] = {}
"""The hands seen so far: there are few."""
_CARD_COUNTS: Final = [
    [bytes([permanent, special]) for special in range(SPECIAL_CARDS + 1)]
    for permanent in range(MOST_PERMANENT + 1)
]


def turned(seat: Seat, viewer: Seat, players: int) -> int:
    """A seat counted from the viewer, clockwise."""
    return seat - viewer if seat >= viewer else seat - viewer + players


def _turned_disks(viewer: Seat, players: int) -> list[int]:
    """For each Character on a slot the same, from 1, with its seat counted from the viewer."""
    seats = [turned(seat, viewer, players) for seat in range(players)]
    return [1 + disk(seat, c) for seat in seats for c in range(CHARACTER_COUNT)]


_TURNED_DISKS: Final = [
    [_turned_disks(viewer, players) for viewer in range(players)] for players in range(SEATS + 1)
]
"""By the number of players and the viewer."""
_EMPTY_SLOTS: Final = [bytes(slots) for slots in range(WORKSHOP_SLOT + 1)]
_AFTER_EMPTY: Final = [slots + bytes([code]) for slots in _EMPTY_SLOTS for code in range(SMALL)]
"""Some empty slots and then a Character, at `SMALL * empty + code`."""
_SHOW: Final = 1 + 4 * SLOT_PLACES
_EMPTY_SHOWS: Final = [bytes([1 + card]).ljust(_SHOW, b"\0") for card in range(len(CARD_THEATER))]
_IN_DECKS: Final = [
    bytes([NOT_IN_GAME if level == 3 and not dark_alley else 0 for level in LEVEL])
    for dark_alley in (False, True)
]
"""The owners of tricks before one is learned, without and with the Dark Alley."""


# `bytes([n - first for n in numbers])` for some small numbers, several times as fast when compiled


def pair(first: int, second: int) -> bytes:
    return PAIRS[SMALL * first + second]


def four(numbers: list[int], first: int) -> bytes:
    a, b, c, d = numbers
    return pair(a - first, b - first) + pair(c - first, d - first)


def eight(numbers: list[int], first: int) -> bytes:
    a, b, c, d, e, f, g, h = numbers
    if a == b == c == d == e == f == g == h == first:
        return _NONE_OF_EIGHT
    return b"%b%b%b%b" % (
        pair(a - first, b - first),
        pair(c - first, d - first),
        pair(e - first, f - first),
        pair(g - first, h - first),
    )


# The supply


def performance_deck(state: State) -> bytes:
    """The theater of each card."""
    theaters = [1 + CARD_THEATER[card] for card in state.performance_deck]
    return bytes(theaters + [0] * (DECK_CARDS - len(theaters)))


def supply(state: State, deck: bytes) -> bytes:
    """The dice, the Market Row, the Performance deck."""
    dice = state.dice
    return b"%b%b%b%b%b%b%b" % (
        pair(1 + dice[0], 1 + dice[1]),
        pair(1 + dice[2], 1 + dice[3]),
        pair(1 + dice[4], 1 + dice[5]),
        four(state.buy, NONE),
        four(state.orders, NONE),
        BYTES[1 + state.quick_order],
        deck,
    )


def heir(state: State) -> list[int]:
    """HEIR-1 to HEIR-3: the Heir's difficulty, plan, stance, past plans and shopping list."""
    difficulty = 1 + HEIRS.index(state.setup_options.heir)
    plan = 1 + state.plans[-1] if state.plans else 0
    past = [int(number in state.plans) for number in range(len(PLANS))]
    wants = [int(has_bit(state.shopping_list, c)) for c in range(FIELDS["component"].size)]
    return [difficulty, plan, int(is_ready(state)), *past, *wants]


def hand(player: PlayerBoard) -> bytes:
    """The permanent cards by Location; a hand is sorted."""
    counts = 0
    for card in player.hand:
        if card >= FIRST_SPECIAL:
            break
        counts += _ONE_CARD[card]
    packed = _HANDS.get(counts)
    if packed is None:
        packed = bytes([counts >> 4 * card & 15 for card in range(FIRST_SPECIAL)])
        _HANDS[counts] = packed
    return packed


# The table


def tricks(state: State, viewer: Seat) -> bytes:
    """The owner of each trick."""
    owners = bytearray(_IN_DECKS[state.setup_options.dark_alley])
    for seat, player in enumerate(state.players):
        code = 1 + turned(seat, viewer, len(state.players))
        for trick in player.tricks:
            if trick != NONE:
                owners[trick] = code
    return bytes(owners)


def slots(state: State, viewer: Seat) -> bytes:
    """The Characters outside Workshops."""
    codes = _TURNED_DISKS[len(state.players)][viewer]
    row: list[bytes] = []
    empty = 0
    for slot, occupant in enumerate(state.occupants):
        if slot == WORKSHOP_SLOT:
            break
        if occupant == NONE:
            empty += 1
        else:
            row.append(_AFTER_EMPTY[SMALL * empty + codes[occupant]])
            empty = 0
    row.append(_EMPTY_SLOTS[empty])
    return b"".join(row)


def owner(marker: PackedMarker, viewer: Seat, players: int) -> int:
    """Whose marker lies on a slot. DUEL-5: a neutral one belongs to nobody."""
    return NEUTRAL_OWNER if is_neutral(marker) else 1 + turned(marker_seat(marker), viewer, players)


def show(card: PerformanceCard, viewer: Seat, players: int) -> bytes:
    if not has_markers(card):
        return _EMPTY_SHOWS[card.card]
    numbers = [0] * _SHOW
    numbers[0] = 1 + card.card
    for slot, marker in enumerate(card.markers):
        if marker != NONE:
            numbers[1 + slot] = owner(marker, viewer, players)
            numbers[1 + SLOT_PLACES + slot] = 1 + marker_symbol(marker)
            numbers[1 + 2 * SLOT_PLACES + slot] = 1 + marker_up(marker)
            numbers[1 + 3 * SLOT_PLACES + slot] = card.pieces(slot)
    return bytes(numbers)


def has_markers(card: PerformanceCard) -> bool:
    """Is there a marker on a slot?"""
    for marker in card.markers:
        if marker != NONE:
            return True
    return False


# The players


def purse(player: PlayerBoard, slot: int) -> bytes:
    """The magician, Fame, Coins and Shards as far as they fit, and the like."""
    return b"%b%b%b%b%b%b%b%b%b" % (
        BYTES[1 + player.magician],
        BYTES[min(player.fame, LARGEST_BYTE)],
        BYTES[min(player.coins, LARGEST_BYTE)],
        BYTES[min(player.shards, LARGEST_BYTE)],
        BYTES[player.advertised],
        BYTES[slot],
        BYTES[player.inn_apprentices],
        BYTES[player.ability_used],
        BYTES[1 + player.engineer_symbol],
    )


def holdings(player: PlayerBoard) -> bytes:
    """Tricks and components."""
    return b"%b%b%b%b" % (
        four(player.tricks, NONE),
        bytes(player.markers),
        bytes(player.pieces),
        bytes(player.managed),
    )


def places(state: State, seat: Seat) -> bytes:
    """The wages due, and where the Characters are."""
    return BYTES[wages_due(state, seat)] + eight(state.players[seat].where, SUPPLY)


def cards(player: PlayerBoard, is_own: bool, is_planning: bool) -> bytes:
    """The cards as far as they are seen. TURN-5: others don't see plans. PRO-9: later they see
    where face-down cards are."""
    hidden, special = len(player.hand), special_cards_in(player.hand)
    under = player.under
    if player.face_down:
        under = under[:]
        for character in player.face_down_characters():
            hidden += 1
            if under[character] >= FIRST_SPECIAL:
                special += 1
            if not is_own:
                under[character] = NONE
    shown = player.face_down if is_own or not is_planning else 0
    counts = _CARD_COUNTS[hidden - special][special]
    return b"%b%b%b" % (counts, eight(under, NONE), _FACE_DOWN[shown])


def special_cards_in(hand: list[CardNumber]) -> int:
    """A hand is sorted, and Special cards come last."""
    count = 0
    while count < len(hand) and hand[-1 - count] >= FIRST_SPECIAL:
        count += 1
    return count


# The Dark Alley


def prophecies(state: State) -> list[int]:
    """The prophecies."""
    discard = [0] * FIELDS["prophecy"].size
    for prophecy in state.prophecy_discard:
        discard[prophecy] = 1
    numbers = [1 + state.prophecy]
    numbers += [1 + prophecy for prophecy in state.pending_prophecies]
    numbers.append(len(state.prophecy_pile))
    numbers += discard
    return numbers


def special_decks(state: State) -> bytes:
    """The sizes of the Special decks, the card in use."""
    decks = state.special_decks
    return b"%b%b%b" % (
        pair(len(decks[0]), len(decks[1])),
        pair(len(decks[2]), len(decks[3])),
        BYTES[0 if state.armed == NONE else 1 + split_armed(state.armed)[1]],
    )


def special_cards(state: State, viewer: Seat) -> bytes:
    """DA-6: where each Special card is, as far as the viewer knows."""
    places = bytearray(SPECIAL_CARDS)
    known, bit = state.known, 1 << viewer
    for deck in state.special_decks:
        for position, card in enumerate(deck):
            if known[card - FIRST_SPECIAL] & bit:
                places[card - FIRST_SPECIAL] = IN_DECK + position
    for seat, player in enumerate(state.players):
        code = 1 + turned(seat, viewer, len(state.players))
        hidden = player.face_down if seat != viewer else 0
        for character, card in enumerate(player.under):
            if card >= FIRST_SPECIAL and (
                not has_bit(hidden, character) or known[card - FIRST_SPECIAL] & bit
            ):
                places[card - FIRST_SPECIAL] = code
        for card in reversed(player.hand):
            if card < FIRST_SPECIAL:
                break
            if seat == viewer or known[card - FIRST_SPECIAL] & bit:
                places[card - FIRST_SPECIAL] = code
    for frame in state.stack:
        if frame.secret and isinstance(frame, Question) and frame.seat == viewer:
            for field in frame.secret:
                places[getattr(frame, field) - FIRST_SPECIAL] = DRAWN
    return bytes(places)


def lasting(state: State, viewer: Seat) -> bytes:
    """For each player: the Special cards that its Characters used for their bonus, and what those
    remember."""
    numbers = bytearray(2 * SEATS * CHARACTER_COUNT)
    for card in state.lasting:
        place = turned(card.seat, viewer, len(state.players)) * 2 * CHARACTER_COUNT
        numbers[place + card.character] = 1 + card.card
        numbers[place + CHARACTER_COUNT + card.character] = card.memory
    return bytes(numbers)


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
