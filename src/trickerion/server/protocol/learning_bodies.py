"""The bodies of requests and answers about the rulebook, lessons, puzzles and examples."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from trickerion.puzzles.puzzle import Difficulty, Kind, Theme
from trickerion.rulebook import Chapter, Page
from trickerion.server.protocol.bodies import Moment
from trickerion.server.protocol.messages import Name, Token, Update, WrittenAction
from trickerion.shapes import SetupOptions

LessonStepActions = Annotated[list[WrittenAction], Meta(max_length=40)]
PuzzleActionList = Annotated[list[WrittenAction], Meta(max_length=80)]


class Rulebook(Struct):
    """The rulebook in one language, and the list of languages."""

    language: str
    languages: list[str]
    chapters: list[Chapter]
    pages: list[Page]


class LessonGoal(Struct):
    """A step of a lesson, and the rules it is about."""

    id: str
    rules: list[str]


class LessonListed(Struct):
    id: str
    steps: list[LessonGoal]


class LessonActions(Struct, forbid_unknown_fields=True):
    """The learner's actions since the start of a step."""

    actions: LessonStepActions
    earlier: Annotated[list[LessonStepActions], Meta(max_length=10)] = field(default_factory=list)
    """Those of the steps before; the step starts after them if the lesson can go on from there."""
    known: Annotated[int, Meta(ge=0)] = 0
    """The client knows this many actions of the step already; their scenes are left out."""


class LessonQuestion(LessonActions, kw_only=True, forbid_unknown_fields=True):
    """Would this action be legal after those?"""

    action: WrittenAction


class LessonMoment(Struct):
    """A step of a lesson after the learner's actions."""

    update: Update
    """As at a table; its steps are all actions since the start of the step."""
    verdict: Literal["open", "reached", "missed"]
    miss: str | None
    """Why the goal is missed."""
    keeps_board: bool
    """The goal is reached, and the next step starts from here."""
    next_move: dict[str, str | int] | None


class PuzzleListed(Struct):
    """What is known about a puzzle before it is tried."""

    id: str
    kind: Kind
    difficulty: Difficulty
    themes: list[Theme]
    decisions: int
    options: SetupOptions


class PuzzleActions(Struct, forbid_unknown_fields=True):
    """A person's actions since the start of a puzzle."""

    actions: PuzzleActionList
    known: Annotated[int, Meta(ge=0)] = 0
    """The client knows this many actions of all seats already; their scenes are left out."""


class PuzzleQuestion(PuzzleActions, kw_only=True, forbid_unknown_fields=True):
    """Would this action be legal after those?"""

    action: WrittenAction


class PuzzleVerdict(Struct):
    """What an attempt has reached, and what could be reached."""

    fame: int
    best: int
    line: list[dict[str, str | int]]
    """The person's actions on the best line."""


class PuzzleMoment(Struct):
    """A puzzle after somebody's actions."""

    update: Update
    """As at a table; its steps are all actions since the start."""
    verdict: PuzzleVerdict | None
    """Only at the end of the game."""


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """A finished attempt, for the list of results."""

    actions: PuzzleActionList
    name: Name
    key: Token
    """Tells visitors without an account apart; the browser makes it up."""


class DailyResult(Struct):
    """How somebody did in a puzzle of the day. The first attempt counts."""

    name: str
    fame: int
    attempts: int
    is_solved: bool
    """In any attempt."""
    is_mine: bool
    has_account: bool


class DailyPuzzle(Struct):
    """The puzzle of a day (UTC), the same for everybody on this server."""

    day: str
    id: str
    results: list[DailyResult]
    """The best first."""
    streak: int
    """On how many days in a row the signed-in account has solved it."""


class Example(Struct):
    """A worked example, moment by moment: the position first, then one moment per step."""

    rules: list[str]
    seat: int
    moments: list[Moment]
