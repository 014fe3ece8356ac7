"""A bot plays for those who leave the table until they are back."""

from random import Random

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.players import MousePlayer
from tests.browser.table_page import button, decision, dialog, log, open_dialog
from tests.browser.tables import open_seat
from tests.browser.texts import pattern, said
from tests.server.support import Running


def test_a_bot_plays_for_a_player_who_leaves_until_they_are_back(
    server: Running, page: Page, new_page: NewPage
) -> None:
    _, players = server.table(2, takeover="random")
    here, there = (MousePlayer(one, Random(1)) for one in (page, new_page(None)))
    for one, player in zip((here, there), players, strict=True):
        open_seat(one.page, player)
    open_dialog(here.page, "table-settings")
    button(here.page, "table-leave").click()
    dialog(here.page).wait_for(state="detached")
    decision(here.page, said("table-bot_plays")).wait_for()
    log(there.page).get_by_text(pattern("table-left", who="Player 1")).wait_for()
    there.play_until_turn(1)
    assert not here.is_asked()
    button(here.page, "table-take_back").click()
    log(here.page).get_by_text(pattern("table-came_back", who="Player 1")).wait_for()
    there.play_until(here.is_asked)
    here.play_until(lambda: here.clicks > 0)
