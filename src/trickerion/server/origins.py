"""Pages of other sites: they must not act with the session of whoever looks at them (CSRF)."""

import logging
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.exceptions import HTTPException

from trickerion.server.addresses import Connection
from trickerion.server.protocol import Refusal

LOG: Final = logging.getLogger("trickerion.server")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
PORTS: Final = {"http": ":80", "https": ":443"}
FROM_ANYWHERE: Final = "from_anywhere"
"""Handlers with this in their `opt` take any body from any site: they need no session."""


def check_request(request: Request[Any, Any, Any], public_url: str) -> None:
    """A request that changes something comes from a page of this server, or from no page, and
    carries JSON: what a form of another site can send is refused."""
    if request.method in SAFE_METHODS or request.route_handler.opt.get(FROM_ANYWHERE):
        return
    check_origin(request, public_url)
    if _has_body(request) and request.content_type[0] != "application/json":
        raise HTTPException("Send JSON, as Content-Type: application/json.", status_code=415)


def check_origin(connection: Connection, public_url: str) -> None:
    """A Refusal for pages of other sites; every one is logged, as a proxy may cause it too."""
    headers = connection.headers
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        is_own = headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    else:
        own = (_site(f"{_scheme(origin)}://{host}"), _site(public_url))
        is_own = _site(origin) is not None and _site(origin) in own
    if not is_own:
        LOG.warning(
            "refused a page of another site; if it is your own, set --public-url "
            "and let the proxy pass the Host header on with its port",
            extra={"origin": origin, "host": host, "public_url": public_url},
        )
        raise Refusal("other_site", "This request comes from a page of another site.")


def _has_body(request: Request[Any, Any, Any]) -> bool:
    headers = request.headers
    is_sent = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    return is_sent or "content-type" in headers


def _scheme(origin: str) -> str:
    return origin.partition("://")[0]


def _site(url: str) -> str | None:
    """Scheme, host and port, written in one way; None if that is no address."""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc.removesuffix(PORTS[parts.scheme])}"
