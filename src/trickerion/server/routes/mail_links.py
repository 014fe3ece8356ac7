"""The pages behind the links in e-mails. They work without the browser client.

Looking at a page changes nothing: mail scanners follow links. A button does, by POST; mail
programs send the same POST for their own unsubscribe button (RFC 8058).
"""

from base64 import b64encode
from hashlib import sha256
from html import escape
from time import time
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath

from trickerion.server.context import AnyRequest, InjectedContext, RequestContext, route
from trickerion.server.notifications import mail_consent
from trickerion.server.origins import FROM_ANYWHERE
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.reader_language import asked_language
from trickerion.texts.bundle import Texts, Value

STYLE: Final = (
    "body{font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;"
    "color:#222;background:#fff}button{font:inherit;padding:.5rem 1rem}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#1b1b1f}}"
)
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    f"form-action 'self'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'",
    "Cache-Control": "no-store",
}
HTML: Final = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
    "<style>{style}</style><main><h1>{title}</h1><p>{text}</p>{form}</main></html>"
)
FORM: Final = '<form method="post" action="{action}"><button>{label}</button></form>'
OPEN: Final = {FROM_ANYWHERE: True}
"""Mail programs post here too; the key in the address is all it takes."""
Page = Response[str]
Key = FromPath[str]


@get("/mail/confirm/{key:str}", include_in_schema=False)
async def ask_to_confirm(request: AnyRequest, key: Key, context: InjectedContext) -> Page:
    """Asks whether an address is to get notifications."""
    address = await context.registry.store.read(lambda c: mail_consent.asking(c, key, time()))
    if address is None:
        return _unknown(request, context)
    return _page(
        _texts(request, context), "confirm", "confirm_ask", ("confirm_do", key), address=address
    )


@post("/mail/confirm/{key:str}", include_in_schema=False, status_code=200, opt=OPEN)
async def confirm(request: AnyRequest, key: Key, context: InjectedContext) -> Page:
    """Confirms an address."""
    address = await context.registry.store.write(lambda c: mail_consent.confirm(c, key, time()))
    if address is None:
        return _unknown(request, context)
    return _page(_texts(request, context), "confirmed", "confirmed_more", address=address)


@get("/mail/stop/{key:str}", include_in_schema=False)
async def ask_to_stop(request: AnyRequest, key: Key, context: InjectedContext) -> Page:
    """Asks whether to unsubscribe, or to subscribe again."""
    is_stopped = await context.registry.store.read(lambda c: mail_consent.stopped(c, key))
    if is_stopped is None:
        return _unknown(request, context)
    if is_stopped:
        return _stopped(_texts(request, context), key)
    return _page(_texts(request, context), "stop", "stop_ask", ("stop_do", key))


@post("/mail/stop/{key:str}", include_in_schema=False, status_code=200, opt=OPEN)
async def stop(request: AnyRequest, key: Key, context: InjectedContext) -> Page:
    """Unsubscribes."""
    is_known = await context.registry.store.write(lambda c: mail_consent.stop(c, key, time()))
    return _stopped(_texts(request, context), key) if is_known else _unknown(request, context)


@post("/mail/allow/{key:str}", include_in_schema=False, status_code=200, opt=OPEN)
async def allow(request: AnyRequest, key: Key, context: InjectedContext) -> Page:
    """Subscribes again."""
    if not await context.registry.store.write(lambda c: mail_consent.stop(c, key, None)):
        return _unknown(request, context)
    return _page(_texts(request, context), "allowed", "allowed_more")


def _texts(request: AnyRequest, context: RequestContext) -> Texts:
    return context.settings.texts_in(asked_language(request))


def _stopped(said: Texts, key: str) -> Page:
    return _page(said, "stopped", "stopped_more", ("allow_do", f"../allow/{key}"))


def _unknown(request: AnyRequest, context: RequestContext) -> Page:
    context.count_guess(request)
    refused = CommandRefused("not_found", "There is no such link.")
    context.note_refusal("request", route(request), refused, request)
    days = int(mail_consent.CONFIRM_WITHIN // mail_consent.DAY)
    return _page(_texts(request, context), "unknown", "unknown_more", status=404, days=days)


def _page(
    said: Texts,
    title: str,
    text: str,
    button: tuple[str, str] | None = None,
    status: int = 200,
    **values: Value,
) -> Page:
    """A page with a title, a text and perhaps a button, by their keys."""

    def say(key: str) -> str:
        return escape(said.say(f"mail_page-{key}", **values))

    form = FORM.format(label=say(button[0]), action=escape(button[1])) if button else ""
    html = HTML.format(
        language=said.language, title=say(title), style=STYLE, text=say(text), form=form
    )
    return Response(html, media_type="text/html", status_code=status, headers=HEADERS)


ROUTES: Final = (ask_to_confirm, confirm, ask_to_stop, stop, allow)
