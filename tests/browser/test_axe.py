"""axe finds nothing: in any question, on any sheet or dialog of the table, in every look.

Some are checked here, everything in all four looks with TRICKERION_FULL=1. The tests of the
pseudo-language check the other pages.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page

from tests.browser import positions
from tests.browser.axe import LOOKS, Look, in_turn, violations
from tests.browser.conftest import DESK, PHONE, resize, visit
from tests.browser.layout import settle
from tests.browser.selectors import ANSWERS, whole_page
from tests.browser.table_page import (
    action_bar,
    button,
    chat,
    chat_tab,
    closeup,
    confirmation,
    decision,
    dialog,
    explanation,
    lit,
    log_lines,
    open_dialog,
    open_game,
    open_question,
    opponent,
    own_board,
    own_tricks,
    prophecies,
    region,
    sheet,
    theater,
    wait_until_asked,
    zone_button,
)
from tests.browser.tables import FULL_GAME, asks, open_seat, play_on
from tests.browser.test_questions import in_order
from tests.browser.texts import pattern, said
from tests.server.support import Player, Running, figure

PHASES = (
    "choose_magician",
    "choose_advertise",
    "assignment",
    "place_character",
    "choose_spot",
    "choose_performance",
    "choose_barter",
)
SOME_SHEETS = 8
Show = Callable[[Page], Locator]
"""Opens something, and finds the part of the page that is new."""
FIRST_ANSWER = f"document.querySelector(`{ANSWERS}`)?.click()"


class Faults:
    """What axe finds, by what was checked and in which look."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    def check(self, name: str, looks: list[Look], part: Locator | None = None) -> None:
        """Check a page, or the part of it that is new, in the looks that show it: a phone may show
        another zone."""
        for look in looks:
            look.at(self.page)
            if part is not None and not part.is_visible():
                continue
            if found := violations(self.page, part):
                self.found[f"{name}, {look}"] = found


@pytest.fixture
def looks() -> Iterator[list[Look]]:
    return in_turn()


# Questions


@pytest.mark.long
def test_axe_finds_nothing_in_any_question(
    server: Running, page: Page, looks: Iterator[list[Look]]
) -> None:
    faults = Faults(page)
    known = in_order()
    first = [next(one for one in known if one.question == name) for name in PHASES]
    for position, game in positions.games(known if figure(0, 1) else first):
        open_game(page, server, game)
        faults.check(str(position), next(looks))
        if figure(0, 1):
            page.evaluate(FIRST_ANSWER)
            settle(page)
            faults.check(f"{position}, picked", [LOOKS[position.step % len(LOOKS)]])
    assert faults.found == {}


def pick_spot(page: Page) -> Locator:
    lit(theater(page)).first.click()
    return sheet(page, "spot")


def pick_die(page: Page) -> Locator:
    lit(page.get_by_role("group", name=said("house-bank"))).first.click()
    return action_bar(page).get_by_role("group", name=said("die-bank_a").rpartition(" ")[0])


def pick_order(page: Page) -> Locator:
    action_bar(page).get_by_role("button", name=said("heading-order")).click()
    return sheet(page, "supply")


def pick_performance(page: Page) -> Locator:
    lit(theater(page)).first.click()
    return confirmation(page)


PICKERS = {
    "choose_performance": pick_performance,
    "choose_spot": pick_spot,
    "act.downtown": pick_die,
    "act.market_row": pick_order,
}
"""By question: how a picker is opened."""


def test_axe_finds_nothing_on_the_pickers(
    server: Running, page: Page, looks: Iterator[list[Look]]
) -> None:
    faults = Faults(page)
    for question, pick in PICKERS.items():
        resize(page, DESK)
        open_question(page, server, question)
        picker = pick(page)
        picker.wait_for()
        faults.check(question, next(looks), picker)
    assert faults.found == {}


# Sheets and dialogs of the table


def from_menu(key: str) -> Show:
    def show(page: Page) -> Locator:
        shown = open_dialog(page, key)
        shown.get_by_role("heading").first.wait_for()
        return shown

    return show


