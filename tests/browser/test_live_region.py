"""What a screen reader announces while the game goes on: everything once, nothing twice."""

import re
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.players import MousePlayer
from tests.browser.table_page import (
    QUESTION,
    action_bar,
    button,
    chat_tab,
    decision,
    open_question,
    slot,
    start_game,
)
from tests.browser.tables import open_seat
from tests.browser.texts import pattern, said
from tests.server.support import Running
from trickerion.bots.names import NAMES

LISTEN = """(() => {
  window.announced = []
  const live = '[aria-live], [role=status], [role=alert]'
  const isTold = (region) => region.getClientRects().length && !region.closest('[inert]') &&
    (!document.querySelector('dialog[open]') || region.closest('dialog'))
  new MutationObserver((changes) => {
    const regions = new Set()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const around = element?.closest(live)
      if (around) regions.add(around)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const all = [node, ...node.querySelectorAll(live)]
        for (const one of all) if (one.matches(live)) regions.add(one)
      }
    }
    for (const region of regions) {
      const text = region.innerText.trim()
      const isUrgent = region.matches('[aria-live=assertive], [role=alert]')
      if (text && isTold(region)) window.announced.push([isUrgent ? 'urgent' : 'polite', text])
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""
"""Records what live regions say, as a screen reader would."""
LONG_ENOUGH = 1000
"""News is collected for a while before it is announced."""
MOST_LETTERS = 800
ASKED = said("live-asked", question="").strip()


def listening(new_page: NewPage) -> Page:
    """An empty page that records announcements once it has been sent somewhere."""
    page = new_page(None)
    page.clock.install()
    page.add_init_script(LISTEN)
    return page


def announced(page: Page, words: str) -> list[Any]:
    """What has been announced since the last call, until a little after these words."""
    has_words = "(words) => window.announced.some(([, text]) => text.includes(words))"
    page.wait_for_function(has_words, arg=words)
    page.clock.run_for(LONG_ENOUGH)
    found: list[Any] = page.evaluate("window.announced.splice(0)")
    return found


def test_the_question_is_announced_once(server: Running, new_page: NewPage) -> None:
    page = listening(new_page)
    open_question(page, server, "choose_link_pay")
    announced(page, ASKED)
    action_bar(page).get_by_role("button", name=pattern("action-link")).first.focus()
    page.keyboard.press("Enter")
    told = announced(page, ASKED)
    ((kind, text),) = [one for one in told if ASKED in one[1]]
    assert kind == "polite"
    assert decision(page).inner_text().startswith(text.partition(ASKED)[2].strip())
    assert len({text for _, text in told}) == len(told), told


def test_a_refusal_is_announced_once_and_at_once(server: Running, new_page: NewPage) -> None:
    page = listening(new_page)
    open_question(page, server, "place_character")
    announced(page, ASKED)
    button(page, "table-undo").focus()
    refused = said("code-undo_nothing")
    for _ in range(2):
        page.keyboard.press("Enter")
        ((kind, text),) = announced(page, refused)
        assert (kind, text.partition("\n")[0]) == ("urgent", refused)
    page.keyboard.press("t")
    page.get_by_label(said("text-command")).fill("abracadabra")
    page.keyboard.press("Enter")
    told = [text for kind, text in announced(page, "abracadabra") if kind == "urgent"]
    assert told == [said("text-nonsense", word="abracadabra")]


def test_why_something_is_not_possible_is_announced_once(
    server: Running, new_page: NewPage
) -> None:
    page = listening(new_page)
    open_question(page, server, "assignment")
    announced(page, ASKED)
    slot(page, "friday", 1).focus()
    assert [kind for kind, _ in announced(page, said("table-why_not"))] == ["polite"]


def test_what_others_do_is_announced_without_a_flood(new_page: NewPage) -> None:
    me = MousePlayer(listening(new_page), Random(5))
    start_game(me.page, "first")
    me.play_until_turn(2)
    told = [text for _, text in announced(me.page, ASKED)]
    rivals = re.compile("|".join(NAMES["random"]))
    assert any(rivals.search(text.split(ASKED)[0]) for text in told), told
    assert max(len(text) for text in told) < MOST_LETTERS, told
    assert all(one != other for one, other in pairwise(told)), told


def test_what_someone_says_is_announced_once(server: Running, new_page: NewPage) -> None:
    _, (ada, ben) = server.table(2)
    page = listening(new_page)
    open_seat(page, ada)
    announced(page, QUESTION)
    for words in ("Good evening", "Shall we?"):
        ben.ask("say", text=words)
        told = announced(page, words)
        expected = said("live-said", who="Player 2", text=words)
        assert [text for _, text in told if words in text] == [expected], told
        chat_tab(page).click()
