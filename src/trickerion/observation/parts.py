"""The parts of an observation: each is packed when what it is made from has changed, and kept until
then. Counters of the engine tell."""

from typing import Final

from trickerion.engine.core.names import NONE
from trickerion.engine.core.options import Options
from trickerion.engine.core.pieces import PerformanceCard, PlayerBoard, Powers, UsedCard
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.observation import numbers
from trickerion.observation.layout import SHOWS
from trickerion.observation.numbers import LARGEST_BYTE, pair

NEVER: Final = -1
"""No counter of the engine has this value."""


class SetupPart:
    """The options of the game and the Turn Setup cards."""

    __slots__ = ("options", "packed", "turn_setup")

    def __init__(self, options: Options) -> None:
        modules = (options.dark_alley, options.prophecies, options.beginner, options.quick)
        later = (options.late_bonus, options.duel, options.powers)
        flags = [int(module) for module in (*modules, *later)]
        self.options = bytes([options.seats, *flags])
        self.turn_setup = NONE
        self.packed = b""

    def forget(self) -> None:
        self.packed = b""

    def pack(self, state: State) -> bytes:
        """DUEL-2: the Turn Setup cards of this turn and of the next one are known; they change
        together."""
        if state.turn_setup != self.turn_setup or not self.packed:
            self.turn_setup = state.turn_setup
            following = 1 + state.turn_setup_deck[0] if state.turn_setup_deck else 0
            self.packed = self.options + pair(1 + state.turn_setup, following)
        return self.packed


class SupplyPart:
    """The dice, the Market Row, the Performance deck."""

    __slots__ = ("changes", "deck", "in_deck", "packed")

    def __init__(self) -> None:
        self.changes = NEVER
        self.deck = b""
        self.in_deck = NEVER
        """The size of the Performance deck, which only loses cards from the top."""
        self.packed = b""

    def forget(self) -> None:
        self.changes = self.in_deck = NEVER

    def pack(self, state: State) -> bytes:
        if state.supply_changes != self.changes:
            self.changes = state.supply_changes
            if len(state.performance_deck) != self.in_deck:
                self.in_deck = len(state.performance_deck)
                self.deck = numbers.performance_deck(state)
            self.packed = numbers.supply(state, self.deck)
        return self.packed


class ShowPart:
    """A Performance card with its markers, for one viewer."""

    __slots__ = ("changes", "packed", "show")

    def __init__(self) -> None:
        self.show: PerformanceCard | None = None
        self.changes = NEVER
        self.packed = b""

    def update(self, show: PerformanceCard, viewer: Seat, players: int) -> bool:
        """Pack the numbers if one may have changed; returns whether."""
        if show is self.show and show.changes == self.changes:
            return False
        self.show, self.changes = show, show.changes
        self.packed = numbers.show(show, viewer, players)
        return True


class PursePart:
    """A player's magician, Fame, Coins, Shards and the like."""

    __slots__ = (
        *("ability_used", "advertised", "coins", "engineer_symbol", "fame", "inn_apprentices"),
        *("is_large", "magician", "packed", "shards", "slot"),
    )

    def __init__(self) -> None:
        self.magician = self.fame = self.coins = self.shards = self.advertised = -2
        self.slot = self.inn_apprentices = self.ability_used = self.engineer_symbol = -2
        self.packed = b""
        self.is_large = False
        """Is there more of something than fits into a byte?"""

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
        self.is_large = (
            player.fame > LARGEST_BYTE
            or player.coins > LARGEST_BYTE
            or player.shards > LARGEST_BYTE
        )
        self.packed = numbers.purse(player, slot)
        return True


