"""The pending question and its figures, as a seat sees them."""

from tests.hidden import assigning, drawing
from tests.observation.rows import observed
from tests.support import do, position, seat
from trickerion.engine.core.names import FIELDS
from trickerion.engine.saves.frame_registry import FRAMES


def kind(frame: str) -> list[int]:
    return [1 + list(FRAMES).index(frame)]


def test_the_question_is_the_top_of_the_stack() -> None:
    """AP-4, MR-2: the AP left are those of the placement below the question."""
    game = position(seat(assigned={"magician": "market_row"}), seat())
    do(game, "p1 place magician market_row.4")
    seen = observed(game, 1)
    assert (seen["question"], seen["question.seat"], seen["question.ap"]) == (kind("act"), [2], [3])
    assert seen["question.slot"] == [1 + FIELDS["slot"].names.index("market_row.4")]
    do(game, "p1 buy wood 2")
    seen = observed(game, 0)
    assert (seen["question"], seen["question.seat"]) == (kind("choose_bargain"), [1])
    assert (seen["question.pieces"], seen["question.total"]) == ([2], [2])
    assert seen["question.ap"] == [2]


def test_several_seats_plan_at_once() -> None:
    """TURN-5"""
    game = assigning()
    do(game, "p2 ready")
    assert observed(game, 0)["to_act"] == [1, 0, 0, 0]
    assert observed(game, 1)["to_act"] == [0, 1, 0, 0]
    do(game, "p2 reconsider")
    seen = observed(game, 1)
    assert seen["to_act"] == [1, 1, 0, 0]
    assert (seen["question"], seen["question.seat"]) == (kind("assignment"), [0])


def test_the_cards_drawn_are_seen_by_the_drawer_only() -> None:
    """DA-6"""
    game = drawing()
    do(game, "p1 draw_first theater")
    assert observed(game, 0)["question.first"] != [0]
    assert observed(game, 0)["special_cards"].count(5) == 2
    assert observed(game, 1)["question.first"] == [0]
    assert observed(game, 1)["special_cards"].count(5) == 0
