"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trickerion.server.protocol.messages import (
    Name,
    SeatNumber,
    SeatState,
    TableState,
    Token,
    Version,
)
from trickerion.server.storage.rows import ClockKind, Origin, Pace, SanctionKind, Status
from trickerion.shapes import SceneView, Seen, SetupOptions

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Address = Annotated[str, Meta(max_length=500)]
RecordText = Annotated[str, Meta(max_length=400_000)]
"""Several times the longest record ever played here."""


class GameOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The same fields as `trickerion.Options`."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    dark_alley: bool = False
    prophecies: bool = False
    beginner: bool = False
    quick: bool = False
    late_bonus: bool = False
    duel: bool = False
    powers: bool = False
    heir: Literal["", "easy", "normal", "hard"] = ""
    """The difficulty of a solo game, which has one player (HEIR-1)."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create."""

    options: GameOptions = GameOptions()
    title: Annotated[str, Meta(max_length=80)] = ""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=4)] = []
    """The levels of the bots, each with a style or without: `magician:gambler`, `magician`. They
    take the last seats."""
    is_open: bool = True
    """Listed in the lobby for anyone to join; otherwise by invitation only."""
    pace: Pace = "live"
    spectators: bool = True
    clock: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    """Per move or per game, depending on the clock."""
    takeover: Annotated[str, Meta(max_length=40)] = "magician"
    """The bot that takes over a seat whose player leaves or runs out of time."""
    hints: bool | None = None
    """May players ask for hints? If left out, only a person who plays against bots may."""
    guided: bool = False
    """The guided first game: one person, the beginner setup, and a seed that everybody gets."""
    record: RecordText | None = None
    """Continue from a record ..."""
    until: Annotated[int, Meta(ge=0)] | None = None
    """... after this many of its actions (default: all) ..."""
    position: dict[str, Any] | None = None
    """... or from a full position."""


class NewTableMade(Struct):
    """Others need `invitation` to join a table that is not open; `link` contains it. `owner` is
    the token with which its creator moderates the table; keep it secret."""

    table: TableState
    invitation: str
    link: str
    owner: str


class SitDown(Struct, forbid_unknown_fields=True):
    """Take a free seat, any if none is named."""

    name: Name
    seat: SeatNumber | None = None
    invitation: Token | None = None


class Seated(Struct):
    """`token` opens the seat, `link` does so on any device; keep both secret."""

    seat: int
    token: str
    link: str
    table: TableState


class BotSeat(Struct, forbid_unknown_fields=True):
    """The level of a bot that takes a free seat, with a style or without."""

    level: Annotated[str, Meta(max_length=40)]


class RematchJoined(Seated):
    """A seat at the table where the same people play again. `owner` is the token of its creator,
    None for everyone else; `invitation` lets others join."""

    invitation: str
    owner: str | None


class Keys(Struct, forbid_unknown_fields=True):
    """Tokens of seats, at one or several tables."""

    tokens: Annotated[list[Token], Meta(max_length=50)]


class Attention(Struct, forbid_unknown_fields=True):
    """How to notify a player of a slow game when it's their turn; leave a field out to turn it
    off."""

    webhook: Address | None = None
    email: Address | None = None


class AttentionSet(Struct):
    """`unconfirmed`: nothing is sent until the player follows the link in an e-mail;
    `unsubscribed`: the unsubscribe link of any earlier e-mail also subscribes again."""

    email: Literal["off", "unconfirmed", "confirmed", "unsubscribed"]


class PushKey(Struct):
    """What a browser subscribes to push messages with; None if this server can't send any."""

    key: str | None


class PushSubscription(Struct, forbid_unknown_fields=True):
    """A browser's subscription: its address, public key and secret, as the browser names them."""

    endpoint: Address
    point: Annotated[str, Meta(max_length=100)]
    secret: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=20)] = ""


class PushRemoval(Struct, forbid_unknown_fields=True):
    """The address of a browser that wants no more push messages."""

    endpoint: Address


class Listed(Struct):
    """A table in a list."""

    id: str
    title: str
    status: Status
    options: SetupOptions
    seats: list[SeatState]
    pace: Pace
    spectators: bool
    asked: list[int]
    turn: int
    scores: list[int] | None
    created: float
    updated: float
    my_seat: int | None = None
    origin: Origin = "set_up"
    practice: bool = False
    closed: bool = False
    places: list[int] | None = None


