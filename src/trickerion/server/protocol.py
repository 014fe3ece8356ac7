"""What goes over the wire between a table and whoever sits at it or watches: messages as values.

docs/protocol.md tells the story; `trickerion schema` prints the JSON schema of all of it.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from trickerion.shapes import Seen, Variant

PROTOCOL: Final = 1
"""Raised when an older client could not go on; it is then told to reload (R19)."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+$")]
"""Chosen by the client, new for every command: sending a command twice does it once."""
Version = Annotated[int, Meta(ge=0, le=2**31)]
Token = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Level = Annotated[str, Meta(max_length=40)]

Code = Literal[
    "malformed",
    "reload",
    "unknown_table",
    "unknown_token",
    "other_site",
    "not_found",
    "spectators_off",
    "other_rules",
    "spectator",
    "not_your_seat",
    "not_started",
    "over",
    "stale",
    "illegal",
    "undo_planning",
    "undo_nothing",
    "undo_too_far",
    "no_request",
    "already_asked",
    "already_left",
    "not_left",
    "out_of_time",
    "too_fast",
    "spent",
    "busy",
    "seat_taken",
    "table_full",
    "invitation_needed",
    "bad_name",
    "bad_options",
    "bad_record",
    "name_taken",
    "bad_password",
    "not_signed_in",
    "running",
    "bad_address",
    "no_mail",
]
"""Why something was refused; never renamed."""


# From the client


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message on a socket: who it is, and what it has seen already."""

    protocol: int
    token: Token | None = None
    since: Version | None = None
    """Steps after this version are told; without it none are."""


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a seat asks of the table."""

    id: ActionId


class Act(Command, tag="act"):
    """An action of the game: an object as in `options`, or a line in the notation of records."""

    version: Version
    action: dict[str, str | int] | Annotated[str, Meta(max_length=120)]


class Undo(Command, tag="undo"):
    """Take back one's last action (R10)."""

    version: Version


class Restart(Command, tag="restart"):
    """Take back all of one's turn that can be taken back."""

    version: Version


class AskUndo(Command, tag="ask_undo"):
    """Ask everybody to go back to the moment after a version."""

    to: Version


class Agree(Command, tag="agree"):
    """Agree to the undo that was asked for."""


class Decline(Command, tag="decline"):
    """Refuse the undo that was asked for, or withdraw it."""


class Say(Command, tag="say"):
    """Chat."""

    text: Text


class Leave(Command, tag="leave"):
    """Let a bot play on in one's seat."""

    level: Level | None = None


class Back(Command, tag="back"):
    """Take the seat back from the bot."""


class Explain(Command, tag="explain"):
    """May I? Answered with a `reason`."""

    action: dict[str, str | int] | Annotated[str, Meta(max_length=120)]


class Foresee(Command, tag="foresee"):
    """What would each of my options cost and bring? Answered with a `foresight`."""


class Advise(Command, tag="advise"):
    """What would a good player do in my place? Answered with `advised`."""


class Look(Command, tag="look"):
    """How did I see the table after a version? Answered with `looked`."""

    version: Version


class Imagine(Command, tag="imagine"):
    """Ask for a whole position that agrees with all that the seat knows, the rest invented."""


class Ping(Command, tag="ping"):
    """Answered with an `ack`."""


Change = Act | Undo | Restart | AskUndo | Agree | Decline | Say | Leave | Back
Question = Explain | Foresee | Advise | Look | Imagine | Ping
ClientMessage = Hello | Change | Question


# From the table


