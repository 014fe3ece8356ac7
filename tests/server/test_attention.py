"""Attention: every wait of a slow game is told of once, also a decision out of turn."""

from random import Random
from typing import Any

import pytest

from tests.server.test_told import absorb, table_with
from trickerion import Options
from trickerion.lab.simulation import lively_action
from trickerion.server.attention import Herald
from trickerion.server.settings import Settings
from trickerion.server.table import Table

Told = list[tuple[int, int]]


def slow_table(seed: int) -> Table:
    options = Options(players=3, dark_alley=True, prophecies=True)
    table = table_with(options, seed)
    table.row["pace"] = "slow"
    for seat in table.seats:
        seat["email"] = "somebody@example.org"
    return table


def herald_without_store() -> Herald:
    nothing: Any = None
    return Herald(nothing, Settings())


SEEDS = (0, 1, 2, 15, 28)
"""In the last two somebody is asked out of turn."""


def is_out_of_turn(table: Table, seat: int) -> bool:
    """Is the seat asked while another seat's Character acts or performs?"""
    return any(getattr(frame, "seat", seat) != seat for frame in table.game.stack[2:-1])


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    found: Told = []
    monkeypatch.setattr(Herald, "_tell", lambda self, table, row, wait: (row["seat"], wait))
    return found


def test_every_wait_is_told_of_once(told: Told) -> None:
    """As often as it is looked at, also after a restart; and decisions out of turn are waits."""
    herald, out_of_turn = herald_without_store(), 0
    for seed in SEEDS:
        table, chance = slow_table(seed), Random(seed)
        told.clear()
        waits: list[int] = []
        asked: list[int] = []
        while not table.game.over:
            waits += [seat for seat in table.game.to_act if seat not in asked]
            out_of_turn += sum(
                is_out_of_turn(table, s) for s in table.game.to_act if s not in asked
            )
            asked = table.game.to_act
            for _ in range(2):
                herald.look(table, told.append)
            absorb(table, lively_action(table.game, chance))
        assert [seat for seat, _ in told] == waits
        again = slow_table(seed)
        for old, new in zip(table.seats, again.seats, strict=True):
            new["told"] = old["told"]
        for one in table.log[:-1]:
            again.absorb(one.entry)
        herald.look(again, told.append)
        assert len(told) == len(waits)
    assert out_of_turn


def test_whoever_is_there_is_not_told(told: Told) -> None:
    table = slow_table(1)
    (first,) = table.game.to_act
    table.elsewhere = {first}
    herald_without_store().look(table, told.append)
    assert told == []
    table.elsewhere = set()
    herald_without_store().look(table, told.append)
    assert [seat for seat, _ in told] == [first]
