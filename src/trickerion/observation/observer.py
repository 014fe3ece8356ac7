"""Writes observations: packs the numbers of a position part by part, and keeps each part until what
it is made from changes. Comparing lists is much cheaper than packing them.

A number takes one byte. Only Fame, Coins and Shards can be larger: `large_numbers` lists those.
"""

import sys
from typing import Final

from trickerion.engine.core.options import Options
from trickerion.engine.core.pieces import PerformanceCard, PlayerBoard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.phases.initiative import initiative_slot
from trickerion.observation import numbers
from trickerion.observation.layout import MOST, OBSERVATION, OBSERVATION_SIZE, SEATS, SHOWS
from trickerion.observation.pending import ASSIGNMENT, add_pending, phase_number

LARGEST_BYTE: Final = 255

_START: Final = {field.name: field.start for field in OBSERVATION}
_PURSES: Final = [_START[f"player_{seat}.fame"] for seat in range(SEATS)]
"""Where the Fame of each seat is; Coins and Shards follow."""
_LOW_BYTE: Final = 0 if sys.byteorder == "little" else 1
"""Which of the two bytes of a 16-bit number is the low one."""


def widened(row: bytes, large: list[tuple[int, int]]) -> bytearray:
    """The numbers of an observation as 16-bit integers; `large` lists those above 255."""
    wide = bytearray(2 * len(row))
    wide[_LOW_BYTE::2] = row
    for place, number in large:
        wide[2 * place : 2 * place + 2] = number.to_bytes(2, sys.byteorder)
    return wide


def _zeros(first: str, after: str) -> bytes:
    """The numbers from one field to another when all are 0."""
    end = _START[after] if after else OBSERVATION_SIZE
    return bytes(end - _START[first])


_NO_SHOWS: Final = [
    _zeros("theater_0.performance", "theater_1.performance") * count for count in range(SHOWS + 1)
]
_NO_PLAYERS: Final = [
    _zeros("player_0.magician", "player_1.magician") * count for count in range(SEATS + 1)
]
_NO_DARK_ALLEY: Final = _zeros("prophecy", "")
_NOTHING_LASTS: Final = _zeros("player_0.lasting", "notes.enhance_trick")
_NO_NOTES: Final = _zeros("notes.enhance_trick", "theater_0.guests")
_NO_GUESTS: Final = _zeros("theater_0.guests", "")


class SetupPart:
    """The options of the game and the Turn Setup cards."""

    __slots__ = ("next_turn_setup", "options", "packed", "turn_setup")

    def __init__(self, options: Options) -> None:
        modules = (options.dark_alley, options.prophecies, options.beginner, options.quick)
        flags = [int(module) for module in (*modules, options.late_bonus, options.duel)]
        self.options = bytes([options.players, *flags])
        self.turn_setup = 0
        self.next_turn_setup = 0
        self.packed = b""

    def pack(self, state: State) -> bytes:
        """DUEL-2: the Turn Setup cards of this turn and of the next one are known."""
        deck = state.turn_setup_deck
        first, second = 1 + state.turn_setup, 1 + deck[0] if deck else 0
        if first != self.turn_setup or second != self.next_turn_setup or not self.packed:
            self.turn_setup, self.next_turn_setup = first, second
            self.packed = self.options + bytes([first, second])
        return self.packed


class SupplyPart:
    """The dice, the Market Row, the Performance deck."""

    __slots__ = ("buy", "deck", "dice", "orders", "packed", "quick_order")

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.buy: list[int] = []
        self.orders: list[int] = []
        self.deck = 0
        self.quick_order = 0
        self.packed = b""

    def pack(self, state: State) -> bytes:
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
            self.packed = bytes(numbers.supply(state))
        return self.packed


class ShowPart:
    """A Performance card with its markers, for one viewer."""

    __slots__ = ("card", "markers", "packed", "stacked")

    def __init__(self) -> None:
        self.card = -1
        self.stacked = 0
        self.markers: list[int] = []
        self.packed = b""

    def pack(self, show: PerformanceCard, viewer: Seat, players: int) -> bytes:
        if show.card != self.card or show.stacked != self.stacked or show.markers != self.markers:
            self.card, self.stacked, self.markers = show.card, show.stacked, show.markers[:]
            self.packed = bytes(numbers.show(show, viewer, players))
        return self.packed


class PursePart:
    """A player's magician, Fame, Coins, Shards and the like."""

    __slots__ = (
        *("ability_used", "advertised", "coins", "engineer_symbol", "fame", "inn_apprentices"),
        *("magician", "packed", "shards", "slot"),
    )

    def __init__(self) -> None:
        self.magician = self.fame = self.coins = self.shards = self.advertised = -2
        self.slot = self.inn_apprentices = self.ability_used = self.engineer_symbol = -2
        self.packed = b""

    def update(self, player: PlayerBoard, slot: int) -> bool:
        """Pack the numbers if one has changed; returns whether."""
        if (
            player.coins == self.coins
            and player.fame == self.fame
            and player.shards == self.shards
            and player.advertised == self.advertised
            and slot == self.slot
            and player.inn_apprentices == self.inn_apprentices
            and player.ability_used == self.ability_used
            and player.engineer_symbol == self.engineer_symbol
            and player.magician == self.magician
        ):
            return False
        self.magician, self.fame = player.magician, player.fame
        self.coins, self.shards = player.coins, player.shards
        self.advertised, self.slot = player.advertised, slot
        self.inn_apprentices, self.ability_used = player.inn_apprentices, player.ability_used
        self.engineer_symbol = player.engineer_symbol
        self.packed = bytes(numbers.purse(player, slot, LARGEST_BYTE))
        return True


