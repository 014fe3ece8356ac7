"""Sound positions, and the words to make them impossible: for R26."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.support import Data, position, seat, show
from trickerion import Game

Change = Callable[[Any], None]
Make = Callable[[str], Any]
"""A position in which a question is asked, given its name."""


def put(path: str, value: object) -> Change:
    """Set the field at `players.0.coins`; `stack.-1` is the last frame."""

    def change(data: Any) -> None:
        *parents, last = path.split(".")
        for key in parents:
            data = data[int(key)] if isinstance(data, list) else data[key]
        data[int(last) if isinstance(data, list) else last] = value

    return change


def asks(**fields: object) -> Change:
    """Change the question on the table."""

    def change(data: Any) -> None:
        data["stack"][-1].update(fields)

    return change


def asking(data: Any, frame: str, **fields: object) -> Any:
    """The position with one more question on top, for p1 unless told otherwise."""
    data["stack"].append({"frame": frame, **{"seat": 0, **fields}})
    return data


def written(game: Game) -> Any:
    """The position as it comes out of a file."""
    return json.loads(json.dumps(game.to_dict()))


def sentence(value: object) -> str:
    """What a case is called: the sentence it is refused with."""
    return value if isinstance(value, str) else ""


def check_refusal(data: Any, change: Change, sentence: str) -> None:
    """The position loads as it is, and is refused with a sentence once it is changed."""
    assert Game.from_dict(data)
    change(data)
    with pytest.raises(ValueError, match=": ") as refused:
        Game.from_dict(data)
    assert str(refused.value) == sentence


TURN: Data = {"frame": "turn", "next_phase": "performance"}
PLACING: Data = {"frame": "place_characters", "position": 1, "placements": 1}


def acting(slot: str, card: str | None = None, **own: Any) -> Any:
    """p1's Magician acts on a slot, with a Special card if one is named; p2 has a trick and an
    Engineer to place."""
    more = {key: own.pop(key) for key in ("buy", "orders", "quick_order") if key in own}
    one = {"magician": "electra", "tricks": {"mind_reading": 1}, "components": {"glass": 2}, **own}
    act = {
        **{"frame": "act", "seat": 0, "character": "magician", "slot": slot, "ap": 2},
        **{"acted": ["acted"], "card": card, "bonus": "open" if card else "spent"},
    }
    game = position(
        seat(placed={"magician": f"{slot} {card or ''}".strip()}, **one),
        seat(assigned={"engineer": "downtown"}, tricks={"burning_mummy": 1}),
        theater=[
            show("riverside_1", ["p1 spade"], s00="p1 spade optical", s01="p2 spade optical"),
            show("riverside_2"),
        ],
        dice={"residence_a": "any"},
        dark_alley=True,
        stack=[TURN, PLACING, act],
        **more,
    )
    return written(game)


def mimicking(frame: str, **fields: object) -> Any:
    """p1 has mimicked a card, or may."""
    data = acting("market_row.4", magician="great_optico", ability_used=frame == "use_card")
    data["stack"][-1]["acted"] = []
    return asking(data, frame, **fields)


def outside() -> Any:
    """p1 has a marker outside the slots of a Performance card."""
    owner = seat(tricks={"mind_reading": 0}, assigned={"magician": "theater"})
    stage = show("riverside_1", guests=["p1 spade"])
    return written(position(owner, seat(), dark_alley=True, theater=[stage]))
