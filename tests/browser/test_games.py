"""Games in the browser, played with the mouse, the keyboard, and between two people."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.players import POLL, KeyboardPlayer, MousePlayer
from tests.browser.table_page import button, decision, end_screen, play_button
from tests.browser.tables import open_against_bot
from tests.browser.texts import pattern, said
from tests.browser.wire import Wire
from tests.server.support import Running, figure
from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action

FIRST_TURN = 6
"""The last two turns are played here, the whole game with TRICKERION_FULL=1."""
ANSWERS = 25


def game_in(turn: int) -> Game:
    """A game at the beginning of a turn."""
    game, chance = Game.new(Options(players=2, dark_alley=True, prophecies=True), 2), Random(2)
    while game.turn < turn:
        game.play(lively_action(game, chance))
    return game


@pytest.mark.long
def test_a_game_is_played_to_its_end_with_the_mouse(server: Running, page: Page) -> None:
    me = MousePlayer(page, Random(2))
    open_against_bot(page, server, game_in(figure(FIRST_TURN, 1)))
    me.play_until(me.is_over)
    end_screen(me.page).get_by_role("heading", name=pattern("end-wins")).wait_for()
    me.page.get_by_role("link", name=said("end-replay")).click()
    button(me.page, "replay-next").click()
    me.page.get_by_text(pattern("replay-of", action=1)).wait_for()


@pytest.mark.long
def test_a_turn_is_played_with_the_keyboard_alone(page: Page) -> None:
    """Its first answers here, all of them with TRICKERION_FULL=1."""
    page.goto("/")
    me = KeyboardPlayer(page, Random(3))
    me.press_on(play_button(me.page))
    decision(me.page).wait_for()
    me.play_until(lambda: me.clicks >= figure(ANSWERS, 1000) or me.has_begun(2))
    assert me.lost_focus == []


def test_two_people_play_each_other_and_one_reconnects(new_page: NewPage) -> None:
    ada = MousePlayer(new_page(), Random(6))
    ada.page.get_by_text(said("start-friends")).click()
    button(ada.page, "start-create").click()
    link = ada.page.get_by_label(said("lobby-invite")).input_value()

    ben = MousePlayer(new_page(None), Random(7))
    wire = Wire(ben.page)
    ben.page.goto(link)
    ben.page.get_by_label(said("start-name")).fill("Ben")
    button(ben.page, "lobby-sit").click()
    both = (ada, ben)
    play_together(both, 12)
    wire.cut()
    lost = ben.page.get_by_text(said("table-lost"))
    lost.wait_for()
    wire.is_down = False
    lost.wait_for(state="detached")
    play_together(both, 12)
    assert len(wire.sockets) >= 2


def play_together(players: tuple[MousePlayer, ...], clicks: int) -> None:
    for player in players:
        decision(player.page).wait_for()
    goal = sum(player.clicks for player in players) + clicks
    while sum(player.clicks for player in players) < goal:
        for player in players:
            if player.is_asked():
                player.decide()
            player.page.wait_for_timeout(POLL)
