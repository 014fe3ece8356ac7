"""Accounts, admins and owners of tables, made without clicks."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from playwright.sync_api import Page

from tests.server.administration import PASSWORD, OwnedTable, make_admin, send
from tests.server.support import Running
from trickerion.server import admin

T = TypeVar("T")
ENTER = """async ([name, password]) => {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ name, password })
  await fetch('/api/sessions', { method: 'POST', headers, body })
  localStorage['trickerion.account'] = JSON.stringify(name)
}"""
KEEP_OWNER = "(owned) => (localStorage['trickerion.owned'] = JSON.stringify([owned]))"
OPEN_ALL = "document.querySelectorAll('details').forEach((one) => (one.open = true))"


def enter(page: Page, name: str) -> None:
    """Sign in to an account of these tests."""
    page.goto("/rules")
    page.evaluate(ENTER, [name, PASSWORD])


def own(page: Page, table: OwnedTable) -> None:
    """Make this browser the one that has created the table."""
    page.goto("/rules")
    page.evaluate(KEEP_OWNER, {"id": table.id, "owner": table.owner})


def sign_up_once(server: Running, name: str) -> str:
    """An account of this name, perhaps a new one; the token of a session."""
    credentials = {"name": name, "password": PASSWORD}
    server.http.post("/api/accounts", json=credentials)
    token: str = server.post("/api/sessions", credentials)["token"]
    server.http.cookies.clear()
    return token


def admin_account(server: Running, name: str) -> str:
    """An admin account; the token of a session."""
    token = sign_up_once(server, name)
    in_thread(lambda: make_admin(server.database, name))
    return token


def reset_link(server: Running, name: str) -> str:
    """A link for a new password, as the host makes it."""
    make = partial(admin.reset_link, name=name, public_url="", actor="test")
    return in_thread(lambda: admin.run_on(server.database, make))


def in_thread(work: Callable[[], T]) -> T:
    """Playwright has an event loop in this thread; commands of the host start one too."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(work).result()


def report(server: Running, table: OwnedTable, seat: int, **more: Any) -> None:
    answer = send(server, "POST", f"{table.path}/reports", table.owner, {"seat": seat, **more})
    assert answer.status_code == 204, answer.text
