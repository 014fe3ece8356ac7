"""Writes observations: packs the numbers of a position part by part, and keeps each part until what
it is made from changes. Comparing lists is much cheaper than packing them."""

from struct import Struct
from typing import Final

from trickerion.engine.core.options import Options
from trickerion.engine.core.pieces import PerformanceCard, PlayerBoard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.phases.initiative import initiative_slot
from trickerion.observation import numbers
from trickerion.observation.layout import MOST, OBSERVATION, OBSERVATION_SIZE, SEATS, SHOWS
from trickerion.observation.pending import ASSIGNMENT, NO_RARE, pending, phase_number

_START: Final = {field.name: field.start for field in OBSERVATION}
_PACK: Final = [Struct(f"{size}h").pack for size in range(128)]
"""For each number of numbers the function that packs them as 16-bit integers."""


def packed(numbers: list[int]) -> bytes:
    return _PACK[len(numbers)](*numbers)


def _zeros(first: str, after: str) -> bytes:
    """The numbers from one field to another when all are 0."""
    end = _START[after] if after else OBSERVATION_SIZE
    return bytes(2 * (end - _START[first]))


_NO_SHOWS: Final = [
    _zeros("theater_0.performance", "theater_1.performance") * count for count in range(SHOWS + 1)
]
_NO_PLAYERS: Final = [
    _zeros("player_0.magician", "player_1.magician") * count for count in range(SEATS + 1)
]
_NO_DARK_ALLEY: Final = _zeros("prophecy", "heir")
_NO_HEIR: Final = _zeros("heir", "")
_NOTHING_LASTS: Final = _zeros("player_0.lasting", "notes.enhance_trick")
_NO_NOTES: Final = _zeros("notes.enhance_trick", "theater_0.guests")
_NO_GUESTS: Final = _zeros("theater_0.guests", "heir")


class Part:
    """Some numbers of an observation as bytes, and the list they were made from."""

    __slots__ = ("packed", "source")

    def __init__(self) -> None:
        self.source: list[int] = []
        self.packed = b""

    def is_stale(self, source: list[int]) -> bool:
        """Has the list changed? Then the numbers must be packed again."""
        if source == self.source:
            return False
        self.source = source[:]
        return True


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
            or not self.packed
        ):
            self.dice, self.buy, self.orders = state.dice[:], state.buy[:], state.orders[:]
            self.quick_order, self.deck = state.quick_order, deck
            self.packed = packed(numbers.supply(state))
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
            self.packed = packed(numbers.show(show, viewer, players))
        return self.packed


class PursePart:
    """A player's magician, Fame, Coins, Shards and the like."""

    __slots__ = ("first", "packed", "second")

    def __init__(self) -> None:
        self.first = (-1, -1, -1, -1, -1)
        self.second = (-1, -1, -1, -1)
        self.packed = b""

    def pack(self, player: PlayerBoard, slot: int) -> bytes:
        fame, coins = min(player.fame, MOST), min(player.coins, MOST)
        shards = min(player.shards, MOST)
        first = (1 + player.magician, fame, coins, shards, player.advertised)
        engineer = 1 + player.engineer_symbol
        second = (slot, player.inn_apprentices, player.ability_used, engineer)
        if first != self.first or second != self.second:
            self.first, self.second = first, second
            self.packed = packed([*first, *second])
        return self.packed


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

    def pack(self, player: PlayerBoard) -> bytes:
        if player.tricks != self.tricks:
            self.changes += 1
        elif (
            player.pieces == self.pieces
            and player.markers == self.markers
            and player.managed == self.managed
        ):
            return self.packed
        self.tricks, self.markers = player.tricks[:], player.markers[:]
        self.pieces, self.managed = player.pieces[:], player.managed[:]
        self.packed = packed(numbers.holdings(player))
        return self.packed


class PlacesPart:
    """Where a player's Characters are; `changes` counts how often that has changed."""

    __slots__ = ("changes", "packed", "where")

    def __init__(self) -> None:
        self.where: list[int] = []
        self.changes = 0
        self.packed = b""

    def pack(self, state: State, seat: Seat) -> bytes:
        where = state.players[seat].where
        if where != self.where:
            self.where = where[:]
            self.changes += 1
            self.packed = packed(numbers.places(state, seat))
        return self.packed


class CardsPart:
    """A player's cards, as all see them or, with face-down cards, their owner."""

    __slots__ = ("counts", "face_down", "hand", "is_planning", "packed", "under")

    def __init__(self) -> None:
        self.under: list[int] = []
        self.hand: list[int] = []
        self.face_down = 0
        self.is_planning = False
        self.packed = b""
        self.counts = b""
        """The permanent cards in hand, packed when their owner looks."""

    def pack(self, player: PlayerBoard, is_own: bool, is_planning: bool) -> bytes:
        if (
            player.face_down != self.face_down
            or is_planning != self.is_planning
            or player.under != self.under
            or player.hand != self.hand
            or not self.packed
        ):
            self.under, self.hand = player.under[:], player.hand[:]
            self.face_down, self.is_planning = player.face_down, is_planning
            self.packed = packed(numbers.cards(player, is_own, is_planning))
            self.counts = b""
        return self.packed


