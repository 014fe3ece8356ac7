"""The bodies about lessons and puzzles: what a client may send, and how much of it."""

import msgspec
import pytest

from trickerion.server.protocol.learning_bodies import (
    LessonActions,
    LessonQuestion,
    PuzzleActions,
    PuzzleAttempt,
)


def test_a_step_starts_without_actions_unless_the_client_sends_some() -> None:
    found = msgspec.convert({"actions": []}, LessonActions)
    assert (found.actions, found.earlier, found.known) == ([], [], 0)


def test_a_question_names_the_action_it_is_about() -> None:
    with pytest.raises(msgspec.ValidationError, match="missing required field `action`"):
        msgspec.convert({"actions": []}, LessonQuestion)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"actions": ["ready"] * 41}, LessonActions),
        ({"actions": [], "earlier": [[]] * 11}, LessonActions),
        ({"actions": [], "known": -1}, LessonActions),
        ({"actions": ["ready"] * 81}, PuzzleActions),
        ({"actions": [], "seat": 1}, PuzzleActions),
        ({"actions": [], "name": "Ada"}, PuzzleAttempt),
    ],
)
def test_too_much_or_too_little_is_refused(body: object, kind: type[msgspec.Struct]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, kind)
