"""Lessons and puzzles look like a table to the client: steps, options, scenes and reasons."""

import pytest

from tests.puzzles.puzzle_positions import small_puzzle
from trickerion.lessons import LessonAttempt
from trickerion.puzzles.attempt import Attempt
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.routes.playthroughs import play_all, reason_of, update_of


def test_actions_are_played_in_order_as_lines_or_as_values() -> None:
    found = LessonAttempt("places", 0)
    option = found.game.options(found.seat)[0].to_dict()
    play_all(found, [option])
    assert found.played[0].action.to_dict() == option


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    found = LessonAttempt("places", 0)
    with pytest.raises(CommandRefused) as caught:
        play_all(found, ["place magician downtown.3"])
    assert caught.value.more["rule"] == "SET-11"
    assert found.played == []


def test_a_reason_says_whether_an_action_is_legal() -> None:
    found = LessonAttempt("places", 0)
    assert reason_of(found, "place magician downtown.1").legal
    refused = reason_of(found, "ready")
    assert (refused.legal, bool(refused.rule)) == (False, True)


def test_only_new_steps_have_scenes() -> None:
    found = LessonAttempt("places", 0)
    play_all(found, ["place magician downtown.1"])
    [new] = update_of(found, "places", 0).steps
    [known] = update_of(found, "places", 1).steps
    assert new.scenes
    assert not known.scenes


def test_a_puzzle_has_neither_hints_nor_bots_of_a_level() -> None:
    attempt = Attempt(small_puzzle())
    update = update_of(attempt, "1", 0, is_puzzle=True)
    assert update.free_options == []
    assert not update.table.hints
    assert {seat.bot for seat in update.table.seats} == {None}
    assert update_of(LessonAttempt("places", 0), "places", 0).table.hints
