"""Roll Dice (TURN-2)."""

from typing import Any

import pytest

from tests.engine.phases.turns import everybody_ready
from tests.support import do, offers, position, seat
from trickerion import Game
from trickerion.catalog import board


def dice(game: Game) -> Any:
    return game.to_dict()["dice"]


def test_all_six_dice_are_rolled_each_turn() -> None:
    """TURN-2: whatever they showed before, each shows a face of its own now."""
    game = position(seat(), seat())
    rolled = [e for e in everybody_ready(game) if e.kind == "dice_rolled"]
    faces = dice(game)
    assert [event.fields["faces"] for event in rolled] == [list(faces.values())]
    assert list(faces) == list(board.DICE)
    assert all(face in map(str, board.DICE[die]) for die, face in faces.items())


@pytest.mark.parametrize("die", board.DICE)
def test_every_face_of_a_die_can_come_up(die: str) -> None:
    """TURN-2: a die is rolled with all its faces, X included."""
    seen = set()
    for seed in range(80):
        game = position(seat(), seat(), seed=seed)
        everybody_ready(game)
        seen.add(dice(game)[die])
    assert seen == set(map(str, board.DICE[die]))


def test_dice_on_x_offer_nothing() -> None:
    """TURN-2: a Magician with 5 AP can only change the dice."""
    game = position(seat(assigned={"magician": "downtown"}), seat())
    do(game, "p1 place magician downtown.1")
    for action in ("learn", "hire", "take_coins"):
        assert offers(game, 0, action) == []
    assert len(offers(game, 0, "reroll")) == 6
