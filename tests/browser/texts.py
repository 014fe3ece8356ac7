"""The client's texts by key, so that tests don't repeat its sentences.

`slot-backstage.short` is a form of a noun: an attribute of its message.
"""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement, VariableReference

from tests.texts.messages import CLIENT, SHARED, forms
from tools.translation.files import Reader


class Texts:
    """The texts of a language, from folders of Fluent files."""

    def __init__(self, *folders: Path) -> None:
        self.bundle = FluentBundle(["en"], use_isolating=False)
        for file in (file for folder in folders for file in folder.glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self.forms = {f"{one.key}.{one.form}".rstrip("."): one.pattern for one in forms(*folders)}

    def variables(self, key: str) -> set[str]:
        assert key in self.forms, f"no text has the key {key}"
        return set(Reader(self.forms[key]).variables)

    def format(self, key: str, values: dict[str, object]) -> str:
        name, _, form = key.partition(".")
        message = self.bundle.get_message(name)
        text = message.attributes[form] if form else message.value
        assert text is not None
        formatted, errors = self.bundle.format_pattern(text, values)
        assert not errors, (key, errors)
        return str(formatted)


TEXTS = Texts(SHARED, CLIENT)


def said(key: str, **values: object) -> str:
    """The text of a key, with a value for each of its variables."""
    needed = TEXTS.variables(key)
    assert set(values) == needed, f"{key} needs {needed}"
    return TEXTS.format(key, values)


def pattern(key: str, **values: object) -> re.Pattern[str]:
    """Matches the text of a key in all its variants, whatever its other values are."""
    known = TEXTS.variables(key)
    assert set(values) <= known, f"{key} has only {known}"
    return re.compile(_regex(TEXTS.forms[key], values))


def _regex(text: Pattern, values: dict[str, object]) -> str:
    return "".join(_part(element, values) for element in text.elements)


def _part(element: TextElement | Placeable, values: dict[str, object]) -> str:
    if isinstance(element, TextElement):
        return re.escape(element.value)
    inner = element.expression
    if isinstance(inner, SelectExpression):
        return f"(?:{'|'.join(_regex(variant.value, values) for variant in inner.variants)})"
    assert isinstance(inner, VariableReference)
    name = inner.id.name
    return re.escape(str(values[name])) if name in values else ".*"
