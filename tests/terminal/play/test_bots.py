"""The bots at a table."""

from functools import partial
from pathlib import Path

import pytest

from tests.terminal.keyboard import Player, RecordingScreen, by_first_number, table
from trickerion import Action, Game
from trickerion.bots import Bot, Budget


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
    assert asked == [True, False], "the answer is checked in the true game"


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


class Stubborn(Bot):
    """Answers for another seat; `closed` counts how often it was closed."""

    closed = 0

    def decide(self, game: Game, budget: Budget) -> Action:
        return Action.parse(f"p{2 - self.seat} done")

    def close(self) -> None:
        Stubborn.closed += 1


class Unable(Bot):
    def __init__(self, seat: int, seed: int = 0) -> None:
        raise RuntimeError("no chair")


@pytest.mark.parametrize(
    ("bot", "why"), [("Stubborn", "which is illegal"), ("Unable", "raised RuntimeError: no chair")]
)
def test_a_bot_that_fails_is_replaced_and_the_player_is_told(
    bot: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stubborn, "closed", 0)
    screen = RecordingScreen([])
    played = table(screen, tmp_path, seed=9)
    played.session.bots.levels = [f"{__name__}:{bot}"]
    played.session.bots.bots.clear()
    while played.session.is_person(played.session.game.to_act[0]):
        seat = played.session.game.to_act[0]
        played.session.apply(played.session.game.options(seat)[0])
    played.play()
    told = " ".join(screen.text.split())
    assert told.count(why) == told.count("An easy bot plays on in its seat.") == 1
    assert Stubborn.closed == (bot == "Stubborn")
