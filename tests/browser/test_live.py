"""What a screen reader is told while the game goes on: everything once, nothing twice."""

from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser import moments
from tests.browser.album import sit
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.test_games import start
from tests.server.support import Running

LISTEN = """(() => {
  window.heard = []
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
      if (text && isTold(region)) window.heard.push([isUrgent ? 'urgent' : 'polite', text])
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""
"""Remembers what live regions say, as a screen reader would."""
LONG_ENOUGH = 1000
NOTHING = "There is nothing of yours to take back.\n×"
MOST_LETTERS = 800


def listening(new_page: NewPage) -> Page:
    """A page that remembers what is told from its next address on."""
    page = new_page()
    page.add_init_script(LISTEN)
    return page


def heard(page: Page, words: str) -> list[Any]:
    """What was told by the time these words were told, and a little later; and forget it."""
    is_told = "(words) => window.heard.some(([, text]) => text.includes(words))"
    page.wait_for_function(is_told, arg=words)
    page.wait_for_timeout(LONG_ENOUGH)
    found: list[Any] = page.evaluate("window.heard.splice(0)")
    return found


def at(page: Page, club: Running, question: str) -> None:
    (moment,) = [one for one in moments.load() if one.name == question][:1]
    for _, game in moments.games([moment]):
        page.goto(club.url + sit(club, game))
    page.wait_for_selector(".bar.asked")


def test_the_question_is_told_once(new_page: NewPage, club: Running) -> None:
    page = listening(new_page)
    at(page, club, "choose_link_pay")
    heard(page, "Your turn: ")
    page.locator(".bar .option").first.focus()
    page.keyboard.press("Enter")
    told = heard(page, "Your turn: ")
    ((kind, text),) = [one for one in told if "Your turn: " in one[1]]
    assert kind == "polite"
    assert page.locator("#decision").inner_text().startswith(text.partition("Your turn: ")[2])
    assert len({text for _, text in told}) == len(told), told


def test_a_refusal_is_told_once_and_at_once(new_page: NewPage, club: Running) -> None:
    page = listening(new_page)
    at(page, club, "place_character")
    heard(page, "Your turn: ")
    page.get_by_role("button", name="Undo").focus()
    for _ in range(2):
        page.keyboard.press("Enter")
        assert heard(page, "take back") == [
            ["urgent", "There is nothing of yours to take back.\n×"]
        ]
    page.keyboard.press("t")
    page.get_by_label("Type a number").fill("abracadabra")
    page.keyboard.press("Enter")
    told = [text for kind, text in heard(page, "abracadabra") if kind == "urgent"]
    assert told == ["“abracadabra” is no action of this game."]


def test_why_something_is_not_possible_is_told_once(new_page: NewPage, club: Running) -> None:
    page = listening(new_page)
    at(page, club, "assignment")
    heard(page, "Your turn: ")
    page.locator("[data-target='slot:friday.1']").focus()
    assert [kind for kind, _ in heard(page, "Not possible now: ")] == ["polite"]


def test_what_others_do_is_told_without_a_flood(new_page: NewPage) -> None:
    me = Person(listening(new_page), Random(5))
    me.page.goto("/")
    start(me.page, "first")
    me.play_until(lambda: "Turn 2 begins" in me.log())
    told = [text for _, text in heard(me.page, "Turn 2 begins")]
    assert any("Bot 2 " in text.split("Your turn")[0] for text in told), told
    assert max(len(text) for text in told) < MOST_LETTERS, told
    assert all(one != other for one, other in pairwise(told)), told


def test_what_somebody_says_is_told_once(new_page: NewPage, club: Running) -> None:
    id, (ada, ben) = club.table(2)
    page = listening(new_page)
    page.goto(f"{club.url}/t/{id}#{ada.token}")
    heard(page, "Choose your magician")
    for words in ("Good evening", "Shall we?"):
        ben.ask("say", text=words)
        told = heard(page, words)
        assert [text for _, text in told if words in text] == [f"Player 2 says: {words}"], told
        page.locator("#tab-chat").click()
