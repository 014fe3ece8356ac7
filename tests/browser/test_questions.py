"""Every kind of question of the rules and the cards is clear in chromium and can be answered.

Some of about a hundred positions are tried here, all of them with TRICKERION_FULL=1.
"""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser import positions
from tests.browser.conftest import PHONE, NewPage
from tests.browser.console import console_errors
from tests.browser.layout import question_faults
from tests.browser.players import POLL, MousePlayer, TouchPlayer
from tests.browser.positions import Position
from tests.browser.table_page import open_game
from tests.server.support import Running, figure
from trickerion import Action
from trickerion.engine.core.frames import Question
from trickerion.engine.saves.frame_registry import FRAMES

QUESTIONS = {name for name, frame in FRAMES.items() if issubclass(frame, Question)}
MOST_CLICKS = 20
ALL = 1000
AT_DESK = 30
ON_PHONE = 54
"""Positions up to AT_DESK are tried at a desk, those from there to here on a phone."""


def test_there_is_a_position_for_every_question() -> None:
    found = positions.load()
    assert {position.question.split(".")[0] for position in found} == QUESTIONS
    wrong = [
        str(position)
        for position, game in positions.games(found)
        if positions.question_of(game) != position.question
    ]
    assert wrong == []


def in_order() -> list[Position]:
    """One position of every question, then the others; the same in every run."""
    found, seen = positions.load(), set[str]()
    first, others = list[Position](), list[Position]()
    for position in Random(1).sample(found, len(found)):
        (others if position.question in seen else first).append(position)
        seen.add(position.question)
    return [*first, *others]


class Traffic:
    """The messages between a page and the server."""

    def __init__(self, page: Page) -> None:
        self.messages: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.messages.append(str(text)))
        socket.on("framereceived", lambda text: self.messages.append(str(text)))

    def has(self, type: str) -> bool:
        return any(f'"type":"{type}"' in text for text in self.messages)


@pytest.mark.long
def test_every_question_is_clear_and_answered_at_a_desk(server: Running, page: Page) -> None:
    player = MousePlayer(page, Random(1))
    assert try_all(server, player, in_order()[: figure(AT_DESK, ALL)]) == {}


@pytest.mark.long
def test_every_question_is_clear_and_answered_on_a_phone(
    server: Running, new_page: NewPage
) -> None:
    player = TouchPlayer(new_page(None, size=PHONE, has_touch=True), Random(2))
    wanted = in_order()[figure(AT_DESK, 0) : figure(ON_PHONE, ALL)]
    assert try_all(server, player, wanted) == {}


def try_all(server: Running, player: MousePlayer, wanted: list[Position]) -> dict[str, list[str]]:
    """What is wrong, by position."""
    traffic = Traffic(player.page)
    errors = console_errors(player.page.context)
    faults = {}
    for position, game in positions.games(wanted):
        traffic.messages.clear()
        errors.clear()
        open_game(player.page, server, game)
        found = [*question_faults(player.page, answers(traffic)), *answer(player, traffic)]
        if found or errors:
            faults[str(position)] = [*found, *errors]
    return faults


def answers(traffic: Traffic) -> list[dict[str, Any]]:
    """Each option as the page names it: its notation, and the values of its fields. They come from
    the table, because a table that starts from a position shuffles hidden cards."""
    updates = [text for text in traffic.messages if '"type":"update"' in text]
    return [
        {
            "line": str(action).split(" ", 1)[1],
            "kind": action.kind,
            "names": [str(value) for value in action.fields.values()],
        }
        for action in map(Action.from_dict, json.loads(updates[-1])["options"])
    ]


def answer(player: MousePlayer, traffic: Traffic) -> list[str]:
    """Click until the server has accepted an answer, and check the layout after the first click."""
    clicked, faults = player.clicks, list[str]()

    def is_answered() -> bool:
        if player.clicks == clicked or faults or traffic.has("act"):
            return traffic.has("act")
        found = question_faults(player.page)
        # If it was the last click, this was the next question.
        if not traffic.has("act"):
            faults.extend(found)
        return traffic.has("act")

    player.play_until(is_answered, clicked + MOST_CLICKS)
    while not (traffic.has("ack") or traffic.has("refused")):
        player.page.wait_for_timeout(POLL)
    return ["the answer was refused"] if traffic.has("refused") else faults
