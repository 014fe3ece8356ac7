"""Planning the Assignment: cards are put under Characters by clicks or by dragging."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.table_page import (
    action_bar,
    button,
    confirmation,
    decision,
    lit,
    log,
    region,
    theater,
    wait_until_asked,
    workshop,
)
from tests.browser.tables import BEGINNER, asks, open_seat, play_on
from tests.browser.texts import pattern, said
from tests.server.support import Player, Running


def planning(server: Running, page: Page) -> Locator:
    """The team of a player who has put no card anywhere, while the other player is done."""
    _, players = server.table(2, options=BEGINNER)
    me, other = planners(players)
    other.until(lambda: other.version >= me.version)
    assert other.act(f"p{other.view['seat'] + 1} ready")["type"] == "ack"
    open_seat(page, me)
    wait_until_asked(page)
    whose = workshop(page, me.view["names"][me.view["seat"]])
    return whose.get_by_role("group", name=said("workshop-team"))


def planners(players: list[Player]) -> list[Player]:
    """The players in the Assignment phase, the one who is asked first in front."""
    first = play_on(players, asks("assignment"))
    return [first, *(player for player in players if player is not first)]


def without_card(team: Locator) -> Locator:
    return team.get_by_role("button", name=said("workshop-home"), disabled=False)


def with_card(team: Locator) -> Locator:
    return team.get_by_role("button", name=pattern("workshop-with"))


def hand(page: Page) -> Locator:
    return region(page, said("hand-title"))


def put_card(page: Page, team: Locator) -> None:
    """Pick a card, then a Character without one."""
    before = with_card(team).count()
    lit(hand(page)).first.click()
    action_bar(page).get_by_text(said("next-character")).wait_for()
    without_card(team).first.click()
    expect(with_card(team)).to_have_count(before + 1)


def test_every_card_is_put_under_a_character_with_two_clicks(server: Running, page: Page) -> None:
    team = planning(server, page)
    while without_card(team).count() > 0:
        put_card(page, team)
    button(page, "action-ready").click()
    decision(page, pattern("question-assignment")).wait_for(state="detached")


def test_a_plan_without_a_card_for_everyone_has_to_be_confirmed(
    server: Running, page: Page
) -> None:
    team = planning(server, page)
    button(page, "action-ready").click()
    confirmation(page).get_by_text(pattern("table-confirm_ready")).wait_for()
    button(page, "table-not_yet").click()
    put_card(page, team)


def test_a_card_is_dragged_under_a_character_after_another_one_was_picked(
    server: Running, page: Page
) -> None:
    team = planning(server, page)
    without_card(team).last.click()
    card = hand(page).get_by_role("button", name=said("card-theater"))
    magician = team.get_by_role("button", name=said("character-magician"))
    card.drag_to(magician)
    expect(magician).to_contain_text(said("workshop-with", card=said("card-theater")))
    expect(log(page)).to_contain_text(said("card-theater"))


def own_name(player: Player) -> str:
    return str(player.view["names"][player.view["seat"]])


def is_beside(left: Locator, right: Locator) -> bool:
    """Does the one end before the other begins?"""
    first, second = left.bounding_box(), right.bounding_box()
    assert first
    assert second
    return first["x"] + first["width"] < second["x"]


def test_slots_show_who_stood_there_last_turn_while_planning(server: Running, page: Page) -> None:
    _, players = server.table(2, options=BEGINNER)
    player, _ = planners(players)
    open_seat(page, player)
    figures = page.get_by_role("button", name=pattern("board-before"))
    legend = theater(page).get_by_text(said("board-before_legend"))
    assert figures.count() == legend.count() == 0
    play_on(players, lambda one: one is player and asks("assignment", turn=2)(one))
    legend.wait_for()
    assert figures.count() > 0
    plan = theater(page).get_by_text(said("board-wanted_legend"))
    assert plan.count() == 0
    team = page.get_by_role("group", name=said("workshop-team")).first
    hand(page).get_by_role("button", name=said("card-downtown")).click()
    without_card(team).first.click()
    plan.wait_for()
    mine = [figure.text_content() or "" for figure in figures.all()]
    assert not [one for one in mine if f"{own_name(player)}’s" in one]
    assert is_beside(plan, theater(page).locator(".programme"))
    play_on(players, lambda one: one is player and asks("place_character", turn=2)(one))
    legend.wait_for(state="detached")
    assert figures.count() == 0
