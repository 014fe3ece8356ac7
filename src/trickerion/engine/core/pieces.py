"""The pieces on the table: player boards, Performance cards with their markers, used cards."""

from typing import Final

from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    CHARACTER_COUNT,
    count_markers,
    has_bit,
    has_marker_of,
    is_marker_of,
    members,
    with_bit,
    without_bit,
)
from trickerion.engine.core.types import (
    BitSet,
    CardNumber,
    Character,
    Component,
    MagicianNumber,
    PackedMarker,
    PerformanceNumber,
    PileSide,
    Place,
    Seat,
    Slot,
    Symbol,
    TrickNumber,
)

# Where a Character is, if it is not on a slot (a slot's number then).
SUPPLY: Final = -4
INN: Final = -3
IDLE: Final = -2
HOME: Final = -1

IN_BOX: Final = -2
"""The owner of a trick that is not in this game; NONE is the owner of a trick in its deck."""

Powers = tuple[int, ...]
"""Some Power cards; NONE where a Power slot has none."""
NOTHING_LEARNED: Final[Powers] = (NONE, NONE, NONE, NONE)
NO_POWER_COINS: Final[tuple[int, ...]] = (0, 0, 0, 0)

Contents = tuple[object, tuple[object, ...]]
"""How an object is pickled: the function that rebuilds it, and its arguments."""


COUNTERS: Final = ("card_changes", "changes", "holding_changes", "moves")
"""What counts the changes of boards and Performance cards: neither saved nor copied."""


