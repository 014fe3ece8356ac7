"""`trickerion play`: who plays, then the table."""

import secrets
import sys
from pathlib import Path

import click

from trickerion import Game, Options
from trickerion.terminal import files
from trickerion.terminal.bots import RandomBot
from trickerion.terminal.commands import is_number
from trickerion.terminal.english import NOTES
from trickerion.terminal.screen import Screen, terminal_screen
from trickerion.terminal.session import Session
from trickerion.terminal.table import Table

DEFAULT_PLAYERS = 2
DEFAULT_PEOPLE = 1


@click.command()
@click.option("--players", type=click.IntRange(2, 4), help="2 to 4; asked if not given.")
@click.option("--people", type=click.IntRange(1, 4), help="How many are people; the rest are bots.")
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same dice and bots.")
@click.option("--beginner", is_flag=True, help="The beginner set-up: only a magician is chosen.")
@click.option("--names", help="Names by seat, with commas: Ada,Ben.")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved game.")
def play(
    players: int | None,
    people: int | None,
    seed: int | None,
    beginner: bool,
    names: str | None,
    load: Path | None,
) -> None:
    """Play at a table in the terminal, with others at the same keyboard or against bots."""
    screen = terminal_screen()
    seed = secrets.randbits(32) if seed is None else seed
    if load is not None:
        game, written = _load(load)
        people = people or written or DEFAULT_PEOPLE
    else:
        players, people = _who_plays(screen, players, people)
        game = _new_game(Options(players=players, beginner=beginner), seed, people, names)
    if people > game.variant.players:
        raise click.UsageError(f"{people} people cannot play at {game.variant.players} seats.")
    session = Session(game, people, RandomBot(seed), files.default_folder())
    session.file = load
    Table(session, screen).play()


def _load(file: Path) -> tuple[Game, int | None]:
    try:
        return files.load(file)
    except (OSError, ValueError) as error:
        reason = files.reason(error)
        raise click.ClickException(f"{file} cannot be loaded: {reason}.") from error


def _new_game(options: Options, seed: int, people: int, names: str | None) -> Game:
    """A new game; seats without a name are called Player or Bot."""
    given = [name.strip() for name in names.split(",")] if names else []
    called = [
        f"{'Player' if seat < people else 'Bot'} {seat + 1}" for seat in range(options.players)
    ]
    try:
        return Game.new(options, seed, given + called[len(given) :])
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def _who_plays(screen: Screen, players: int | None, people: int | None) -> tuple[int, int]:
    """What the options say; asked at the keyboard if they say neither."""
    if players is None and people is None and sys.stdin.isatty():
        players = ask_number(screen, NOTES["ask_players"], 2, 4, DEFAULT_PLAYERS)
        question = NOTES["ask_people"].format(players=players)
        people = ask_number(screen, question, 1, players, DEFAULT_PEOPLE)
    people = people or DEFAULT_PEOPLE
    return players or max(DEFAULT_PLAYERS, people), people


def ask_number(screen: Screen, question: str, least: int, most: int, default: int) -> int:
    """A number within bounds; Enter, or the end of the input, takes the default."""
    while True:
        try:
            line = screen.ask(question)
        except EOFError:
            return default
        if not line:
            return default
        if is_number(line) and least <= int(line) <= most:
            return int(line)
        screen.say(NOTES["from_to"].format(least=least, most=most, default=default))