class PlayerParts:
    """The board of one player."""

    __slots__ = ("cards", "holdings", "own_cards", "places", "purse")

    def __init__(self) -> None:
        self.purse = PursePart()
        self.holdings = HoldingsPart()
        self.places = PlacesPart()
        self.cards = CardsPart()
        self.own_cards = CardsPart()


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
        self.special_cards = Part()


class Observer:
    """Observes one game, again and again."""

    __slots__ = (
        *("dark_alley", "has_heir", "initiative", "last_turn", "players", "prophecies"),
        *("setup", "slots", "supply", "viewers"),
    )

    def __init__(self, options: Options) -> None:
        modules = (options.dark_alley, options.prophecies, options.beginner, options.quick)
        flags = [int(module) for module in (*modules, options.late_bonus, options.duel)]
        self.setup = packed([options.seats, *flags])
        self.last_turn: int = options.last_turn
        self.dark_alley: bool = options.dark_alley
        self.initiative: list[Seat] = []
        self.has_heir: bool = options.heir != ""
        self.slots = [0] * options.seats
        """The initiative slot of each seat."""
        self.supply = SupplyPart()
        self.prophecies = Part()
        self.players = [PlayerParts() for _ in range(options.seats)]
        self.viewers = [ViewerParts() for _ in range(options.seats)]

    def observe(self, state: State, viewer: Seat) -> bytes:
        """What a seat sees, as 16-bit numbers."""
        phase = phase_number(state)
        turn = min(state.turn, self.last_turn)
        work = pending(state, viewer, turn, phase)
        rare = NO_RARE if work.rare is None else packed(work.rare)
        parts = [self.setup, packed(numbers.turn_setups(state))]
        parts += [packed(work.common), rare, self.supply.pack(state)]
        is_planning = phase == ASSIGNMENT
        self._add_players(state, viewer, is_planning, parts)
        self._add_table(state, viewer, parts)
        if self.dark_alley:
            self._add_dark_alley(state, viewer, is_planning, parts)
        else:
            parts.append(_NO_DARK_ALLEY)
        parts.append(packed(numbers.heir(state)) if self.has_heir else _NO_HEIR)
        return b"".join(parts)

    def _add_players(
        self, state: State, viewer: Seat, is_planning: bool, parts: list[bytes]
    ) -> None:
        if state.initiative != self.initiative:
            self.initiative = state.initiative[:]
            self.slots = [initiative_slot(state, seat) for seat in range(len(self.slots))]
        players = len(self.players)
        has_secrets = state.players[viewer].face_down != 0
        kept = self.players[viewer]
        cards = kept.own_cards if has_secrets else kept.cards
        own_cards = cards.pack(state.players[viewer], has_secrets, is_planning)
        if not cards.counts:
            cards.counts = packed(numbers.hand(state.players[viewer]))
        parts.append(cards.counts)
        for turn in range(players):
            seat = (viewer + turn) % players
            player, kept = state.players[seat], self.players[seat]
            parts.append(kept.purse.pack(player, self.slots[seat]))
            parts.append(kept.holdings.pack(player))
            parts.append(kept.places.pack(state, seat))
            parts.append(own_cards if not turn else kept.cards.pack(player, False, is_planning))
        parts.append(_NO_PLAYERS[SEATS - players])

    def _add_table(self, state: State, viewer: Seat, parts: list[bytes]) -> None:
        own, players = self.viewers[viewer], len(self.players)
        learned = moved = 0
        for kept in self.players:
            learned += kept.holdings.changes
            moved += kept.places.changes
        if learned != own.learned:
            own.learned = learned
            own.tricks = packed(numbers.tricks(state, viewer))
        if moved != own.moved:
            own.moved = moved
            own.slots = packed(numbers.slots(state, viewer))
        parts.append(own.tricks)
        parts.append(own.slots)
        for place, show in enumerate(state.theater):
            parts.append(own.shows[place].pack(show, viewer, players))
        parts.append(_NO_SHOWS[SHOWS - len(state.theater)])

    def _add_dark_alley(
        self, state: State, viewer: Seat, is_planning: bool, parts: list[bytes]
    ) -> None:
        own = self.viewers[viewer]
        if self.prophecies.is_stale(numbers.foretold(state)):
            self.prophecies.packed = packed(numbers.prophecies(state))
        parts.append(self.prophecies.packed)
        if own.special_cards.is_stale(numbers.card_moves(state, is_planning)):
            own.special_cards.packed = packed(numbers.special_cards(state, viewer))
        parts.append(own.special_cards.packed)
        parts.append(packed(numbers.lasting(state, viewer)) if state.lasting else _NOTHING_LASTS)
        parts.append(packed(numbers.notes(state)) if state.notes else _NO_NOTES)
        parts.append(self._guests(state, viewer))

    def _guests(self, state: State, viewer: Seat) -> bytes:
        for show in state.theater:
            if show.guests:
                return packed(numbers.guests(state, viewer))
        return _NO_GUESTS
