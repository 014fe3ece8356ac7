"""What Powers are worth to a bot, and what it does with them."""

import pytest

from tests.engine.boards.test_powers import learning
from tests.engine.effects.powers.learned import placed, table
from tests.support import position, seat
from trickerion import Action, Game, Options
from trickerion.bots import LEVELS, Budget, make_bot
from trickerion.bots.appraisal import DEPTHS, Appraiser, Contender
from trickerion.bots.base import BudgetMeter
from trickerion.bots.evaluation import TERMS, evaluate, evaluation_terms
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.policy.policy import promising
from trickerion.bots.power_values import (
    PER_TURN,
    keeping_value,
    open_slots,
    powers_value,
    value_of_each,
)
from trickerion.bots.reasons import reasons
from trickerion.catalog import POWERS


def test_every_power_is_worth_something() -> None:
    """A Power pays per turn or at the end."""
    assert set(PER_TURN) <= {power.id for power in POWERS}
    assert all(keeping_value(power) > 0 for power in range(len(POWERS)))


def test_a_learned_power_raises_the_estimate() -> None:
    """POW-4: the same position with and without it."""
    without = position(seat(powers=["thrifty_house"]), seat(), dark_alley=True)
    learned = position(seat(learned=["thrifty_house"]), seat(), dark_alley=True)
    assert evaluate(learned, 0) > evaluate(without, 0)


def test_a_power_is_worth_less_when_little_time_is_left() -> None:
    game = table(["thrifty_house"], {})
    assert powers_value(game, 0, 5) > powers_value(game, 0, 1)


def test_each_power_has_its_share_in_the_estimate() -> None:
    """POW-6: by id; the evaluation has a term for all of them."""
    game = table(["thrifty_house", "hall_of_fame"], {"tricks": {"linking_rings": 1}})
    found = value_of_each(game, 0, 3)
    assert set(found) == {"thrifty_house", "hall_of_fame"}
    assert sum(found.values()) == powers_value(game, 0, 3)
    assert evaluation_terms(game, 0)[TERMS.index("powers")] > 0
    assert value_of_each(game, 1, 3) == {}


def test_shards_are_worth_less_because_they_do_not_score() -> None:
    """POW-5."""
    plain = position(seat(shards=4), seat(), dark_alley=True)
    powers = position(seat(shards=4, powers=["mail_order"]), seat(), dark_alley=True)
    shards = TERMS.index("shards")
    for terms in (evaluation_terms, learned_terms):
        assert terms(powers, 0)[shards] < terms(plain, 0)[shards]


@pytest.mark.parametrize(("shards", "slots"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3), (12, 4)])
def test_open_slots(shards: int, slots: int) -> None:
    """POW-3."""
    game = position(seat(shards=shards, powers=["mail_order"]), seat(), dark_alley=True)
    assert open_slots(game.players[0]) == slots


def test_a_hint_names_the_power_to_learn() -> None:
    """POW-4: why learning is better than passing."""
    game = learning(powers=["star_turn"], shards=10, fame=40)
    learn, leave = (Action.parse(f"p1 {line}") for line in ("learn_power star_turn 3", "pass"))
    depth = DEPTHS["quick"]
    first, second = Appraiser(game, 0, depth, 0).pair(
        Contender(learn, {}), Contender(leave, {}), BudgetMeter(Budget(nodes=50))
    )
    assert reasons(first, second)[0].what == "star_turn"


def test_the_policy_learns_the_better_power_on_the_lowest_slot() -> None:
    """POW-4: and never passes while an open slot is empty and a good Power is affordable."""
    game = learning(powers=["thrifty_house", "humble_entrance"], shards=3)
    assert str(promising(game, 0, 1)[0]) == "p1 learn_power thrifty_house 1"


def test_the_policy_uses_a_power_only_with_coins_to_spare() -> None:
    """POW-6: before its first action, but not with its last Coins."""
    rich, poor = placed("second_wind", "downtown.4"), placed("second_wind", "downtown.4", coins=3)
    assert str(promising(rich, 0, 1)[0]) == "p1 use_power second_wind"
    assert str(promising(poor, 0, 1)[0]) != "p1 use_power second_wind"


def test_every_level_learns_powers() -> None:
    """POW-4: with a free slot and something affordable, all bots but the random one learn."""
    game = learning(powers=["thrifty_house", "underdog", "tidy_bench"], shards=3, coins=20)
    for level in LEVELS:
        if level != "random":
            decided = make_bot(level, 0, 1).decide(game.imagine(0, 1), Budget(nodes=12))
            assert decided.kind == "learn_power", level


def test_bots_keep_the_powers_that_promise_most() -> None:
    """POW-2: the policy discards the least promising one first."""
    game = Game.new(Options(2, dark_alley=True, powers=True), 2)
    while game.stack[-1].name != "discard_power":
        game.play(game.options(game.to_act[0])[0])
    chosen = promising(game, 0, 1)[0]
    assert keeping_value(chosen.power) == min(map(keeping_value, game.players[0].powers))