class PlayerParts:
    """The board of one player, as all see it and as its owner does. What is empty has to be packed
    when someone looks."""

    __slots__ = (
        *("board", "card_changes", "hand", "holding_changes", "holdings", "is_planning", "learned"),
        *("moves", "own", "own_cards", "places", "public", "public_cards", "purse"),
    )

    def __init__(self) -> None:
        self.purse = PursePart()
        self.holdings = b""
        self.holding_changes = NEVER
        self.places = b""
        """The places of Characters, and their wages, which Powers change."""
        self.moves = NEVER
        self.learned: Powers = ()
        self.board = b""
        """All but the cards."""
        self.hand = b""
        """The permanent cards in hand, which only the owner sees."""
        self.own_cards = b""
        self.public_cards = b""
        self.card_changes = NEVER
        self.is_planning = False
        self.own = b""
        """The board after the hand."""
        self.public = b""

    def forget(self) -> None:
        self.holding_changes = self.moves = self.card_changes = NEVER

    def update(self, state: State, seat: Seat, slot: int, is_planning: bool) -> None:
        """Pack what has changed, and forget what has been made from it."""
        player = state.players[seat]
        is_changed = self.purse.update(player, slot)
        if player.holding_changes != self.holding_changes:
            self.holding_changes = player.holding_changes
            self.holdings = numbers.holdings(player)
            is_changed = True
        if player.moves != self.moves or player.learned is not self.learned:
            self.moves, self.learned = player.moves, player.learned
            self.places = numbers.places(state, seat)
            is_changed = True
        if is_changed:
            self.board = b"%b%b%b" % (self.purse.packed, self.holdings, self.places)
            self.own = self.public = b""
        if player.card_changes != self.card_changes or is_planning != self.is_planning:
            self.card_changes, self.is_planning = player.card_changes, is_planning
            self.own = self.public = self.own_cards = self.public_cards = b""

    def pack_own(self, player: PlayerBoard) -> bytes:
        if not self.own:
            if not self.own_cards:
                self.own_cards = numbers.cards(player, True, self.is_planning)
                self.hand = numbers.hand(player)
            self.own = b"%b%b%b" % (self.hand, self.board, self.own_cards)
        return self.own

    def pack_public(self, player: PlayerBoard) -> bytes:
        if not self.public_cards:
            self.public_cards = numbers.cards(player, False, self.is_planning)
        self.public = self.board + self.public_cards
        return self.public


class PropheciesPart:
    """The prophecies, the sizes of the Special decks, the card in use."""

    __slots__ = ("active", "armed", "card_changes", "decks", "packed", "pending", "prophecies")

    def __init__(self) -> None:
        self.active = 0
        self.armed = 0
        self.card_changes = NEVER
        self.pending: list[int] = []
        """When the pile or the discarded prophecies change, so do the Pending ones (END-6)."""
        self.prophecies = b""
        self.decks = b""
        self.packed = b""

    def forget(self) -> None:
        self.card_changes = NEVER
        self.pending = []

    def pack(self, state: State) -> bytes:
        if state.special_card_changes != self.card_changes or state.armed != self.armed:
            self.card_changes, self.armed = state.special_card_changes, state.armed
            self.decks = numbers.special_decks(state)
            self.packed = b""
        if state.prophecy != self.active or state.pending_prophecies != self.pending:
            self.active, self.pending = state.prophecy, state.pending_prophecies[:]
            self.prophecies = bytes(numbers.prophecies(state))
            self.packed = b""
        if not self.packed:
            self.packed = self.prophecies + self.decks
        return self.packed


class ViewerParts:
    """What looks different to each viewer."""

    __slots__ = (
        *("card_changes", "dark_alley", "guests", "has_guests", "lasting", "lasting_cards"),
        *("moves", "notes", "prophecies", "shown", "shows"),
        *("slots", "special_cards", "table", "theater", "trick_changes", "tricks"),
    )

    def __init__(self) -> None:
        self.tricks = b""
        self.trick_changes = NEVER
        self.slots = b""
        self.moves = NEVER
        self.shows = [ShowPart() for _ in range(SHOWS)]
        self.shown = NEVER
        """How many Performance cards there are."""
        self.has_guests = False
        """Is there a marker outside the slots?"""
        self.theater = b""
        """All of them."""
        self.table = b""
        """The tricks, the slots and the Theater."""
        self.dark_alley = b""
        """The prophecies and the following parts."""
        self.prophecies = b""
        self.notes = b""
        self.guests = b""
        self.special_cards = b""
        self.card_changes = NEVER
        self.lasting_cards: list[UsedCard] = []
        self.lasting = b""

    def forget(self) -> None:
        self.trick_changes = self.moves = self.card_changes = NEVER
