"""The parts of the table's page, found by role and name as a screen reader finds them."""

import re
from re import Pattern

from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.conftest import visit
from tests.browser.texts import pattern, said
from tests.server.support import Running
from trickerion import Game

Text = str | Pattern[str]
QUESTION = said("question-choose_magician")
"""What a player is asked first."""


def start_game(page: Page, kind: str, bots: str = "random") -> None:
    """Start a game against a bot from the start page."""
    page.goto("/")
    page.get_by_role("radio", name=re.compile("^" + re.escape(said(f"start-{kind}")))).check()
    page.get_by_label(said("start-level")).first.select_option(bots)
    play_button(page).click()
    decision(page).wait_for()


def play_button(page: Page) -> Locator:
    """Starts a game against bots from the start page."""
    return page.get_by_role("button", name=pattern("start-play"))


def button(within: Page | Locator, key: str) -> Locator:
    """The button with exactly this text."""
    return within.get_by_role("button", name=said(key), exact=True)


# The action bar


def action_bar(page: Page) -> Locator:
    return page.get_by_role("region", name=said("table-options"), exact=True)


def decision(page: Page, text: Text = "") -> Locator:
    """The line that says who must do what, once it has this text."""
    return action_bar(page).get_by_role("heading").first.filter(has_text=text)


def skip_button(page: Page) -> Locator:
    """The way past what is being shown."""
    return action_bar(page).get_by_role("button", name=re.compile(f"^{said('show-skip')}"))


def wait_until_asked(page: Page) -> None:
    expect(page).to_have_title(re.compile(re.escape(said("table-your_turn"))))
    decision(page).wait_for()


def is_asked(page: Page) -> bool:
    """The title of the page tells it, also in the background."""
    return says_turn(page.title())


def says_turn(title: str) -> bool:
    return said("table-your_turn") in title


def confirmation(page: Page) -> Locator:
    return page.get_by_role("group", name=said("table-confirm"))


def explanation(page: Page) -> Locator:
    """Why the thing that is pointed at can't be picked now."""
    return action_bar(page).get_by_role("paragraph").filter(has_text=said("table-why_not"))


def take_hint(page: Page) -> None:
    button(page, "table-hint").click()
    button(page, "table-do_it").click()


# The boards


def region(page: Page, name: Text) -> Locator:
    return page.get_by_role("region", name=name)


def theater(page: Page) -> Locator:
    return region(page, said("location-theater"))


def workshop(page: Page, who: str) -> Locator:
    return region(page, said("workshop-of", whose=said("owner-whose", who=who)))


def own_board(page: Page) -> Locator:
    """The board at the bottom of the table."""
    return region(page, pattern("workshop-of"))


def own_tricks(page: Page) -> Locator:
    return own_board(page).get_by_role("group", name=said("workshop-tricks"))


def prophecies(page: Page) -> Locator:
    return page.get_by_role("list", name=said("board-prophecies"))


def slot(page: Page, weekday: str, place: int) -> Locator:
    """A backstage slot of the Theater."""
    day = said(f"weekday-{weekday}")
    name = said("slot-backstage.short", weekday=day, place=place)
    return theater(page).get_by_role("button", name=name)


def lit(within: Locator) -> Locator:
    """The things that can be picked now."""
    return within.get_by_role("button", disabled=False)


def sheet(page: Page, kind: str) -> Locator:
    """The sheet over the boards from which something is picked."""
    return action_bar(page).get_by_role("group", name=said(f"sheet-{kind}"), exact=True)


def closeup(page: Page) -> Locator:
    return page.get_by_role("complementary", name=said("closeup-title"))


def opponent(page: Page) -> Locator:
    """The button that opens the board of the first opponent, or closes it."""
    name = re.compile(f"{pattern('panel-open').pattern}|{pattern('panel-close').pattern}")
    return page.get_by_role("button", name=name, include_hidden=True).first


def zone_button(page: Page, zone: str) -> Locator:
    """The button that turns a phone to a part of the table; other screens have it hidden."""
    return page.get_by_role("navigation").get_by_role(
        "button", name=said(f"zone-{zone}"), exact=True, include_hidden=True
    )


# The log and the chat


def log(page: Page) -> Locator:
    return page.get_by_role("tabpanel", name=said("table-log"), include_hidden=True)


def log_lines(page: Page) -> Locator:
    """What happened, without the headings of the turns; the latest turn comes first."""
    return log(page).get_by_role("listitem").get_by_role("button")


def has_begun(page: Page, turn: int) -> bool:
    return said("event-turn_began", turn=turn) in (log(page).text_content() or "")


def chat_tab(page: Page) -> Locator:
    return page.get_by_role("tab", name=said("table-chat"), include_hidden=True)


def chat(page: Page) -> Locator:
    return page.get_by_role("tabpanel", name=said("table-chat"), include_hidden=True)


# Dialogs


def dialog(page: Page, key: str | None = None) -> Locator:
    """The dialog with this title, or any."""
    return page.get_by_role("dialog", name=said(key) if key else None)


def open_dialog(page: Page, key: str) -> Locator:
    """Open a dialog from the menu, which is behind a button on a phone."""
    found = button(page, key)
    if not found.is_visible():
        page.get_by_role("button", name=said("table-menu")).click()
    found.click()
    return dialog(page)


def end_screen(page: Page) -> Locator:
    return dialog(page, "end-title")


# Opening a table


def open_question(page: Page, server: Running, question: str) -> None:
    """A table at the first known position with this question, for the player who is asked."""
    open_game(page, server, positions.game_at(question))


def open_game(page: Page, server: Running, game: Game) -> None:
    visit(page, server.url + positions.open_table(server, game))
    wait_until_asked(page)