class PlayerBoard:
    """The board of one seat. Tricks and markers are indexed by symbol."""

    __slots__ = (
        "ability_used",
        "advertised",
        "card_changes",
        "coins",
        "discarded_powers",
        "engineer_symbol",
        "face_down",
        "fame",
        "hand",
        "holding_changes",
        "inn_apprentices",
        "learned",
        "magician",
        "managed",
        "markers",
        "moves",
        "pieces",
        "power_coins",
        "powers",
        "powers_used",
        "returned_powers",
        "shards",
        "tricks",
        "under",
        "where",
    )

    def __init__(
        self,
        tricks: list[TrickNumber],
        markers: list[int],
        pieces: list[int],
        managed: list[int],
        where: list[Slot],
        under: list[CardNumber],
        hand: list[CardNumber],
        magician: MagicianNumber = NONE,
        fame: int = 0,
        coins: int = 0,
        shards: int = 0,
        advertised: int = 0,
        engineer_symbol: Symbol = NONE,
        face_down: BitSet = 0,
        inn_apprentices: int = 0,
        ability_used: int = 0,
        powers: Powers = (),
        learned: Powers = NOTHING_LEARNED,
        discarded_powers: Powers = (),
        returned_powers: Powers = (),
        power_coins: tuple[int, ...] = NO_POWER_COINS,
        powers_used: BitSet = 0,
    ) -> None:
        self.tricks = tricks
        self.markers = markers
        """Markers on the trick cards."""
        self.pieces = pieces
        self.managed = managed
        """1 for a component whose pile is on a Manager's slot."""
        self.where = where
        self.under = under
        """The assignment card under each Character."""
        self.hand = hand
        """Assignment cards in hand, sorted."""
        self.magician = magician
        self.fame = fame
        self.coins = coins
        self.shards = shards
        self.advertised = advertised
        self.engineer_symbol = engineer_symbol
        """The symbol of the trick on the Engineer's slot."""
        self.face_down = face_down
        """A bit for each Character whose assignment card is face down."""
        self.inn_apprentices = inn_apprentices
        self.ability_used = ability_used
        """1 if the once-per-turn ability has been used."""
        self.powers = powers
        """POW-2: the Power cards in hand, sorted. Tuples are replaced, never changed."""
        self.learned = learned
        """POW-4: the Power beside each Power slot, from the bottom up."""
        self.discarded_powers = discarded_powers
        """POW-2: what the player discarded during setup; only the player knows."""
        self.returned_powers = returned_powers
        """POW-6: the Powers in hand that were face up once, so that everyone knows them."""
        self.power_coins = power_coins
        """The Coins on the Power beside each Power slot."""
        self.powers_used = powers_used
        """A bit for each Power slot whose Power has been used this turn."""
        self.holding_changes = 0
        """How often tricks, markers or components have changed, for those who keep something made
        from them. Copies start from 0."""
        self.moves = 0
        """How often a Character's place has changed."""
        self.card_changes = 0
        """How often the cards in hand or under Characters have changed."""

    @staticmethod
    def new() -> "PlayerBoard":
        return PlayerBoard(
            tricks=[NONE] * 4,
            markers=[0] * 4,
            pieces=[0] * 12,
            managed=[0] * 12,
            where=[SUPPLY] * CHARACTER_COUNT,
            under=[NONE] * CHARACTER_COUNT,
            hand=[],
        )

    def clone(self) -> "PlayerBoard":
        return PlayerBoard(
            self.tricks[:],
            self.markers[:],
            self.pieces[:],
            self.managed[:],
            self.where[:],
            self.under[:],
            self.hand[:],
            self.magician,
            self.fame,
            self.coins,
            self.shards,
            self.advertised,
            self.engineer_symbol,
            self.face_down,
            self.inn_apprentices,
            self.ability_used,
            self.powers,
            self.learned,
            self.discarded_powers,
            self.returned_powers,
            self.power_coins,
            self.powers_used,
        )

    def __reduce__(self) -> Contents:
        lists = (self.tricks, self.markers, self.pieces, self.managed, self.where, self.under)
        purse = (self.fame, self.coins, self.shards)
        flags = (self.advertised, self.engineer_symbol, self.face_down)
        rest = (*flags, self.inn_apprentices, self.ability_used)
        powers = (self.powers, self.learned, self.discarded_powers, self.returned_powers)
        used = (self.power_coins, self.powers_used)
        return PlayerBoard, (*lists, self.hand, self.magician, *purse, *rest, *powers, *used)

    def has(self, character: Character) -> bool:
        """Is the Character in the team? (At the Inn it is not yet.)"""
        return self.where[character] >= IDLE

    def is_home(self, character: Character) -> bool:
        return self.where[character] == HOME

    def is_face_down(self, character: Character) -> bool:
        return has_bit(self.face_down, character)

    def face_down_characters(self) -> tuple[Character, ...]:
        """The Characters whose assignment cards are face down."""
        return members(self.face_down)

    def symbol_of(self, trick: TrickNumber) -> Symbol:
        """The symbol of one of the player's tricks, NONE if it isn't one."""
        return self.tricks.index(trick) if trick in self.tricks else NONE

    # Changes of the lists, which are counted

    def set_trick(self, symbol: Symbol, trick: TrickNumber) -> None:
        self.tricks[symbol] = trick
        self.holding_changes += 1

    def add_markers(self, symbol: Symbol, markers: int) -> None:
        """Put markers on a trick card, or take some away."""
        self.markers[symbol] += markers
        self.holding_changes += 1

    def add_pieces(self, component: Component, pieces: int) -> None:
        self.pieces[component] += pieces
        self.holding_changes += 1

    def set_pile(self, component: Component, pile: PileSide) -> None:
        """Put a pile on the board or on a Manager's slot."""
        self.managed[component] = pile
        self.holding_changes += 1

    def move(self, character: Character, where: Slot) -> None:
        self.where[character] = where
        self.moves += 1

    def take_in_hand(self, cards: list[CardNumber]) -> None:
        self.hand += cards
        self.hand.sort()
        self.card_changes += 1

    def lay_card(self, character: Character, card: CardNumber) -> None:
        """Put a card from hand face down under a Character."""
        self.hand.remove(card)
        self.under[character] = card
        self.face_down = with_bit(self.face_down, character)
        self.card_changes += 1

    def set_card(self, character: Character, card: CardNumber) -> None:
        """Put a card face up under a Character; NONE takes it away."""
        self.under[character] = card
        self.face_down = without_bit(self.face_down, character)
        self.card_changes += 1

    def turn_up(self, character: Character) -> None:
        """Turn the card under a Character face up."""
        self.face_down = without_bit(self.face_down, character)
        self.card_changes += 1

    def pass_card_on(self, character: Character, other: Character) -> None:
        """Move the card under a Character to another one."""
        self.under[other], self.under[character] = self.under[character], NONE
        if self.is_face_down(character):
            self.face_down = with_bit(without_bit(self.face_down, character), other)
        self.card_changes += 1

    def clear_cards(self) -> None:
        """Take away the cards under all Characters."""
        self.under = [NONE] * CHARACTER_COUNT
        self.face_down = 0
        self.card_changes += 1


