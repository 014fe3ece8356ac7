"""Puzzles in the browser: listed, solved by mouse and by keyboard, judged."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import LOOKS, violations
from tests.browser.conftest import DESK, PHONE, NewPage, visit
from tests.browser.layout import DEVICES, PHONES, WINDOWS, Size, faults_by_size, text_faults
from tests.browser.table_page import button, decision
from tests.browser.test_lessons import KeyboardLearner, Learner, coach
from tests.browser.texts import said
from trickerion.puzzles.puzzle import Puzzle, collection


def short_puzzle() -> Puzzle:
    """A puzzle that takes few clicks."""
    return min(collection().values(), key=lambda puzzle: (len(puzzle.line), puzzle.id))


def opened(page: Page, puzzle: Puzzle) -> None:
    visit(page, f"/puzzles/{puzzle.id}")
    coach(page).wait_for()


@pytest.mark.long
@pytest.mark.parametrize("learner", [Learner, KeyboardLearner])
def test_a_puzzle_is_solved(page: Page, learner: type[Learner]) -> None:
    puzzle = short_puzzle()
    opened(page, puzzle)
    for played, line in enumerate(puzzle.line):
        learner(page).answer(line, played)
    expect(coach(page)).to_have_attribute("data-verdict", "reached", timeout=60_000)
    expect(coach(page)).to_contain_text(said("puzzle-line"))
    visit(page, "/puzzles")
    page.get_by_text(f"✓ {said('puzzles-done')}").first.wait_for()


def test_an_attempt_that_falls_short_says_what_is_possible(page: Page) -> None:
    puzzle = short_puzzle()
    opened(page, puzzle)
    game, played = puzzle.game(), 0
    wrong = next(a for a in reversed(game.options(puzzle.seat)) if str(a) != puzzle.line[0])
    Learner(page).answer(str(wrong), 0)
    game.play(wrong)
    while game.to_act == [puzzle.seat]:
        played += 1
        action = game.options(puzzle.seat)[-1]
        Learner(page).answer(str(action), played)
        game.play(action)
    expect(coach(page)).to_have_attribute("data-verdict", "missed")
    button(coach(page), "puzzle-show_line").click()
    expect(coach(page)).to_contain_text(said("puzzle-line"))
    button(coach(page), "puzzle-again").click()
    expect(coach(page)).to_have_attribute("data-played", "0")


def test_puzzles_are_filtered(page: Page) -> None:
    visit(page, "/puzzles")
    page.get_by_role("link", name=said("puzzles-number", number=1), exact=True).wait_for()
    page.get_by_label(said("puzzles-difficulty")).select_option("hard")
    hard = sum(puzzle.difficulty == "hard" for puzzle in collection().values())
    all = len(collection())
    page.get_by_text(said("puzzles-progress", done=0, all=all, shown=hard)).wait_for()


def test_an_unknown_puzzle_is_a_sentence(page: Page) -> None:
    visit(page, "/puzzles/nothing")
    expect(page.get_by_role("alert")).to_have_text(said("code-not_found"))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_pages_are_accessible_and_fit(new_page: NewPage, size: dict[str, int]) -> None:
    for address in ("/puzzles", f"/puzzles/{short_puzzle().id}"):
        page = new_page(address, size)
        page.locator("li.panel-box, [data-verdict]").first.wait_for()
        for look in LOOKS:
            if look.size == size:
                look.at(page)
                assert text_faults(page) == []
                assert violations(page) == []


@pytest.mark.parametrize("sizes", [DEVICES, WINDOWS], ids=["devices", "windows"])
def test_the_boards_of_a_puzzle_fit_every_window(
    new_page: NewPage, sizes: tuple[Size, ...]
) -> None:
    page = new_page(None, has_touch=sizes is DEVICES)
    opened(page, max(collection().values(), key=lambda puzzle: len(puzzle.line)))
    assert faults_by_size(page, sizes) == {}


@pytest.mark.parametrize("last", ["ddd79d", "042219"], ids=["many options", "few options"])
def test_a_placement_ends_without_scrolling_on_a_phone(new_page: NewPage, last: str) -> None:
    """The button is in view below the panel's words."""
    page = new_page(None, has_touch=True)
    opened(page, collection()[last])
    decision(page).wait_for()
    assert faults_by_size(page, PHONES) == {}
