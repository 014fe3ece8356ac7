"""Final scoring with the Dark Alley (FIN-1 to FIN-4): cards in hand and Level 3 tricks."""

from typing import Any

import pytest

from tests.support import changes, do, position, seat, trick_of
from trickerion import Event
from trickerion.catalog import TRICKS
from trickerion.engine.end_bonuses import END_BONUSES

LAST = {"magician": "workshop"}


def score(late_bonus: bool = False, **player: Any) -> list[Event]:
    """The events of the end of turn 7 for p1."""
    fields: dict[str, Any] = {"coins": 0, "shards": 0, **player}
    game = position(
        seat(assigned=LAST, **fields), seat(), turn=7, dark_alley=True, late_bonus=late_bonus
    )
    events = do(game, "p1 idle magician")
    assert game.over
    return events


def scored(trick: str, late_bonus: bool = False, **player: Any) -> int | None:
    """What a Level 3 trick scores for an owner with its components; None if it does not."""
    fields: dict[str, Any] = {"components": trick_of(trick).components, **player}
    fields["tricks"] = {trick: 0, **fields.get("tricks", {})}
    events = score(late_bonus, **fields)
    kinds = [event.kind for event in events]
    if "trick_scored" not in kinds:
        return None
    return sum(amount for amount, why in changes(events, 0, "fame") if why == "final_trick")


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


def test_every_level_three_trick_has_a_bonus_and_no_other() -> None:
    """FIN-3: 16 of 16."""
    ids = [TRICKS[number].id for number in END_BONUSES]
    assert sorted(ids) == sorted(trick.id for trick in TRICKS if trick.level == 3)
    assert len(ids) == 16


ALL_SPECIALISTS = ["manager", "engineer", "assistant"]


@pytest.mark.parametrize(
    ("trick", "player", "fame"),
    [
        ("mutilation", {"team": ALL_SPECIALISTS}, 12),
        ("mutilation", {"team": ["manager", "engineer"]}, 0),
        ("stairs_of_water", {}, 4),
        ("beast_within", {"tricks": {"mind_reading": 0, "walled": 0}}, 0),
        ("vanishing_elephant", {"team": ["manager"]}, 7),
        ("vanishing_elephant", {"team": ["engineer"]}, 0),
        ("balsamos_skull", {}, 3),
        ("seance", {}, 3),
        ("seance", {"team": ["assistant", "apprentice_2", "assistants_apprentice"]}, 9),
        ("skeleton_dance", {}, 3),
        ("metamorphosis", {"coins": 8}, 2),
        ("buried_alive", {"team": ["engineer"]}, 7),
        ("buried_alive", {}, 0),
        ("assistants_revenge", {"team": ["assistant"]}, 7),
        ("assistants_revenge", {"team": ["manager"]}, 0),
        ("iron_maiden", {"tricks": {"mind_reading": 0, "linking_rings": 0}}, 8),
        ("transported_man", {}, 4),
        ("transported_man", {"tricks": {"automaton": 0, "mind_reading": 0}}, 8),
        ("aztec_lady", {"tricks": {"aztec_lady": 3, "mind_reading": 2}}, 10),
        ("horror_saws", {"shards": 6}, 6),
        ("automaton", {"tricks": {"walled": 0, "wolf_cage": 0}}, 8),
        ("hellhound", {"hand": ["invention", "interest", "empower"]}, 6),
        ("hellhound", {}, 0),
    ],
)
def test_a_level_three_trick_scores_its_bonus(
    trick: str, player: dict[str, Any], fame: int
) -> None:
    """FIN-3: by what its owner has at the end."""
    assert scored(trick, **player) == fame


def test_beast_within_counts_four_tricks() -> None:
    """FIN-3: of any level; the fourth lies on the Engineer's slot."""
    four = {"mind_reading": 0, "walled": 0, "automaton": 0}
    assert scored("beast_within", tricks=four, team=["engineer"], engineers_trick="walled") == 10


def test_component_bonuses_count_the_managers_extra_one() -> None:
    """FIN-3, CMP-2: 2 petroleum, and rope with one more."""
    player: dict[str, Any] = {"managed": {"rope": 1}, "team": ["manager"]}
    assert scored("stairs_of_water", **player) == 8


def test_the_tricks_it_counts_need_no_components() -> None:
    """FIN-3: Iron Maiden's Level 1 tricks are merely owned."""
    assert scored("iron_maiden", tricks={"living_piano": 0}) == 4


def test_without_its_components_a_trick_scores_nothing() -> None:
    """FIN-3."""
    assert scored("vanishing_elephant", components={"glass": 3}, team=["manager"]) is None


def test_a_marker_on_the_card_does_not_replace_the_components() -> None:
    """FIN-3: without the option `late_bonus`."""
    player: dict[str, Any] = {"components": {}, "team": ["manager"]}
    assert scored("vanishing_elephant", tricks={"vanishing_elephant": 1}, **player) is None


def test_late_bonus_lets_a_marker_serve_as_well() -> None:
    """FIN-3: option `late_bonus`."""
    player: dict[str, Any] = {"components": {}, "team": ["manager"]}
    marked = {"vanishing_elephant": 1}
    assert scored("vanishing_elephant", late_bonus=True, tricks=marked, **player) == 7
    assert scored("vanishing_elephant", late_bonus=True, **player) is None


def test_a_trick_is_limited_to_twenty() -> None:
    """FIN-4: Balsamo's Skull with four kinds of Superior components would be worth 27."""
    needs = {**trick_of("balsamos_skull").components, "padlock": 3, "mirror": 3, "cog": 3}
    assert scored("balsamos_skull", components=needs) == 20


RICH: dict[str, Any] = {
    "team": [*ALL_SPECIALISTS, "apprentice_2"],
    "coins": 9,
    "shards": 4,
    "hand": ["invention", "interest"],
}
"""Somebody for whom nearly every bonus is worth something."""

LEVEL_3 = sorted(trick.id for trick in TRICKS if trick.level == 3)
OTHERS = {"mind_reading": 1, "walled": 0, "future_sight": 0}


def rich_with(trick: str, markers: int = 0) -> dict[str, Any]:
    return {**RICH, "tricks": {trick: markers, **OTHERS}, "engineers_trick": "walled"}


@pytest.mark.parametrize("trick", LEVEL_3)
def test_every_bonus_is_worth_something_to_the_rich(trick: str) -> None:
    """FIN-3, FIN-4: with its components, and never more than 20."""
    fame = scored(trick, **rich_with(trick))
    assert fame is not None
    assert 0 < fame <= 20


@pytest.mark.parametrize("trick", LEVEL_3)
def test_no_bonus_comes_without_the_components(trick: str) -> None:
    """FIN-3: a marker on the card changes nothing without the option."""
    assert scored(trick, **{**rich_with(trick, markers=1), "components": {}}) is None


@pytest.mark.parametrize("trick", LEVEL_3)
def test_every_bonus_may_come_late(trick: str) -> None:
    """FIN-3: with `late_bonus` a marker serves in place of the components."""
    bare = {**rich_with(trick, markers=1), "components": {"rope": 1, "cog": 1, "wood": 1}}
    assert (scored(trick, late_bonus=True, **bare) or 0) > 0
