"""The parts of an observation. Each keeps its numbers as bytes and what they were made from, and
writes the numbers that have changed. Comparing lists is much cheaper than packing them."""

from typing import Final

from trickerion.engine.core.names import NONE
from trickerion.engine.core.options import Options
from trickerion.engine.core.packing import CHARACTER_COUNT
from trickerion.engine.core.pieces import SUPPLY, PerformanceCard, PlayerBoard, Powers
from trickerion.engine.core.state import State
from trickerion.engine.core.types import BitSet, Seat
from trickerion.engine.phases.end_turn import wages_due
from trickerion.observation import numbers
from trickerion.observation.layout import OBSERVATION

LARGEST_BYTE: Final = 255
_START: Final = {field.name: field.start for field in OBSERVATION}


def size_of(first: str, after: str) -> int:
    """How many numbers there are from one field to another."""
    return _START[after] - _START[first]


_SUPPLY: Final = _START["dice"]
_HAND: Final = _START["hand"]
_TRICKS: Final = size_of("player_0.magician", "player_0.tricks")
_MARKERS: Final = size_of("player_0.magician", "player_0.markers")
_PIECES: Final = size_of("player_0.magician", "player_0.components")
_MANAGED: Final = size_of("player_0.magician", "player_0.managed")
_WAGES: Final = size_of("player_0.magician", "player_0.wages_due")
_WHERE: Final = size_of("player_0.magician", "player_0.where")
_CARD_COUNTS: Final = size_of("player_0.magician", "player_0.permanent_cards")
_BOARD_SIZE: Final = size_of("player_0.magician", "player_0.card")
_CARDS_SIZE: Final = size_of("player_0.card", "player_1.magician")
_SLOTS: Final = size_of("tricks", "slots")
_SHOWS: Final = size_of("tricks", "theater_0.performance")
_SHOW_SIZE: Final = size_of("theater_0.performance", "theater_1.performance")
_TABLE_SIZE: Final = size_of("tricks", "prophecy")
_SHOW_PLACES: Final = (_TABLE_SIZE - _SHOWS) // _SHOW_SIZE


def write_changes(
    row: bytearray, start: int, kept: list[int], current: list[int], added: int
) -> None:
    """Write the numbers that differ from those kept, and keep them."""
    for place in range(len(kept)):
        number = current[place]
        if number != kept[place]:
            kept[place] = number
            row[start + place] = number + added


class SetupPart:
    """The options of the game and the Turn Setup cards."""

    __slots__ = ("next_turn_setup", "turn_setup")

    def __init__(self, options: Options, head: bytearray) -> None:
        modules = (options.dark_alley, options.prophecies, options.beginner, options.quick)
        later = (options.late_bonus, options.duel, options.powers)
        flags = bytes([options.seats, *[int(module) for module in (*modules, *later)]])
        head[: len(flags)] = flags
        self.turn_setup = 0
        self.next_turn_setup = 0

    def update(self, state: State, head: bytearray) -> None:
        """DUEL-2: the Turn Setup cards of this turn and of the next one are known."""
        deck = state.turn_setup_deck
        first, second = 1 + state.turn_setup, 1 + deck[0] if deck else 0
        if first != self.turn_setup or second != self.next_turn_setup:
            self.turn_setup, self.next_turn_setup = first, second
            head[_START["turn_setup"]] = first
            head[_START["next_turn_setup"]] = second


class SupplyPart:
    """The dice, the Market Row, the Performance deck."""

    __slots__ = ("buy", "deck", "dice", "kept", "orders", "quick_order")

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.buy: list[int] = []
        self.orders: list[int] = []
        self.deck = 0
        self.quick_order = 0
        self.kept = [0] * (_HAND - _SUPPLY)

    def update(self, state: State, head: bytearray) -> None:
        deck = len(state.performance_deck)
        if (
            state.quick_order != self.quick_order
            or deck != self.deck
            or state.dice != self.dice
            or state.buy != self.buy
            or state.orders != self.orders
        ):
            self.dice, self.buy, self.orders = state.dice[:], state.buy[:], state.orders[:]
            self.quick_order, self.deck = state.quick_order, deck
            write_changes(head, _SUPPLY, self.kept, numbers.supply(state), 0)


