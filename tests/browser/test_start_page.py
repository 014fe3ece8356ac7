"""The start page: a game in two clicks, tables to join, games to continue, records to load."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, NewPage, stop_clock
from tests.browser.players import MousePlayer
from tests.browser.table_page import QUESTION, button, decision, play_button, wait_until_asked
from tests.browser.tables import open_seat
from tests.browser.texts import pattern, said
from tests.server.support import Running
from tests.support import ROOT

GOLDEN = ROOT / "tests" / "golden" / "base_2p_00.txt"


def test_a_game_starts_with_two_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_text(said("start-base"), exact=True).first.click()
    play_button(page).click()
    decision(page, QUESTION).wait_for()


def test_the_number_of_bots_is_chosen_and_said(page: Page) -> None:
    page.goto("/")
    button = play_button(page)
    expect(button).to_have_text(said("start-play", bots=1))
    page.get_by_role("radio", name=said("start-opponents", bots=2)).check()
    expect(button).to_have_text(said("start-play", bots=2))
    button.click()
    decision(page, QUESTION).wait_for()
    opponents = page.get_by_role("button", name=pattern("panel-open"))
    expect(opponents).to_have_count(2)


def test_a_bot_gets_a_style_beside_its_level(page: Page) -> None:
    page.goto("/")
    page.get_by_label(said("start-level")).first.select_option("random")
    page.get_by_label(said("start-style")).first.select_option("gambler")
    page.get_by_text(said("style-gambler_line")).first.wait_for()
    play_button(page).click()
    decision(page).wait_for()
    face = page.locator("[data-seat='1'] .face")
    assert f"{said('bot-random')}, {said('style-gambler')}" in (face.get_attribute("title") or "")


def test_modules_that_do_not_fit_are_off_and_say_why(page: Page) -> None:
    """DUEL-1, POW-1: the others say which cards are our own."""
    page.goto("/")
    page.get_by_text(said("start-base"), exact=True).first.click()
    game = page.locator("form").first
    duel, powers = (
        game.get_by_role("checkbox", name=said(f"start-{extra}")) for extra in ("duel", "powers")
    )
    expect(powers).to_be_disabled()
    game.get_by_text(said("start-powers_need_alley")).wait_for()
    expect(duel).to_be_enabled()
    game.get_by_text(said("duel-our_cards")).wait_for()
    page.get_by_role("radio", name=said("start-opponents", bots=2)).check()
    expect(duel).to_be_disabled()
    game.get_by_text(said("start-duel_for_two")).wait_for()
    page.get_by_text(said("start-alley"), exact=True).first.click()
    expect(powers).to_be_enabled()
    game.get_by_text(said("powers-our_cards")).wait_for()


def test_on_a_phone_the_button_covers_no_option(new_page: NewPage) -> None:
    page = new_page("/", size=PHONE)
    box = play_button(page).bounding_box()
    option = page.get_by_text(said("start-quick")).first.bounding_box()
    assert box
    assert option
    assert option["y"] >= box["y"] + box["height"] or option["y"] + option["height"] <= box["y"]


def test_a_server_that_does_not_answer_is_reported(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/**", lambda route: route.abort())
    play_button(page).click()
    page.get_by_text(said("code-offline")).wait_for()
    page.unroute("**/api/**")
    play_button(page).click()
    decision(page).wait_for()


def test_those_who_come_too_late_for_a_seat_can_watch(
    fresh_server: Running, fresh_page: NewPage
) -> None:
    """The clock stands still, so that the page doesn't look for tables again before the click."""
    made = fresh_server.post("/api/tables", {"options": {"players": 2}, "bots": ["random"]})
    page = fresh_page(None)
    stop_clock(page)
    page.goto("/")
    button(page, "start-join").wait_for()
    fresh_server.post(f"/api/tables/{made['table']['id']}/seats", {"name": "Ben"})
    button(page, "start-join").click()
    problem = page.get_by_role("alert").filter(has_text=said("code-table_full"))
    problem.get_by_role("link", name=said("start-watch")).click()
    decision(page, pattern("table-watching")).wait_for()


def test_my_games_tell_in_which_it_is_my_turn(server: Running, page: Page) -> None:
    """Without an account: one request for all seats, and no address contains their keys."""
    _, (ada, _) = server.table(2, title="Monday club")
    _, (_, ben) = server.table(2, title="Tuesday club")
    for player in (ben, ada):
        open_seat(page, player)
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    page.goto("/")
    my_games = page.get_by_role("region", name=said("start-games"))
    your_turn = my_games.get_by_role("listitem").filter(has_text=said("start-your_turn"))
    your_turn.wait_for()
    assert "Monday club" in your_turn.inner_text()
    assert my_games.get_by_text("Tuesday club").count() == 1
    assert sum("/api/me/seats" in address for address in addresses) == 1
    assert not any(str(one.token) in address for one in (ada, ben) for address in addresses)


def test_my_games_lead_back_to_a_seat(server: Running, page: Page) -> None:
    _, (ada, _) = server.table(2)
    open_seat(page, ada)
    assert "#" not in page.url
    page.goto("/")
    page.get_by_role("link", name=said("start-resume")).click()
    decision(page, QUESTION).wait_for()


def load(page: Page, record: bytes) -> None:
    file = {"name": "record.txt", "mimeType": "text/plain", "buffer": record}
    page.get_by_label(said("import-file")).set_input_files(file)  # type: ignore[arg-type]


def test_a_record_is_loaded_and_played_on(page: Page) -> None:
    page.goto("/")
    me = MousePlayer(page, Random(3))
    section = me.page.get_by_role("group").filter(has_text=said("import-title"))
    me.page.get_by_text(said("import-title")).click()
    load(me.page, b"p1 pass")
    me.page.get_by_text(said("import-no_record")).wait_for()
    load(me.page, GOLDEN.read_bytes())
    button(section, "play_on-go").click()
    me.page.get_by_text(said("code-bad_record")).wait_for()
    assert violations(me.page) == []
    me.page.get_by_role("spinbutton").fill("60")
    button(section, "play_on-go").click()
    wait_until_asked(me.page)
    me.play_until(lambda: me.clicks > 0)
