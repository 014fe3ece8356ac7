"""What can go wrong at a table: a plain sentence, and a way on."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.test_games import start
from tests.server.support import Running

BROKEN = "The line to the server is broken"


class Wire:
    """The wire between a page and the server, with somebody on it."""

    def __init__(self, page: Page) -> None:
        self.is_down = False
        self.sockets: list[Any] = []
        self.sent: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda message: message
        self.told: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda message: message
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: Any) -> None:
        if self.is_down:
            socket.close(code=3000, reason="down")
            return
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._pass(server, self.sent, text))
        server.on_message(lambda text: self._pass(socket, self.told, text))
        self.sockets.append(socket)

    @staticmethod
    def _pass(to: Any, filtered: Callable[[dict[str, Any]], Any], text: str) -> None:
        message = filtered(json.loads(text))
        if message is not None:
            to.send(json.dumps(message))

    def cut(self) -> None:
        self.is_down = True
        self.sockets[-1].close(code=3000, reason="cut")


def take_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").click()


def test_what_is_done_while_the_line_is_broken_is_sent_when_it_is_back(new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    start(page, "base")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").wait_for()
    wire.cut()
    page.get_by_text(BROKEN).wait_for()
    page.get_by_role("button", name="Do it").click()
    page.locator("#decision", has_text="Choose your magician").wait_for()
    wire.is_down = False
    page.get_by_role("button", name="Try now").click()
    page.get_by_text(BROKEN).wait_for(state="detached")
    page.locator("#decision", has_text="Choose your magician").wait_for(state="detached")
    assert page.locator("#panel-log li").count() == 1


def test_a_line_that_is_broken_comes_back_by_itself(new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    start(page, "base")
    wire.cut()
    page.get_by_text(BROKEN).wait_for()
    wire.is_down = False
    page.get_by_text(BROKEN).wait_for(state="detached")
    take_hint(page)
    page.locator("#decision", has_text="Choose your magician").wait_for(state="detached")


def test_a_server_that_is_away_from_the_first_is_tried_again(
    house: Running, new_page: NewPage
) -> None:
    id, _ = house.table(2)
    page = new_page()
    wire = Wire(page)
    wire.is_down = True
    page.goto(f"/t/{id}")
    page.get_by_text("The server cannot be reached").wait_for()
    wire.is_down = False
    page.get_by_role("button", name="Try now").click()
    page.locator("#decision", has_text="You are watching").wait_for()


def test_two_tabs_of_one_seat_show_the_same_and_both_can_act(new_page: NewPage) -> None:
    first = Person(new_page(), Random(1))
    start(first.page, "base")
    second = Person(first.page.context.new_page(), Random(2))
    second.page.goto(first.page.url)
    second.page.locator("#decision", has_text="Choose your magician").wait_for()
    take_hint(first.page)
    second.page.locator("#decision", has_text="Choose your magician").wait_for(state="detached")
    question = second.headline()
    take_hint(second.page)
    first.page.wait_for_function(
        "(question) => document.querySelector('#decision').innerText !== question", arg=question
    )
    assert first.headline() == second.headline()
    assert first.errors == second.errors == []


def test_an_old_tab_is_told_that_the_table_has_moved_on(new_page: NewPage) -> None:
    first = new_page()
    start(first, "base")
    old = first.context.new_page()
    wire = Wire(old)
    old.goto(first.url)
    old.get_by_role("button", name="Hint").click()
    old.get_by_role("button", name="Do it").wait_for()
    wire.told = lambda message: None if message["type"] == "update" else message
    take_hint(first)
    first.locator("#decision", has_text="Choose your magician").wait_for(state="detached")
    old.locator("#decision", has_text="Choose your magician").wait_for()
    wire.told = lambda message: message
    old.get_by_role("button", name="Do it").click()
    old.get_by_text("The table has moved on meanwhile").wait_for()
    old.locator("#decision", has_text="Choose your magician").wait_for(state="detached")
    take_hint(old)
    old.locator("#panel-log li").nth(1).wait_for()


def test_an_outdated_page_is_told_to_load_anew_r19(new_page: NewPage) -> None:
    page = new_page()
    start(page, "base")
    wire = Wire(page)
    wire.sent = lambda message: (
        {**message, "protocol": 0} if message["type"] == "hello" else message
    )
    page.reload()
    page.get_by_text("The server has been renewed").wait_for()
    wire.sent = lambda message: message
    page.get_by_role("button", name="Load the page anew").click()
    page.locator("#decision", has_text="Choose your magician").wait_for()


def test_a_refused_action_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page()
    start(page, "base")
    page.keyboard.press("t")
    page.get_by_label("Type a number").fill("advertise")
    page.get_by_role("button", name="Do it").click()
    link = page.get_by_role("alert").get_by_role("link", name="Read the rule")
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    rules.locator("article.asked").wait_for()
    assert rules.url.endswith("/rules/SET-6")


def test_whoever_comes_too_late_for_a_seat_can_watch(house: Running, new_page: NewPage) -> None:
    made = house.post("/api/tables", {"options": {"players": 2}, "bots": ["random"]})
    page = new_page()
    page.get_by_role("button", name="Join").wait_for()
    house.post(f"/api/tables/{made['table']['id']}/seats", {"name": "Ben"})
    page.get_by_role("button", name="Join").click()
    page.get_by_text("All seats are taken; you can watch").wait_for()
    page.get_by_role("alert").get_by_role("link", name="Watch").click()
    page.locator("#decision", has_text="You are watching").wait_for()


def test_a_stranger_in_the_lobby_becomes_a_spectator_when_the_table_is_full(
    house: Running, new_page: NewPage
) -> None:
    made = house.post("/api/tables", {"options": {"players": 2}, "bots": ["random"]})
    id = made["table"]["id"]
    page = new_page(f"/t/{id}")
    page.get_by_role("button", name="Sit down").wait_for()
    house.post(f"/api/tables/{id}/seats", {"name": "Ben"})
    page.locator("#decision", has_text="You are watching").wait_for()


def test_a_table_nobody_may_watch_says_so(house: Running, new_page: NewPage) -> None:
    id, _ = house.table(2, spectators=False)
    page = new_page(f"/t/{id}")
    page.get_by_text("Nobody may watch at this table").wait_for()
    page.get_by_role("link", name="Start or find a game").click()
    page.get_by_role("button", name="Play against bots").wait_for()


def test_a_server_that_is_away_is_said_on_the_start_page(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_text("The server cannot be reached").wait_for()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector("#decision")
