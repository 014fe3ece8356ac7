"""Plain American English: no stiff phrases, no British spellings."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import ROOT

pytestmark = pytest.mark.source

PHRASES = (
    *("anew", "so many", "whoever", "from close by", "is told", "are told", "at hand"),
    *("comes to light", "one's own", "one’s own", "by itself", "for the sake of", "in the mind"),
    *("in its mind", "ways on", "is waited for", "are waited for", "is laid open", "are laid open"),
    *("put to the test", "can be received", "line to the server", "suffices", "promises to the"),
)
BRITISH = (
    *("colour", "favour", "neighbour", "behaviour", "honour", "labour", "catalogue", "centre"),
    *("theatre", "licence", "grey", "artefact", "cancelled", "labelled", "travelling", "tunnelled"),
    *("modelled", "judgement", "towards", "whilst", "amongst", "recognis", "organis", "optimis"),
    *("synchronis", "normalis", "serialis", "initialis", "summaris", "minimis", "maximis"),
)
ALLOWED = re.compile(
    r"\w*neighbour\w*"  # a field of events
    r"|catalogue_size|\bcatalogue\("  # public API
    r"|CancelledError|\.cancelled\(\)|labelledby"  # names of Python and HTML
)
STIFF = "|".join(PHRASES).replace(" ", r"\s+")
FOUND = re.compile(rf"\b(?:{STIFF})\b|{'|'.join(BRITISH)}", re.IGNORECASE)
SUFFIXES = (".py", ".ts", ".svelte", ".css", ".md", ".ftl")


def room(file: Path) -> str:
    """The package or folder that a source file belongs to; a page is its own room."""
    parts = file.relative_to(ROOT).parts
    return "/".join(parts if file.suffix == ".md" else parts[:-1][:3])


def files() -> Iterator[Path]:
    yield from (ROOT / "README.md", ROOT / "CONTRIBUTING.md")
    for folder in ("src", "web/src", "docs"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in SUFFIXES and "static" not in file.parts and is_english(file):
                yield file


def is_english(file: Path) -> bool:
    is_text = file.parents[1].name in ("texts", "rules") and file.suffix in (".ftl", ".md")
    return file.name != "glossary.md" and (not is_text or file.parent.name == "en")


def findings(file: Path) -> Iterator[str]:
    text = ALLOWED.sub(lambda allowed: "-" * len(allowed[0]), file.read_text(encoding="utf-8"))
    for found in FOUND.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield f"{file.relative_to(ROOT)}:{line}: {found[0]}"


ROOMS: dict[str, list[Path]] = {}
for each in files():
    ROOMS.setdefault(room(each), []).append(each)


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_a_room_is_in_plain_american_english(name: str) -> None:
    assert [finding for file in ROOMS[name] for finding in findings(file)] == []


def test_phrases_are_found_across_lines_and_in_any_case() -> None:
    assert FOUND.search("Whoever")
    assert FOUND.search("one is\n    told")
    assert FOUND.search("a catalogue")
    assert not FOUND.search(ALLOWED.sub("", "neighbour_corner, aria-labelledby"))
