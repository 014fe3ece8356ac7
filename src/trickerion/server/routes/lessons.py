"""Lessons over HTTP. Nothing is stored: the client sends the learner's actions in all steps."""

import logging
from typing import Final, cast

from litestar import get, post
from litestar.params import FromPath, JSONBody

from trickerion import Action, Game, IllegalAction, Scene, lessons
from trickerion.lessons import Attempt, BrokenLesson, Lesson, Played
from trickerion.server.protocol.bodies import (
    LessonActions,
    LessonGoal,
    LessonListed,
    LessonMoment,
    LessonQuestion,
)
from trickerion.server.protocol.messages import (
    CommandRefused,
    Reason,
    SeatKind,
    SeatState,
    Step,
    TableState,
    Update,
    WrittenAction,
)
from trickerion.server.routes.rules import AN_HOUR
from trickerion.server.tables.broadcast import known_events
from trickerion.server.tables.commands import illegal, read_action
from trickerion.server.tables.foresight import foreseen
from trickerion.shapes import SceneView, Seen, SetupOptions

LOG: Final = logging.getLogger("trickerion.lessons")
OPPONENT: Final = "apprentice"
"""The bot level that is shown for the other seats; they only pass."""


@get("/api/lessons", cache_control=AN_HOUR)
async def list_lessons() -> list[LessonListed]:
    """All lessons with their steps, in the order in which they are taught."""
    return [_listed(lessons.lesson(id)) for id in lessons.ORDER]


def _listed(lesson: Lesson) -> LessonListed:
    return LessonListed(lesson.id, [LessonGoal(step.id, step.rules) for step in lesson.steps])


@post("/api/lessons/{lesson_id:str}/steps/{step:int}", status_code=200)
async def play(
    lesson_id: FromPath[str], step: FromPath[int], data: JSONBody[LessonActions]
) -> LessonMoment:
    """A step of a lesson after the learner's actions."""
    found = _attempt(lesson_id, step, data)
    line = found.next_move
    next_move = None if line is None else _written(Action.parse(line))
    return LessonMoment(
        _update(found, data.known), found.verdict, found.miss, found.keeps_board, next_move
    )


@post("/api/lessons/{lesson_id:str}/steps/{step:int}/explain", status_code=200)
async def explain(
    lesson_id: FromPath[str], step: FromPath[int], data: JSONBody[LessonQuestion]
) -> Reason:
    """Whether an action is legal after those before, and if not, why."""
    found = _attempt(lesson_id, step, data)
    refusal = found.game.explain(read_action(data.action, found.lesson.seat))
    if refusal is None:
        return Reason("", True)
    return Reason("", False, refusal.rule, refusal.reason, refusal.figures, str(refusal))


def _attempt(id: str, number: int, sent: LessonActions) -> Attempt:
    if id not in lessons.ORDER or not 0 <= number < len(lessons.lesson(id).steps):
        raise CommandRefused("not_found", "There is no such lesson or step.")
    found = _begun(id, number, sent.earlier)
    for written in sent.actions:
        action = read_action(written, found.lesson.seat)
        try:
            found.play(action)
        except IllegalAction as error:
            raise illegal(found.game, error) from error
    return found


def _begun(id: str, number: int, earlier: list[list[WrittenAction]]) -> Attempt:
    seat = lessons.lesson(id).seat
    own = [[read_action(written, seat) for written in actions] for actions in earlier]
    try:
        return Attempt(id, number, lessons.start_after(id, number, own))
    except IllegalAction as error:
        raise CommandRefused("illegal", "These actions don't lead to this step.") from error
    except BrokenLesson as error:
        LOG.error("a lesson can't be played: %s", error)
        raise CommandRefused("broken_lesson", str(error)[:200]) from error


def _update(found: Attempt, known: int) -> Update:
    """What a table would send the learner."""
    game, seat = found.game, found.lesson.seat
    steps = [_step(played, seat, i + 1) for i, played in enumerate(found.played)]
    for step, played in list(zip(steps, found.played, strict=True))[known:]:
        step.scenes = [_scene(game, played, scene, seat) for scene in played.scenes]
    options = game.options(seat)
    return Update(
        version=len(steps),
        steps=steps,
        view=game.view(seat),
        options=[_written(action) for action in options],
        free_options=[_written(action) for action in game.free_options(seat)],
        undoable=len(found.own),
        table=_table(found.lesson, game),
        foresight=foreseen(game, seat, options) if options else None,
    )


def _written(action: Action) -> dict[str, str | int]:
    return action.to_dict()


def _step(played: Played, seat: int, version: int) -> Step:
    own = played.action.seat == seat
    return Step(
        version=version,
        kind="act",
        seat=played.action.seat,
        action=str(played.action) if own else None,
        events=known_events(played.events, seat),
    )


def _scene(game: Game, played: Played, scene: Scene, seat: int) -> SceneView:
    public, (own,) = game.scene_views(scene.state, [seat])
    after = len(known_events(played.events[: scene.after], seat))
    return {"after": after, "view": cast(Seen, {**public, **own})}


def _table(lesson: Lesson, game: Game) -> TableState:
    return TableState(
        id=lesson.id,
        title="",
        status="playing",
        options=cast(SetupOptions, game.setup_options.to_dict()),
        seats=[_seat(seat, name, seat == lesson.seat) for seat, name in enumerate(game.names)],
        is_open=False,
        pace="live",
        spectators=False,
        clock="none",
        seconds=0,
        commitment="",
        chat_open=False,
    )


def _seat(seat: int, name: str, is_learner: bool) -> SeatState:
    kind: SeatKind = "person" if is_learner else "bot"
    return SeatState(seat, name, kind, None if is_learner else OPPONENT, is_learner)