class HoldingsPart:
    """A player's tricks and components; `changes` counts how often the tricks have changed."""

    __slots__ = ("changes", "managed", "markers", "packed", "pieces", "tricks")

    def __init__(self) -> None:
        self.tricks: list[int] = []
        self.markers: list[int] = []
        self.pieces: list[int] = []
        self.managed: list[int] = []
        self.changes = 0
        self.packed = b""

    def update(self, player: PlayerBoard) -> bool:
        """Pack the numbers if one has changed; returns whether."""
        if player.tricks != self.tricks:
            self.changes += 1
        elif (
            player.pieces == self.pieces
            and player.markers == self.markers
            and player.managed == self.managed
        ):
            return False
        self.tricks, self.markers = player.tricks[:], player.markers[:]
        self.pieces, self.managed = player.pieces[:], player.managed[:]
        self.packed = bytes(numbers.holdings(player))
        return True


class PlacesPart:
    """Where a player's Characters are; `changes` counts how often that has changed."""

    __slots__ = ("changes", "packed", "where")

    def __init__(self) -> None:
        self.where: list[int] = []
        self.changes = 0
        self.packed = b""

    def update(self, state: State, seat: Seat) -> bool:
        """Pack the numbers if one has changed; returns whether."""
        where = state.players[seat].where
        if where == self.where:
            return False
        self.where = where[:]
        self.changes += 1
        self.packed = bytes(numbers.places(state, seat))
        return True


class CardsPart:
    """A player's cards, as all see them and as their owner does; packed when someone looks."""

    __slots__ = ("counts", "face_down", "hand", "is_planning", "own", "public", "under")

    def __init__(self) -> None:
        self.under: list[int] = []
        self.hand: list[int] = []
        self.face_down = 0
        self.is_planning = False
        self.public = b""
        self.own = b""
        self.counts = b""
        """The permanent cards in hand, for their owner."""

    def update(self, player: PlayerBoard, is_planning: bool) -> None:
        """Forget what has been packed if something has changed."""
        if (
            player.face_down != self.face_down
            or is_planning != self.is_planning
            or player.under != self.under
            or player.hand != self.hand
        ):
            self.under, self.hand = player.under[:], player.hand[:]
            self.face_down, self.is_planning = player.face_down, is_planning
            self.public = self.own = self.counts = b""

    def pack(self, player: PlayerBoard, is_own: bool) -> bytes:
        if is_own and self.face_down:
            if not self.own:
                self.own = numbers.cards(player, True, self.is_planning)
            return self.own
        if not self.public:
            self.public = numbers.cards(player, False, self.is_planning)
        return self.public

    def pack_counts(self, player: PlayerBoard) -> bytes:
        if not self.counts:
            self.counts = numbers.hand(player)
        return self.counts


class PlayerParts:
    """The board of one player."""

    __slots__ = ("cards", "holdings", "packed", "places", "purse")

    def __init__(self) -> None:
        self.purse = PursePart()
        self.holdings = HoldingsPart()
        self.places = PlacesPart()
        self.cards = CardsPart()
        self.packed = b""
        """All but the cards."""

    def update(self, state: State, seat: Seat, slot: int, is_planning: bool) -> None:
        player = state.players[seat]
        is_changed = self.purse.update(player, slot)
        is_changed = self.holdings.update(player) or is_changed
        is_changed = self.places.update(state, seat) or is_changed
        if is_changed:
            self.packed = self.purse.packed + self.holdings.packed + self.places.packed
        self.cards.update(player, is_planning)


class PropheciesPart:
    """The prophecies, the sizes of the Special decks, the card in use."""

    __slots__ = ("active", "armed", "discard", "packed", "pending", "pile", "undrawn")

    def __init__(self) -> None:
        self.active = 0
        self.armed = 0
        self.pile = 0
        self.undrawn = 0
        self.pending: list[int] = []
        self.discard: list[int] = []
        self.packed = b""

    def pack(self, state: State, undrawn: int) -> bytes:
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
            self.packed = bytes(numbers.prophecies(state))
        return self.packed


class SpecialCardsPart:
    """Where the Special cards are, as far as one viewer knows. That changes when one is drawn,
    shown or discarded."""

    __slots__ = ("held", "known", "packed", "undrawn")

    def __init__(self) -> None:
        self.known: list[int] = []
        self.undrawn = 0
        self.held = 0
        self.packed = b""

    def pack(self, state: State, viewer: Seat, undrawn: int, held: int) -> bytes:
        """`undrawn` and `held` say how many cards the decks have and what players hold."""
        if undrawn != self.undrawn or held != self.held or state.known != self.known:
            self.undrawn, self.held, self.known = undrawn, held, state.known[:]
            self.packed = bytes(numbers.special_cards(state, viewer))
        return self.packed