class PerformanceCard:
    """A Performance card in the Theater and the markers on its slots (NONE: free). `stacked` holds
    a bit for each slot with two markers; `guests` are markers outside the slots. `changes` counts
    how often the markers on the slots have changed; copies start from 0."""

    __slots__ = ("card", "changes", "guests", "markers", "stacked")

    def __init__(
        self,
        card: PerformanceNumber,
        markers: list[PackedMarker],
        stacked: BitSet,
        guests: list[PackedMarker],
    ) -> None:
        self.card = card
        self.markers = markers
        self.stacked = stacked
        self.guests = guests
        self.changes = 0

    def clone(self) -> "PerformanceCard":
        return PerformanceCard(self.card, self.markers[:], self.stacked, self.guests[:])

    def __reduce__(self) -> Contents:
        return PerformanceCard, (self.card, self.markers, self.stacked, self.guests)

    def count(self, seat: Seat, symbol: Symbol) -> int:
        """How many markers of that seat and symbol are on the card; a stack is one."""
        count = count_markers(self.markers, seat, symbol)
        return count + count_markers(self.guests, seat, symbol) if self.guests else count

    def holds_any_of(self, seat: Seat) -> bool:
        return has_marker_of(self.markers, seat) or has_marker_of(self.guests, seat)

    def is_stacked(self, place: Place) -> bool:
        """Is there a stack of two markers on a slot?"""
        return has_bit(self.stacked, place)

    def put(self, place: Place, marker: PackedMarker, pieces: int) -> None:
        """Put one marker, or a stack of two, on a slot."""
        self.markers[place] = marker
        self.changes += 1
        if pieces > 1:
            self.stacked = with_bit(self.stacked, place)

    def pieces(self, place: Place) -> int:
        """How many markers are on a slot."""
        return 1 + self.is_stacked(place) if self.markers[place] != NONE else 0

    def pieces_of(self, seat: Seat, symbol: Symbol) -> int:
        """How many markers of that seat and symbol are on the card; a stack is two."""
        count = self.count(seat, symbol)
        if self.stacked and count:
            for place, marker in enumerate(self.markers):
                count += is_marker_of(marker, seat, symbol) and self.is_stacked(place)
        return count

    def remove(self, seat: Seat, symbol: Symbol) -> None:
        """Remove all markers of that seat and symbol."""
        for place, marker in enumerate(self.markers):
            if is_marker_of(marker, seat, symbol):
                self.clear(place)
        self.guests = [guest for guest in self.guests if not is_marker_of(guest, seat, symbol)]

    def clear(self, place: Place) -> None:
        """Remove the markers from a slot."""
        self.markers[place] = NONE
        self.stacked = without_bit(self.stacked, place)
        self.changes += 1

    def clear_all(self, free: list[PackedMarker]) -> None:
        """Remove the markers from all slots, which are `free` then, and those outside."""
        self.markers = free
        self.stacked = 0
        self.guests = []
        self.changes += 1


class UsedCard:
    """A Special card used for its bonus this turn, and a number that its effect remembers. A value:
    never changed, only replaced."""

    __slots__ = ("card", "character", "memory", "seat")

    def __init__(self, card: CardNumber, seat: Seat, character: Character, memory: int = 0) -> None:
        self.card = card
        self.seat = seat
        self.character = character
        self.memory = memory

    def __reduce__(self) -> Contents:
        return UsedCard, (self.card, self.seat, self.character, self.memory)
