"""Measure an agent against our bots: win rates with 95% intervals.

    python examples/evaluate.py --agent flat_monte_carlo --games 40
    python examples/evaluate.py --agent tabular --model table.json --bots random,apprentice
    python examples/evaluate.py --agent ppo --model ppo.pt --players 3 --dark-alley

An agent is a module of this folder with `load_agent(file)`, which returns a function from the
environment and the observation to an action.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from trickerion.bots import LEVELS
from trickerion.lab.options import chosen_options, module_options
from trickerion.lab.reports.statistics import wilson
from trickerion.rl import AgainstBots

Agent = Callable[[AgainstBots, Any], int]


def count_wins(agent: Agent, env: AgainstBots, games: int, seed: int) -> int:
    """How many games the agent wins, moving up one seat with every game."""
    wins = 0
    for number in range(games):
        seat = number % env.game_options.players
        observation, _ = env.reset(seed=seed + number, options={"seat": seat})
        is_over = False
        while not is_over:
            observation, _, is_over, _, _ = env.step(agent(env, observation))
        wins += env.game.winner == seat
    return wins


@click.command()
@click.option("--agent", required=True, help="A module of this folder, such as tabular.")
@click.option("--model", type=click.Path(exists=True, path_type=Path), help="What it learned.")
@click.option("--bots", default=",".join(LEVELS), show_default=True, help="Levels to play against.")
@click.option("--games", default=100, show_default=True, help="Against each level.")
@click.option("--nodes", default=100, show_default=True, help="Of a bot, per decision.")
@click.option("--seed", default=1, show_default=True)
@click.option("--players", default=2, show_default=True)
@module_options
def main(
    agent: str, model: Path | None, bots: str, games: int, nodes: int, seed: int, **chosen: Any
) -> None:
    """Measure an agent against bots."""
    options = chosen_options(**chosen)
    sys.path.insert(0, str(Path(__file__).parent))
    play = import_module(agent).load_agent(model)
    for level in bots.split(","):
        env = AgainstBots(bots=level, nodes=nodes, illegal="raise", **options.to_dict())
        wins = count_wins(play, env, games, seed)
        low, high = wilson(wins, games)
        click.echo(
            f"{level:<12} {wins:>4} of {games}: {wins / games:.0%} ({low:.0%} to {high:.0%})"
        )


if __name__ == "__main__":
    main()
