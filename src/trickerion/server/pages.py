"""The browser client: its built files, and the rules it shows.

`web/` is built into `static/` beside this file. The client finds its way by itself: every address
that is neither a file nor part of the API answers with its one page (and 404 if it is no screen).
"""

import gzip
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from trickerion import rulebook
from trickerion.server.door import AnyRequest
from trickerion.server.protocol import Refusal
from trickerion.server.rest import Chapter, Rule

STATIC: Final = Path(__file__).parent / "static"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""The framework adds the charset to text types."""
LONGEST_NAME: Final = 100
"""Built files have shorter names; a file system raises an error for very long ones."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""The names of built files hold a hash of what is in them."""
SCREENS: Final = ("", "t", "replay", "rules", "account")
"""How the addresses of the client's screens begin."""
NOT_BUILT: Final = (
    "<!doctype html><title>trickerion</title><p>The browser client has not been built: "
    "run ./play, or npm run build in web/."
)


@get("/api/rules", cache_control=CacheControlHeader(public=True, max_age=3600))
async def rules() -> list[Chapter]:
    """The rules in words, by chapter."""
    return chapters()


@cache
def chapters() -> list[Chapter]:
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
    found = built_file(STATIC / "assets", name)
    if found is None:
        raise Refusal("not_found", "There is no such file; reload the page.")
    return answer(request, found, FOREVER)


def file_or_page(request: AnyRequest, name: str) -> Response[Any]:
    if found := built_file(STATIC, name):
        return answer(request, found, "no-cache")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=TYPES[".html"], status_code=503)
    is_known = name.partition("/")[0] in SCREENS
    return answer(request, index, "no-cache", 200 if is_known else 404)


def built_file(folder: Path, name: str) -> Path | None:
    """A file of the client directly in a folder; None for anything else."""
    is_name = name.isascii() and len(name) <= LONGEST_NAME and Path(name).name == name
    file = folder / name
    return file if is_name and file.suffix in TYPES and file.is_file() else None


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
