"""Requests that come from no server."""

from typing import Any

from litestar.connection import ASGIConnection


def scope(method: str = "POST", **headers: str) -> dict[str, Any]:
    """A request with these headers; underscores stand for hyphens."""
    written = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "method": method, "path": "/", "headers": written, "client": None}


def connection(**headers: str) -> Any:
    found: Any = scope(**headers)
    return ASGIConnection(found)
