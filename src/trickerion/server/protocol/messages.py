"""The messages between a table and its clients.

docs/protocol.md describes them; `trickerion schema` prints their JSON schema.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from trickerion.server.protocol.refusal_codes import Code
from trickerion.server.storage.rows import ClockKind, Origin, Pace, Status, Vacancy
from trickerion.shapes import SceneView, Seen, SetupOptions

PROTOCOL: Final = 2
"""Raised when older clients can't continue; the server then asks them to reload (R19)."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+$")]
"""Chosen by the client, unique for each command: a command sent twice is done once."""
Version = Annotated[int, Meta(ge=0, le=2**31)]
Token = Annotated[str, Meta(max_length=80)]
WrittenAction = dict[str, str | int] | Annotated[str, Meta(max_length=120)]
"""An object from `options`, or a line as in a record."""
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Level = Annotated[str, Meta(max_length=40)]
SeatKind = Literal["person", "bot", "remote_bot"]
"""Who took a seat: a person, a bot of this server, or a bot account."""


# From the client


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message on a socket: who is connecting, and what they have already seen."""

    protocol: int
    token: Token | None = None
    since: Version | None = None
    """Send the steps after this version; none if it is left out."""


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """A request to the table."""

    id: ActionId


class ActCommand(Command, tag="act"):
    """An action: an object from `options`, or a line as in a record."""

    version: Version
    action: WrittenAction


class Undo(Command, tag="undo"):
    """Undo the seat's last action (R10)."""

    version: Version


class Restart(Command, tag="restart"):
    """Undo as many of the seat's last actions as possible."""

    version: Version


class AskUndo(Command, tag="ask_undo"):
    """Ask everyone to undo back to a version."""

    to: Version


class Agree(Command, tag="agree"):
    """Agree to the requested undo."""


class Decline(Command, tag="decline"):
    """Decline the requested undo, or withdraw it."""


class Say(Command, tag="say"):
    """A chat message."""

    text: Text


class LeaveSeat(Command, tag="leave"):
    """Let a bot take over the seat."""

    level: Level | None = None


class Back(Command, tag="back"):
    """Take the seat back from the bot."""


class Explain(Command, tag="explain"):
    """Ask whether an action is legal. Answered with a `reason`."""

    action: WrittenAction


class Advise(Command, tag="advise"):
    """Ask what a good player would do. Answered with `advised`."""


class Judge(Command, tag="judge"):
    """Ask the tutor about an action before it is played, at a table with hints where all others are
    bots. Answered with `judged`."""

    action: WrittenAction


class Look(Command, tag="look"):
    """Ask for the view at an earlier version. Answered with `looked`."""

    version: Version


class Imagine(Command, tag="imagine"):
    """Ask for a full position that fits what the seat knows; the rest is made up."""


class Ping(Command, tag="ping"):
    """Answered with an `ack`."""


Change = ActCommand | Undo | Restart | AskUndo | Agree | Decline | Say | LeaveSeat | Back
Query = Explain | Advise | Judge | Look | Imagine | Ping
ClientMessage = Hello | Change | Query


# From the table


class SeatState(Struct):
    """A seat as everyone sees it."""

    seat: int
    name: str | None
    """None for a free seat."""
    kind: SeatKind
    bot: str | None
    """The level of the bot that plays the seat now, also for a person who left."""
    is_here: bool
    """Is the player connected?"""
    vacancy: Vacancy | None = None
    """The player of a running game was removed: a bot plays, or anyone may take the seat."""
    muted: bool = False


class UndoRequest(Struct):
    """An undo that needs everyone's consent."""

    seat: int
    to: int
    """The version to go back to, as the reader numbers them."""
    agreed: list[int]


class TableState(Struct):
    """Everything about a table besides the game."""

    id: str
    title: str
    status: Status
    options: SetupOptions
    seats: list[SeatState]
    is_open: bool
    pace: Pace
    spectators: bool
    clock: ClockKind
    seconds: int
    commitment: str
    """The hash of salt and seed, to check at the end that the dice were fair."""
    seed: str | None = None
    """Revealed with the salt when the game is over."""
    salt: str | None = None
    left: list[float | None] = []
    """Seconds left by seat; empty without a clock."""
    request: UndoRequest | None = None
    origin: Origin = "set_up"
    practice: bool = False
    """An undo went back past a roll, a draw or a reveal, so the future was known."""
    chat_open: bool = True
    hints: bool = True
    """May players ask for hints?"""
    guided: bool = False
    closed: bool = False
    """Closed by an admin: it can be watched, but not continued."""
    rematch: str | None = None
    """The table where the same people play again."""


