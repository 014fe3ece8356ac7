"""Lessons: prepared positions in which a learner reaches one small goal after another.

A file in `rules/lessons` is a lesson: its position, the learner's seat, and its steps. A step has
a goal, the `moves` that reach it, and `misses`: legal moves that don't help, each with a sentence.
docs/lessons.md describes the fields. The texts are the browser's.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from trickerion import Action, Event, Game
from trickerion.engine.locations.location import Placement
from trickerion.playthrough import Playthrough

ORDER: Final = (
    *("places", "downtown", "market_row", "workshop", "set_up"),
    *("perform", "end_turn", "plan", "dark_alley", "prophecies", "duel", "powers", "heir"),
)
"""The ids of the lessons, in the order in which they are taught."""
FOLDER: Final = Path(__file__).parent / "rules/lessons"
QUIET: Final = ("pass", "ready", "idle")
"""What the other seats do if they are asked."""
PLACEMENTS: Final = ("place", "idle")
OVER: Final = "over"
"""The miss of a step whose Character or phase is done before the goal is reached."""

Condition = dict[str, Any]
Verdict = Literal["open", "reached", "missed"]


class BrokenLesson(Exception):
    """A lesson that can't be played by the current rules."""


@dataclass(frozen=True, slots=True)
class Miss:
    """A way to miss the goal of a step: its conditions, and moves that lead to it."""

    id: str
    when: list[Condition]
    moves: list[str]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One goal of a lesson."""

    id: str
    rules: list[str]
    goal: list[Condition]
    """All of them have to come true."""
    moves: list[str]
    """Actions of the learner that reach the goal."""
    before: list[str] = field(default_factory=list)
    """Actions of any seat that come first."""
    misses: list[Miss] = field(default_factory=list)
    """The first that holds is the reason."""


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    seat: int
    position: dict[str, Any]
    steps: list[LessonStep]


@cache
def lesson(id: str) -> Lesson:
    """A lesson by its id."""
    written = json.loads((FOLDER / f"{id}.json").read_text(encoding="utf-8"))
    steps = [_step(step) for step in written["steps"]]
    return Lesson(id, written["seat"], written["position"], steps)


def _step(written: dict[str, Any]) -> LessonStep:
    misses = [Miss(**miss) for miss in written.get("misses", [])]
    return LessonStep(**{**written, "misses": misses})


@cache
def _start(id: str, number: int) -> Game:
    """The game in which a step starts, without the step's own first actions."""
    found = lesson(id)
    if number == 0:
        return Game.from_dict(found.position)
    game, earlier = _start(id, number - 1).clone(), found.steps[number - 1]
    for line in (*earlier.before, *earlier.moves):
        game.apply(Action.parse(line))
    return game


def start_after(id: str, number: int, earlier: Sequence[Sequence[Action]]) -> Game | None:
    """The game in which a step starts after the learner's own actions in the earlier steps.

    None if the rest of the lesson can't be played from there: it starts from its own position.
    """
    if number == 0 or len(earlier) < number:
        return None
    found = LessonAttempt(id, number - 1, start_after(id, number - 1, earlier))
    for action in earlier[number - 1]:
        found.play(action)
    return found.end if found.keeps_board else None


def _can_finish(id: str, number: int, game: Game) -> bool:
    """Do the lesson's own moves reach the goals of this step and of those after it?"""
    for later in range(number, len(lesson(id).steps)):
        try:
            found = LessonAttempt(id, later, game)
            for line in found.step.moves:
                found.play(Action.parse(line))
        except (BrokenLesson, ValueError):
            return False
        if found.verdict != "reached":
            return False
        game = found.game
    return True


