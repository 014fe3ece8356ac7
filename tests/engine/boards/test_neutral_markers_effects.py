"""No card, ability or prophecy reaches what the Duel closes or prints (DUEL-2, DUEL-5)."""

import re

import pytest

from tests.engine.heir.effects.against import against, in_a_duel
from tests.engine.heir.effects.cards import CASES, Case, arranged
from tests.engine.heir.effects.test_abilities import CASES as ABILITIES
from tests.support import Data, seat
from trickerion import Action, Game
from trickerion.catalog import PROPHECIES
from trickerion.catalog.heir import LEFT_OUT

NEUTRAL = re.compile(r"riverside_8\.11|riverside_5\.12")
"""The slots of the neutral markers on stage."""
CLOSED = (
    *("downtown.2", "downtown.3", "market_row.1", "market_row.3", "dark_alley.2", "dark_alley.4"),
    *("thursday.", "sunday."),
)
"""What Carnival closes."""


def is_closed(line: str) -> bool:
    """DUEL-2: does a placement take a slot that Carnival closes?"""
    return " place " in line and any(f" {slot}" in line for slot in CLOSED)


def check_offers(game: Game, lines: list[str]) -> None:
    """Play the lines as far as they go, and look at everything that is offered on the way."""
    for line in lines:
        offered = [str(a) for a in (*game.options(0), *game.free_options(0))]
        assert not [one for one in offered if NEUTRAL.search(one) or is_closed(one)]
        action = Action.parse(line)
        if game.to_act != [0] or game.explain(action) is not None:
            return
        game.apply(action)


def check_tables(me: Data, table: Data, lines: list[str]) -> None:
    """In the Duel and in the solo game, under every prophecy."""
    for prophecy in (None, *(one.id for one in PROPHECIES)):
        around = {**table, "prophecy": prophecy}
        check_offers(in_a_duel(me, **around), lines)
        if prophecy not in LEFT_OUT:
            check_offers(against(me, **around), lines)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_no_card_reaches_a_neutral_marker_or_a_closed_slot(case: Case) -> None:
    """DUEL-2, DUEL-5, HEIR-1."""
    check_tables(*arranged(case))


@pytest.mark.parametrize("magician", ABILITIES)
def test_no_ability_reaches_a_neutral_marker_or_a_closed_slot(magician: str) -> None:
    """DUEL-2, DUEL-5, HEIR-1."""
    mine, table, lines, _ = ABILITIES[magician]
    check_tables(seat(magician=magician, **mine), table, lines)
