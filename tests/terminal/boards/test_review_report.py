"""The review as a page of text."""

from io import StringIO

import pytest
from rich.console import Console

from tests.review.golden import RECORD, golden_review
from trickerion import replay
from trickerion.review import Review
from trickerion.terminal.boards.review_report import luck_by_kind, report, turn_marks
from trickerion.terminal.language import speak

GAME = replay(RECORD.read_text(encoding="utf-8"))


def page(review: Review, width: int = 100) -> str:
    out = StringIO()
    Console(file=out, width=width).print(report(review, GAME, width))
    return out.getvalue()


def test_the_page_has_the_graph_the_decisions_and_the_players() -> None:
    text = page(golden_review())
    for words in ("Chance to win", "Expected Fame", "Turning points", "Better: “", "Luck: "):
        assert words in text
    for seat, name in enumerate(GAME.names):
        assert f"{'▲■'[seat]} {name}: {GAME.scores[seat]} Fame, place" in text
    assert "█" in text


def test_the_chances_of_each_place_are_told_for_every_turn_and_add_up() -> None:
    shown = page(golden_review()).split("Chance of each place")[1].split("Expected Fame")[0]
    for seat, name in enumerate(GAME.names):
        line = next(line for line in shown.splitlines() if name in line)
        *chances, place = line.split(name)[1].split()
        assert all(abs(sum(map(int, one.split("/"))) - 100) <= 1 for one in chances)
        assert int(place) == (GAME.places or [])[seat]


def test_luck_is_told_by_its_kind() -> None:
    player = golden_review()["players"][0]
    told = luck_by_kind({**player, "luck_by_kind": {"dice performance": 2.1, "": -1.0}})
    assert told == "dice and Performance card +2.1, reveal −1"


def test_turns_are_marked_below_the_graph() -> None:
    """SET-14: the quick game begins in turn 2."""
    marks = turn_marks(golden_review(), 60)
    assert len(marks) == 60
    assert marks.split() == ["2", "3", "4", "5"]


def test_a_flawless_game_says_so() -> None:
    review = golden_review()
    flawless: Review = {
        **review,
        "decisions": [],
        "turning_points": [],
        "players": [{**player, "worst": [], "best": []} for player in review["players"]],
    }
    assert "No decision was clearly worse" in page(flawless)


@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_every_language_writes_the_whole_page(language: str) -> None:
    speak(language)
    try:
        text = page(golden_review(), 60)
    finally:
        speak("en")
    assert "review-" not in text
    assert "Better" not in text
