"""axe finds nothing: in any question, on any sheet, at the end; light and dark, desk and phone.

A part is looked at here, everything in all four looks with TRICKERION_FULL=1.
"""

from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser import moments
from tests.browser.album import sit
from tests.browser.axe import LOOKS, Look, violations
from tests.browser.conftest import NewPage
from tests.browser.test_decisions import in_order
from tests.server.support import Player, Running, figure, play

FULL_GAME = {"players": 3, "dark_alley": True, "prophecies": True}
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


class Faults:
    """What axe finds, by what was looked at and how."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    def look(self, at: str, looks: list[Look]) -> None:
        for look in looks:
            look.at(self.page)
            if found := violations(self.page):
                self.found[f"{at}, {look}"] = found


@pytest.fixture
def looks() -> Iterator[list[Look]]:
    """One look after the other, or all four at once."""
    return (list(LOOKS) if figure(0, 1) else [one] for one in cycle(LOOKS))


# Every question


def test_axe_finds_nothing_in_any_question(
    club: Running, new_page: NewPage, looks: Iterator[list[Look]]
) -> None:
    page = new_page()
    faults = Faults(page)
    known = in_order()
    first = [next(moment for moment in known if moment.name == name) for name in PHASES]
    for moment, game in moments.games(known if figure(0, 1) else first):
        page.goto(club.url + sit(club, game))
        page.wait_for_selector(".bar.asked")
        faults.look(str(moment), next(looks))
        if figure(0, 1):
            pick(page)
            faults.look(f"{moment}, picked", [LOOKS[moment.step % len(LOOKS)]])
    assert faults.found == {}


def pick(page: Page) -> None:
    """The first thing that is lit, or a button of the list: then its sheet, or what comes next."""
    page.evaluate(
        "document.querySelector('.target.lit, .bar .option, .bar .row > .button')?.click()"
    )
    page.wait_for_timeout(100)


PICKERS = {
    "choose_spot": (".target.lit[data-target^='spot:']", ".sheet.spot"),
    "act.downtown": (".target.lit[data-target^='die:']", ".row.faces"),
    "act.market_row": ("[data-kind=order]", ".sheet.supply"),
}
"""What is clicked in which question, and what opens."""


def test_axe_finds_nothing_on_the_pickers(
    club: Running, new_page: NewPage, looks: Iterator[list[Look]]
) -> None:
    page = new_page()
    faults = Faults(page)
    known = moments.load()
    first = [next(moment for moment in known if moment.name == name) for name in PICKERS]
    for moment, game in moments.games(first):
        clicked, opened = PICKERS[moment.name]
        page.set_viewport_size({"width": 1366, "height": 768})
        page.goto(club.url + sit(club, game))
        page.locator(clicked).first.click()
        page.locator(opened).wait_for()
        faults.look(str(moment), next(looks))
    assert faults.found == {}


# Every sheet and dialog


def a_game(house: Running, is_there: Callable[[Player], bool]) -> Player:
    """A game of three that has come so far, with its history; somebody who is asked."""
    _, players = house.table(3, options=FULL_GAME)
    chance = Random(4)
    while True:
        play(players, chance, 1)
        for player in players:
            if player.catch_up().is_asked() and is_there(player):
                return player


def is_asked_where_to_go(player: Player) -> bool:
    asked = str(player.view["pending"][-1]["frame"])
    return int(player.view["turn"]) == 2 and asked == "place_character"


def click(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def dialog(name: str) -> Callable[[Page], None]:
    """Opens one from the menu, which on a phone is behind a button."""

    def open_dialog(page: Page) -> None:
        menu = page.get_by_role("button", name="Menu", exact=True)
        if menu.is_visible():
            menu.click()
        page.locator("dialog .button, .wide .button").get_by_text(name, exact=True).last.click()
        page.wait_for_selector("dialog h2")

    return open_dialog


def menu_of_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    click(page, "Menu")


def more_of_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    click(page, "More")


def zone(name: str) -> Callable[[Page], None]:
    def turn_to(page: Page) -> None:
        page.locator(f"[data-zone={name}]").evaluate("(one) => one.click()")

    return turn_to


def chat(page: Page) -> None:
    page.locator("#tab-chat").evaluate("(one) => one.click()")
    page.get_by_label("Say something").fill("Hello")
    page.locator("#panel-chat form button").evaluate("(one) => one.click()")
    page.locator("#panel-chat li", has_text="Hello").first.wait_for(state="attached")


def opponent(page: Page) -> None:
    page.locator("[data-zone=players]").evaluate("(one) => one.click()")
    page.locator(".zone-players .top").first.evaluate("(one) => one.click()")


def closeup(target: str) -> Callable[[Page], None]:
    def point(page: Page) -> None:
        page.locator(f".target[data-target^='{target}']").first.evaluate("(one) => one.focus()")
        page.locator(".closeup").wait_for()

    return point


def why_not(page: Page) -> None:
    page.locator(".target[aria-disabled][data-target^='die:']").first.evaluate(
        "(one) => one.focus()"
    )
    page.locator(".why").wait_for()


def all_options(page: Page) -> None:
    click(page, "All options")


def hint(page: Page) -> None:
    click(page, "Hint")
    page.locator(".hint").wait_for()


def confirmation(page: Page) -> None:
    """Whatever is picked first, it comes to an end."""
    for _ in range(4):
        if page.locator(".confirm").count() == 0:
            page.evaluate(
                "document.querySelector('.bar .option, .target.lit:not(.chosen)').click()"
            )
            page.wait_for_timeout(60)


def past(page: Page) -> None:
    page.locator("#panel-log li button").last.evaluate("(one) => one.click()")
    page.get_by_text("You look back").wait_for()


def refusal(page: Page) -> None:
    page.keyboard.press("t")
    page.get_by_label("Type a number").fill("advertise")
    click(page, "Do it")
    page.get_by_role("alert").first.wait_for()


SHEETS: dict[str, Callable[[Page], None]] = {
    "trick decks": dialog("Trick decks"),
    "settings": dialog("Settings"),
    "opponent": opponent,
    "chat": chat,
    "hint": hint,
    "all options": all_options,
    "confirmation": confirmation,
    "refusal": refusal,
    "a trick": closeup("trick:"),
    "log": zone("log"),
    "rules": dialog("Rules"),
    "text view": dialog("Text view"),
    "menu": menu_of_a_phone,
    "more": more_of_a_phone,
    "theater": zone("theater"),
    "workshop": zone("workshop"),
    "players": zone("players"),
    "a die": closeup("die:"),
    "a prophecy": closeup("pending:"),
    "a magician": closeup("magician:"),
    "a performance": closeup("performance:"),
    "why not": why_not,
    "past": past,
}


def test_axe_finds_nothing_on_any_sheet(
    club: Running, new_page: NewPage, looks: Iterator[list[Look]]
) -> None:
    me = a_game(club, is_asked_where_to_go)
    page = new_page()
    faults = Faults(page)
    for name, opens in list(SHEETS.items())[: figure(SOME_SHEETS, len(SHEETS))]:
        page.set_viewport_size({"width": 1366, "height": 768})
        page.goto(f"{club.url}/")
        page.goto(f"{club.url}/t/{me.id}#{me.token}")
        page.wait_for_selector(".bar.asked")
        opens(page)
        faults.look(name, next(looks))
    assert faults.found == {}


# Other pages


def test_axe_finds_nothing_on_the_other_pages(
    club: Running, new_page: NewPage, looks: Iterator[list[Look]]
) -> None:
    page = new_page()
    faults = Faults(page)
    page.get_by_text("Play with people").click()
    faults.look("start", next(looks))
    page.goto("/rules/THR-5")
    page.wait_for_selector("#THR-5")
    faults.look("rules", next(looks))
    made = club.post("/api/tables", {"options": {"players": 2}, "bots": ["random"]})
    page.goto(f"{club.url}/t/{made['table']['id']}")
    page.get_by_role("button", name="Sit down").wait_for()
    faults.look("lobby", next(looks))
    id, players = club.table(2)
    play(players, Random(1))
    page.goto(f"{club.url}/t/{id}")
    page.wait_for_selector("dialog .end")
    faults.look("end", next(looks))
    page.goto(f"{club.url}/replay/{id}")
    click(page, "To the end")
    page.wait_for_timeout(200)
    faults.look("replay", next(looks))
    assert faults.found == {}


# Colour


ALONE = """() => {
  const coloured = '[style*="--player"], [style*="--tone"], [style*="--spiritual"]'
  const all = [...document.querySelectorAll(coloured)].filter((one) => one.getClientRects().length)
  const emblem = (one) => one.querySelector('svg path, svg circle') ?? one.closest('svg')
  const alone = all.filter((one) => !emblem(one) && !one.closest('li, tr')?.querySelector('svg'))
  const parts = [...document.querySelectorAll('.end .part > span, .end .key')]
  const unnamed = parts.filter((one) => !/^[A-Z]/.test(one.innerText.trim()))
  return [all.length, [...alone, ...unnamed].map((one) => one.outerHTML.slice(0, 120))]
}"""
"""How many things have the colour of a player or a category, and which of them nothing else."""


def test_colour_is_never_alone(club: Running, new_page: NewPage) -> None:
    me = a_game(club, is_asked_where_to_go)
    me.ask("say", text="Good luck")
    page = new_page()
    page.goto(f"{club.url}/t/{me.id}#{me.token}")
    page.wait_for_selector(".bar.asked")
    for opens in (chat, opponent, dialog("Trick decks")):
        opens(page)
        count, alone = page.evaluate(ALONE)
        assert count > 5
        assert alone == []
    names = page.locator("#panel-chat li").all_inner_texts()
    assert [name.split()[0] for name in names] == ["Player"] * 2
    id, players = club.table(2)
    play(players, Random(1))
    page.goto(f"{club.url}/t/{id}")
    page.wait_for_selector("dialog .end")
    count, alone = page.evaluate(ALONE)
    assert count > 5
    assert alone == []
