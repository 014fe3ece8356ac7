"""The bonuses of Level 3 tricks in the final scoring (FIN-3)."""

from typing import Any

import pytest

from tests.engine.phases.scoring import ALL_SPECIALISTS, LEVEL_3, rich_with, trick_bonus
from trickerion.catalog import TRICKS
from trickerion.engine.phases.end_bonuses import END_BONUSES


def test_every_level_three_trick_has_a_bonus_and_no_other() -> None:
    """FIN-3: 16 of 16."""
    ids = [TRICKS[number].id for number in END_BONUSES]
    assert sorted(ids) == sorted(trick.id for trick in TRICKS if trick.level == 3)
    assert len(ids) == 16


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
    assert trick_bonus(trick, **player) == fame


def test_beast_within_counts_four_tricks() -> None:
    """FIN-3: of any level; the fourth lies on the Engineer's slot."""
    four = {"mind_reading": 0, "walled": 0, "automaton": 0}
    assert (
        trick_bonus("beast_within", tricks=four, team=["engineer"], engineers_trick="walled") == 10
    )


def test_component_bonuses_count_the_managers_extra_one() -> None:
    """FIN-3, CMP-2: 2 petroleum, and rope with one more."""
    player: dict[str, Any] = {"managed": {"rope": 1}, "team": ["manager"]}
    assert trick_bonus("stairs_of_water", **player) == 8


def test_the_tricks_it_counts_need_no_components() -> None:
    """FIN-3: Iron Maiden's Level 1 tricks are merely owned."""
    assert trick_bonus("iron_maiden", tricks={"living_piano": 0}) == 4


@pytest.mark.parametrize("trick", LEVEL_3)
def test_every_bonus_is_worth_something_to_the_rich(trick: str) -> None:
    """FIN-3, FIN-4: with its components, and never more than 20."""
    fame = trick_bonus(trick, **rich_with(trick))
    assert fame is not None
    assert 0 < fame <= 20
