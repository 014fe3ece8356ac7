"""Push messages: the server's key, and the browsers that want to be notified."""

from typing import Final

from litestar import get, post, put
from litestar.params import JSONBody

from trickerion.server.context import AnyRequest, InjectedContext, PathNumber, TableId
from trickerion.server.notifications import push_subscriptions
from trickerion.server.protocol.bodies import PushKey, PushRemoval, PushSubscription


@get("/api/push")
async def push_key(context: InjectedContext) -> PushKey:
    """The key with which browsers subscribe."""
    return PushKey(context.registry.notifier.push.public_key)


@put("/api/me/push", status_code=204)
async def subscribe_account(
    request: AnyRequest, data: JSONBody[PushSubscription], context: InjectedContext
) -> None:
    """Notify a browser of the turns in all slow games of the account."""
    user = await context.signed_in(request)
    await context.registry.notifier.push.subscribe(user.id, data)


@put("/api/tables/{table_id:str}/seats/{seat:int}/push", status_code=204)
async def subscribe_seat(
    request: AnyRequest,
    table_id: TableId,
    seat: PathNumber,
    data: JSONBody[PushSubscription],
    context: InjectedContext,
) -> None:
    """Notify a browser of the turns in a slow game."""
    registry = context.registry
    table = await registry.table(table_id)
    await context.own_seat(request, table, seat)
    row = table.seats[seat]
    await registry.notifier.push.subscribe(str(row.user_id or row.token), data)
    registry.look(table)


@post("/api/push/removals", status_code=204)
async def unsubscribe(data: JSONBody[PushRemoval], context: InjectedContext) -> None:
    """Notify a browser no more. Only the browser knows its address."""
    await push_subscriptions.remove(context.registry.store, data.endpoint)


ROUTES: Final = (push_key, subscribe_account, subscribe_seat, unsubscribe)
