"""The problem page: a plain sentence, and a way to go on."""

import pytest
from playwright.sync_api import Page

from tests.browser.table_page import button, decision, play_button
from tests.browser.texts import pattern, said
from tests.server.support import Running


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/t/nosuchtable", "unknown_table"),
        ("/replay/nosuchtable", "unknown_table"),
        ("/nowhere", "not_found"),
    ],
)
def test_a_wrong_address_says_so(page: Page, path: str, code: str) -> None:
    page.goto(path)
    page.get_by_text(said(f"code-{code}")).wait_for()
    page.get_by_role("link", name=said("ui-home")).click()
    play_button(page).wait_for()


def test_a_wrong_key_says_so_and_offers_to_watch(server: Running, page: Page) -> None:
    id, _ = server.table(2)
    page.goto(f"/t/{id}#wrong-key")
    page.get_by_text(said("code-unknown_token")).wait_for()
    button(page, "start-watch").click()
    decision(page, pattern("table-watching")).wait_for()


def test_a_table_without_spectators_says_so(server: Running, page: Page) -> None:
    id, _ = server.table(2, spectators=False)
    page.goto(f"/t/{id}")
    page.get_by_text(said("code-spectators_off")).wait_for()
    page.get_by_role("link", name=said("problem-start")).click()
    play_button(page).wait_for()
