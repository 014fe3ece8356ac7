"""The end of the game: the last turn, the final scoring, the winner (FIN-1 to FIN-5)."""

from typing import Any

import pytest

from tests.engine.phases.scoring import LEVEL_3, rich_with, score, trick_bonus
from tests.support import Data, changes, do, position, refused, seat, show, trick_of
from trickerion import Event, Game

LAST: Data = {"magician": "downtown"}
"""p1's last Character to place: when it is made Idle, the turn ends."""


def last_turn(*seats: Data, **table: Any) -> tuple[Game, list[Event]]:
    """The game after turn 5, and its last events."""
    game = position(*seats, turn=5, theater=[show("riverside_1")], **table)
    return game, do(game, "p1 idle magician")


def scored(**own: Any) -> list[tuple[int, str]]:
    """What the final scoring pays a player with 5 Fame and nothing but this."""
    bare = {"coins": 0, "shards": 0, "assigned": LAST, **own}
    _, events = last_turn(seat(**bare), seat())
    return [(amount, why) for amount, why in changes(events, 0, "fame") if "final" in why]


APPRENTICE = (2, "final_apprentices")
"""Every team of these tests has one Apprentice at least."""


# FIN-1: the last turn


def test_the_game_ends_after_turn_5() -> None:
    """FIN-1: nobody decides anything any more."""
    game, events = last_turn(seat(assigned=LAST), seat())
    assert game.over
    assert game.to_act == []
    assert events[-1].kind == "game_ended"
    assert refused(game, "p1 advertise") == "FIN-1: the game is over"


def test_the_game_goes_on_after_turn_4() -> None:
    """FIN-1: nothing is scored yet."""
    game = position(seat(assigned=LAST), seat(), turn=4, theater=[show("riverside_1")])
    events = do(game, "p1 idle magician")
    assert (game.over, game.turn, game.winner) == (False, 5, None)
    assert changes(events, 0, "fame") == []


def test_the_last_turn_has_its_end_turn_phase() -> None:
    """FIN-1, END-1 to END-5: wages, orders and cards as ever, though the deck is empty."""
    placed = {"apprentice_1": "market_row.4"}
    orders = ("cog", None, None, None)
    _, events = last_turn(seat(assigned=LAST, placed=placed), seat(), orders=orders)
    kinds = [event.kind for event in events if event.kind != "fame_changed"]
    assert kinds == [
        "character_idle",
        "coins_changed",
        "orders_arrived",
        "performance_card_discarded",
        "game_ended",
    ]
    assert changes(events, 0, "coins") == [(-1, "wages")]


# FIN-2: what counts


def test_each_shard_is_one_fame() -> None:
    """FIN-2: 1 Fame per Shard."""
    assert scored(shards=4) == [(4, "final_shards"), APPRENTICE]


@pytest.mark.parametrize(("coins", "fame"), [(3, 1), (5, 1), (6, 2), (10, 3)])
def test_three_coins_are_one_fame(coins: int, fame: int) -> None:
    """FIN-2: rounded down."""
    assert scored(coins=coins) == [(fame, "final_coins"), APPRENTICE]


def test_two_coins_are_nothing() -> None:
    """FIN-2: rounded down."""
    assert scored(coins=2) == [APPRENTICE]


def test_each_apprentice_is_two_fame() -> None:
    """FIN-2: the one on the Assistant's slot too."""
    team = ("apprentice_2", "apprentice_3", "assistant", "assistants_apprentice")
    assert scored(team=team) == [(8, "final_apprentices"), (3, "final_specialists")]


@pytest.mark.parametrize(
    ("team", "fame"),
    [(("manager",), 3), (("manager", "engineer"), 6), (("manager", "engineer", "assistant"), 9)],
)
def test_each_specialist_is_three_fame(team: tuple[str, ...], fame: int) -> None:
    """FIN-2: 3 Fame per Specialist."""
    assert scored(team=team) == [APPRENTICE, (fame, "final_specialists")]


def test_coins_count_after_the_wages() -> None:
    """FIN-2, FIN-1: of 4 Coins 2 are wages, and 2 are not worth a Fame."""
    placed = {"engineer": "market_row.4"}
    assert scored(coins=4, placed=placed) == [APPRENTICE, (3, "final_specialists")]


def test_whoever_joins_in_the_last_turn_counts() -> None:
    """FIN-2, END-2: a Manager hired in turn 5."""
    hirer = seat(assigned=LAST, coins=0, shards=0)
    hirer["characters"]["manager"] = {"where": "inn", "card": None}
    _, events = last_turn(hirer, seat())
    assert changes(events, 0, "fame") == [APPRENTICE, (3, "final_specialists")]


def test_every_player_is_scored() -> None:
    """FIN-2: 5 Fame each, and: 2 Shards and an Apprentice; 7 Coins, a Specialist as well."""
    p1 = seat(assigned=LAST, shards=2, coins=0)
    p2 = seat(shards=0, coins=7, team=("engineer",))
    game, _ = last_turn(p1, p2)
    assert game.scores == [5 + 2 + 2, 5 + 2 + 2 + 3]


