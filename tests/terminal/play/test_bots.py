"""The bots at a table."""

from functools import partial
from pathlib import Path

import pytest

from tests.terminal.keyboard import Player, RecordingScreen, by_first_number, table
from trickerion import Game


def test_bots_choose_from_what_they_may_know(
    market: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    real = Game.options

    def options(game: Game, asking: int) -> object:
        asked.append(game.imagined)
        return real(game, asking)

    played = table(RecordingScreen([]), tmp_path, market)
    monkeypatch.setattr(Game, "options", options)
    played.session.bots.choose(market, 0)
    assert asked == [True]


def test_the_same_seed_and_the_same_typing_give_the_same_game(tmp_path: Path) -> None:
    records = []
    for _ in range(2):
        prompts: list[str] = []
        played = table(Player(partial(_thirty_answers, prompts)), tmp_path, players=4, seed=9)
        played.play()
        records.append(played.session.game.record())
    assert records[0].count("p4") > 10
    assert records[0] == records[1]


def _thirty_answers(prompts: list[str], prompt: str) -> str | None:
    prompts.append(prompt)
    return by_first_number(prompt) if len(prompts) <= 30 else None
