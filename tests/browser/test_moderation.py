"""The owner of a table moderates it, and anyone reports."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import LOOKS, violations
from tests.browser.conftest import PHONE, NewPage, resize
from tests.browser.moderators import admin_account, own
from tests.browser.table_page import button, chat, chat_tab, decision, dialog, open_dialog
from tests.browser.tables import open_seat
from tests.browser.texts import pattern, said
from tests.server.administration import OwnedTable, send
from tests.server.support import Player, Running


def owned_by_first(server: Running, page: Page) -> tuple[OwnedTable, list[Player]]:
    """A running game, opened by its owner, who has the first seat."""
    table = OwnedTable(server)
    players = [table.player("Olga"), table.player("Paul")]
    own(page, table)
    open_seat(page, players[0])
    return table, players


def person(page: Page, name: str) -> Locator:
    seats = page.get_by_role("list", name=said("lobby-seats"))
    return seats.get_by_role("listitem").filter(has_text=name)


def confirm(person: Locator, key: str) -> None:
    """Press a button, and again when it asks."""
    button(person, key).click()
    button(person.get_by_role("group", name=said(key)), key).click()


def test_the_owner_mutes_a_player_and_closes_the_chat(
    server: Running, page: Page, new_page: NewPage
) -> None:
    _, (_, paul) = owned_by_first(server, page)
    other = new_page(None)
    open_seat(other, paul)
    chat_tab(other).click()
    people = open_dialog(page, "table-people")
    button(person(page, "Paul"), "people-mute").click()
    people.get_by_text(said("people-muted_done")).wait_for()
    chat(other).get_by_text(said("code-muted")).wait_for()
    button(person(page, "Paul"), "people-unmute").click()
    people.get_by_text(said("people-unmuted_done")).wait_for()
    other.get_by_label(said("table-say")).wait_for()
    button(people, "people-close_chat").click()
    people.get_by_text(said("people-chat_closed")).wait_for()
    chat(other).get_by_text(said("code-chat_closed")).wait_for()
    button(people, "people-open_chat").click()
    other.get_by_label(said("table-say")).wait_for()


def test_a_player_removed_by_keyboard_is_told_and_somebody_else_plays_on(
    server: Running, page: Page, new_page: NewPage
) -> None:
    table, (_, paul) = owned_by_first(server, page)
    other = new_page(None)
    open_seat(other, paul)
    people = open_dialog(page, "table-people")
    button(person(page, "Paul"), "people-remove").press("Enter")
    page.keyboard.press("Escape")
    expect(button(person(page, "Paul"), "people-remove")).to_be_focused()
    page.keyboard.press("Enter")
    asked = person(page, "Paul").get_by_role("group", name=said("people-remove"))
    expect(button(asked, "people-remove")).to_be_focused()
    page.keyboard.press("Enter")
    people.get_by_text(said("people-removed")).wait_for()
    other.get_by_text(said("code-removed")).wait_for()
    person(page, "Paul").get_by_text(said("people-bot_plays")).wait_for()
    confirm(person(page, "Paul"), "people-reopen")
    people.get_by_text(said("people-reopened")).wait_for()
    link = people.get_by_label(said("people-invite")).input_value()
    third = new_page(link)
    free = third.get_by_role("region", name=said("people-free_seat"))
    free.get_by_label(said("start-name")).fill("Quinn")
    button(free, "lobby-sit").click()
    free.wait_for(state="detached")
    decision(third).wait_for()
    person(page, "Quinn").get_by_text(said("table-here")).wait_for()
    assert table.state()["seats"][1]["name"] == "Quinn"


def test_the_owner_removes_a_spectator(server: Running, page: Page, new_page: NewPage) -> None:
    table, _ = owned_by_first(server, page)
    watching = new_page(f"/t/{table.id}")
    decision(watching, pattern("table-watching")).wait_for()
    people = open_dialog(page, "table-people")
    spectators = people.get_by_role("list", name=said("people-spectators"))
    confirm(spectators.get_by_role("listitem"), "people-remove")
    watching.get_by_text(said("code-removed")).wait_for()
    spectators.get_by_text(said("people-no_spectators")).wait_for()


def test_the_owner_removes_somebody_from_the_lobby(server: Running, page: Page) -> None:
    table = OwnedTable(server)
    table.sit("Paul")
    own(page, table)
    page.goto(f"/t/{table.id}")
    button(page, "table-people").click()
    confirm(dialog(page, "table-people").get_by_role("listitem").first, "people-remove")
    dialog(page).get_by_text(said("people-removed")).wait_for()
    page.keyboard.press("Escape")
    expect(button(page, "table-people")).to_be_focused()
    assert table.state()["seats"][0]["name"] is None


def test_others_can_only_report(server: Running, page: Page) -> None:
    table = OwnedTable(server)
    olga, _ = table.player("Olga"), table.player("Paul")
    open_seat(page, olga)
    people = open_dialog(page, "table-people")
    button(person(page, "Paul"), "people-report").wait_for()
    expect(people.get_by_role("listitem").get_by_role("button")).to_have_count(1)
    expect(button(people, "people-close_chat")).to_have_count(0)


def test_a_refusal_is_a_sentence(server: Running, page: Page) -> None:
    table, _ = owned_by_first(server, page)
    people = open_dialog(page, "table-people")
    button(person(page, "Paul"), "people-remove").click()
    page.evaluate("localStorage.removeItem('trickerion.owned')")
    button(person(page, "Paul").get_by_role("group"), "people-remove").click()
    people.get_by_text(said("code-not_owner")).wait_for()
    assert table.state()["seats"][1]["vacancy"] is None


def test_a_chat_message_is_reported_by_keyboard_and_an_admin_acts(
    server: Running, page: Page
) -> None:
    boss = admin_account(server, "Boss of reports")
    table = OwnedTable(server)
    olga, paul = table.player("Olga"), table.player("Paul")
    paul.ask("say", text="rude words")
    paul.ask("say", text="ruder words")
    open_seat(page, olga)
    chat_tab(page).click()
    flags = chat(page).get_by_role("button", name=said("table-report", who="Paul"))
    flags.last.focus()
    page.keyboard.press("ArrowUp")
    expect(flags.first).to_be_focused()
    page.keyboard.press("Enter")
    dialog(page).get_by_label(said("report-reason")).wait_for()
    page.keyboard.type("He is rude.")
    button(dialog(page), "report-send").press("Enter")
    dialog(page).get_by_text(said("report-sent")).wait_for()
    button(dialog(page), "ui-close").last.press("Enter")
    expect(flags.first).to_be_focused()
    found = send(server, "GET", "/api/admin/reports", boss).json()[0]
    assert (found["name"], found["text"], found["reason"]) == ("Paul", "rude words", "He is rude.")


def test_a_person_is_reported_on_a_phone_and_axe_finds_nothing(server: Running, page: Page) -> None:
    owned_by_first(server, page)
    resize(page, PHONE)
    open_dialog(page, "table-people")
    button(person(page, "Paul"), "people-remove").click()
    for look in LOOKS:
        look.at(page)
        assert violations(page) == [], look
    resize(page, PHONE)
    button(person(page, "Paul"), "people-report").click()
    assert violations(page) == []
    button(dialog(page), "report-send").click()
    dialog(page).get_by_text(said("report-sent")).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_closed_table_says_so(server: Running, page: Page) -> None:
    boss = admin_account(server, "Boss of tables")
    table, _ = owned_by_first(server, page)
    assert send(server, "POST", f"/api/admin/tables/{table.id}/close", boss).status_code == 204
    page.get_by_text(said("code-closed")).wait_for()
