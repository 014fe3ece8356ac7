"""A first turn takes few clicks, and a plan can be changed while others still plan."""

from playwright.sync_api import Page

from tests.browser.conftest import visit
from tests.browser.table_page import (
    action_bar,
    button,
    confirmation,
    decision,
    log,
    wait_until_asked,
)
from tests.browser.texts import pattern, said
from tests.server.support import Player, Running
from trickerion import Game, Options

MOST_CLICKS = 22
"""With the choice of a magician, which is one of them."""
PLAN = ("character:magician", "card:downtown", "card:market_row", "card:theater", "ready")
PLACEMENTS = (
    *("slot:downtown.1", "die:residence_a", "learn residence_a", "trick:water_tank_escape", "done"),
    *("slot:market_row.1", "stock:metal", "buy metal 1", "done"),
    *("slot:thursday.1", "trick:barricaded_barrels", "spot:riverside_1.00", "done"),
)
"""What is clicked: a thing on the table, or an option of the action bar."""


def first_turn(server: Running, page: Page) -> Player:
    """A beginner's game at the start of its first turn; the other player."""
    game = Game.new(Options(players=2, beginner=True), seed=3)
    for magician in ("master_of_chains", "mechaniker"):
        game.play(next(a for a in game.options(game.to_act[0]) if magician in str(a)))
    id, (me, other) = server.table(2, position=game.to_dict())
    visit(page, f"{server.url}/t/{id}#{me.token}")
    wait_until_asked(page)
    return other


def click(page: Page, *names: str) -> int:
    """Click on these one after another, and confirm what has to be confirmed; how many clicks."""
    clicks = 0
    for name in names:
        if ":" in name:
            page.locator(f'[data-target="{name}"]:not([aria-disabled])').first.click()
        else:
            action_bar(page).locator(f'[data-action="{name}"]').click()
        clicks += 1
        if confirmation(page).count():
            button(confirmation(page), "table-confirm").click()
            clicks += 1
    return clicks


def change_plan(page: Page) -> None:
    """TURN-5: while others still plan, a finished plan is opened and finished again."""
    button(page, "action-reconsider").click()
    action_bar(page).get_by_text(pattern("table-plan")).wait_for()
    click(page, "ready")
    button(page, "action-reconsider").wait_for()


def test_a_first_turn_takes_few_clicks(server: Running, page: Page) -> None:
    other = first_turn(server, page)
    clicks = 1 + click(page, "advertise")
    other.until(other.is_asked)
    other.act("p2 pass")
    clicks += click(page, *PLAN)
    change_plan(page)
    other.act("p2 ready")
    decision(page, pattern("question-place_character")).wait_for()
    clicks += click(page, *PLACEMENTS)
    log(page).get_by_text(said("event-turn_began", turn=2)).wait_for(state="attached")
    assert clicks <= MOST_CLICKS
