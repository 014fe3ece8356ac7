"""What lies on the table: players' boards, Performance cards with their markers, used cards."""

from typing import Final

from trickerion.engine.cardboard import CHARACTER_COUNT, SLOT_PLACES
from trickerion.engine.names import NONE

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
        "ability_used",
        "advertised",
        "coins",
        "engineer_symbol",
        "face_down",
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
        self.face_down = 0
        """A bit for each Character whose assignment card lies face down."""
        self.hand: list[int] = []
        """Assignment cards in hand, sorted."""
        self.inn_apprentices = 0
        self.ability_used = 0
        """1 if an ability that works once per turn has been used."""

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
        twin.face_down = self.face_down
        twin.hand = self.hand[:]
        twin.inn_apprentices = self.inn_apprentices
        twin.ability_used = self.ability_used
        return twin

    def has(self, character: int) -> bool:
        """Is the Character in the team? (At the Inn it is not yet.)"""
        return self.where[character] >= IDLE

    def is_home(self, character: int) -> bool:
        return self.where[character] == HOME

    def is_face_down(self, character: int) -> bool:
        return bool(self.face_down >> character & 1)

    def symbol_of(self, trick: int) -> int:
        """The symbol of a trick of one's own, NONE if it is not."""
        return self.tricks.index(trick) if trick in self.tricks else NONE


class Show:
    """A Performance card in the Theater and the markers on its slots (NONE: free). `stacked` holds
    a bit for each slot with two markers; `guests` are markers outside the slots."""

    __slots__ = ("card", "guests", "markers", "stacked")

    def __init__(self, card: int) -> None:
        self.card = card
        self.markers = [NONE] * SLOT_PLACES
        self.stacked = 0
        self.guests: list[int] = []

    def clone(self) -> "Show":
        twin = Show.__new__(Show)
        twin.card = self.card
        twin.markers = self.markers[:]
        twin.stacked = self.stacked
        twin.guests = self.guests[:]
        return twin

    def count(self, seat: int, symbol: int) -> int:
        """How many markers of that seat and symbol are on the card; a stack is one."""
        owner = seat * 4 + symbol
        count = 0
        for marker in self.markers:
            if marker >> 2 == owner:
                count += 1
        for guest in self.guests:
            if guest >> 2 == owner:
                count += 1
        return count

    def holds_any_of(self, seat: int) -> bool:
        for marker in self.markers:
            if marker >> 4 == seat:
                return True
        return any(guest >> 4 == seat for guest in self.guests)

    def pieces(self, place: int) -> int:
        """How many markers lie on a slot."""
        return 1 + (self.stacked >> place & 1) if self.markers[place] != NONE else 0

    def clear(self, place: int) -> None:
        """Take what lies on a slot away."""
        self.markers[place] = NONE
        self.stacked &= ~(1 << place)


class Lasting:
    """A Special card used for its bonus this turn, and a number its own text remembers. A value:
    never changed, only replaced."""

    __slots__ = ("card", "character", "memory", "seat")

    def __init__(self, card: int, seat: int, character: int, memory: int = 0) -> None:
        self.card = card
        self.seat = seat
        self.character = character
        self.memory = memory


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
