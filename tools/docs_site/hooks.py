"""Hooks of mkdocs: pages that aren't files of `docs/`, and links to the rest of the project.

The rulebook, the notebooks and the pages of the project's root become pages of the site, and other
files that a page links to are copied to it, so that the site can be read offline.
"""

import re
import sys
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.docs_site import links, notebooks, rulebook_pages  # noqa: E402 - needs the path

NESTED: Final = re.compile(r"^  (?=[-*] )", re.MULTILINE)
"""Two spaces nest a list on GitHub, but Python's Markdown wants four."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Every language of the rulebook is in the navigation."""
    rules = next(section for section in config.nav or [] if "Rules" in section)
    rules["Rules"] = rulebook_pages.navigation()
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made from other files, and the files that pages link to."""
    for uri, source in links.ROOT_PAGES.items():
        _add(files, config, uri, (ROOT / source).read_text(encoding="utf-8"))
    for uri, text in {**notebooks.pages(), **rulebook_pages.pages()}.items():
        _add(files, config, uri, text)
    for uri, source in links.linked_files(files.documentation_pages()).items():
        _add(files, config, uri, (ROOT / source).read_bytes())
    return files


def _add(files: Files, config: MkDocsConfig, uri: str, content: str | bytes) -> None:
    files.append(File.generated(config, uri, content=content))


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Links lead to pages of the site, and nested lists are nested."""
    return NESTED.sub("    ", links.relinked(markdown, page.file.src_uri))


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """A rulebook's page says its language, for screen readers and hyphenation."""
    language = rulebook_pages.language_of(page.file.src_uri)
    return f'<div lang="{language}">{html}</div>' if language else html


def on_post_page(output: str, **_: Any) -> str:
    """Material's search is a dialog without a name, which screen readers need."""
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"', 1)
