"""Magician Powers in the browser: every question about them, at a desk and on a phone."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.axe import LOOKS, violations_in
from tests.browser.conftest import PHONE, NewPage
from tests.browser.layout import DEVICES, WINDOWS, Size, faults_by_size
from tests.browser.players import MousePlayer, TouchPlayer
from tests.browser.positions import Position
from tests.browser.table_page import closeup, open_game
from tests.browser.test_questions import try_all
from tests.browser.texts import said
from tests.server.support import Running
from tests.support import position, seat


def about_powers() -> list[Position]:
    found = positions.load()
    return [one for one in found if one.question in ("discard_power", "choose_power")]


def test_the_closeup_of_a_power_says_that_the_card_is_ours(server: Running, page: Page) -> None:
    """POW-1: with its effect."""
    me = seat(learned=["mail_order"], assigned={"magician": "downtown"})
    open_game(page, server, position(me, seat(), dark_alley=True))
    page.get_by_role("button", name=said("power-mail_order")).first.hover()
    closeup(page).get_by_text(said("effect-mail_order")).wait_for()
    closeup(page).get_by_text(said("powers-our_cards")).wait_for()


@pytest.mark.long
def test_questions_about_powers_are_answered_at_a_desk(server: Running, page: Page) -> None:
    """POW-2, POW-4: with the mouse."""
    assert try_all(server, MousePlayer(page, Random(1)), about_powers()) == {}


@pytest.mark.long
def test_questions_about_powers_are_answered_on_a_phone(server: Running, new_page: NewPage) -> None:
    """POW-2, POW-4: by touch."""
    player = TouchPlayer(new_page(None, size=PHONE, has_touch=True), Random(2))
    assert try_all(server, player, about_powers()) == {}


@pytest.mark.parametrize("question", ["discard_power", "choose_power"])
@pytest.mark.parametrize("sizes", [DEVICES, WINDOWS], ids=["devices", "windows"])
def test_the_table_with_powers_fits_every_window(
    server: Running, new_page: NewPage, sizes: tuple[Size, ...], question: str
) -> None:
    page = new_page(None, has_touch=sizes is DEVICES)
    open_game(page, server, positions.fullest_game_at(question))
    assert faults_by_size(page, sizes) == {}


def test_axe_finds_nothing_in_a_game_with_powers(server: Running, page: Page) -> None:
    open_game(page, server, positions.game_at("choose_power"))
    assert violations_in(page, list(LOOKS[2:])) == []
