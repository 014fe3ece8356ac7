"""A search baseline: flat Monte Carlo. Each legal action is tried in games that agree with what the
seat knows, played to the end at random; the action with the best mean reward is chosen.

    python examples/evaluate.py --agent flat_monte_carlo --games 20
"""

from pathlib import Path
from random import Random
from typing import Any

from trickerion import Action, Game
from trickerion.lab.play.simulation import play_randomly
from trickerion.rl import AgainstBots
from trickerion.rl.rewards import final_rewards

PLAYOUTS = 5
"""Of each action."""


def search(game: Game, seat: int, rng: Random, playouts: int) -> Action:
    """The action of a seat with the best mean reward. `imagine` redeals what is hidden from the
    seat, so it makes no difference that this is the real game."""
    actions = game.options(seat)
    totals = dict.fromkeys(actions, 0.0)
    for _ in range(playouts if len(actions) > 1 else 0):
        imagined = game.imagine(seat, rng.getrandbits(63))
        for action in actions:
            totals[action] += playout(imagined.clone(), action, rng)
    return max(actions, key=lambda action: totals[action])


def playout(game: Game, action: Action, rng: Random) -> float:
    """The reward of an action when everyone plays at random after it."""
    game.play(action)
    play_randomly(game, rng)
    return final_rewards(game, "fame")[action.seat]


def load_agent(model: Path | None) -> Any:
    rng = Random(1)

    def act(env: AgainstBots, observation: Any) -> int:
        return search(env.game, env.seat, rng, PLAYOUTS).id

    return act
