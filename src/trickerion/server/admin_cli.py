"""`trickerion admin`: tables, accounts, backups and the audit log of a server's database."""

import getpass
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trickerion.plain_text import plain
from trickerion.server.cli import DATABASE, Age, validate
from trickerion.server.configuration import read_file_of_server

if TYPE_CHECKING:
    from trickerion.server.admin import Work

F = TypeVar("F", bound=Callable[..., Any])
FILE = click.Path(dir_okay=False, path_type=Path)


@click.group()
@click.option(
    "--config",
    envvar="TRICKERION_CONFIG",
    type=click.Path(path_type=Path),
    is_eager=True,
    expose_value=False,
    callback=read_file_of_server,
    help="The server's file with settings. [TRICKERION_CONFIG]",
)
@DATABASE
@click.pass_context
def admin(context: click.Context, database: str) -> None:
    """Administer a server: tables, accounts, backups.

    Works on the database, also while a server runs on it: the server follows within seconds.
    Everything that changes something is written to the audit log; what can't be undone asks first,
    or takes --yes."""
    context.obj = database


@admin.group()
def tables() -> None:
    """List, show, close, delete and export tables."""


@admin.group()
def accounts() -> None:
    """List, show, rename, ban, delete and export accounts."""


admin.add_command(validate)


def run(context: click.Context, work: "Work[Any]") -> Any:
    """Run some work on the database; problems are reported in one sentence."""
    from trickerion.server.admin import AdminError, run_on  # noqa: PLC0415 - the server is slow to import

    try:
        return run_on(context.obj, work)
    except AdminError as error:
        raise click.ClickException(str(error)) from error


def actor() -> str:
    """Who runs this command, for the audit log."""
    try:
        return f"command line ({getpass.getuser()})"[:80]
    except (KeyError, OSError, ImportError):
        return "command line"


def confirmed(question: str) -> Callable[[F], F]:
    """Ask before a command runs, unless it gets --yes."""

    def ask(context: click.Context, option: click.Parameter, is_sure: bool) -> None:
        if not is_sure and not context.resilient_parsing:
            click.confirm(question, abort=True, err=True)

    return click.option("--yes", is_flag=True, expose_value=False, callback=ask, help="Don't ask.")


def show(rows: list[dict[str, Any]], as_json: bool) -> None:
    """Print rows as JSON, or as lines with columns; names may contain anything."""
    if as_json:
        click.echo(json.dumps(rows, indent=1))
        return
    texts = [{key: plain(str(value)) for key, value in row.items()} for row in rows]
    widths = {key: max(len(row[key]) for row in texts) for key in (texts[0] if texts else {})}
    for row in texts:
        click.echo("  ".join(row[key].ljust(width) for key, width in widths.items()).rstrip())


def write(text: str, file: Path | None) -> None:
    if file is None:
        click.echo(text.rstrip("\n"))
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{file} can't be written: {error.strerror}.") from error


as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
out = click.option("--out", type=FILE, help="A file instead of the screen.")


# Tables


@tables.command("list")
@click.option("--status", type=click.Choice(["waiting", "playing", "over", "closed"]))
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 100_000))
@as_json
@click.pass_context
def list_tables(context: click.Context, status: str | None, limit: int, as_json: bool) -> None:
    """List tables, most recently changed first."""
    from trickerion.server import admin  # noqa: PLC0415

    show(run(context, lambda store: admin.list_tables(store, status, limit)), as_json)


@tables.command("show")
@click.argument("id")
@click.pass_context
def show_table(context: click.Context, id: str) -> None:
    """Show a table with its players; nothing secret."""
    from trickerion.server import admin  # noqa: PLC0415

    click.echo(json.dumps(run(context, lambda store: admin.show_table(store, id)), indent=1))


@tables.command("close")
@click.argument("id")
@confirmed("The game ends without a result. Close the table?")
@click.pass_context
def close_table(context: click.Context, id: str) -> None:
    """End a table without a result; it can still be watched."""
    from trickerion.server import admin  # noqa: PLC0415

    run(context, lambda store: admin.close_table(store, id, actor()))
    click.echo(f"Closed {id}.")


@tables.command("delete")
@click.argument("id")
@confirmed("The table and its game will be gone for everyone. Delete it?")
@click.pass_context
def delete_table(context: click.Context, id: str) -> None:
    """Delete a table with its game."""
    from trickerion.server import admin  # noqa: PLC0415

    run(context, lambda store: admin.delete_table(store, id, actor()))
    click.echo(f"Deleted {id}.")


@tables.command("export")
@click.argument("id")
@click.option("--secrets", is_flag=True, help="Include the secrets of a running game.")
@out
@click.pass_context
def export_table(context: click.Context, id: str, secrets: bool, out: Path | None) -> None:
    """Print the record of a game. A running game is exported without its seed and without what
    players did, unless --secrets is given: then it can be replayed, so keep it from its players."""
    from trickerion.server import admin  # noqa: PLC0415

    write(run(context, lambda store: admin.export_table(store, id, secrets)), out)


# Accounts


@accounts.command("list")
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 100_000))
@as_json
@click.pass_context
def list_accounts(context: click.Context, limit: int, as_json: bool) -> None:
    """List accounts, newest first."""
    from trickerion.server import admin  # noqa: PLC0415

    show(run(context, lambda store: admin.list_accounts(store, limit)), as_json)


@accounts.command("show")
@click.argument("name")
@click.pass_context
def show_account(context: click.Context, name: str) -> None:
    """Show an account, its sessions, sanctions and seats."""
    from trickerion.server import admin  # noqa: PLC0415

    click.echo(json.dumps(run(context, lambda store: admin.show_account(store, name)), indent=1))


