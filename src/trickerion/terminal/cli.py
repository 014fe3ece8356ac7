"""`trickerion play`: reads the options, asks for the rest, and runs the table."""

import getpass
import os
import secrets
import sys
from pathlib import Path
from typing import Any

import click

from trickerion import Game, Options
from trickerion.bots import LEVELS, STYLES, is_level
from trickerion.bots.names import bot_names
from trickerion.bots.specs import is_spec, load, short_name, split_names
from trickerion.engine.core.options import HEIRS
from trickerion.puzzles.puzzle import DamagedCollection
from trickerion.terminal.language import say, speak
from trickerion.terminal.play import saved_games
from trickerion.terminal.play.bots import Opponents
from trickerion.terminal.play.commands import is_number
from trickerion.terminal.play.local_table import Table
from trickerion.terminal.play.puzzle_table import DAILY, PuzzleTable, find
from trickerion.terminal.play.screen import Screen, terminal_screen
from trickerion.terminal.play.session import Session
from trickerion.terminal.sentences.words import said_list
from trickerion.texts import known_language, spoken_language

DEFAULT_PLAYERS = 2
DEFAULT_PEOPLE = 1
BOTS_HELP = (
    f"The bots' levels, with commas: {', '.join(LEVELS)}; with a style ({', '.join(STYLES)}): "
    "magician:gambler; or bots of your own: my_bot.py:MyBot."
)


