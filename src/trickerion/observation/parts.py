"""The parts of an observation: each is packed when what it is made from has changed, and kept until
then. Comparing lists is much cheaper than packing them."""

from typing import Final

from trickerion.engine.core.options import Options
from trickerion.engine.core.pieces import PerformanceCard, PlayerBoard, Powers
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.observation import numbers
from trickerion.observation.layout import SHOWS

LARGEST_BYTE: Final = 255


class SetupPart:
    """The options of the game and the Turn Setup cards."""

    __slots__ = ("next_turn_setup", "options", "packed", "turn_setup")

    def __init__(self, options: Options) -> None:
        modules = (options.dark_alley, options.prophecies, options.beginner, options.quick)
        later = (options.late_bonus, options.duel, options.powers)
        flags = [int(module) for module in (*modules, *later)]
        self.options = bytes([options.seats, *flags])
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
    """Where a player's Characters are, and their wages, which Powers change; `changes` counts how
    often that has changed."""

    __slots__ = ("changes", "learned", "packed", "where")

    def __init__(self) -> None:
        self.where: list[int] = []
        self.learned: Powers = ()
        self.changes = 0
        self.packed = b""

    def update(self, state: State, seat: Seat) -> bool:
        """Pack the numbers if one has changed; returns whether."""
        player = state.players[seat]
        if player.where == self.where and player.learned == self.learned:
            return False
        self.where, self.learned = player.where[:], player.learned
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
