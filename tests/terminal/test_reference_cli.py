"""`trickerion data` and `rules`."""

import json

import pytest
from click.testing import CliRunner, Result

from tests.support import ROOT
from trickerion.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@pytest.mark.parametrize(
    ("table", "rows"),
    [
        ("tricks", 48),
        ("performances", 28),
        ("magicians", 8),
        ("prophecies", 27),
        ("special_assignments", 40),
        ("turn_setups", 12),
    ],
)
def test_data_prints_every_row(table: str, rows: int) -> None:
    result = run("data", table, "--json")
    assert result.exit_code == 0
    facts = json.loads(result.output)
    assert len(facts) == rows
    assert len({row["id"] for row in facts}) == rows
    plain = run("data", table).output
    assert all(row["id"][:12] in plain for row in facts)


@pytest.mark.parametrize("table", ["powers", "turn_setups", "neutral_markers", "plans"])
def test_data_says_which_cards_are_our_own(table: str) -> None:
    """POW-1, DUEL-3, DUEL-4, HEIR-2: below the table, not in the JSON."""
    assert "as far as it is publicly known" in run("data", table).output.splitlines()[-1]
    assert json.loads(run("data", table, "--json").output)
    assert "publicly known" not in run("data", "tricks").output


def test_data_lists_the_plans_of_the_heir() -> None:
    """HEIR-2: with their names and Locations."""
    plans = run("data", "plans").output
    assert "Full House" in plans
    assert len(json.loads(run("data", "plans", "--json").output)) == 9


def test_data_lists_our_cards_of_the_duel() -> None:
    """DUEL-3, DUEL-4: with their names, and what they close."""
    cards = run("data", "turn_setups").output
    assert "Road Works" in cards
    assert "thursday sunday" in cards
    markers = json.loads(run("data", "neutral_markers", "--json").output)
    assert len(markers) == 12
    assert markers[0] == {"performance": "riverside_3", "slot": "11", "up": "spiritual"}
    assert "riverside_3" in run("data", "neutral_markers").output


def test_data_rows_have_the_printed_fields() -> None:
    tricks = {row["id"]: row for row in json.loads(run("data", "tricks", "--json").output)}
    assert tricks["ghost_trap"] == {
        "id": "ghost_trap",
        "category": "spiritual",
        "level": 2,
        "threshold": 16,
        "components": {"wood": 3, "glass": 3, "fabric": 3, "animal": 3},
        "prepare_cost": 2,
        "markers": 3,
        "fame": 3,
        "coins": 3,
        "shards": 1,
    }
    cards = {row["id"]: row for row in json.loads(run("data", "performances", "--json").output)}
    assert cards["riverside_11"] == {
        "id": "riverside_11",
        "theater": "riverside",
        "slots": ["00", "01", "10"],
        "links": [
            {"slots": ["00", "10"], "shard": True},
            {"slots": ["00", "01"], "shard": False},
        ],
        "bonus": {"fame": 0, "coins": 2, "shards": 0},
    }


def test_data_prints_the_board() -> None:
    facts = json.loads(run("data", "board", "--json").output)
    assert facts["dice"]["inn_a"] == ["assistant", "manager", "engineer", "x", "x", "x"]
    assert facts["character_slots"]["downtown"] == [2, 1, 1, 0]
    assert facts["start"]["coins_by_initiative_slot"] == [10, 12, 14, 16]
    assert "inn_a" in run("data", "board").output


def test_the_clients_facts_are_those_of_the_catalog() -> None:
    written = json.loads((ROOT / "web" / "src" / "facts.json").read_text(encoding="utf-8"))
    assert written == json.loads(run("data", "all", "--json").output), (
        "write them again: trickerion data all --json > web/src/facts.json"
    )


def test_rules_prints_a_rule_or_all() -> None:
    assert run("rules", "thr-3").output.startswith("THR-3 Only a Magician")
    assert len(run("rules").output.splitlines()) > 120
    assert run("rules", "--page", "editions").output.startswith("Your edition\n")
    assert run("rules", "THR-6", "--language", "tlh").output.endswith("Shard for them either.\n")
    assert "no such rule" in run("rules", "THR-77").output
