"""The page for admins: reports, bans and mutes."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import LOOKS, violations
from tests.browser.conftest import PHONE, NewPage
from tests.browser.moderators import OPEN_ALL, admin_account, enter, report
from tests.browser.table_page import button, chat, chat_tab, decision
from tests.browser.tables import open_seat
from tests.browser.texts import said
from tests.server.administration import OwnedTable, sign_up
from tests.server.support import Running


def sanctions(page: Page) -> Locator:
    return page.get_by_role("list", name=said("admin-sanctions"))


def reports(page: Page) -> Locator:
    return page.get_by_role("list", name=said("admin-reports"), exact=True)


def impose(within: Page | Locator, kind: str, days: str, account: str | None = None) -> None:
    if account is not None:
        within.get_by_label(said("admin-account")).fill(account)
    within.get_by_role("combobox", name=said("admin-kind"), exact=True).last.select_option(kind)
    within.get_by_role("combobox", name=said("admin-days"), exact=True).last.select_option(
        label=days
    )
    button(within, "admin-apply").last.click()


def test_an_admin_handles_a_report(fresh_server: Running, fresh_page: NewPage) -> None:
    server, page, other = fresh_server, fresh_page(None), fresh_page(None)
    admin_account(server, "Boss")
    table = OwnedTable(server)
    table.sit("Olga")
    paul = table.player("Paul")
    report(server, table, 1, reason="He is rude.")
    open_seat(other, paul)
    chat_tab(other).click()
    enter(page, "Boss")
    page.goto("/account")
    page.get_by_role("link", name=said("admin-title")).click()
    item = reports(page).get_by_role("listitem")
    item.get_by_text(said("admin-because", reason="He is rude.")).wait_for()
    item.get_by_text(said("admin-mute_or_ban")).click()
    impose(item, "mute", said("admin-for_days", days=7))
    page.get_by_text(said("admin-imposed_mute")).wait_for()
    chat(other).get_by_text(said("code-muted")).wait_for()
    button(item, "people-remove").click()
    button(item.get_by_role("group", name=said("people-remove")), "people-remove").click()
    other.get_by_text(said("code-removed")).wait_for()
    page.get_by_text(said("people-removed")).wait_for()
    button(item, "admin-close").click()
    button(item.get_by_role("group", name=said("admin-close")), "admin-close").click()
    page.get_by_text(said("admin-closed")).wait_for()
    button(item, "admin-handle").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(said("admin-handled"))).to_be_focused()
    reports(page).get_by_text(said("admin-no_reports")).wait_for()
    page.get_by_label(said("admin-show_handled")).check()
    reports(page).get_by_text(said("admin-because", reason="He is rude.")).wait_for()


def test_an_admin_bans_an_account_and_ends_the_ban(
    fresh_server: Running, fresh_page: NewPage
) -> None:
    server, page, other = fresh_server, fresh_page(None), fresh_page(None)
    admin_account(server, "Boss")
    session = sign_up(server, "Rita")
    table = OwnedTable(server)
    table.sit("Olga")
    table.sit("Rita", session)
    enter(other, "Rita")
    other.goto(f"/t/{table.id}")
    decision(other).wait_for()
    enter(page, "Boss")
    page.goto("/admin")
    impose(page, "ban", said("admin-forever"), account="Nobody like that")
    page.get_by_text(said("problem-admin_not_found")).wait_for()
    impose(page, "ban", said("admin-forever"), account="Boss")
    page.get_by_text(said("problem-admin_not_admin")).wait_for()
    impose(page, "ban", said("admin-forever"), account="rita")
    sanctions(page).get_by_text(said("admin-ban_forever", who="Rita")).wait_for()
    other.get_by_text(said("code-banned")).wait_for()
    button(sanctions(page), "admin-lift").press("Enter")
    sanctions(page).get_by_text(said("admin-no_sanctions")).wait_for()
    expect(page.get_by_text(said("admin-lifted"))).to_be_focused()


def test_the_page_is_for_admins_only(server: Running, page: Page) -> None:
    page.goto("/admin")
    page.get_by_text(said("code-not_signed_in")).wait_for()
    page.get_by_role("link", name=said("account-sign_in")).wait_for()
    sign_up(server, "Wanda")
    enter(page, "Wanda")
    page.goto("/account")
    button(page, "account-sign_out").wait_for()
    assert page.get_by_role("link", name=said("admin-title")).count() == 0
    page.goto("/admin")
    page.get_by_text(said("problem-admin_not_admin")).wait_for()
    assert reports(page).count() == 0


def test_axe_finds_nothing_on_the_page_for_admins(
    fresh_server: Running, fresh_page: NewPage
) -> None:
    server, page = fresh_server, fresh_page(None)
    admin_account(server, "Boss")
    table = OwnedTable(server)
    table.sit("Olga")
    report(server, table, 0, reason="long " * 90)
    enter(page, "Boss")
    page.goto("/admin")
    impose(page, "mute", said("admin-for_days", days=1), account="Boss")
    button(reports(page), "admin-close").click()
    page.evaluate(OPEN_ALL)
    for look in LOOKS:
        look.at(page)
        assert violations(page) == [], look
        assert page.evaluate("document.documentElement.scrollWidth") <= look.size["width"]
    assert look.size == PHONE
