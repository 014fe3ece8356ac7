"""What the boards show and tell, in chromium."""

from random import Random

from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person, Phone
from tests.browser.test_games import start


def test_the_slots_show_who_stood_there_last_turn_while_one_plans(new_page: NewPage) -> None:
    me = Person(new_page(), Random(21))
    start(me.page, "first")
    me.play_until(lambda: me.headline().startswith("Put cards"))
    assert me.page.locator(".ghost").count() == 0
    me.play_until(lambda: "Turn 2" in me.log() and me.headline().startswith("Put cards"))
    assert me.page.locator(".ghost").count() > 0
    assert me.page.get_by_role("button", name="last turn").count() > 0
    me.play_until(lambda: me.headline().startswith("Place"))
    assert me.page.locator(".ghost").count() == 0
    assert me.errors == []


def test_whatever_is_not_possible_says_when_it_is(new_page: NewPage) -> None:
    me = Person(new_page(), Random(22))
    start(me.page, "full")
    me.play_until(lambda: me.headline().startswith("Put cards"))
    for target in ("slot:friday.1", "die:bank_a", "deck:theater", "order_place:1", "pile:board"):
        me.page.locator(f"[data-target='{target}']").first.hover()
        me.page.locator(".bar .why a").wait_for()
        assert len(me.page.locator(".bar .why").first.inner_text()) > len("Not possible now: ")
    assert me.errors == []


def test_things_are_seen_from_close_by_with_their_rule(new_page: NewPage) -> None:
    me = Person(new_page(), Random(23))
    start(me.page, "full")
    me.play_until(lambda: me.headline().startswith("Put cards"))
    page = me.page
    own = page.locator(".workshop .target[data-target^='trick:']").first
    for thing, rule in (
        (own, "WS-1"),
        (page.locator(".target[data-target^='performance:']").first, "PRF-2"),
        (page.locator(".target[data-target='die:residence_a']"), "DT-1"),
        (page.locator(".target[data-target='pending:left']"), "In the rules"),
        (page.locator(".workshop .target[data-target^='magician:']"), "In the rules"),
    ):
        thing.hover()
        page.locator(".closeup .rule a", has_text=rule).wait_for()
    own.hover()
    page.locator(".closeup table").wait_for()
    page.keyboard.press("Escape")
    page.locator(".closeup").wait_for(state="detached")
    assert me.errors == []


def test_the_action_bar_never_covers_the_boards(new_page: NewPage) -> None:
    me = Person(new_page(), Random(24))
    start(me.page, "full")
    tops = set()

    def is_second_turn() -> bool:
        if me.page.locator(".zone-theater").count():
            tops.add(me.page.evaluate(COVERED))
        return "Turn 2 begins" in me.log()

    me.play_until(is_second_turn)
    assert max(tops) <= 0
    assert me.errors == []


COVERED = """() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect()
  const [bar, boards] = [box('.bar'), box('.zone-theater')]
  return bar && boards ? Math.round(boards.bottom - bar.top) : 0
}"""


def test_on_a_phone_the_bar_leaves_most_of_the_screen_and_fits_a_thumb(new_page: NewPage) -> None:
    me = Phone(new_page(size=PHONE, has_touch=True), Random(25))
    start(me.page, "first")
    seen = []

    def is_second_turn() -> bool:
        seen.append(me.page.evaluate(BAR))
        return "Turn 2 begins" in me.log()

    me.play_until(is_second_turn)
    assert max(height for height, _ in seen) <= PHONE["height"] * 0.3
    assert min(least for _, least in seen) >= 44
    assert me.widest <= PHONE["width"]
    assert me.errors == []


BAR = """() => {
  const height = (element) => element.getBoundingClientRect().height
  const all = [...document.querySelectorAll('.bar .inner .button')]
  const buttons = all.filter((one) => one.offsetParent)
  return [height(document.querySelector('.bar')), Math.min(44, ...buttons.map(height))]
}"""
