"""Color is never the only sign: players and categories have a symbol too."""

from random import Random

from playwright.sync_api import Page

from tests.browser.table_page import chat, chat_tab, end_screen, open_dialog, opponent
from tests.browser.tables import FULL_GAME, asks, open_seat, play_on
from tests.server.support import Running, play

COLORED = """() => {
  const colored = '[style*="--player"], [style*="--tone"], [style*="--spiritual"]'
  const all = [...document.querySelectorAll(colored)].filter((one) => one.getClientRects().length)
  const emblem = (one) => one.querySelector('svg path, svg circle') ?? one.closest('svg')
  const alone = all.filter((one) => !emblem(one) && !one.closest('li, tr')?.querySelector('svg'))
  const parts = [...document.querySelectorAll('.end .part > span, .end .key')]
  const unnamed = parts.filter((one) => !/^[A-Z]/.test(one.innerText.trim()))
  return [all.length, [...alone, ...unnamed].map((one) => one.outerHTML.slice(0, 120))]
}"""
"""How many things have the color of a player or a category, and which of them no other sign."""


def assert_signs(page: Page) -> None:
    count, alone = page.evaluate(COLORED)
    assert count > 5
    assert alone == []


def test_color_is_never_the_only_sign_at_the_table(server: Running, page: Page) -> None:
    _, players = server.table(3, options=FULL_GAME)
    me = play_on(players, asks("place_character", turn=2))
    me.ask("say", text="Good luck")
    open_seat(page, me)
    chat_tab(page).click()
    assert_signs(page)
    names = chat(page).get_by_role("listitem").all_inner_texts()
    assert [name.split()[0] for name in names] == ["Player"]
    opponent(page).click()
    assert_signs(page)
    open_dialog(page, "table-decks")
    assert_signs(page)


def test_color_is_never_the_only_sign_on_the_end_screen(server: Running, page: Page) -> None:
    id, players = server.table(2)
    play(players, Random(1))
    page.goto(f"/t/{id}")
    end_screen(page).wait_for()
    assert_signs(page)