class LessonAttempt(Playthrough):
    """A step as the learner has played it so far, from the lesson's own position or another."""

    def __init__(self, id: str, number: int, start: Game | None = None) -> None:
        self.lesson = lesson(id)
        self.number = number
        self.step = self.lesson.steps[number]
        self.verdict: Verdict = "open"
        self.miss: str | None = None
        try:
            super().__init__(start or _start(id, number), self.lesson.seat)
            for line in self.step.before:
                self.carry_out(Action.parse(line))
        except ValueError as error:
            raise BrokenLesson(f"{id}: {error}") from error
        self.phase = self.game.phase
        self.has_placed = self._is_acting()

    def play(self, action: Action) -> None:
        self.carry_out(action)
        self.own.append(str(action))
        self.has_placed = self.has_placed or action.kind in PLACEMENTS
        self._judge()
        while self.verdict == "open" and self.others():
            self.carry_out(_quiet(self.game.options(self.others()[0])))
            self._judge()

    @property
    def is_usual(self) -> bool:
        """Has the learner played the lesson's own moves so far?"""
        return self.own == self.step.moves[: len(self.own)]

    @property
    def keeps_board(self) -> bool:
        """Does the next step start from here, and not from the lesson's own position?"""
        if self.verdict != "reached":
            return False
        return _can_finish(self.lesson.id, self.number + 1, self.end)

    @property
    def end(self) -> Game:
        """The game after the lesson's moves that are left, such as how a link is paid."""
        game = self.game.clone()
        for line in self.step.moves[len(self.own) :] if self.is_usual else ():
            game.apply(Action.parse(line))
        return game

    @property
    def next_move(self) -> str | None:
        """The lesson's next move; None after the last one and off the usual way."""
        left = self.step.moves[len(self.own) :]
        return left[0] if left and self.is_usual else None

    def _judge(self) -> None:
        if self.verdict == "reached":
            return
        if self._holds(self.step.goal):
            self.verdict, self.miss = "reached", None
        elif self.verdict == "open":
            self.miss = self._found_miss()
            self.verdict = "missed" if self.miss else "open"

    def _found_miss(self) -> str | None:
        for miss in self.step.misses:
            if self._holds(miss.when):
                return miss.id
        is_done = self.has_placed and not self._is_acting()
        return OVER if is_done or self.game.phase != self.phase else None

    def _is_acting(self) -> bool:
        return any(isinstance(frame, Placement) for frame in self.game.stack)

    def _holds(self, conditions: list[Condition]) -> bool:
        return all(self._is_true(condition) for condition in conditions)

    def _is_true(self, condition: Condition) -> bool:
        if "event" in condition:
            events = (event for one in self.played for event in one.events)
            return any(_happened(event, condition) for event in events)
        if "action" in condition:
            return any(line.split()[1] == condition["action"] for line in self.own)
        if "acting" in condition:
            return self._is_acting() == bool(condition["acting"])
        return _matches(_at(self.game.to_dict(), condition["path"]), condition["is"])


def _happened(event: Event, condition: Condition) -> bool:
    told = {"kind": event.kind, "seat": event.seat, **event.fields}
    wanted = {"kind" if name == "event" else name: value for name, value in condition.items()}
    return all(_matches(told.get(name), value) for name, value in wanted.items())


def _at(data: Any, path: str) -> Any:
    """The part of a written position at a path such as `players.0.coins`; None if not there."""
    for name in path.split("."):
        if isinstance(data, list):
            data = data[int(name)] if int(name) < len(data) else None
        else:
            data = data.get(name) if isinstance(data, dict) else None
    return data


def _matches(found: Any, wanted: Any) -> bool:
    """Is it this value, one of a list, or within `least` and `most`?"""
    if isinstance(wanted, list):
        return found in wanted
    if not isinstance(wanted, dict):
        return bool(found == wanted)
    least, most = wanted.get("least", found), wanted.get("most", found)
    return isinstance(found, int) and bool(least <= found <= most)


def _quiet(options: list[Action]) -> Action:
    """Pass, or do as little as possible."""
    return min(options, key=lambda action: QUIET.index(action.kind) if action.kind in QUIET else 9)
