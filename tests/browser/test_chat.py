"""The chat, at the table and in the lobby."""

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.table_page import button, chat, chat_tab, decision, lit, theater
from tests.browser.tables import open_seat
from tests.browser.texts import pattern, said
from tests.server.support import Running


def test_players_talk_and_a_spectator_listens(
    server: Running, page: Page, new_page: NewPage
) -> None:
    id, players = server.table(2)
    pages = [page, new_page(None)]
    for one, player in zip(pages, players, strict=True):
        open_seat(one, player)
    watching = new_page(f"/t/{id}")
    for one in (*pages, watching):
        chat_tab(one).click()
    pages[0].get_by_label(said("table-say")).fill("Good luck, <b>Ben</b>!")
    button(pages[0], "table-send").click()
    for one in (pages[1], watching):
        chat(one).get_by_text("Good luck, <b>Ben</b>!").wait_for()
    assert watching.get_by_label(said("table-say")).count() == 0
    decision(watching, pattern("table-watching")).wait_for()
    assert lit(theater(watching)).count() == 0


def test_people_talk_before_the_game_begins(server: Running, page: Page, new_page: NewPage) -> None:
    id = server.post("/api/tables", {"options": {"players": 3}, "bots": []})["table"]["id"]
    pages = [page, new_page(None)]
    for one, name in zip(pages, ("Ada", "Ben"), strict=True):
        one.goto(f"/t/{id}")
        one.get_by_label(said("start-name")).fill(name)
        button(one, "lobby-sit").click()
    pages[0].get_by_label(said("table-say")).fill("Who else comes?")
    button(pages[0], "table-send").click()
    pages[1].get_by_text("Who else comes?").wait_for()
    server.post(f"/api/tables/{id}/seats", {"name": "Cleo"})
    chat_tab(pages[1]).click()
    chat(pages[1]).get_by_text("Who else comes?").wait_for()