# FIN-3: which Level 3 tricks are scored; test_end_bonuses has what each is worth


def test_without_its_components_a_trick_scores_nothing() -> None:
    """FIN-3."""
    assert trick_bonus("vanishing_elephant", components={"glass": 3}, team=["manager"]) is None


def test_a_marker_on_the_card_does_not_replace_the_components() -> None:
    """FIN-3: without the option `late_bonus`."""
    player: dict[str, Any] = {"components": {}, "team": ["manager"]}
    assert trick_bonus("vanishing_elephant", tricks={"vanishing_elephant": 1}, **player) is None


def test_late_bonus_lets_a_marker_serve_as_well() -> None:
    """FIN-3: option `late_bonus`."""
    player: dict[str, Any] = {"components": {}, "team": ["manager"]}
    marked = {"vanishing_elephant": 1}
    assert trick_bonus("vanishing_elephant", late_bonus=True, tricks=marked, **player) == 7
    assert trick_bonus("vanishing_elephant", late_bonus=True, **player) is None


@pytest.mark.parametrize("trick", LEVEL_3)
def test_no_bonus_comes_without_the_components(trick: str) -> None:
    """FIN-3: a marker on the card changes nothing without the option."""
    assert trick_bonus(trick, **{**rich_with(trick, markers=1), "components": {}}) is None


@pytest.mark.parametrize("trick", LEVEL_3)
def test_every_bonus_may_come_late(trick: str) -> None:
    """FIN-3: with `late_bonus` a marker serves in place of the components."""
    bare = {**rich_with(trick, markers=1), "components": {"rope": 1, "cog": 1, "wood": 1}}
    assert (trick_bonus(trick, late_bonus=True, **bare) or 0) > 0


# FIN-4: at most 20 for each item


@pytest.mark.parametrize("shards", [20, 21, 40])
def test_shards_are_at_most_20_fame(shards: int) -> None:
    """FIN-4: however many there are."""
    assert scored(shards=shards) == [(20, "final_shards"), APPRENTICE]


def test_coins_are_at_most_20_fame() -> None:
    """FIN-4: 60 Coins and more."""
    assert scored(coins=99) == [(20, "final_coins"), APPRENTICE]


def test_the_limit_is_for_each_item_by_itself() -> None:
    """FIN-4: 20 for Shards, and 20 for Coins, and the team."""
    expected = [(20, "final_shards"), (20, "final_coins"), APPRENTICE]
    assert scored(shards=30, coins=99) == expected


def test_a_trick_is_limited_to_twenty() -> None:
    """FIN-4: Balsamo's Skull with four kinds of Superior components would be worth 27."""
    needs = {**trick_of("balsamos_skull").components, "padlock": 3, "mirror": 3, "cog": 3}
    assert trick_bonus("balsamos_skull", components=needs) == 20


# FIN-5: the winner


def test_most_fame_wins() -> None:
    """FIN-5: after the final scoring; p1 was ahead before it."""
    game, events = last_turn(
        seat(assigned=LAST, fame=8, coins=0, shards=0), seat(fame=6, coins=0, shards=3)
    )
    assert game.scores == [10, 11]
    assert game.winner == 1
    assert events[-1].fields == {"winner": 1}


@pytest.mark.parametrize(("initiative", "winner"), [([0, 1, 2], 0), ([2, 0, 1], 2), ([1, 2, 0], 2)])
def test_of_those_tied_the_one_ahead_in_initiative_wins(initiative: list[int], winner: int) -> None:
    """FIN-5: p1 and p3 have most Fame, p2 has less."""
    seats = seat(assigned=LAST, fame=9), seat(fame=4), seat(fame=9)
    game, _ = last_turn(*seats, initiative=initiative)
    assert game.winner == winner


def test_the_game_ends_after_turn_seven() -> None:
    """FIN-1: turn 6 is followed by another."""
    game = position(seat(assigned=LAST), seat(), turn=6, dark_alley=True)
    do(game, "p1 idle magician")
    assert not game.over
    assert game.turn == 7


def test_special_cards_in_hand_score_and_the_team_does_not() -> None:
    """FIN-2: 2 Fame per Special card, nothing for Apprentices and Specialists."""
    events = score(hand=["invention", "interest"], team=["manager"], coins=7, shards=3)
    assert changes(events, 0, "fame") == [
        (3, "final_shards"),
        (2, "final_coins"),
        (4, "final_special_cards"),
    ]


def test_each_item_is_limited() -> None:
    """FIN-4: at most 20 Fame from the Coins, and from the Shards, and from a trick."""
    events = score(
        coins=100,
        shards=50,
        tricks={"horror_saws": 0},
        components=trick_of("horror_saws").components,
    )
    assert changes(events, 0, "fame") == [
        (20, "final_shards"),
        (20, "final_coins"),
        (20, "final_trick"),
    ]
