"""A position is plain data that a person can read: names, no packed numbers (R4, R26)."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support import do, position, seat, show
from trickerion import Game
from trickerion.engine.codes import FRAME_CODES, MEMORY_CODES
from trickerion.engine.names import FIELDS
from trickerion.engine.turn import PHASES

OLDER: Final = json.loads(
    (Path(__file__).parent / "positions_without_format.json").read_text(encoding="utf-8")
)


def written(game: Game) -> Any:
    return json.loads(json.dumps(game.to_dict()))


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


def test_the_phases_of_a_position_are_those_of_a_turn() -> None:
    names = FIELDS["next_phase"].names
    assert names == (*(phase for phase, _ in PHASES), "next_turn")


@pytest.mark.parametrize(
    ("field", "value", "reads"),
    [
        ("waiting", 0b101, [0, 2]),
        ("acted", 0b11, ["acted", "drew_first"]),
        ("symbols", 0b1001, ["spade", "club"]),
        ("given", 1 | 2 << 2 * 4, {"wood": 1, "rope": 2}),
        ("doubled", -1, None),
        ("doubled", 7 * 3 + 1, {"index": "guest_2", "yield": "coins"}),
        (
            "steals",
            (1 << 5 | 6) << 10 | 3 << 5 | 4,
            [{"index": "02", "collects": "11"}, {"index": "00", "collects": "guest_1"}],
        ),
        ("pays", 1, True),
    ],
)
def test_a_number_that_holds_several_things_is_written_with_names(
    field: str, value: int, reads: object
) -> None:
    code = FRAME_CODES[field]
    assert code.write(value) == reads
    assert code.read(reads, field) == value


@pytest.mark.parametrize(
    ("kind", "value", "reads"),
    [
        ("yes", 1, True),
        ("symbols", 0b10, ["heart"]),
        ("component", 1, "wood"),
        ("hired", 3 << 3 | 2, {"character": "engineer", "after": 3}),
    ],
)
def test_what_a_card_remembers_is_written_with_names(kind: str, value: int, reads: object) -> None:
    code = MEMORY_CODES[kind]
    assert code.write(value) == reads
    assert code.read(reads, "memory") == value


# Guests (SPC-3)


def outside() -> Any:
    """p1 has a marker outside the slots of a Performance card."""
    owner = seat(tricks={"mind_reading": 0}, assigned={"magician": "theater"})
    stage = show("riverside_1", guests=["p1 spade"])
    return written(position(owner, seat(), dark_alley=True, theater=[stage]))


def test_a_marker_outside_the_slots_has_no_corner_that_points_up() -> None:
    """SPC-3, TRK-1: so a position neither writes nor accepts one."""
    data = outside()
    assert data["theater"][0]["guests"] == [{"seat": 0, "symbol": "spade"}]
    for up in ("spiritual", "optical"):
        data["theater"][0]["guests"][0]["up"] = up
        with pytest.raises(ValueError, match=r"^guests: SPC-3: .* no corners"):
            Game.from_dict(data)


@pytest.mark.parametrize("up", ["spiritual", "optical"])
def test_a_guest_of_an_older_position_can_move_whatever_it_said_was_up(up: str) -> None:
    """SPC-3, THR-6."""
    data = outside()
    data["theater"][0]["guests"][0]["up"] = up
    del data["format"]
    data["dark_alley"]["armed"] = -1
    game = Game.from_dict(data)
    do(game, "p1 place magician friday.1", "p1 reschedule_guest riverside_1.p1.spade")
    assert game.stack[-1].name == "move_guest"


# Positions without a format


@pytest.mark.parametrize("older", OLDER, ids=lambda older: older["position"]["stack"][-1]["frame"])
def test_a_position_without_a_format_still_loads(older: Any) -> None:
    """R2: tables of a server began from some, and records hold them."""
    game = Game.from_dict(older["position"])
    now = written(game)
    for field, value in older["reads_as"]["dark_alley"].items():
        assert now["dark_alley"][field] == value
    assert now["stack"] == older["reads_as"]["stack"]
    assert now["theater"] == older["reads_as"]["theater"]
    assert Game.from_dict(now).digest() == game.digest()


def test_a_newer_format_is_refused_with_a_sentence() -> None:
    data = outside()
    data["format"] = 3
    with pytest.raises(ValueError, match=r"^format: 3; this version reads 2"):
        Game.from_dict(data)
