"""`trickerion serve`, `validate`, `verify`, `schema` and `load`."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from trickerion.server.configuration import (
    ConfigurableCommand,
    Figure,
    effective_settings,
    explained,
    read_file,
)

if TYPE_CHECKING:
    from trickerion.server.settings import Settings
    from trickerion.server.tables.fairness import FairnessProof


DATABASE: Final = click.option(
    "--database",
    envvar=["TRICKERION_DATABASE", "DATABASE_URL"],
    default="",
    help="An SQLite file, or postgresql://user:password@host/name; a file in the data folder if "
    "not given. [DATABASE_URL]",
)
DAYS: Final = {"d": 1, "w": 7, "y": 365}


class Age(click.ParamType[float]):
    """A time such as 90d, 12w or 2y, in seconds."""

    name = "age"

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        number, unit = str(value)[:-1], str(value)[-1:]
        if not number.isdecimal() or len(number) > 5 or unit not in DAYS or not int(number):
            self.fail(f"{value!r} is not a time such as 90d, 12w or 2y.", param, ctx)
        return int(number) * DAYS[unit] * 86_400.0


@click.command(cls=ConfigurableCommand)
@click.option(
    "--config",
    envvar="TRICKERION_CONFIG",
    type=click.Path(path_type=Path),
    is_eager=True,
    callback=read_file,
    help="A TOML file with settings, such as `port = 8080`. [TRICKERION_CONFIG]",
)
@click.option(
    "--check", is_flag=True, help="Print all settings, where they come from and what is risky."
)
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for all networks.")
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535))
@DATABASE
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
@click.option(
    "--extra-bots",
    default="",
    help="More bots to play against, such as my_bot.py:MyBot, separated by commas.",
)
@click.option(
    "--smtp", envvar="SMTP_URL", default="", help="smtp:// or smtps://user:password@host:port"
)
@click.option("--sender", default="trickerion@localhost", help="The sender of e-mail.")
@click.option("--language", default="en", help="The language for people whose language is unknown.")
@click.option(
    "--proxy",
    default="",
    help="Addresses or networks of reverse proxies to trust, separated by commas.",
)
@click.option(
    "--metrics-token",
    default="",
    help="Lets other machines read /api/metrics with this token.",
)
@click.option(
    "--keep-waiting",
    "keep_waiting_days",
    default=7.0,
    show_default=True,
    type=Figure(0, 36_500),
    help="Days until a waiting table is deleted; 0: never.",
)
@click.option(
    "--keep-finished",
    "keep_finished_days",
    default=0.0,
    show_default=True,
    type=Figure(0, 36_500),
    help="Days until a finished table is deleted; 0: never.",
)
@click.option(
    "--keep-guests",
    "keep_guests_days",
    default=0.0,
    show_default=True,
    type=Figure(0, 36_500),
    help="Days until the names and chat of guests at finished tables are erased; 0: never.",
)
@click.option(
    "--keep-audit",
    "keep_audit_days",
    default=0.0,
    show_default=True,
    type=Figure(0, 36_500),
    help="Days until lines of the audit log and handled reports are deleted; 0: never.",
)
@click.option(
    "--log-addresses/--no-log-addresses",
    default=True,
    help="Log the addresses of refused clients, or leave them out.",
)
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning"]))
@click.option("--open", "opens", is_flag=True, help="Open the browser, on a free port.")
@click.pass_context
def serve(
    ctx: click.Context,
    /,
    host: str,
    port: int,
    log_level: str,
    opens: bool,
    check: bool,
    **chosen: Any,
) -> None:
    """Start the game server.

    Every setting can also be a variable (TRICKERION_PUBLIC_URL) or a line in the file of --config
    (public_url = "https://..."). The command line counts first, then variables, then the file."""
    from trickerion.server.open_browser import open_soon  # noqa: PLC0415
    from trickerion.server.own_addresses import announcement, web_address  # noqa: PLC0415
    from trickerion.server.run import run  # noqa: PLC0415 - the server is slow to import
    from trickerion.server.settings import Settings  # noqa: PLC0415
    from trickerion.server.startup import NotReady, make_ready  # noqa: PLC0415

    del chosen["config"]
    settings = Settings(**chosen)
    if check:
        _check(ctx, settings, host, port)
        return
    try:
        listeners = make_ready(settings, host, port, or_another=opens)
    except NotReady as error:
        raise click.ClickException(explained(ctx, error)) from error
    port = listeners[0].getsockname()[1]
    if opens:
        open_soon(web_address(host, port))
    click.echo(announcement(host, port))
    run(listeners, log_level, settings)


def _check(ctx: click.Context, settings: "Settings", host: str, port: int) -> None:
    """Print the settings and what is wrong with them; the exit code is 1 if anything is."""
    from trickerion.server.risks import ServerSetup, risks  # noqa: PLC0415
    from trickerion.server.startup import has_admin, problems  # noqa: PLC0415

    rows = list(effective_settings(ctx))
    for name, value, source in rows:
        click.echo(f"{name:<20} {value:<40} {source}".rstrip())
    wrong = [f"Problem: {explained(ctx, each)}" for each in problems(settings, host, port)]
    sources = {name: source for name, _, source in rows}
    setup = ServerSetup(
        settings, host, sources, ctx.params["config"], has_admin=has_admin(settings)
    )
    wrong += [f"Risk: {risk}" for risk in risks(setup)]
    click.echo("\n".join(["", *wrong] if wrong else ["", "No problems and no risks found."]))
    ctx.exit(1 if wrong else 0)


@click.command()
@click.argument("database")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with every game.")
def validate(database: str, as_json: bool) -> None:
    """Check the games in a database with the installed rules before an upgrade.

    DATABASE is an SQLite file or postgresql://user:password@host/name. Every game is replayed;
    nothing is changed, and a server may be running on it. The exit code is 1 if a running game
    would be set aside, or a finished one couldn't be viewed."""
    from trickerion.server.storage.validate import report  # noqa: PLC0415 - the server is slow to import

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
    """Check the dice of a finished game's record against the server's commitment."""
    from trickerion.server.tables.fairness import verify as check  # noqa: PLC0415

    try:
        proof = check(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{file}: {error}") from error
    for line in _findings(proof):
        click.echo(line)


def _findings(proof: "FairnessProof") -> Iterator[str]:
    """What a record proves, and what it doesn't."""
    promised = proof.commitment
    yield f"The dice are fair: the seed and all actions fit the commitment {promised}."
    if not proof.from_set_up:
        yield "This game did not start from the setup, but from a position that somebody supplied."
        if proof.shuffled:
            yield "Its decks and hidden cards were shuffled with the committed seed."
        else:
            yield "Nothing shows how its decks and hidden cards were shuffled."
        yield "Whether the position itself was fair to all players is not proven."
    if proof.practice:
        yield "This was a practice game: an undo made its future known."


@click.command()
@click.option("--typescript", is_flag=True, help="As the browser client's types.")
def schema(typescript: bool) -> None:
    """Print the JSON schema of the server's messages."""
    from trickerion.server.protocol.json_schema import json_schema  # noqa: PLC0415
    from trickerion.server.protocol.typescript import module  # noqa: PLC0415

    click.echo(module().rstrip() if typescript else json.dumps(json_schema(), indent=1))


@click.command()
@click.option("--tables", default=500, show_default=True, type=click.IntRange(1, 5000))
@click.option("--players", default=4, show_default=True, type=click.IntRange(2, 4))
@click.option(
    "--bots", default=0, type=click.IntRange(0, 3), help="Seats of each table that bots play."
)
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
@click.option("--seconds", default=20.0, show_default=True, type=Figure(1, 86_400))
@click.option("--undos", default=0.0, type=Figure(0, 0.5), help="Share of undos, if possible.")
@click.option("--chat", default=0.0, type=Figure(0, 0.5), help="Share of chat messages.")
@click.option("--database", default="", help="An empty PostgreSQL database, or a new SQLite file.")
@click.option(
    "--processes",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Servers on one PostgreSQL database, each with its share of the tables.",
)
@click.option("--spread", is_flag=True, help="Connect a table's players to different processes.")
@click.option("--sign-ins", default=0.0, type=Figure(0, 100), help="Sign-ins per second.")
@click.option(
    "--overdue",
    default=0,
    type=click.IntRange(0, 100_000),
    help="More stored games that are out of time when the server starts (R24).",
)
@click.option(
    "--stored",
    default=0,
    type=click.IntRange(0, 100_000),
    help="Measure the start with this many stored games instead.",
)
def load(stored: int, **chosen: Any) -> None:
    """Start a server on this machine, load it with many tables and measure it (R14)."""
    from trickerion.server.loadtest.cold_start import measure_cold  # noqa: PLC0415
    from trickerion.server.loadtest.figures import Load  # noqa: PLC0415
    from trickerion.server.loadtest.load import DidNotStart, measure  # noqa: PLC0415
    from trickerion.server.settings import database_url  # noqa: PLC0415

    if chosen["processes"] > 1 and not chosen["database"].startswith("postgres"):
        raise click.UsageError("Several processes need --database postgresql://...")
    if chosen["bots"] >= chosen["players"]:
        raise click.UsageError("--bots must leave a seat for a person.")
    try:
        database_url(chosen["database"])
    except ValueError as error:
        raise click.UsageError(f"--database {chosen['database']}: {error}") from error
    try:
        figures = asyncio.run(measure_cold(stored)) if stored else measure(Load(**chosen))
    except DidNotStart as error:
        raise click.ClickException("The server did not start.") from error
    click.echo(json.dumps(figures, indent=1))
