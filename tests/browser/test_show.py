"""What others do is shown one step at a time, on the board of that moment, until it is skipped."""

import json
import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage, resize, stop_clock
from tests.browser.layout import Size, text_faults
from tests.browser.show_screenshots import CLIMAXES, Climax
from tests.browser.table_page import decision, log, skip_button
from tests.browser.test_motion import table_at
from tests.browser.texts import said
from tests.server.support import Player, Running, figure
from trickerion import Action, Game, Options
from trickerion.lab.play.simulation import lively_action

OPTIONS = Options(players=2)


@cache
def before_performing() -> tuple[Game, Action]:
    """Ben performs a card with a marker of his own, which ends the turn."""
    for seed in range(1, 200):
        chance, game = Random(seed), Game.new(OPTIONS, seed, ["Ada", "Ben"])
        while not game.over:
            action = lively_action(game, chance)
            after = game.clone()
            kinds = [event.kind for event in after.apply(action)]
            if action.seat == 1 and action.kind == "perform" and "turn_began" in kinds:
                return game, action
            game.apply(action)
    raise AssertionError("nobody performs in these games")


def stage_title(page: Page) -> Locator:
    return page.locator("[inert] h2")


def watching(new_page: NewPage, path: str, pace: str) -> Page:
    """A page whose clock stands still: what it shows stays until it is skipped."""
    page = new_page(None)
    stop_clock(page)
    stored = json.dumps({"pace": pace})
    page.context.add_init_script(f"localStorage.setItem('trickerion.settings', '{stored}')")
    page.goto(path)
    decision(page).wait_for()
    return page


def test_a_performance_is_shown_before_the_turn_ends(server: Running, new_page: NewPage) -> None:
    game, action = before_performing()
    id, tokens = table_at(server, game)
    page = watching(new_page, f"/t/{id}#{tokens[0]}", "slow")
    Player(server, id, tokens[1]).act(str(action))
    expect(decision(page)).to_contain_text("Ben performs")
    slot = game.view(1)["players"][1]["characters"]["magician"]["where"]
    weekday = said(f"weekday-{slot.split('.')[0]}")
    expect(stage_title(page)).to_have_text(re.compile(f"Ben performs .+ on {weekday}$"))
    turn = log(page).get_by_role("heading").filter(has_text=f"Turn {game.turn + 1} begins")
    expect(turn).to_have_count(0)
    skip_button(page).click()
    expect(turn).to_have_count(1)
    expect(skip_button(page)).to_have_count(0)


def test_one_key_leads_to_the_decision(server: Running, new_page: NewPage) -> None:
    game, action = before_performing()
    id, tokens = table_at(server, game)
    page = watching(new_page, f"/t/{id}#{tokens[0]}", "slow")
    Player(server, id, tokens[1]).act(str(action))
    skip_button(page).wait_for()
    page.keyboard.press("Space")
    expect(skip_button(page)).to_have_count(0)
    expect(decision(page)).not_to_contain_text("Ben performs")


SIZES = (
    *(Size(320, 568), Size(390, 844), Size(568, 320), Size(844, 390)),
    *(Size(768, 1024), Size(1024, 768), Size(1280, 660), Size(2560, 1440)),
)
LONG_NAMES = (
    "Maximiliana the Great Escape Artist of N",
    "Wolfeschlegelsteinhausenbergerdorff",
    "Dr. W",
    "Ж",
)
FEW = 3
"""In how many windows each step is looked at, others for each step; with TRICKERION_FULL=1, all."""
NEXT_FRAME = "new Promise((done) => new ResizeObserver(done).observe(document.body))"
"""Also while the clock stands still."""
FADED = """() => Promise.allSettled(
  [...document.querySelectorAll('.room')].flatMap((one) =>
    one.getAnimations().map(({ finished }) => finished)))"""
"""The stage has come or gone."""


def sizes_of(number: int) -> list[Size]:
    few = figure(FEW, len(SIZES))
    return [SIZES[(number * few + i) % len(SIZES)] for i in range(few)]


@pytest.mark.long
@pytest.mark.parametrize("climax", CLIMAXES)
def test_the_stage_shows_everything_in_every_window(
    server: Running, new_page: NewPage, climax: str
) -> None:
    page = new_page(None)
    stop_clock(page)
    stored = json.dumps({"pace": "slow"})
    page.context.add_init_script(f"localStorage.setItem('trickerion.settings', '{stored}')")
    faults = {}
    for number in Climax(server, climax, LONG_NAMES).beats(page):
        page.evaluate(FADED)
        for size in sizes_of(number):
            resize(page, size._asdict())
            page.evaluate(NEXT_FRAME)
            found = [fault for fault in text_faults(page) if "stage" in fault]
            faults[f"step {number}, {size.width} x {size.height}"] = found
    assert {where: found for where, found in faults.items() if found} == {}
