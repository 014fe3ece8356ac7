"""The state of a game: plain numbers in flat lists, a stack of pending frames, a seeded chance.

The rule modules read and change it; nothing here knows a rule beyond "nothing falls below 0".
"""

from hashlib import sha256
from typing import Final

from trickerion.catalog import TRICKS
from trickerion.engine.cardboard import CHARACTER_COUNT, SLOT_PLACES, WORKSHOP_SLOT
from trickerion.engine.events import (
    COINS_CHANGED,
    FAME_CHANGED,
    SHARDS_CHANGED,
    Event,
    EventKind,
)
from trickerion.engine.frames import Frame
from trickerion.engine.names import NONE
from trickerion.engine.options import Options

# Where a Character is, if it is not on a slot (a slot's number then).
SUPPLY: Final = -4
INN: Final = -3
IDLE: Final = -2
HOME: Final = -1

IN_BOX: Final = -2
"""The owner of a trick that is not in this game; NONE is the owner of a trick in its deck."""


class Player:
    """What lies in front of one seat. Tricks and markers are listed by symbol."""

    __slots__ = (
        "advertised",
        "coins",
        "engineer_symbol",
        "fame",
        "hand",
        "inn_apprentices",
        "magician",
        "managed",
        "markers",
        "pieces",
        "shards",
        "tricks",
        "under",
        "where",
    )

    def __init__(self) -> None:
        self.magician = NONE
        self.fame = 0
        self.coins = 0
        self.shards = 0
        self.advertised = 0
        self.tricks = [NONE] * 4
        self.engineer_symbol = NONE
        """The symbol of the trick on the Engineer's slot."""
        self.markers = [0] * 4
        """Markers lying on the trick cards."""
        self.pieces = [0] * 12
        self.managed = [0] * 12
        """1 for a component whose pile lies on a Manager's slot."""
        self.where = [SUPPLY] * CHARACTER_COUNT
        self.under = [NONE] * CHARACTER_COUNT
        """The assignment card under each Character."""
        self.hand: list[int] = []
        """Assignment cards in hand, sorted."""
        self.inn_apprentices = 0

    def clone(self) -> "Player":
        twin = Player.__new__(Player)
        twin.magician = self.magician
        twin.fame = self.fame
        twin.coins = self.coins
        twin.shards = self.shards
        twin.advertised = self.advertised
        twin.tricks = self.tricks[:]
        twin.engineer_symbol = self.engineer_symbol
        twin.markers = self.markers[:]
        twin.pieces = self.pieces[:]
        twin.managed = self.managed[:]
        twin.where = self.where[:]
        twin.under = self.under[:]
        twin.hand = self.hand[:]
        twin.inn_apprentices = self.inn_apprentices
        return twin

    def has(self, character: int) -> bool:
        """Is the Character in the team? (At the Inn it is not yet.)"""
        return self.where[character] >= IDLE

    def symbol_of(self, trick: int) -> int:
        """The symbol of a trick of one's own, NONE if it is not."""
        return self.tricks.index(trick) if trick in self.tricks else NONE


class Show:
    """A Performance card in the Theater and the markers on its slots (NONE: free)."""

    __slots__ = ("card", "markers")

    def __init__(self, card: int) -> None:
        self.card = card
        self.markers = [NONE] * SLOT_PLACES

    def clone(self) -> "Show":
        twin = Show.__new__(Show)
        twin.card = self.card
        twin.markers = self.markers[:]
        return twin

    def holds(self, seat: int, symbol: int, but: int = NONE) -> bool:
        """Is a marker of that seat and symbol on the card, apart from the slot `but`?"""
        owner = seat * 4 + symbol
        for place, marker in enumerate(self.markers):
            if marker >> 2 == owner and place != but:
                return True
        return False

    def holds_any_of(self, seat: int) -> bool:
        return any(marker >> 4 == seat for marker in self.markers)


def marker(seat: int, symbol: int, up: int) -> int:
    """A marker on a slot as one number: whose, of which symbol, which category points up."""
    return seat << 4 | symbol << 2 | up


def marker_seat(marker: int) -> int:
    return marker >> 4


def marker_symbol(marker: int) -> int:
    return marker >> 2 & 3


def corner(marker: int, direction: int) -> int:
    """TRK-1: the category in the corner that points in a direction (up, right, down, left)."""
    return (marker + direction) & 3


