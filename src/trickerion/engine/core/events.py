"""Events: what happened, in the past tense, as values. Sentences derive from them."""

from typing import Final

from trickerion.engine.core.names import NONE, encode
from trickerion.engine.core.types import Seat


class EventKind:
    """A kind of event and its fields; `secret` fields are for the seat concerned only."""

    __slots__ = ("fields", "name", "secret")

    def __init__(self, name: str, *fields: str, secret: tuple[str, ...] = ()) -> None:
        self.name = name
        self.fields = fields
        self.secret = secret
        EVENT_KINDS[name] = self

    def __repr__(self) -> str:
        return f"<EventKind {self.name}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return kind_named, (self.name,)


EVENT_KINDS: Final[dict[str, EventKind]] = {}


def kind_named(name: str) -> EventKind:
    return EVENT_KINDS[name]


class Event:
    """One thing that happened. `seat` is the player concerned, None for everyone."""

    __slots__ = ("_kind", "_values", "seat")

    def __init__(self, kind: EventKind, seat: Seat, values: tuple[object, ...]) -> None:
        self._kind = kind
        self._values = values
        self.seat = None if seat == NONE else seat

    @property
    def kind(self) -> str:
        return self._kind.name

    @property
    def fields(self) -> dict[str, object]:
        return {
            field: encode(field, value) if isinstance(value, int) else value
            for field, value in zip(self._kind.fields, self._values, strict=True)
        }

    @property
    def is_public(self) -> bool:
        """Does everyone see all of its fields?"""
        return not self._kind.secret

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, **self.fields}

    def seen_by(self, seat: Seat | None) -> dict[str, object] | None:
        """The event as a seat (None: a spectator) may see it; None if it is hidden from it."""
        if not self._kind.secret or (seat is not None and seat == self.seat):
            return self.to_dict()
        if self._kind.secret == ("*",):
            return None
        return {k: v for k, v in self.to_dict().items() if k not in self._kind.secret}

    def __repr__(self) -> str:
        return f"<Event {self.to_dict()}>"

    def __reduce__(self) -> tuple[object, tuple[EventKind, int, tuple[object, ...]]]:
        return Event, (self._kind, NONE if self.seat is None else self.seat, self._values)


# Money, Fame and Shards: every change says why (R3).
FAME_CHANGED: Final = EventKind("fame_changed", "amount", "why")
COINS_CHANGED: Final = EventKind("coins_changed", "amount", "why")
SHARDS_CHANGED: Final = EventKind("shards_changed", "amount", "why")

# Setup
MAGICIAN_CHOSEN: Final = EventKind("magician_chosen", "magician")
SPECIALIST_CHOSEN: Final = EventKind("specialist_chosen", "specialist")
INITIATIVE_SET: Final = EventKind("initiative_set", "order")

# The turn
TURN_BEGAN: Final = EventKind("turn_began", "turn")
DICE_ROLLED: Final = EventKind("dice_rolled", "faces")
TURN_SETUP_REVEALED: Final = EventKind("turn_setup_revealed", "turn_setup", "next_turn_setup")
CARD_ASSIGNED: Final = EventKind("card_assigned", "character", "card", secret=("*",))
CARD_RECALLED: Final = EventKind("card_recalled", "character", "card", secret=("*",))
SEAT_READY: Final = EventKind("seat_ready")
SEAT_RECONSIDERED: Final = EventKind("seat_reconsidered")
ASSIGNMENT_REVEALED: Final = EventKind("assignment_revealed", "character", "card")
ADVERTISING_PASSED: Final = EventKind("advertising_passed")
CHARACTER_PLACED: Final = EventKind("character_placed", "character", "slot", "ap")
CHARACTER_IDLE: Final = EventKind("character_idle", "character")
CHARACTER_ENHANCED: Final = EventKind("character_enhanced", "ap")
PLACEMENT_ENDED: Final = EventKind("placement_ended", "ap")

# Downtown
TRICK_LEARNED: Final = EventKind("trick_learned", "trick", "symbol", "pile")
TRICK_RETURNED: Final = EventKind("trick_returned", "trick")
CHARACTER_HIRED: Final = EventKind("character_hired", "hireling")
DIE_CHANGED: Final = EventKind("die_changed", "die", "face", "how")

