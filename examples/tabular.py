"""A tabular baseline: Monte Carlo control with a small table. The state is the turn and the pending
question, the action is a verb; which of a verb's actions is played is left to chance.

    python examples/tabular.py --games 500 --out table.json
    python examples/evaluate.py --agent tabular --model table.json
"""

import json
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import click
import numpy as np

from trickerion import OBSERVATION, Action
from trickerion.rl import AgainstBots

PLACE = {field.name: field.start for field in OBSERVATION}
VERB = [Action.by_id(0, id).kind for id in range(Action.catalogue_size())]
OPTIMISM = 100.0
"""The value of a verb that was never tried."""


class Table:
    """The mean reward after each verb in each state."""

    def __init__(self, rows: dict[str, dict[str, list[float]]], rng: Random) -> None:
        self.rows = defaultdict(dict, rows)
        self.rng = rng

    def act(self, seen: Any, curiosity: float = 0.0) -> tuple[str, int]:
        """The state and the action chosen in it."""
        state = f"{seen['observation'][PLACE['turn']]}.{seen['observation'][PLACE['question']]}"
        ids = np.flatnonzero(seen["action_mask"]).tolist()
        verbs = sorted({VERB[id] for id in ids})
        best = max(verbs, key=lambda verb: self.mean(state, verb))
        verb = self.rng.choice(verbs) if self.rng.random() < curiosity else best
        return state, self.rng.choice([id for id in ids if VERB[id] == verb])

    def mean(self, state: str, verb: str) -> float:
        total, count = self.rows[state].get(verb, (OPTIMISM, 1))
        return total / count

    def learn(self, steps: list[tuple[str, int]], reward: float) -> None:
        for state, id in steps:
            total, count = self.rows[state].get(VERB[id], (0.0, 0))
            self.rows[state][VERB[id]] = [total + reward, count + 1]


def play_game(env: AgainstBots, table: Table, seed: int, curiosity: float) -> float:
    """Play a game, learn from it, and return its reward."""
    seen, _ = env.reset(seed=seed)
    steps, total, is_over = [], 0.0, False
    while not is_over:
        steps.append(table.act(seen, curiosity))
        seen, reward, is_over, _, _ = env.step(steps[-1][1])
        total += reward
    table.learn(steps, total)
    return total


def load_agent(model: Path | None) -> Any:
    if model is None:
        raise click.UsageError("--model is needed: the file that tabular.py wrote")
    table = Table(json.loads(model.read_text(encoding="utf-8")), Random(1))
    return lambda env, seen: table.act(seen)[1]


@click.command()
@click.option("--games", default=500, show_default=True)
@click.option("--bots", default="random", show_default=True)
@click.option("--curiosity", default=0.1, show_default=True, help="The share of random verbs.")
@click.option("--out", default="table.json", type=click.Path(dir_okay=False, path_type=Path))
def main(games: int, bots: str, curiosity: float, out: Path) -> None:
    """Learn against bots."""
    env = AgainstBots(bots=bots, reward="fame", illegal="raise")
    table = Table({}, Random(1))
    rewards = [play_game(env, table, seed, curiosity) for seed in range(games)]
    out.write_text(json.dumps(table.rows), encoding="utf-8")
    tenth = max(1, games // 10)
    click.echo(
        f"Fame ahead of the bot: {np.mean(rewards[:tenth]):.1f} in the first tenth of the games,"
    )
    click.echo(f"{np.mean(rewards[-tenth:]):.1f} in the last; {out} has {len(table.rows)} states")


if __name__ == "__main__":
    main()
