"""The page with the review of a finished game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.axe import LOOKS, violations
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.layout import text_faults
from tests.browser.reviews import RECORD, review_quickly
from tests.browser.table_page import button
from tests.browser.texts import pattern, said
from tests.server.support import Running, play
from trickerion.server.bots.pool import Answer, BotPool
from trickerion.server.reviews.reviewer import Reviewer


@pytest.fixture(scope="module")
def reviewed(server: Running) -> Iterator[str]:
    """The id of a finished game whose review is made quickly, in this process."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviewer, "_review", review_quickly)
        id, players = server.table(2, options={"beginner": True, "quick": True})
        play(players, Random(1))
        yield id


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_review_leads_from_the_end_of_a_game_to_its_positions(
    reviewed: str, new_page: NewPage, size: dict[str, int]
) -> None:
    page = new_page(None, size)
    page.goto(f"/replay/{reviewed}")
    page.get_by_role("link", name=said("end-review")).click()
    page.get_by_role("heading", name=said("review-players")).wait_for()
    expect(page.get_by_role("img", name=said("review-chances"))).to_be_visible()
    for look in LOOKS:
        if look.size == size:
            look.at(page)
            assert text_faults(page) == []
            assert violations(page) == []
    page.get_by_label(said("review-graph")).select_option("fame")
    expect(page.get_by_role("img", name=said("review-fame"))).to_be_visible()
    page.get_by_label(said("review-order")).select_option("time")
    page.get_by_role("link", name=said("review-position")).last.click()
    page.wait_for_url(f"**/replay/{reviewed}?at=*")
    at = int(page.url.rpartition("=")[2])
    page.get_by_text(pattern("replay-of", action=at)).wait_for()


def test_a_position_is_chosen_in_the_graph_by_keyboard_or_click(
    reviewed: str, new_page: NewPage
) -> None:
    page = new_page(f"/review/{reviewed}", DESK)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    last = int(slider.input_value())
    over = page.get_by_role("table", name=said("review-places")).get_by_role("cell")
    assert {"0%", "100%"} <= set(over.all_inner_texts())
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", pattern("review-at", action=last - 1))
    page.get_by_role("img", name=said("review-chances")).click()
    chosen = int(slider.input_value())
    assert 0.4 * last < chosen < 0.6 * last
    page.get_by_role("link", name=said("review-position")).first.click()
    page.wait_for_url(f"**/replay/{reviewed}?at={chosen}")


def test_the_legend_shows_its_line_from_a_position(
    reviewed: str, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def decide(self: BotPool, claim: Any, ask: Any) -> Answer:
        question = ask()
        return Answer(question, question.game.options(question.seat)[-1], "")

    monkeypatch.setattr(BotPool, "decide", decide)
    page = new_page(f"/review/{reviewed}", DESK)
    page.get_by_role("link", name=said("line-show")).last.click()
    page.get_by_text(pattern("line-shown")).first.wait_for()
    page.keyboard.press("ArrowRight")
    assert violations(page) == []
    button(page, "line-back").click()
    expect(page.get_by_text(pattern("line-shown"))).to_be_hidden()
    expect(button(page, "line-show")).to_be_enabled()


def choose_file(page: Page, text: str) -> None:
    page.get_by_text(said("import-title")).click()
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=text.encode())
    page.get_by_label(said("import-file")).set_input_files(file)


def test_a_record_from_a_file_is_reviewed(reviewed: str, new_page: NewPage) -> None:
    page = new_page("/", DESK)
    choose_file(page, RECORD)
    button(page, "end-review").click()
    page.wait_for_url("**/review/*")
    page.get_by_role("heading", name=said("review-players")).wait_for()


def test_a_record_with_an_illegal_move_or_without_an_end_is_a_sentence(
    new_page: NewPage,
) -> None:
    page = new_page("/", DESK)
    lines = RECORD.splitlines()
    first = lines.index("") + 1
    choose_file(page, "\n".join([*lines[:first], "p1 ready", *lines[first:]]))
    button(page, "end-review").click()
    expect(page.get_by_role("alert")).to_contain_text(f"line {first + 1}")
    choose_file(page, "\n".join(lines[: first + 9]))
    page.get_by_text(said("import-title")).click()
    button(page, "end-review").click()
    expect(page.get_by_role("alert")).to_have_text(said("code-unfinished"))
