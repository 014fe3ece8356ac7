"""Lessons in the browser: all of them are played, by mouse and by keyboard."""

from itertools import cycle

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, Route, expect

from tests.browser.axe import LOOKS, violations
from tests.browser.conftest import DESK, PHONE, NewPage, resize, visit
from tests.browser.layout import DEVICES, WINDOWS, Size, faults_by_size, settle, text_faults
from tests.browser.table_page import action_bar, button, decision, explanation, sheet, slot
from tests.browser.texts import pattern, said
from tests.server.support import figure
from trickerion import Action, lessons
from trickerion.lessons import lesson

NAMES = {
    "component": ("component", "stock", "supply"),
    "exchange": ("component",),
    "pile": ("pile", "trick_place"),
}
"""What things on the boards are called, where a field of an action has another name."""
MOST_PICKS = 8

FIND = """({ line, kind, targets, played }) => {
  const { dataset } = document.querySelector('[data-played]')
  if (Number(dataset.played) > played) return 'played'
  if (dataset.busy === 'true') return null
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => {
    if (one.closest('.further')) one.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top && (one.contains(top) || top.contains(one))
  })
  const lit = all('[data-target]:not([aria-disabled], [aria-pressed=true])')
  return (
    all('[aria-describedby=confirm]')[0] ??
    all('[data-action]').find((one) => one.dataset.action === line) ??
    lit.find((one) => targets.includes(one.dataset.target)) ??
    all('[data-kind]').find((one) => one.dataset.kind === kind)
  )
}"""
"""What to click next for an action, or 'played' once the action has been played."""


def targets(action: Action) -> list[str]:
    """The things on the boards that an action is made of."""
    fields = action.fields
    found = [f"{name}:{fields[one]}" for one in fields for name in NAMES.get(one, (one,))]
    return [*found, f"face:{fields.get('die')}.{fields.get('face')}"]


