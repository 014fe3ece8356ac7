"""`trickerion play`: who plays, then the table."""

import getpass
import secrets
import sys
from pathlib import Path

import click

from trickerion import Game, Options
from trickerion.bots import LEVELS
from trickerion.terminal import files
from trickerion.terminal.bots import Opponents
from trickerion.terminal.commands import is_number
from trickerion.terminal.notes import NOTES
from trickerion.terminal.screen import Screen, terminal_screen
from trickerion.terminal.session import Session
from trickerion.terminal.table import Table

DEFAULT_PLAYERS = 2
DEFAULT_PEOPLE = 1
BOTS_HELP = f"The bots' levels, with commas: {', '.join(LEVELS)}."


@click.command()
@click.option("--players", type=click.IntRange(2, 4), help="2 to 4; asked if not given.")
@click.option("--people", type=click.IntRange(1, 4), help="How many are people; the rest are bots.")
@click.option("--bots", default="apprentice", show_default=True, help=BOTS_HELP)
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same dice and bots.")
@click.option("--beginner", is_flag=True, help="The beginner set-up: only a magician is chosen.")
@click.option("--dark-alley", is_flag=True, help="With the Dark Alley: seven turns, Special cards.")
@click.option("--prophecies", is_flag=True, help="With prophecies; only with the Dark Alley.")
@click.option("--quick", is_flag=True, help="The quick game: it begins in turn 2.")
@click.option("--late-bonus", is_flag=True, help="A marker is enough for a Level 3 trick's bonus.")
@click.option("--names", help="Names by seat, with commas: Ada,Ben; with --join one's own.")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--join", "url", help="Play at a table on a server: its address or a seat's link.")
def play(
    players: int | None,
    people: int | None,
    bots: str,
    seed: int | None,
    names: str | None,
    load: Path | None,
    url: str | None,
    **modules: bool,
) -> None:
    """Play at a table in the terminal, with others at the same keyboard or against bots."""
    screen = terminal_screen()
    if url is not None:
        _join(url, names, screen)
        return
    seed = secrets.randbits(32) if seed is None else seed
    if load is not None:
        game, written = _load(load)
        people = people or written or DEFAULT_PEOPLE
    else:
        if players is None and people is None and sys.stdin.isatty():
            players, people = ask_who_plays(screen)
            modules = ask_modules(screen, modules)
        people = people or DEFAULT_PEOPLE
        players = players or max(DEFAULT_PLAYERS, people)
        game = _new_game(players, people, modules, seed, names)
    if people > game.variant.players:
        raise click.UsageError(f"{people} people cannot play at {game.variant.players} seats.")
    opponents = Opponents(_levels(bots), seed, people)
    session = Session(game, people, opponents, files.default_folder())
    session.file = load
    Table(session, screen).play()


def _join(url: str, name: str | None, screen: Screen) -> None:
    from trickerion.terminal.joined import join  # noqa: PLC0415 - only those who join need it
    from trickerion.terminal.remote import RemoteError  # noqa: PLC0415

    try:
        join(url, name or getpass.getuser(), screen)
    except RemoteError as error:
        raise click.ClickException(str(error)) from error


def _levels(bots: str) -> list[str]:
    """The levels of the bots, by name."""
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise click.UsageError(f"{level!r} is not a bot; there are {', '.join(LEVELS)}.")
    return levels


def _load(file: Path) -> tuple[Game, int | None]:
    try:
        return files.load(file)
    except (OSError, ValueError) as error:
        reason = files.reason(error)
        raise click.ClickException(f"{file} cannot be loaded: {reason}.") from error


def _new_game(
    players: int, people: int, modules: dict[str, bool], seed: int, names: str | None
) -> Game:
    """A new game; seats without a name are called Player or Bot."""
    given = [name.strip() for name in names.split(",")] if names else []
    called = [f"{'Player' if seat < people else 'Bot'} {seat + 1}" for seat in range(players)]
    try:
        options = Options(players=players, **modules)
        return Game.new(options, seed, given + called[len(given) :])
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def ask_who_plays(screen: Screen) -> tuple[int, int]:
    """How many play, and how many of them are people."""
    players = ask_number(screen, NOTES["ask_players"], 2, 4, DEFAULT_PLAYERS)
    question = NOTES["ask_people"].format(players=players)
    return players, ask_number(screen, question, 1, players, DEFAULT_PEOPLE)


def ask_modules(screen: Screen, modules: dict[str, bool]) -> dict[str, bool]:
    """The Dark Alley, unless the options have said already."""
    if modules["dark_alley"] or modules["prophecies"]:
        return modules
    answer = ask_number(screen, NOTES["ask_modules"], 0, 2, 0)
    return modules | {"dark_alley": answer > 0, "prophecies": answer > 1}


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
