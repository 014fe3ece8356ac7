"""The browser client: its built files, and the rules it shows.

`web/` is built into `static/` beside this file. The client finds its way by itself: every address
that is neither a file nor part of the API answers with its one page (and 404 if it is no screen).
"""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from trickerion import rulebook
from trickerion.server.door import AnyRequest
from trickerion.server.protocol import Refusal
from trickerion.server.rest import Chapter, Rule

STATIC: Final = Path(__file__).parent / "static"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
FOREVER: Final = "public, max-age=31536000, immutable"
"""The names of built files hold a hash of what is in them."""
SCREENS: Final = ("", "t", "replay", "rules", "account")
"""How the addresses of the client's screens begin."""
NOT_BUILT: Final = (
    "<!doctype html><title>trickerion</title><p>The browser client has not been built: "
    "run ./play, or npm run build in web/."
)


@get("/api/rules", cache=3600)
async def rules() -> list[Chapter]:
    """The rules in words, by chapter."""
    texts = rulebook.rules()
    return [
        Chapter(id, title, [Rule(r, t) for r, t in texts.items() if r.startswith(f"{id}-")])
        for id, title in rulebook.chapters().items()
    ]


@get("/", include_in_schema=False)
async def page(request: AnyRequest) -> Response[Any]:
    """The client's one page."""
    return file_or_page(request, "")


@get("/{path:path}", include_in_schema=False)
async def page_below(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
    """A file of the client, or its page: which of its screens is its own affair."""
    if path.startswith("/api/"):
        raise Refusal("not_found", "There is nothing here.")
    return file_or_page(request, path.lstrip("/"))


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """A built script, style or picture."""
    found = STATIC / "assets" / name
    if Path(name).name != name or found.suffix not in TYPES or not found.is_file():
        raise Refusal("not_found", "There is no such file; load the page anew.")
    return answer(request, found, FOREVER)


def file_or_page(request: AnyRequest, name: str) -> Response[Any]:
    found = STATIC / name
    if name and Path(name).name == name and found.suffix in TYPES and found.is_file():
        return answer(request, found, "no-cache")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=TYPES[".html"], status_code=503)
    is_known = name.partition("/")[0] in SCREENS
    return answer(request, index, "no-cache", 200 if is_known else 404)


def answer(request: AnyRequest, file: Path, caching: str, status: int = 200) -> Response[Any]:
    plain, packed = contents(file, file.stat().st_mtime_ns)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    content = packed if is_packed else plain
    return Response(content, media_type=TYPES[file.suffix], headers=headers, status_code=status)


@lru_cache(maxsize=100)
def contents(file: Path, changed: int) -> tuple[bytes, bytes]:
    """A file as it is and packed; read again when it has changed."""
    plain = file.read_bytes()
    return plain, gzip.compress(plain, 9)
