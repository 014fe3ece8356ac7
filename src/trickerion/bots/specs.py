"""Bots that anybody can add, each named by a spec.

- `package.module:MyBot` is a class of an installed module,
- `path/to/my_bot.py:MyBot` a class in a file,
- `program:./my_bot --depth 3` a program that speaks JSON lines.
"""

import os
import shlex
import sys
import traceback
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import which
from types import ModuleType
from typing import Final

from trickerion.bots.base import Bot

PROGRAM: Final = "program:"
BotMaker = Callable[[int, int], Bot]
"""Makes the bot of a seat, with a seed."""


def split_names(names: str) -> list[str]:
    """Names or specs separated by commas; so no spec can contain a comma."""
    return [name.strip() for name in names.split(",")]


def is_spec(name: str) -> bool:
    return ":" in name


def load(spec: str) -> BotMaker:
    """What makes the bots of a spec; a ValueError says in a sentence why there is none."""
    if spec.startswith(PROGRAM):
        from trickerion.bots.program import ProgramBot  # noqa: PLC0415 - few need it

        return partial(ProgramBot, _command(spec))
    return _load_class(spec)


def short_name(spec: str) -> str:
    """What a bot calls itself: a class by its `name`, a program by its file."""
    if spec.startswith(PROGRAM):
        return Path(_command(spec)[0]).stem
    bot = _load_class(spec)
    return bot.name or bot.__name__


def described(error: BaseException) -> str:
    """An error with the place that raised it, in one line."""
    places = traceback.extract_tb(error.__traceback__)
    place = f" ({places[-1].filename}, line {places[-1].lineno})" if places else ""
    return " ".join(f"{type(error).__name__}: {error}{place}".split())


def _command(spec: str) -> list[str]:
    try:
        words = shlex.split(spec.removeprefix(PROGRAM), posix=os.name != "nt")
    except ValueError as error:
        raise ValueError(f"bots: {spec!r} is not a command ({error})") from error
    if not words:
        raise ValueError(f"bots: {spec!r} names no program; write program:./my_bot")
    if which(words[0]) is None:
        raise ValueError(f"bots: there is no program {words[0]!r} to run")
    return words


def _load_class(spec: str) -> type[Bot]:
    where, _, name = spec.rpartition(":")
    if not where or not name.isidentifier():
        raise ValueError(f"bots: {spec!r} is not a bot; write my_bot.py:MyBot or module:MyBot")
    found = getattr(_module(spec, where), name, None)
    if not isinstance(found, type):
        raise ValueError(f"bots: {where} has no class {name}")
    if not issubclass(found, Bot):
        raise ValueError(f"bots: {name} in {where} is not a subclass of trickerion.bots.Bot")
    return found


def _module(spec: str, where: str) -> ModuleType:
    try:
        return _file_module(Path(where)) if where.endswith(".py") else import_module(where)
    except KeyboardInterrupt:
        raise
    except FileNotFoundError as error:
        raise ValueError(f"bots: there is no file {where}") from error
    except BaseException as error:  # a module can raise anything, even SystemExit
        if isinstance(error, ModuleNotFoundError) and error.name == where.split(".", 1)[0]:
            raise ValueError(f"bots: there is no module {where}; is it installed?") from error
        raise ValueError(f"bots: {spec} can't be loaded: {described(error)}") from error


def _file_module(file: Path) -> ModuleType:
    """The module in a file, loaded once; it can import its neighbors."""
    file = file.resolve(strict=True)
    name = f"trickerion_bot {file}"
    if name in sys.modules:
        return sys.modules[name]
    found = spec_from_file_location(name, file)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
