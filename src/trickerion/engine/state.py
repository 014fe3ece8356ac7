"""The state of a game: plain numbers in flat lists, a stack of pending frames, a seeded chance.

The rule modules read and change it; nothing here knows a rule beyond "nothing falls below 0".
"""

from hashlib import sha256
from typing import Final

from trickerion.catalog import SPECIAL_ASSIGNMENTS, TRICKS
from trickerion.engine.cardboard import WORKSHOP_SLOT
from trickerion.engine.effects import NOTHING, InForce, in_force, refresh
from trickerion.engine.events import (
    COINS_CHANGED,
    FAME_CHANGED,
    SHARDS_CHANGED,
    Event,
    EventKind,
)
from trickerion.engine.frames import Frame
from trickerion.engine.names import NONE, number
from trickerion.engine.options import Options
from trickerion.engine.pieces import Lasting, Player, Show

SPECTATOR: Final = 4
"""Which bit of `State.known` belongs to spectators."""
KNOWN_TO_ALL: Final = 0b11111
"""Every seat and the spectators (see `State.known`)."""
SPECIAL_CARDS: Final = len(SPECIAL_ASSIGNMENTS)


class State:
    """The whole position. Everything but `events` is saved (see `position`).

    The constructor makes a table without places; `lay_out` makes them and `copy_to` copies them."""

    __slots__ = (
        "armed",
        "buy",
        "dice",
        "draws",
        "events",
        "force",
        "initiative",
        "known",
        "lasting",
        "notes",
        "occupants",
        "orders",
        "pending",
        "performance_box",
        "performance_deck",
        "placed",
        "players",
        "prophecy",
        "prophecy_discard",
        "prophecy_pile",
        "quick_order",
        "reveals",
        "seed",
        "special_decks",
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
        self.players: list[Player] = []
        self.dice: list[int] = []
        self.buy: list[int] = []
        self.orders: list[int] = []
        self.quick_order = NONE
        self.trick_owner: list[int] = []
        self.theater: list[Show] = []
        self.performance_deck: list[int] = []
        """Face down, the top card first."""
        self.performance_box: list[int] = []
        """Never seen in this game; nobody knows which of these and the deck's cards is which."""
        self.occupants: list[int] = []
        """Who stands on each slot, as seat * 8 + character; the Workshops follow by seat."""
        self.stack: list[Frame] = []
        self.events: list[Event] | None = None

        # The Dark Alley
        self.prophecy = NONE
        """The Active prophecy."""
        self.pending: list[int] = []
        """The Pending prophecies: left, middle, right."""
        self.prophecy_pile: list[int] = []
        self.prophecy_discard: list[int] = []
        self.special_decks: list[list[int]] = []
        """The Special cards of each Location face down, the top one first."""
        self.known: list[int] = []
        """For each Special card a bit for each seat that knows where it is, and one (the fifth)
        for spectators."""
        self.force: list[InForce] = []
        """Which effects are in force for each seat; follows from all the rest (`refresh`)."""
        self.armed = NONE
        """The Special card whose bonus the action at hand uses, as seat * 64 + card."""
        self.placed: list[int] = []
        """The Characters placed this turn in their order, as seat * 8 + character."""
        self.lasting: list[Lasting] = []
        self.notes: dict[int, int] = {}
        """What an effect remembers for the rest of the game, as card * 64 + trick."""

    def lay_out(self) -> None:
        """Make the places of an empty table for as many as play."""
        players = self.variant.players
        self.players = [Player.new() for _ in range(players)]
        self.dice = [NONE] * 6
        self.buy = [NONE] * 4
        self.orders = [NONE] * 4
        self.trick_owner = [NONE] * len(TRICKS)
        self.occupants = [NONE] * (WORKSHOP_SLOT + 2 * players)
        self.pending = [NONE] * 3
        self.special_decks = [[], [], [], []]
        self.known = [0] * SPECIAL_CARDS
        self.force = [NOTHING] * players

    def copy_to(self, twin: "State") -> None:
        """Fill a twin's empty table with a copy of this position."""
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
        twin.prophecy = self.prophecy
        twin.pending = self.pending[:]
        twin.prophecy_pile = self.prophecy_pile[:]
        twin.prophecy_discard = self.prophecy_discard[:]
        twin.special_decks = [deck[:] for deck in self.special_decks]
        twin.known = self.known[:]
        twin.force = self.force
        twin.armed = self.armed
        twin.placed = self.placed[:]
        twin.lasting = self.lasting[:]
        twin.notes = self.notes.copy()
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
        if change > 0:
            for effect in in_force(self, seat).shards_received:
                change = effect.shards_received(self, seat, change)
        if change:
            player.shards += change
            self.tell(SHARDS_CHANGED, seat, change, why)
        if change > 0:
            for effect in in_force(self, seat).on_shards_received:
                effect.on_shards_received(self, seat)

    # The stack of pending work

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> Frame:
        return self.stack.pop()

    def replace(self, frame: Frame) -> None:
        """Put a frame in the place of the top one: frames are values and never change."""
        self.stack[-1] = frame

    # What is in force

    def arm(self, armed: int) -> None:
        """A Special card serves the action at hand (seat * 64 + card), or none does any more."""
        self.armed = armed
        refresh(self)

    def foretell(self, prophecy: int) -> None:
        """Another prophecy is Active."""
        self.prophecy = prophecy
        refresh(self)

    # What an effect remembers of a trick for the rest of the game

    def note(self, card: str, trick: int) -> int:
        return self.notes.get(number("card", card) << 6 | trick, 0)

    def set_note(self, card: str, trick: int, value: int) -> None:
        key = number("card", card) << 6 | trick
        if value:
            self.notes[key] = value
        else:
            self.notes.pop(key, None)

    # What a card used this turn remembers

    def remember(self, lasting: Lasting, memory: int) -> None:
        """The same card of this turn with another number to remember."""
        index = self.lasting.index(lasting)
        self.lasting[index] = Lasting(lasting.card, lasting.seat, lasting.character, memory)

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
