"""The command `trickerion calibrate`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from trickerion.bots.outlook import FORMAT, read
from trickerion.cli import main
from trickerion.lab.calibration import Prediction, calibration, contest, predict


def test_the_number_of_players_changes_with_every_game() -> None:
    players = [contest("random", {}, 1, 1, number).options.players for number in range(4)]
    assert players == [2, 3, 4, 2]


def test_a_game_is_predicted_before_every_turn() -> None:
    found = predict("random", {}, seed=3, nodes=1, number=0)
    assert [one.left for one in found] == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
    assert sum(one.has_won for one in found) == 5
    assert found == predict("random", {}, seed=3, nodes=1, number=0)


def test_the_spread_is_that_of_the_differences() -> None:
    predictions = [
        Prediction(2, 40.0, 0.8, 43, has_won=True, players=2),
        Prediction(2, 40.0, 0.2, 41, has_won=False, players=2),
    ]
    found = calibration(2, predictions)
    assert (found.shift, found.deviation) == (2.0, 1.0)
    assert found.brier == pytest.approx(0.04)
    assert found.baseline == 0.25


def test_the_command_writes_what_the_outlook_reads(tmp_path: Path) -> None:
    file = tmp_path / "outlook.json"
    file.write_text('{"dark_alley": {}}')
    run = ["calibrate", "--games", "3", "--nodes", "1", "--quick", "--write", str(file)]
    result = CliRunner().invoke(main, run)
    assert result.exit_code == 0, result.output
    assert "Brier score" in result.output
    assert json.loads(file.read_text())["format"] == FORMAT
    spreads = read(file.read_text())
    assert spreads["dark_alley"] == {}
    assert all(spread.deviation > 0 for spread in spreads["base"].values())
