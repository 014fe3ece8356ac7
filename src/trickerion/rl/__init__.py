"""Environments for reinforcement learning: PettingZoo, Gymnasium, vectors of games, OpenSpiel.

With every seat an agent: `trickerion.rl.env(players=3)`, or `pettingzoo.make("aec",
"trickerion-v1")`. With one agent against bots: `gymnasium.make("Trickerion-v0", bots="random")`.
Many games at once: `trickerion.rl.VectorEnv`. The OpenSpiel game is in `trickerion.rl.openspiel`.
"""

from typing import Final

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo
except ImportError as missing:
    raise ImportError(
        f"trickerion.rl needs {missing.name}: pip install 'trickerion[rl]'"
    ) from missing

from trickerion.rl.actions import FactoredActions, FlatActions
from trickerion.rl.aec import TrickerionAEC, env, raw_env
from trickerion.rl.against_bots import AgainstBots
from trickerion.rl.rewards import REWARDS
from trickerion.rl.vector import VectorEnv

__all__ = [
    "REWARDS",
    "VERSION",
    "AgainstBots",
    "FactoredActions",
    "FlatActions",
    "TrickerionAEC",
    "VectorEnv",
    "env",
    "raw_env",
]

VERSION: Final = 1
"""Part of every id: a change of observations, action ids, rewards or rules raises it."""

gymnasium.register(f"Trickerion-v{VERSION}", "trickerion.rl:AgainstBots")
pettingzoo.register("aec", f"trickerion-v{VERSION}", "trickerion.rl:env")