class PursePart:
    """A player's magician, Fame, Coins, Shards and the like."""

    __slots__ = (
        *("ability_used", "advertised", "coins", "engineer_symbol", "fame", "inn_apprentices"),
        *("kept", "magician", "shards", "slot"),
    )

    def __init__(self) -> None:
        self.magician = self.fame = self.coins = self.shards = self.advertised = -2
        self.slot = self.inn_apprentices = self.ability_used = self.engineer_symbol = -2
        self.kept = [0] * _TRICKS

    def update(self, player: PlayerBoard, slot: int, board: bytearray) -> None:
        if (
            player.coins != self.coins
            or player.fame != self.fame
            or player.shards != self.shards
            or player.advertised != self.advertised
            or slot != self.slot
            or player.inn_apprentices != self.inn_apprentices
            or player.ability_used != self.ability_used
            or player.engineer_symbol != self.engineer_symbol
            or player.magician != self.magician
        ):
            self.magician, self.fame = player.magician, player.fame
            self.coins, self.shards = player.coins, player.shards
            self.advertised, self.slot = player.advertised, slot
            self.inn_apprentices, self.ability_used = player.inn_apprentices, player.ability_used
            self.engineer_symbol = player.engineer_symbol
            write_changes(board, 0, self.kept, numbers.purse(player, slot, LARGEST_BYTE), 0)


class HoldingsPart:
    """A player's tricks and components; `changes` counts how often the tricks have changed."""

    __slots__ = ("changes", "managed", "markers", "pieces", "tricks")

    def __init__(self) -> None:
        self.tricks = [NONE] * (_MARKERS - _TRICKS)
        self.markers = [0] * (_PIECES - _MARKERS)
        self.pieces = [0] * (_MANAGED - _PIECES)
        self.managed = [0] * (_WAGES - _MANAGED)
        self.changes = 1

    def update(self, player: PlayerBoard, board: bytearray) -> None:
        if player.tricks != self.tricks:
            self.changes += 1
            write_changes(board, _TRICKS, self.tricks, player.tricks, 1)
        if player.markers != self.markers:
            write_changes(board, _MARKERS, self.markers, player.markers, 0)
        if player.pieces != self.pieces:
            write_changes(board, _PIECES, self.pieces, player.pieces, 0)
        if player.managed != self.managed:
            write_changes(board, _MANAGED, self.managed, player.managed, 0)


class PlacesPart:
    """Where a player's Characters are, and their wages, which Powers change; `changes` counts how
    often that has changed."""

    __slots__ = ("changes", "learned", "where")

    def __init__(self) -> None:
        self.where = [SUPPLY] * CHARACTER_COUNT
        self.learned: Powers = ()
        self.changes = 1

    def update(self, state: State, seat: Seat, board: bytearray) -> None:
        player = state.players[seat]
        if player.where != self.where or player.learned != self.learned:
            write_changes(board, _WHERE, self.where, player.where, -SUPPLY)
            self.learned = player.learned
            self.changes += 1
            board[_WAGES] = wages_due(state, seat)


class CardsPart:
    """A player's cards. Others see how many there are and those face up (`public`), the player
    sees all of them (`own`)."""

    __slots__ = (
        *("counts", "face_down", "hand", "is_planning", "own", "own_kept", "public"),
        *("public_kept", "under"),
    )

    def __init__(self) -> None:
        self.under: list[int] = []
        self.hand: list[int] = []
        self.face_down: BitSet = 0
        self.is_planning = False
        self.public = bytearray(_CARDS_SIZE)
        self.public_kept = [0] * _CARDS_SIZE
        self.own = bytearray(_CARDS_SIZE)
        self.own_kept = [0] * _CARDS_SIZE
        self.counts = b""
        """The permanent cards in hand, for their owner; made when the owner looks."""

    def update(self, player: PlayerBoard, is_planning: bool, board: bytearray) -> None:
        is_moved = player.face_down != self.face_down or player.under != self.under
        is_dealt = player.hand != self.hand
        if is_dealt:
            self.hand = player.hand[:]
            self.counts = b""
        if is_moved or is_planning != self.is_planning:
            self.under, self.face_down = player.under[:], player.face_down
            self.is_planning = is_planning
            seen = numbers.cards(player, True, is_planning)
            write_changes(self.own, 0, self.own_kept, seen, 0)
            seen = numbers.cards(player, False, is_planning)
            write_changes(self.public, 0, self.public_kept, seen, 0)
        if is_moved or is_dealt:
            permanent, special = numbers.card_counts(player)
            board[_CARD_COUNTS] = permanent
            board[_CARD_COUNTS + 1] = special

    def pack_counts(self, player: PlayerBoard) -> bytes:
        if not self.counts:
            self.counts = numbers.hand(player)
        return self.counts


class PlayerParts:
    """The board of one player: all numbers but the cards that others may not see."""

    __slots__ = ("board", "cards", "holdings", "places", "purse")

    def __init__(self) -> None:
        self.board = bytearray(_BOARD_SIZE)
        self.purse = PursePart()
        self.holdings = HoldingsPart()
        self.places = PlacesPart()
        self.cards = CardsPart()

    def update(self, state: State, seat: Seat, slot: int, is_planning: bool) -> None:
        player, board = state.players[seat], self.board
        self.purse.update(player, slot, board)
        self.holdings.update(player, board)
        self.places.update(state, seat, board)
        self.cards.update(player, is_planning, board)