class Seat(Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str | None
    """None while nobody sits there."""
    kind: Literal["person", "bot"]
    bot: str | None
    """The level of the bot that plays now, for a seat that was left also."""
    is_here: bool
    """Somebody with the seat's token is connected."""


class UndoRequest(Struct):
    """An undo that waits for everybody's consent."""

    seat: int
    to: int
    """The version to go back to, as the reader counts."""
    agreed: list[int]


Origin = Literal["set_up", "record", "position"]
"""Where a game began: a position may have been made up, a record is at least a legal game."""


class TableState(Struct):
    """What is known of a table beside the game."""

    id: str
    title: str
    status: Literal["waiting", "playing", "over"]
    options: Variant
    seats: list[Seat]
    is_open: bool
    pace: Literal["live", "slow"]
    spectators: bool
    clock: Literal["none", "move", "game"]
    seconds: int
    commitment: str
    """The hash of salt and seed: fair dice can be checked at the end."""
    seed: str | None = None
    """Told when the game is over, as are the salt and the position it began with, if any."""
    salt: str | None = None
    left: list[float | None] = []
    """Seconds left per seat, where a clock runs."""
    request: UndoRequest | None = None
    origin: Origin = "set_up"
    practice: bool = False
    """An undo has gone back past a roll, a draw or a reveal: the future was known."""


class Step(Struct, omit_defaults=True):
    """One entry of the table's log, as the reader may know it."""

    version: int
    kind: Literal["act", "undo", "ask_undo", "agree", "decline", "leave", "back", "say"]
    seat: int | None = None
    at: float = 0.0
    action: str | None = None
    """Told to the seat that did it only."""
    events: list[dict[str, Any]] = []
    taken_back: list[int] = []
    """The versions of the actions that an undo took back."""
    text: str | None = None
    """What was said; the level of the bot that took over."""
    name: str | None = None
    """Who said it, for talk: before the game begins another may sit down there."""


class Update(Struct, tag="update", tag_field="type"):
    """What happened, and how the reader sees the table now."""

    version: int
    steps: list[Step]
    view: Seen | None
    options: list[dict[str, str | int]]
    free_options: list[dict[str, str | int]]
    undoable: int
    table: TableState


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to `hello`; an `update` follows."""

    protocol: int
    software: str
    seat: int | None


class Ack(Struct, tag="ack", tag_field="type"):
    """The command is stored for good; `version` is what the reader counts now."""

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


class PurseChange(Struct):
    """Fame, Coins or Shards that a seat would gain or lose, and what for."""

    seat: int
    what: Literal["fame", "coins", "shards"]
    amount: int
    why: str


class Foreseen(Struct, omit_defaults=True):
    """What one option would lead to."""

    cost: int | None = None
    """AP, for an action of a Location."""
    ap: int | None = None
    """AP the Character would have, for a placement."""
    more_ap: int = 0
    """AP that the Character who acts would have more than now."""
    changes: list[PurseChange] = []
    links: list[str] = []
    """The slots of the neighbours that a marker would link with."""
    pays: int = 0
    """What each link would pay, in Fame or Coins."""
    payments: int = 0
    """How many links would pay."""
    price: int | None = None
    """Coins: for all pieces of a Buy before Bargain, else for each piece."""
    wages: int = 0
    """Coins due at the end of the turn, as far as the team stands then."""
    unsure: bool = False
    """Chance or something hidden has a say; it cannot be taken back."""
    passes: bool = False
    """Another seat would be asked next."""


class Foresight(Struct, tag="foresight", tag_field="type"):
    """The answer to `foresee`: one entry for each of `options`, in their order."""

    id: str
    version: int
    options: list[Foreseen]
    prices: dict[str, int]
    """What a piece of each component for sale costs the seat now."""
    weekday_yields: list[int]
    trick_yields: dict[str, list[list[int]]]
    """What each trick in play pays its owner on the four weekdays: Fame, Coins, Shards."""


class Advised(Struct, tag="advised", tag_field="type"):
    """The answer to `advise`."""

    id: str
    version: int
    action: dict[str, str | int]
    reason: str


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
    """Nothing has changed, and why."""

    code: Code
    detail: str = ""
    id: str | None = None
    rule: str | None = None
    reason: str | None = None
    figures: dict[str, str | int] = {}


class Changed(Struct, tag="table", tag_field="type"):
    """The table changed beside the game: somebody sat down, came or went."""

    table: TableState


ServerMessage = (
    Welcome | Update | Ack | Refused | Reason | Foresight | Advised | Looked | Imagined | Changed
)


class Refusal(Exception):
    """Raised wherever something is refused; becomes a `refused` message or a 4xx."""

    def __init__(self, code: Code, detail: str = "", **more: Any) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: Code = code
        self.detail = detail
        self.more = more

    def message(self, id: str | None = None) -> Refused:
        return Refused(self.code, self.detail, id, **self.more)