class Learner:
    """Plays lessons with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, element: ElementHandle) -> None:
        element.click()

    def go_on(self, element: Locator) -> None:
        element.click()

    def answer(self, line: str, played: int) -> None:
        """Play an action, thing by thing, after this many others."""
        action = Action.parse(line)
        wanted = {"line": line.split(" ", 1)[1], "kind": action.kind}
        more = {"targets": targets(action), "played": played}
        for _ in range(MOST_PICKS):
            found = self.page.wait_for_function(FIND, arg={**wanted, **more}).as_element()
            if found is None:
                return
            self.press(found)
        raise AssertionError(f"{line} takes too many clicks")

    def play(self, id: str) -> None:
        """Play a lesson from its first step to its last."""
        visit(self.page, f"/learn/{id}")
        steps = lesson(id).steps
        for number, step in enumerate(steps):
            expect(coach(self.page)).to_contain_text(
                said("learn-step", step=number + 1, steps=len(steps))
            )
            for played, line in enumerate(step.moves):
                if coach(self.page).get_attribute("data-verdict") != "reached":
                    self.answer(line, played)
            expect(coach(self.page)).to_contain_text(said(f"lesson-{id}-{step.id}-done"))
            if step is not steps[-1]:
                self.go_on(button(action_bar(self.page), "learn-continue"))
        expect(coach(self.page)).to_contain_text(said(f"lesson-{id}-end"))


class KeyboardLearner(Learner):
    """Plays lessons with the keyboard."""

    def press(self, element: ElementHandle) -> None:
        assert element.evaluate("(one) => (one.focus(), one.tabIndex)") == 0
        self.page.keyboard.press("Enter")

    def go_on(self, element: Locator) -> None:
        expect(element).to_be_focused()
        self.page.keyboard.press("Enter")


def coach(page: Page) -> Locator:
    return page.locator("[data-verdict]")


def open_lesson(page: Page, id: str) -> None:
    page.goto(f"/learn/{id}")
    coach(page).wait_for()


BY_TURNS = (Learner, KeyboardLearner)
ALL_ALONE = ((Learner,), (KeyboardLearner,))
"""Mouse and keyboard play the lessons by turns, and with TRICKERION_FULL=1 each plays all."""


@pytest.mark.long
@pytest.mark.parametrize("learners", ALL_ALONE if figure(0, 1) else [BY_TURNS])
def test_every_lesson_is_played_to_its_end(page: Page, learners: tuple[type[Learner], ...]) -> None:
    page.goto("/learn")
    for id, learner in zip(lessons.ORDER, cycle(learners), strict=False):
        learner(page).play(id)
    page.get_by_role("link", name=said("learn-all")).last.click()
    all = len(lessons.ORDER)
    page.get_by_text(said("learn-progress", done=all, all=all)).wait_for()


SIDEWAYS = {"width": 844, "height": 390}


def test_the_button_to_go_on_is_in_the_same_place_after_every_step(page: Page) -> None:
    places: dict[int, set[tuple[int, int]]] = {}

    class Watcher(Learner):
        def go_on(self, element: Locator) -> None:
            for size in (PHONE, SIDEWAYS, DESK):
                resize(page, size)
                settle(page)
                box = element.bounding_box()
                assert box
                at = (round(box["x"]), round(box["y"] + box["height"]))
                places.setdefault(size["width"], set()).add(at)
            super().go_on(element)

    page.goto("/learn")
    Watcher(page).play("set_up")
    assert {width: len(at) for width, at in places.items()} == {844: 1, 390: 1, 1366: 1}, places


def test_a_move_that_does_not_help_is_explained_and_taken_back(page: Page) -> None:
    open_lesson(page, "set_up")
    Learner(page).answer("p1 place engineer sunday.1", 0)
    expect(coach(page)).to_contain_text(said("lesson-set_up-backstage-sunday"))
    button(action_bar(page), "learn-again").click()
    expect(coach(page)).to_have_attribute("data-verdict", "open")
    Learner(page).answer("p1 place engineer thursday.1", 0)
    button(action_bar(page), "learn-continue").click()
    expect(coach(page)).to_contain_text(said("lesson-set_up-link", touch="no"))


def test_what_is_not_possible_is_explained_with_its_rule(page: Page) -> None:
    open_lesson(page, "perform")
    learner = Learner(page)
    learner.answer("p1 place magician sunday.performance", 0)
    button(action_bar(page), "learn-continue").click()
    expect(coach(page)).to_contain_text(said("learn-step", step=2, steps=4))
    slot(page, "friday", 1).hover()
    expect(explanation(page)).to_contain_text("THR-2")


def test_an_order_place_says_what_comes_first_and_starts_it(page: Page) -> None:
    open_lesson(page, "market_row")
    Learner(page).answer("p1 place engineer market_row.1", 0)
    place = page.get_by_role("button", name=said("board-order_place", place=2))
    place.hover()
    said_first = pattern("table-first", heading=said("heading-order"))
    action_bar(page).get_by_role("paragraph").filter(has_text=said_first).wait_for()
    place.click(force=True)
    sheet(page, "supply").wait_for()
    page.locator("[data-target='supply:petroleum']").click()
    ordered = page.locator("[data-target='order_place:2']")
    expect(ordered).to_contain_text(said("component-petroleum.many"))


def test_the_quick_order_slot_says_what_comes_first_and_starts_it(page: Page) -> None:
    open_lesson(page, "market_row")
    Learner(page).answer("p1 place engineer market_row.1", 0)
    place = page.locator("[data-target^=quick_place]")
    place.hover()
    said_first = pattern("table-first", heading=said("heading-quick_order"))
    action_bar(page).get_by_role("paragraph").filter(has_text=said_first).wait_for()
    place.click(force=True)
    page.locator("[data-target='supply:rope']").click()
    expect(coach(page)).to_have_attribute("data-played", "2")
    expect(place).to_have_count(0)


def test_a_close_up_follows_what_happens_to_the_slot_it_shows(page: Page) -> None:
    open_lesson(page, "set_up")
    page.locator("[data-target='character:engineer']").click()
    thursday = slot(page, "thursday", 1)
    thursday.hover()
    closeup = page.locator(".closeup")
    expect(closeup).to_contain_text(said("board-free"))
    thursday.click()
    expect(closeup).to_contain_text(said("character-engineer"))
    expect(closeup).not_to_contain_text(said("board-free"))


def test_a_close_up_below_the_teachers_words_is_whole(page: Page) -> None:
    open_lesson(page, "workshop")
    page.locator("[data-target='trick:burning_mummy']").hover()
    closeup = page.locator(".closeup")
    closeup.wait_for()
    assert closeup.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    words, shown = coach(page).bounding_box(), closeup.bounding_box()
    assert words
    assert shown
    assert words["y"] + words["height"] <= shown["y"]
    assert shown["y"] + shown["height"] <= DESK["height"]


def test_a_close_up_of_what_is_gone_closes(page: Page) -> None:
    open_lesson(page, "downtown")
    learner = Learner(page)
    for played, line in enumerate(lesson("downtown").steps[0].moves):
        learner.answer(line, played)
    page.locator("[data-target='trick:sawing_the_assistant_in_half']").hover()
    closeup = page.locator(".closeup")
    expect(closeup).to_contain_text(said("trick-sawing_the_assistant_in_half"))
    page.get_by_role("button", name=said("table-undo"), exact=True).dispatch_event("click")
    expect(coach(page)).to_have_attribute("data-verdict", "open")
    expect(closeup).to_have_count(0)


def test_a_lesson_goes_on_with_the_trick_the_learner_chose(page: Page) -> None:
    open_lesson(page, "downtown")
    learner = Learner(page)
    moves = ["place magician downtown.1", "learn residence_a", "trick mechanical_hornet"]
    for played, line in enumerate([*moves, "trick_slot extension"]):
        learner.answer(f"p1 {line}", played)
    button(action_bar(page), "learn-continue").click()
    expect(coach(page)).to_contain_text(said("lesson-downtown-set_die"))
    expect(page.locator("[data-target='trick:mechanical_hornet']")).to_have_count(1)


def test_a_lesson_says_why_the_board_will_change(page: Page) -> None:
    open_lesson(page, "market_row")
    learner = Learner(page)
    for played, line in enumerate(["place engineer market_row.1", "buy wood 3", "bargain 0"]):
        learner.answer(f"p1 {line}", played)
    expect(coach(page)).to_contain_text(said("learn-differs"))
    button(action_bar(page), "learn-continue_differs").click()
    expect(coach(page)).to_contain_text(said("lesson-market_row-order"))


def test_a_lesson_that_is_over_says_what_comes_next(page: Page) -> None:
    Learner(page).play("set_up")
    next_lesson = said("learn-lesson_done", lesson=said("lesson-perform"))
    expect(decision(page)).to_contain_text(next_lesson)


def test_a_lesson_that_no_longer_works_leads_back_to_the_others(new_page: NewPage) -> None:
    page = new_page()

    def refuse(route: Route) -> None:
        route.fulfill(status=409, json={"type": "refused", "code": "broken_lesson", "detail": ""})

    page.route("**/api/lessons/*/steps/*", refuse)
    page.goto("/learn/places")
    page.get_by_text(said("code-broken_lesson")).wait_for()
    page.get_by_role("link", name=said("learn-all")).click()
    page.get_by_role("heading", name=said("learn-title")).wait_for()


def test_the_start_page_leads_to_the_lessons(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=said("ui-learn"), exact=True).click()
    page.get_by_role("link", name=said("lesson-places")).click()
    coach(page).wait_for()


@pytest.mark.parametrize("path", ["/learn", "/learn/plan"])
def test_lessons_can_be_read_at_every_size(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("li, [data-verdict]").first.wait_for()
    found = []
    for look, size in zip(LOOKS, (DESK, PHONE), strict=False):
        look.at(page)
        found += [f"{look}: {fault}" for fault in violations(page)]
        resize(page, size)
        settle(page)
        found += [f"{size['width']}: {fault}" for fault in text_faults(page)]
    assert found == []


@pytest.mark.parametrize("sizes", [DEVICES, WINDOWS], ids=["devices", "windows"])
def test_the_boards_of_a_lesson_fit_every_window(
    new_page: NewPage, sizes: tuple[Size, ...]
) -> None:
    """With a Dark Alley, with Powers, and against the Heir."""
    page = new_page(None, has_touch=sizes is DEVICES)
    faults = {}
    for id in ("powers", "heir"):
        open_lesson(page, id)
        decision(page).wait_for()
        faults[id] = faults_by_size(page, sizes)
    assert {id: found for id, found in faults.items() if found} == {}