class State:
    """The whole position. Everything but `events` is saved (see `position`)."""

    __slots__ = (
        "buy",
        "dice",
        "draws",
        "events",
        "initiative",
        "occupants",
        "orders",
        "performance_box",
        "performance_deck",
        "players",
        "quick_order",
        "reveals",
        "seed",
        "stack",
        "theater",
        "trick_owner",
        "turn",
        "variant",
    )

    def __init__(self, options: Options, seed: int) -> None:
        self.variant = options
        self.seed = seed
        self.draws = 0
        """How many random numbers have been drawn."""
        self.reveals = 0
        """How often something hidden has been shown: what came before cannot be undone (R10)."""
        self.turn = 0
        self.initiative: list[int] = []
        self.players = [Player() for _ in range(options.players)]
        self.dice = [NONE] * 6
        self.buy = [NONE] * 4
        self.orders = [NONE] * 4
        self.quick_order = NONE
        self.trick_owner = [NONE] * len(TRICKS)
        self.theater: list[Show] = []
        self.performance_deck: list[int] = []
        """Face down, the top card first."""
        self.performance_box: list[int] = []
        """Never seen in this game; nobody knows which of these and the deck's cards is which."""
        self.occupants = [NONE] * (WORKSHOP_SLOT + 2 * options.players)
        """Who stands on each slot, as seat * 8 + character; the Workshops follow by seat."""
        self.stack: list[Frame] = []
        self.events: list[Event] | None = None

    def copy_to(self, twin: "State") -> None:
        """Fill a bare twin with a copy of this position."""
        twin.variant = self.variant
        twin.seed = self.seed
        twin.draws = self.draws
        twin.reveals = self.reveals
        twin.turn = self.turn
        twin.initiative = self.initiative[:]
        twin.players = [player.clone() for player in self.players]
        twin.dice = self.dice[:]
        twin.buy = self.buy[:]
        twin.orders = self.orders[:]
        twin.quick_order = self.quick_order
        twin.trick_owner = self.trick_owner[:]
        twin.theater = [show.clone() for show in self.theater]
        twin.performance_deck = self.performance_deck[:]
        twin.performance_box = self.performance_box[:]
        twin.occupants = self.occupants[:]
        twin.stack = self.stack[:]
        twin.events = None

    # Chance

    def draw(self, sides: int) -> int:
        """A number from 0 to sides - 1: the n-th of a game is a hash of its seed and n."""
        self.draws += 1
        self.reveals += 1
        digest = sha256(b"%d:%d" % (self.seed, self.draws)).digest()
        return int.from_bytes(digest[:7], "big") % sides

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            items[last], items[other] = items[other], items[last]

    # Events

    def tell(self, kind: EventKind, seat: int, *values: object) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, values))

    # Fame, Coins and Shards (TURN-9: never below 0; each change has an event that says why)

    def add_fame(self, seat: int, amount: int, why: str) -> None:
        player = self.players[seat]
        change = max(amount, -player.fame)
        if change:
            player.fame += change
            self.tell(FAME_CHANGED, seat, change, why)

    def add_coins(self, seat: int, amount: int, why: str) -> None:
        player = self.players[seat]
        change = max(amount, -player.coins)
        if change:
            player.coins += change
            self.tell(COINS_CHANGED, seat, change, why)

    def add_shards(self, seat: int, amount: int, why: str) -> None:
        player = self.players[seat]
        change = max(amount, -player.shards)
        if change:
            player.shards += change
            self.tell(SHARDS_CHANGED, seat, change, why)

    # The stack of pending work

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> Frame:
        return self.stack.pop()

    def replace(self, frame: Frame) -> None:
        """Put a frame in the place of the top one: frames are values and never change."""
        self.stack[-1] = frame

    # The slots

    def occupant_key(self, seat: int, slot: int) -> int:
        return slot if slot < WORKSHOP_SLOT else slot + 2 * seat

    def occupant(self, seat: int, slot: int) -> int:
        """Who stands on a slot, as seat * 8 + character; a Workshop slot is the seat's own."""
        return self.occupants[slot if slot < WORKSHOP_SLOT else slot + 2 * seat]

    def show_of(self, card: int) -> Show | None:
        """The shown Performance card, if it is."""
        for show in self.theater:
            if show.card == card:
                return show
        return None
