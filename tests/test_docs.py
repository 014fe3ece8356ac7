"""The documentation tells the truth: its examples run, its links lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.frames_page import PAGE, page
from tests.support import ROOT, needs_pure

PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


@pytest.mark.parametrize("page", ["README.md", "docs/engine.md", "docs/bots.md"])
def test_the_examples_run(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    exec("\n".join(examples), {})


@needs_pure
def test_the_page_of_frames_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.frames_page"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"
