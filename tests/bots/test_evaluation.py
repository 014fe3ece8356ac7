"""The hand-written evaluation: what raises the expected final Fame."""

import pytest

from tests.support import position, seat
from trickerion import Options
from trickerion.bots.evaluation import TERMS, evaluate, evaluation_terms, performances_left
from trickerion.lab.play.simulation import random_game


def test_at_the_end_only_fame_counts() -> None:
    game = random_game(Options(players=2), 4)
    assert [evaluate(game, seat) for seat in (0, 1)] == game.scores


@pytest.mark.parametrize("resource", ["fame", "coins", "shards"])
def test_more_is_worth_more(resource: str) -> None:
    game = position(seat(), seat())
    before = evaluation_terms(game, 0)
    setattr(game.players[0], resource, getattr(game.players[0], resource) + 1)
    after = evaluation_terms(game, 0)
    changed = [term for term, a, b in zip(TERMS, before, after, strict=True) if a != b]
    assert changed == [resource]
    assert sum(after) > sum(before)


def test_a_prepared_trick_raises_the_performances() -> None:
    unprepared = position(seat(tricks={"mind_reading": 0}), seat())
    prepared = position(seat(tricks={"mind_reading": 3}), seat())
    shows = TERMS.index("shows")
    assert evaluation_terms(prepared, 0)[shows] > evaluation_terms(unprepared, 0)[shows]


def test_a_level_three_trick_is_worth_the_bonus_it_will_score() -> None:
    """FIN-3."""
    tricks = {"vanishing_elephant": 0}
    teams = [
        position(seat(team=[each], tricks=tricks), seat(), dark_alley=True)
        for each in ("manager", "engineer")
    ]
    scored, missed = (evaluation_terms(game, 0)[TERMS.index("bonuses")] for game in teams)
    assert scored > missed == 0


def test_every_turn_to_come_has_a_performance() -> None:
    assert [performances_left(position(seat(), seat(), turn=turn)) for turn in (1, 3, 5)] == [
        5,
        3,
        1,
    ]