@accounts.command("rename")
@click.argument("name")
@click.argument("new_name")
@confirmed("The name changes at all tables, finished ones too. Rename the account?")
@click.pass_context
def rename_account(context: click.Context, name: str, new_name: str) -> None:
    """Rename an account, also at its tables."""
    from trickerion.server import admin  # noqa: PLC0415

    stored = run(context, lambda store: admin.rename_account(store, name, new_name, actor()))
    click.echo(f"Renamed to {stored}.")


@accounts.command("ban")
@click.argument("name")
@click.option("--reason", default="", help="For the admins.")
@click.option("--for", "age", type=Age(), help="Such as 30d; without an end if left out.")
@confirmed("The account is signed out, and bots take over its games. Ban it?")
@click.pass_context
def ban_account(context: click.Context, name: str, reason: str, age: float | None) -> None:
    """Ban an account: it is signed out and can't sign in, and bots play its games."""
    from trickerion.server import admin  # noqa: PLC0415

    run(context, lambda store: admin.ban_account(store, name, reason, age, actor()))
    click.echo(f"Banned {name}.")


@accounts.command("unban")
@click.argument("name")
@click.pass_context
def unban_account(context: click.Context, name: str) -> None:
    """End a ban."""
    from trickerion.server import admin  # noqa: PLC0415

    run(context, lambda store: admin.unban_account(store, name, actor()))
    click.echo(f"{name} may sign in again.")


@accounts.command("delete")
@click.argument("name")
@confirmed("The account's games stay, under another name. Delete the account?")
@click.pass_context
def delete_account(context: click.Context, name: str) -> None:
    """Delete an account with its personal data; others can still view the games."""
    from trickerion.server import admin  # noqa: PLC0415

    run(context, lambda store: admin.delete_account(store, name, actor()))
    click.echo(f"Deleted {name}.")


@accounts.command("export")
@click.argument("name")
@out
@click.pass_context
def export_account(context: click.Context, name: str, out: Path | None) -> None:
    """Print everything that is stored about an account, as JSON."""
    from trickerion.server import admin  # noqa: PLC0415

    write(run(context, lambda store: admin.export_account(store, name)), out)


@accounts.command("make-admin")
@click.argument("name")
@click.option("--undo", is_flag=True, help="Make it an ordinary account again.")
@confirmed("Change what the account may do?")
@click.pass_context
def make_admin(context: click.Context, name: str, undo: bool) -> None:
    """Let an account see reports, mute, remove and ban in the browser."""
    from trickerion.server import admin  # noqa: PLC0415

    run(context, lambda store: admin.make_admin(store, name, not undo, actor()))
    click.echo(f"{name} is {'no longer' if undo else 'now'} an admin.")


# The server


@admin.command("reset-password")
@click.argument("name")
@click.option(
    "--public-url",
    envvar="TRICKERION_PUBLIC_URL",
    default="",
    help="The address players use. [TRICKERION_PUBLIC_URL]",
)
@click.pass_context
def reset_password(context: click.Context, name: str, public_url: str) -> None:
    """Print a link with which the owner of an account sets a new password: once, within a day."""
    from trickerion.server import admin  # noqa: PLC0415

    click.echo(run(context, lambda store: admin.reset_link(store, name, public_url, actor())))


@admin.command()
@click.option("--older-than", "age", type=Age(), required=True, help="Such as 90d, 12w or 2y.")
@click.option("--running", is_flag=True, help="Running games, too.")
@confirmed("Old tables will be gone for everyone. Delete them?")
@click.pass_context
def purge(context: click.Context, age: float, running: bool) -> None:
    """Delete waiting, finished and closed tables that nobody has changed for some time."""
    from trickerion.server import admin  # noqa: PLC0415

    count = run(context, lambda store: admin.purge(store, age, running, actor()))
    click.echo(f"Deleted {count} tables.")


@admin.command("log")
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 100_000))
@as_json
@click.pass_context
def log(context: click.Context, limit: int, as_json: bool) -> None:
    """Show who administered what, newest first."""
    from trickerion.server import admin  # noqa: PLC0415

    show(run(context, lambda store: admin.log(store, limit)), as_json)


@admin.command()
@click.argument("file", type=FILE)
@click.option("--yes", is_flag=True, help="Replace an existing file.")
@click.pass_context
def backup(context: click.Context, file: Path, yes: bool) -> None:
    """Write a backup of the database, also while a server runs on it."""
    from trickerion.server import admin  # noqa: PLC0415

    if file.exists() and not yes:
        click.confirm(f"Replace {file}?", abort=True, err=True)
    _in_one_sentence(lambda: admin.back_up(context.obj, file))
    click.echo(f"Wrote {file}.")


@admin.command()
@click.argument("file", type=FILE)
@confirmed("Everything since the backup will be lost. Restore it?")
@click.pass_context
def restore(context: click.Context, file: Path) -> None:
    """Replace the database by a backup. With SQLite a server may be running; with PostgreSQL, stop
    it first."""
    from trickerion.server import admin  # noqa: PLC0415

    _in_one_sentence(lambda: admin.restore_from(context.obj, file, actor()))
    click.echo(f"Restored {file}.")


def _in_one_sentence(work: Callable[[], None]) -> None:
    from trickerion.server.admin import AdminError  # noqa: PLC0415

    try:
        work()
    except AdminError as error:
        raise click.ClickException(str(error)) from error
