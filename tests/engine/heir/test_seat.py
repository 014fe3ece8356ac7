"""The seat of Dahlgaard's Heir: nobody sits there, and what concerns it (HEIR-1, HEIR-10)."""

import pytest

from tests.engine.heir.solo import assigned, heir_tricks, on_stage, solo, told, turned_up
from tests.support import changes
from trickerion import Action, Game, Options
from trickerion.engine.core.names import FIELDS, number
from trickerion.engine.heir import placement, theater
from trickerion.engine.heir.seat import HEIR, difficulty, is_heir
from trickerion.engine.phases.performance import begin_performance
from trickerion.engine.phases.placement import placements_per_turn


def test_the_heir_never_has_to_decide() -> None:
    """HEIR-1: its choices are rules."""
    game = solo()
    while not game.over:
        assert game.to_act == [0]
        game.apply(game.options(0)[0])
    assert len(game.scores) == 2


def test_nobody_can_act_for_the_heir() -> None:
    """HEIR-1."""
    game = solo()
    refusal = game.explain(Action.parse("p2 ready"))
    assert refusal is not None
    assert refusal.reason == "not_in_game"
    assert game.free_options(HEIR) == []
    with pytest.raises(ValueError, match="seat"):
        game.view(HEIR)


def test_the_seat_and_the_difficulty() -> None:
    """HEIR-1."""
    assert is_heir(Options(players=1, heir="easy"), HEIR)
    assert not is_heir(Options(players=1, heir="easy"), 0)
    assert not is_heir(Options(players=2), HEIR)
    assert difficulty(solo("hard")).id == "hard"


# HEIR-10: abilities and prophecies


HOOKS_OF_ABILITIES = (
    *("goes_anywhere", "on_placed", "stack_yield", "before_performances"),
    *("before_performance", "on_performance"),
)


def foretold(prophecy: str) -> Game:
    game = solo()
    game.foretell(number("prophecy", prophecy))
    heir_tricks(game, "rabbit_from_the_top_hat", "living_piano")
    return game


@pytest.mark.parametrize("magician", FIELDS["magician"].names)
def test_the_heirs_magician_has_no_ability(magician: str) -> None:
    """HEIR-10: whichever magician it is, nothing is in force for the Heir."""
    game = solo()
    game.players[HEIR].magician = number("magician", magician)
    game.foretell(-1)
    force = game.force[HEIR]
    assert not any(getattr(force, hook) for hook in HOOKS_OF_ABILITIES)
    assert force.deeds == ()


@pytest.mark.parametrize("name", ["performers_luck", "humble_places", "veiled_plans"])
def test_three_prophecies_are_left_out(name: str) -> None:
    """HEIR-10."""
    game = solo()
    prophecies = [*game.prophecy_pile, *game.pending_prophecies]
    assert len(prophecies) == 24
    assert number("prophecy", name) not in prophecies


@pytest.mark.parametrize(
    ("prophecy", "character", "ap"),
    [("weary_troupe", "magician", 1), ("poster_boys", "apprentice_1", 2)],
)
def test_prophecies_about_base_ap_concern_the_heir(prophecy: str, character: str, ap: int) -> None:
    """HEIR-10: Weary Troupe and Poster Boys."""
    game = foretold(prophecy)
    turned_up(game, "royal_box")
    game.players[HEIR].advertised = 1
    slot = number("slot", "downtown.4")
    assert placement.action_points(game, number("character", character), slot) == ap


@pytest.mark.parametrize(("prophecy", "fame"), [("optical_craze", 2), ("escape_craze", 0)])
def test_a_craze_rewards_the_heirs_set_up(prophecy: str, fame: int) -> None:
    """HEIR-10, PRO-10: 2 Fame for a marker of the category."""
    game = foretold(prophecy)
    on_stage(game, ("riverside_8", {}))
    events = told(game)
    theater.set_up_one(game, 0)
    assert sum(amount for amount, why in changes(events, HEIR, "fame") if why == prophecy) == fame


@pytest.mark.parametrize(
    ("prophecy", "shards", "fame"), [("shard_shower", 2, 0), ("shard_glory", 1, 2)]
)
def test_prophecies_about_received_shards_concern_the_heir(
    prophecy: str, shards: int, fame: int
) -> None:
    """HEIR-10, PRO-1."""
    game = foretold(prophecy)
    before = game.players[HEIR].fame
    game.add_shards(HEIR, 1, "link")
    assert game.players[HEIR].shards == shards
    assert game.players[HEIR].fame - before == fame


def performed(prophecy: str) -> list[tuple[int, str]]:
    game = foretold(prophecy)
    on_stage(game, ("riverside_10", {"00": "heir spade optical"}))
    game.players[HEIR].where[0] = number("slot", "friday.performance")
    events = told(game)
    begin_performance(game, HEIR, 1, number("performance", "riverside_10"))
    game.stack[-1].proceed(game)
    return changes(events, HEIR, "fame")


def test_encore_doubles_the_heirs_bonuses() -> None:
    """HEIR-10, PRO-2."""
    assert performed("encore") == [(3, "yield"), (4, "card_bonus")]


def test_applause_over_money_pays_the_heir_fame() -> None:
    """HEIR-10, PRO-2."""
    assert performed("applause_over_money") == [(4, "yield"), (2, "card_bonus")]


@pytest.mark.parametrize("prophecy", ["dull_friday", "bright_saturday", "level_week"])
def test_prophecies_about_weekdays_leave_the_heirs_yield_alone(prophecy: str) -> None:
    """HEIR-8, HEIR-10."""
    assert performed(prophecy) == [(3, "yield"), (2, "card_bonus")]


def test_toll_gates_cost_the_heir_nothing() -> None:
    """HEIR-10: prices concern the player only."""
    game = foretold("toll_gates")
    game.turn_setup = number("turn_setup", "carnival")
    turned_up(game, "quiet_rehearsal")
    assigned(game, HEIR, {"magician": "downtown"})
    game.players[HEIR].coins = 0
    placement.place_next(game)
    assert game.players[HEIR].where[0] == number("slot", "downtown.1")
    assert game.players[HEIR].coins == 0


def test_hurried_streets_are_for_the_player_only() -> None:
    """HEIR-10, PRO-5."""
    game = foretold("hurried_streets")
    assert placements_per_turn(game, 0) == 2
    assert placements_per_turn(game, HEIR) == 1
