"""Lessons over HTTP. Nothing is stored: the client sends the learner's actions in all steps."""

import logging
from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from trickerion import Action, IllegalAction, lessons
from trickerion.lessons import BrokenLesson, Lesson, LessonAttempt
from trickerion.server.protocol.learning_bodies import (
    LessonActions,
    LessonGoal,
    LessonListed,
    LessonMoment,
    LessonQuestion,
)
from trickerion.server.protocol.messages import CommandRefused, Reason, WrittenAction
from trickerion.server.routes.playthroughs import play_all, reason_of, update_of
from trickerion.server.routes.rules import AN_HOUR
from trickerion.server.tables.commands import read_action

LOG: Final = logging.getLogger("trickerion.lessons")


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
    next_move = None if line is None else Action.parse(line).to_dict()
    return LessonMoment(
        update_of(found, found.lesson.id, data.known),
        found.verdict,
        found.miss,
        found.keeps_board,
        next_move,
    )


@post("/api/lessons/{lesson_id:str}/steps/{step:int}/explain", status_code=200)
async def explain(
    lesson_id: FromPath[str], step: FromPath[int], data: JSONBody[LessonQuestion]
) -> Reason:
    """Whether an action is legal after those before, and if not, why."""
    found = _attempt(lesson_id, step, data)
    return reason_of(found, data.action)


def _attempt(id: str, number: int, sent: LessonActions) -> LessonAttempt:
    if id not in lessons.ORDER or not 0 <= number < len(lessons.lesson(id).steps):
        raise CommandRefused("not_found", "There is no such lesson or step.")
    found = _begun(id, number, sent.earlier)
    play_all(found, sent.actions)
    return found


def _begun(id: str, number: int, earlier: list[list[WrittenAction]]) -> LessonAttempt:
    seat = lessons.lesson(id).seat
    own = [[read_action(written, seat) for written in actions] for actions in earlier]
    try:
        return LessonAttempt(id, number, lessons.start_after(id, number, own))
    except IllegalAction as error:
        raise CommandRefused("illegal", "These actions don't lead to this step.") from error
    except BrokenLesson as error:
        LOG.error("a lesson can't be played: %s", error)
        raise CommandRefused("broken_lesson", str(error)[:200]) from error