class Step(Struct, omit_defaults=True):
    """One entry of the table's log, as the reader may know it."""

    version: int
    kind: Literal["act", "undo", "ask_undo", "agree", "decline", "leave", "back", "say"]
    seat: int | None = None
    at: float = 0.0
    action: str | None = None
    """Only for the seat that did it."""
    events: list[dict[str, Any]] = []
    taken_back: list[int] = []
    """The versions of the actions that were undone."""
    text: str | None = None
    """The chat message, or the level of the bot that took over."""
    name: str | None = None
    """The sender's name at the time, for chat."""
    scenes: list[SceneView] = []


class PurseChange(Struct):
    """Fame, Coins or Shards that a seat would gain or lose, and why."""

    seat: int
    what: Literal["fame", "coins", "shards"]
    amount: int
    why: str


class Foreseen(Struct, omit_defaults=True):
    """What an option would lead to, as far as its seat can know."""

    cost: int | None = None
    """AP, for an action of a Location."""
    ap: int | None = None
    """AP the Character would have, for a placement."""
    more_ap: int = 0
    """AP that the acting Character would gain."""
    changes: list[PurseChange] = []
    links: list[str] = []
    """The slots of the markers that a marker would link with."""
    pays: int = 0
    """What each link would pay, in Fame or Coins."""
    payments: int = 0
    """The number of links that would pay."""
    price: int | None = None
    """Coins: for all components of a Buy before Bargain, else for each component."""
    wages: int = 0
    """Coins due at the end of the turn for the team so far."""
    unsure: bool = False
    """Depends on chance or hidden information, so it can't be undone."""


class Foresight(Struct):
    """What each of a seat's options would cost and bring."""

    options: list[Foreseen]
    """One entry for each of the update's `options`, in their order."""
    prices: dict[str, int]
    """What one piece of each component for sale costs the seat now."""
    base_ap: dict[str, int]
    """The AP of each Character in the seat's team before the modifier of a slot."""
    weekday_yields: list[int]
    trick_yields: dict[str, list[list[int]]]
    """What each trick in play pays its owner on the four weekdays: Fame, Coins, Shards."""


class Update(Struct, tag="update", tag_field="type"):
    """The news, and the table as the reader sees it now."""

    version: int
    steps: list[Step]
    view: Seen | None
    options: list[dict[str, str | int]]
    free_options: list[dict[str, str | int]]
    undoable: int
    table: TableState
    foresight: Foresight | None = None
    """Only for a seat that is to act."""


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to `hello`; an `update` follows."""

    protocol: int
    software: str
    seat: int | None


class Ack(Struct, tag="ack", tag_field="type"):
    """The command is stored; `version` is the reader's version of it."""

    id: str
    version: int


class Reason(Struct, tag="reason", tag_field="type"):
    """The answer to `explain`."""

    id: str
    legal: bool
    rule: str | None = None
    reason: str | None = None
    figures: dict[str, str | int] = {}
    sentence: str | None = None


class AdviceReason(Struct):
    """A source of Fame in which two options differ: a term of the evaluation, `rivals`, or what the
    events of this turn pay for. Positive amounts speak for the better option."""

    what: str
    amount: float


class Advised(Struct, tag="advised", tag_field="type"):
    """The answer to `advise`: the best action, in what it beats the next best one (a term of the
    evaluation, or `rivals`), how much more Fame it is expected to bring, and from which sources."""

    id: str
    version: int
    action: dict[str, str | int]
    reason: str
    other: dict[str, str | int] | None = None
    lead: float = 0.0
    reasons: list[AdviceReason] = []


class Judged(Struct, tag="judged", tag_field="type"):
    """The answer to `judge`. If the action loses much: how much Fame and chance to win, the best
    option (one action, or the cards of a plan), and the sources of Fame in which it is better."""

    id: str
    version: int
    lost: float = 0.0
    win: float = 0.0
    best: list[dict[str, str | int]] = []
    reasons: list[AdviceReason] = []


class Looked(Struct, tag="looked", tag_field="type"):
    """The answer to `look`."""

    id: str
    version: int
    view: Seen


class Imagined(Struct, tag="imagined", tag_field="type"):
    """The answer to `imagine`."""

    id: str
    version: int
    position: dict[str, Any]


class Refused(Struct, tag="refused", tag_field="type"):
    """Why a request was refused; nothing has changed."""

    code: Code
    detail: str = ""
    id: str | None = None
    rule: str | None = None
    reason: str | None = None
    figures: dict[str, str | int] = {}


class TableChanged(Struct, tag="table", tag_field="type"):
    """The table changed besides the game: a seat was taken, or someone connected or left."""

    table: TableState


ServerMessage = (
    Welcome | Update | Ack | Refused | Reason | Advised | Judged | Looked | Imagined | TableChanged
)


class CommandRefused(Exception):
    """Raised to refuse a request; becomes a `refused` message or a 4xx answer."""

    def __init__(self, code: Code, detail: str = "", **more: Any) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: Code = code
        self.detail = detail
        self.more = more
        self.logged: dict[str, object] = {}  # Only for the server's log; must not be secret.

    def message(self, id: str | None = None) -> Refused:
        return Refused(self.code, self.detail, id, **self.more)
