"""The review process: progress, then the review or why there is none."""

import pytest
from msgspec import json

from trickerion import Game, Options
from trickerion.review.analysis import Progress
from trickerion.server.reviews import worker
from trickerion.server.reviews.worker import ReviewReport, ReviewRequest


def reports(printed: str) -> list[ReviewReport]:
    return [json.decode(line, type=ReviewReport) for line in printed.splitlines()]


def test_a_game_that_is_not_over_has_no_review(capsys: pytest.CaptureFixture[str]) -> None:
    worker.answer(ReviewRequest(Game.new(Options(), 1).record()))
    (report,) = reports(capsys.readouterr().out)
    assert "still being played" in report.problem
    assert report.review is None


def test_progress_is_reported_in_steps_before_the_review(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def reviewed(record: str, progress: Progress) -> dict[str, int]:
        for done in range(1, 1001):
            progress(done, 1000)
        return {"format": 1}

    monkeypatch.setattr(worker, "review_record", reviewed)
    worker.answer(ReviewRequest("a record"))
    *progress, last = reports(capsys.readouterr().out)
    assert 90 <= len(progress) <= 100
    assert [one.progress for one in progress] == sorted(one.progress for one in progress)
    assert last.review == {"format": 1}
