"""Protection against pages of other sites that use a visitor's session (CSRF)."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.exceptions import HTTPException

from trickerion.server.client_addresses import Connection
from trickerion.server.protocol.messages import CommandRefused

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
PORTS: Final = {"http": ":80", "https": ":443"}
LONGEST: Final = 200
"""Characters of a client's header in the log."""
HINT: Final = (
    "if this page is your own, set --public-url and let the proxy pass the Host header on "
    "with its port"
)
FROM_ANYWHERE: Final = "from_anywhere"
"""In a handler's `opt`: accepts any body from any site, because it needs no session."""


def check_request(request: Request[Any, Any, Any], public_url: str) -> None:
    """Requests that change something must send JSON, from this server's pages or from no page:
    forms of other sites are refused."""
    if request.method in SAFE_METHODS or request.route_handler.opt.get(FROM_ANYWHERE):
        return
    check_origin(request, public_url)
    if _has_body(request) and request.content_type[0] != "application/json":
        raise HTTPException("Send JSON, as Content-Type: application/json.", status_code=415)


def check_origin(connection: Connection, public_url: str) -> None:
    """Refuse pages of other sites. The log gets the addresses that differ: a misconfigured proxy
    looks the same."""
    headers = connection.headers
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        is_own = headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    else:
        own = (_site(f"{_scheme(origin)}://{host}"), _site(public_url))
        is_own = _site(origin) is not None and _site(origin) in own
    if not is_own:
        refused = CommandRefused("other_site", "This request comes from a page of another site.")
        sites = {"origin": _shortened(origin), "host": _shortened(host)}
        refused.logged = {"hint": HINT, **sites, "public_url": public_url}
        raise refused


def _shortened(header: str | None) -> str | None:
    return header and header[:LONGEST]


def _has_body(request: Request[Any, Any, Any]) -> bool:
    headers = request.headers
    is_sent = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    return is_sent or "content-type" in headers


def _scheme(origin: str) -> str:
    return origin.partition("://")[0]


def _site(url: str) -> str | None:
    """Scheme, host and port in normalized form; None if it isn't an address."""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc.removesuffix(PORTS[parts.scheme])}"
