"""When it's a player's turn and the page is in the background: title, icon, sound, notification."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.table_page import (
    QUESTION,
    decision,
    log_lines,
    open_dialog,
    start_game,
    wait_until_asked,
)
from tests.browser.tables import BEGINNER, asks, open_seat, play_on
from tests.browser.texts import pattern, said
from tests.engine.effects.magicians.test_yoruba_spiritmaster import GOOD, yoruba
from tests.server.support import Player, Running
from tests.support import do, show

RECORD_ALERTS = """
window.alerts = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve('granted')
  constructor(title, more) { window.alerts.push([title, more.body]) }
  close() {}
}
window.AudioContext = class {
  constructor() { window.alerts.push(['sound', '']); throw new Error() }
}
"""
HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
NOTIFY = "localStorage.setItem('trickerion.settings', JSON.stringify({ notify: true }))"
TURN_ICON = "document.querySelector('link[rel=icon]').href.endsWith('favicon-turn.svg')"
YOUR_TURN = said("table-your_turn")
TURN_TITLE = re.compile(f"^● {re.escape(YOUR_TURN)}")


def in_background(new_page: NewPage, player: Player) -> Page:
    """The hidden page of a player who wants to be notified; it is silent before the first key."""
    page = new_page(None)
    page.context.add_init_script(RECORD_ALERTS)
    page.context.add_init_script(NOTIFY)
    open_seat(page, player)
    page.keyboard.press("Shift")
    page.evaluate(HIDE)
    return page


def alerts(page: Page, count: int) -> list[list[str]]:
    page.wait_for_function("(count) => window.alerts.length === count", arg=count)
    found: list[list[str]] = page.evaluate("alerts")
    return found


def test_title_icon_sound_and_notification_tell_that_it_is_your_turn(
    server: Running, new_page: NewPage
) -> None:
    _, (ben, ada) = server.table(2)
    page = new_page(None)
    page.context.add_init_script(RECORD_ALERTS)
    open_seat(page, ada)
    decision(page, said("table-waits", names="Player 1")).wait_for()
    open_dialog(page, "table-settings")
    page.get_by_label(said("settings-notify")).check()
    page.keyboard.press("Escape")
    expect(page).to_have_title(said("ui-title"))
    page.evaluate(HIDE)
    play_on([ben], lambda _: ada.seat in ben.view["to_act"])
    assert sorted(alerts(page, 2)) == sorted([["sound", ""], [YOUR_TURN, QUESTION]])
    expect(page).to_have_title(TURN_TITLE)
    page.wait_for_function(TURN_ICON)


def test_a_question_in_an_opponents_turn_alerts_once(server: Running, new_page: NewPage) -> None:
    """MAG-4: the Yoruba Spiritmaster is asked before an opponent performs."""
    third = show("riverside_3", s00="p3 spade optical")
    game = yoruba(GOOD, third, p2="thursday", p3="sunday", shards=2)
    do(game, "p1 pass")
    _, (ada, ben, _) = server.table(3, position=game.to_dict())
    page = in_background(new_page, ada)
    decision(page, said("table-waits", names="Player 2")).wait_for()
    ben.act("p2 pass")
    told = alerts(page, 2)
    texts = dict(told)
    assert set(texts) == {"sound", YOUR_TURN}
    assert pattern("question-choose_possession", performer="Player 3").fullmatch(texts[YOUR_TURN])
    expect(page).to_have_title(TURN_TITLE)
    ben.ask("say", text="Well?")
    page.get_by_role("tab", name=f"{said('table-chat')} 1").wait_for()
    assert len(page.evaluate("alerts")) == 2


def test_what_others_plan_does_not_alert_a_player_who_plans(
    server: Running, new_page: NewPage
) -> None:
    """Neither does reconsidering the own plan in another tab."""
    _, (ada, ben) = server.table(2, options=BEGINNER)
    play_on([ada, ben], lambda one: one is ada and asks("assignment")(one))
    ada.act("p1 ready")
    page = in_background(new_page, ada)
    decision(page, pattern("table-planning", names="Player 2")).wait_for()
    ada.act("p1 reconsider")
    decision(page, pattern("question-assignment")).wait_for()
    ben.act(ben.catch_up().update["options"][0])
    wait_until_asked(page)
    assert page.evaluate("alerts") == []


def test_the_title_tells_it_also_while_an_earlier_moment_is_shown(
    server: Running, new_page: NewPage
) -> None:
    _, (ada, ben) = server.table(2)
    ada.act(ada.update["options"][0])
    page = in_background(new_page, ben)
    log_lines(page).last.click()
    play_on([ada], lambda _: ben.seat in ada.view["to_act"])
    wait_until_asked(page)
    page.wait_for_function("(told) => alerts.join().includes(told)", arg=f"{YOUR_TURN},{QUESTION}")


def test_a_browser_that_allows_no_notifications_says_so(new_page: NewPage) -> None:
    page = new_page(None)
    denied = RECORD_ALERTS.replace("Promise.resolve('granted')", "Promise.resolve('denied')")
    page.context.add_init_script(denied)
    start_game(page, "base")
    open_dialog(page, "table-settings")
    box = page.get_by_label(said("settings-notify"))
    box.click()
    page.get_by_text(said("settings-notify_refused")).wait_for()
    expect(box).not_to_be_checked()
