"""`trickerion simulate` and `replay`: random games and recorded ones."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from trickerion import Game, Options, replay
from trickerion.lab.options import chosen_options, game_options, worker_options
from trickerion.lab.play.simulation import GameSummary, summary
from trickerion.lab.play.simulation import simulate as simulate_games
from trickerion.lab.progress import progress_bar
from trickerion.lab.workers import Workers


@click.command()
@game_options
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@worker_options
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per game.")
def simulate(games: int, seed: int, workers: Workers, as_json: bool, **chosen: Any) -> None:
    """Play random games; the same seed gives the same output."""
    options = chosen_options(**chosen)
    players = options.seats
    fames, wins, decisions = [0] * players, [0] * players, 0
    seeds = range(seed, seed + games)
    with progress_bar(is_wanted=not as_json) as progress:
        task = progress.add_task("", total=games)
        for game in workers.run(partial(_simulated, options), seeds, in_order=True):
            if as_json:
                click.echo(json.dumps(game))
            decisions += game["decisions"]
            wins[game["winner"] or 0] += 1
            fames = [fame + score for fame, score in zip(fames, game["scores"], strict=True)]
            progress.advance(task)
    if not as_json:
        table = Table("seat", "wins", "mean Fame", title=f"{games} games, seeds from {seed}")
        for seat in range(players):
            table.add_row(f"p{seat + 1}", str(wins[seat]), f"{fames[seat] / games:.1f}")
        Console().print(table)
        click.echo(f"{decisions / games:.1f} decisions per game")


def _simulated(options: Options, seed: int) -> GameSummary:
    [game] = simulate_games(options, 1, seed)
    return game


@click.command(name="replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--until", type=click.IntRange(0), help="Stop after this many actions.")
@click.option("--json", "as_json", is_flag=True, help="Print the position as JSON.")
def replay_file(file: Path, until: int | None, as_json: bool) -> None:
    """Replay a recorded game and print the result."""
    game = _read_record(file, until)
    if as_json:
        click.echo(json.dumps(game.to_dict()))
        return
    for key, value in {"phase": game.phase, **summary(game)}.items():
        click.echo(f"{key}: {value}")


def _read_record(file: Path, until: int | None) -> Game:
    try:
        return replay(file.read_text(encoding="utf-8"), until)
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{file}: {error}") from error
