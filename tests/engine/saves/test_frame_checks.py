"""R26: a question that a Character's action or card cannot ask here is refused on loading."""

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


def using(frame: str, card: str) -> Any:
    """p1 is asked whether the card is used for its bonus or for 1 AP."""
    data = acting("market_row.4", card)
    data["dark_alley"]["lasting"] = []
    data["stack"][-1] |= {"card": None, "bonus": "spent", "acted": []}
    return asking(data, frame, card=card)


def drawing(frame: str) -> Any:
    """p1 has drawn two cards of the Theater deck."""
    data = acting("dark_alley.1")
    drawn = [data["dark_alley"]["special_decks"][0].pop(0) for _ in range(2)]
    data["dark_alley"]["known"] |= {card: [0] for card in drawn}
    return asking(data, frame, deck="theater", first=drawn[0], second=drawn[1])


def another_deck(data: Any) -> None:
    """The second card goes back, and one of the Workshop deck is there instead."""
    dark_alley, question = data["dark_alley"], data["stack"][-1]
    dark_alley["special_decks"][0].append(question["second"])
    question["second"] = dark_alley["special_decks"][1].pop()
    dark_alley["known"][question["second"]] = [0]


GUEST = "riverside_1.p1.spade"
CASES: list[tuple[str, Make, list[Change]]] = [
    (
        "use_card",
        lambda f: using(f, "logistics"),
        [asks(card="market_row"), asks(card="shoplifting")],
    ),
    (
        "use_card",
        lambda f: mimicking(f, card="shoplifting"),
        [asks(card="test_run"), put("dark_alley.abilities_used.0", False)],
    ),
    (
        "choose_trick",
        lambda f: asking(acting("downtown.1"), f, die="residence_a", symbol=None),
        [asks(die="bank_a"), asks(die="residence_b"), asks(symbol="heart")],
    ),
    (
        "choose_trick_slot",
        lambda f: asking(
            acting("downtown.1", team=["engineer"]), f, trick="linking_rings", symbol=None
        ),
        [
            asks(trick="burning_mummy"),
            asks(symbol="heart"),
            put("players.0.tricks.spade.pile", "extension"),
        ],
    ),
    (
        "choose_bargain",
        lambda f: asking(acting("market_row.4"), f, component=None, pieces=0, total=2),
        [asks(pieces=1), asks(component="rope")],
    ),
    (
        "choose_order_place",
        lambda f: asking(acting("market_row.4"), f, component="rope"),
        [put("market.orders.1", "rope")],
    ),
    (
        "choose_pile",
        lambda f: asking(acting("market_row.4", team=["manager"]), f, component="rope", pieces=1),
        [asks(component="glass"), asks(pieces=0), asks(pieces=3)],
    ),
    (
        "choose_pile",
        lambda f: asking(
            acting("market_row.4", team=["manager"], components={}, managed={"glass": 1}),
            f,
            component="rope",
            pieces=1,
        ),
        [put("players.0.components.wood", {"pieces": 1, "pile": "extension"})],
    ),
    (
        "choose_spot",
        lambda f: asking(acting("friday.1"), f, symbol="spade", pieces=1),
        [asks(pieces=0), asks(pieces=2), asks(symbol="heart")],
    ),
    (
        "choose_spot",
        lambda f: asking(
            acting("friday.1", tricks={"mind_reading": 2}), f, symbol="spade", pieces=2
        ),
        [put("players.0.magician", "mechaniker"), put("players.0.tricks.spade.markers", 1)],
    ),
    (
        "move_marker",
        lambda f: asking(acting("friday.1"), f, spot="riverside_1.00", pays=False),
        [asks(pays=True), asks(spot="riverside_1.01"), asks(spot="riverside_2.00")],
    ),
    (
        "move_guest",
        lambda f: asking(acting("friday.1"), f, guest=GUEST, pays=False),
        [asks(pays=True), asks(guest="riverside_2.p1.spade")],
    ),
    (
        "choose_link_pay",
        lambda f: asking(acting("friday.1"), f, level=1, links=1),
        [asks(level=0), asks(links=0)],
    ),
    (
        "choose_keep",
        drawing,
        [put("dark_alley.known.guest_performer", [1]), another_deck],
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
