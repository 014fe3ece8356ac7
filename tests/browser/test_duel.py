"""The Duel in the browser: closed slots say why, a turn can be played, and the boards fit."""

from random import Random

from playwright.sync_api import Locator, Page

from tests.browser.axe import LOOKS, violations_in
from tests.browser.layout import question_faults
from tests.browser.players import MousePlayer
from tests.browser.table_page import closeup, explanation, open_game, slot, theater
from tests.browser.tables import open_against_bot
from tests.browser.texts import said
from tests.server.support import Running
from tests.support import position, seat, show
from trickerion import Game


def duel() -> Game:
    """Road Works closes slots 3 and 4 Downtown, Thursday and Sunday."""
    return position(
        seat(
            tricks={"enchanted_butterflies": 2},
            assigned={"apprentice_1": "downtown", "magician": "theater"},
        ),
        seat(tricks={"card_manipulation": 1}, assigned={"magician": "theater"}),
        theater=[show("riverside_3"), show("riverside_5", s10="p2 spade optical")],
        deck=["riverside_7", "grand_magorian_1", "grand_magorian_2"],
        turn_setup="road_works",
    )


def street(page: Page, place: int) -> Locator:
    name = said("slot-street.short", location=said("location-downtown"), place=place)
    return page.get_by_role("button", name=name)


def test_a_closed_slot_names_the_card_that_closes_it(server: Running, page: Page) -> None:
    """DUEL-2: on a street and in the Theater, with a link to the rule."""
    open_game(page, server, duel())
    for closed in (street(page, 3), slot(page, "thursday", 1)):
        closed.hover()
        why = explanation(page).filter(has_text="Road Works")
        why.get_by_role("link", name="DUEL-2").wait_for()
        page.mouse.move(5, 5)


def test_the_theater_shows_both_cards_and_the_neutral_markers(server: Running, page: Page) -> None:
    """DUEL-2, DUEL-5."""
    open_game(page, server, duel())
    cards = said("board-turn_setups", turn_setup="Road Works", next_turn_setup="Snowfall")
    theater(page).get_by_text(cards).wait_for()
    neutral = theater(page).get_by_role("button", name=said("board-neutral_marker"))
    assert neutral.count() == 2
    neutral.first.hover()
    closeup(page).get_by_text(said("duel-our_cards")).wait_for()


def test_a_turn_of_the_duel_is_played_with_the_mouse(server: Running, page: Page) -> None:
    open_against_bot(page, server, duel())
    MousePlayer(page, Random(31)).play_until_turn(3)
    theater(page).get_by_role("paragraph").filter(has_text="Snowfall").wait_for()


def test_the_boards_of_a_duel_fit_every_window(server: Running, page: Page) -> None:
    open_game(page, server, duel())
    assert question_faults(page) == []


def test_axe_finds_nothing_in_a_duel(server: Running, page: Page) -> None:
    open_game(page, server, duel())
    assert violations_in(page, list(LOOKS[:2])) == []
