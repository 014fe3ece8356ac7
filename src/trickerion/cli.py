"""The command `trickerion`; a subcommand is imported when it is used."""

from importlib import import_module
from typing import Any, Final

import click

from trickerion import __version__
from trickerion.plain_text import plain_lines
from trickerion_start import compile_engine, in_checkout

SECTIONS: Final = {
    "For players": {
        "play": ("terminal.cli:play", "Play at a table in the terminal."),
        "puzzle": ("terminal.cli:puzzle", "Solve a puzzle, such as that of the day."),
        "rules": ("terminal.reference_cli:rules", "Print a rule by its id (THR-4), or all rules."),
        "replay": ("lab.play.cli:replay_file", "Replay a recorded game and print the result."),
        "review": ("terminal.review_cli:review", "Review a recorded game: chances, costs, luck."),
        "data": ("terminal.reference_cli:data", "Print the game's data: tricks, cards, board."),
    },
    "For hosts": {
        "serve": ("server.cli:serve", "Start the game server."),
        "admin": ("server.admin_cli:admin", "Administer a server: tables, accounts, backups."),
        "validate": ("server.cli:validate", "Check a database before an upgrade."),
        "verify": ("server.cli:verify", "Check the dice of a finished game."),
        "load": ("server.cli:load", "Load a server with many tables and measure it."),
    },
    "For researchers": {
        "simulate": ("lab.play.cli:simulate", "Play random games."),
        "arena": ("lab.cli:arena", "Let bots play against each other."),
        "ladder": ("lab.cli:ladder", "Let every pair of bots play, then rate the bots."),
        "regret": ("lab.regret.cli:regret", "Measure bots against the best play in endings."),
        "positions": ("lab.positions.cli:positions", "Measure bots on middle-game positions."),
        "exploit": ("lab.leanings.cli:exploit", "Play plans of strong players against bots."),
        "styles": ("lab.leanings.cli:styles", "Measure what bots with a style do differently."),
        "gifts": ("lab.gifts:gifts", "Measure what Coins and tricks are worth."),
        "puzzles": ("lab.puzzles.cli:puzzles", "Make the collection of puzzles."),
        "export": ("lab.data.cli:export", "Export games to Parquet."),
        "balance": ("lab.data.cli:balance", "Show how often magicians, tricks and cards win."),
        "calibrate": ("lab.calibration:calibrate", "Fit the outlook's chances to games."),
        "learn": ("lab.cli:learn", "Fit the magician's evaluation to training games."),
        "train": ("lab.value_training:train", "Train the legend's value model."),
    },
    "For maintainers": {
        "check": ("lab.verify.cli:check", "Check the engine's invariants on random games."),
        "coverage": ("lab.verify.cli:coverage", "Count how often each effect fires."),
        "bench": ("lab.perf.cli:bench", "Benchmark the engine."),
        "bench-environments": ("rl.bench:bench_environments", "Benchmark the environments."),
        "gauge": ("lab.perf.cli:gauge", "Compare the engine's work with recorded figures."),
        "compile": ("cli:compile_now", "Compile the engine now."),
        "schema": ("server.cli:schema", "Print the schema of the server's messages."),
    },
}
"""The commands by audience: where each one is, and what `--help` says about it."""
IN_THE_BROWSER: Final = ("--open", "--log-level", "warning")
"""The options of `serve` for `trickerion` without a command."""


class Commands(click.Group):
    """Lists commands by audience; strips control characters from errors, which may quote files."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for names in SECTIONS.values() for name in names]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        for names in SECTIONS.values():
            if cmd_name in names:
                return _load(names[cmd_name][0])
        return None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, names in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl([(name, summary) for name, (_, summary) in names.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError:
            raise
        except click.ClickException as error:
            raise click.ClickException(plain_lines(error.message)) from error


def _load(where: str) -> click.Command:
    module, _, attribute = where.partition(":")
    try:
        found: click.Command = getattr(import_module(f"trickerion.{module}"), attribute)
    except ImportError as missing:
        raise click.ClickException(str(missing)) from missing
    return found


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="trickerion")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Trickerion: Legends of Illusion, an unofficial fan implementation.

    Without a command, it starts the game and opens it in the browser."""
    serve = main.get_command(ctx, "serve")
    if ctx.invoked_subcommand is None and serve is not None:
        serve.invoke(serve.make_context("serve", list(IN_THE_BROWSER), parent=ctx))


@click.command(name="compile")
def compile_now() -> None:
    """Compile the engine now and print where the build is."""
    build = compile_engine() if in_checkout() else None
    if build is None:
        raise click.ClickException("no compiled engine; the pure engine plays the same games")
    click.echo(build)
