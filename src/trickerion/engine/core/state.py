"""The state of a game: plain numbers in flat lists, a stack of frames, a seeded generator.

The rule modules read and change it; nothing here knows a rule beyond "nothing falls below 0".
"""

from typing import Final

from trickerion.catalog import SPECIAL_ASSIGNMENTS, TRICKS
from trickerion.engine.core.chance import (
    NUMBERS,
    RULES_VERSION,
    eight_numbers,
    number_of_version_1,
)
from trickerion.engine.core.events import (
    COINS_CHANGED,
    FAME_CHANGED,
    POWER_RETURNED,
    SHARDS_CHANGED,
    Event,
    EventKind,
)
from trickerion.engine.core.frames import Frame
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.options import Options
from trickerion.engine.core.packing import note_key, replaced, without_bit
from trickerion.engine.core.pieces import (
    NOTHING_LEARNED,
    PerformanceCard,
    PlayerBoard,
    UsedCard,
)
from trickerion.engine.core.printed_facts import SHARDS_OF_SLOT, WORKSHOP_SLOT
from trickerion.engine.core.types import (
    ArmedCard,
    BitSet,
    CardNumber,
    Component,
    Face,
    PackedDisk,
    PerformanceNumber,
    PlanNumber,
    PowerSlot,
    ProphecyNumber,
    Seat,
    Slot,
    TrickNumber,
    TurnSetupNumber,
)
from trickerion.engine.effects.in_force import NOTHING, InForce, in_force, refresh

SPECTATOR: Final = 4
"""The bit of `State.known` for spectators."""
KNOWN_TO_ALL: Final = 0b11111
"""Every seat and the spectators (see `State.known`)."""
SPECIAL_CARDS: Final = len(SPECIAL_ASSIGNMENTS)


