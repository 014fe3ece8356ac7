"""R26: a question of a card or an ability that it cannot ask here is refused on loading."""

from typing import Any

import pytest

from tests.engine.saves.impossible import (
    Change,
    Make,
    acting,
    asking,
    asks,
    check_refusal,
    mimicking,
    put,
)


def paying(frame: str) -> Any:
    data = acting("market_row.4", "smuggled_goods")
    return asking(data, frame, component="rope", pieces=1, total=2)


def preparing(card: str, frame: str, **fields: object) -> Any:
    return asking(acting("workshop.1", card), frame, **fields)


def leaving_for_the_street(frame: str, **fields: object) -> Any:
    data = acting("friday.1", "street_performance")
    return asking(data, frame, **{"spot": None, "guest": None, **fields})


FULL = {"pieces": 3, "pile": "board"}
GUEST = "riverside_1.p1.spade"
CASES: list[tuple[str, Make, list[Change]]] = [
    (
        "choose_mimicry",
        lambda f: mimicking(f, character="magician"),
        [asks(character="apprentice_1"), put("dark_alley.abilities_used.0", True)],
    ),
    (
        "choose_old_trick",
        lambda f: asking(acting("downtown.1", "trick_overhaul"), f, die="residence_a"),
        [asks(die="residence_b")],
    ),
    (
        "choose_new_trick",
        lambda f: asking(
            acting("downtown.1", "trick_overhaul", components={"metal": 2}),
            f,
            die="residence_a",
            symbol="spade",
        ),
        [asks(die="residence_b"), asks(symbol="heart")],
    ),
    (
        "assign_hired",
        lambda f: asking(
            acting("downtown.1", "hypnotic_motivation", assigned={"apprentice_2": "theater"}),
            f,
            character="apprentice_1",
        ),
        [asks(character="apprentice_2"), asks(character="magician")],
    ),
    (
        "choose_payment",
        paying,
        [asks(pieces=0), asks(pieces=4), asks(component="glass", pieces=2), asks(total=9)],
    ),
    ("choose_fame_bargain", paying, [asks(pieces=0)]),
    (
        "choose_mix",
        lambda f: asking(acting("market_row.4", "component_sale"), f, pieces=1, total=2),
        [asks(total=13)],
    ),
    (
        "invest",
        lambda f: asking(acting("downtown.1", "investments"), f, coins=10, pieces=1),
        [asks(coins=11)],
    ),
    (
        "choose_basic_token",
        lambda f: asking(
            acting("market_row.4", "shoplifting", buy=["wood", "rope", "glass", "metal"]),
            f,
            component="rope",
            stock_place="2",
        ),
        [asks(stock_place="1"), asks(stock_place="quick_order")],
    ),
    (
        "choose_merchants",
        lambda f: asking(acting("market_row.4", "traveling_merchants"), f, component="rope"),
        [put("players.0.coins", 0), put("players.0.components.rope", FULL)],
    ),
    ("choose_test_run", lambda f: preparing("test_run", f, symbol="spade"), [asks(symbol="heart")]),
    (
        "choose_replacement",
        lambda f: preparing("replaceable_parts", f, symbol="spade"),
        [asks(symbol="heart")],
    ),
    (
        "choose_stage",
        lambda f: preparing("on_stage_preparation", f, symbol="spade"),
        [asks(symbol="heart")],
    ),
    (
        "return_parts",
        lambda f: preparing("unstable_prototype", f, symbol="spade", given={"glass": 1}),
        [asks(given={"glass": 3}), asks(given={"rope": 1}), asks(symbol="heart")],
    ),
    (
        "choose_enhancement",
        lambda f: preparing("enhance_trick", f, trick="mind_reading"),
        [asks(trick="burning_mummy"), put("players.0.shards", 0)],
    ),
    (
        "choose_street",
        lambda f: leaving_for_the_street(f, spot="riverside_1.00"),
        [
            asks(spot=None),
            asks(guest=GUEST),
            asks(spot="riverside_1.01"),
            asks(spot="riverside_2.00"),
            asks(spot="riverside_3.00"),
        ],
    ),
    (
        "choose_street",
        lambda f: leaving_for_the_street(f, guest=GUEST),
        [
            asks(guest="riverside_1.p1.heart"),
            asks(guest="riverside_2.p1.spade"),
            asks(guest="riverside_3.p1.spade"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("frame", "make", "change"),
    [
        pytest.param(frame, make, change, id=f"{frame}-{number}")
        for frame, make, changes in CASES
        for number, change in enumerate(changes)
    ],
)
def test_a_question_must_fit_what_lies_on_the_table(frame: str, make: Make, change: Change) -> None:
    sentence = f"position: TURN-1: {frame} does not fit what lies on the table"
    check_refusal(make(frame), change, sentence)


def test_a_question_that_has_no_answer_is_refused() -> None:
    """SPC-18: p1 has the components of one other trick, and then of none."""
    data = asking(
        acting("downtown.1", "trick_overhaul", components={"metal": 2}),
        "choose_new_trick",
        die="residence_a",
        symbol="spade",
    )
    sentence = "stack: choose_new_trick has no answer"
    check_refusal(data, put("players.0.components", {}), sentence)
