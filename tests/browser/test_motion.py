"""Motion explains what happened, never blocks a player, can be turned off, and leaves nothing."""

import json
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.layout import settle
from tests.browser.players import MousePlayer, TouchPlayer
from tests.browser.selectors import FLIGHTS
from tests.browser.table_page import decision, log_lines, skip_button, start_game, zone_button
from tests.server.support import Player, Running
from trickerion import Action, Game, Options

RECORD = """
window.flights = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
  const places = frames.map(({ transform }) => transform)
  const isDrawn = this.querySelector('svg') !== null
  if (places[0]) window.flights.push({ duration: timing.duration, places, isDrawn })
  return animate.call(this, frames, timing)
}
"""
"""Records what flies over the table: how long, and from where to where."""

STILL = """
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const made = animate.apply(this, how)
  made.pause()
  return made
}
"""
FAST_PACE = """localStorage.setItem('trickerion.settings', '{"pace": "fast"}')"""
OPTIONS = Options(players=2, dark_alley=True, prophecies=True)


@cache
def position_before(kind: str, seat: int) -> tuple[Game, Action]:
    """A position after set-up, and an action that makes this event happen to this seat."""
    for seed in range(1, 50):
        chance = Random(seed)
        game = Game.new(OPTIONS, seed, ["Ada", "Ben"])
        while not game.over:
            action = chance.choice(game.options(game.to_act[0]))
            events = [(event.kind, event.seat) for event in game.clone().apply(action)]
            if (kind, seat) in events and game.view(seat)["phase"] != "set_up":
                return game, action
            game.apply(action)
    raise AssertionError(f"no {kind} in these games")


def table_at(server: Running, game: Game) -> tuple[str, list[str]]:
    """A table with two people that continues this game; its id and the keys to the seats."""
    made = server.post("/api/tables", {"options": {"players": 2}, "record": game.record()})
    id = made["table"]["id"]
    seats = f"/api/tables/{id}/seats"
    return id, [server.post(seats, {"name": name})["token"] for name in ("Ada", "Ben")]


def recording(
    new_page: NewPage,
    path: str,
    motion: str = "no-preference",
    pace: str = "normal",
    setting: str = "auto",
    **more: object,
) -> Page:
    page = new_page(None, reduced_motion=motion, **more)
    stored = json.dumps({"pace": pace, "motion": setting})
    page.context.add_init_script(f"localStorage.setItem('trickerion.settings', '{stored}')")
    page.context.add_init_script(RECORD)
    page.goto(path)
    decision(page).wait_for()
    return page


def wait_for_flights(page: Page) -> None:
    """Until something has flown and nothing flies any more."""
    page.wait_for_function("() => window.flights.length > 0")
    page.locator(FLIGHTS).first.wait_for(state="detached")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "kind", ["character_placed", "marker_set_up", "components_taken", "coins_changed"]
)
def test_things_fly_to_their_place_and_nothing_is_left(
    server: Running, new_page: NewPage, kind: str, seat: int
) -> None:
    game, action = position_before(kind, seat)
    id, tokens = table_at(server, game)
    page = recording(new_page, f"/t/{id}#{tokens[0]}")
    Player(server, id, tokens[seat]).act(str(action))
    wait_for_flights(page)
    for flight in page.evaluate("window.flights"):
        assert flight["isDrawn"]
        assert flight["places"][0] != flight["places"][-1]
        assert flight["duration"] == 520


@pytest.mark.parametrize(
    ("motion", "pace", "setting", "lasts"),
    [
        ("no-preference", "fast", "auto", 260),
        ("no-preference", "fast", "off", None),
        ("no-preference", "instant", "auto", None),
        ("reduce", "fast", "auto", None),
    ],
)
def test_motion_can_be_faster_or_off(
    server: Running, new_page: NewPage, motion: str, pace: str, setting: str, lasts: float | None
) -> None:
    game, action = position_before("character_placed", 1)
    id, tokens = table_at(server, game)
    page = recording(new_page, f"/t/{id}#{tokens[0]}", motion, pace, setting)
    lines = log_lines(page).count()
    Player(server, id, tokens[1]).act(str(action))
    expect(log_lines(page)).not_to_have_count(lines)
    settle(page)
    durations = {flight["duration"] for flight in page.evaluate("window.flights")}
    assert durations == (set() if lasts is None else {lasts})
    page.locator(FLIGHTS).first.wait_for(state="detached")


def test_clicks_work_while_things_fly(server: Running, new_page: NewPage) -> None:
    """Flights stand still: who waits for them waits forever."""
    game, action = position_before("character_placed", 0)
    id, tokens = table_at(server, game)
    page = new_page(None, reduced_motion="no-preference")
    page.context.add_init_script(FAST_PACE)
    page.context.add_init_script(STILL)
    page.goto(f"/t/{id}#{tokens[0]}")
    decision(page).wait_for()
    Player(server, id, tokens[0]).act(str(action))
    page.locator(FLIGHTS).first.wait_for(state="attached")
    me = MousePlayer(page, Random(1))
    question = me.headline()
    me.play_until(lambda: me.headline() != question, clicks=12)
    assert page.locator(FLIGHTS).count() > 0


def test_on_a_phone_things_fly_in_the_zone_that_is_shown(
    server: Running, new_page: NewPage
) -> None:
    game, action = position_before("character_placed", 1)
    id, tokens = table_at(server, game)
    page = recording(new_page, f"/t/{id}#{tokens[0]}", size=PHONE)
    place = str(action).split()[-1]
    is_theater = place.startswith(("thursday", "friday", "saturday", "sunday"))
    zone_button(page, "theater" if is_theater else "town").click()
    Player(server, id, tokens[1]).act(str(action))
    wait_for_flights(page)


@pytest.mark.parametrize(("kind", "size"), [(MousePlayer, DESK), (TouchPlayer, PHONE)])
def test_a_turn_is_played_with_motion_on(
    new_page: NewPage, kind: type[MousePlayer], size: dict[str, int]
) -> None:
    page = new_page(None, reduced_motion="no-preference", size=size, has_touch=size == PHONE)
    page.context.add_init_script(FAST_PACE)
    page.context.add_init_script(RECORD)
    start_game(page, "full")
    me = kind(page, Random(5))

    def has_begun() -> bool:
        """Skips what the bot does once enough has flown."""
        if page.evaluate("window.flights.length") > 3 and skip_button(page).count() > 0:
            page.keyboard.press("Escape")
        return me.has_begun(2)

    me.play_until(has_begun)
    wait_for_flights(page)
    assert len(page.evaluate("window.flights")) > 3
