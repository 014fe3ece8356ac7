"""Events: what happened, in the past tense, as values. Sentences derive from them."""

from typing import Final

from trickerion.engine.names import NONE, encode


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


EVENT_KINDS: Final[dict[str, EventKind]] = {}


class Event:
    """One thing that happened. `seat` is who it concerns, None if everybody."""

    __slots__ = ("_kind", "_values", "seat")

    def __init__(self, kind: EventKind, seat: int, values: tuple[object, ...]) -> None:
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

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, **self.fields}

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The event as a seat (None: a spectator) may see it; None if it must not know at all."""
        if not self._kind.secret or (seat is not None and seat == self.seat):
            return self.to_dict()
        if self._kind.secret == ("*",):
            return None
        return {k: v for k, v in self.to_dict().items() if k not in self._kind.secret}

    def __repr__(self) -> str:
        return f"<Event {self.to_dict()}>"


# Money, Fame and Shards: every change says why (R3).
FAME_CHANGED = EventKind("fame_changed", "amount", "why")
COINS_CHANGED = EventKind("coins_changed", "amount", "why")
SHARDS_CHANGED = EventKind("shards_changed", "amount", "why")

# Set-up
MAGICIAN_CHOSEN = EventKind("magician_chosen", "magician")
SPECIALIST_CHOSEN = EventKind("specialist_chosen", "specialist")
INITIATIVE_SET = EventKind("initiative_set", "order")

# The turn
TURN_BEGAN = EventKind("turn_began", "turn")
DICE_ROLLED = EventKind("dice_rolled", "faces")
CARD_ASSIGNED = EventKind("card_assigned", "character", "card", secret=("*",))
CARD_RECALLED = EventKind("card_recalled", "character", "card", secret=("*",))
SEAT_READY = EventKind("seat_ready")
SEAT_RECONSIDERED = EventKind("seat_reconsidered")
ASSIGNMENT_REVEALED = EventKind("assignment_revealed", "character", "card")
CHARACTER_PLACED = EventKind("character_placed", "character", "slot", "ap")
CHARACTER_IDLE = EventKind("character_idle", "character")
CHARACTER_ENHANCED = EventKind("character_enhanced", "ap")
PLACEMENT_ENDED = EventKind("placement_ended", "ap")

# Downtown
TRICK_LEARNED = EventKind("trick_learned", "trick", "symbol", "pile")
TRICK_RETURNED = EventKind("trick_returned", "trick")
CHARACTER_HIRED = EventKind("character_hired", "hireling")
DIE_CHANGED = EventKind("die_changed", "die", "face", "how")

# Market Row and components
COMPONENTS_TAKEN = EventKind("components_taken", "component", "pieces", "pile")
COMPONENTS_RETURNED = EventKind("components_returned", "component", "pieces")
COMPONENTS_MOVED = EventKind("components_moved", "component", "exchange")
COMPONENT_ORDERED = EventKind("component_ordered", "component", "order_place")
COMPONENT_QUICK_ORDERED = EventKind("component_quick_ordered", "component")
ORDERS_ARRIVED = EventKind("orders_arrived", "stock")

# Workshop
TRICK_PREPARED = EventKind("trick_prepared", "trick", "markers")
TRICK_MOVED = EventKind("trick_moved", "trick")
APPRENTICE_MOVED = EventKind("apprentice_moved", "character")

# Theater and Performance
MARKER_SET_UP = EventKind("marker_set_up", "trick", "spot", "up")
MARKER_RESCHEDULED = EventKind("marker_rescheduled", "trick", "spot", "up")
LINK_CREATED = EventKind("link_created", "spot", "neighbour")
PERFORMANCE_BEGAN = EventKind("performance_began", "performance", "weekday")
TRICK_PERFORMED = EventKind("trick_performed", "trick", "spot")
MARKERS_RETURNED = EventKind("markers_returned", "symbol", "markers")
PERFORMANCE_SKIPPED = EventKind("performance_skipped", "weekday")

# End Turn and the end
CHARACTER_JOINED = EventKind("character_joined", "character")
PERFORMANCE_CARD_SHOWN = EventKind("performance_card_shown", "performance")
PERFORMANCE_CARD_DISCARDED = EventKind("performance_card_discarded", "performance")
TRICK_SCORED = EventKind("trick_scored", "trick")
GAME_ENDED = EventKind("game_ended", "winner")

# The Dark Alley
CARDS_DRAWN = EventKind("cards_drawn", "deck", "first", "second", secret=("first", "second"))
CARD_KEPT = EventKind("card_kept", "deck", "card", secret=("card",))
CARD_USED = EventKind("card_used", "card", "use")
CARD_BONUS_BEGAN = EventKind("card_bonus_began", "card")
CARD_DISCARDED = EventKind("card_discarded", "card")
PROPHECIES_MOVED = EventKind("prophecies_moved", "active", "pending")
CHARACTER_LEFT = EventKind("character_left", "character")
MARKER_SET_UP_OUTSIDE = EventKind("marker_set_up_outside", "trick", "performance")
PERFORMANCE_CARDS_SWAPPED = EventKind(
    "performance_cards_swapped", "performance", "other_performance"
)
YIELD_DOUBLED = EventKind("yield_doubled", "trick", "yield")
CARD_MIMICKED = EventKind("card_mimicked", "card")
ABILITY_USED = EventKind("ability_used", "magician")
YIELD_STOLEN = EventKind("yield_stolen", "trick", "by")
STOCK_CHANGED = EventKind("stock_changed", "stock_place", "component")