# Market Row and components
COMPONENTS_TAKEN: Final = EventKind("components_taken", "component", "pieces", "pile")
COMPONENTS_RETURNED: Final = EventKind("components_returned", "component", "pieces")
COMPONENTS_MOVED: Final = EventKind("components_moved", "component", "exchange")
COMPONENT_ORDERED: Final = EventKind("component_ordered", "component", "order_place")
COMPONENT_QUICK_ORDERED: Final = EventKind("component_quick_ordered", "component")
ORDERS_ARRIVED: Final = EventKind("orders_arrived", "stock")

# Workshop
TRICK_PREPARED: Final = EventKind("trick_prepared", "trick", "markers")
TRICK_MOVED: Final = EventKind("trick_moved", "trick")
APPRENTICE_MOVED: Final = EventKind("apprentice_moved", "character")

# Theater and Performance
MARKER_SET_UP: Final = EventKind("marker_set_up", "trick", "spot", "up")
MARKER_RESCHEDULED: Final = EventKind("marker_rescheduled", "owner", "trick", "spot", "up")
LINK_CREATED: Final = EventKind("link_created", "spot", "neighbour")
PERFORMANCE_BEGAN: Final = EventKind("performance_began", "performance", "weekday")
TRICK_PERFORMED: Final = EventKind("trick_performed", "trick", "spot")
MARKERS_RETURNED: Final = EventKind("markers_returned", "symbol", "markers")
PERFORMANCE_SKIPPED: Final = EventKind("performance_skipped", "weekday")

# End Turn and the end
CHARACTER_JOINED: Final = EventKind("character_joined", "character")
PERFORMANCE_CARD_SHOWN: Final = EventKind("performance_card_shown", "performance")
PERFORMANCE_CARD_DISCARDED: Final = EventKind("performance_card_discarded", "performance")
TRICK_SCORED: Final = EventKind("trick_scored", "trick")
GAME_ENDED: Final = EventKind("game_ended", "winner")

# The Dark Alley
CARDS_DRAWN: Final = EventKind("cards_drawn", "deck", "first", "second", secret=("first", "second"))
CARD_KEPT: Final = EventKind("card_kept", "deck", "card", secret=("card",))
CARD_USED: Final = EventKind("card_used", "card", "use")
CARD_BONUS_BEGAN: Final = EventKind("card_bonus_began", "card")
CARD_DISCARDED: Final = EventKind("card_discarded", "card")
PROPHECIES_MOVED: Final = EventKind("prophecies_moved", "active", "pending")
CHARACTER_LEFT: Final = EventKind("character_left", "character")
MARKER_SET_UP_OUTSIDE: Final = EventKind("marker_set_up_outside", "trick", "performance")
PERFORMANCE_CARDS_SWAPPED: Final = EventKind(
    "performance_cards_swapped", "performance", "other_performance"
)
YIELD_DOUBLED: Final = EventKind("yield_doubled", "trick", "yield")
CARD_MIMICKED: Final = EventKind("card_mimicked", "card")
ABILITY_USED: Final = EventKind("ability_used", "magician")
YIELD_STOLEN: Final = EventKind("yield_stolen", "trick", "by")
STOCK_CHANGED: Final = EventKind("stock_changed", "stock_place", "component")

# Magician Powers
POWER_DISCARDED: Final = EventKind("power_discarded", "level", "power", secret=("power",))
POWER_LEARNED: Final = EventKind("power_learned", "power", "power_slot")
LEARNING_PASSED: Final = EventKind("learning_passed")
POWER_RETURNED: Final = EventKind("power_returned", "power")
POWER_USED: Final = EventKind("power_used", "power")

# Dahlgaard's Heir: which rule decides for it, and the figure that the rule has
PLAN_REVEALED: Final = EventKind("plan_revealed", "plan")
HEIR_RULE: Final = EventKind("heir_rule", "rule", "step", "amount", "location")
SHOPPING_LIST_CHANGED: Final = EventKind("shopping_list_changed", "components")
