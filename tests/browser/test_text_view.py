"""The game in words: typed commands, and what they are answered."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.test_focus import at
from tests.browser.test_games import start
from tests.server.support import Running


def type_in(page: Page, line: str) -> None:
    page.get_by_label("Type a number").fill(line)
    page.keyboard.press("Enter")


def answer_to(page: Page, line: str) -> str:
    """What a refused line is answered."""
    type_in(page, line)
    alert = page.get_by_role("alert")
    alert.wait_for()
    return alert.inner_text()


@pytest.fixture
def placing(new_page: NewPage, club: Running) -> Page:
    """Somebody types who is asked to place a Character."""
    page = new_page()
    at(page, club, "place_character")
    page.keyboard.press("t")
    return page


def lines(page: Page) -> list[str]:
    """The options in notation."""
    return page.locator("dialog ol code").all_inner_texts()


def test_the_options_are_told_in_words_and_notation(placing: Page) -> None:
    told = placing.locator("dialog ol li").all_inner_texts()
    assert len(told) == len(lines(placing)) > 1
    for words, line in zip(told, lines(placing), strict=True):
        assert words.endswith(line)
        assert len(words) > len(line) + 4


def test_nonsense_is_called_so(placing: Page) -> None:
    assert answer_to(placing, "abracadabra") == "“abracadabra” is no action of this game."
    assert answer_to(placing, "999").startswith("There is no such number; the list has")
    assert "is followed by: character, slot" in answer_to(placing, "place magician friday.1 now")


def test_what_is_not_possible_is_told_with_its_rule(placing: Page) -> None:
    told = answer_to(placing, "hire inn_a")
    assert "hat is not what is asked now" in told
    assert placing.get_by_role("alert").get_by_role("link").count() == 1


def test_a_near_miss_is_answered_with_what_could_be_meant(placing: Page) -> None:
    line = next(one for one in lines(placing) if one.startswith("place"))
    told = answer_to(placing, line.replace("place", "plase"))
    assert "Did you mean one of these?" in told
    assert line in told
    told = answer_to(placing, line[:-1] + "9")
    assert "Did you mean one of these?" in told
    assert line in told


def test_what_can_mean_several_things_is_asked_about(placing: Page) -> None:
    told = answer_to(placing, "p")
    assert "can mean several things" in told
    assert lines(placing)[0] in told


def test_another_players_decision_is_not_mine(placing: Page) -> None:
    seats = placing.evaluate("document.querySelectorAll('dialog .text > ul').length")
    assert seats >= 3
    others = {answer_to(placing, f"p{seat} pass") for seat in (1, 2)}
    assert "That is another player’s decision." in others


def test_out_of_turn_one_is_told_who_is_asked(new_page: NewPage, club: Running) -> None:
    id, players = club.table(2, options={"beginner": True})
    waits = next(player for player in players if not player.catch_up().is_asked())
    page = new_page()
    page.goto(f"{club.url}/t/{id}#{waits.token}")
    page.get_by_text("Waiting for").first.wait_for()
    page.keyboard.press("t")
    told = answer_to(page, "magician mechaniker")
    assert "is not asked now" in told
    assert "to decide" in told


def test_a_short_line_for_what_cannot_be_taken_back_is_asked_about(
    new_page: NewPage, club: Running
) -> None:
    page = new_page()
    at(page, club, "choose_advertise")
    page.keyboard.press("t")
    asked = page.locator("dialog strong").first.inner_text()
    assert "once more if it is meant" in answer_to(page, "adv")
    assert page.locator("dialog strong").first.inner_text() == asked
    page.keyboard.press("Enter")
    page.locator("dialog strong", has_text=asked).wait_for(state="detached")


def test_why_is_answered_with_the_rule(placing: Page) -> None:
    line = next(one for one in lines(placing) if one.startswith("place"))
    assert answer_to(placing, f"why {line}") == "That is allowed."
    told = answer_to(placing, "why hire inn_a")
    assert "hat is not what is asked now" in told


def test_a_turn_is_played_by_typing_alone(new_page: NewPage) -> None:
    me = Person(new_page(), Random(14))
    start(me.page, "first")
    me.page.keyboard.press("t")
    done = 0
    while "Turn 2 begins" not in (me.page.locator("#panel-log").text_content() or ""):
        options = lines(me.page)
        if options:
            chosen = me.chance.randrange(len(options))
            type_in(me.page, str(chosen + 1) if done % 2 else options[chosen])
            me.page.wait_for_timeout(40)
            if me.page.get_by_role("alert").filter(has_text="once more if it is meant").count():
                me.page.keyboard.press("Enter")
            done += 1
        me.page.wait_for_timeout(60)
        assert done < 400
    assert me.page.evaluate("document.activeElement.matches('dialog input')")
    assert me.errors == []
