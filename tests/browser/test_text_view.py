"""The text view: the game in words, typed commands, and the answers to them."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.players import POLL, MousePlayer
from tests.browser.table_page import decision, dialog, open_question, start_game
from tests.browser.tables import BEGINNER, open_seat
from tests.browser.texts import pattern, said
from tests.server.support import Running


def command(page: Page) -> Locator:
    return page.get_by_label(said("text-command"))


def type_in(page: Page, line: str) -> None:
    command(page).fill(line)
    page.keyboard.press("Enter")


def answer_to(page: Page, line: str) -> str:
    """The answer to a line that is not carried out."""
    type_in(page, line)
    alert = page.get_by_role("alert")
    alert.wait_for()
    return alert.inner_text()


def options(page: Page) -> Locator:
    """The numbered options, each with its notation."""
    told = dialog(page, "text-title").get_by_role("listitem")
    return told.filter(has=page.get_by_role("code"))


def lines(page: Page) -> list[str]:
    """The options in notation."""
    return options(page).get_by_role("code").all_inner_texts()


def question(page: Page) -> Locator:
    return dialog(page, "text-title").get_by_role("strong").first


@pytest.fixture
def placing(server: Running, page: Page) -> Page:
    """The text view of a player who is asked to place a Character."""
    open_question(page, server, "place_character")
    page.keyboard.press("t")
    command(page).wait_for()
    return page


def test_options_are_told_in_words_and_notation(placing: Page) -> None:
    told = options(placing).all_inner_texts()
    assert len(told) == len(lines(placing)) > 1
    for words, line in zip(told, lines(placing), strict=True):
        assert words.endswith(line)
        assert len(words) > len(line) + 4


def test_nonsense_is_not_understood(placing: Page) -> None:
    assert answer_to(placing, "abracadabra") == said("text-nonsense", word="abracadabra")
    count = len(lines(placing))
    assert answer_to(placing, "999") == said("text-no_number", count=count)
    fields = said("text-fields", kind="place", fields="character, slot")
    assert fields in answer_to(placing, "place magician friday.1 now")


def test_what_is_not_possible_is_answered_with_its_rule(placing: Page) -> None:
    other_question = said("reason-other_question")[1:]
    for line in ("hire inn_a", "why hire inn_a"):
        assert other_question in answer_to(placing, line)
        assert placing.get_by_role("alert").get_by_role("link").count() == 1


def test_a_near_miss_is_answered_with_what_could_be_meant(placing: Page) -> None:
    line = next(one for one in lines(placing) if one.startswith("place"))
    for typed in (line.replace("place", "plase"), line[:-1] + "9"):
        told = answer_to(placing, typed)
        assert said("text-near") in told
        assert line in told


def test_an_ambiguous_line_is_answered_with_its_meanings(placing: Page) -> None:
    told = answer_to(placing, "p")
    assert said("text-several", typed="p") in told
    assert lines(placing)[0] in told


def test_another_players_decision_is_refused(placing: Page) -> None:
    others = {answer_to(placing, f"p{seat} pass") for seat in (1, 2)}
    assert said("code-not_your_seat") in others


def test_why_asks_whether_an_action_is_allowed(placing: Page) -> None:
    line = next(one for one in lines(placing) if one.startswith("place"))
    assert answer_to(placing, f"why {line}") == said("text-allowed")


def test_out_of_turn_the_answer_says_who_is_asked(server: Running, page: Page) -> None:
    _, players = server.table(2, options=BEGINNER)
    waiting = next(player for player in players if not player.catch_up().is_asked())
    open_seat(page, waiting)
    decision(page, pattern("table-waits")).wait_for()
    page.keyboard.press("t")
    assert pattern("reason-not_asked").search(answer_to(page, "magician mechaniker"))


def test_a_number_for_what_cannot_be_undone_has_to_be_confirmed(
    server: Running, page: Page
) -> None:
    open_question(page, server, "choose_performance")
    page.keyboard.press("t")
    asked = question(page).inner_text()
    assert pattern("text-sure").search(answer_to(page, "1"))
    assert question(page).inner_text() == asked
    page.keyboard.press("Enter")
    expect(question(page)).not_to_have_text(asked)


def test_a_turn_is_played_by_typing_alone(page: Page) -> None:
    me = MousePlayer(page, Random(14))
    start_game(me.page, "first")
    me.page.keyboard.press("t")
    unsure = me.page.get_by_role("alert").filter(has_text=pattern("text-sure"))
    done = 0
    while not me.has_begun(2):
        if not me.is_asked():
            me.page.wait_for_timeout(POLL)
            continue
        found = lines(me.page)
        chosen = me.chance.randrange(len(found))
        type_in(me.page, str(chosen + 1) if done % 2 else found[chosen])
        if unsure.count():
            me.page.keyboard.press("Enter")
        done += 1
        assert done < 400
    expect(command(me.page)).to_be_focused()
