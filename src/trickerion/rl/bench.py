"""The command `trickerion bench-environments`: steps per second, beside PettingZoo's own games.

The environments take turns in one process and are timed in CPU seconds, so that ratios hold on a
busy machine too.
"""

import json
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

import click

from trickerion import Options
from trickerion.lab.options import chosen_options, game_options
from trickerion.lab.perf.bench import play_in_turns
from trickerion.lab.perf.bench_table import Row
from trickerion.lab.perf.cli import show
from trickerion.lab.perf.peers import GameEngine, OpenSpiel, Trickerion
from trickerion.lab.play.simulation import MAX_DECISIONS
from trickerion.rl.aec import env
from trickerion.rl.vector import VectorEnv

PEERS: Final = {"connect_four_v3": "pygame", "chess_v6": "chess"}
"""Games of PettingZoo, and the package each needs besides pygame."""
VECTOR_GAMES: Final = 64
VECTOR_STEPS: Final = 20
BARE: Final = "trickerion, the bare engine"


class AEC(GameEngine):
    """A PettingZoo environment in the usual loop: look, choose at random from the mask, step."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self.name = name
        self.environment = make()
        for number, agent in enumerate(self.environment.possible_agents):
            self.environment.action_space(agent).seed(number)

    def start(self, seed: int) -> Any:
        self.environment.reset(seed=seed)
        return self.environment

    def play(self, game: Any, rng: Random, most: int = MAX_DECISIONS) -> tuple[int, int]:
        steps = free = 0
        for agent in game.agent_iter(most):
            seen, _, is_over, is_cut, _ = game.last()
            if is_over or is_cut:
                game.step(None)
                continue
            game.step(game.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        return steps, free


class Vector(GameEngine):
    """The vector environment: finished games are replaced, so it never starts over."""

    def __init__(self, name: str, options: Options, observes: bool) -> None:
        self.name = name
        self.environment = VectorEnv(VECTOR_GAMES, options, observes=observes)
        self.environment.reset(seed=1)

    def start(self, seed: int) -> Any:
        return self.environment

    def play(self, game: Any, rng: Random, most: int = MAX_DECISIONS) -> tuple[int, int]:
        for _ in range(VECTOR_STEPS):
            game.step(game.sample(rng))
        return VECTOR_STEPS * VECTOR_GAMES, 0


class OpenSpielAdapter(OpenSpiel):
    """Our game as OpenSpiel plays it."""

    name: str = "trickerion, OpenSpiel"

    def __init__(self, options: Options) -> None:
        openspiel = import_module("trickerion.rl.openspiel")
        self.game = import_module("pyspiel").load_game(openspiel.NAME, options.to_dict())

    def start(self, seed: int) -> Any:
        return self.game.new_initial_state()


def environments(options: Options) -> list[GameEngine]:
    """Our environments, and those of PettingZoo whose packages are installed."""
    settings: dict[str, Any] = {**options.to_dict()}
    found: list[GameEngine] = [
        AEC("trickerion, PettingZoo", partial(env, **settings)),
        Trickerion(BARE, options),
        Vector("trickerion, vector with masks", options, False),
        Vector("trickerion, vector with masks and observations", options, True),
    ]
    if find_spec("pyspiel"):
        found.append(OpenSpielAdapter(options))
    for name, package in PEERS.items():
        if find_spec("pygame") and find_spec(package):
            found.append(
                AEC(f"{name}, PettingZoo", import_module(f"pettingzoo.classic.{name}").env)
            )
    return found


def rows(seconds: float, options: Options) -> list[Row]:
    """Steps per second of each environment, how many times as many the PettingZoo environment
    takes, and the share of what the bare engine takes."""
    engines = environments(options)
    rates = [tally.decisions_per_second for tally in play_in_turns(engines, seconds)]
    bare = rates[[engine.name for engine in engines].index(BARE)]
    return [
        {
            "environment": engine.name,
            "steps_per_second": round(rate),
            "ratio_of_ours": round(rates[0] / rate, 2),
            "share_of_bare_engine": f"{rate / bare:.0%}",
        }
        for engine, rate in zip(engines, rates, strict=True)
    ]


@click.command(name="bench-environments")
@game_options
@click.option("--seconds", default=4.0, show_default=True, type=click.FloatRange(0.1))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench_environments(seconds: float, as_json: bool, **chosen: Any) -> None:
    """Benchmark the environments beside PettingZoo's connect_four and chess, if `pip install
    'pettingzoo[classic]'` has installed them."""
    measured = rows(seconds, chosen_options(**chosen))
    if as_json:
        click.echo(json.dumps(measured))
    else:
        show(measured)
