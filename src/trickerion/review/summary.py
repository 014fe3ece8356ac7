"""Turning points, and the summary of each player's game."""

from collections.abc import Sequence
from typing import Final

from trickerion.review.shapes import Decision, Luck, PlayerReview, Total, TurningPoint

TURNING_POINTS: Final = 3
MENTIONED: Final = 3
"""How many of a player's best and worst decisions are listed."""


def turning_points(decisions: Sequence[Decision], luck: Sequence[Luck]) -> list[TurningPoint]:
    """The decisions and chance events that changed a chance to win most, in the order of play."""
    found = [from_decision(one) for one in decisions] + [from_luck(one) for one in luck]
    found.sort(key=lambda point: (-abs(point["win"]), point["index"]))
    largest = [point for point in found if point["win"]][:TURNING_POINTS]
    return sorted(largest, key=lambda point: point["index"])


def from_decision(one: Decision) -> TurningPoint:
    win = -one["cost"]["win"]
    return point(one["index"], one["turn"], "decision", one["seat"], win)


def from_luck(one: Luck) -> TurningPoint:
    win = max(one["win"], key=abs)
    return point(one["index"], one["turn"], "luck", one["win"].index(win), win)


def point(index: int, turn: int, kind: str, seat: int, win: float) -> TurningPoint:
    return {"index": index, "turn": turn, "kind": kind, "seat": seat, "win": win}


def player_review(
    seat: int, fame: int, place: int, decisions: Sequence[Decision], luck: Sequence[Luck]
) -> PlayerReview:
    own = [one for one in decisions if one["seat"] == seat]
    mistakes = sorted((one for one in own if is_mistake(one)), key=lambda one: -weight(one))
    best = sorted((one for one in own if one["lead"] > 0), key=lambda one: -one["lead"])
    return {
        "seat": seat,
        "fame": fame,
        "place": place,
        "decisions": len(own),
        "mistakes": len(mistakes),
        "lost": total([loss(one) for one in own], [one["cost"]["win"] for one in own]),
        "lost_by_phase": by_phase(mistakes),
        "lost_by_part": by_part(mistakes),
        "luck": total([one["fame"][seat] for one in luck], [one["win"][seat] for one in luck]),
        "luck_by_kind": luck_by_kind(seat, luck),
        "worst": [one["index"] for one in mistakes[:MENTIONED]],
        "best": [one["index"] for one in best[:MENTIONED]],
    }


def is_mistake(one: Decision) -> bool:
    return one["best"] != one["chosen"] and weight(one) > 0


def weight(one: Decision) -> float:
    """How much a mistake matters: Fame lost, or the place lost in an ending that was solved."""
    return loss(one) + (10 * max(0.0, one["cost"]["win"]) if one["exact"] else 0.0)


def loss(one: Decision) -> float:
    """The Fame lost: none, if the best play would have paid Fame for a better place."""
    return max(0.0, one["cost"]["fame"])


def total(fame: Sequence[float], win: Sequence[float]) -> Total:
    return {"fame": round(sum(fame), 1), "win": round(sum(win), 3)}


def by_phase(mistakes: Sequence[Decision]) -> dict[str, float]:
    lost: dict[str, float] = {}
    for one in mistakes:
        lost[one["phase"]] = lost.get(one["phase"], 0.0) + loss(one)
    return {phase: round(fame, 1) for phase, fame in lost.items()}


def by_part(mistakes: Sequence[Decision]) -> dict[str, float]:
    lost: dict[str, float] = {}
    for one in mistakes:
        for part, fame in one["cost"]["parts"].items():
            lost[part] = lost.get(part, 0.0) + fame
    return {part: round(fame, 1) for part, fame in lost.items()}


def luck_by_kind(seat: int, luck: Sequence[Luck]) -> dict[str, float]:
    """An event that decides several things at once counts as all of them: `dice performance`."""
    found: dict[str, float] = {}
    for one in luck:
        kind = " ".join(one["what"])
        found[kind] = found.get(kind, 0.0) + one["fame"][seat]
    return {kind: round(fame, 1) for kind, fame in found.items()}
