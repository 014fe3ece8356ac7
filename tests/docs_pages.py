"""The project's Markdown pages, and the code blocks in them.

A block that can't be run has a comment right above it that says why:

    <!-- not run: needs a cluster -->
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.support import ROOT

FOLDERS = ("", "docs", "docs/api", "docs/decisions", "deploy", "examples")
PAGES = [page for folder in FOLDERS for page in sorted((ROOT / folder).glob("*.md"))]
BLOCK = re.compile(
    r"^(?:<!-- not run: (?P<reason>.+?) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A code block, the line of the page it begins in, and why it isn't run, if so."""

    language: str
    text: str
    line: int
    reason: str | None


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose_of(page: Path) -> str:
    """A page without its code blocks."""
    return BLOCK.sub("", page.read_text(encoding="utf-8"))


def all_blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start("text")) + 1
        yield Block(found["language"], found["text"], line, found["reason"])


def blocks(page: Path, *languages: str) -> list[Block]:
    """The blocks in these languages that are run."""
    found = all_blocks(page)
    return [block for block in found if block.language in languages and block.reason is None]


def pages_with(*languages: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, *languages)]
