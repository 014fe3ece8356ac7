"""Every kind of question that the rules and the cards can ask, looked at and answered in chromium.

Of about a hundred moments a part is tried here, all of them with TRICKERION_FULL=1.
"""

import json
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, WebSocket

from tests.browser import moments
from tests.browser.album import faults_of, sit
from tests.browser.conftest import DESK, PHONE
from tests.browser.moments import Moment
from tests.browser.person import PATIENCE, Person, Phone
from tests.server.support import Running, figure
from trickerion import Action, Game
from trickerion.engine.frames import Question
from trickerion.engine.registry import FRAMES

QUESTIONS = {name for name, frame in FRAMES.items() if issubclass(frame, Question)}
MOST_CLICKS = 20
ALL = 1000
AT_DESK = 30
ON_PHONE = 54
"""Up to here the questions are tried at a desk, and from there to here on a phone."""


def test_there_is_a_moment_for_every_question() -> None:
    found = moments.load()
    assert {moment.name.split(".")[0] for moment in found} == QUESTIONS
    assert [str(moment) for moment, game in moments.games(found) if not asks(game, moment)] == []


def asks(game: Game, moment: Moment) -> bool:
    return moments.name_of(game) == moment.name


def in_order() -> list[Moment]:
    """A moment of every question, then others; the same ones in every run."""
    found, seen = moments.load(), set[str]()
    first, others = list[Moment](), list[Moment]()
    for moment in Random(1).sample(found, len(found)):
        (others if moment.name in seen else first).append(moment)
        seen.add(moment.name)
    return [*first, *others]


class Witness:
    """Hears what a page tells the server, and what it is answered."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.heard.append(str(text)))
        socket.on("framereceived", lambda text: self.heard.append(str(text)))

    def has_heard(self, type: str) -> bool:
        return any(f'"type":"{type}"' in text for text in self.heard)


def test_every_question_is_clear_and_answered_at_a_desk(browser: Browser, club: Running) -> None:
    context = browser.new_context(viewport=view_of(DESK), reduced_motion="reduce")
    person = Person(context.new_page(), Random(1))
    faults = try_all(club, person, in_order()[: figure(AT_DESK, ALL)])
    context.close()
    assert faults == {}


def test_every_question_is_clear_and_answered_on_a_phone(browser: Browser, club: Running) -> None:
    context = browser.new_context(viewport=view_of(PHONE), reduced_motion="reduce", has_touch=True)
    person = Phone(context.new_page(), Random(2))
    faults = try_all(club, person, in_order()[figure(AT_DESK, 0) : figure(ON_PHONE, ALL)])
    context.close()
    assert faults == {}


def view_of(size: dict[str, int]) -> ViewportSize:
    return {"width": size["width"], "height": size["height"]}


def try_all(club: Running, person: Person, wanted: list[Moment]) -> dict[str, list[str]]:
    """What is wrong, by moment."""
    witness = Witness(person.page)
    faults = {}
    for moment, game in moments.games(wanted):
        witness.heard.clear()
        person.errors.clear()
        person.page.goto(club.url + sit(club, game))
        person.page.wait_for_selector(".bar.asked")
        found = [*faults_of(person.page, answers(witness)), *answer(person, witness)]
        if found or person.errors:
            faults[str(moment)] = [*found, *person.errors]
    return faults


def answers(witness: Witness) -> list[dict[str, Any]]:
    """Each option as the page names it: its line of text, and what its fields name. They are those
    of the table: hidden cards are shuffled when it goes on from a position."""
    updates = [text for text in witness.heard if '"type":"update"' in text]
    return [
        {
            "line": str(action).split(" ", 1)[1],
            "kind": action.kind,
            "names": [str(value) for value in action.fields.values()],
        }
        for action in map(Action.from_dict, json.loads(updates[-1])["options"])
    ]


def answer(person: Person, witness: Witness) -> list[str]:
    """Click on what is offered until the server has accepted an answer; look at what is between."""
    began, clicked, faults = monotonic(), person.clicks, list[str]()
    while person.clicks - clicked < MOST_CLICKS and monotonic() - began < PATIENCE:
        if not witness.has_heard("act"):
            person.decide()
        person.page.wait_for_timeout(30)
        if witness.has_heard("ack"):
            return faults
        if not witness.has_heard("act") and not faults:
            faults = faults_of(person.page)
        if witness.has_heard("refused"):
            return ["the answer was refused"]
    return ["no answer was given"]
