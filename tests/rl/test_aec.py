"""The PettingZoo environment."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from trickerion import Action, replay
from trickerion.rl import env, raw_env

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "quick": True, "reward": "place", "illegal": "terminate"},
    {"players": 4, "dark_alley": True, "prophecies": True, "late_bonus": True, "reward": "fame"},
    {"players": 2, "beginner": True, "free_actions": False},
    {"players": 2, "duel": True, "dark_alley": True, "prophecies": True},
    {"players": 2, "dark_alley": True, "powers": True},
    {"players": 1, "heir": "normal", "reward": "fame"},
]

# PettingZoo knows by name which environments have a dictionary as their observation.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play_to_the_end(environment: Any, seed: int) -> dict[str, float]:
    """Play at random; the sum of each agent's rewards."""
    environment.reset(seed=seed)
    totals = dict.fromkeys(environment.agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in environment.agent_iter():
        seen, reward, is_over, _, _ = environment.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        environment.step(None if is_over else rng.choice(legal))
    return totals


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_pettingzoo_finds_no_fault(mode: dict[str, Any]) -> None:
    api_test(env(**mode), num_cycles=250)  # type: ignore[no-untyped-call]
    seed_test(lambda: env(**mode), num_cycles=50)  # type: ignore[no-untyped-call]


def test_every_seat_that_must_decide_is_asked_in_turn() -> None:
    environment = raw_env(players=3)
    environment.reset(seed=1)
    while not environment.game.over:
        agent = environment.agent_selection
        assert environment.game.to_act[0] == environment.possible_agents.index(agent)
        mask = environment.infos[agent]["action_mask"]
        assert mask is environment.observe(agent)["action_mask"]
        environment.step(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("reward", ["win", "place"])
def test_rewards_are_paid_at_the_end(reward: str) -> None:
    environment = raw_env(players=3, reward=reward)
    totals = play_to_the_end(environment, 2)
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals, key=lambda agent: totals[agent]) == f"player_{environment.game.winner}"


def test_fame_is_paid_as_it_changes_and_adds_up() -> None:
    environment = raw_env(reward="fame")
    totals = play_to_the_end(environment, 3)
    first, second = environment.game.scores
    assert totals == {"player_0": first - second, "player_1": second - first}


def test_the_last_infos_say_how_the_game_ended() -> None:
    environment = raw_env()
    environment.reset(seed=1)
    while not environment.game.over:
        environment.step(np.flatnonzero(environment.decisions.mask)[0])
    expected = {"fame": environment.game.scores, "places": environment.game.places}
    assert environment.infos == {"player_0": expected, "player_1": expected}


def test_a_masked_out_action_is_refused_and_the_game_goes_on() -> None:
    environment = raw_env()
    environment.reset(seed=1)
    taken = Action.parse("p1 place engineer friday.1").id
    with pytest.raises(ValueError, match=r"p1 place engineer friday\.1"):
        environment.step(taken)
    environment.step(np.flatnonzero(environment.decisions.mask)[0])
    assert len(environment.game.history) == 1


def test_an_illegal_action_can_end_the_game_instead() -> None:
    environment = env(illegal="terminate")
    environment.reset(seed=1)
    environment.step(Action.parse("p1 place engineer friday.1").id)
    assert environment.terminations == {"player_0": True, "player_1": True}
    assert environment.rewards == {"player_0": -1, "player_1": 0}


def test_factored_actions_play_the_same_game() -> None:
    flat, factored = raw_env(), raw_env(actions="factored")
    flat.reset(seed=4)
    factored.reset(seed=4)
    while not flat.game.over:
        agent = flat.agent_selection
        id = np.flatnonzero(flat.infos[agent]["action_mask"])[0]
        legal = factored.infos[agent]["legal_actions"]
        assert len(legal) == flat.infos[agent]["action_mask"].sum()
        flat.step(id)
        factored.step(legal[0])
    assert flat.game.digest() == factored.game.digest()


def test_a_game_of_the_environment_can_be_replayed() -> None:
    environment = raw_env(players=2)
    play_to_the_end(environment, 6)
    assert environment.game.seed == 6
    assert replay(environment.game.record()).scores == environment.game.scores


def test_it_is_rendered_for_the_agent_that_decides() -> None:
    environment = raw_env(render_mode="ansi")
    environment.reset(seed=1)
    assert "Market Row" in str(environment.render())


def test_human_rendering_shows_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    environment = raw_env(render_mode="human")
    environment.reset(seed=1)
    environment.step(np.flatnonzero(environment.decisions.mask)[0])
    assert "Market Row" in capsys.readouterr().out


def test_nothing_works_before_reset_or_after_the_end() -> None:
    environment = raw_env()
    with pytest.raises(AttributeError, match=r"agent_selection: .* none before reset\(\)"):
        environment.step(0)
    play_to_the_end(environment, 1)
    with pytest.raises(ValueError, match=r"the game is over; call reset\(\) first"):
        environment.step(0)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"reward": "gold"}, "reward: 'gold' is not one of win, place, fame"),
        ({"illegal": "ignore"}, "illegal: 'ignore' is not one of raise, terminate"),
        ({"render_mode": "rgb_array"}, "render_mode: 'rgb_array' is not one of human, ansi"),
        ({"players": 5}, "players: SET-1: 2 to 4 players, not 5"),
        ({"prophecies": True}, "prophecies: SET-1: only with the Dark Alley"),
        ({"expansion": True}, "options: unknown field expansion"),
        (
            {"illegal": "terminate", "actions": "factored"},
            "illegal: 'terminate' needs the flat mask",
        ),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        env(**settings)
