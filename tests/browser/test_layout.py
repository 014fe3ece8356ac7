"""The layout of the table: nothing is covered, too small or wider than the window.

Texts that are cut off are found in the pseudo-language, where they are longest.
"""

from collections.abc import Iterator
from itertools import product
from random import Random

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import DESK, PHONE, NewPage, resize, visit
from tests.browser.layout import Size, question_faults, settle, text_faults
from tests.browser.page_screenshots import DIALOGS, in_menu
from tests.browser.players import MousePlayer, TouchPlayer
from tests.browser.positions import Position
from tests.browser.table_page import (
    action_bar,
    button,
    chat,
    chat_tab,
    decision,
    lit,
    open_game,
    own_board,
    sheet,
    start_game,
    theater,
    wait_until_asked,
    zone_button,
)
from tests.browser.texts import pattern, said
from tests.server.support import Running
from trickerion import Game

SMALLEST_TOUCH = 44
TWO_LINES = 50

COVERED = """(bar, board) =>
  Math.round(board.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)"""
"""How many pixels of a board the action bar covers."""

PAGE_SIZE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"

SIZES = """(all) => all
  .filter((one) => one.offsetParent !== null)
  .map((one) => one.getBoundingClientRect())
  .map((box) => Math.min(box.width, box.height))"""
"""The smaller side of everything that can be touched."""


def test_at_a_desk_the_action_bar_covers_no_board_and_nothing_scrolls(page: Page) -> None:
    me = MousePlayer(page, Random(24))
    start_game(me.page, "full")
    covered, scrolled = set[int](), set[tuple[int, int]]()

    def is_second_turn() -> bool:
        board = theater(page).element_handle()
        covered.add(action_bar(page).evaluate(COVERED, board))
        scrolled.add(tuple(page.evaluate(PAGE_SIZE)))
        return me.has_begun(2)

    me.play_until(is_second_turn)
    assert max(covered) <= 0
    assert scrolled == {(DESK["width"], DESK["height"])}


def test_on_a_phone_the_action_bar_leaves_most_of_the_screen_and_nothing_scrolls_sideways(
    new_page: NewPage,
) -> None:
    me = TouchPlayer(new_page(None, size=PHONE, has_touch=True), Random(25))
    start_game(me.page, "first")
    heights, touched = list[float](), list[float]()

    def is_second_turn() -> bool:
        heights.append(action_bar(me.page).evaluate("(bar) => bar.offsetHeight"))
        touched.extend(lit(action_bar(me.page)).evaluate_all(SIZES))
        return me.has_begun(2)

    me.play_until(is_second_turn)
    assert max(heights) <= PHONE["height"] * 0.3
    assert min(touched) >= SMALLEST_TOUCH
    assert me.widest <= PHONE["width"]


TIGHT = (Position(1, 258, "act.theater"), Position(22, 57, "act.market_row"))
"""A long question with wages that are due, and a component on the Quick Order slot."""


def test_nothing_is_cut_off_or_covered_where_it_is_tight(
    server: Running, new_page: NewPage
) -> None:
    found = []
    for language, (position, game) in product(("en", "fr"), list(tight_games())):
        page = new_page(None, locale=language)
        visit(page, positions.open_table(server, game))
        page.locator("#decision").wait_for()
        found += [f"{position} {language}: {fault}" for fault in question_faults(page)]
    assert found == []


def tight_games() -> Iterator[tuple[Position, Game]]:
    for position, game in positions.games(list(TIGHT)):
        yield position, game.clone()


def test_no_player_covers_the_figures_of_the_fame_track(server: Running, page: Page) -> None:
    game = positions.game_at("place_character")
    for player, fame in zip(game.players, (16, 17, 36, 37), strict=False):
        player.fame = fame
    resize(page, {"width": 2560, "height": 1440})
    open_game(page, server, game)
    expect(page.locator(".rail .mark").first).to_be_visible()
    assert [fault for fault in question_faults(page) if "lies over" in fault] == []


def test_targets_on_a_phone_are_large_enough(page: Page) -> None:
    resize(page, PHONE)
    start_game(page, "first")
    wait_until_asked(page)
    assert min(lit(page.get_by_role("main")).evaluate_all(SIZES)) >= SMALLEST_TOUCH


SMALLEST_PHONE = Size(320, 568)._asdict()


def test_dialogs_fit_the_smallest_phone(server: Running, page: Page) -> None:
    resize(page, SMALLEST_PHONE)
    id, players = server.table(2)
    found = {}
    for key in DIALOGS:
        in_menu(f"/t/{id}#{players[0].token}", key)(page)
        settle(page)
        found[key] = text_faults(page)
    assert {key: faults for key, faults in found.items() if faults} == {}


def test_a_sheet_leaves_the_head_and_the_log_of_the_smallest_phone_free(
    server: Running, page: Page
) -> None:
    resize(page, SMALLEST_PHONE)
    open_game(page, server, positions.game_at("choose_magician"))
    expect(button(page, "sheet-hide")).to_be_in_viewport(ratio=1)
    zone_button(page, "log").click()
    chat_tab(page).click()
    expect(chat(page)).to_be_visible()
    zone_button(page, "town").click()
    expect(button(page, "sheet-hide")).to_be_in_viewport(ratio=1)


