"""Records: a game as a text file that a person can read and a program can replay.

Header lines `key: value`, an empty line, then one action per line; `#` starts a comment.
"""

import json
from collections.abc import Callable, Iterable
from typing import Final

from trickerion.engine.core.actions import Action
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.engine.core.options import Options
from trickerion.engine.saves.loading import checked_seed

FORMAT: Final = "trickerion record"
LONGEST: Final = 4_000_000
"""Far longer than any game; a longer text is rejected before it is parsed."""


class Record:
    """A parsed record, before it is replayed."""

    def __init__(
        self,
        options: Options,
        seed: int,
        names: list[str],
        actions: list[Action],
        position: dict[str, object] | None = None,
        rules: int = RULES_VERSION,
    ) -> None:
        self.options = options
        self.seed = seed
        self.names = names
        self.actions = actions
        self.position = position
        """The starting position, if not the setup."""
        self.rules = rules
        self.lines: list[int] = []
        """The line of each action in the text it was read from."""


def write(record: Record, remark: Callable[[Action], str | None]) -> str:
    """The record as text; `remark(action)` is a comment to put before an action, if any."""
    lines = [f"{FORMAT}: {record.rules}", f"options: {json.dumps(record.options.to_dict())}"]
    lines += [f"seed: {record.seed}", f"names: {json.dumps(record.names, ensure_ascii=False)}"]
    if record.position is not None:
        lines.append(f"position: {json.dumps(record.position)}")
    lines.append("")
    for action in record.actions:
        comment = remark(action)
        if comment:
            lines.append(f"# {comment}")
        lines.append(str(action))
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Read a record; a ValueError names the line that is wrong."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ValueError(f"a record is a text of at most {LONGEST} characters")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if not line.startswith("#")]
    gap = next((i for i, (_, line) in enumerate(lines) if not line), len(lines))
    header = _header(lines[:gap])
    record = _from_header(header)
    for number, line in lines[gap:]:
        if line:
            record.actions.append(_parse(number, line))
            record.lines.append(number)
    return record


def _parse(number: int, line: str) -> Action:
    try:
        return Action.parse(line)
    except ValueError as error:
        raise ValueError(f"line {number}: {error}") from error


def _header(lines: Iterable[tuple[int, str]]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in lines:
        key, colon, value = line.partition(":")
        if not colon or key in header:
            raise ValueError(f"line {number}: {line[:60]!r} is not a header line 'key: value'")
        header[key] = value.strip()
    if next(iter(header), None) != FORMAT:
        raise ValueError(f"line 1: a record begins with '{FORMAT}: {RULES_VERSION}'")
    unknown = set(header) - {FORMAT, "options", "seed", "names", "position"}
    missing = {"options", "seed"} - set(header)
    if unknown or missing:
        fault = "unknown" if unknown else "missing"
        raise ValueError(f"header: {', '.join(sorted(unknown or missing))} {fault}")
    return header


def _from_header(header: dict[str, str]) -> Record:
    rules = _rules(header[FORMAT])
    options = Options.from_dict(_json(header, "options"))
    seed = checked_seed(_json(header, "seed"))
    names = _json(header, "names") if "names" in header else []
    position = _json(header, "position") if "position" in header else None
    if position is not None and not isinstance(position, dict):
        raise ValueError("header: position: an object with fields is needed")
    return Record(options, seed, checked_names(names, options), [], position, rules)


def _rules(written: str) -> int:
    """The rules version of a record: all earlier ones can be replayed."""
    if not written.isdecimal() or not 1 <= int(written) <= RULES_VERSION:
        known = f"this program knows 1 to {RULES_VERSION}"
        raise ValueError(f"header: rules version {written[:60]!r}; {known}")
    return int(written)


def checked_names(names: object, options: Options) -> list[str]:
    """One name per seat; `Player 1` and so on where none are given. The Heir's need not be."""
    if names == [] or names is None:
        return [f"Player {seat + 1}" for seat in range(options.players)] + heir_name(options)
    if not isinstance(names, list) or not all(isinstance(n, str) and n.strip() for n in names):
        raise ValueError("names: a list of names is needed")
    if options.heir and len(names) == options.players:
        names = names + heir_name(options)
    if len(names) != options.seats or any(len(n) > 80 or not n.isprintable() for n in names):
        raise ValueError(f"names: {options.seats} printable names of at most 80 characters")
    return names


def heir_name(options: Options) -> list[str]:
    """The name of Dahlgaard's Heir in a solo game."""
    return ["Dahlgaard's Heir"] if options.heir else []


def _json(header: dict[str, str], key: str) -> object:
    try:
        return json.loads(header[key])
    except (ValueError, RecursionError) as error:
        raise ValueError(f"header: {key}: {header[key][:60]!r} cannot be read") from error
