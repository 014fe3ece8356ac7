"""The Fluent files of a language as data: messages, the files they are in, and their variables."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import parse
from fluent.syntax.ast import (
    Comment,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from trickerion.texts.languages import all_roots

PROJECT: Final = Path(__file__).parents[2]
SHARED: Final = PROJECT / "src/trickerion/texts"
TERMINAL: Final = PROJECT / "src/trickerion/terminal/texts"
CLIENT: Final = PROJECT / "web/src/texts"
TREES: Final = (SHARED, TERMINAL, CLIENT)
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Z]\w+)?")
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
MENTIONED: Final = re.compile(r"\$(\w+)")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something to be corrected: where it is, and what is wrong."""

    file: Path
    key: str
    what: str

    def __str__(self) -> str:
        inside = self.file.is_relative_to(PROJECT)
        return f"{self.file.relative_to(PROJECT) if inside else self.file}: {self.key}: {self.what}"


@dataclass(frozen=True, slots=True)
class Said:
    """A message of a language."""

    file: Path
    tree: Path
    message: Message

    @property
    def key(self) -> str:
        return self.message.id.name

    @property
    def comment(self) -> str:
        comment = self.message.comment
        return (comment.content or "") if isinstance(comment, Comment) else ""


class Reader(Visitor):
    """Collects what a message or a part of it is made of."""

    def __init__(self, node: Message | Pattern) -> None:
        self.variables: dict[str, set[str]] = {}
        """Each with the variants that it selects."""
        self.texts: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            chosen = self.variables.setdefault(node.selector.id.name, set())
            chosen |= {_variant(variant.key) for variant in node.variants}
        self.generic_visit(node)


def _variant(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else key.value


class Language:
    """Every message of a language in the three trees and in the roots of `TRICKERION_TEXTS`."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.messages: dict[str, Said] = {}
        self.faults: list[Fault] = []
        for tree in all_roots(TREES):
            for file in sorted((tree / code).glob("*.ftl")):
                self._read(tree, file)
        self.forms: set[str] = {
            attribute.id.name
            for said in self.messages.values()
            for attribute in said.message.attributes
        }
        self.variables: dict[str, dict[str, set[str]]] = {
            key: Reader(said.message).variables for key, said in self.messages.items()
        }

    def _read(self, tree: Path, file: Path) -> None:
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                self.faults.append(Fault(file, first[:40], "this is no Fluent"))
            elif isinstance(entry, Message):
                if entry.id.name in self.messages:
                    self.faults.append(Fault(file, entry.id.name, "this key is defined twice"))
                self.messages[entry.id.name] = Said(file, tree, entry)

    def home(self, tree: Path) -> Path:
        """Where a missing message of a tree belongs."""
        return tree / self.code


def languages() -> list[str]:
    """Every language but English."""
    found = {
        folder.name
        for tree in all_roots(TREES)
        for folder in tree.iterdir()
        if folder.is_dir() and LANGUAGE.fullmatch(folder.name)
    }
    return sorted(found - {"en"})


# Keys and variables


def key_faults(english: Language, language: Language) -> Iterator[Fault]:
    """Missing keys, keys in a tree that isn't read where they are said, and unknown keys."""
    for key, said in english.messages.items():
        found = language.messages.get(key)
        if found is None:
            home = language.home(said.tree) / said.file.name
            yield Fault(home, key, "is missing")
        elif found.tree in TREES and found.tree not in (SHARED, said.tree):
            yield Fault(found.file, key, f"belongs in {said.tree.relative_to(PROJECT)}")
        elif said.message.value is not None and found.message.value is None:
            yield Fault(found.file, key, "has no value")
    for key, found in language.messages.items():
        if key not in english.messages:
            yield Fault(found.file, key, "English has no such key")


def variable_faults(english: Language, language: Language) -> Iterator[Fault]:
    """Variables that no sentence gets. Those that English doesn't need are in its comments."""
    forms = english.forms | language.forms | {"id"}
    for key, said in language.messages.items():
        if key not in english.messages:
            continue
        given = set(english.variables[key]) | set(MENTIONED.findall(english.messages[key].comment))
        bases = given | {base_of(name, forms) for name in given}
        for name in language.variables[key]:
            if name not in given and base_of(name, forms) not in bases:
                known = ", ".join(f"${one}" for one in sorted(given)) or "no variable"
                yield Fault(said.file, key, f"gets no ${name}, only {known}")


def base_of(name: str, forms: set[str]) -> str:
    """`character` for `character_the`."""
    if name.startswith(("is_", "has_")):
        return name
    base, _, form = name.rpartition("_")
    while base and form not in forms and "_" in base:
        base, _, more = base.rpartition("_")
        form = f"{more}_{form}"
    return base if base and form in forms else name


def form_faults(english: Language, language: Language) -> Iterator[Fault]:
    """The attributes of English that code asks for must be there."""
    for key, said in english.messages.items():
        found = language.messages.get(key)
        if found is None:
            continue
        mine = {attribute.id.name for attribute in found.message.attributes}
        for attribute in said.message.attributes:
            if attribute.id.name in ASKED_FOR and attribute.id.name not in mine:
                yield Fault(found.file, key, f"has no .{attribute.id.name}")


ASKED_FOR: Final = ("short", "letter", "many")
"""The forms that code asks for by name."""
