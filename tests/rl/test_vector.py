"""The vector environment agrees with single games, step by step."""

from random import Random
from typing import Any

import numpy as np
import pytest

from trickerion import OBSERVATION, OBSERVATION_SIZE, Action, Game, Options
from trickerion.batch import game_seed
from trickerion.lab.verify.invariants import mixed_options
from trickerion.rl.vector import SEATS, VectorEnv, VectorStep

SIZE = Action.catalogue_size()


def reward(game: Game, name: str, before: list[int]) -> list[float]:
    """What an action paid, computed for one game and one seat at a time."""
    count, places = len(game.scores), game.places
    if name == "fame":
        now, then = (
            [fame - max(scores[:seat] + scores[seat + 1 :]) for seat, fame in enumerate(scores)]
            for scores in (game.scores, before)
        )
        paid = [float(a - b) for a, b in zip(now, then, strict=True)]
    elif places is None:
        paid = [0.0] * count
    elif name == "win":
        paid = [1.0 if place == 1 else -1 / (count - 1) for place in places]
    else:
        paid = [1 - 2 * (place - 1) / (count - 1) for place in places]
    return paid + [0.0] * (SEATS - count)


def check_decision(turn: VectorStep, index: int, game: Game) -> None:
    seat = game.to_act[0]
    assert turn.seats[index] == seat
    assert np.flatnonzero(turn.masks[index]).tolist() == sorted(game.option_ids(seat))
    row = np.zeros(OBSERVATION_SIZE, np.int16)
    game.clone().observe(seat, row)
    assert (turn.observations[index] == row).all()


@pytest.mark.parametrize("name", ["win", "place", "fame"])
def test_it_agrees_with_single_games(name: str) -> None:
    """Every player count and module, across the ends of games."""
    setups = [mixed_options(number) for number in (0, 1, 2, 3, 4, 5, 7, 23)]
    assert setups[6].heir
    assert setups[7].powers
    env, chance = VectorEnv(8, setups, name), Random(3)
    turn, numbers = env.reset(9), [0] * 8
    games = [Game.new(setup, game_seed(9, index, 0)) for index, setup in enumerate(setups)]
    for index, game in enumerate(games):
        check_decision(turn, index, game)
    while min(*numbers[:3], *numbers[6:]) < 1:
        ids = [chance.choice(game.option_ids(game.to_act[0])) for game in games]
        turn = env.step(np.array(ids))
        for index, game in enumerate(games):
            before = game.scores
            game.play(Action.by_id(game.to_act[0], ids[index]))
            assert turn.rewards[index].tolist() == pytest.approx(reward(game, name, before))
            assert turn.finished[index] == game.over
            assert turn.places[index, 0] == (game.places or [0])[0]
            if game.over:
                assert turn.fame[index, : len(game.scores)].tolist() == game.scores
                numbers[index] += 1
                games[index] = Game.new(setups[index], game_seed(9, index, numbers[index]))
            if chance.random() < 0.05:
                check_decision(turn, index, games[index])


def test_observations_have_numbers_above_255() -> None:
    env = VectorEnv(2, Options(players=2))
    turn = env.reset(seed=1)
    assert env._batch is not None
    env._batch.games[1].players[0].coins = 700
    env.step(turn.masks.argmax(axis=1))
    name = f"player_{turn.seats[1]}.coins"  # from the seat to act, seat 0 of two
    (place,) = (field.start for field in OBSERVATION if field.name == name)
    assert turn.observations[1, place] >= 700


def play(env: VectorEnv, seed: int, steps: int) -> list[Any]:
    turn, seen = env.reset(seed), []
    for _ in range(steps):
        seen.append([array.copy() for array in turn])
        turn = env.step(turn.masks.argmax(axis=1))
    return seen


def test_the_same_seed_gives_the_same_turns() -> None:
    env = VectorEnv(4, Options(players=3, dark_alley=True))
    first, again, other = play(env, 1, 60), play(env, 1, 60), play(env, 2, 60)
    for one, two in zip(first, again, strict=True):
        assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert any((a[2] != b[2]).any() for a, b in zip(first, other, strict=True))


def test_observations_may_be_left_out() -> None:
    env = VectorEnv(2, Options(), observes=False)
    turn = env.step(env.reset(1).masks.argmax(axis=1))
    assert turn.observations.shape == (0, OBSERVATION_SIZE)
    assert turn.masks.any(axis=1).all()


def test_random_actions_are_legal_and_reach_every_option() -> None:
    env = VectorEnv(200, Options(), observes=False)
    with pytest.raises(ValueError, match=r"^reset comes before the first step$"):
        env.sample(Random(1))
    turn = env.reset(1)
    ids, again = env.sample(Random(1)), env.sample(Random(1))
    assert (ids == again).all()
    assert turn.masks[np.arange(200), ids].all()
    assert set(ids.tolist()) == set(np.flatnonzero(turn.masks[0]).tolist())
    assert env.step(ids) is turn


def test_bad_input_is_refused_and_nothing_is_played() -> None:
    env = VectorEnv(2, Options())
    with pytest.raises(ValueError, match=r"^reset comes before the first step$"):
        env.step([0, 0])
    turn = env.reset(1)
    masks, legal = turn.masks.copy(), turn.masks.argmax(axis=1)
    done = Action.parse("p1 done").id
    for bad, sentence in (
        ([legal[0], done], f"game 1: action {done} is not legal for seat 0"),
        ([legal[0], -1], "game 1: action -1 is not legal for seat 0"),
        (legal[:1], r"actions: 2 whole numbers are needed, not int64 of shape \(1,\)"),
        ([0.5, 1.0], r"actions: 2 whole numbers are needed, not float64 of shape \(2,\)"),
    ):
        with pytest.raises(ValueError, match=f"^{sentence}$"):
            env.step(bad)
        assert (env.turn.masks == masks).all()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((0, Options()), "games: at least 1 is needed, not 0"),
        ((1, Options(), "fun"), "reward: 'fun' is not one of win, place, fame"),
        ((1, []), "options: at least one is needed"),
    ],
)
def test_settings_are_checked(arguments: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        VectorEnv(*arguments)
