"""The rulebook for players, by language: chapters of rules with ids, pages and worked examples.

A language is a folder in `rules/`, or in a root that `TRICKERION_TEXTS` names: `en/thr.md` is a
chapter, `en/editions.md` a page. They are written in a small part of Markdown: `- THR-4 ...` is a
rule, `*Our ruling:*` marks a ruling, `[Encore](encore)` links to a card, and `{shard}` is a
picture. An example in `rules/examples` is a position with the actions that are played from it; its
text is in the page of examples.
"""

import json
import logging
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from trickerion.texts.bundle import UNREADABLE
from trickerion.texts.languages import ENGLISH, all_roots, folders

LOG: Final = logging.getLogger("trickerion.rulebook")
CHAPTERS: Final = (
    *("SET", "TURN", "AP", "DT", "MR", "CMP", "WS", "TRK", "THR"),
    *("PRF", "END", "FIN", "DA", "MAG", "SPC", "PRO", "DUEL", "POW", "HEIR", "RUL"),
)
PAGES: Final = ("story", "aids", "symbols", "examples", "editions", "about")
_FOLDER: Final = Path(__file__).parent / "rules"
_TITLE: Final = re.compile(r"# (?:[A-Z]+: )?(.*)\n+")
_RULE: Final = re.compile(r"^- ([A-Z]+-\d+) (.*?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)
_SPACES: Final = re.compile(r"[ \t\n]+")
"""Spaces between words; no-break spaces are part of them."""
_MARKUP: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)|\{[^}]*\} ?|\*+|`")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule and its id, such as `THR-4`."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its id (`THR`), its introduction, and its rules."""

    id: str
    title: str
    introduction: str
    rules: list[Rule]


@dataclass(frozen=True, slots=True)
class Page:
    """A page beside the rules; its text is Markdown."""

    id: str
    title: str
    text: str


@cache
def languages() -> tuple[str, ...]:
    """The languages of the rulebook."""
    found = (file for root in all_roots([_FOLDER]) for file in root.glob("*/set.md"))
    return tuple(sorted({file.parent.name for file in found}))


@lru_cache(maxsize=100)
def known(language: str) -> str:
    """The language if there is a rulebook in it, else English; the log says so once."""
    if language in languages():
        return language
    LOG.warning("there is no rulebook in %r: English is shown", language[:20])
    return ENGLISH


def chapters(language: str = ENGLISH) -> tuple[Chapter, ...]:
    """All chapters in the order of the rulebook."""
    return _chapters(known(language))


@cache
def _chapters(language: str) -> tuple[Chapter, ...]:
    return tuple(_chapter(id, language) for id in CHAPTERS)


def _chapter(id: str, language: str) -> Chapter:
    page = _page(id, language)
    introduction = re.split(r"^[-#] ?", page.text, maxsplit=1, flags=re.MULTILINE)[0]
    texts = {rule: _one_line(words) for rule, words in _RULE.findall(page.text)}
    if language != ENGLISH:
        texts = _completed(texts, _chapters(ENGLISH)[CHAPTERS.index(id)])
    rules = [Rule(rule, text) for rule, text in texts.items()]
    return Chapter(id, page.title, _one_line(introduction), rules)


def _one_line(text: str) -> str:
    return _SPACES.sub(" ", text).strip()


def _completed(texts: dict[str, str], english: Chapter) -> dict[str, str]:
    """A translated chapter's rules, in the order of the English ones, which replace missing
    rules."""
    for rule in english.rules:
        if rule.id not in texts:
            LOG.warning("%s is not translated: English is shown", rule.id)
    return {rule.id: texts.get(rule.id, rule.text) for rule in english.rules}


def rules(language: str = ENGLISH) -> dict[str, str]:
    """The text of every rule in the order of the rulebook."""
    return {rule.id: rule.text for chapter in chapters(language) for rule in chapter.rules}


def rule(id: str, language: str = ENGLISH) -> str:
    """The text of a rule; a ValueError with the ids of its chapter if there is none."""
    found = rules(language).get(id.upper())
    if found is None:
        chapter = id.upper().partition("-")[0]
        near = [known for known in rules() if known.startswith(f"{chapter}-")]
        raise ValueError(f"{id}: no such rule; there are {', '.join(near or sorted(CHAPTERS))}")
    return found


def page(id: str, language: str = ENGLISH) -> Page:
    """One of the PAGES."""
    return _page(id, known(language))


@cache
def _page(id: str, language: str) -> Page:
    files = [folder / f"{id.lower()}.md" for folder in folders(language, [_FOLDER])]
    file = next(filter(Path.is_file, files), None)
    text = file.read_text(encoding="utf-8", errors="replace") if file else ""
    title = _TITLE.match(text)
    if title is not None and UNREADABLE not in text:
        return Page(id, title[1], text[title.end() :])
    assert language != ENGLISH, f"{id} is no chapter or page"
    what = "is damaged in" if file else "is not translated into"
    LOG.warning("%s %s %s: English is shown", id, what, language)
    return _page(id, ENGLISH)


@cache
def examples() -> dict[str, Any]:
    """The worked examples by id: position, steps of actions, and what changes hands."""
    found = sorted(_FOLDER.glob("examples/*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in found}


def plain(text: str) -> str:
    """A text without its markup, for a terminal."""
    return _MARKUP.sub(lambda found: found[1] or "", text)