class Moment(Struct):
    """The view after an action of a finished game or a step of a worked example, and the events
    that led to it."""

    view: Seen
    events: list[dict[str, Any]]
    scenes: list[SceneView] = []


class ReplayHead(Struct):
    """Everything about a finished game besides its moments."""

    actions: int
    origin: Origin
    practice: bool


class Replay(ReplayHead):
    """A finished game: its start, then a moment for each action."""

    moments: list[Moment]


class Line(Struct):
    """How the legend would have played a seat on: the moments after this many actions."""

    start: int
    seat: int
    moments: list[Moment]


class UploadedRecord(Struct, forbid_unknown_fields=True):
    """The record of a finished game, to be replayed and reviewed."""

    record: RecordText


class RecordStored(Struct):
    """The id under which an uploaded game can be replayed and reviewed."""

    id: str


class ReviewState(Struct):
    """How far the review of a finished game is."""

    status: Literal["waiting", "working", "done", "failed"]
    progress: float = 0.0
    """From 0 to 1."""
    ahead: int = 0
    """How many other reviews are made first."""


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class NewAccount(Credentials):
    """The account of a person, or of a bot: a program that plays by this protocol."""

    is_bot: bool = False


class SignedIn(Struct):
    name: str
    token: str
    """For clients without cookies: `Authorization: Bearer ...`."""
    language: str | None = None
    """The one that was chosen for the account."""


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class PasswordConfirmation(Struct, forbid_unknown_fields=True):
    """The password again, before something that can't be undone."""

    password: Password


class ResetRequest(Struct, forbid_unknown_fields=True):
    """Asks for a link to set a new password."""

    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """A new password, and the token of the link that allows it."""

    token: Token
    password: Password


class EmailAddress(Struct, forbid_unknown_fields=True):
    email: Address


class Me(Struct):
    """The signed-in account."""

    name: str
    is_admin: bool
    emails: list[str]
    language: str | None = None
    """Confirmed addresses, to which a link for a new password can be sent."""


class LanguageChoice(Struct, forbid_unknown_fields=True):
    language: Annotated[str, Meta(max_length=20)]


class SessionListed(Struct):
    """A browser that is signed in to the account."""

    id: str
    created: float | None
    expires: float
    agent: str | None
    is_current: bool


class SoloResult(Struct):
    """The best result of the account's solo games at a difficulty with a magician (HEIR-1)."""

    difficulty: str
    magician: str
    fame: int
    heir: int
    """The Heir's Fame."""
    is_won: bool


class ChatSetting(Struct, forbid_unknown_fields=True):
    is_open: bool


class Muting(Struct, forbid_unknown_fields=True):
    muted: bool


class Spectator(Struct):
    """Somebody who watches, perhaps in several windows."""

    key: str
    """Stays the same for an account, or for all guests of one address."""
    name: str | None
    """The account's name."""
    connections: int


class Moderation(Struct):
    """What the owner of a table, or an admin, may see of it."""

    is_owner: bool
    is_admin: bool
    spectators: list[Spectator]
    """Those who are connected to this process."""


class NewReport(Struct, forbid_unknown_fields=True):
    """A player, or one of their chat messages, to be looked at by an admin."""

    seat: SeatNumber
    reason: Annotated[str, Meta(max_length=500)] = ""
    version: Version | None = None
    """The chat message, as the reader numbers it."""


class ReportListed(Struct):
    id: int
    at: float
    table: str
    seat: int
    name: str | None
    text: str | None
    reason: str
    handled: float | None


class NewSanction(Struct, forbid_unknown_fields=True):
    """A ban or a mute of an account by its name, or of the player of a seat: their account, or
    for guests a ban of their address, or a mute at this table."""

    kind: SanctionKind
    account: Name | None = None
    table: Token | None = None
    seat: SeatNumber | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""
    days: Annotated[float, Meta(gt=0, le=3650)] | None = None
    """Without an end if left out, except that addresses are banned for 30 days."""


class SanctionListed(Struct):
    id: int
    kind: SanctionKind
    name: str | None
    reason: str
    until: float | None
    created: float


class Health(Struct):
    status: Literal["ok"]
    software: str
    protocol: int
    tables: int
    sockets: int
