"""The browser client: its built files.

`web/` is built into `static/` beside this file. The client has its own router: every address that
is neither a file nor part of the API answers with its one page (status 404 if it is no screen). The
page gets the tags of link previews and the language of its reader, and is the same for everyone
otherwise.
"""

import gzip
import json
import re
from collections.abc import Callable
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from trickerion.server import link_previews
from trickerion.server.context import AnyRequest, InjectedContext, RequestContext
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.reader_language import asked_language
from trickerion.texts import Texts
from trickerion.texts.languages import ENGLISH

Change = Callable[[bytes], bytes]
STATIC: Final = Path(__file__).parents[1] / "static"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""The framework adds the charset to text types."""
COMPRESSED: Final = (".png",)
"""Files that gzip would not make smaller."""
LONGEST_NAME: Final = 100
"""Built files have shorter names; a file system raises an error for very long ones."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""The names of built files contain a hash of their content."""
SCREENS: Final = ("", "t", "replay", "rules", "learn", "account", "admin")
"""The first path segments of the client's screens."""
MANIFEST: Final = "site.webmanifest"
DESCRIPTION: Final = re.compile(r'(<meta name="description" content=")[^"]*(")')
NOT_BUILT: Final = (
    "<!doctype html><title>trickerion</title><p>The browser client has not been built: "
    "run ./play, or npm run build in web/."
)


@get("/", include_in_schema=False)
async def page(request: AnyRequest, context: InjectedContext) -> Response[Any]:
    """The client's page."""
    return await _found(request, "", context)


@get("/{path:path}", include_in_schema=False)
async def page_below(
    request: AnyRequest, path: FromPath[str], context: InjectedContext
) -> Response[Any]:
    """A file of the client, or its page, which picks the screen itself."""
    if path.startswith("/api/"):
        raise CommandRefused("not_found", "There is nothing here.")
    return await _found(request, path.lstrip("/"), context)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """A built script, style sheet or picture."""
    found = built_file(STATIC / "assets", name)
    if found is None:
        raise CommandRefused("not_found", "There is no such file; reload the page.")
    return answer(request, found, FOREVER)


async def _found(request: AnyRequest, name: str, context: RequestContext) -> Response[Any]:
    settings, asked = context.settings, asked_language(request)
    said = settings.texts_in(asked)
    if built_file(STATIC, name):
        return file_or_page(request, name, said)
    own = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    server = (settings.public_url or own).rstrip("/")
    store = context.registry.store
    head = await link_previews.head(store, settings.texts_in, asked, server, name)
    return file_or_page(request, name, said, head)


def file_or_page(request: AnyRequest, name: str, said: Texts, head: str = "") -> Response[Any]:
    """A file of the client, or its page with more tags in its head."""
    if found := built_file(STATIC, name):
        change = _manifest(said) if name == MANIFEST else None
        return answer(request, found, "no-cache", change=change)
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=TYPES[".html"], status_code=503)
    is_known = name.partition("/")[0] in SCREENS
    return answer(request, index, "no-cache", 200 if is_known else 404, _page(said, head))


# What depends on the reader's language


def _manifest(said: Texts) -> Change:
    def change(plain: bytes) -> bytes:
        about = {"lang": said.language, "description": said.say("preview-about")}
        return json.dumps(json.loads(plain) | about, ensure_ascii=False).encode()

    return change


def _page(said: Texts, head: str) -> Change:
    """The client's page with its language, its description, and more tags in its head; it loads the
    texts of the language with the client."""

    def change(plain: bytes) -> bytes:
        about = escape(said.say("preview-about"))
        html = plain.decode().replace('<html lang="en"', f'<html lang="{said.language}"')
        html = DESCRIPTION.sub(lambda found: f"{found[1]}{about}{found[2]}", html)
        files = _texts_files(STATIC / "languages.json")
        if said.language in files:
            html = html.replace(f'"{files[ENGLISH]}"', f'"{files[said.language]}"')
        return html.replace("</head>", f"{head}</head>").encode()

    return change


@cache
def _texts_files(listed: Path) -> dict[str, str]:
    """The built files with the texts of each language."""
    found: dict[str, str] = json.loads(listed.read_bytes()) if listed.is_file() else {}
    return found


# Files


def built_file(folder: Path, name: str) -> Path | None:
    """A file directly in a folder of the client; None for anything else."""
    is_name = name.isascii() and len(name) <= LONGEST_NAME and Path(name).name == name
    file = folder / name
    return file if is_name and file.suffix in TYPES and file.is_file() else None


def answer(
    request: AnyRequest, file: Path, caching: str, status: int = 200, change: Change | None = None
) -> Response[Any]:
    """A file, changed for its reader if `change` is given."""
    plain, packed = contents(file, file.stat().st_mtime_ns)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if change is not None:
        plain = change(plain)
        packed = gzip.compress(plain)
        headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    if is_packed and file.suffix not in COMPRESSED:
        headers["Content-Encoding"] = "gzip"
        plain = packed
    return Response(plain, media_type=TYPES[file.suffix], headers=headers, status_code=status)


@lru_cache(maxsize=100)
def contents(file: Path, changed: int) -> tuple[bytes, bytes]:
    """A file, plain and gzipped; read again when it has changed."""
    plain = file.read_bytes()
    return plain, gzip.compress(plain, 9)
