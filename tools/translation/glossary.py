"""The printed terms: where an English text has one, a translation has its word."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from tools.translation.files import PROJECT

FILE: Final = PROJECT / "docs/glossary.md"
FREE: Final = "## Actions, phases and qualities"
"""The tables after this heading are not compared."""
WORD: Final = re.compile(r"[^\W\d_]{4,}")
SHORTEST: Final = 4
FLEETING: Final = ("ок", "ек", "ец")
"""Endings whose vowel comes and goes: `рынок`, `рынка`."""
NAMED: Final = ("card", "prophecy", "ability", "trick", "magician")
"""Kinds of messages that are names: a term inside them is part of a name."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term in English and its word in another language."""

    english: str
    word: str

    def is_in(self, english: str, is_whole: bool) -> bool:
        """Words in lowercase have other meanings too: they count where they are all there is."""
        pattern = _english(self.english)
        if is_whole or self.english.islower():
            return pattern.fullmatch(english) is not None
        return pattern.search(english) is not None

    def is_kept_in(self, text: str) -> bool:
        folded = fold(text)
        return all(stem(word) in folded for word in WORD.findall(self.word))


@cache
def _english(term: str) -> re.Pattern[str]:
    ignore = re.IGNORECASE if term.islower() else 0
    ending = "(?:s|es|’s|s’)?"
    plural = f"(?:{re.escape(term[:-1])}ies|{re.escape(term)}{ending})"
    return re.compile(rf"(?<![\w-]){plural}(?![\w-])", ignore)


def fold(text: str) -> str:
    """In lowercase and without accents."""
    bare = unicodedata.normalize("NFD", text.lower().replace("ё", "е").replace("й", "и"))
    return "".join(one for one in bare if not unicodedata.combining(one))


@cache
def stem(word: str) -> str:
    """A word without its ending: `осколо` for `осколок`."""
    folded = fold(word)
    if folded.endswith(FLEETING):
        return folded[:-2]
    is_cyrillic = not folded.isascii()
    if len(folded) <= SHORTEST:
        return folded[: -1 if is_cyrillic else None]
    return folded[: max(SHORTEST, len(folded) - (2 if is_cyrillic or len(folded) > 6 else 1))]


@cache
def terms(language: str) -> tuple[Term, ...]:
    """The terms of a language, longer ones first; none if the glossary lacks the language. Those
    that aren't compared have no word."""
    tables, _, free = FILE.read_text(encoding="utf-8").partition(FREE)
    rows = [_cells(line) for line in tables.splitlines() if line.startswith("| ")]
    if language not in rows[0]:
        return ()
    column = rows[0].index(language)
    found = [Term(row[0], row[column]) for row in rows if row[0] != rows[0][0]]
    found += [Term(_cells(line)[0], "") for line in free.splitlines() if line.startswith("| ")]
    return tuple(
        sorted((one for one in found if one.word != "-"), key=lambda one: -len(one.english))
    )


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def missing_terms(language: str, key: str, english: str, text: str) -> Iterator[Term]:
    """The terms of an English text that its translation lacks. A term inside a longer one
    doesn't count."""
    left = " ".join(english.split())
    for term in terms(language):
        if term.is_in(left, is_whole=key.partition("-")[0] in NAMED):
            left = _english(term.english).sub(" ", left).strip()
            if not term.is_kept_in(text):
                yield term
