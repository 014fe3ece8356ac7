"""Motion that explains: it is seen, in nobody's way, can be less, and leaves nothing behind."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.person import Person, Phone
from tests.server.support import Player, Running
from trickerion import Action, Game, Options

WATCH = """
window.flown = []
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const one of addedNodes) {
      if (one.parentElement?.matches('.flights')) {
        const [flight] = one.getAnimations()
        const { duration } = flight.effect.getTiming()
        const places = flight.effect.getKeyframes().map(({ transform }) => transform)
        window.flown.push({ duration, places, isDrawn: one.querySelector('svg') !== null })
      }
    }
  }
}).observe(document, { childList: true, subtree: true })
"""
"""Whatever flies is written down: how long, from where to where."""

STILL = "() => document.querySelector('.flights') === null"
SLOW = """
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const made = animate.apply(this, how)
  made.playbackRate = 0.01
  return made
}
"""
OPTIONS = Options(players=2, dark_alley=True, prophecies=True)


def moment(kind: str, seat: int) -> tuple[Game, Action]:
    """A position after the set-up, and an action that lets this happen to that seat."""
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


def table_at(house: Running, game: Game) -> tuple[str, list[str]]:
    """A table that goes on from there with two people; the keys to their seats."""
    made = house.post("/api/tables", {"options": {"players": 2}, "record": game.record()})
    id = made["table"]["id"]
    seats = f"/api/tables/{id}/seats"
    return id, [house.post(seats, {"name": name})["token"] for name in ("Ada", "Ben")]


def looking(
    new_page: NewPage,
    path: str,
    motion: str = "no-preference",
    settings: str = "auto",
    **more: object,
) -> Page:
    page = new_page(reduced_motion=motion, **more)
    page.evaluate(
        "(motion) => localStorage.setItem('trickerion.settings', JSON.stringify({ motion }))",
        settings,
    )
    page.context.add_init_script(WATCH)
    page.goto(path)
    page.wait_for_selector("#decision")
    return page


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "kind", ["character_placed", "marker_set_up", "components_taken", "coins_changed"]
)
def test_what_happens_flies_to_its_place_and_nothing_is_left(
    house: Running, new_page: NewPage, kind: str, seat: int
) -> None:
    game, action = moment(kind, seat)
    id, tokens = table_at(house, game)
    page = looking(new_page, f"/t/{id}#{tokens[0]}")
    Player(house, id, tokens[seat]).act(str(action))
    page.wait_for_function("() => window.flown.length > 0")
    page.wait_for_function(STILL)
    for flight in page.evaluate("window.flown"):
        assert flight["isDrawn"]
        assert flight["places"][0] != flight["places"][-1]
        assert flight["duration"] == 520


@pytest.mark.parametrize(
    ("motion", "settings", "lasts"),
    [
        ("no-preference", "fast", 520 * 0.4),
        ("no-preference", "off", None),
        ("reduce", "auto", None),
        ("reduce", "fast", None),
    ],
)
def test_motion_is_faster_or_off_where_that_is_wanted(
    house: Running, new_page: NewPage, motion: str, settings: str, lasts: float | None
) -> None:
    game, action = moment("character_placed", 1)
    id, tokens = table_at(house, game)
    page = looking(new_page, f"/t/{id}#{tokens[0]}", motion, settings)
    Player(house, id, tokens[1]).act(str(action))
    page.locator("#panel-log").get_by_text("Ben places").wait_for()
    page.wait_for_timeout(100)
    durations = {flight["duration"] for flight in page.evaluate("window.flown")}
    assert durations == (set() if lasts is None else {lasts})
    page.wait_for_function(STILL)


def test_a_click_is_heard_while_things_fly(house: Running, new_page: NewPage) -> None:
    """Flights a hundred times slower: whoever had to wait for them would wait for a minute."""
    game, action = moment("character_placed", 0)
    id, tokens = table_at(house, game)
    page = new_page(reduced_motion="no-preference")
    page.context.add_init_script(SLOW)
    page.goto(f"/t/{id}#{tokens[0]}")
    page.wait_for_selector("#decision")
    Player(house, id, tokens[0]).act(str(action))
    page.wait_for_selector(".flights")
    me = Person(page, Random(1))
    question = me.headline()
    for _ in range(12):
        if me.headline() != question:
            break
        me.decide()
        page.wait_for_timeout(100)
    assert me.headline() != question
    assert page.locator(".flights").count() > 0
    assert me.errors == []


def test_on_a_phone_things_fly_from_the_zone_they_come_from(
    house: Running, new_page: NewPage
) -> None:
    game, action = moment("character_placed", 1)
    id, tokens = table_at(house, game)
    page = looking(new_page, f"/t/{id}#{tokens[0]}", size=PHONE)
    place = str(action).split()[-1]
    is_in_town = not place.startswith(("thursday", "friday", "saturday", "sunday"))
    page.get_by_role("button", name="Town" if is_in_town else "Theater", exact=True).click()
    Player(house, id, tokens[1]).act(str(action))
    page.wait_for_function("() => window.flown.length > 0")
    page.wait_for_function(STILL)


def test_turns_are_played_with_motion_on(new_page: NewPage) -> None:
    """Everything flies all the time; nobody is hindered, and all is gone in the end."""
    for kind, size in ((Person, DESK), (Phone, PHONE)):
        page = new_page(reduced_motion="no-preference", size=size, has_touch=size == PHONE)
        page.context.add_init_script(WATCH)
        page.reload()
        page.check("input[value=full]")
        page.get_by_label("Their level").first.select_option("random")
        page.get_by_role("button", name="Play against bots").click()
        page.wait_for_selector("#decision")
        me = kind(page, Random(5))
        me.play_until(lambda me=me: "Turn 2 begins" in me.log())  # type: ignore[misc]
        page.wait_for_function(STILL)
        assert len(page.evaluate("window.flown")) > 3
        assert me.errors == []
