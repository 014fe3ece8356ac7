"""HEAD requests: answered like GET, without the body."""

from typing import Any

from litestar.types import ASGIApp


def answering_heads(app: ASGIApp) -> ASGIApp:
    """The framework only knows the methods a handler names; uvicorn drops the body of the answer
    to a HEAD request."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer
