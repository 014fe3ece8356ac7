"""The rulebook of a language: the same rules, numbers, pictures and links as in English."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tools.translation.files import PROJECT, Fault
from tools.translation.patterns import Patterns
from trickerion import rulebook
from trickerion.texts.languages import all_roots

FOLDER: Final = PROJECT / "src/trickerion/rules"
OWN: Final = ("editions",)
"""Pages that every language writes for its own readers."""
PARTS: Final[dict[str, Callable[[str], list[str]]]] = {
    "numbers": lambda text: sorted(re.findall(r"\d+", text)),
    "pictures": lambda text: sorted(re.findall(r"\{[^}]*\}", text)),
    "links": lambda text: sorted(re.findall(r"\]\(([^)]*)\)", text)),
}
TYPOGRAPHIC: Final = ("English word", "Latin", "elided", "contracted", "no-break", "quotation")
"""The patterns that hold for prose in Markdown too."""


def rule_faults(language: str) -> Iterator[Fault]:
    """What differs from the English rulebook."""
    for id in (*rulebook.CHAPTERS, *rulebook.PAGES):
        name = f"{id.lower()}.md"
        file = _file(language, name)
        if not file.is_file():
            yield Fault(file, id, "is missing")
            continue
        english = _blocks((FOLDER / "en" / name).read_text(encoding="utf-8"), id)
        blocks = _blocks(file.read_text(encoding="utf-8"), id)
        yield from _differences(file, id, english, blocks)
        yield from _mistakes(language, file, blocks)


def _file(language: str, name: str) -> Path:
    found = (root / language / name for root in all_roots([FOLDER]))
    return next((file for file in found if file.is_file()), FOLDER / language / name)


def _blocks(text: str, id: str) -> dict[str, str]:
    """The rules of a chapter by id; the whole page otherwise, and what comes before the rules."""
    bare = re.sub(r"^# (?:[A-Z]+: )?", "", text)
    parts = re.split(r"^- ([A-Z]+-\d+) ", bare, flags=re.MULTILINE)
    return {id: parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def _differences(
    file: Path, id: str, english: dict[str, str], blocks: dict[str, str]
) -> Iterator[Fault]:
    for rule in english.keys() - blocks.keys():
        yield Fault(file, rule, "is missing")
    for rule in blocks.keys() - english.keys():
        yield Fault(file, rule, "English has no such rule")
    for rule, text in blocks.items():
        for what, parts in PARTS.items() if rule in english and id not in OWN else ():
            mine, theirs = parts(text), parts(english[rule])
            if mine != theirs:
                yield Fault(file, rule, f"other {what}: {_less(mine, theirs)}")


def _less(mine: list[str], theirs: list[str]) -> str:
    """What one list has and the other hasn't."""
    more, less = list(mine), list(theirs)
    for one in theirs:
        if one in more:
            more.remove(one)
            less.remove(one)
    return ", ".join([*(f"+{one}" for one in more), *(f"-{one}" for one in less)])


def _mistakes(language: str, file: Path, blocks: dict[str, str]) -> Iterator[Fault]:
    patterns = Patterns(language)
    for rule, text in blocks.items():
        prose = re.sub(r"[ \n]+", " ", re.sub(r"\{[^}]*\}|\]\([^)]*\)|[*`[\]]", "", text)).strip()
        for what in patterns.faults(prose):
            if any(word in what for word in TYPOGRAPHIC):
                yield Fault(file, rule, what)
