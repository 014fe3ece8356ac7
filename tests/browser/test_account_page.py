"""The account page: sign up, sign in, sign out, and the games of an account."""

from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, NewPage, resize
from tests.browser.moderators import OPEN_ALL, reset_link
from tests.browser.table_page import (
    QUESTION,
    button,
    decision,
    dialog,
    start_game,
    take_hint,
    wait_until_asked,
)
from tests.browser.texts import pattern, said
from tests.server.administration import sign_up as account
from tests.server.support import Running

PASSWORD = "open sesame"
"""Nobody else can use the names of these accounts, so other tests use other names."""


def enter(page: Page, name: str, password: str) -> None:
    page.get_by_label(said("account-name"), exact=True).fill(name)
    page.get_by_label(said("account-password")).fill(password)


def sign_up(page: Page, name: str, password: str = PASSWORD) -> None:
    page.goto("/account")
    button(page, "account-new_instead").click()
    enter(page, name, password)
    button(page, "account-create").click()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    page.goto("/account")
    enter(page, name, password)
    button(page, "account-sign_in").click()


def wait_for_welcome(page: Page, name: str) -> None:
    page.get_by_role("heading", name=said("account-hello", name=name)).wait_for()


def test_an_account_gathers_the_games_of_several_devices(page: Page, new_page: NewPage) -> None:
    here = page
    start_game(here, "base")
    take_hint(here)
    decision(here, QUESTION).wait_for(state="detached")
    sign_up(here, "Ruth")
    wait_for_welcome(here, "Ruth")
    here.get_by_text(said("account-claim_more", count=1)).wait_for()
    button(here, "account-claim").click()
    here.get_by_text(said("account-claimed", added=1)).wait_for()
    there = new_page(None)
    sign_in(there, "Ruth")
    there.get_by_text(said("start-your_turn")).wait_for()
    there.get_by_role("link", name=said("start-resume")).click()
    wait_until_asked(there)
    there.goto("/")
    there.get_by_role("link", name=said("account-link_in", name="Ruth")).click()
    button(there, "account-sign_out").click()
    there.get_by_text(said("account-signed_out")).wait_for()
    expect(there.get_by_role("link", name=said("start-resume"))).to_have_count(0)


def test_a_game_started_while_signed_in_belongs_to_the_account(
    page: Page, new_page: NewPage
) -> None:
    here = page
    sign_up(here, "Sam")
    wait_for_welcome(here, "Sam")
    here.goto("/")
    start_game(here, "first")
    there = new_page(None)
    sign_in(there, "sam")
    there.get_by_role("link", name=said("start-resume")).wait_for()


def test_the_language_is_that_of_the_account_on_another_device(
    page: Page, new_page: NewPage
) -> None:
    sign_up(page, "Lotte")
    wait_for_welcome(page, "Lotte")
    with page.expect_response("**/api/me/language"):
        page.get_by_label(said("settings-language")).first.select_option("fr")
    other = new_page()
    sign_in(other, "Lotte")
    expect(other.locator("html")).to_have_attribute("lang", "fr")


def test_the_page_says_what_is_wrong_with_a_name_or_password(page: Page, new_page: NewPage) -> None:
    sign_up(page, "Tess", "short")
    page.get_by_text(said("account-short")).wait_for()
    page.get_by_label(said("account-password")).fill(PASSWORD)
    button(page, "account-create").click()
    wait_for_welcome(page, "Tess")
    other = new_page(None)
    sign_up(other, "TESS")
    other.get_by_text(said("code-name_taken")).wait_for()
    for password in ("wrong", "wrong password"):
        sign_in(other, "Tess", password)
        other.get_by_text(said("code-bad_password")).wait_for()


def test_a_session_that_has_ended_is_reported(page: Page) -> None:
    sign_up(page, "Uma")
    wait_for_welcome(page, "Uma")
    page.goto("/api/health")  # nothing of the account page is under way anymore
    page.context.clear_cookies()
    page.goto("/account")
    page.get_by_text(said("account-lapsed")).wait_for()
    button(page, "account-sign_in").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_account_is_made_on_a_phone_with_the_keyboard(
    page: Page, theme: Literal["light", "dark"]
) -> None:
    """axe finds nothing, and nothing scrolls sideways."""
    resize(page, PHONE)
    page.emulate_media(color_scheme=theme)
    page.goto("/account")
    button(page, "account-new_instead").click()
    assert violations(page) == []
    page.get_by_label(said("account-name"), exact=True).focus()
    page.keyboard.type(f"Vera {theme}")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=pattern("account-hello")).wait_for()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# Password, sessions, data


