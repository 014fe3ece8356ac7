"""A position is plain data that a person can read: names, no packed numbers (R4, R26)."""

import pytest

from tests.engine.saves.impossible import outside, written
from tests.support import do, position, seat, show
from trickerion import Game

# Names


def test_who_was_placed_and_which_card_serves_the_action_have_names() -> None:
    game = position(
        seat(assigned={"magician": "headliner_trick"}, tricks={"mind_reading": 1}),
        seat(placed={"engineer": "market_row.4 logistics"}),
        dark_alley=True,
        theater=[show("riverside_1")],
    )
    do(game, "p1 place magician friday.1", "p1 use_card bonus", "p1 with_card")
    alley = written(game)["dark_alley"]
    assert alley["placed"] == [
        {"seat": 1, "character": "engineer"},
        {"seat": 0, "character": "magician"},
    ]
    assert alley["armed"] == {"seat": 0, "card": "headliner_trick"}
    assert alley["known"] == {"headliner_trick": "everybody", "logistics": "everybody"}
    assert alley["abilities_used"] == [False, False]
    assert alley["lasting"][1] == {"card": "headliner_trick", "seat": 0, "character": "magician"}


def test_a_drawn_card_lists_the_seats_that_know_it() -> None:
    game = position(seat(assigned={"magician": "dark_alley"}), seat(), dark_alley=True)
    do(game, "p1 place magician dark_alley.4", "p1 draw_first theater")
    alley = written(game)["dark_alley"]
    assert list(alley["known"].values()) == [[0], [0]]


def test_a_card_used_this_turn_remembers_by_name() -> None:
    game = position(
        seat(placed={"engineer": "market_row.1"}, assigned={"magician": "logistics"}),
        seat(),
        dark_alley=True,
    )
    do(game, "p1 place magician market_row.4", "p1 use_card bonus", "p1 with_card", "p1 order rope")
    assert written(game)["dark_alley"]["lasting"][0]["memory"] == "rope"


def test_a_memory_is_refused_for_a_card_that_remembers_nothing() -> None:
    one = seat(placed={"engineer": "market_row.4 shoplifting"}, assigned={"magician": "theater"})
    data = written(position(one, seat(), dark_alley=True))
    data["dark_alley"]["lasting"][0]["memory"] = "rope"
    with pytest.raises(ValueError, match=r"^memory: shoplifting remembers nothing"):
        Game.from_dict(data)


# Guests (SPC-3)


def test_a_marker_outside_the_slots_has_no_corner_that_points_up() -> None:
    """SPC-3, TRK-1: so a position neither writes nor accepts one."""
    data = outside()
    assert data["theater"][0]["guests"] == [{"seat": 0, "symbol": "spade"}]
    for up in ("spiritual", "optical"):
        data["theater"][0]["guests"][0]["up"] = up
        with pytest.raises(ValueError, match=r"^guests: SPC-3: .* no corners"):
            Game.from_dict(data)


def test_a_newer_format_is_refused_with_a_sentence() -> None:
    data = outside()
    data["format"] = 3
    with pytest.raises(ValueError, match=r"^format: 3; this version reads 2"):
        Game.from_dict(data)
