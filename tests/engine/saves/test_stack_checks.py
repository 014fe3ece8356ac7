"""R26: pending work that the position does not explain is refused with a sentence."""

import json
import re
from typing import Any

import pytest

from tests.support import do, position, seat, show
from trickerion import Game, Options
from trickerion.engine.core.codes import FRAME_CODES
from trickerion.engine.core.names import FIELDS
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.engine.saves.stack_checks import FIRST, MOST, UPON

Frame = dict[str, Any]
TURN: Frame = {"frame": "turn", "next_phase": "performance"}
PLACING: Frame = {"frame": "place_characters", "position": 1, "placements": 1}


def acting() -> Any:
    """p1's Magician acts at the Market Row; p2 has an Engineer to place."""
    one = seat(
        tricks={"mind_reading": 1},
        components={"glass": 2},
        assigned={"magician": "market_row"},
        team=["manager"],
    )
    game = position(
        one,
        seat(assigned={"engineer": "downtown"}, magician="gentleman"),
        theater=[show("riverside_1", s00="p1 spade optical")],
        dice={"residence_a": "any"},
        dark_alley=True,
    )
    do(game, "p1 place magician market_row.4")
    return json.loads(json.dumps(game.to_dict()))


def refusal(data: Any) -> str:
    with pytest.raises(ValueError, match=": ") as refused:
        Game.from_dict(data)
    return str(refused.value)


def test_every_frame_has_its_place_and_its_numbers_their_limits() -> None:
    """A frame that is not listed lies on a placement."""
    named = {*FRAME_CODES, *FIELDS, "seat", "position"}
    for kind in FRAMES.values():
        assert set(kind.fields) - named <= set(MOST), kind.name
    below = {name for names in UPON.values() for name in names}
    assert {*UPON, *below, *FIRST} <= set(FRAMES)


@pytest.mark.parametrize(
    ("stack", "sentence"),
    [
        ([PLACING], "TURN-1: place_characters is not part of a turn or the setup"),
        ([TURN, TURN, PLACING], "TURN-1: the work of the phase place_characters is missing"),
        (
            [{**TURN, "next_phase": "roll_dice"}, PLACING],
            "TURN-1: the work of the phase before the first is missing",
        ),
        (
            [{**TURN, "next_phase": "end_turn"}, PLACING],
            "TURN-1: the work of the phase performance is missing",
        ),
    ],
)
def test_the_bottom_of_the_stack_is_the_phase(stack: list[Frame], sentence: str) -> None:
    """TURN-1."""
    data = acting()
    data["stack"] = [*stack, data["stack"][-1]]
    assert refusal(data) == f"position: {sentence}"


