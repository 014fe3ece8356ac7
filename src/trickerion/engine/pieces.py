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

Contents = tuple[object, tuple[object, ...]]
"""How an object is pickled: what makes it again, and from what."""


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

    def __init__(
        self,
        tricks: list[int],
        markers: list[int],
        pieces: list[int],
        managed: list[int],
        where: list[int],
        under: list[int],
        hand: list[int],
        magician: int = NONE,
        fame: int = 0,
        coins: int = 0,
        shards: int = 0,
        advertised: int = 0,
        engineer_symbol: int = NONE,
        face_down: int = 0,
        inn_apprentices: int = 0,
        ability_used: int = 0,
    ) -> None:
        self.tricks = tricks
        self.markers = markers
        """Markers lying on the trick cards."""
        self.pieces = pieces
        self.managed = managed
        """1 for a component whose pile lies on a Manager's slot."""
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
        """A bit for each Character whose assignment card lies face down."""
        self.inn_apprentices = inn_apprentices
        self.ability_used = ability_used
        """1 if an ability that works once per turn has been used."""

    @staticmethod
    def new() -> "Player":
        return Player(
            tricks=[NONE] * 4,
            markers=[0] * 4,
            pieces=[0] * 12,
            managed=[0] * 12,
            where=[SUPPLY] * CHARACTER_COUNT,
            under=[NONE] * CHARACTER_COUNT,
            hand=[],
        )

    def clone(self) -> "Player":
        return Player(
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
        )

    def __reduce__(self) -> Contents:
        lists = (self.tricks, self.markers, self.pieces, self.managed, self.where, self.under)
        purse = (self.fame, self.coins, self.shards)
        flags = (self.advertised, self.engineer_symbol, self.face_down)
        rest = (*flags, self.inn_apprentices, self.ability_used)
        return Player, (*lists, self.hand, self.magician, *purse, *rest)

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

    def __init__(self, card: int, markers: list[int], stacked: int, guests: list[int]) -> None:
        self.card = card
        self.markers = markers
        self.stacked = stacked
        self.guests = guests

    @staticmethod
    def new(card: int) -> "Show":
        return Show(card, [NONE] * SLOT_PLACES, 0, [])

    def clone(self) -> "Show":
        return Show(self.card, self.markers[:], self.stacked, self.guests[:])

    def __reduce__(self) -> Contents:
        return Show, (self.card, self.markers, self.stacked, self.guests)

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

    def __reduce__(self) -> Contents:
        return Lasting, (self.card, self.seat, self.character, self.memory)


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
