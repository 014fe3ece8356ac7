"""The documentation site: built without a warning, and complete without a network."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.support import ROOT
from tools.docs_site import links, rulebook_pages
from trickerion import rulebook

pytestmark = pytest.mark.source

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data"}
ELSEWHERE = re.compile(r"(?:https?:)?//")


class Resources(HTMLParser):
    """The addresses that a page loads something from."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        is_linked = tag == "link" and values.get("rel") in ("stylesheet", "icon", "preload")
        self.found.append(values.get("href" if is_linked else LOADED.get(tag, "")) or "")


def build_site(folder: Path) -> str:
    """Build the site strictly; what mkdocs says if it can't."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def loaded_from_elsewhere(site: Path) -> Iterator[str]:
    for page in site.rglob("*.html"):
        resources = Resources()
        resources.feed(page.read_text(encoding="utf-8"))
        yield from (f"{page.name}: {url}" for url in resources.found if ELSEWHERE.match(url))
    for style in site.rglob("*.css"):
        urls = re.findall(r"""(?:url\(|@import )["']?((?:https?:)?//[^"')]+)""", style.read_text())
        yield from (f"{style.name}: {url}" for url in urls)


@pytest.mark.long
def test_the_site_is_built_without_warnings_and_loads_nothing_from_elsewhere(
    tmp_path: Path,
) -> None:
    assert build_site(tmp_path) == ""
    assert list(loaded_from_elsewhere(tmp_path)) == []
    for language in rulebook.languages():
        page = (tmp_path / "rules" / language / "index.html").read_text(encoding="utf-8")
        assert f'<div lang="{language}">' in page
        assert 'id="THR-5"' in page
    assert "<li>tests: " in (tmp_path / "effects.html").read_text(encoding="utf-8")
    assert (tmp_path / "deploy" / "compose.yaml").is_file()


def test_something_from_elsewhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text('<a href="//a"><script src="https://b.example/c.js">')
    (tmp_path / "page.css").write_text('@import "//d.example"; a { b: url(e.png) }')
    found = list(loaded_from_elsewhere(tmp_path))
    assert found == ["page.html: https://b.example/c.js", "page.css: //d.example"]


def test_rules_and_cards_are_linked_by_their_ids() -> None:
    pages = rulebook_pages.pages()
    theater, encore = pages["rules/en/index.md"], pages["rules/de/cards.md"]
    assert "- **THR-4**{#THR-4} **Set Up, 1 AP.**" in theater
    assert "[TRK-2](index.md#TRK-2){.rule} and" in theater
    assert "[Headliner Trick](cards.md#headliner_trick)" in theater
    assert "{#encore}" in encore
    assert "{shard}" not in pages["rules/en/aids.md"]


@pytest.mark.parametrize(
    ("uri", "markdown", "shown"),
    [
        ("contributing.md", "[a](docs/speed.md#x)", "[a](speed.md#x)"),
        ("hosting.md", "[a](../deploy/compose.yaml)", "[a](deploy/compose.yaml)"),
        ("hosting.md", "the folder [deploy](../deploy)", "the folder deploy"),
        ("engine.md", "[speed.md](speed.md)", "[Speed](speed.md)"),
        ("index.md", "[a](../src/trickerion/rules/fr)", "[a](rules/fr/index.md)"),
        ("decisions/0007-the-server.md", "[a](../../CHANGELOG.md)", "[a](../changelog.md)"),
        ("index.md", "[a](notebooks/engine-tour.ipynb)", "[a](notebooks/engine-tour.md)"),
        ("index.md", "```sh\n[a](b.md)\n```", "```sh\n[a](b.md)\n```"),
        ("index.md", "[a](https://example.org/b)", "[a](https://example.org/b)"),
    ],
)
def test_a_link_of_the_project_becomes_one_of_the_site(uri: str, markdown: str, shown: str) -> None:
    assert links.relinked(markdown, uri) == shown
