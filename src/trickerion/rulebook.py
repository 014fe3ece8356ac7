"""The rules in words, by id: what refusals and cards refer to (`rules.md` beside this file)."""

import re
from functools import cache
from importlib.resources import files

_RULE = re.compile(r"^- ([A-Z]+-\d+) (.*?)(?=^- |^#|^[A-Z]|\Z)", re.MULTILINE | re.DOTALL)


_CHAPTER = re.compile(r"^## ([A-Z]+): (.*)$", re.MULTILINE)


def _text() -> str:
    return files("trickerion").joinpath("rules.md").read_text(encoding="utf-8")


@cache
def chapters() -> dict[str, str]:
    """The chapters' ids and titles, in the order of the document."""
    return dict(_CHAPTER.findall(_text()))


@cache
def rules() -> dict[str, str]:
    """Every rule's text, in the order of the document."""
    return {id: " ".join(words.split()) for id, words in _RULE.findall(_text())}


def rule(id: str) -> str:
    """The text of a rule; a ValueError with the ids of its chapter if there is none."""
    found = rules().get(id.upper())
    if found is None:
        chapter = id.upper().partition("-")[0]
        near = [known for known in rules() if known.startswith(f"{chapter}-")]
        chapters = sorted({known.partition("-")[0] for known in rules()})
        raise ValueError(f"{id}: no such rule; there are {', '.join(near or chapters)}")
    return found
