"""The documentation tells the truth: its examples run, its links lead somewhere."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from fluent.syntax import FluentParser, ast

from tests.docs_pages import PAGES, Block, all_blocks, blocks, name_of, pages_with
from tests.frames_page import PAGE, page
from tests.support import ROOT, needs_pure
from tools.docs_site import notebooks
from trickerion import observation_table

NOT_RUN = {("docs/data.md", "tests/lab/data/test_cli.py runs it")}
"""The pages with blocks that aren't run, and the reasons."""
COMMANDS = ("sh",)
"""`test_docs_commands.py` checks them."""
PICTURES = ("", "text")
"""A screen, a map of folders."""
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")


@pytest.mark.parametrize("page", pages_with("python"), ids=name_of)
def test_the_python_examples_run(page: Path, tmp_path: Path) -> None:
    """Those of a page run one after the other, in a process of their own."""
    script = tmp_path / page.with_suffix(".py").name
    script.write_text(_script(blocks(page, "python")), encoding="utf-8")
    command = [sys.executable, "-W", "error", script.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _script(examples: list[Block]) -> str:
    """The examples on the lines they have in their page, so that a traceback names those."""
    script = ""
    for block in examples:
        script += "\n" * (block.line - 1 - script.count("\n")) + block.text
    return script


def read_json(text: str) -> None:
    """One value, or one on each line."""
    try:
        json.loads(text)
    except ValueError:
        for line in text.splitlines():
            json.loads(line)


def read_fluent(text: str) -> None:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content


READERS: dict[str, Callable[[str], Any]] = {
    "json": read_json,
    "toml": tomllib.loads,
    "yaml": yaml.safe_load,
    "ftl": read_fluent,
}


@pytest.mark.source
@pytest.mark.parametrize("page", pages_with(*READERS), ids=name_of)
def test_the_examples_of_data_can_be_read(page: Path) -> None:
    for block in blocks(page, *READERS):
        READERS[block.language](block.text)


@pytest.mark.source
def test_every_block_is_checked_or_says_why_not() -> None:
    known = {"python", *READERS, *COMMANDS, *PICTURES}
    found = [(name_of(page), block) for page in PAGES for block in all_blocks(page)]
    for name, block in found:
        assert block.language in known, f"{name}:{block.line}: {block.language} isn't checked"
    assert {(name, block.reason) for name, block in found if block.reason} == NOT_RUN


@needs_pure
def test_the_page_of_frames_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.frames_page"


def test_the_page_of_environments_has_every_field_of_an_observation() -> None:
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert observation_table() in text, "python -m tests.observation_page"


@pytest.mark.source
@pytest.mark.parametrize("page", [*PAGES, *notebooks.FILES], ids=name_of)
def test_the_links_lead_somewhere(page: Path) -> None:
    """The site is built strictly, which checks the part behind the # too."""
    text = notebooks.page(page) if page in notebooks.FILES else page.read_text(encoding="utf-8")
    for target in LINK.findall(text):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.source
def test_a_script_has_the_lines_of_its_page() -> None:
    readme = ROOT / "README.md"
    (block,) = blocks(readme, "python")
    lines = readme.read_text(encoding="utf-8").splitlines()
    assert _script([block]).splitlines()[block.line - 1] == lines[block.line - 1]
