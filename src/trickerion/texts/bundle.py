"""The messages of a language, loaded when first used; English fills in for missing ones."""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from trickerion.texts.languages import ENGLISH, SHARED, folders

if TYPE_CHECKING:
    from pathlib import Path

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

Value = str | int | float
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^ +\.(\w+) *=", re.MULTILINE)
UNREADABLE: Final = "\ufffd"
"""Stands for bytes that aren't UTF-8."""
LOG: Final = logging.getLogger("trickerion.texts")


class Phrase(str):
    """A finished text that remembers its other forms: a sentence that gets it as `$amount` gets
    them as `$amount_acc` and so on."""

    __slots__ = ("forms",)
    forms: dict[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> "Phrase":
        self = super().__new__(cls, text)
        self.forms = {name: form for name, form in forms.items() if name}
        return self


class Texts:
    """The texts of a language. A message is parsed when it is first used: parsing all takes longer
    than everything else when a program starts."""

    def __init__(self, language: str, roots: tuple["Path", ...]) -> None:
        self.language = language
        self._english = None if language == ENGLISH else texts(ENGLISH, *roots[1:])
        self._sources: dict[str, str] = {}
        """Every message as it is written, by its key."""
        self._nouns: set[str] = set()
        """The forms that nouns have."""
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None
        self._faults: set[str] = set()
        for file in _files(language, roots):
            self._index(file)

    def _index(self, file: "Path") -> None:
        text = file.read_text(encoding="utf-8", errors="replace")
        if UNREADABLE in text:
            LOG.warning("%s: %s is damaged; English fills in", self.language, file.name)
        found = list(MESSAGE.finditer(text))
        ends = [*(each.start() for each in found[1:]), len(text)]
        for message, end in zip(found, ends, strict=False):
            self._keep(message[1], text[message.start() : end])
        self._nouns |= set(ATTRIBUTE.findall(text))

    def _keep(self, key: str, source: str) -> None:
        """Keep a message; one that is damaged is left out, which the log has said."""
        if UNREADABLE in source:
            self._faults.add(key)
        else:
            self._sources[key] = source

    def load(self) -> None:
        """Parse every message now, for a process that can't wait when it is first used."""
        self._parse(self._sources.keys() - self._parsed)
        self.list_of(())

    def has(self, key: str) -> bool:
        return key in self._sources or (self._english is not None and self._english.has(key))

    def ids(self, kind: str) -> list[str]:
        """The ids of a kind, in the order of the files: those of `reason-game_over` and so on."""
        if self._english is not None:
            return self._english.ids(kind)
        keys = (key.partition("-") for key in self._sources)
        return [id for found, _, id in keys if found == kind]

    def say(self, key: str, **values: Value) -> str:
        """A message; the key itself if no language has it."""
        return self.forms(key, values).get("", key)

    def forms(self, key: str, values: Mapping[str, Value]) -> dict[str, str]:
        """A message's value under "", and its attributes under their names. English fills in for a
        message that is missing or lacks a variable."""
        message = self._message(key)
        faults: list[Exception] = []
        forms = {} if message is None else self._formatted(message, _with_forms(values), faults)
        if message is not None and not faults:
            return forms
        self._report(key, faults)
        return forms if self._english is None else self._english._foreign_forms(key, values)

    def _foreign_forms(self, key: str, values: Mapping[str, Value]) -> dict[str, str]:
        """The same with nouns of another language, each of which stands in for all its forms."""
        nouns = {f"{name}_{form}": value for name, value in values.items() for form in self._nouns}
        return self.forms(key, {**nouns, **values})

    def _formatted(
        self, message: "Message", values: Mapping[str, Value], faults: list[Exception]
    ) -> dict[str, str]:
        patterns = {"": message.value} if message.value is not None else {}
        patterns |= message.attributes
        forms = {name: self._format(one, values, faults) for name, one in patterns.items()}
        return forms | {"": Phrase(forms[""], forms)} if "" in forms else forms

    def _format(
        self, pattern: "Pattern", values: Mapping[str, Value], faults: list[Exception]
    ) -> str:
        assert self._bundle is not None
        text, found = self._bundle.format_pattern(pattern, dict(values))
        faults += found
        return str(text)

    def _message(self, key: str) -> "Message | None":
        if key not in self._sources:
            return None
        if key not in self._parsed:
            self._parse({key})
        assert self._bundle is not None
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _parse(self, keys: set[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - takes a while

        if self._bundle is None:
            self._bundle = FluentBundle([self.language, ENGLISH], use_isolating=False)
        self._bundle.add_resource(FluentResource("\n".join(self._sources[key] for key in keys)))
        self._parsed |= keys

    def _report(self, key: str, faults: list[Exception]) -> None:
        if key not in self._faults:
            self._faults.add(key)
            why = "; ".join(map(str, faults)) or "no such message"
            LOG.warning("%s: %s: %s", self.language, key, why)

    def list_of(self, parts: Iterable[str], style: str = "standard") -> str:
        """A list by the language's rules: `standard` (and), `or`, or `unit` (commas only). It has
        every form that one of its parts has."""
        said = tuple(parts)
        names = {form for part in said if isinstance(part, Phrase) for form in part.forms}
        forms = {
            form: self._list([_form(part, form) for part in said], style) for form in ("", *names)
        }
        return Phrase(forms[""], forms)

    def _list(self, parts: list[str], style: str) -> str:
        if style == "unit":  # CLDR has no commas here in some languages.
            return self.say("list-comma").join(parts)
        from babel.lists import format_list  # noqa: PLC0415 - comes with fluent.runtime

        return format_list(parts, style, _list_locale(self.language))  # type: ignore[arg-type]


def _form(part: str, form: str) -> str:
    """One form of a part, or the part itself if it has no such form."""
    return part.forms.get(form, part) if isinstance(part, Phrase) else part


def _with_forms(values: Mapping[str, Value]) -> dict[str, Value]:
    """Values, and the forms of those that have some under `name_form`."""
    forms = {
        f"{name}_{form}": text
        for name, value in values.items()
        if isinstance(value, Phrase)
        for form, text in value.forms.items()
    }
    return {**values, **forms}


@cache
def _list_locale(language: str) -> str:
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415

    try:
        return str(Locale.parse(language))
    except (UnknownLocaleError, ValueError):
        return ENGLISH


@cache
def texts(language: str = ENGLISH, *more: "Path") -> Texts:
    """The shared texts of a language, and those in other folders with the same layout."""
    return Texts(language, (SHARED, *more))


def _files(language: str, roots: tuple["Path", ...]) -> list["Path"]:
    return [file for folder in folders(language, roots) for file in sorted(folder.glob("*.ftl"))]
