"""Every lesson can be played by the current rules, and has its texts."""

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.texts.messages import CLIENT, entries, forms
from tools.translation.files import Reader
from trickerion import Action, Game, lessons, rulebook
from trickerion.lessons import OVER, BrokenLesson, LessonAttempt, lesson, start_after

STEPS = [(id, number) for id in lessons.ORDER for number in range(len(lesson(id).steps))]
every_step = pytest.mark.parametrize(
    ("id", "number"), STEPS, ids=[f"{id}.{lesson(id).steps[n].id}" for id, n in STEPS]
)
MOST_WORDS = 60
WALKS, LONGEST_WALK = 8, 12


@cache
def keys() -> set[str]:
    return {message.id.name for message in entries(CLIENT)}


def attempt(id: str, number: int, *lines: str) -> LessonAttempt:
    found = LessonAttempt(id, number)
    for line in lines:
        found.play(Action.parse(line))
    return found


def key_of(id: str, number: int) -> str:
    return f"lesson-{id}-{lesson(id).steps[number].id}"


def test_every_file_is_a_lesson_in_the_list() -> None:
    assert sorted(file.stem for file in lessons.FOLDER.glob("*.json")) == sorted(lessons.ORDER)
    assert len(lessons.ORDER) == 13


@pytest.mark.parametrize("id", lessons.ORDER)
def test_a_lesson_is_short_and_its_learner_is_asked(id: str) -> None:
    found = lesson(id)
    assert 3 <= len(found.steps) <= 6
    assert len({step.id for step in found.steps}) == len(found.steps)
    assert {f"lesson-{id}", f"lesson-{id}-more", f"lesson-{id}-end"} <= keys()


@every_step
def test_the_moves_of_a_step_reach_its_goal(id: str, number: int) -> None:
    found = attempt(id, number)
    assert found.game.to_act == [found.lesson.seat]
    assert not found._holds(found.step.goal)
    for line in found.step.moves:
        assert found.verdict != "missed"
        assert found.next_move == line
        found.play(Action.parse(line))
    assert found.verdict == "reached"
    assert found.is_usual
    assert found.next_move is None


@every_step
def test_a_step_is_about_rules_that_exist(id: str, number: int) -> None:
    rules = lesson(id).steps[number].rules
    assert rules
    assert set(rules) <= set(rulebook.rules())


@every_step
def test_a_step_has_its_texts(id: str, number: int) -> None:
    key, step = key_of(id, number), lesson(id).steps[number]
    assert {key, f"{key}-done", *(f"{key}-{miss.id}" for miss in step.misses)} <= keys()


def test_every_text_of_a_lesson_is_used() -> None:
    used = {f"lesson-{id}{end}" for id in lessons.ORDER for end in ("", "-more", "-end")}
    for id, number in STEPS:
        misses = ("done", OVER, *(miss.id for miss in lesson(id).steps[number].misses))
        used |= {key_of(id, number), *(f"{key_of(id, number)}-{end}" for end in misses)}
    assert {key for key in keys() if key.startswith("lesson-")} <= used


def test_texts_are_short() -> None:
    for form in forms(CLIENT):
        if form.key.startswith("lesson-"):
            words = " ".join(Reader(form.pattern).texts).split()
            assert len(words) <= MOST_WORDS, form.key


@every_step
def test_no_way_to_play_a_step_ends_without_a_word(id: str, number: int) -> None:
    """After any moves the learner has reached the goal, has missed it, or can go on."""
    for seed in range(WALKS):
        found, chance = attempt(id, number), Random(seed)
        for _ in range(LONGEST_WALK):
            if found.verdict != "open":
                break
            assert found.lesson.seat in found.game.to_act
            found.play(chance.choice(found.game.options(found.lesson.seat)))
        assert (found.miss is None) == (found.verdict != "missed")


