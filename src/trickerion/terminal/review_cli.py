"""The command `trickerion review`."""

import json
import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Final, TextIO

import click
from rich.console import Console

from trickerion import Game, replay
from trickerion.lab.progress import progress_bar
from trickerion.review import DEPTHS, Review, review_game
from trickerion.terminal.boards.review_report import report
from trickerion.terminal.language import speak
from trickerion.terminal.play.screen import Plain
from trickerion.texts import known_language, spoken_language

WIDTH: Final = 100
"""The width of a report that isn't shown on a terminal."""


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--depth", default="normal", show_default=True, type=click.Choice(list(DEPTHS)))
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0, 2**32))
@click.option("--json", "as_json", is_flag=True, help="Print the review as one JSON object.")
@click.option("--language", help="The language of the report; by default that of the terminal.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Write the review to this file."
)
def review(
    file: Path, depth: str, seed: int, as_json: bool, language: str | None, out: Path | None
) -> None:
    """Review a recorded game: the chances over time, what each decision cost, and luck."""
    speak(known_language(language) if language else spoken_language(os.environ))
    game, found = reviewed(file, depth, seed)
    try:
        with nullcontext(sys.stdout) if out is None else out.open("w", encoding="utf-8") as stream:
            write(stream, game, found, as_json)
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}") from error


def write(stream: TextIO, game: Game, found: Review, as_json: bool) -> None:
    if as_json:
        stream.write(json.dumps(found) + "\n")
        return
    console = Console(file=stream, highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    console.print(Plain(report(found, game, console.width)))


def reviewed(file: Path, depth: str, seed: int) -> tuple[Game, Review]:
    """The game in a file and its review, with a progress bar."""
    try:
        game = replay(file.read_text(encoding="utf-8"))
        with progress_bar("actions") as progress:
            task = progress.add_task("", total=len(game.history))
            found = review_game(
                game, depth, seed, lambda done, _: progress.update(task, completed=done)
            )
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{file}: {error}") from error
    return game, found
