"""The golden review: `python -m tests.review.golden` writes it again."""

import json
from functools import cache

from tests.support import ROOT
from trickerion.review import Review, review_record

RECORD = ROOT / "tests/golden/quick_2p_00.txt"
FILE = ROOT / "tests/review/quick_2p_00.json"


@cache
def golden_review() -> Review:
    return review_record(RECORD.read_text(encoding="utf-8"), "quick", seed=1)


def essence(review: Review) -> dict[str, object]:
    """What a change of the bots or of the review would change."""
    return {
        "points": [[place[0] for place in point["places"]] for point in review["points"][::10]],
        "costs": [[one["index"], one["cost"]["fame"]] for one in review["decisions"]],
        "luck": [[one["index"], one["fame"]] for one in review["luck"]],
        "turning_points": review["turning_points"],
        "players": review["players"],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(essence(golden_review()), indent=1) + "\n", encoding="utf-8")
