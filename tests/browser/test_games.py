"""Games played in the browser as people play them."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.person import Keyboard, Person, Phone
from tests.server.support import Running


def start(page: Page, kind: str, bots: str = "random") -> None:
    """A game against bots: choose it, begin."""
    page.check(f"input[value={kind}]")
    page.get_by_label("Their level").first.select_option(bots)
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector("#decision")


def test_a_game_begins_with_two_clicks(new_page: NewPage) -> None:
    page = new_page()
    page.check("input[value=base]")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector("#decision")
    assert "magician" in page.locator("#decision").inner_text()


def test_a_whole_base_game_is_played_with_the_mouse(new_page: NewPage) -> None:
    me = Person(new_page(), Random(1))
    start(me.page, "base")
    me.play_until(me.is_over)
    assert "wins with" in me.page.locator("dialog .winner").inner_text()
    assert me.errors == []


def test_a_whole_dark_alley_game_is_played_with_the_mouse(new_page: NewPage) -> None:
    me = Person(new_page(), Random(2))
    start(me.page, "full")
    me.play_until(me.is_over)
    assert "wins with" in me.page.locator("dialog .winner").inner_text()
    me.page.get_by_role("link", name="Replay").click()
    me.page.get_by_role("button", name="One on").click()
    me.page.get_by_text("Action 1 of").wait_for()
    assert me.errors == []


def test_a_turn_is_played_with_the_keyboard_alone(new_page: NewPage) -> None:
    me = Keyboard(new_page(), Random(3))
    me.press_on("button.big")
    me.page.wait_for_selector("#decision")
    me.play_until(lambda: "Turn 2 begins" in me.log())
    assert me.lost == []
    assert me.errors == []


def test_a_turn_is_played_on_a_phone_without_scrolling_sideways(new_page: NewPage) -> None:
    me = Phone(new_page(size=PHONE, has_touch=True), Random(4))
    start(me.page, "first")
    me.play_until(lambda: "Turn 2 begins" in me.log())
    assert me.widest <= PHONE["width"]
    assert me.errors == []


def test_nothing_scrolls_on_a_small_desk(new_page: NewPage) -> None:
    me = Person(new_page(size=DESK), Random(5))
    start(me.page, "full")
    me.play_until(lambda: "Turn 1 begins" in me.log())
    width, height = me.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert (width, height) == (DESK["width"], DESK["height"])


class Line:
    """The wire between a page and the server, to be cut."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[Any] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: Any) -> None:
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.sockets[-1].close(code=3000, reason="cut")


def test_two_people_play_each_other_and_one_comes_back(house: Running, new_page: NewPage) -> None:
    ada = Person(new_page(), Random(6))
    ada.page.get_by_text("Play with people").click()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Send this link to the others:").input_value()

    ben_page = new_page()
    line = Line(ben_page)
    ben_page.goto(link)
    ben = Person(ben_page, Random(7))
    ben_page.get_by_label("Your name").fill("Ben")
    ben_page.get_by_role("button", name="Sit down").click()
    both = (ada, ben)
    play_together(both, 12)
    line.cut()
    ben_page.get_by_text("The line to the server is broken").wait_for()
    ben_page.get_by_role("button", name="Try now").click()
    ben_page.get_by_text("The line to the server is broken").wait_for(state="detached")
    play_together(both, 12)
    assert len(line.sockets) >= 2
    assert ada.errors == []
    assert ben.errors == []


def play_together(people: tuple[Person, ...], clicks: int) -> None:
    for one in people:
        one.page.wait_for_selector("#decision")
    goal = sum(one.clicks for one in people) + clicks
    while sum(one.clicks for one in people) < goal:
        for one in people:
            if one.is_asked():
                one.decide()
            one.page.wait_for_timeout(30)


def test_a_card_is_dragged_under_a_character_whatever_was_picked_before(new_page: NewPage) -> None:
    me = Person(new_page(), Random(8))
    start(me.page, "first")
    me.play_until(lambda: me.headline().startswith("Put cards"))
    me.page.locator("#panel-log").get_by_text("Bot 2 is done with the assignment").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator("[data-target^='character:'].lit").last.click()
    card = me.page.locator("[data-target='card:theater'].lit")
    card.drag_to(me.page.locator("[data-target='character:magician']"))
    me.page.get_by_text("puts Theater under the Magician").wait_for()
    assert me.errors == []


def test_a_line_of_the_log_shows_the_board_at_its_moment(new_page: NewPage) -> None:
    me = Person(new_page(), Random(9))
    start(me.page, "first")
    me.play_until(lambda: "Turn 1 begins" in me.log())
    me.page.locator("#panel-log li button").last.click()
    me.page.locator("#decision", has_text="You look back at an earlier moment").wait_for()
    me.page.reload()
    me.page.locator("#panel-log li button").last.click()
    me.page.locator("#decision", has_text="You look back at an earlier moment").wait_for()
    me.page.get_by_role("button", name="Back to now").click()
    assert me.errors == []


def test_the_log_is_told_turn_by_turn_and_shows_the_things_it_is_about(new_page: NewPage) -> None:
    me = Person(new_page(), Random(9))
    start(me.page, "full")
    me.play_until(lambda: "Turn 2 begins" in me.log())
    log = me.page.locator("#panel-log")
    assert log.get_by_role("heading").all_inner_texts()[-2:] == ["Turn 2 begins.", "Turn 1 begins."]
    assert log.get_by_role("list", name="Turn 1 begins.").locator("li").count() > 5
    assert "_" not in me.log()
    line = log.locator("li button[data-closeup]").first
    line.hover()
    me.page.locator(".closeup").wait_for()
    assert me.page.locator(".pointed").count() > 0
    assert line.is_visible()
    assert me.errors == []


def test_a_hint_is_given_and_taken_and_a_step_is_taken_back(new_page: NewPage) -> None:
    me = Person(new_page(), Random(10))
    start(me.page, "base")
    me.page.get_by_role("button", name="Hint").click()
    me.page.get_by_role("button", name="Do it").click()
    me.page.locator("#decision", has_text="Choose your magician").wait_for(state="detached")
    me.page.get_by_role("button", name="Undo").click()
    me.page.locator("#decision", has_text="Choose your magician").wait_for()
    assert me.errors == []


def test_what_is_not_possible_says_why_with_its_rule(new_page: NewPage) -> None:
    me = Person(new_page(), Random(11))
    start(me.page, "first")
    me.play_until(lambda: me.headline().startswith("Put cards"))
    me.page.locator("[data-target='slot:friday.1']").hover()
    me.page.locator(".why a").wait_for()
    assert me.page.locator(".why").inner_text().startswith("Not possible now")
