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

from trickerion.server import mail_consent
from trickerion.server.door import AnyRequest, Door, TheDoor
from trickerion.server.origins import FROM_ANYWHERE

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
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
    "<style>{style}</style><h1>{title}</h1><p>{text}</p>{form}</html>"
)
FORM: Final = '<form method="post" action="{action}"><button>{label}</button></form>'
OPEN: Final = {FROM_ANYWHERE: True}
"""Mail programs post here too; the key in the address is all it takes."""
Page = Response[str]
Key = FromPath[str]


@get("/mail/confirm/{key:str}", include_in_schema=False)
async def ask_to_confirm(request: AnyRequest, key: Key, door: TheDoor) -> Page:
    """Asks whether an address is to get notifications."""
    address = await door.house.store.read(lambda c: mail_consent.asking(c, key, time()))
    if address is None:
        return _unknown(request, door)
    text = f"Send an e-mail to {address} when it's your turn in a game on this server?"
    return _page("Confirm your address", text, ("Confirm", key))


@post("/mail/confirm/{key:str}", include_in_schema=False, status_code=200, opt=OPEN)
async def confirm(request: AnyRequest, key: Key, door: TheDoor) -> Page:
    """Confirms an address."""
    address = await door.house.store.write(lambda c: mail_consent.confirm(c, key, time()))
    if address is None:
        return _unknown(request, door)
    text = f"You'll get an e-mail to {address} when it's your turn and you aren't at the table."
    return _page("Address confirmed", text)


@get("/mail/stop/{key:str}", include_in_schema=False)
async def ask_to_stop(request: AnyRequest, key: Key, door: TheDoor) -> Page:
    """Asks whether to unsubscribe, or to subscribe again."""
    is_stopped = await door.house.store.read(lambda c: mail_consent.stopped(c, key))
    if is_stopped is None:
        return _unknown(request, door)
    if is_stopped:
        return _stopped(key)
    return _page("Unsubscribe", "Stop all e-mail from this server?", ("Unsubscribe", key))


@post("/mail/stop/{key:str}", include_in_schema=False, status_code=200, opt=OPEN)
async def stop(request: AnyRequest, key: Key, door: TheDoor) -> Page:
    """Unsubscribes."""
    is_known = await door.house.store.write(lambda c: mail_consent.stop(c, key, time()))
    return _stopped(key) if is_known else _unknown(request, door)


@post("/mail/allow/{key:str}", include_in_schema=False, status_code=200, opt=OPEN)
async def allow(request: AnyRequest, key: Key, door: TheDoor) -> Page:
    """Subscribes again."""
    if not await door.house.store.write(lambda c: mail_consent.stop(c, key, None)):
        return _unknown(request, door)
    return _page("Subscribed again", "This server may send e-mail to your address again.")


def _stopped(key: str) -> Page:
    text = (
        "This server won't send you any more e-mail. Keep this link: with it, and only with it, "
        "you can change your mind."
    )
    return _page("Unsubscribed", text, ("Allow e-mail again", f"../allow/{key}"))


def _unknown(request: AnyRequest, door: Door) -> Page:
    door.count_guess(request)
    text = "This link doesn't work, or no longer. Links to confirm an address work for three days."
    return _page("Unknown link", text, status=404)


def _page(title: str, text: str, button: tuple[str, str] | None = None, status: int = 200) -> Page:
    form = FORM.format(label=button[0], action=escape(button[1])) if button else ""
    html = HTML.format(title=title, style=STYLE, text=escape(text), form=form)
    return Response(html, media_type="text/html", status_code=status, headers=HEADERS)


ROUTES: Final = (ask_to_confirm, confirm, ask_to_stop, stop, allow)
