"""Golden decisions (R27): a position, a seed and a node budget give the same action and estimate on
every build. After an intended change, run `python -m tests.bots.decisions`."""

import pytest

from tests.bots.decisions import FILE, MATCHES, RECORDS, lines, match
from trickerion import Options

GOLDEN = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("record", RECORDS)
def test_positions_of_a_golden_game_are_evaluated_as_recorded(record: str) -> None:
    golden = [line for line in GOLDEN if line.startswith(f"{record} ")]
    for line, expected in zip(lines(record), golden, strict=True):
        assert line == expected


@pytest.mark.parametrize("options", MATCHES, ids=lambda options: f"{options.players}p")
def test_a_match_ends_as_recorded(options: Options) -> None:
    assert match(options) in GOLDEN


def test_the_decisions_cover_the_questions_of_the_game() -> None:
    questions = {line.split()[2].rstrip(":") for line in GOLDEN if not line.startswith("match")}
    assert questions >= {
        *("choose_magician", "choose_first_trick", "take_components", "choose_advertise"),
        *("assignment", "place_character", "act", "use_card", "choose_trick", "choose_spot"),
        *("choose_performance", "choose_bargain", "choose_order_place", "choose_link_pay"),
    }
