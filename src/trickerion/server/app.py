"""The web application: routes, headers, errors, start and stop."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from trickerion import __version__
from trickerion.server.client_addresses import Connection
from trickerion.server.context import AnyRequest, RequestContext, route
from trickerion.server.metrics import Refusable
from trickerion.server.origins import SAFE_METHODS, check_request
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.protocol.refusal_codes import Code
from trickerion.server.routes import (
    account_settings,
    accounts,
    admin,
    lessons,
    lobby,
    mail_links,
    moderation,
    push,
    puzzles,
    records,
    reviews,
    rules,
    static_files,
    websocket,
)
from trickerion.server.settings import Settings
from trickerion.server.storage.store import CHANNEL
from trickerion.server.tables.registry import TableRegistry
from trickerion.texts import texts

LOG: Final = logging.getLogger("trickerion.server")
LARGEST: Final = 64 * 1024
"""Bytes of a body; handlers for files allow more."""
STATUS: Final[dict[Code, int]] = {
    "unknown_table": 404,
    "not_found": 404,
    "unknown_token": 403,
    "other_site": 403,
    "invitation_needed": 403,
    "spectators_off": 403,
    "running": 403,
    "not_owner": 403,
    "not_admin": 403,
    "removed": 403,
    "banned": 403,
    "muted": 403,
    "closed": 409,
    "too_many_seats": 409,
    "bad_password": 401,
    "not_signed_in": 401,
    "seat_taken": 409,
    "table_full": 409,
    "other_rules": 409,
    "broken_lesson": 409,
    "broken_puzzle": 409,
    "name_taken": 409,
    "not_started": 409,
    "too_fast": 429,
    "busy": 503,
    "no_puzzles": 503,
}
"""The HTTP status of a refusal; 400 if not listed."""
REFUSALS: Final = (CommandRefused, HTTPException, RecursionError)
"""Errors of the client: our own, the framework's (unknown paths, wrong methods, malformed bodies)
and JSON that is nested too deeply."""
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
    *(lobby.sit_down, lobby.add_bot, lobby.join_rematch, lobby.stand_up),
    *(lobby.set_attention, lobby.join_account),
    *(accounts.create_account, accounts.create_session, accounts.delete_session),
    *(accounts.my_tables, accounts.my_seats, accounts.my_solo_results),
    *(records.record, records.replay, websocket.plain_request, websocket.table_socket),
    *(records.upload_record, reviews.show_review, reviews.ask_for_review, reviews.legend_line),
    *account_settings.ROUTES,
    *moderation.ROUTES,
    *admin.ROUTES,
    *mail_links.ROUTES,
    *push.ROUTES,
    *(rules.rules, rules.example),
    *(lessons.list_lessons, lessons.play, lessons.explain),
    *puzzles.ROUTES,
    *(static_files.page, static_files.page_below, static_files.asset),
)


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    context = RequestContext(settings)
    channels = ChannelsPlugin(_backend(context.registry), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        texts().load()
        await context.registry.start()
        context.registry.run(context.refusals.keep_reporting())
        async with (
            channels,
            channels.start_subscription(CHANNEL) as announcements,
            announcements.run_in_background(lambda word: context.registry.heard(word.decode())),
        ):
            LOG.info("started", extra={"database": _without_password(settings.url)})
            yield
        context.refusals.report()
        LOG.info("stopping", extra={"sockets": context.sockets.total})
        await context.registry.stop()

    async def before_request(request: AnyRequest) -> None:
        context.limit(context.limits.requests, request)
        check_request(request, settings.public_url)
        if request.method not in SAFE_METHODS:
            context.registry.sanctions.check_ban(context.visitor(request))

    async def after_exception(error: Exception, scope: Scope) -> None:
        _note_refusal(context, error, scope)

    return Litestar(
        route_handlers=list(ROUTES),
        lifespan=[lifespan],
        before_request=before_request,
        after_exception=[after_exception],
        state=State({"refusals": context.refusals}),
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        exception_handlers={**dict.fromkeys(REFUSALS, _refused), Exception: _failed},
        response_headers=[ResponseHeader(name=n, value=v) for n, v in HEADERS.items()],
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="trickerion",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        signature_types=[RequestContext],
    )


def _backend(registry: TableRegistry) -> ChannelsBackend:
    """With PostgreSQL, several processes share a database and notify each other."""
    if registry.store.is_postgres:
        from trickerion.server.storage.notify import NotifyBackend  # noqa: PLC0415 - an extra

        url = registry.store.engine.url.set(drivername="postgresql")
        dsn = url.render_as_string(hide_password=False)
        return NotifyBackend(dsn, registry.process, registry.catch_up)
    return MemoryChannelsBackend()


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _note_refusal(context: RequestContext, error: Exception, scope: Scope) -> None:
    """Count and log a refusal; a failure is only counted, because `_failed` logs it."""
    # The framework's 500 is a client that hung up in the middle of a body.
    has_left = isinstance(error, HTTPException) and error.status_code == 500
    what: Refusable = "request" if scope["type"] == ScopeType.HTTP else "socket"
    if not isinstance(error, REFUSALS):
        context.registry.metrics.refusals.labels(what, "busy").inc()
    elif not has_left:
        connection: Connection = ASGIConnection(scope)
        context.note_refusal(what, route(connection), _as_refusal(error), connection)


def _as_refusal(error: Exception) -> CommandRefused:
    """What the client learns about an error."""
    match error:
        case CommandRefused():
            return error
        case HTTPException():
            code: Code = "not_found" if error.status_code == 404 else "malformed"
            extra = f": {error.extra}" if error.extra else ""
            return CommandRefused(code, f"{error.detail}{extra}"[:300])
        case RecursionError():
            return CommandRefused("malformed", "too deeply nested")
    return CommandRefused("busy", "Something went wrong on the server.")


def _refused(request: AnyRequest, error: Exception) -> Response[Any]:
    refused = _as_refusal(error)
    if isinstance(error, HTTPException):
        return _answer(refused, error.status_code)
    return _answer(refused, STATUS.get(refused.code, 400))


def _failed(request: AnyRequest, error: Exception) -> Response[Any]:
    LOG.error("request failed", extra={"kind": route(request)}, exc_info=error)
    return _answer(_as_refusal(error), 500)


def _answer(refused: CommandRefused, status: int) -> Response[Any]:
    headers = {**HEADERS, **({"Retry-After": "5"} if status == 429 else {})}
    return Response(refused.message(), status_code=status, headers=headers)
