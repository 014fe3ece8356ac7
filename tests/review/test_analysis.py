"""Reviewing a finished game."""

import json

import pytest

from tests.review.golden import FILE, RECORD, essence, golden_review
from trickerion import Game, Options, replay
from trickerion.review import CannotReview, review_game, review_record

TEXT = RECORD.read_text(encoding="utf-8")


def test_the_golden_review() -> None:
    """If the bots are meant to judge differently: `python -m tests.review.golden`."""
    found = json.loads(json.dumps(essence(golden_review())))
    assert found == json.loads(FILE.read_text(encoding="utf-8"))


def test_every_position_has_a_point_and_the_last_one_is_the_result() -> None:
    review, game = golden_review(), replay(TEXT)
    assert len(review["points"]) == review["actions"] + 1 == len(game.history) + 1
    last = review["points"][-1]
    assert last["phase"] == "over"
    assert last["fame"] == review["fame"] == game.scores
    assert [places.index(1.0) + 1 for places in last["places"]] == review["places"] == game.places
    for point in review["points"]:
        assert all(sum(places) == pytest.approx(1, abs=0.003) for places in point["places"])


def test_only_choices_are_judged() -> None:
    """Forced actions are skipped, and the cards of a plan are judged together."""
    review = golden_review()
    game = replay(TEXT, 0)
    judged = {one["index"]: one for one in review["decisions"]}
    for index, action in enumerate(replay(TEXT).history):
        if index in judged:
            assert judged[index]["seat"] == action.seat
            assert judged[index]["phase"] == game.phase
            assert len(game.options(action.seat)) > 1 or game.phase == "assignment"
        game.play(action)


def test_the_review_is_plain_json() -> None:
    review = golden_review()
    assert json.loads(json.dumps(review)) == review


def test_progress_is_told_after_each_action_and_the_game_is_left_alone() -> None:
    told: list[tuple[int, int]] = []
    game = replay(TEXT)
    before = game.digest()
    review_game(game, "quick", progress=lambda done, total: told.append((done, total)))
    assert told == [(done + 1, len(game.history)) for done in range(len(game.history))]
    assert game.digest() == before


def test_a_caller_can_stop_a_review() -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review_record(TEXT, "quick", progress=stop)


@pytest.mark.parametrize(
    ("text", "code", "complaint"),
    [
        ("nonsense", "bad_record", "line 1"),
        (TEXT.replace("trickerion record: 2", "trickerion record: 99"), "bad_record", "version"),
        (TEXT + "p1 done\n", "bad_record", "line [0-9]+: p1 done"),
        (Game.new(Options(), 1).record(), "still_playing", "still being played"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_a_sentence(
    text: str, code: str, complaint: str
) -> None:
    with pytest.raises(CannotReview, match=complaint) as refused:
        review_record(text)
    assert refused.value.code == code


def test_an_unknown_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="quick, normal, deep"):
        review_game(replay(TEXT), "bottomless")