@pytest.mark.parametrize(
    ("above", "sentence"),
    [
        (
            {"frame": "choose_advertise", "seat": 0},
            "TURN-1: choose_advertise cannot come up during act",
        ),
        (
            {"frame": "choose_order_place", "seat": 1, "component": "rope"},
            "TURN-1: choose_order_place asks the wrong player, or at the wrong time",
        ),
        (
            {"frame": "choose_swap", "seat": 0},
            "AP-3: choose_swap is asked by buying_time, which is not in use",
        ),
        (
            {"frame": "choose_pile", "seat": 0, "component": "glass", "pieces": 1},
            "TURN-1: choose_pile does not fit what lies on the table",
        ),
        (
            {"frame": "choose_bargain", "seat": 0, "component": "glass", "pieces": 3, "total": 3},
            "TURN-1: choose_bargain does not fit what lies on the table",
        ),
        (
            {"frame": "use_card", "seat": 0, "card": "logistics"},
            "TURN-1: use_card does not fit what lies on the table",
        ),
        (
            {"frame": "choose_trick", "seat": 0, "die": "bank_a", "symbol": None},
            "TURN-1: choose_trick does not fit what lies on the table",
        ),
        (
            {"frame": "choose_spot", "seat": 0, "symbol": "spade", "pieces": 2},
            "TURN-1: choose_spot does not fit what lies on the table",
        ),
        (
            {"frame": "choose_spot", "seat": 0, "symbol": "heart", "pieces": 1},
            "TURN-1: choose_spot does not fit what lies on the table",
        ),
        (
            {"frame": "move_marker", "seat": 0, "spot": "riverside_1.01", "pays": False},
            "TURN-1: move_marker does not fit what lies on the table",
        ),
        (
            {"frame": "move_marker", "seat": 0, "spot": "riverside_1.00", "pays": True},
            "TURN-1: move_marker does not fit what lies on the table",
        ),
        (
            {"frame": "move_guest", "seat": 0, "guest": "riverside_1.p1.spade", "pays": False},
            "TURN-1: move_guest does not fit what lies on the table",
        ),
        (
            {"frame": "choose_link_pay", "seat": 0, "level": 1, "links": 0},
            "TURN-1: choose_link_pay does not fit what lies on the table",
        ),
    ],
)
def test_a_question_fits_the_placement_below_it(above: Frame, sentence: str) -> None:
    data = acting()
    data["stack"].append(above)
    assert refusal(data) == f"position: {sentence}"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", 1),
        ("character", "manager"),
        ("slot", "market_row.1"),
        ("acted", ["drew_first"]),
        ("card", "logistics"),
        ("bonus", "open"),
        ("bonus", "armed"),
    ],
)
def test_a_placement_is_the_one_on_the_table(field: str, value: object) -> None:
    """TURN-6, DA-4."""
    data = acting()
    data["stack"][-1][field] = value
    assert re.match(r"position: (TURN-1|DA-4): ", refusal(data))


def test_a_placement_has_no_more_ap_than_all_effects_can_give() -> None:
    """AP-1 to AP-3."""
    data = acting()
    data["stack"][-1]["ap"] = MOST["ap"]
    assert Game.from_dict(data)
    data["stack"][-1]["ap"] += 1
    assert refusal(data) == "ap: 15 is not a whole number from 0 to 14"


def test_what_is_asked_must_be_open() -> None:
    """AP-4: with no AP left a placement that has acted is over."""
    data = acting()
    data["stack"][-1] |= {"ap": 0, "acted": ["acted"]}
    assert refusal(data) == "stack: act is settled already"


def test_a_field_that_names_something_is_not_empty() -> None:
    data = acting()
    data["stack"].append({"frame": "choose_order_place", "seat": 0, "component": None})
    assert refusal(data) == "stack: choose_order_place: the field component is empty"


def test_nobody_is_asked_out_of_turn() -> None:
    """TURN-4, TURN-6, SET-6."""
    data = acting()
    data["stack"][1]["position"] = 0
    assert "act asks the wrong player" in refusal(data)
    setting_up = json.loads(json.dumps(Game.new(Options(), 1).to_dict()))
    setting_up["stack"][1]["seat"] = 1
    assert "choose_magician asks the wrong player" in refusal(setting_up)
    setting_up["stack"] = [{**setting_up["stack"][0], "seat": 1}, setting_up["stack"][1]]
    assert "choose_magician asks the wrong player" in refusal(setting_up)


def test_everybody_who_plans_is_at_the_table() -> None:
    """TURN-5."""
    data = json.loads(json.dumps(position(seat(), seat()).to_dict()))
    for waiting in ([], [2], [0, 3]):
        data["stack"][-1]["waiting"] = waiting
        assert "assignment does not fit" in refusal(data)


def test_a_performance_is_that_of_the_day() -> None:
    """PRF-1."""
    game = position(
        seat(placed={"magician": "friday.performance"}, tricks={"mind_reading": 0}),
        seat(),
        theater=[show("riverside_1", s00="p1 spade optical")],
    )
    data = json.loads(json.dumps(game.to_dict()))
    data["stack"][-1]["weekday"] = "sunday"
    assert "choose_performance asks the wrong player, or at the wrong time" in refusal(data)
    data["stack"][-1] = {
        "frame": "pay_performance",
        "seat": 0,
        "performance": "riverside_2",
        "doubled": None,
        "steals": [],
    }
    assert refusal(data) == "stack: pay_performance on top asks nobody"
