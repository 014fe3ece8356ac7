"""The settings of a seat: its link, and notifications of a slow game."""

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.table_page import QUESTION, button, decision, open_dialog, start_game
from tests.browser.tables import open_seat
from tests.browser.texts import said
from tests.server.support import Running


def test_the_link_to_a_seat_opens_it_on_another_device(page: Page, new_page: NewPage) -> None:
    start_game(page, "base")
    open_dialog(page, "table-settings")
    link = page.get_by_label(said("seat-link")).input_value()
    decision(new_page(link), QUESTION).wait_for()


def save(page: Page, email: str = "", webhook: str = "") -> None:
    page.get_by_label(said("slow-email")).fill(email)
    page.get_by_label(said("slow-webhook")).fill(webhook)
    button(page, "slow-keep").click()


def test_notifications_of_a_slow_game_are_turned_on_and_off(server: Running, page: Page) -> None:
    _, (ada, _) = server.table(2, pace="slow", clock="move", seconds=86_400)
    open_seat(page, ada)
    open_dialog(page, "table-settings")
    page.get_by_text(said("slow-title")).click()
    save(page, email="nowhere")
    page.get_by_text(said("code-bad_address")).wait_for()
    save(page, email="ada@example.org")
    page.get_by_text(said("code-no_mail")).wait_for()
    save(page, webhook="https://hook.example/ada")
    page.get_by_text(said("slow-webhook_set")).wait_for()
    save(page)
    page.get_by_text(said("slow-email_off")).wait_for()
