"""Reads the English Fluent files as data: messages and their patterns."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, Pattern

from tests.support import ROOT

SHARED = ROOT / "src/trickerion/texts/en"
TERMINAL = ROOT / "src/trickerion/terminal/texts/en"
CLIENT = ROOT / "web/src/texts/en"


class Form(NamedTuple):
    """A message's value (`form` is empty) or one of its attributes."""

    key: str
    form: str
    pattern: Pattern


def entries(*folders: Path) -> Iterator[Message]:
    for folder in folders:
        for file in sorted(folder.glob("*.ftl")):
            for entry in parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
                if isinstance(entry, Message):
                    yield entry


def forms(*folders: Path) -> Iterator[Form]:
    for message in entries(*folders):
        if message.value is not None:
            yield Form(message.id.name, "", message.value)
        for attribute in message.attributes:
            yield Form(message.id.name, attribute.id.name, attribute.value)
