"""The policy alone plays a decent game, thanks to its action values."""

import pytest

from trickerion import Game, Options
from trickerion.bots.policy.policy import ACTION_VALUES
from trickerion.bots.rollout import Evaluator, finish_turn


def fame_by_policy(options: Options, games: int = 12) -> float:
    """The mean final Fame if every seat follows the policy."""
    scores = []
    for seed in range(games):
        game = Game.new(options, seed)
        finish_turn(game, options.last_turn, Evaluator(0))
        scores += game.scores
    return sum(scores) / len(scores)


EXPECTED = [
    (Options(players=2), 38),
    (Options(players=4, quick=True), 39),
    (Options(players=3, dark_alley=True, prophecies=True), 46),
]


@pytest.mark.parametrize(("options", "fame"), EXPECTED, ids=["2p", "4p", "dark"])
def test_the_policy_alone_plays_a_decent_game(options: Options, fame: int) -> None:
    assert fame_by_policy(options) >= fame


@pytest.mark.parametrize(("options", "fame"), EXPECTED, ids=["2p", "4p", "dark"])
def test_the_policy_needs_its_action_values(
    options: Options, fame: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above would notice if the values of the Locations' actions were off."""
    for kind in ACTION_VALUES:
        monkeypatch.setitem(ACTION_VALUES, kind, lambda state, placement, action: 0.0)
    assert fame_by_policy(options) < fame - 3
