"""Test positions in a file: those of the project are legal, clear and varied."""

from collections import Counter
from pathlib import Path

import pytest

from trickerion import Action
from trickerion.lab.positions.stored import FILE, read_positions, write_positions

POSITIONS = read_positions()


def test_there_are_enough_positions_of_many_modes_and_questions() -> None:
    assert len(POSITIONS) >= 60
    assert len({one.options for one in POSITIONS}) >= 12
    assert len({one.game().stack[-1].name for one in POSITIONS}) >= 5


def test_every_position_is_a_decision_of_the_middle_game_with_one_clear_answer() -> None:
    for one in POSITIONS:
        game = one.game()
        assert game.to_act[0] == one.seat
        assert one.options.first_turn < game.turn < one.options.last_turn
        best, second, *_ = one.values.values()
        assert best >= second + 1
        options = [str(action) for action in game.options(one.seat)]
        assert set(one.values) <= set(options)


def test_no_position_comes_twice() -> None:
    assert Counter(one.to_json() for one in POSITIONS).most_common(1)[0][1] == 1


def test_the_best_answer_loses_nothing_and_an_unconsidered_one_the_most() -> None:
    one = POSITIONS[0]
    game = one.game()
    assert one.fame_lost(game, Action.parse(one.best)) == 0
    worst = max(one.fame_lost(game, action) for action in game.options(one.seat))
    values = list(one.values.values())
    assert worst == pytest.approx(values[0] - min(values))


def test_what_is_written_can_be_read_again(tmp_path: Path) -> None:
    write_positions(POSITIONS[:3], tmp_path / "some.jsonl")
    assert read_positions(tmp_path / "some.jsonl") == POSITIONS[:3]


@pytest.mark.parametrize("line", ["{", "{}", "[]", '{"rules": 0}'])
def test_a_line_that_is_no_position_is_named(line: str, tmp_path: Path) -> None:
    first = FILE.read_text(encoding="utf-8").splitlines()[0]
    file = tmp_path / "bad.jsonl"
    file.write_text(f"{first}\n{line}\n")
    with pytest.raises(ValueError, match="line 2: not a test position"):
        read_positions(file)
