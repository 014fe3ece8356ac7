"""The web application: routes, headers, errors, and what happens at start and stop."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from trickerion import __version__
from trickerion.server import lobby, mail_pages, members, pages, records, sockets
from trickerion.server.door import AnyRequest, Door
from trickerion.server.ears import Ears
from trickerion.server.house import House
from trickerion.server.origins import check_request
from trickerion.server.protocol import Code, Refusal
from trickerion.server.settings import Settings
from trickerion.server.store import CHANNEL

LOG: Final = logging.getLogger("trickerion.server")
LARGEST: Final = 64 * 1024
"""Bytes of a body; handlers that take files allow more."""
STATUS: Final[dict[Code, int]] = {
    "unknown_table": 404,
    "not_found": 404,
    "unknown_token": 403,
    "other_site": 403,
    "invitation_needed": 403,
    "spectators_off": 403,
    "running": 403,
    "bad_password": 401,
    "not_signed_in": 401,
    "seat_taken": 409,
    "table_full": 409,
    "other_rules": 409,
    "name_taken": 409,
    "not_started": 409,
    "too_fast": 429,
    "busy": 503,
}
"""The HTTP status of a refusal; 400 for the others."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ROUTES: Final = (
    *(lobby.health, lobby.metrics, lobby.bots),
    *(lobby.create_table, lobby.list_tables, lobby.show_table),
    *(lobby.sit_down, lobby.stand_up, lobby.set_attention, lobby.join_account),
    *(members.create_account, members.create_session, members.delete_session),
    *(members.my_tables, members.my_seats),
    *(records.record, records.moment, sockets.table_socket),
    *mail_pages.ROUTES,
    *(pages.rules, pages.page, pages.page_below, pages.asset),
)


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    door = Door(settings)
    channels = ChannelsPlugin(_backend(door.house), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await door.house.start()
        async with (
            channels,
            channels.start_subscription(CHANNEL) as announcements,
            announcements.run_in_background(lambda word: door.house.heard(word.decode())),
        ):
            LOG.info("started", extra={"database": _without_password(settings.url)})
            yield
        LOG.info("stopping", extra={"sockets": door.sockets.total})
        await door.house.stop()

    async def before_request(request: AnyRequest) -> None:
        door.limit(door.limits.requests, request)
        check_request(request, settings.public_url)

    return Litestar(
        route_handlers=list(ROUTES),
        lifespan=[lifespan],
        before_request=before_request,
        dependencies={"door": Provide(lambda: door, sync_to_thread=False)},
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        response_headers=[ResponseHeader(name=n, value=v) for n, v in HEADERS.items()],
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="trickerion",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        signature_types=[Door],
    )


def _backend(house: House) -> ChannelsBackend:
    """With PostgreSQL several processes hear of each other's changes."""
    if house.store.is_postgres:
        url = house.store.engine.url.set(drivername="postgresql")
        return Ears(url.render_as_string(hide_password=False), house.catch_up)
    return MemoryChannelsBackend()


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _refused(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    return _answer(refusal, STATUS.get(refusal.code, 400))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown paths, wrong methods, bodies that do not fit."""
    code: Code = "not_found" if error.status_code == 404 else "malformed"
    extra = f": {error.extra}" if error.extra else ""
    return _answer(Refusal(code, f"{error.detail}{extra}"[:300]), error.status_code)


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    return _answer(Refusal("malformed", "too deeply nested"), 400)


def _failed(request: AnyRequest, error: Exception) -> Response[Any]:
    LOG.error("request failed", extra={"path": request.url.path}, exc_info=error)
    return _answer(Refusal("busy", "Something went wrong here."), 500)


def _answer(refusal: Refusal, status: int) -> Response[Any]:
    headers = {**HEADERS, **({"Retry-After": "5"} if status == 429 else {})}
    return Response(refusal.message(), status_code=status, headers=headers)
