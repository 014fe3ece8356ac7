"""What a record proves: that its dice were promised beforehand, and what makes its game unlike
others."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from tests.server.memory_tables import table_with
from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.tables.fairness import (
    FairnessProof,
    commitment,
    marks,
    new_seed,
    sealed,
    verify,
)
from trickerion.server.tables.seating import table_row

SALT = "0123456789abcdef" * 2


@cache
def record(practice: bool = False) -> str:
    """The record of a game as the server gives it out."""
    table = table_with(Options(players=2, beginner=True, quick=True), 77)
    game, chance = table.game.clone(), Random(1)
    for _ in range(12):
        game.play(lively_action(game, chance))
    return sealed(game.record(), replace(table.row, salt=SALT), practice)


def test_a_record_proves_its_dice() -> None:
    promise = commitment(SALT, "77")
    assert verify(record()) == FairnessProof(promise, True, False, False)
    assert verify(record(practice=True)) == FairnessProof(promise, True, False, True)
    assert promise != commitment("77", SALT)


@pytest.mark.parametrize("line", ["seed: 77", "# commitment: ", "# salt: "])
@pytest.mark.parametrize("is_twice", [False, True])
def test_a_record_names_its_seed_commitment_and_salt_once(line: str, is_twice: bool) -> None:
    found = next(each for each in record().splitlines() if each.startswith(line)) + "\n"
    with pytest.raises(ValueError, match="one seed, one commitment and one salt"):
        verify(record().replace(found, 2 * found if is_twice else ""))


def test_another_seed_than_the_promised_one_is_found_out() -> None:
    with pytest.raises(ValueError, match="not the one the server committed to"):
        verify(record().replace("seed: 77\n", "seed: 78\n"))


def test_actions_that_the_seed_does_not_lead_to_are_found_out() -> None:
    with pytest.raises(ValueError, match="line"):
        verify(record() + "p1 ready\np1 ready\n")


def from_position() -> str:
    """The record of a game that began with a position somebody brought."""
    start = Game.new(Options(players=2, beginner=True), 5)
    row = replace(table_row("t", NewTable(), start.setup_options, start), salt=SALT)
    dealt = Game.from_dict({**start.to_dict(), "seed": int(row.seed)}).reshuffled()
    return sealed(dealt.record(), row, False)


def test_a_position_was_shuffled_by_the_promised_seed() -> None:
    found = verify(from_position())
    assert (found.from_set_up, found.shuffled) == (False, True)


def test_a_position_that_cannot_be_read_proves_nothing() -> None:
    text = from_position().replace("# uploaded: {", "# uploaded: {{")
    with pytest.raises(ValueError, match="the uploaded position can't be read"):
        verify(text)


def test_only_a_game_unlike_others_is_marked() -> None:
    assert marks("set_up", False) == []
    assert [mark.split(":")[0] for mark in marks("record", True)] == ["origin", "practice"]
    assert "# uploaded" not in record()


def test_nobody_can_guess_a_seed() -> None:
    drawn = [new_seed() for _ in range(50)]
    assert len({seed for seed, _ in drawn}) == len({salt for _, salt in drawn}) == 50
    assert max(int(seed) for seed, _ in drawn) >= 1 << 120
