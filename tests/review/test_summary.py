"""Turning points and the summary of each player."""

from tests.review.golden import golden_review
from trickerion.review.shapes import Decision, Luck, Option
from trickerion.review.summary import player_review, turning_points


def decided(index: int, seat: int, fame: float, win: float, lead: float = 0.0) -> Decision:
    chosen: Option = {
        "actions": [],
        "preview": {},
        "fame": 0.0,
        "win": 0.0,
        "parts": {},
        "sources": {},
    }
    better: Option = {**chosen, "fame": fame}
    return {
        "index": index,
        "seat": seat,
        "turn": 1,
        "phase": "place_characters" if index < 3 else "performance",
        "exact": False,
        "chosen": chosen,
        "best": better if fame else chosen,
        "alternatives": [],
        "cost": {"fame": fame, "win": win, "parts": {"coins": fame} if fame else {}, "reasons": []},
        "error": 0.1,
        "lead": lead,
    }


DECISIONS = [
    decided(1, 0, 2.0, 0.1),
    decided(2, 1, 0.0, 0.0, lead=3.0),
    decided(3, 0, 5.0, 0.3),
    decided(4, 0, 1.0, 0.02),
]
LUCK: list[Luck] = [
    {"index": 5, "turn": 1, "what": ["dice"], "fame": [-2.0, 1.0], "win": [-0.2, 0.15]},
    {"index": 6, "turn": 2, "what": ["card"], "fame": [0.5, 0.0], "win": [0.01, -0.01]},
]


def test_the_three_largest_changes_are_the_turning_points_in_the_order_of_play() -> None:
    found = turning_points(DECISIONS, LUCK)
    assert [(one["index"], one["kind"], one["seat"], one["win"]) for one in found] == [
        (1, "decision", 0, -0.1),
        (3, "decision", 0, -0.3),
        (5, "luck", 0, -0.2),
    ]


def test_what_a_player_lost_by_phase_and_source() -> None:
    player = player_review(0, 40, 2, DECISIONS, LUCK)
    assert player["lost"] == {"fame": 8.0, "win": 0.42}
    assert player["lost_by_phase"] == {"performance": 6.0, "place_characters": 2.0}
    assert player["lost_by_part"] == {"coins": 8.0}
    assert player["mistakes"] == player["decisions"] == 3
    assert player["worst"] == [3, 1, 4]
    assert player["best"] == []


def test_luck_and_the_best_decisions() -> None:
    player = player_review(1, 50, 1, DECISIONS, LUCK)
    assert player["luck"] == {"fame": 1.0, "win": 0.14}
    assert player["luck_by_kind"] == {"dice": 1.0, "card": 0.0}
    assert player["best"] == [2]
    assert player["mistakes"] == 0


def test_the_summary_of_a_whole_review_adds_up() -> None:
    review = golden_review()
    for player in review["players"]:
        own = [one for one in review["decisions"] if one["seat"] == player["seat"]]
        assert player["decisions"] == len(own)
        assert abs(player["lost"]["fame"] - sum(player["lost_by_phase"].values())) < 0.5
        assert len(player["worst"]) <= 3
