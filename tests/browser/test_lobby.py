"""The lobby of a table: invitations, and those who may only watch."""

from playwright.sync_api import Page

from tests.browser.table_page import button, decision
from tests.browser.texts import pattern, said
from tests.server.support import Running


def test_a_closed_table_asks_for_an_invitation(server: Running, page: Page) -> None:
    made = server.post("/api/tables", {"options": {"players": 2}, "is_open": False})
    page.goto(f"/t/{made['table']['id']}")
    button(page, "lobby-sit").click()
    page.get_by_text(said("code-invitation_needed")).wait_for()
    page.goto(made["link"])
    button(page, "lobby-sit").click()
    page.get_by_text(said("lobby-begins")).wait_for()


def test_a_visitor_becomes_a_spectator_when_the_table_is_full(server: Running, page: Page) -> None:
    made = server.post("/api/tables", {"options": {"players": 2}, "bots": ["random"]})
    id = made["table"]["id"]
    page.goto(f"/t/{id}")
    button(page, "lobby-sit").wait_for()
    server.post(f"/api/tables/{id}/seats", {"name": "Ben"})
    decision(page, pattern("table-watching")).wait_for()


def test_a_full_table_can_be_watched(server: Running, page: Page) -> None:
    id, _ = server.table(2)
    page.goto(f"/t/{id}")
    decision(page, pattern("table-watching")).wait_for()
