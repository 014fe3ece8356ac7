"""Links between pages as they lie in the project, and as they lie on the site."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Final

from mkdocs.structure.files import File

ROOT: Final = Path(__file__).parents[2]
ROOT_PAGES: Final = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
}
"""Pages of the site that are files in the project's root."""
ASSETS: Final = {"assets/icon.svg": "web/public/icon.svg"}
PLACES: Final = {source: uri for uri, source in ROOT_PAGES.items()} | {"README.md": "index.md"}
"""Where files of the root are on the site."""
RULES: Final = re.compile(r"src/trickerion/(rules/[a-z]+)$")
FENCE: Final = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def source_of(uri: str) -> str:
    """The file of the project that a page of the site is made from."""
    return ROOT_PAGES.get(uri, f"docs/{uri}")


def place_of(source: str) -> str | None:
    """Where a file of the project is on the site; a folder is not."""
    if source in PLACES:
        return PLACES[source]
    if rules := RULES.match(source):
        return f"{rules[1]}/index.md"
    if not (ROOT / source).is_file():
        return None
    return source.removeprefix("docs/").replace(".ipynb", ".md")


def linked_files(pages: Iterable[File]) -> dict[str, str]:
    """The files outside of `docs/` that pages link to, by their place on the site."""
    found = dict(ASSETS)
    for page in pages:
        for target in _targets(page):
            place = place_of(target)
            if place == target and not target.endswith(".md"):
                found[place] = target
    return found


def _targets(page: File) -> Iterator[str]:
    folder = dirname(source_of(page.src_uri))
    for _, target, _ in LINK.findall(FENCE.sub("", page.content_string)):
        yield normpath(join(folder, target))


def relinked(markdown: str, uri: str) -> str:
    """A page's text with links that work on the site. A link to a folder becomes plain text."""
    if uri.startswith("rules/"):
        return markdown
    parts = FENCE.split(markdown)
    parts[::2] = [LINK.sub(lambda link: _relinked(link, uri), part) for part in parts[::2]]
    return "".join(parts)


def _relinked(link: re.Match[str], uri: str) -> str:
    text, target, anchor = link[1], link[2], link[3] or ""
    source = normpath(join(dirname(source_of(uri)), target))
    place = place_of(source)
    if place is None:
        return text
    words = _title(source) if text.endswith(".md") else text
    return f"[{words}]({relpath(place, dirname(uri) or '.')}{anchor})"


def _title(source: str) -> str:
    """What a page is called, for links that name its file."""
    first = (ROOT / source).read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("# ")
