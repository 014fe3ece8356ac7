"""Refused actions are explained, and lead to their rule."""

import re

from playwright.sync_api import Page, expect

from tests.browser.selectors import with_focus
from tests.browser.table_page import button, start_game
from tests.browser.texts import said


def test_a_refused_action_leads_to_its_rule(page: Page) -> None:
    start_game(page, "base")
    page.keyboard.press("t")
    page.get_by_label(said("text-command")).fill("advertise")
    button(page, "text-do").click()
    alert = page.get_by_role("alert").filter(has_text="SET-6")
    with page.context.expect_page() as opened:
        alert.get_by_role("link", name=said("ui-rule_read", rule="SET-6")).click()
    rules = opened.value
    expect(rules).to_have_url(re.compile("/rules/SET-6$"))
    asked = with_focus(rules.get_by_role("article"))
    asked.get_by_role("heading", name="SET-6").wait_for()
