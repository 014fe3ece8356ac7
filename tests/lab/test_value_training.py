"""Training the value model: the rounds, what a round changes, the file and the command's input."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.bots.test_learned_evaluation import DARK, middle
from trickerion.bots.explorer import SPREADS, ExplorerBot
from trickerion.bots.value_model import SIZE, no_corrections, read, write
from trickerion.lab import value_training
from trickerion.lab.value_training import (
    MODES,
    STEP,
    STRENGTHS,
    ExplorerGame,
    ExplorerResult,
    Training,
    improved,
    play,
    read_result,
    train,
    trained,
)
from trickerion.lab.workers import HERE

TRAINING = Training(seed=5, games=6, nodes=2)


def test_the_games_of_the_rounds_are_numbered_on_and_played_in_both_modes() -> None:
    numbers = [number for place in range(len(STRENGTHS)) for number in TRAINING.numbers(place)]
    assert numbers == list(range(6 * len(STRENGTHS)))
    assert [TRAINING.contest(number).options for number in numbers] == [*MODES] * 9


def test_the_explorers_of_a_game_have_different_tastes() -> None:
    tastes = [TRAINING.tastes(number, seat) for number in (0, 1) for seat in (0, 1)]
    assert len({tuple(taste) for taste in tastes}) == 4
    assert tastes[0] == TRAINING.tastes(0, 0)


def test_explorers_play_around_the_model_of_the_round() -> None:
    game = middle(DARK)
    values = []
    for weight in (0.0, 1.0):
        weights = {kind: [weight] * SIZE for kind in no_corrections()}
        bot = ExplorerGame(TRAINING, 0, weights).seat_bot(1)
        assert isinstance(bot, ExplorerBot)
        values.append(sum(bot.evaluator.terms(game, 1)))
    assert values[1] > values[0]


def test_a_game_can_be_repeated() -> None:
    first = play(TRAINING, no_corrections(), 1)
    assert first == play(TRAINING, no_corrections(), 1)
    assert read_result(json.dumps(first).encode()) == first


def result(training: Training, number: int, fond_of: int) -> ExplorerResult:
    """A game that is won by the seat with more taste for one thing."""
    own, other = (training.tastes(number, seat)[fond_of] for seat in (0, 1))
    lead = round(10 * (own - other) / SPREADS[fond_of])
    return {**training.header(number), "scores": [50 + lead, 50]}


def test_the_model_moves_toward_what_wins() -> None:
    training = Training(seed=1, games=1200)
    games = [result(training, number, fond_of=3 + number % 2) for number in range(1200)]
    weights = improved(no_corrections(), training, games)
    for place, kind in enumerate(weights):
        moves = [move / spread for move, spread in zip(weights[kind], SPREADS, strict=True)]
        assert max(range(SIZE), key=lambda i: abs(moves[i])) == 3 + place
        assert 0.1 * STEP < moves[3 + place] < 10 * STEP


def test_a_stopped_training_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_training, "STRENGTHS", (1.0, 0.5))
    out, file = tmp_path / "games.jsonl", tmp_path / "model.json"
    training = Training(1, 6, 2)
    whole = trained(training, HERE, out)
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(lines[:8]))
    assert trained(training, HERE, out) == whole
    assert out.read_bytes().splitlines(keepends=True) == lines
    file.write_text(write(whole), encoding="utf-8")
    assert read(file.read_text(encoding="utf-8")).weights.keys() == whole.keys()


def test_the_model_is_printed_or_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_training, "trained", lambda *_: no_corrections())
    file = tmp_path / "model.json"
    printed = CliRunner().invoke(train, [])
    silent = CliRunner().invoke(train, ["--write", str(file)])
    assert (printed.output, silent.output) == (write(no_corrections()), "")
    assert file.read_text(encoding="utf-8") == printed.output


def test_a_line_that_is_no_training_game_is_refused() -> None:
    with pytest.raises(ValueError, match="not a training game"):
        read_result(b'{"number": 1}')


def test_too_few_games_are_refused() -> None:
    answer = CliRunner().invoke(train, ["--games", "3"])
    assert answer.exit_code == 2
    assert "100" in answer.output