def opened(page: Page, key: str) -> Locator:
    """A part of the account page, unfolded."""
    part = page.get_by_role("group").filter(has=page.get_by_role("heading", name=said(key)))
    part.get_by_role("heading").click()
    return part


def test_the_password_is_changed_by_keyboard(page: Page, new_page: NewPage) -> None:
    sign_up(page, "Walt")
    wait_for_welcome(page, "Walt")
    part = opened(page, "password-title")
    part.get_by_label(said("password-old")).fill("wrong password")
    part.get_by_label(said("password-new")).fill("short")
    page.keyboard.press("Enter")
    part.get_by_text(said("account-short")).wait_for()
    part.get_by_label(said("password-new")).fill("sesame, open")
    page.keyboard.press("Enter")
    part.get_by_text(said("problem-account_bad_password")).wait_for()
    part.get_by_label(said("password-old")).fill(PASSWORD)
    page.keyboard.press("Enter")
    part.get_by_text(said("password-changed")).wait_for()
    there = new_page(None)
    sign_in(there, "Walt", "sesame, open")
    wait_for_welcome(there, "Walt")


def test_other_browsers_are_listed_and_signed_out(page: Page, new_page: NewPage) -> None:
    sign_up(page, "Xena")
    wait_for_welcome(page, "Xena")
    there = new_page(None)
    sign_in(there, "Xena")
    wait_for_welcome(there, "Xena")
    start_game(there, "first")
    page.reload()
    part = opened(page, "session-title")
    expect(part.get_by_role("listitem")).to_have_count(2)
    part.get_by_text(said("session-this")).wait_for()
    button(part, "session-end").press("Enter")
    expect(part.get_by_text(said("session-ended"))).to_be_focused()
    expect(part.get_by_role("listitem")).to_have_count(1)
    there.get_by_text(said("code-not_signed_in")).wait_for()
    there.get_by_role("link", name=said("account-link")).click()
    there.get_by_text(said("account-lapsed")).wait_for()


def test_an_account_is_exported_and_deleted_on_a_phone(page: Page) -> None:
    resize(page, PHONE)
    sign_up(page, "Yann")
    wait_for_welcome(page, "Yann")
    part = opened(page, "export-title")
    with page.expect_download() as download:
        button(part, "export-save").click()
    assert "Yann" in download.value.path().read_text(encoding="utf-8")
    page.evaluate(OPEN_ALL)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    button(page, "delete-ask").click()
    asked = dialog(page, "delete-title")
    assert violations(page) == []
    asked.get_by_label(said("account-password")).fill("wrong password")
    button(asked, "delete-go").click()
    asked.get_by_text(said("problem-account_bad_password")).wait_for()
    asked.get_by_label(said("account-password")).fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_text(said("account-deleted")).wait_for()
    sign_in(page, "Yann")
    page.get_by_text(said("code-bad_password")).wait_for()


def test_a_server_without_mail_says_whom_to_ask(page: Page) -> None:
    page.goto("/account")
    page.get_by_text(said("reset-forgotten")).click()
    page.get_by_label(said("reset-name")).fill("Zora")
    button(page, "reset-send").click()
    page.get_by_text(said("problem-account_no_mail")).wait_for()
    sign_up(page, "Zora")
    wait_for_welcome(page, "Zora")
    part = opened(page, "email-title")
    part.get_by_label(said("email-address")).fill("zora@example.org")
    button(part, "email-confirm").click()
    part.get_by_text(said("problem-account_no_mail")).wait_for()


def test_who_asks_for_a_link_learns_nothing_about_accounts(new_page: NewPage) -> None:
    page = new_page(None)
    page.route("**/api/password-resets", lambda route: route.fulfill(status=204))
    page.goto("/account")
    page.get_by_text(said("reset-forgotten")).click()
    page.get_by_label(said("reset-name")).fill("Nobody")
    page.keyboard.press("Enter")
    page.get_by_text(said("reset-sent")).wait_for()


def test_a_link_sets_a_new_password_once(server: Running, page: Page) -> None:
    account(server, "Zoe")
    link = reset_link(server, "Zoe")
    page.goto(link)
    field = page.get_by_label(said("password-new"))
    field.fill("short")
    page.keyboard.press("Enter")
    page.get_by_text(said("account-short")).wait_for()
    assert violations(page) == []
    field.fill("a new password")
    page.keyboard.press("Enter")
    wait_for_welcome(page, "Zoe")
    page.goto("/")
    page.goto(link)
    field.fill("another password")
    button(page, "reset-set").click()
    page.get_by_text(said("code-expired")).wait_for()
