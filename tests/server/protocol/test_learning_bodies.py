"""What clients may send about lessons and puzzles."""

from typing import Any

import msgspec
import pytest

from trickerion.server.protocol import learning_bodies as bodies

ATTEMPT = {"actions": [], "name": "Ada", "key": "k" * 20}


def is_taken(kind: Any, body: dict[str, Any]) -> bool:
    try:
        msgspec.convert(body, kind)
    except msgspec.ValidationError:
        return False
    return True


def test_r11_a_step_has_at_most_40_actions_and_a_puzzle_80() -> None:
    for kind, most in ((bodies.LessonActions, 40), (bodies.PuzzleActions, 80)):
        assert is_taken(kind, {"actions": ["p1 ready"] * most})
        assert not is_taken(kind, {"actions": ["p1 ready"] * (most + 1)})


def test_r11_a_client_knows_no_negative_number_of_actions() -> None:
    assert is_taken(bodies.PuzzleActions, {"actions": [], "known": 3})
    assert not is_taken(bodies.PuzzleActions, {"actions": [], "known": -1})


def test_r11_a_result_needs_a_name() -> None:
    assert is_taken(bodies.PuzzleAttempt, ATTEMPT)
    assert not is_taken(bodies.PuzzleAttempt, {**ATTEMPT, "name": "A" * 1000})


@pytest.mark.parametrize("kind", [bodies.LessonActions, bodies.PuzzleActions])
def test_r11_what_nobody_knows_is_refused(kind: type[msgspec.Struct]) -> None:
    assert is_taken(kind, {"actions": []})
    assert not is_taken(kind, {"actions": [], "color": "red"})