def test_a_phone_shows_the_trick_that_components_are_chosen_for(
    server: Running, page: Page
) -> None:
    resize(page, PHONE)
    game = positions.game_at("take_components")
    open_game(page, server, game)
    trick = next(iter(game.view(game.to_act[0])["players"][game.to_act[0]]["tricks"].values()))
    name = said(f"trick-{trick['trick']}")
    expect(sheet(page, "supply").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)


def test_what_is_selected_is_said_below_the_beginning_of_the_question(
    server: Running, page: Page
) -> None:
    open_game(page, server, positions.game_at("place_character"))
    lit(own_board(page)).first.click()
    page.mouse.move(5, 5)
    told = action_bar(page).get_by_role("paragraph").first.bounding_box()
    asked = decision(page).bounding_box()
    assert told
    assert asked
    assert round(told["x"]) == round(asked["x"])


def test_what_is_selected_is_said_level_with_the_buttons_beside_it(
    server: Running, page: Page
) -> None:
    open_game(page, server, positions.game_at("place_character"))
    page.locator("[data-target='character:magician']").click()
    page.mouse.move(5, 5)
    told = action_bar(page).get_by_role("paragraph").first.bounding_box()
    idle = action_bar(page).locator("[data-action='idle magician']").bounding_box()
    assert told
    assert idle
    assert abs(told["y"] + told["height"] / 2 - idle["y"] - idle["height"] / 2) <= 1


PICKS = {
    Position(17, 133, "act.downtown"): "die:bank_b",
    Position(2, 134, "act.market_row"): "stock:wood",
}


def test_options_with_two_lines_are_not_cut_off_unnoticed(server: Running, page: Page) -> None:
    found = []
    for position, game in positions.games(list(PICKS)):
        open_game(page, server, game)
        page.locator(f"[data-target^='{PICKS[position]}']:not([aria-disabled])").first.click()
        page.mouse.move(5, 5)
        found += [f"{position}: {fault}" for fault in question_faults(page)]
    assert found == []


def test_help_is_not_cut_off_beside_two_rows_of_options(server: Running, page: Page) -> None:
    game = next(game for _, game in positions.games([Position(0, 32, "act.workshop")]))
    open_game(page, server, game)
    help = action_bar(page).locator("summary")
    expect(help).to_be_visible()
    assert help.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")


def test_four_answers_to_bargain_are_in_view(server: Running, page: Page) -> None:
    open_game(page, server, positions.game_at("choose_bargain"))
    answers = action_bar(page).locator("[data-action^=bargain]")
    for index in range(min(4, answers.count())):
        expect(answers.nth(index)).to_be_in_viewport(ratio=1)


def test_a_warning_about_wages_fits_a_phone(server: Running, page: Page) -> None:
    resize(page, PHONE)
    game = next(game for _, game in positions.games([Position(2, 134, "act.market_row")]))
    open_game(page, server, game)
    page.locator("[data-target='stock:wood']").click()
    page.mouse.move(5, 5)
    expect(action_bar(page).get_by_text("not enough for the wages").first).to_be_visible()
    assert question_faults(page) == []


def test_options_fit_beside_the_faces_of_a_die_on_an_upright_tablet(
    server: Running, new_page: NewPage
) -> None:
    page = new_page(None, size=Size(768, 1024)._asdict(), has_touch=True)
    game = next(game for _, game in positions.games([Position(17, 133, "act.downtown")]))
    open_game(page, server, game)
    page.locator("[data-target='die:residence_a']").click()
    page.locator("[data-target='face:residence_a.escape']").wait_for()
    assert question_faults(page) == []


def test_options_that_do_not_fit_are_counted_and_one_click_away(
    server: Running, page: Page
) -> None:
    resize(page, {"width": 1366, "height": 768})
    open_game(page, server, positions.game_at("choose_premiere"))
    last = action_bar(page).locator('[data-action$=" shards"]')
    expect(last).not_to_be_in_viewport()
    more = action_bar(page).get_by_text(pattern("table-more_below"))
    for _ in range(2):
        more.click()
    expect(last).to_be_in_viewport()
    expect(more).to_have_count(0)


def test_names_fit_the_longest_list_of_tricks_in_a_low_window(server: Running, page: Page) -> None:
    resize(page, Size(1280, 660)._asdict())
    open_game(page, server, positions.fullest_game_at("choose_trick"))
    assert question_faults(page) == []


def test_the_tagline_has_a_line_of_its_own_on_an_upright_tablet(page: Page) -> None:
    resize(page, Size(768, 1024)._asdict())
    visit(page, "/")
    tagline = page.get_by_text(said("ui-tagline"))
    assert tagline.evaluate("(one) => one.getClientRects()[0].height") <= TWO_LINES
