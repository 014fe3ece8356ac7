"""The tutor: it objects to a move, which is then chosen again or played anyway."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import LOOKS, violations
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.layout import text_faults
from tests.browser.table_page import action_bar, button, decision, open_dialog, start_game
from tests.browser.texts import said
from trickerion.server.protocol.messages import AdviceReason, Judge, Judged
from trickerion.server.tables import queries
from trickerion.server.tables.table import GameTable


@pytest.fixture(autouse=True)
def strict_tutor() -> Iterator[None]:
    """A tutor that objects to everything but the first option."""

    async def judged(table: GameTable, seat: int, command: Judge, *others: Any) -> Judged:
        best = table.game.options(seat)[0].to_dict()
        version = table.viewers.versions[seat]
        if command.action == best:
            return Judged(command.id, version)
        reasons = [AdviceReason("link", 4.0), AdviceReason("unpaid_wages", -2.0)]
        return Judged(command.id, version, 3.5, 0.12, [best], reasons)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(queries, "judged", judged)
        yield


def tutored(page: Page) -> Page:
    """The first question of a game with the tutor."""
    page.goto("/")
    page.get_by_label(said("start-tutor")).check()
    start_game(page, "base")
    return page


def tutor(page: Page) -> Locator:
    return page.get_by_role("group", name=said("tutor-title"))


def choose(page: Page, number: int) -> None:
    """Choose an option by its place in the list of all of them."""
    button(page, "table-all").click()
    options = page.get_by_role("group", name=said("table-all")).get_by_role("button")
    options.nth(number).click()


def next_question(page: Page, asked: str) -> None:
    expect(decision(page)).not_to_have_text(asked)


def test_a_move_that_loses_much_is_chosen_again_or_played_anyway(page: Page) -> None:
    tutored(page)
    asked = decision(page).inner_text()
    choose(page, 3)
    expect(tutor(page)).to_contain_text("3.5")
    expect(tutor(page)).to_contain_text(said("why-unpaid_wages"))
    expect(button(page, "tutor-again")).to_be_focused()
    button(page, "tutor-again").click()
    expect(tutor(page)).to_be_hidden()
    assert decision(page).inner_text() == asked
    choose(page, 3)
    button(page, "tutor-anyway").click()
    next_question(page, asked)


def test_a_good_move_is_played_without_a_word(page: Page) -> None:
    tutored(page)
    asked = decision(page).inner_text()
    choose(page, 0)
    next_question(page, asked)
    expect(tutor(page)).to_be_hidden()


def test_the_tutor_works_by_keyboard(page: Page) -> None:
    tutored(page)
    asked = decision(page).inner_text()
    choose(page, 3)
    expect(button(page, "tutor-again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(tutor(page)).to_be_hidden()
    choose(page, 3)
    expect(button(page, "tutor-again")).to_be_focused()
    page.keyboard.press("Tab")
    expect(button(page, "tutor-anyway")).to_be_focused()
    page.keyboard.press("Enter")
    next_question(page, asked)


def test_the_text_view_says_it_too(page: Page) -> None:
    tutored(page)
    asked = decision(page).inner_text()
    page.keyboard.press("t")
    command = page.get_by_label(said("text-command"))
    command.fill("4")
    command.press("Enter")
    page.get_by_role("alert").filter(has_text=said("tutor-retype")).wait_for()
    command.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("strong").first).not_to_have_text(asked)


def test_the_switch_is_kept_and_works_at_the_table(page: Page) -> None:
    tutored(page)
    open_dialog(page, "table-settings")
    switch = page.get_by_label(said("settings-tutor"))
    expect(switch).to_be_checked()
    switch.uncheck()
    page.keyboard.press("Escape")
    asked = decision(page).inner_text()
    choose(page, 3)
    next_question(page, asked)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_objection_is_accessible_and_fits(new_page: NewPage, size: dict[str, int]) -> None:
    page = tutored(new_page(None, size))
    if size == PHONE:
        button(page, "table-more").click()
    choose(page, 3)
    tutor(page).wait_for()
    for look in LOOKS:
        if look.size == size:
            look.at(page)
            expect(button(action_bar(page), "tutor-anyway")).to_be_in_viewport()
            assert text_faults(page) == []
            assert violations(page) == []