class ShowPart:
    """A Performance card with its markers, for one viewer."""

    __slots__ = ("card", "kept", "markers", "stacked")

    def __init__(self) -> None:
        self.card = NONE
        self.stacked: BitSet = 0
        self.markers: list[int] = []
        self.kept = [0] * _SHOW_SIZE

    def update(
        self, show: PerformanceCard, viewer: Seat, players: int, table: bytearray, start: int
    ) -> None:
        if show.card != self.card or show.stacked != self.stacked or show.markers != self.markers:
            self.card, self.stacked, self.markers = show.card, show.stacked, show.markers[:]
            write_changes(table, start, self.kept, numbers.show(show, viewer, players), 0)

    def clear(self, table: bytearray, start: int) -> None:
        """There is no card at this place."""
        if self.card != NONE:
            self.card = NONE
            write_changes(table, start, self.kept, [0] * _SHOW_SIZE, 0)


class TablePart:
    """The tricks, the slots and the Theater for one viewer. `learned` and `moved` count the changes
    of tricks and places that have been written."""

    __slots__ = ("codes", "disks", "learned", "moved", "occupants", "owners", "shows", "table")

    def __init__(self, viewer: Seat, players: int) -> None:
        self.table = bytearray(_TABLE_SIZE)
        self.owners = [NONE] * _SLOTS
        self.codes = numbers.owner_codes(viewer, players)
        self.learned = 0
        self.occupants = [NONE] * (_SHOWS - _SLOTS)
        self.disks = numbers.turned_disks(viewer, players)
        self.moved = 0
        self.shows = [ShowPart() for _ in range(_SHOW_PLACES)]

    def update(self, state: State, viewer: Seat, learned: int, moved: int) -> None:
        if learned != self.learned:
            self.learned = learned
            self._write_owners(state)
        if moved != self.moved:
            self.moved = moved
            self._write_disks(state)
        start = _SHOWS
        shown = len(state.theater)
        for place, kept in enumerate(self.shows):
            if place < shown:
                kept.update(state.theater[place], viewer, len(state.players), self.table, start)
            else:
                kept.clear(self.table, start)
            start += _SHOW_SIZE

    def _write_owners(self, state: State) -> None:
        for trick, owner in enumerate(state.trick_owner):
            if owner != self.owners[trick]:
                self.owners[trick] = owner
                self.table[trick] = self.codes[owner + 2]

    def _write_disks(self, state: State) -> None:
        for slot in range(len(self.occupants)):
            disk = state.occupants[slot]
            if disk != self.occupants[slot]:
                self.occupants[slot] = disk
                self.table[_SLOTS + slot] = self.disks[1 + disk]


class PropheciesPart:
    """The prophecies, the sizes of the Special decks, the card in use."""

    __slots__ = ("active", "armed", "discard", "kept", "packed", "pending", "pile", "undrawn")

    def __init__(self) -> None:
        self.active = 0
        self.armed = 0
        self.pile = 0
        self.undrawn = 0
        self.pending: list[int] = []
        self.discard: list[int] = []
        self.packed = bytearray(size_of("prophecy", "special_cards"))
        self.kept = [0] * len(self.packed)

    def pack(self, state: State, undrawn: int) -> bytearray:
        """`undrawn` says how many cards each Special deck has."""
        pile = len(state.prophecy_pile)
        if (
            state.prophecy != self.active
            or state.armed != self.armed
            or pile != self.pile
            or undrawn != self.undrawn
            or state.pending_prophecies != self.pending
            or state.prophecy_discard != self.discard
        ):
            self.active, self.armed, self.pile = state.prophecy, state.armed, pile
            self.undrawn = undrawn
            self.pending, self.discard = state.pending_prophecies[:], state.prophecy_discard[:]
            write_changes(self.packed, 0, self.kept, numbers.prophecies(state), 0)
        return self.packed


class SpecialCardsPart:
    """Where the Special cards are, as far as one viewer knows. That changes when one is drawn,
    shown or discarded."""

    __slots__ = ("held", "kept", "known", "packed", "undrawn")

    def __init__(self) -> None:
        self.known: list[int] = []
        self.undrawn = 0
        self.held = 0
        self.packed = bytearray(size_of("special_cards", "player_0.lasting"))
        self.kept = [0] * len(self.packed)

    def pack(self, state: State, viewer: Seat, undrawn: int, held: int) -> bytearray:
        """`undrawn` and `held` say how many cards the decks have and what players hold."""
        if undrawn != self.undrawn or held != self.held or state.known != self.known:
            self.undrawn, self.held, self.known = undrawn, held, state.known[:]
            write_changes(self.packed, 0, self.kept, numbers.special_cards(state, viewer), 0)
        return self.packed
