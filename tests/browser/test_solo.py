"""The solo game in the browser: chosen on the start page, played, and readable on every window."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.axe import LOOKS, violations_in
from tests.browser.conftest import NewPage
from tests.browser.layout import DEVICES, WINDOWS, Size, faults_by_size, text_faults
from tests.browser.players import MousePlayer
from tests.browser.table_page import QUESTION, decision, open_game, opponent
from tests.browser.test_account_page import PASSWORD, sign_in, wait_for_welcome
from tests.browser.texts import said
from tests.engine.heir.solo import solo
from tests.server.support import Running, bearer
from tests.server.test_solo_results import finish, seated


def test_the_start_page_offers_the_solo_game(page: Page) -> None:
    """HEIR-1: a difficulty, one click, and nobody to wait for."""
    page.goto("/")
    page.get_by_text(said("start-solo"), exact=True).click()
    page.get_by_text(said("heir-our_cards")).first.wait_for()
    page.get_by_role("radio", name=said("heir-hard")).check()
    page.get_by_role("button", name=said("start-solo_play")).click()
    decision(page, QUESTION).wait_for()


def test_the_best_results_of_an_account_are_on_every_device(server: Running, page: Page) -> None:
    """HEIR-1: a game played elsewhere."""
    key = bearer(server.post("/api/accounts", {"name": "Solveig", "password": PASSWORD})["token"])
    server.http.cookies.clear()
    finish(seated(server, key, "Solveig"), "electra", 1)
    [best] = server.get("/api/me/solo-results", headers=key)
    sign_in(page, "Solveig")
    wait_for_welcome(page, "Solveig")
    page.goto("/")
    page.get_by_text(said("start-solo"), exact=True).click()
    page.get_by_role("radio", name=said("heir-easy")).check()
    result = "start-solo_won" if best["is_won"] else "start-solo_lost"
    page.get_by_text(said(result, fame=best["fame"], heir=best["heir"])).wait_for()
    page.get_by_role("row").get_by_text(said("magician-electra")).wait_for()


def test_the_heirs_panel_shows_its_plan_and_stance(server: Running, page: Page) -> None:
    """HEIR-2, HEIR-3."""
    game = solo()
    open_game(page, server, game)
    heir = game.view(0)["heir"]
    stance = said("heir-ready" if heir["ready"] else "heir-busy")
    words = said("heir-plan_and_stance", plan=said(f"plan-{heir['plan']}"), stance=stance)
    page.get_by_text(words).first.wait_for()
    page.get_by_text(said("heir-name")).first.wait_for()


def test_a_turn_against_the_heir_is_played_with_the_mouse(server: Running, page: Page) -> None:
    """HEIR-4: the log names the rules that the Heir follows."""
    open_game(page, server, solo())
    MousePlayer(page, Random(5)).play_until_turn(2)
    page.get_by_text("HEIR-4").first.wait_for(state="attached")


@pytest.mark.parametrize("sizes", [DEVICES, WINDOWS], ids=["devices", "windows"])
def test_the_boards_of_a_solo_game_fit_every_window(
    server: Running, new_page: NewPage, sizes: tuple[Size, ...]
) -> None:
    page = new_page(None, has_touch=sizes is DEVICES)
    open_game(page, server, solo())
    opponent(page).dispatch_event("click")
    assert faults_by_size(page, sizes, text_faults) == {}
    opponent(page).dispatch_event("click")
    assert faults_by_size(page, sizes) == {}


def test_axe_finds_nothing_in_a_solo_game(server: Running, page: Page) -> None:
    open_game(page, server, solo())
    assert violations_in(page, list(LOOKS[:2])) == []
