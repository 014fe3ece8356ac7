"""The rules page: search, links between rules, and the cards."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import visit
from tests.browser.selectors import with_focus
from tests.browser.texts import said


def shown_entry(page: Page) -> Locator:
    """The entry that was asked for, which has the focus."""
    return with_focus(page.get_by_role("article"))


def test_rules_are_found_and_lead_to_other_rules(page: Page) -> None:
    page.goto("/rules")
    page.get_by_text(said("rules-short")).wait_for()
    search = page.get_by_role("searchbox")
    first = page.get_by_role("article").first
    search.fill("wages")
    first.get_by_role("heading", name="END-1").wait_for()
    assert violations(page) == []
    search.fill("thr-4")
    first.get_by_role("link", name="TRK-3").click()
    shown_entry(page).get_by_role("heading", name="TRK-3").wait_for()
    search.fill("xyzzy")
    page.get_by_text(said("rules-none", query="xyzzy")).wait_for()


def test_every_kind_of_card_has_an_entry_that_refers_to_rules(page: Page) -> None:
    for id in ("seance", "riverside_1", "electra", "trick_overhaul", "encore"):
        visit(page, f"/rules/{id}")
        expect(shown_entry(page)).to_have_attribute("id", id)
        expect(shown_entry(page).get_by_role("link")).not_to_have_count(0)
