"""What goes over the wire in the lobby: bodies of requests and answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trickerion.server.protocol import Name, Origin, Seat, SeatNumber, TableState, Token
from trickerion.shapes import Seen, Variant

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Address = Annotated[str, Meta(max_length=500)]
RecordText = Annotated[str, Meta(max_length=400_000)]
"""Several times the longest record of a game that was played here."""


class GameOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """As `trickerion.Options`."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    dark_alley: bool = False
    prophecies: bool = False
    beginner: bool = False
    quick: bool = False
    late_bonus: bool = False


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    options: GameOptions = GameOptions()
    title: Annotated[str, Meta(max_length=80)] = ""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=4)] = []
    """The levels of the bots; they take the last seats."""
    is_open: bool = True
    """Listed in the lobby, for anybody to join; else only by its invitation."""
    pace: Literal["live", "slow"] = "live"
    spectators: bool = True
    clock: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    """Per move or per game; a slow game has so many seconds (days, rather) per move."""
    takeover: Annotated[str, Meta(max_length=40)] = "apprentice"
    """The bot that plays on for a seat that is left or out of time."""
    record: RecordText | None = None
    """A game to be played on from, as a record ..."""
    until: Annotated[int, Meta(ge=0)] | None = None
    """... from the end, or after so many of its actions ..."""
    position: dict[str, Any] | None = None
    """... or as a whole position."""


class NewTableMade(Struct):
    """`invitation` is what others need to sit down where the table is not open; `link` has it."""

    table: TableState
    invitation: str
    link: str


class SitDown(Struct, forbid_unknown_fields=True):
    """A free seat, any one if none is named."""

    name: Name
    seat: SeatNumber | None = None
    invitation: Token | None = None


class Seated(Struct):
    """`token` is the key to the seat, `link` leads back to it from any device; keep both secret."""

    seat: int
    token: str
    link: str
    table: TableState


class Keys(Struct, forbid_unknown_fields=True):
    """The keys to seats that somebody holds, of one or many tables."""

    tokens: Annotated[list[Token], Meta(max_length=50)]


class Attention(Struct, forbid_unknown_fields=True):
    """Where to send word to a player of a slow game when it's their turn; what is left out is
    turned off."""

    webhook: Address | None = None
    email: Address | None = None


class AttentionSet(Struct):
    """`unconfirmed`: nothing is sent before the player has followed the link in an e-mail;
    `unsubscribed`: the link to unsubscribe, in any earlier e-mail, also subscribes again."""

    email: Literal["off", "unconfirmed", "confirmed", "unsubscribed"]


class Listed(Struct):
    """A table in a list."""

    id: str
    title: str
    status: Literal["waiting", "playing", "over"]
    options: Variant
    seats: list[Seat]
    pace: Literal["live", "slow"]
    spectators: bool
    asked: list[int]
    turn: int
    scores: list[int] | None
    created: float
    updated: float
    my_seat: int | None = None
    origin: Origin = "set_up"
    practice: bool = False


class Moment(Struct):
    """The table at one moment of a finished game."""

    action: int
    actions: int
    view: Seen
    events: list[dict[str, Any]]


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class SignedIn(Struct):
    name: str
    token: str
    """For clients without cookies: `Authorization: Bearer ...`."""


class Health(Struct):
    status: Literal["ok"]
    software: str
    protocol: int
    tables: int
    sockets: int


class Rule(Struct):
    id: str
    text: str


class Chapter(Struct):
    """A chapter of the rules: `THR`, its title and its rules."""

    id: str
    title: str
    rules: list[Rule]
