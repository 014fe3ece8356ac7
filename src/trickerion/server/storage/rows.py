"""Rows of the database as typed structs; `schema.py` has the columns."""

from typing import Literal

from msgspec import Struct

Status = Literal["waiting", "playing", "over"]
Pace = Literal["live", "slow"]
ClockKind = Literal["none", "move", "game"]
Origin = Literal["set_up", "record", "position", "upload"]
"""How a game started: a position may be invented, a record is at least a legal game. An upload is a
finished game that was played elsewhere."""
Vacancy = Literal["bot", "open"]
"""A seat whose player was removed: a bot plays it; or somebody else may take it."""
SanctionKind = Literal["ban", "mute"]
AuditAction = Literal[
    "table_closed",
    "table_deleted",
    "account_renamed",
    "account_deleted",
    "account_promoted",
    "banned",
    "muted",
    "sanction_lifted",
    "password_link",
    "password_changed",
    "sessions_ended",
    "seat_removed",
    "spectator_removed",
    "restored",
]


class TableRow(Struct, kw_only=True):
    """A table: its settings, and what lists and sweeps need to know without a replay."""

    id: str
    title: str
    status: Status = "waiting"
    options: str
    is_open: bool
    pace: Pace
    spectators: bool
    clock: ClockKind
    seconds: int
    takeover: str
    hints: bool = True
    seed: str
    salt: str
    position: str | None = None
    origin: Origin = "set_up"
    uploaded: str | None = None
    invitation: str
    owner: str | None = None
    owner_id: str | None = None
    chat_open: bool = True
    closed: float | None = None
    rules: int
    version: int = 0
    asked: str = "[]"
    turn: int = 0
    scores: str | None = None
    places: str | None = None
    deadline: float | None = None
    bot_asked: bool = False
    practice: bool = False
    mark: str | None = None
    digest: str | None = None
    set_aside: str | None = None
    archived: int | None = None
    rematch: str | None = None
    began: float | None = None
    created: float
    updated: float


class TableSummary(Struct, frozen=True):
    """The columns of a table that change with each entry of its log."""

    version: int
    status: Status
    asked: str
    turn: int
    scores: str | None
    places: str | None
    """The places after the tie-break (FIN-5)."""
    deadline: float | None
    bot_asked: bool
    mark: str | None
    digest: str | None
    """Identifies the position when the log is replayed ..."""
    rules: int
    """... under the rules of this version."""
    practice: bool
    updated: float


class SeatRow(Struct, kw_only=True):
    """A seat: who sits there, and how to notify them."""

    table_id: str
    seat: int
    name: str | None = None
    bot: str | None = None
    token: str | None = None
    user_id: str | None = None
    webhook: str | None = None
    email: str | None = None
    told: int = 0
    """The wait the player was last notified of."""
    address: str | None = None
    language: str | None = None
    """That of the browser that took the seat."""
    vacancy: Vacancy | None = None
    muted: bool = False
    is_bot: bool = False
    """A bot account took it; unlike `bot`, the server doesn't play it."""


class AccountRow(Struct, kw_only=True):
    """An account."""

    id: str
    name: str
    key: str
    password: str
    created: float
    is_admin: bool = False
    language: str | None = None
    """Null until it is chosen."""
    is_bot: bool = False
    """A program plays with it, and everyone can see that."""


class SessionRow(Struct, kw_only=True):
    """A signed-in browser."""

    token: str
    """Its hash."""
    user_id: str
    expires: float
    created: float | None = None
    agent: str | None = None


class PushSubscriptionRow(Struct, kw_only=True):
    """A browser that gets push messages."""

    owner: str
    endpoint: str
    point: str
    """Its public key ..."""
    secret: str
    """... and the secret it shares with this server."""
    language: str
    created: float


class SanctionRow(Struct, kw_only=True):
    """A ban or a mute of an account or an address."""

    id: int
    kind: SanctionKind
    subject: str
    name: str | None
    reason: str
    until: float | None
    created: float


class ReportRow(Struct, kw_only=True):
    """A chat message or a player that somebody reported."""

    id: int
    at: float
    table_id: str
    seat: int
    name: str | None
    text: str | None
    reason: str
    reporter: str | None
    handled: float | None


class AuditRow(Struct, kw_only=True):
    """One line of the audit log."""

    id: int
    at: float
    actor: str
    action: AuditAction
    target: str
    detail: str
