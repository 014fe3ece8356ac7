"""Reading the Power cards of a position."""

from typing import Any

import pytest

from tests.support import position, seat
from trickerion import Game


def written() -> Any:
    own = seat(learned=["coin_box", "second_wind"])
    return position(own, seat(), dark_alley=True).to_dict()


def test_everything_about_powers_survives_a_save() -> None:
    """R4: hand, learned, discarded and returned Powers, Coins on them, and what was used."""
    position = written()
    own = position["powers"][0]
    own["coins"] = [0, 3, 0, 0]
    own["used"] = [False, False, True, False]
    own["returned"] = own["hand"][:1]
    assert Game.from_dict(position).to_dict() == position


@pytest.mark.parametrize(
    ("field", "value", "refusal"),
    [
        ("hand", ["nonsense"], "power: 'nonsense' is not one of"),
        ("learned", [None], "learned: 4 Power slots are needed"),
        ("coins", [0, 0, 0, -1], "coins"),
        ("used", [1, 0, 0, 0], "used"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, refusal: str) -> None:
    position = written()
    position["powers"][0][field] = value
    with pytest.raises(ValueError, match=refusal):
        Game.from_dict(position)


def test_every_player_needs_powers() -> None:
    position = written()
    position["powers"].pop()
    with pytest.raises(ValueError, match="powers: one for each player is needed"):
        Game.from_dict(position)
