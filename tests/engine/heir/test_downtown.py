"""What the Heir does Downtown (HEIR-5)."""

from collections.abc import Mapping

import pytest

from tests.engine.heir.solo import heir_team, heir_tricks, of_kind, rules_told, solo, told
from trickerion import Event, Game
from trickerion.catalog import DIFFICULTIES, Difficulty
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.core.pieces import HOME, INN
from trickerion.engine.core.printed_facts import CATEGORY, LEVEL, X
from trickerion.engine.heir.downtown import learnable, team_size, visit
from trickerion.engine.heir.seat import HEIR

DICE = ("residence_a", "residence_b", "inn_a", "inn_b", "bank_a", "bank_b")


def downtown(heir: str = "normal", magician: str = "red_lotus", **dice: str) -> Game:
    """A small team with one trick, and these dice."""
    game = solo(heir)
    game.players[HEIR].magician = number("magician", magician)
    heir_team(game, "magician", "manager", "apprentice_1")
    heir_tricks(game, "stocks_escape")
    game.dice = [number("face", dice[die]) if die in dice else X for die in DICE]
    return game


def visited(game: Game, ap: int) -> list[Event]:
    events = told(game)
    visit(game, ap)
    return events


@pytest.mark.parametrize("difficulty", DIFFICULTIES, ids=lambda difficulty: difficulty.id)
@pytest.mark.parametrize("ap", range(1, 6))
def test_dice_by_ap(difficulty: Difficulty, ap: int) -> None:
    """HEIR-5."""
    game = downtown(
        difficulty.id,
        residence_a="optical",
        inn_a="engineer",
        bank_a="4",
        inn_b="apprentice",
    )
    visited(game, ap)
    taken = 4 - sum(face != X for face in game.dice)
    assert taken == difficulty.dice[ap - 1]


def test_the_order_of_what_the_heir_wants() -> None:
    """HEIR-5: a trick, a Specialist, an Apprentice, then the Bank."""
    dice = {"residence_a": "optical", "inn_a": "engineer", "inn_b": "apprentice", "bank_a": "6"}
    for step, kind in enumerate(("trick_learned", "character_hired", "character_hired")):
        game = downtown(**dict(list(dice.items())[step:]))
        assert of_kind(visited(game, 1), kind), kind
    game = downtown(bank_a="3", bank_b="5")
    visited(game, 1)
    assert game.players[HEIR].coins == 5
    assert game.dice[4:] == [number("face", "3"), X]


def test_a_big_team_takes_coins_before_an_apprentice() -> None:
    """HEIR-5: an Apprentice comes first only up to five Characters."""
    game = downtown(inn_b="apprentice", bank_a="3")
    heir_team(game, "magician", "manager", "engineer", "assistant", "apprentice_1", "apprentice_2")
    visited(game, 1)
    assert game.players[HEIR].coins == 3
    visited(game, 1)
    assert game.players[HEIR].inn_apprentices == 1


def test_four_apprentices_at_most_and_without_an_assistant() -> None:
    """HEIR-5."""
    game = downtown(inn_b="apprentice")
    heir_team(game, "magician", "apprentice_1", "apprentice_2", "apprentice_3")
    visited(game, 1)
    assert team_size(game) == 5
    game.players[HEIR].inn_apprentices = 0
    game.players[HEIR].where[7] = HOME
    game.dice[3] = number("face", "apprentice")
    assert not of_kind(visited(game, 1), "character_hired")


def test_only_a_specialist_that_it_lacks() -> None:
    """HEIR-5."""
    game = downtown(inn_a="manager")
    assert not of_kind(visited(game, 1), "character_hired")
    game = downtown(inn_a="assistant")
    visited(game, 1)
    assert game.players[HEIR].where[number("character", "assistant")] == INN


# Tricks


def learned(game: Game) -> list[int]:
    return [trick for trick in game.players[HEIR].tricks if trick != NONE][1:]


@pytest.mark.parametrize(("fame", "level"), [(5, 1), (16, 2), (36, 3)])
def test_a_trick_of_the_highest_level_in_the_category_of_the_die(fame: int, level: int) -> None:
    """HEIR-5."""
    game = downtown(residence_b="optical")
    game.players[HEIR].fame = fame
    visited(game, 1)
    (trick,) = learned(game)
    assert (name("category", CATEGORY[trick]), LEVEL[trick]) == ("optical", level)
    assert game.dice[1] == X


def test_any_is_its_own_category() -> None:
    """HEIR-5."""
    game = downtown(residence_a="any")
    visited(game, 1)
    assert name("category", CATEGORY[learned(game)[0]]) == "escape"


def test_two_tricks_of_a_level_are_enough_below_level_3() -> None:
    """HEIR-5."""
    game = downtown(residence_a="optical")
    heir_tricks(game, "stocks_escape", "living_piano")
    assert not of_kind(visited(game, 1), "trick_learned")
    game = downtown(residence_a="optical")
    heir_tricks(game, "buried_alive", "hellhound", "automaton", "iron_maiden")
    game.players[HEIR].fame = 40
    assert of_kind(visited(game, 1), "trick_learned")


def test_a_die_whose_tricks_are_all_taken_is_left() -> None:
    """HEIR-5."""
    game = downtown(residence_a="optical")
    game.players[HEIR].fame = 16
    for trick in learnable(game, number("face", "optical")):
        game.trick_owner[trick] = 0
    visited(game, 1)
    assert game.dice[0] == number("face", "optical")


def test_one_trick_at_each_visit() -> None:
    """HEIR-5: in the order of the list."""
    game = downtown("hard", residence_a="optical", residence_b="escape", bank_a="4")
    game.players[HEIR].fame = 36
    events = visited(game, 3)
    assert len(of_kind(events, "trick_learned")) == 1
    assert game.players[HEIR].coins == 4


# Dice on X


def rerolled(game: Game, ap: int = 1) -> list[object]:
    events = visited(game, ap)
    assert "HEIR-5 roll" in rules_told(events)
    changed = of_kind(events, "die_changed")
    return [fields["die"] for fields in changed if fields["how"] == "rerolled"]


def test_one_die_on_x_is_rolled_for_a_trick_first() -> None:
    """HEIR-5."""
    assert rerolled(downtown()) == ["residence_a"]


@pytest.mark.parametrize(
    ("dice", "rolled"),
    [
        ({}, "inn_a"),
        ({"team": "full"}, "bank_a"),
        ({"team": "full", "bank_a": "4", "bank_b": "4"}, "inn_b"),
    ],
)
def test_then_for_a_specialist_coins_or_an_apprentice(dice: Mapping[str, str], rolled: str) -> None:
    """HEIR-5."""
    faces = {die: face for die, face in dice.items() if die != "team"}
    game = downtown("hard", **faces)
    heir_tricks(game, "stocks_escape", "living_piano")
    if "team" in dice:
        heir_team(game, "magician", "manager", "engineer", "assistant", "apprentice_1")
    assert rerolled(game, 5 if faces else 1) == [rolled]


def test_what_the_rolled_die_shows_is_taken() -> None:
    """HEIR-5."""
    taken = 0
    for seed in range(12):
        game = solo("normal", seed)
        heir_tricks(game, "stocks_escape", "living_piano")
        heir_team(game, "magician", "manager", "engineer", "assistant", "apprentice_1")
        visited(game, 1)
        taken += game.players[HEIR].coins > 0
        assert game.dice[4] == X
    assert 5 < taken < 12