class ViewerParts:
    """What looks different to each viewer. `learned` and `moved` count the changes of tricks and
    places that have been packed."""

    __slots__ = ("learned", "moved", "shows", "slots", "special_cards", "tricks")

    def __init__(self) -> None:
        self.tricks = b""
        self.learned = 0
        self.slots = b""
        self.moved = 0
        self.shows = [ShowPart() for _ in range(SHOWS)]
        self.special_cards = SpecialCardsPart()


class Observer:
    """Observes one game, again and again."""

    __slots__ = (
        *("dark_alley", "initiative", "last_turn", "players", "prophecies"),
        *("setup", "slots", "supply", "viewers"),
    )

    def __init__(self, options: Options) -> None:
        self.setup = SetupPart(options)
        self.last_turn: int = options.last_turn
        self.dark_alley: bool = options.dark_alley
        self.initiative: list[Seat] = []
        self.slots = [0] * options.players
        """The initiative slot of each seat."""
        self.supply = SupplyPart()
        self.prophecies = PropheciesPart()
        self.players = [PlayerParts() for _ in range(options.players)]
        self.viewers = [ViewerParts() for _ in range(options.players)]

    def observe(self, state: State, viewer: Seat, parts: list[bytes]) -> None:
        """Add what a seat sees, a byte for each number, in parts to be joined."""
        phase = phase_number(state)
        parts.append(self.setup.pack(state))
        add_pending(state, viewer, min(state.turn, self.last_turn), phase, parts)
        parts.append(self.supply.pack(state))
        self._add_players(state, viewer, phase == ASSIGNMENT, parts)
        self._add_table(state, viewer, parts)
        if self.dark_alley:
            self._add_dark_alley(state, viewer, phase == ASSIGNMENT, parts)
        else:
            parts.append(_NO_DARK_ALLEY)

    def large_numbers(self, state: State, viewer: Seat) -> list[tuple[int, int]]:
        """The numbers of what a seat sees that are above 255, each with its place."""
        large: list[tuple[int, int]] = []
        for seat, player in enumerate(state.players):
            if player.fame <= LARGEST_BYTE >= player.coins and player.shards <= LARGEST_BYTE:
                continue
            place = _PURSES[numbers.turned(seat, viewer, len(state.players))]
            for number in (player.fame, player.coins, player.shards):
                if number > LARGEST_BYTE:
                    large.append((place, min(number, MOST)))
                place += 1
        return large

    def _add_players(
        self, state: State, viewer: Seat, is_planning: bool, parts: list[bytes]
    ) -> None:
        if state.initiative != self.initiative:
            self.initiative = state.initiative[:]
            self.slots = [initiative_slot(state, seat) for seat in range(len(self.slots))]
        for seat, kept in enumerate(self.players):
            kept.update(state, seat, self.slots[seat], is_planning)
        players = len(self.players)
        parts.append(self.players[viewer].cards.pack_counts(state.players[viewer]))
        for turn in range(players):
            seat = viewer + turn if viewer + turn < players else viewer + turn - players
            kept = self.players[seat]
            parts.append(kept.packed)
            parts.append(kept.cards.pack(state.players[seat], seat == viewer))
        parts.append(_NO_PLAYERS[SEATS - players])

    def _add_table(self, state: State, viewer: Seat, parts: list[bytes]) -> None:
        own, players = self.viewers[viewer], len(self.players)
        learned = moved = 0
        for kept in self.players:
            learned += kept.holdings.changes
            moved += kept.places.changes
        if learned != own.learned:
            own.learned = learned
            own.tricks = bytes(numbers.tricks(state, viewer))
        if moved != own.moved:
            own.moved = moved
            own.slots = numbers.slots(state, viewer)
        parts.append(own.tricks)
        parts.append(own.slots)
        for place, show in enumerate(state.theater):
            parts.append(own.shows[place].pack(show, viewer, players))
        parts.append(_NO_SHOWS[SHOWS - len(state.theater)])

    def _add_dark_alley(
        self, state: State, viewer: Seat, is_planning: bool, parts: list[bytes]
    ) -> None:
        undrawn = numbers.undrawn(state)
        held = numbers.held(state, is_planning)
        parts.append(self.prophecies.pack(state, undrawn))
        parts.append(self.viewers[viewer].special_cards.pack(state, viewer, undrawn, held))
        parts.append(bytes(numbers.lasting(state, viewer)) if state.lasting else _NOTHING_LASTS)
        parts.append(bytes(numbers.notes(state)) if state.notes else _NO_NOTES)
        parts.append(self._guests(state, viewer))

    def _guests(self, state: State, viewer: Seat) -> bytes:
        for show in state.theater:
            if show.guests:
                return bytes(numbers.guests(state, viewer))
        return _NO_GUESTS
