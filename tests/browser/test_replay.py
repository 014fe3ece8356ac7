"""Replays, and playing on from a moment of one."""

from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.players import MousePlayer
from tests.browser.table_page import button, decision, theater
from tests.browser.texts import pattern, said
from tests.server.support import Running, play


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """The id of a table at which two people have played a game to its end."""
    id, players = server.table(2)
    play(players, Random(1))
    return id


def test_stepping_through_a_replay_costs_one_request(finished: str, new_page: NewPage) -> None:
    page = new_page(None)
    asked = list[str]()
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(f"/replay/{finished}")
    for action in range(1, 11):
        button(page, "replay-next").click()
        page.get_by_text(pattern("replay-of", action=action)).wait_for()
    page.get_by_role("slider").fill("70")
    page.get_by_text(pattern("replay-of", action=70)).wait_for()
    for key in ("replay-last", "replay-previous", "replay-first"):
        button(page, key).click()
    page.get_by_text(pattern("replay-of", action=0)).wait_for()
    assert [path for path in asked if finished in path] == [
        f"/replay/{finished}",
        f"/api/tables/{finished}/moments",
    ]


def test_no_heading_is_empty_while_nothing_is_told(finished: str, new_page: NewPage) -> None:
    page = new_page(f"/replay/{finished}")
    page.get_by_role("slider").wait_for()
    heading = page.locator("#decision")
    silent = 0
    for action in range(40):
        page.get_by_role("slider").fill(str(action))
        page.get_by_text(pattern("replay-of", action=action)).wait_for()
        silent += heading.count() == 0
        assert "" not in heading.all_inner_texts()
    assert silent > 0


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_end_of_a_replay_leaves_the_boards_their_room(
    finished: str, new_page: NewPage, size: dict[str, int]
) -> None:
    page = new_page(None, size=size)
    page.goto(f"/replay/{finished}")
    button(page, "replay-next").click()
    page.get_by_text(pattern("replay-of", action=1)).wait_for()
    before = theater(page).bounding_box()
    page.get_by_role("slider").fill(str(page.get_by_role("slider").get_attribute("max")))
    page.get_by_role("heading", name=pattern("event-game_ended")).wait_for()
    assert theater(page).bounding_box() == before


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390)])
def test_a_long_word_for_play_fits_its_button(
    finished: str, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(None, size=dict(zip(("width", "height"), size, strict=True)), locale="de")
    page.goto(f"/replay/{finished}")
    play = page.get_by_role("button", name="Abspielen")
    assert play.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    expect(page.get_by_role("button", name="Weiter", exact=True)).to_be_in_viewport(ratio=1)


def test_a_finished_game_is_played_on_from_a_moment_of_its_replay(
    finished: str, page: Page
) -> None:
    page.goto(f"/replay/{finished}")
    me = MousePlayer(page, Random(2))
    button(me.page, "replay-last").click()
    expect(button(me.page, "play_on-title")).to_be_disabled()
    for _ in range(2):
        button(me.page, "replay-previous").click()
    button(me.page, "play_on-title").click()
    me.page.get_by_text(pattern("play_on-who", who="Player 1", names="Player 2")).wait_for()
    assert violations(me.page) == []
    button(me.page, "play_on-go").click()
    decision(me.page).wait_for()
    me.play_until(me.is_over)


def test_a_replay_is_played_by_keys_and_leads_to_moves_turns_and_scores(
    finished: str, new_page: NewPage
) -> None:
    page = new_page(None)
    page.goto(f"/replay/{finished}")
    moves = page.get_by_role("region", name=said("replay-moves"))
    current = moves.locator("[aria-current]")
    button(page, "replay-next_turn").click()
    expect(moves.get_by_role("heading").locator("[aria-current]")).to_be_in_viewport()
    page.get_by_label(said("replay-speed")).select_option("instant")
    before = current.first.inner_text()
    page.get_by_role("region", name=said("replay-controls")).focus()
    page.keyboard.press("Space")
    expect(current.first).not_to_have_text(before)
    page.keyboard.press("Space")
    button(page, "replay-play").wait_for()
    page.keyboard.press("End")
    expect(button(page, "replay-last")).to_be_disabled()
    line = moves.get_by_role("button").nth(5)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    button(page, "end-scores").click()
    page.get_by_role("dialog").get_by_role("link", name=said("table-record")).wait_for()
    assert violations(page) == []