def phone_menu(page: Page) -> Locator:
    resize(page, PHONE)
    button(page, "table-menu").click()
    return dialog(page, "table-menu")


def phone_utilities(page: Page) -> Locator:
    resize(page, PHONE)
    button(page, "table-more").click()
    return action_bar(page)


def zone(name: str) -> Show:
    def show(page: Page) -> Locator:
        resize(page, PHONE)
        zone_button(page, name).click()
        return whole_page(page)

    return show


def a_chat(page: Page) -> Locator:
    chat_tab(page).click()
    page.get_by_label(said("table-say")).fill("Hello")
    button(page, "table-send").click()
    chat(page).get_by_text("Hello").first.wait_for()
    return chat(page)


def opponents_board(page: Page) -> Locator:
    opponent(page).click()
    return page.get_by_role("article").filter(has=region(page, pattern("workshop-of")))


def focus_by_key(thing: Locator) -> None:
    """After a click, a focus that is set by a script isn't visible."""
    thing.page.keyboard.press("Tab")
    thing.focus()


def closeup_of(things: Callable[[Page], Locator]) -> Show:
    """The close-up of the first of these things."""

    def show(page: Page) -> Locator:
        focus_by_key(things(page).get_by_role("button").first)
        closeup(page).wait_for()
        return closeup(page)

    return show


def why_not(page: Page) -> Locator:
    focus_by_key(page.get_by_role("button", name=said("die-bank_a")))
    explanation(page).wait_for()
    return action_bar(page)


def all_options(page: Page) -> Locator:
    button(page, "table-all").click()
    return action_bar(page)


def hint(page: Page) -> Locator:
    button(page, "table-hint").click()
    button(page, "table-do_it").wait_for()
    return action_bar(page)


def earlier_moment(page: Page) -> Locator:
    log_lines(page).last.click()
    decision(page, said("table-past")).wait_for()
    return whole_page(page)


def refusal(page: Page) -> Locator:
    page.keyboard.press("t")
    page.get_by_label(said("text-command")).fill("advertise")
    button(page, "text-do").click()
    page.get_by_role("alert").first.wait_for()
    return dialog(page)


SHEETS: dict[str, Show] = {
    "chat": a_chat,
    "hint": hint,
    "refusal": refusal,
    "a trick": closeup_of(own_tricks),
    "a die": closeup_of(lambda page: page.get_by_role("group", name=said("house-bank"))),
    "a performance": closeup_of(lambda page: theater(page).get_by_role("article")),
    "why not": why_not,
    "menu": phone_menu,
    "more": phone_utilities,
    "a prophecy": closeup_of(prophecies),
    "a magician": closeup_of(own_board),
    "earlier moment": earlier_moment,
    "log": zone("log"),
    "theater": zone("theater"),
    "workshop": zone("workshop"),
    "players": zone("players"),
    "trick decks": from_menu("table-decks"),
    "settings": from_menu("table-settings"),
    "rules": from_menu("ui-rules"),
    "text view": from_menu("table-text"),
    "opponent": opponents_board,
    "all options": all_options,
}
"""The tests of the pseudo-language check the last ones too."""


def placing(server: Running) -> Player:
    """A player who is asked to place a Character, with a history of two turns."""
    _, players = server.table(3, options=FULL_GAME, hints=True)
    return play_on(players, asks("place_character", turn=2))


@pytest.mark.long
def test_axe_finds_nothing_on_any_sheet(
    server: Running, page: Page, looks: Iterator[list[Look]]
) -> None:
    me = placing(server)
    faults = Faults(page)
    for name, show in list(SHEETS.items())[: figure(SOME_SHEETS, len(SHEETS))]:
        for look in next(looks):
            resize(page, DESK)
            visit(page, "/")
            open_seat(page, me)
            wait_until_asked(page)
            faults.check(name, [look], show(page))
    assert faults.found == {}
