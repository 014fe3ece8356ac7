"""The OpenSpiel game."""

from random import Random
from typing import Any

import numpy as np
import pytest

from trickerion import OBSERVATION_SIZE, Game, Options

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
from trickerion.rl import openspiel  # noqa: E402

DARK = {"players": 3, "dark_alley": True, "prophecies": True, "quick": True}


def load(**params: Any) -> Any:
    return pyspiel.load_game(openspiel.NAME, params)


def played(moves: int, seed: int = 1, **params: Any) -> Any:
    """A state after some random moves."""
    state, rng = load(**params).new_initial_state(), Random(seed)
    for _ in range(openspiel.CHANCE_NODES + moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"duel": True},
        {**DARK, "players": 2, "reward": "fame"},
        {"dark_alley": True, "powers": True},
        {"players": 1, "heir": "easy"},
        {"players": 1, "heir": "hard", "reward": "fame"},
    ],
    ids=str,
)
def test_openspiel_finds_no_fault(params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(**params), num_sims=1, serialize=True, verbose=False)


def test_chance_chooses_the_seed_and_nothing_else() -> None:
    state = load().new_initial_state()
    for byte in (0, 0, 1, 2):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == openspiel.CHANCE_OUTCOMES
        state.apply_action(byte)
    assert state.game.digest() == Game.new(Options(players=2), 258).digest()
    rng = Random(1)
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))


def test_players_and_legal_actions_are_the_engines() -> None:
    state = played(40, players=4)
    [player, *_] = state.game.to_act
    assert state.current_player() == player
    assert state.legal_actions() == sorted(state.game.option_ids(player))
    first = state.legal_actions()[0]
    assert state.action_to_string(player, first) in map(str, state.game.options(player))


def test_returns_are_the_rewards_at_the_end() -> None:
    state = played(10)
    assert state.returns() == [0, 0]
    rng = Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == [1 if place == 1 else -1 for place in state.game.places]


@pytest.mark.parametrize("reward", ["win", "place"])
def test_the_solo_game_has_one_player(reward: str) -> None:
    """HEIR-1: the Heir follows rules; the player is paid for the place against it."""
    game = load(players=1, heir="easy", reward=reward)
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state, rng = played(0, players=1, heir="easy", reward=reward), Random(3)
    while not state.is_terminal():
        assert state.current_player() == 0
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.game.scores) == 2
    assert state.returns() == [1 if state.game.winner == 0 else -1]


def test_a_resampled_solo_game_hides_the_heirs_plans_to_come() -> None:
    """HEIR-2."""
    state = played(30, players=1, heir="normal")
    twins = [state.resample_from_infostate(0, Random(seed).random) for seed in range(4)]
    assert len({tuple(twin.game.plan_deck) for twin in twins}) > 1
    assert len({tuple(twin.game.plans) for twin in [state, *twins]}) == 1


def test_a_clone_goes_its_own_way() -> None:
    state = played(30)
    before = str(state)
    state.clone().apply_action(state.legal_actions()[0])
    assert str(state) == before


def test_the_observation_is_what_the_seat_sees_now() -> None:
    state = played(30)
    tensor = state.observation_tensor(1)
    assert len(tensor) == OBSERVATION_SIZE
    row = np.zeros(OBSERVATION_SIZE, np.int16)
    state.game.observe(1, row)
    assert tensor == row.tolist()
    assert state.observation_string(0) != state.observation_string(1)


def test_the_information_state_has_the_moves_that_the_seat_has_seen() -> None:
    state = played(30)
    moves = openspiel.seen_moves(state.information_state_string(0))
    own = [(action.seat + 1, action.id + 1) for action in state.game.history if not action.seat]
    assert [move for move in moves if move[0] == 1] == own
    tensor = state.information_state_tensor(0)
    start = OBSERVATION_SIZE
    assert tensor[start : start + 2] == list(moves[0])


def test_a_resampled_state_looks_the_same_and_plays_on() -> None:
    """It differs in what is hidden: the cards of others, the decks, the dice to come."""
    state = played(60, **DARK)
    player = state.current_player()
    twins = [state.resample_from_infostate(player, Random(seed).random) for seed in range(3)]
    assert len({twin.game.digest() for twin in twins}) == 3
    for twin in twins:
        for look in ("information_state_string", "information_state_tensor", "observation_tensor"):
            assert getattr(twin, look)(player) == getattr(state, look)(player)
        assert twin.legal_actions() == state.legal_actions()
        seen = twin.information_state_string(player)
        twin.apply_action(twin.legal_actions()[0])
        assert twin.information_state_string(player).startswith(seen)


def test_search_over_information_states_finds_an_action() -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state = played(25, quick=True)
    random_state = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, random_state),
        2.0,
        3,
        random_state=random_state,
    )
    assert bot.step(state) in state.legal_actions()


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="reward: 'gold' is not one of win, place, fame"):
        openspiel.TrickerionGame({"reward": "gold"})
    with pytest.raises(ValueError, match="players: SET-1"):
        openspiel.TrickerionGame({"players": 5})