class State:
    """The whole position. All that can't be derived is saved (see `position`).

    The constructor leaves out the lists, which a copy would replace: `lay_out` or `copy_to` makes
    them."""

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
        "numbers",
        "occupants",
        "orders",
        "pending_prophecies",
        "performance_box",
        "performance_deck",
        "placed",
        "plan_deck",
        "plans",
        "players",
        "prophecy",
        "prophecy_discard",
        "prophecy_pile",
        "quick_order",
        "reveals",
        "rules",
        "scenes",
        "seed",
        "setup_options",
        "shopping_list",
        "special_card_changes",
        "special_decks",
        "stack",
        "supply_changes",
        "theater",
        "trick_changes",
        "trick_owner",
        "turn",
        "turn_setup",
        "turn_setup_deck",
    )

    initiative: list[Seat]
    players: list[PlayerBoard]
    dice: list[Face]
    buy: list[Component]
    orders: list[Component]
    trick_owner: list[Seat]
    theater: list[PerformanceCard]
    performance_deck: list[PerformanceNumber]
    """Face down, the top card first."""
    performance_box: list[PerformanceNumber]
    """Cards not used in this game; players can't tell them from those in the deck."""
    occupants: list[PackedDisk]
    """The Character on each slot; the Workshops follow by seat."""
    stack: list[Frame]

    turn_setup_deck: list[TurnSetupNumber]
    """DUEL-2: the Turn Setup cards to come; the top one, which comes first, is face up."""

    plans: list[PlanNumber]
    """HEIR-2: the plans of Dahlgaard's Heir that have been turned up; the last one holds now."""
    plan_deck: list[PlanNumber]
    """HEIR-2: its plans to come, face down, the top one first."""

    # The Dark Alley
    pending_prophecies: list[ProphecyNumber]
    """The Pending prophecies: left, middle, right."""
    prophecy_pile: list[ProphecyNumber]
    prophecy_discard: list[ProphecyNumber]
    special_decks: list[list[CardNumber]]
    """The Special cards of each Location face down, the top one first."""
    known: list[BitSet]
    """For each Special card a bit for each seat that knows where it is, and one (the fifth)
    for spectators."""
    force: list[InForce]
    """The effects in force for each seat, derived from the rest of the state (`refresh`)."""
    placed: list[PackedDisk]
    """The Characters placed this turn, in order."""
    lasting: list[UsedCard]
    notes: dict[int, int]
    """Notes of effects about tricks, for the rest of the game (see `packing.note_key`)."""

    def __init__(self, options: Options, seed: int) -> None:
        self.setup_options = options
        self.seed = seed
        self.rules = RULES_VERSION
        """The rules version: it says how random numbers are made (see `chance`)."""
        self.draws = 0
        """How many random numbers have been drawn."""
        self.numbers: list[int] = []
        """The eight random numbers of which the next one may be one; never changed, only
        replaced."""
        self.reveals = 0
        """How often hidden information was revealed: what came before can't be undone (R10)."""
        self.turn = 0
        self.turn_setup = NONE
        """The Turn Setup card of the turn; NONE without the Duel, and during setup."""
        self.shopping_list: BitSet = 0
        """HEIR-1: the components that the Heir wants, a bit each."""
        self.quick_order = NONE
        self.prophecy = NONE
        """The Active prophecy."""
        self.armed = NONE
        """The Special card whose bonus the current action uses (see `packing.armed_card`)."""
        self.supply_changes = 0
        """How often the dice, the Market Row or the Performance deck have changed, for those who
        keep something made from them. Copies start from 0."""
        self.trick_changes = 0
        """How often the owner of a trick has changed."""
        self.special_card_changes = 0
        """How often a Special card has changed hands or become known."""
        self.events: list[Event] | None = None
        self.scenes: list[Scene] | None = None
        """Positions on the way to the next question, if someone wants to see them."""

    def lay_out(self) -> None:
        """Create the places of an empty table for this number of players."""
        players = self.setup_options.seats
        self.initiative = []
        self.players = [PlayerBoard.new() for _ in range(players)]
        self.dice = [NONE] * 6
        self.buy = [NONE] * 4
        self.orders = [NONE] * 4
        self.trick_owner = [NONE] * len(TRICKS)
        self.theater = []
        self.performance_deck = []
        self.performance_box = []
        self.occupants = [NONE] * (WORKSHOP_SLOT + 2 * players)
        self.stack = []
        self.turn_setup_deck = []
        self.plans = []
        self.plan_deck = []
        self.pending_prophecies = [NONE] * 3
        self.prophecy_pile = []
        self.prophecy_discard = []
        self.special_decks = [[], [], [], []]
        self.known = [0] * SPECIAL_CARDS
        self.force = [NOTHING] * players
        self.placed = []
        self.lasting = []
        self.notes = {}

    def copy_to(self, twin: "State") -> None:
        """Copy this position into an empty state."""
        twin.rules = self.rules
        twin.draws = self.draws
        twin.numbers = self.numbers
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
        twin.turn_setup = self.turn_setup
        twin.turn_setup_deck = self.turn_setup_deck[:]
        twin.plans = self.plans[:]
        twin.plan_deck = self.plan_deck[:]
        twin.shopping_list = self.shopping_list
        twin.prophecy = self.prophecy
        twin.pending_prophecies = self.pending_prophecies[:]
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
        twin.scenes = None

    # Random numbers

    def draw(self, sides: int) -> int:
        """A number from 0 to sides - 1, made from the seed and how many were drawn before."""
        before = self.draws
        self.draws = before + 1
        self.reveals += 1
        if self.rules == 1:
            return number_of_version_1(self.seed, self.draws) % sides
        place = before % NUMBERS
        if place == 0 or not self.numbers:
            self.numbers = eight_numbers(self.seed, before // NUMBERS)
        return self.numbers[place] % sides

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1)
            items[last], items[other] = items[other], items[last]

    # Events

    def tell(self, kind: EventKind, seat: Seat, *values: object) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, values))

    def keep_scene(self, scenes: "list[Scene]") -> None:
        """Keep this position if something has happened since the last one that was kept."""
        told = len(self.events) if self.events is not None else 0
        if told > (scenes[-1].after if scenes else 0):
            twin = State(self.setup_options, self.seed)
            self.copy_to(twin)
            scenes.append(Scene(told, twin))

    # Fame, Coins and Shards (TURN-9: never below 0; each change has an event that says why)

    def add_fame(self, seat: Seat, amount: int, why: str) -> None:
        player = self.players[seat]
        change = max(amount, -player.fame)
        if change:
            player.fame += change
            self.tell(FAME_CHANGED, seat, change, why)

    def add_coins(self, seat: Seat, amount: int, why: str) -> None:
        player = self.players[seat]
        change = max(amount, -player.coins)
        if change:
            player.coins += change
            self.tell(COINS_CHANGED, seat, change, why)

    def add_shards(self, seat: Seat, amount: int, why: str) -> None:
        player = self.players[seat]
        change = max(amount, -player.shards)
        if change > 0:
            for effect in in_force(self, seat).shards_received:
                change = effect.shards_received(self, seat, change)
        if change:
            player.shards += change
            self.tell(SHARDS_CHANGED, seat, change, why)
        if change < 0 and player.learned != NOTHING_LEARNED:
            self._close_power_slots(seat)
        if change > 0:
            for effect in in_force(self, seat).on_shards_received:
                effect.on_shards_received(self, seat)

    # Learned Powers

    def _close_power_slots(self, seat: Seat) -> None:
        """POW-3: a Power slot that is no longer full closes, and its Power returns to hand."""
        player = self.players[seat]
        for slot, needs in enumerate(SHARDS_OF_SLOT):
            if player.shards < needs and player.learned[slot] != NONE:
                self.return_power(seat, slot)

    def return_power(self, seat: Seat, slot: PowerSlot) -> None:
        """POW-3, POW-4: a learned Power returns to hand; everyone knows it from now on."""
        player = self.players[seat]
        power = player.learned[slot]
        player.learned = replaced(player.learned, slot, NONE)
        player.power_coins = replaced(player.power_coins, slot, 0)
        player.powers_used = without_bit(player.powers_used, slot)
        player.powers = tuple(sorted((*player.powers, power)))
        player.returned_powers = tuple(sorted((*player.returned_powers, power)))
        refresh(self)
        self.tell(POWER_RETURNED, seat, power)

    # The stack of pending work

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> Frame:
        return self.stack.pop()

    def replace(self, frame: Frame) -> None:
        """Replace the top frame: frames are values and never change."""
        self.stack[-1] = frame

    # What is in force

    def arm(self, armed: ArmedCard) -> None:
        """Apply a Special card to the current action; NONE applies none."""
        self.armed = armed
        refresh(self)

    def foretell(self, prophecy: ProphecyNumber) -> None:
        """Make a prophecy Active."""
        self.prophecy = prophecy
        refresh(self)

    # Notes of effects about tricks, for the rest of the game

    def note(self, card: str, trick: TrickNumber) -> int:
        return self.notes.get(note_key(number("card", card), trick), 0)

    def set_note(self, card: str, trick: TrickNumber, value: int) -> None:
        key = note_key(number("card", card), trick)
        if value:
            self.notes[key] = value
        else:
            self.notes.pop(key, None)

    # The memory of a card used this turn

    def remember(self, lasting: UsedCard, memory: int) -> None:
        """Change the number that a card used this turn remembers."""
        index = self.lasting.index(lasting)
        self.lasting[index] = UsedCard(lasting.card, lasting.seat, lasting.character, memory)

    # The slots

    def occupant_key(self, seat: Seat, slot: Slot) -> int:
        return slot if slot < WORKSHOP_SLOT else slot + 2 * seat

    def occupant(self, seat: Seat, slot: Slot) -> PackedDisk:
        """The Character on a slot; a Workshop slot is the seat's own."""
        return self.occupants[slot if slot < WORKSHOP_SLOT else slot + 2 * seat]

    def show_of(self, card: PerformanceNumber) -> PerformanceCard | None:
        """The Performance card in the Theater with this number, if any."""
        for show in self.theater:
            if show.card == card:
                return show
        return None


class Scene:
    """A position between the events of one action: `after` counts the events that led to it."""

    __slots__ = ("after", "state")

    def __init__(self, after: int, state: State) -> None:
        self.after = after
        self.state = state
