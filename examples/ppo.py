"""Masked PPO in one file: one network plays all seats of many games against itself.

    pip install torch
    python examples/ppo.py --steps 500000 --out ppo.pt
    python examples/evaluate.py --agent ppo --model ppo.pt

The network sees what the seat to act may see, and the logits of illegal actions are cut off.
"""

from pathlib import Path
from time import process_time
from typing import Any

import click
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from trickerion import OBSERVATION, OBSERVATION_SIZE, Action, Options
from trickerion.lab.options import chosen_options, module_options
from trickerion.rl.vector import VectorEnv

SCALE = torch.cat([torch.full((field.size,), min(field.high, 50.0)) for field in OBSERVATION])
"""Divides the observation; Fame, Coins and Shards have no upper limit that matters."""
SEATS = 4
LENGTH = 128
"""Steps of each game between two updates."""
EPOCHS, BATCH = 3, 512
LEARNING_RATE, CLIP, LAMBDA = 3e-4, 0.2, 0.95
ENTROPY, VALUE, GRADIENT = 0.01, 0.5, 0.5
FAME = 0.05
"""The reward for being one more Fame ahead of the best other seat. Games end, so nothing is
discounted."""


torch.set_num_threads(1)  # the network is small: more threads would wait for each other


class Agent(nn.Module):
    """A policy over all action ids, and the value of the position for the seat to act."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *(nn.Linear(OBSERVATION_SIZE, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        )
        self.policy = nn.Linear(width, Action.catalogue_size())
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen.float() / SCALE)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


class Rollout:
    """LENGTH steps of all games: what was seen, done and paid."""

    def __init__(self, games: int) -> None:
        shape = (LENGTH, games)
        self.seen = torch.zeros(*shape, OBSERVATION_SIZE, dtype=torch.int16)
        self.masks = torch.zeros(*shape, Action.catalogue_size(), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.long)
        self.logs, self.values = torch.zeros(shape), torch.zeros(shape)
        self.seats = np.zeros(shape, np.int64)
        self.rewards = np.zeros((*shape, SEATS), np.float32)
        self.finished = np.zeros(shape, bool)

    @torch.no_grad()
    def collect(self, env: VectorEnv, agent: Agent) -> list[float]:
        """Play; returns the mean Fame of each game that ended."""
        fame = []
        turn = env.turn
        for step in range(LENGTH):
            self.seen[step] = torch.from_numpy(turn.observations)
            self.masks[step] = torch.from_numpy(turn.masks)
            self.seats[step] = turn.seats
            choice, self.values[step] = agent(self.seen[step], self.masks[step])
            self.actions[step] = choice.sample()
            self.logs[step] = choice.log_prob(self.actions[step])
            turn = env.step(self.actions[step].numpy())
            self.rewards[step], self.finished[step] = FAME * turn.rewards, turn.finished
            fame += (turn.fame.sum(axis=1) / (turn.places > 0).sum(axis=1).clip(1))[
                turn.finished
            ].tolist()
        return fame

    def advantages(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Generalized advantage estimates, and which steps have one: a seat's last step needs its
        next one or the end of the game. Each seat of each game is a trajectory of its own."""
        games = np.arange(self.seats.shape[1])
        paid, after, trace = (np.zeros((len(games), SEATS), np.float32) for _ in range(3))
        is_known = np.zeros((len(games), SEATS), bool)
        result, known = (
            torch.zeros_like(self.values),
            torch.zeros_like(self.values, dtype=torch.bool),
        )
        for step in reversed(range(LENGTH)):
            ended = self.finished[step]
            paid[ended], after[ended], trace[ended], is_known[ended] = 0, 0, 0, True
            paid += self.rewards[step]
            here = (games, self.seats[step])
            value = self.values[step].numpy()
            trace[here] = paid[here] + after[here] - value + LAMBDA * trace[here]
            trace[here] *= is_known[here]
            result[step], known[step] = (
                torch.from_numpy(trace[here]),
                torch.from_numpy(is_known[here]),
            )
            paid[here], after[here], is_known[here] = 0, value, True
        return result, known


def update(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout) -> dict[str, float]:
    """Some epochs of PPO on one rollout."""
    advantages, known = rollout.advantages()
    returns = (advantages + rollout.values)[known]
    seen, masks = rollout.seen[known], rollout.masks[known]
    actions, logs, advantages = rollout.actions[known], rollout.logs[known], advantages[known]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    figures = {}
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(BATCH):
            choice, values = agent(seen[rows], masks[rows])
            ratio = (choice.log_prob(actions[rows]) - logs[rows]).exp()
            gain = advantages[rows] * ratio
            cut = advantages[rows] * ratio.clamp(1 - CLIP, 1 + CLIP)
            value_loss = (values - returns[rows]).square().mean()
            entropy = choice.entropy().mean()
            loss = -torch.min(gain, cut).mean() + VALUE * value_loss - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), GRADIENT)
            optimizer.step()
            figures = {"value_loss": value_loss.item(), "entropy": entropy.item()}
    return figures


def train(options: Options, steps: int, games: int, seed: int) -> Agent:
    torch.manual_seed(seed)
    env = VectorEnv(games, options, reward="fame")
    env.reset(seed)
    agent, rollout = Agent(), Rollout(games)
    optimizer = torch.optim.Adam(agent.parameters(), LEARNING_RATE)
    for done in range(0, steps, LENGTH * games):
        began = process_time()
        fame = rollout.collect(env, agent)
        figures = update(agent, optimizer, rollout)
        rate = LENGTH * games / (process_time() - began)
        shown = " ".join(f"{name} {value:.3f}" for name, value in figures.items())
        mean = f"{np.mean(fame):.1f}" if fame else "-"
        click.echo(f"{done + LENGTH * games:>9} steps, {rate:.0f}/s: Fame {mean} {shown}")
    return agent


def load_agent(model: Path | None) -> Any:
    if model is None:
        raise click.UsageError("--model is needed: the file that ppo.py wrote")
    agent = Agent()
    agent.load_state_dict(torch.load(model, weights_only=True))

    @torch.no_grad()
    def act(env: Any, seen: Any) -> int:
        row = torch.from_numpy(seen["observation"])[None]
        choice, _ = agent(row, torch.from_numpy(seen["action_mask"]).bool()[None])
        return int(choice.probs.argmax())

    return act


@click.command()
@click.option("--steps", default=500_000, show_default=True, help="Decisions in all games.")
@click.option("--games", default=32, show_default=True, help="Played side by side.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", default="ppo.pt", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--players", default=2, show_default=True)
@module_options
def main(steps: int, games: int, seed: int, out: Path, **chosen: Any) -> None:
    """Learn by playing all seats."""
    agent = train(chosen_options(**chosen), steps, games, seed)
    torch.save(agent.state_dict(), out)


if __name__ == "__main__":
    main()
