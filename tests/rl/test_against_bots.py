"""The Gymnasium environment."""

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from trickerion import Action, Game
from trickerion.bots import LEVELS
from trickerion.bots.base import Budget, RandomBot
from trickerion.rl import AgainstBots

MODES: list[dict[str, Any]] = [
    {"bots": "random"},
    {"bots": "apprentice", "nodes": 2, "players": 3, "reward": "place", "actions": "factored"},
    {"bots": "random", "players": 4, "dark_alley": True, "prophecies": True, "reward": "fame"},
    {"bots": "random", "duel": True},
    {"bots": "random", "dark_alley": True, "powers": True},
    {"players": 1, "heir": "easy"},
]


def play(environment: AgainstBots, seed: int, **options: int) -> Iterator[tuple[Any, ...]]:
    """The steps of a game in which the agent always takes its first legal action."""
    seen, info = environment.reset(seed=seed, options=options)
    is_over = False
    while not is_over:
        seen, reward, is_over, is_cut, info = environment.step(
            np.flatnonzero(seen["action_mask"])[0]
        )
        yield seen, reward, is_over, is_cut, info


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_gymnasium_finds_no_fault(mode: dict[str, Any]) -> None:
    made = gymnasium.make("Trickerion-v1", **mode)
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play(level: str) -> None:
    environment = AgainstBots(bots=level, nodes=1, seat=0, beginner=True, quick=True)
    *_, (_, reward, is_over, is_cut, info) = play(environment, 1)
    assert (is_over, is_cut, environment.game.over) == (True, False, True)
    assert reward == (1 if environment.game.winner == 0 else -1)
    assert info["places"] == environment.game.places


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    digests = set()
    for _ in range(2):
        environment = AgainstBots(bots="apprentice", nodes=2, players=3)
        assert list(play(environment, 7))
        digests.add(environment.game.digest())
    assert len(digests) == 1


def test_the_agent_has_its_seat_a_chosen_one_or_a_random_one() -> None:
    environment = AgainstBots(players=4, seat=2)
    assert environment.reset(seed=1)[1]["seat"] == 2
    assert environment.reset(seed=1, options={"seat": 3})[1]["seat"] == 3
    anywhere = AgainstBots(players=4)
    assert {anywhere.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_the_agent_is_asked_whenever_its_seat_must_decide() -> None:
    environment = AgainstBots(players=3, seat=1)
    for _, _, is_over, _, _ in play(environment, 3):
        assert is_over or 1 in environment.game.to_act


def test_bots_get_imagined_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Watcher(RandomBot):
        def decide(self, game: Game, budget: Budget) -> Action:
            seen.append((game.imagined, budget.nodes, budget.seconds))
            return super().decide(game, budget)

    monkeypatch.setitem(LEVELS, "random", Watcher)
    assert list(play(AgainstBots(bots="random", nodes=9, quick=True), 1))
    assert set(seen) == {(True, 9, 0.0)}


def test_an_illegal_action_loses_the_game_with_a_sentence() -> None:
    environment = AgainstBots(seat=0)
    environment.reset(seed=1)
    id = Action.parse("p1 place engineer friday.1").id
    seen, reward, is_over, _, info = environment.step(id)
    assert (reward, is_over) == (-1, True)
    assert info["illegal"].startswith(f"action {id} (p1 place engineer friday.1): ")
    assert not seen["action_mask"].any()


def test_an_illegal_action_can_raise_instead() -> None:
    environment = AgainstBots(seat=0, illegal="raise")
    environment.reset(seed=1)
    with pytest.raises(ValueError, match=r"p1 place engineer friday\.1"):
        environment.step(Action.parse("p1 place engineer friday.1").id)
    assert not environment.game.history


def test_it_is_rendered_for_the_agent(capsys: pytest.CaptureFixture[str]) -> None:
    environment = AgainstBots(render_mode="ansi")
    environment.reset(seed=1)
    assert "Market Row" in str(environment.render())
    shown = AgainstBots(render_mode="human", seat=0)
    shown.reset(seed=1)
    shown.step(shown.game.option_ids(0)[0])
    assert "Market Row" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"bots": "grandmaster"}, "bots: 'grandmaster' is not one of random"),
        ({"bots": "random,random"}, "bots: 2 bots cannot play at 1 seats"),
        ({"seat": 2}, "seat: 2 is not a seat from 0 to 1"),
        ({"nodes": 0}, "nodes: a bot needs at least 1 per decision, not 0"),
        ({"reward": "gold"}, "reward: 'gold' is not one of win, place, fame"),
        ({"players": 1}, "players: HEIR-1: one player needs an Heir: easy, normal or hard"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        AgainstBots(**settings)


@pytest.mark.parametrize("reward", ["win", "place", "fame"])
def test_the_heir_is_an_opponent_without_a_bot(reward: str) -> None:
    """HEIR-1: the agent plays alone, and is paid for what it does against the Heir."""
    environment = AgainstBots(players=1, heir="hard", reward=reward)
    *_, (_, paid, is_over, _, _) = play(environment, 1)
    assert is_over
    assert environment.bots == {}
    if reward != "fame":
        assert paid == (1 if environment.game.winner == 0 else -1)
