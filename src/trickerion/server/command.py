"""`trickerion serve`, `validate`, `verify`, `schema` and `load`."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from trickerion.server.fairness import Verdict


class Figure(click.FloatRange):
    """A number that is one: `nan` is within no bounds."""

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        if (number := float(super().convert(value, param, ctx))) != number:
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for all networks.")
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--database",
    envvar="DATABASE_URL",
    default="",
    help="An SQLite file, or postgresql://user:password@host/name; a file in the data folder if "
    "not given. [DATABASE_URL]",
)
@click.option("--public-url", default="", help="The address players use, for links in messages.")
@click.option(
    "--bots",
    "bot_processes",
    default=1,
    show_default=True,
    type=click.IntRange(1, 256),
    help="Processes for bots.",
)
@click.option(
    "--bot-seconds",
    default=1.0,
    show_default=True,
    type=Figure(0, 600),
    help="Thinking time per decision.",
)
@click.option("--smtp", envvar="SMTP_URL", default="", help="smtp://user:password@host:port")
@click.option("--sender", default="trickerion@localhost", help="The sender of e-mail.")
@click.option(
    "--proxy",
    default="",
    help="Addresses or networks of reverse proxies to trust, separated by commas.",
)
@click.option(
    "--metrics-token",
    envvar="TRICKERION_METRICS_TOKEN",
    default="",
    help="Lets other machines read /api/metrics with this token. [TRICKERION_METRICS_TOKEN]",
)
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning"]))
@click.option("--open", "opens", is_flag=True, help="Open the browser, on a free port.")
def serve(host: str, port: int, log_level: str, opens: bool, **chosen: Any) -> None:
    """Start the game server."""
    from trickerion.server.browser import free_port, open_soon  # noqa: PLC0415
    from trickerion.server.ready import NotReady, check  # noqa: PLC0415
    from trickerion.server.run import run  # noqa: PLC0415 - the server is slow to import
    from trickerion.server.settings import Settings  # noqa: PLC0415

    if opens or not port:
        port = free_port(host, port)
    settings = Settings(**chosen)
    try:
        check(settings, host, port)
    except NotReady as error:
        raise click.ClickException(str(error)) from error
    if opens:
        open_soon(f"http://{host}:{port}")
    click.echo(f"Tables at http://{host}:{port} - Ctrl-C stops the server, nothing is lost.")
    run(host, port, log_level, settings)


@click.command()
@click.argument("database")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with every game.")
def validate(database: str, as_json: bool) -> None:
    """Check before an upgrade what the installed rules make of the games in a database.

    DATABASE is an SQLite file or postgresql://user:password@host/name. Every game is replayed;
    nothing is changed, and a server may be running on it. The exit code is 1 if a running game
    would be set aside, or a finished one could not be viewed."""
    from trickerion.server.validate import report  # noqa: PLC0415 - the server is slow to import

    try:
        found = report(database)
    except (OSError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(json.dumps(found.as_data(), indent=1) if as_json else found.as_text())
    if found.lost:
        raise SystemExit(1)


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Check the dice of a finished game's record against the server's promise."""
    from trickerion.server.fairness import verify as check  # noqa: PLC0415

    try:
        verdict = check(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{file}: {error}") from error
    for line in _findings(verdict):
        click.echo(line)


def _findings(verdict: "Verdict") -> Iterator[str]:
    """What a record proves, and what it does not."""
    promised = verdict.commitment
    yield f"The dice are fair: the seed and all actions fit the commitment {promised}."
    if not verdict.from_set_up:
        yield "This game did not begin at set-up, but from a position that somebody supplied."
        if verdict.shuffled:
            yield "Its decks and hidden cards were shuffled with the committed seed."
        else:
            yield "Nothing shows how its decks and hidden cards were shuffled."
        yield "Whether the position itself was fair to all players is not proven."
    if verdict.practice:
        yield "This was a practice game: an undo made its future known."


@click.command()
@click.option("--typescript", is_flag=True, help="As the browser client's types.")
def schema(typescript: bool) -> None:
    """Print the JSON schema of the server's messages."""
    from trickerion.server.messages import json_schema  # noqa: PLC0415
    from trickerion.server.typescript import module  # noqa: PLC0415

    click.echo(module().rstrip() if typescript else json.dumps(json_schema(), indent=1))


@click.command()
@click.option("--tables", default=500, show_default=True, type=click.IntRange(1, 5000))
@click.option("--players", default=4, show_default=True, type=click.IntRange(2, 4))
@click.option(
    "--spectators", default=1, show_default=True, type=click.IntRange(0, 100), help="Per table."
)
@click.option(
    "--rate",
    default=100.0,
    show_default=True,
    type=Figure(0.1, 100_000),
    help="Actions per second, all tables.",
)
@click.option("--seconds", default=20.0, show_default=True, type=Figure(1, 600))
@click.option("--database", default="", help="An empty PostgreSQL database, or a new SQLite file.")
@click.option(
    "--processes",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Servers on one PostgreSQL database, each with its share of the tables.",
)
@click.option("--spread", is_flag=True, help="Connect a table's players to different processes.")
@click.option(
    "--overdue",
    default=0,
    type=click.IntRange(0, 100_000),
    help="So many more stored games, whose clocks have run out when the server starts (R24).",
)
@click.option(
    "--stored",
    default=0,
    type=click.IntRange(0, 100_000),
    help="Measure the start with so many stored games instead, in a file of its own.",
)
def load(stored: int, **chosen: Any) -> None:
    """Load a server of its own on this machine with many tables and measure it (R14)."""
    from trickerion.server.cold import measure_cold  # noqa: PLC0415
    from trickerion.server.load import DidNotStart, Load, measure  # noqa: PLC0415
    from trickerion.server.settings import database_url  # noqa: PLC0415

    if chosen["processes"] > 1 and not chosen["database"].startswith("postgres"):
        raise click.UsageError("Several processes need --database postgresql://...")
    try:
        database_url(chosen["database"])
    except ValueError as error:
        raise click.UsageError(f"--database {chosen['database']}: {error}") from error
    try:
        figures = asyncio.run(measure_cold(stored)) if stored else measure(Load(**chosen))
    except DidNotStart as error:
        raise click.ClickException("The server did not start.") from error
    click.echo(json.dumps(figures, indent=1))
