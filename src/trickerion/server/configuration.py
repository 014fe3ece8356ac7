"""Settings from the command line, the environment, a file and the defaults, in this order."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from trickerion.server.startup import NotReady

PREFIX: Final = "TRICKERION_"
OTHER_VARIABLES: Final = frozenset(
    {"COMMAND", "COMPILE", "ENGINE", "FULL", "REPOSITORY", "SERVER", "TEST_POSTGRES", "TEXTS"}
)
"""Variables of the project that are not settings of a server."""
NOT_SETTINGS: Final = ("help", "config", "check", "open")
"""Options that neither a variable nor the file can set."""
KINDS: Final[Mapping[str, tuple[tuple[type, ...], str]]] = {
    "boolean": ((bool,), "true or false"),
    "integer": ((int,), "a whole number"),
    "integer range": ((int,), "a whole number"),
    "float range": ((int, float), "a number"),
}
"""What TOML may have for a kind of option; text for all others."""
UNSET: Final = {"database": "trickerion.db in the data folder"}
"""What an empty setting stands for."""
PASSWORD: Final = re.compile(r"(?<=://)([^:/@]*):.*@")


class Figure(click.FloatRange):
    """A number within bounds; `nan` is refused."""

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        if (number := float(super().convert(value, param, ctx))) != number:
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


class ConfigurableCommand(click.Command):
    """A command whose options can also be variables (`TRICKERION_PORT`) and lines of a TOML file
    (`port = 8080`). Settings that have no visible option get a hidden one."""

    hidden_options: list[click.Option] | None = None

    def __init__(self, *args: Any, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        for option in filter(is_setting, self.params):
            _add_variable(option)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        if self.hidden_options is None:
            self.hidden_options = list(_hidden_options({param.name for param in self.params}))
        return [*super().get_params(ctx), *self.hidden_options]

    def settings(self, ctx: click.Context) -> dict[str, click.Parameter]:
        """The options that are settings, by the name they have in the file."""
        return {name_of(each): each for each in self.get_params(ctx) if is_setting(each)}

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        _check_variables(os.environ, self.settings(ctx))
        try:
            return super().parse_args(ctx, args)
        except click.BadParameter as error:
            if error.param is not None and is_setting(error.param):
                error.param_hint = origin(ctx, error.param)
            raise


def _hidden_options(visible: set[str | None]) -> Iterator[click.Option]:
    """Options for the settings that have no visible one."""
    from msgspec.structs import fields  # noqa: PLC0415 - slow to import

    from trickerion.server.settings import Settings  # noqa: PLC0415

    for field in fields(Settings):
        if field.name not in visible:
            types: dict[Any, Any] = {int: click.IntRange(0), float: Figure(0)}
            option = click.Option(
                [f"--{field.name.replace('_', '-')}"],
                default=field.default,
                type=types.get(field.type, field.type),
                hidden=True,
            )
            _add_variable(option)
            yield option


def is_setting(option: click.Parameter) -> bool:
    return name_of(option) not in NOT_SETTINGS


def name_of(option: click.Parameter) -> str:
    """A setting's name in the file: `bot_seconds` for `--bot-seconds`."""
    return max(option.opts, key=len).removeprefix("--").replace("-", "_")


def _variables(option: click.Parameter) -> list[str]:
    """The variables of an option, the first of which counts."""
    listed = option.envvar or []
    return [listed] if isinstance(listed, str) else list(listed)


def _add_variable(option: click.Parameter) -> None:
    own = PREFIX + name_of(option).upper()
    option.envvar = [own, *(name for name in _variables(option) if name != own)]


def _check_variables(environment: Mapping[str, str], settings: Mapping[str, Any]) -> None:
    """Refuse variables that look like settings but are none."""
    for name in sorted(name for name in environment if name.startswith(PREFIX)):
        rest = name.removeprefix(PREFIX)
        if rest not in OTHER_VARIABLES and rest.lower() not in (*settings, "config"):
            known = [PREFIX + setting.upper() for setting in settings]
            raise click.ClickException(f"The environment sets {name}, {_unknown(name, known)}")


def _unknown(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 1, 0.7)
    advice = (
        f"did you mean {close[0]}?" if close else "remove it, or see `trickerion serve --check`."
    )
    return f"which is not a setting; {advice}"


def read_file(ctx: click.Context, param: click.Parameter, file: Path | None) -> Path | None:
    """The callback of `--config`: the file's settings are defaults for the other options."""
    if file is not None and isinstance(ctx.command, ConfigurableCommand):
        known = ctx.command.settings(ctx)
        ctx.default_map = {
            str(_option(file, name, value, known).name): value
            for name, value in _read(file).items()
        }
    return file


def read_file_of_server(
    ctx: click.Context, param: click.Parameter, file: Path | None
) -> Path | None:
    """The callback of `--config` for commands beside a server, which share some of its settings."""
    if file is not None:
        found = _read(file)
        ctx.default_map = {**found, "reset-password": found}
    return file


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise click.ClickException(
            f"The settings file {file} can't be read ({error.strerror}); correct --config or "
            f"{PREFIX}CONFIG."
        ) from error
    except ValueError as error:
        raise click.ClickException(
            f"The settings file {file} is not TOML; write lines such as port = 8080 ({error})."
        ) from error


def _option(
    file: Path, name: str, value: object, known: dict[str, click.Parameter]
) -> click.Parameter:
    """The option that a line of the file sets; refused if its name or its kind is wrong."""
    if name not in known:
        raise click.ClickException(f"{file} sets {name}, {_unknown(name, list(known))}")
    types, expected = KINDS.get(known[name].type.name, ((str,), 'text in quotes, such as "..."'))
    if type(value) not in types:
        raise click.ClickException(f"{file} sets {name} to the wrong kind; write {expected}.")
    return known[name]


def origin(ctx: click.Context, option: click.Parameter) -> str:
    """Where a setting's value comes from."""
    match ctx.get_parameter_source(str(option.name)):
        case ParameterSource.COMMANDLINE:
            return option.opts[0]
        case ParameterSource.ENVIRONMENT:
            return next(name for name in _variables(option) if os.environ.get(name))
        case ParameterSource.DEFAULT_MAP:
            return f"{name_of(option)} in {ctx.params.get('config')}"
    return "default"


def effective_settings(ctx: click.Context) -> Iterator[tuple[str, str, str]]:
    """Every setting with its value, in which secrets are masked, and where it comes from."""
    command = ctx.command
    if isinstance(command, ConfigurableCommand):
        for name, option in sorted(command.settings(ctx).items()):
            yield name, shown(name, ctx.params[str(option.name)]), origin(ctx, option)


def shown(name: str, value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if name.endswith("token") and value:
        return "***"
    return PASSWORD.sub(r"\1:***@", str(value)) or UNSET.get(name, "not set")


def explained(ctx: click.Context, error: "NotReady") -> str:
    """A problem, with the variable or line of the file that it comes from."""
    command = ctx.command
    if not isinstance(command, ConfigurableCommand) or error.setting is None:
        return str(error)
    source = origin(ctx, command.settings(ctx)[error.setting])
    is_obvious = source == "default" or source.startswith("--")
    return str(error) if is_obvious else f"{error} (Set by {source}.)"