@click.command()
@click.option("--players", type=click.IntRange(1, 4), help="2 to 4; asked if not given.")
@click.option("--people", type=click.IntRange(1, 4), help="How many are people; the rest are bots.")
@click.option("--bots", default="apprentice", show_default=True, help=BOTS_HELP)
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same dice and bots.")
@click.option("--beginner", is_flag=True, help="The beginner setup: only a magician is chosen.")
@click.option("--dark-alley", is_flag=True, help="With the Dark Alley: seven turns, Special cards.")
@click.option("--prophecies", is_flag=True, help="With prophecies; only with the Dark Alley.")
@click.option("--quick", is_flag=True, help="The quick game: it begins in turn 2.")
@click.option("--late-bonus", is_flag=True, help="A marker is enough for a Level 3 trick's bonus.")
@click.option("--duel", is_flag=True, help="The Duel of Magicians; for 2 players.")
@click.option("--powers", is_flag=True, help="With Magician Powers; only with the Dark Alley.")
@click.option("--heir", type=click.Choice(HEIRS), help="Solo against Dahlgaard's Heir.")
@click.option("--tutor", is_flag=True, help="Warn before a move that loses much; not with --join.")
@click.option("--names", help="Names by seat, with commas: Ada,Ben; with --join your own.")
@click.option("--load", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.option("--join", "url", help="Play at a table on a server: its address or a seat's link.")
@click.option("--language", help="The language to play in; by default that of the terminal.")
def play(
    players: int | None,
    people: int | None,
    bots: str,
    seed: int | None,
    tutor: bool,
    names: str | None,
    load: Path | None,
    url: str | None,
    language: str | None,
    heir: str | None,
    **modules: Any,
) -> None:
    """Play at a table in the terminal, with others at the same keyboard or against bots."""
    speak(known_language(language) if language else spoken_language(os.environ))
    screen = terminal_screen()
    if url is not None:
        _join(url, names, screen)
        return
    seed, levels = secrets.randbits(32) if seed is None else seed, _levels(bots)
    if load is not None:
        game, written = _load(load)
        people = people or written or DEFAULT_PEOPLE
    else:
        if heir is not None:
            modules, players, people = modules | {"heir": heir}, players or 1, people or 1
        elif players is None and people is None and sys.stdin.isatty():
            players, people = ask_who_plays(screen)
            modules = ask_modules(screen, modules)
        people = people or DEFAULT_PEOPLE
        players = players or max(DEFAULT_PLAYERS, people)
        game = _new_game(players, people, modules, seed, names, levels)
    if people > game.setup_options.players:
        seats = game.setup_options.players
        raise click.UsageError(say("note-too_many_people", people=people, seats=seats))
    opponents = Opponents(levels, seed, people)
    session = Session(game, people, opponents, saved_games.default_folder())
    session.file = load
    session.has_tutor = tutor
    Table(session, screen).play()


@click.command()
@click.argument("id", default=DAILY)
@click.option("--language", help="The language to play in; by default that of the terminal.")
def puzzle(id: str, language: str | None) -> None:
    """Solve a puzzle: the one with this ID, or that of the day."""
    speak(known_language(language) if language else spoken_language(os.environ))
    try:
        found = find(id)
        if found is None:
            raise click.UsageError(say("puzzle-unknown", id=id))
        PuzzleTable(found, terminal_screen()).play()
    except DamagedCollection as error:
        raise click.ClickException(say("puzzle-damaged", reason=str(error))) from error


def _join(url: str, name: str | None, screen: Screen) -> None:
    from trickerion.terminal.play.connection import RemoteError  # noqa: PLC0415
    from trickerion.terminal.play.remote_table import join  # noqa: PLC0415 - only those who join need it

    try:
        join(url, name or _user_name(), screen)
    except RemoteError as error:
        raise click.ClickException(str(error)) from error


def _user_name() -> str:
    """The user's name on this machine, if the system knows one."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return say("note-player", number=1)


def _levels(bots: str) -> list[str]:
    """The levels of the bots, by name."""
    levels = split_names(bots)
    for level in levels:
        style = level.partition(":")[2]
        if is_level(level):
            continue
        if level.partition(":")[0] in LEVELS and style:
            raise click.UsageError(
                say("note-no_style", style=repr(style), styles=said_list(STYLES))
            )
        if is_spec(level):
            _check_spec(level)
        else:
            raise click.UsageError(say("note-no_bot", bot=repr(level), bots=said_list(LEVELS)))
    return levels


def _check_spec(spec: str) -> None:
    try:
        load(spec)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def _shown_level(level: str) -> str:
    return level if is_level(level) else short_name(level)


def _load(file: Path) -> tuple[Game, int | None]:
    try:
        return saved_games.load(file)
    except (OSError, ValueError) as error:
        reason = saved_games.reason(error)
        raise click.ClickException(
            say("note-cannot_load", file=str(file), reason=reason)
        ) from error


def _new_game(
    players: int,
    people: int,
    modules: dict[str, Any],
    seed: int,
    names: str | None,
    levels: list[str],
) -> Game:
    """A new game; people without a name are called Player, bots have names of their own."""
    given = [name.strip() for name in names.split(",")] if names else []
    called = [say("note-player", number=seat + 1) for seat in range(people)]
    shown = [_shown_level(level) for level in levels]
    bots = [shown[number % len(shown)] for number in range(players - people)]
    called = [*called, *bot_names(bots, str(seed), given)][:players]
    try:
        options = Options(players=players, **modules)
        return Game.new(options, seed, given + called[len(given) :])
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def ask_who_plays(screen: Screen) -> tuple[int, int]:
    """How many play, and how many of them are people."""
    players = ask_number(screen, "note-ask_players", 2, 4, DEFAULT_PLAYERS)
    return players, ask_number(screen, "note-ask_people", 1, players, DEFAULT_PEOPLE)


def ask_modules(screen: Screen, modules: dict[str, Any]) -> dict[str, Any]:
    """Asks for the Dark Alley, unless an option already chose it."""
    if modules["dark_alley"] or modules["prophecies"]:
        return modules
    answer = ask_number(screen, "note-ask_modules", 0, 2, 0)
    return modules | {"dark_alley": answer > 0, "prophecies": answer > 1}


def ask_number(screen: Screen, question: str, least: int, most: int, default: int) -> int:
    """A number within bounds; Enter, or the end of the input, takes the default."""
    while True:
        try:
            line = screen.ask(say(question, least=least, most=most, default=default))
        except EOFError:
            return default
        if not line:
            return default
        if is_number(line) and least <= int(line) <= most:
            return int(line)
        screen.say(say("note-from_to", least=least, most=most, default=default))
