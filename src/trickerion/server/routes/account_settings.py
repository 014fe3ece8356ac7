"""The signed-in account: password, sessions, e-mail, export and deletion."""

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import json

from trickerion.server import password_resets, personal_data
from trickerion.server.accounts import (
    SESSION_ID,
    by_name,
    change_password,
    choose_language,
    end_sessions,
    key_of,
    sessions_of,
)
from trickerion.server.audit_log import account_actor
from trickerion.server.context import AnyRequest, InjectedContext, RequestContext, session_token
from trickerion.server.notifications import mail_consent
from trickerion.server.notifications.mail import checked_email
from trickerion.server.passwords import is_right
from trickerion.server.protocol.bodies import (
    AttentionSet,
    EmailAddress,
    LanguageChoice,
    Me,
    NewPassword,
    PasswordChange,
    PasswordConfirmation,
    ResetRequest,
    SessionListed,
    SignedIn,
)
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.reader_language import asked_language
from trickerion.server.routes.accounts import signed_in
from trickerion.server.storage.rows import AccountRow, SeatRow
from trickerion.server.tokens import hashed


@get("/api/me")
async def me(request: AnyRequest, context: InjectedContext) -> Me:
    """The signed-in account."""
    user = await context.signed_in(request)
    store = context.registry.store
    emails = await store.read(lambda c: mail_consent.confirmed_addresses(c, user.id))
    return Me(user.name, user.is_admin, emails, user.language)


@put("/api/me/language", status_code=204)
async def set_language(
    request: AnyRequest, data: JSONBody[LanguageChoice], context: InjectedContext
) -> None:
    """Choose the language of what the server writes to the account."""
    user = await context.signed_in(request)
    await choose_language(context.registry.store, user, data.language)


@get("/api/me/sessions")
async def sessions(request: AnyRequest, context: InjectedContext) -> list[SessionListed]:
    """Where the account is signed in."""
    user, current = await context.signed_in(request), hashed(session_token(request) or "")
    return [
        SessionListed(
            row.token[:SESSION_ID], row.created, row.expires, row.agent, row.token == current
        )
        for row in await sessions_of(context.registry.store, user.id)
    ]


@delete("/api/me/sessions/{session_id:str}")
async def end_one_session(
    request: AnyRequest, session_id: FromPath[str], context: InjectedContext
) -> None:
    """Sign out one browser, and close its tables."""
    user, store = await context.signed_in(request), context.registry.store
    is_id = len(session_id) == SESSION_ID and session_id.isalnum()
    if not is_id or not await end_sessions(store, user.id, "", session_id):
        raise CommandRefused("not_found", "There is no such session.")
    await context.registry.change_feed.look()


@delete("/api/me/sessions")
async def end_other_sessions(request: AnyRequest, context: InjectedContext) -> None:
    """Sign out all browsers but this one."""
    user = await context.signed_in(request)
    await end_sessions(context.registry.store, user.id, session_token(request) or "")
    await context.registry.change_feed.look()


@put("/api/me/password", status_code=204)
async def set_password(
    request: AnyRequest, data: JSONBody[PasswordChange], context: InjectedContext
) -> None:
    """Change the password; signs out all browsers but this one."""
    user = await context.signed_in(request)
    await _check_password(request, user, data.old, context)
    store, keep = context.registry.store, session_token(request) or ""
    await change_password(store, user, data.new, keep)
    await context.registry.change_feed.look()


@put("/api/me/email")
async def set_email(
    request: AnyRequest, data: JSONBody[EmailAddress], context: InjectedContext
) -> AttentionSet:
    """Confirm an e-mail address, for turns and for a new password."""
    user, registry = await context.signed_in(request), context.registry
    email = checked_email(data.email)
    owner = SeatRow(table_id="", seat=0, user_id=user.id)
    owner.language = user.language or asked_language(request)
    sender = context.address(request)
    return AttentionSet(await registry.notifier.ask_to_confirm(owner, email, sender, registry.run))


@get("/api/me/export")
async def export(request: AnyRequest, context: InjectedContext) -> Response[bytes]:
    """Everything the server stores about the account, as a JSON file."""
    user = await context.signed_in(request)
    context.limit(context.limits.tables, request)
    data = json.encode(await personal_data.export(context.registry.store, user))
    headers = {"Content-Disposition": 'attachment; filename="trickerion-account.json"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/me/delete", status_code=204)
async def delete_account(
    request: AnyRequest, data: JSONBody[PasswordConfirmation], context: InjectedContext
) -> Response[None]:
    """Delete the account; its games stay, under another name."""
    user = await context.signed_in(request)
    await _check_password(request, user, data.password, context)
    await personal_data.delete_account(context.registry.store, user, account_actor(user.id))
    await context.registry.change_feed.look()
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie("session")
    return response


async def _check_password(
    request: AnyRequest, user: AccountRow, password: str, context: RequestContext
) -> None:
    context.count_password(request, user.key)
    if not await is_right(password, user.password):
        raise CommandRefused("bad_password", "Wrong password.")
    context.forget_guess(request, user.key)


# A forgotten password


@post("/api/password-resets", status_code=202)
async def ask_for_reset(
    request: AnyRequest, data: JSONBody[ResetRequest], context: InjectedContext
) -> None:
    """Send a link to set a new password, if the account exists and has a confirmed address. The
    answer is always the same."""
    context.limit(context.limits.resets, request)
    context.limits.check(context.limits.resets, f"account {key_of(data.name)}")
    if context.registry.notifier.mailer is None:
        raise CommandRefused("no_mail", "There is no mail server; ask an admin for a link.")
    # In the background, so that the time it takes tells nothing either.
    context.registry.run(_send_link(context, data.name))


async def _send_link(context: RequestContext, name: str) -> None:
    store, notifier = context.registry.store, context.registry.notifier
    user = await by_name(store, name)
    if user is None:
        return
    if await store.read(lambda c: mail_consent.confirmed_addresses(c, user.id)):
        token = await store.write(
            lambda c: password_resets.new_token(c, user.id, account_actor(user.id))
        )
        await notifier.send_password_link(user, token)


@post("/api/password-resets/use")
async def use_reset(
    request: AnyRequest, data: JSONBody[NewPassword], context: InjectedContext
) -> Response[SignedIn]:
    """Set a new password with a link's token, and sign in; the link works once."""
    context.count_guess(request)
    user = await password_resets.use(context.registry.store, data.token, data.password)
    context.limits.guesses.give_back(context.address(request))
    await context.registry.change_feed.look()
    return await signed_in(request, user, context)


ROUTES: Final = (
    *(me, sessions, end_one_session, end_other_sessions, set_password, set_email, set_language),
    *(export, delete_account, ask_for_reset, use_reset),
)
