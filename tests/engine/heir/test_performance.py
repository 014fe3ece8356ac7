"""The Heir's Performance (HEIR-8)."""

import pytest

from tests.engine.heir.solo import heir_tricks, of_kind, on_stage, rules_told, solo, told
from tests.support import changes
from trickerion import Action, Event, Game
from trickerion.engine.core.names import name, number
from trickerion.engine.core.packing import armed_card, disk
from trickerion.engine.heir.performance import backstage_bonus, card_to_perform, gain
from trickerion.engine.heir.seat import HEIR
from trickerion.engine.phases.performance import Performances, begin_performance


def performing(*cards: tuple[str, dict[str, str]], heir: str = "normal") -> Game:
    """The Heir's Magician is on Friday's performance slot."""
    game = solo(heir)
    heir_tricks(game, "rabbit_from_the_top_hat", "living_piano")
    game.players[0].tricks[0] = number("trick", "linking_rings")
    on_stage(game, *cards)
    stand(game, HEIR, "magician", "friday.performance")
    return game


def stand(game: Game, seat: int, character: str, slot: str) -> None:
    where = number("slot", slot)
    game.players[seat].where[number("character", character)] = where
    game.occupants[where] = disk(seat, number("character", character))


def perform(game: Game) -> list[Event]:
    """Friday's Performance."""
    events = told(game)
    del game.stack[1:]
    game.push(Performances(1))
    while len(game.stack) > 1 and game.stack[-1].proceed(game):
        pass
    return events


SPADE = {"00": "heir spade optical"}
HEART = {"00": "heir heart mechanical"}


def test_the_card_with_most_fame() -> None:
    """HEIR-8: yields, links and the card's bonus."""
    game = performing(("riverside_3", HEART), ("riverside_10", SPADE))
    events = told(game)
    assert name("performance", card_to_perform(game)) == "riverside_10"
    assert rules_told(events) == ["HEIR-8 performs"]
    assert gain(game, game.theater[1]) == (3 + 2, 0, 1)


def test_then_shards_then_coins_then_the_leftmost() -> None:
    """HEIR-8."""
    game = performing(("riverside_11", HEART), ("riverside_1", HEART))
    assert name("performance", card_to_perform(game)) == "riverside_1"
    game = performing(("riverside_9", {"10": "heir heart mechanical"}), ("riverside_11", HEART))
    assert name("performance", card_to_perform(game)) == "riverside_11"
    game = performing(("riverside_6", HEART), ("riverside_9", {"10": "heir heart mechanical"}))
    assert name("performance", card_to_perform(game)) == "riverside_6"


@pytest.mark.parametrize(
    ("heir", "bonus"), [("easy", (0, 0)), ("normal", (0, 4)), ("hard", (2, 0))]
)
def test_characters_backstage(heir: str, bonus: tuple[int, int]) -> None:
    """HEIR-8: every one is worth the same; the Magician is not backstage."""
    game = performing(("riverside_3", SPADE), heir=heir)
    stand(game, HEIR, "assistant", "friday.1")
    stand(game, HEIR, "apprentice_1", "friday.2")
    assert backstage_bonus(game) == bonus


def test_the_heir_performs_without_being_asked() -> None:
    """HEIR-8, PRF-2: everybody on the card is paid; weekdays do not change the Heir's yield."""
    game = performing(("riverside_3", {**SPADE, "01": "p1 spade mechanical"}))
    stand(game, HEIR, "assistant", "friday.1")
    events = perform(game)
    assert changes(events, HEIR, "fame")[0] == (3, "yield")
    assert (2, "backstage_bonus") in changes(events, HEIR, "coins")
    assert not any(why == "specialist_bonus" for _, why in changes(events, HEIR, "fame"))
    assert changes(events, 0, "coins") == [(2, "yield")]
    assert not game.theater[0].holds_any_of(HEIR)
    assert game.players[HEIR].markers[0] == 1


def test_without_a_marker_nothing_is_performed() -> None:
    """HEIR-8, PRF-1."""
    game = performing(("riverside_3", {}))
    assert of_kind(perform(game), "performance_began") == []


def test_the_players_weekday_still_counts_for_the_player() -> None:
    """HEIR-8, PRF-3: Sunday adds 1 to the player's yield, whoever performs."""
    game = performing(("riverside_3", {**SPADE, "01": "p1 spade mechanical"}))
    stand(game, 0, "engineer", "sunday.1")
    assert changes(perform(game), 0, "coins") == [(3, "yield")]


# Cards and abilities


def test_the_spiritmaster_may_choose_what_the_heir_performs() -> None:
    """HEIR-8, HEIR-11, MAG-4."""
    game = performing(("riverside_3", HEART), ("riverside_10", SPADE))
    game.players[0].magician = number("magician", "yoruba_spiritmaster")
    game.players[0].shards = 1
    game.foretell(-1)
    perform(game)
    assert game.to_act == [0]
    events = game.apply(Action.parse("p1 perform riverside_3"))
    began = of_kind(events, "performance_began")
    assert began[0] == {"performance": "riverside_3", "weekday": "friday"}


def test_or_leave_it_to_the_heir() -> None:
    """HEIR-8, HEIR-11, MAG-4."""
    game = performing(("riverside_3", HEART), ("riverside_10", SPADE))
    game.players[0].magician = number("magician", "yoruba_spiritmaster")
    game.players[0].shards = 1
    game.foretell(-1)
    perform(game)
    began = of_kind(game.apply(Action.parse("p1 pass")), "performance_began")
    assert began[0]["performance"] == "riverside_10"


def players_performance(card: str, magician: str = "mechaniker") -> Game:
    """The player's Magician performs a card with a marker of each side."""
    game = performing(("riverside_3", {"00": "heir spade optical", "01": "p1 spade mechanical"}))
    game.players[0].magician = number("magician", magician)
    game.foretell(-1)
    stand(game, 0, "magician", "saturday.performance")
    begin_performance(game, 0, 2, number("performance", "riverside_3"))
    if card:
        game.arm(armed_card(0, number("card", card)))
    return game


def test_arranged_fiasco_costs_the_heir_a_fame() -> None:
    """HEIR-11, SPC-4: its markers are others'."""
    game = players_performance("arranged_fiasco")
    events = told(game)
    game.stack[-1].proceed(game)
    assert changes(events, HEIR, "fame") == [(2, "yield")]


def test_the_red_lotus_may_collect_the_heirs_yield() -> None:
    """HEIR-11, MAG-8: a trick of the same level."""
    game = players_performance("", "red_lotus")
    while not game.options(0):
        game.stack[-1].proceed(game)
    assert "p1 steal riverside_3.00" in map(str, game.options(0))


def test_the_great_optico_finds_no_special_card_of_the_heir() -> None:
    """HEIR-11, MAG-5: the Heir plans with Locations, not with Special cards."""
    game = performing(("riverside_3", SPADE))
    assert all(card < 5 for card in game.players[HEIR].under)