@every_step
def test_every_miss_of_a_step_can_happen(id: str, number: int) -> None:
    for miss in lesson(id).steps[number].misses:
        found = attempt(id, number, *miss.moves)
        assert (found.verdict, found.miss) == ("missed", miss.id)


# Where a step starts


@every_step
def test_the_lessons_own_moves_keep_the_board(id: str, number: int) -> None:
    assert attempt(id, number, *lesson(id).steps[number].moves).keeps_board


def parsed(*lines: str) -> list[Action]:
    return [Action.parse(line) for line in lines]


def test_a_step_starts_from_what_the_learner_has() -> None:
    moves = ["p1 place magician downtown.1", "p1 learn residence_a", "p1 trick bullet_catch"]
    earlier = [parsed(*moves, "p1 trick_slot board"), parsed("p1 set_die bank_a 6")]
    for number in (1, 2):
        start = start_after("downtown", number, earlier)
        assert start is not None
        tricks = start.view(0)["players"][0]["tricks"]
        assert "bullet_catch" in [own["trick"] for own in tricks.values()]


def test_a_step_that_cannot_be_played_from_there_starts_from_the_lessons_position() -> None:
    """With too few Coins left for the last step, the second one starts with the lesson's."""
    moves = ["p1 place engineer market_row.1", "p1 buy wood 3", "p1 bargain 0"]
    assert not attempt("market_row", 0, *moves).keeps_board
    assert start_after("market_row", 1, [parsed(*moves)]) is None


@pytest.mark.parametrize("id", lessons.ORDER)
def test_the_lessons_own_moves_lead_to_its_own_positions(id: str) -> None:
    """Only as far as the goal of each step: a browser offers nothing after it."""
    earlier: list[list[Action]] = []
    for number, step in enumerate(lesson(id).steps):
        found = LessonAttempt(id, number, start_after(id, number, earlier))
        assert found.game.to_dict() == LessonAttempt(id, number).game.to_dict()
        for action in parsed(*step.moves):
            if found.verdict == "open":
                found.play(action)
        earlier.append(parsed(*found.own))


# How an attempt is judged


def test_a_goal_is_missed_when_its_character_is_done() -> None:
    found = attempt("places", 1, "p1 done")
    assert (found.verdict, found.miss) == ("missed", OVER)


def test_a_miss_is_named() -> None:
    found = attempt("places", 0, "p1 place magician downtown.4")
    assert (found.verdict, found.miss) == ("missed", "plain")


def test_a_goal_reached_after_a_miss_counts() -> None:
    found = attempt("plan", 0, "p1 assign engineer workshop")
    assert (found.verdict, found.miss) == ("missed", "workshop")
    found.play(Action.parse("p1 recall engineer"))
    found.play(Action.parse("p1 assign engineer theater"))
    assert (found.verdict, found.miss) == ("reached", None)
    assert not found.is_usual


def test_opponents_only_pass_and_only_while_the_goal_is_open() -> None:
    """In the lesson on the end of the turn, the opponent would be asked to advertise next."""
    found = attempt("end_turn", 3, "p1 advertise")
    assert found.verdict == "reached"
    assert found.game.to_act == [1]
    found = attempt("end_turn", 1, "p1 idle apprentice_1")
    assert [played.action.seat for played in found.played] == [0]


def test_a_lesson_whose_position_no_longer_loads_is_broken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written = json.loads((lessons.FOLDER / "places.json").read_text(encoding="utf-8"))
    written["position"]["turn"] = 99
    (tmp_path / "broken.json").write_text(json.dumps(written), encoding="utf-8")
    monkeypatch.setattr(lessons, "FOLDER", tmp_path)
    with pytest.raises(BrokenLesson, match="broken: position: FIN-1: turn 99"):
        LessonAttempt("broken", 0)


def test_the_position_of_a_lesson_is_written_as_it_is_saved() -> None:
    for id in lessons.ORDER:
        position = lesson(id).position
        assert Game.from_dict(position).to_dict() == position
