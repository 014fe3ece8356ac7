"""People at the table and around it: accounts, talk, clocks, leaving, watching, playing on."""

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.test_games import start
from tests.cards.test_abilities_yoruba import GOOD, yoruba
from tests.server.support import Running, play
from tests.support import do, show
from trickerion import Game, Options

GOLDEN = Path(__file__).parents[1] / "golden" / "base_2p_00.txt"


def enter(page: Page, name: str, password: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(password)


def sign_up(page: Page, name: str, password: str = "open sesame") -> None:
    page.goto("/account")
    page.get_by_role("button", name="I have no account yet").click()
    enter(page, name, password)
    page.get_by_role("button", name="Make the account").click()


def sign_in(page: Page, name: str, password: str = "open sesame") -> None:
    page.goto("/account")
    enter(page, name, password)
    page.get_by_role("button", name="Sign in").click()


# Accounts


def test_an_account_gathers_the_games_of_several_devices(new_page: NewPage) -> None:
    here = new_page()
    start(here, "base")
    here.get_by_role("button", name="Hint").click()
    here.get_by_role("button", name="Do it").click()
    here.locator("#decision", has_text="Choose your magician").wait_for(state="detached")
    sign_up(here, "Ada")
    here.get_by_text("Welcome, Ada").wait_for()
    here.get_by_text("One game of this browser is not in your account yet").wait_for()
    here.get_by_role("button", name="Add them to the account").click()
    here.get_by_text("One game was added.").wait_for()
    there = new_page()
    sign_in(there, "Ada")
    there.get_by_text("your turn").wait_for()
    there.get_by_role("link", name="Go on").click()
    there.locator(".bar.asked").wait_for()
    there.goto("/")
    there.get_by_role("link", name="Signed in as Ada").click()
    there.get_by_role("button", name="Sign out").click()
    there.get_by_text("You have signed out").wait_for()
    assert there.get_by_role("link", name="Go on").count() == 0


def test_a_game_begun_while_signed_in_belongs_to_the_account(new_page: NewPage) -> None:
    here = new_page()
    sign_up(here, "Ada")
    here.get_by_text("Welcome, Ada").wait_for()
    here.goto("/")
    start(here, "first")
    there = new_page()
    sign_in(there, "ada")
    there.get_by_role("link", name="Go on").wait_for()


def test_what_is_wrong_with_a_name_or_password_is_said(new_page: NewPage) -> None:
    page = new_page()
    sign_up(page, "Ada", "short")
    page.get_by_text("The password is too short").wait_for()
    page.get_by_label("Password").fill("open sesame")
    page.get_by_role("button", name="Make the account").click()
    page.get_by_text("Welcome, Ada").wait_for()
    other = new_page()
    sign_up(other, "ADA")
    other.get_by_text("This name is taken").wait_for()
    for password in ("wrong", "wrong password"):
        sign_in(other, "Ada", password)
        other.get_by_text("Name and password do not fit").wait_for()


def test_a_session_that_is_over_says_so(new_page: NewPage) -> None:
    page = new_page()
    sign_up(page, "Ada")
    page.get_by_text("Welcome, Ada").wait_for()
    page.context.clear_cookies()
    page.goto("/account")
    page.get_by_text("You have been signed out meanwhile").wait_for()
    page.get_by_role("button", name="Sign in").wait_for()


def test_the_account_page_is_for_everybody(new_page: NewPage) -> None:
    """axe, the keyboard alone, a phone."""
    for theme in ("light", "dark"):
        page = new_page("/account", size=PHONE, color_scheme=theme)
        page.get_by_role("button", name="I have no account yet").click()
        assert violations(page) == []
        page.get_by_label("Name", exact=True).focus()
        page.keyboard.type(f"Ada {theme}")
        page.keyboard.press("Tab")
        page.keyboard.type("open sesame")
        page.keyboard.press("Enter")
        page.get_by_text("Welcome, Ada").wait_for()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# One's seat on another device, and being told


def test_the_link_to_a_seat_is_in_the_settings(new_page: NewPage) -> None:
    page = new_page()
    start(page, "base")
    page.get_by_role("button", name="Settings").click()
    link = page.get_by_label("The link to your seat").input_value()
    elsewhere = new_page(link)
    elsewhere.locator("#decision", has_text="Choose your magician").wait_for()


def test_a_player_of_a_slow_game_can_be_told_elsewhere(house: Running, new_page: NewPage) -> None:
    id, players = house.table(2, pace="slow", clock="move", seconds=86_400)
    page = new_page(f"/t/{id}#{players[0].token}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Notify me when it's my turn").click()
    page.get_by_label("E-mail").fill("nowhere")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("That is not an address").wait_for()
    page.get_by_label("E-mail").fill("ada@example.org")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("This server doesn't send e-mail").wait_for()
    page.get_by_label("E-mail").fill("")
    page.get_by_label("Webhook").fill("https://hook.example/ada")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Your webhook will be called").wait_for()
    page.get_by_label("Webhook").fill("")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Notifications are off.").wait_for()


TOLD = """
window.told = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve('granted')
  constructor(title, more) { window.told.push([title, more.body]) }
  close() {}
}
window.AudioContext = class { constructor() { window.told.push(['sound', '']); throw new Error() } }
"""
HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
ICON = "document.querySelector('link[rel=icon]').href"


def test_whoever_looks_elsewhere_is_called_by_title_icon_sound_and_notification(
    house: Running, new_page: NewPage
) -> None:
    id, (ben, ada) = house.table(2)
    page = new_page()
    page.context.add_init_script(TOLD)
    page.goto(f"/t/{id}#{ada.token}")
    page.locator("#decision", has_text="Waiting for Player 1").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("a notification of the system").check()
    page.keyboard.press("Escape")
    assert page.title() == "trickerion"
    page.evaluate(HIDE)
    while ada.seat not in ben.catch_up().view["to_act"]:
        ben.act(ben.update["options"][0])
    page.wait_for_function("() => window.told.length === 2")
    assert page.evaluate("told") == [["sound", ""], ["Your turn", "Choose your magician."]]
    assert page.title().startswith("● Your turn")
    assert page.evaluate(ICON).endswith("favicon-turn.svg")


def called(new_page: NewPage, path: str) -> Page:
    """A page whose player wants to be notified, and looks elsewhere."""
    page = new_page()
    page.context.add_init_script(TOLD)
    page.evaluate("localStorage.setItem('trickerion.settings', JSON.stringify({ notify: true }))")
    page.goto(path)
    page.wait_for_selector("#decision")
    page.evaluate(HIDE)
    return page


def test_whoever_is_asked_in_somebody_elses_turn_is_called_once(
    house: Running, new_page: NewPage
) -> None:
    """MAG-4: the Yoruba Spiritmaster is asked before an opponent performs."""
    third = show("riverside_3", s00="p3 spade optical")
    game = yoruba(GOOD, third, p2="thursday", p3="sunday", shards=2)
    do(game, "p1 pass")
    id, (ada, ben, _) = house.table(3, position=game.to_dict())
    page = called(new_page, f"/t/{id}#{ada.token}")
    page.locator("#decision", has_text="Waiting for Player 2").wait_for()
    ben.act("p2 pass")
    page.wait_for_function("() => window.told.length === 2")
    question = "Do you choose what Player 3 performs on Sunday?"
    assert page.evaluate("told") == [["sound", ""], ["Your turn", question]]
    assert page.title().startswith("● Your turn")
    ben.ask("say", text="Well?")
    page.get_by_role("tab", name="Chat 1").wait_for()
    assert len(page.evaluate("told")) == 2


def test_whoever_has_just_acted_is_not_called_by_what_others_plan(
    house: Running, new_page: NewPage
) -> None:
    """Back at one's plan from another tab: neither that nor what others do calls."""
    id, (ada, ben) = house.table(2, options={"beginner": True})
    while ada.catch_up().view["phase"] != "assignment":
        asked = next(one for one in (ada, ben) if one.catch_up().is_asked())
        asked.act(asked.update["options"][0])
    ada.act("p1 ready")
    page = called(new_page, f"/t/{id}#{ada.token}")
    decision = page.locator("#decision")
    decision.filter(has_text=re.compile("Player 2 still planning|Waiting for")).wait_for()
    ada.act("p1 reconsider")
    page.locator("#decision", has_text="Put cards under").wait_for()
    ben.act(ben.catch_up().update["options"][0])
    page.wait_for_function(TITLED)
    assert page.evaluate("told") == []


TITLED = "() => document.title.startsWith('● Your turn')"


def test_the_title_calls_also_whoever_looks_at_the_past(house: Running, new_page: NewPage) -> None:
    id, (ada, ben) = house.table(2)
    ada.act(ada.update["options"][0])
    page = called(new_page, f"/t/{id}#{ben.token}")
    page.locator("#panel-log li button").last.click()
    while ben.seat not in ada.catch_up().view["to_act"]:
        ada.act(ada.update["options"][0])
    page.wait_for_function(TITLED)
    assert ["Your turn", "Choose your magician."] in page.evaluate("told")


def test_a_browser_without_an_account_tells_in_which_games_it_is_ones_turn(
    house: Running, new_page: NewPage
) -> None:
    """One request for all seats; their keys stand in no address."""
    asked, (ada, _) = house.table(2, title="Monday club")
    waits, (_, ben) = house.table(2, title="Tuesday club")
    page = new_page()
    for id, one in ((waits, ben), (asked, ada)):
        page.goto(f"/t/{id}#{one.token}")
        page.wait_for_selector("#decision")
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    page.goto("/")
    page.get_by_text("your turn").wait_for()
    assert page.locator("li", has_text="Monday club").get_by_text("your turn").count() == 1
    assert page.locator("li", has_text="Tuesday club").get_by_text("your turn").count() == 0
    assert sum("/api/me/seats" in address for address in addresses) == 1
    assert not any(str(one.token) in address for one in (ada, ben) for address in addresses)


def test_a_browser_that_allows_no_notifications_says_so(new_page: NewPage) -> None:
    page = new_page()
    refused = TOLD.replace("Promise.resolve('granted')", "Promise.resolve('denied')")
    page.context.add_init_script(refused)
    page.goto("/")
    start(page, "base")
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_label("a notification of the system")
    box.click()
    page.get_by_text("does not allow notifications").wait_for()
    assert not box.is_checked()


# Around the table


def at_table(new_page: NewPage, house: Running, id: str, token: str) -> Person:
    page = new_page(f"/t/{id}#{token}")
    page.wait_for_selector("#decision")
    return Person(page, Random(1))


def test_people_talk_and_a_spectator_listens(house: Running, new_page: NewPage) -> None:
    id, (ada, ben) = house.table(2)
    pages = [at_table(new_page, house, id, one.token or "").page for one in (ada, ben)]
    watching = new_page(f"/t/{id}")
    for page in (*pages, watching):
        page.get_by_role("tab", name="Chat").click()
    pages[0].get_by_label("Say something").fill("Good luck, <b>Ben</b>!")
    pages[0].get_by_role("button", name="Send").click()
    for page in (pages[1], watching):
        page.locator("#panel-chat").get_by_text("Good luck, <b>Ben</b>!").wait_for()
    assert watching.get_by_label("Say something").count() == 0
    watching.locator("#decision", has_text="You are watching").wait_for()
    assert watching.locator(".target.lit").count() == 0


def test_people_talk_before_the_game_begins(house: Running, new_page: NewPage) -> None:
    id = house.post("/api/tables", {"options": {"players": 3}, "bots": []})["table"]["id"]
    pages = [new_page(f"/t/{id}") for _ in range(2)]
    for page, name in zip(pages, ("Ada", "Ben"), strict=True):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
    pages[0].get_by_label("Say something").fill("Who else comes?")
    pages[0].get_by_role("button", name="Send").click()
    pages[1].get_by_text("Who else comes?").wait_for()
    house.post(f"/api/tables/{id}/seats", {"name": "Cleo"})
    pages[1].get_by_role("tab", name="Chat").click()
    pages[1].get_by_text("Who else comes?").wait_for()


def ask_to_go_back(person: Person) -> None:
    """What it means is said before anybody is asked."""
    person.page.get_by_role("button", name="Ask everybody to go back to here").click()
    person.page.get_by_role("dialog").get_by_text("marked as practice for good").wait_for()
    person.page.get_by_role("button", name="Ask everybody", exact=True).click()


def test_games_unlike_others_say_so(house: Running, new_page: NewPage) -> None:
    """Where the game began, in the lobby and at the table; that its future was known, at once."""
    position = Game.new(Options(players=2, beginner=True), 1).to_dict()
    house.post("/api/tables", {"title": "A puzzle", "position": position})
    lobby = new_page("/")
    lobby.locator("li", has_text="A puzzle").get_by_text("Custom start").wait_for()
    id, (ada, ben) = house.table(2, position=position, title="A puzzle that runs")
    play([ada, ben], Random(1), actions=30)
    here = at_table(new_page, house, id, ada.token or "")
    here.page.get_by_role("button", name="Custom start").click()
    here.page.get_by_role("dialog").get_by_text("may favor a player").wait_for()
    here.page.keyboard.press("Escape")
    ben.catch_up().ask("ask_undo", to=2)
    here.page.locator(".notice", has_text="will be marked as practice").wait_for()
    here.page.get_by_role("button", name="Agree", exact=True).click()
    here.page.get_by_role("button", name="Custom start Practice").wait_for()
    lobby.reload()
    lobby.locator("li", has_text="A puzzle that runs").get_by_text("Practice").wait_for()


def test_all_agree_to_go_back(house: Running, new_page: NewPage) -> None:
    id, (ada, ben) = house.table(2)
    for _ in range(3):
        ada.act(ada.update["options"][0])
    here, there = (at_table(new_page, house, id, one.token or "") for one in (ada, ben))
    here.page.locator("#panel-log li button").last.click()
    ask_to_go_back(here)
    there.page.locator(".notice", has_text="Player 1 asks everybody to go back").wait_for()
    there.page.get_by_role("button", name="Decline").click()
    here.page.locator("#panel-log").get_by_text("Player 2 does not agree to go back").wait_for()
    ask_to_go_back(here)
    there.page.get_by_role("button", name="Agree", exact=True).click()
    here.page.locator("#panel-log").get_by_text("agrees to go back").wait_for()
    here.page.get_by_role("button", name="Back to now").click()
    assert here.page.locator("#panel-log li.gone").count() == 2
    assert here.is_asked()


def test_a_clock_shows_the_time_that_is_left(house: Running, new_page: NewPage) -> None:
    id, (ada, _) = house.table(2, clock="game", seconds=7200)
    me = at_table(new_page, house, id, ada.token or "")
    clock = me.page.get_by_title("The time Player 1 has left")
    first = clock.inner_text()
    assert first.startswith(("2:00:00", "1:59:"))
    me.page.wait_for_function(
        "([title, first]) => document.querySelector(`[title='${title}']`).innerText !== first",
        arg=["The time Player 1 has left", first],
    )
    assert me.page.get_by_title("The time Player 2 has left").inner_text() == "2:00:00"


def test_a_bot_plays_on_when_the_clock_has_run_out(house: Running, new_page: NewPage) -> None:
    id, (ada, _) = house.table(2, clock="move", seconds=3)
    me = at_table(new_page, house, id, ada.token or "")
    me.page.locator("#decision", has_text="A bot plays in your seat").wait_for()
    me.page.get_by_role("button", name="Take your seat back").click()
    me.page.locator("#panel-log").get_by_text("Player 1 is back").first.wait_for()


def test_a_bot_plays_for_whoever_leaves_until_they_are_back(
    house: Running, new_page: NewPage
) -> None:
    id, (ada, ben) = house.table(2, takeover="random")
    here, there = (at_table(new_page, house, id, one.token or "") for one in (ada, ben))
    here.page.get_by_role("button", name="Settings").click()
    here.page.get_by_role("button", name="Let a bot play on for me").click()
    here.page.locator("dialog").wait_for(state="detached")
    here.page.locator("#decision", has_text="A bot plays in your seat").wait_for()
    there.page.locator("#panel-log").get_by_text("Player 1 has left").wait_for()
    there.play_until(lambda: "begins" in there.log())
    assert not here.is_asked()
    here.page.get_by_role("button", name="Take your seat back").click()
    here.page.locator("#panel-log").get_by_text("Player 1 is back").wait_for()
    there.play_until(here.is_asked)
    assert here.decide()
    assert here.errors == there.errors == []


# Playing on from a record


def test_a_finished_game_is_played_on_from_a_moment_of_its_replay(
    house: Running, new_page: NewPage
) -> None:
    id, players = house.table(2)
    play(players, Random(1))
    me = Person(new_page(f"/replay/{id}"), Random(2))
    me.page.get_by_role("button", name="To the end").click()
    assert me.page.get_by_role("button", name="Play on from here").is_disabled()
    for _ in range(2):
        me.page.get_by_role("button", name="One back").click()
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.get_by_text("You take the place of Player 1").wait_for()
    assert violations(me.page) == []
    me.page.get_by_role("button", name="Open the table").click()
    me.page.wait_for_selector("#decision")
    me.play_until(me.is_over)
    assert me.errors == []


def test_a_record_is_played_on_from(new_page: NewPage) -> None:
    me = Person(new_page(), Random(3))
    me.page.get_by_text("Play on from a record").click()
    text = GOLDEN.read_text(encoding="utf-8")
    file = me.page.get_by_label("The file")
    file.set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"p1 pass"})
    me.page.get_by_text("This file is not a record of a game").wait_for()
    file.set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": text.encode()})
    me.page.locator("details").get_by_role("button", name="Open the table").last.click()
    me.page.get_by_text("the game is over at that moment").wait_for()
    assert violations(me.page) == []
    me.page.get_by_label("After how many").fill("60")
    me.page.locator("details").get_by_role("button", name="Open the table").last.click()
    me.page.wait_for_selector("#decision")
    me.play_until(me.is_asked)
    assert me.decide()


# The rules at hand


def test_the_rules_are_searched_and_lead_from_one_to_another(new_page: NewPage) -> None:
    page = new_page("/rules")
    page.get_by_text("The game in short").wait_for()
    page.get_by_role("searchbox").fill("wages")
    first = page.locator("article").first
    first.wait_for()
    assert first.get_attribute("id") == "END-1"
    page.get_by_role("searchbox").fill("thr-4")
    page.locator("article").first.get_by_role("link", name="TRK-3").click()
    page.locator("article#TRK-3.asked").wait_for()
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_text("Nothing is found for “xyzzy”").wait_for()


def test_every_kind_of_card_has_its_place_in_the_rules(new_page: NewPage) -> None:
    page = new_page()
    for id in ("seance", "riverside_1", "electra", "trick_overhaul", "encore"):
        page.goto(f"/rules/{id}")
        page.locator(f"article#{id}.asked").wait_for()
        assert page.locator(f"article#{id} .see a").count() >= 1
    assert violations(page) == []
