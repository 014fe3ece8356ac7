"""The engine's invariants on random games; `trickerion check` runs many more."""

from random import Random

import pytest

from tests.support import do, needs_pure, position, seat, show
from trickerion import Game, Options
from trickerion.engine.core.frames import Frame
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import marker
from trickerion.engine.core.pieces import COUNTERS, PlayerBoard
from trickerion.engine.core.state import State
from trickerion.engine.saves.conservation import faults
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.engine.saves.position import NOT_SAVED, to_dict
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import (
    check_actions,
    check_conservation,
    check_save,
    check_states,
    check_undos,
    has_module,
    mixed_options,
    new_game,
    run_checks,
)


@pytest.mark.parametrize("seed", range(0, 80, 10))
def test_pieces_are_conserved_and_every_save_is_complete(seed: int) -> None:
    """R3, R4 over all player counts."""
    assert max(run_checks(check_actions, 1000, seed)) >= 1000


DUELS = (3, 6, 12, 21)
"""Numbers of Duels among the mixed games, with every combination of modules."""


def test_the_mixed_games_hold_duels_of_every_kind() -> None:
    """DUEL-1: with and without the Dark Alley and prophecies."""
    options = [mixed_options(number) for number in DUELS]
    assert all(one.duel for one in options)
    assert {(one.dark_alley, one.prophecies) for one in options} == {
        (False, False),
        (True, False),
        (True, True),
    }


@pytest.mark.parametrize("number", DUELS)
def test_invariants_hold_in_a_duel(number: int) -> None:
    """R3, R4, R8, R9, R10."""
    assert check_actions(number) > 100
    assert check_states(number) > 0
    assert check_undos(number) > 0


def test_games_are_checked_until_there_are_enough_checks() -> None:
    """Each to its end, so that the number is the same whatever the workers."""
    checked: list[int] = []

    def check(number: int) -> int:
        checked.append(number)
        return 40

    assert list(run_checks(check, 100, seed=7)) == [40, 80, 120]
    assert checked == [7, 8, 9]


def test_games_with_a_module_alone_can_be_checked() -> None:
    """The solo game has the Duel's closings, but is no Duel."""
    checked: list[int] = []

    def check(number: int) -> int:
        checked.append(number)
        return 1

    for module in ("duel", "powers", "heir"):
        assert max(run_checks(check, 30, seed=1, module=module)) == 30
        options = [mixed_options(number) for number in checked]
        assert all(getattr(one, module) for one in options)
        assert {bool(one.heir) for one in options} == {module == "heir"}
        checked.clear()


def test_half_of_the_games_with_powers_start_rich_enough_for_level_3() -> None:
    """POW-4: random play hardly ever earns the Fame and the Shards."""
    plain, rich = (
        next(n for n in range(rest, 200, 2) if has_module(n, "powers")) for rest in (0, 1)
    )
    assert all(player.shards == 0 for player in new_game(plain)[0].players)
    assert all(player.shards > 10 and player.fame > 36 for player in new_game(rich)[0].players)
    assert check_actions(rich) > 100
    assert check_states(rich) > 0
    assert check_undos(rich) > 0


@needs_pure
def test_every_field_of_the_state_is_saved_or_listed() -> None:
    """R4: changing any saved field changes the written position."""
    written = to_dict(Game.new(Options(players=1, heir="normal"), 1))
    for module in ("dark_alley", "duel", "heir"):
        fields = written[module]
        assert isinstance(fields, dict)
        written |= fields
    market = dict.fromkeys(("buy", "orders", "quick_order"), "market")
    renamed = {"setup_options": "options", "pending_prophecies": "pending", **market}
    renamed |= {"turn_setup_deck": "deck", "plan_deck": "deck"}
    for field in State.__slots__:
        assert field in NOT_SAVED or renamed.get(field, field) in written, field


@needs_pure
def test_every_field_of_a_player_is_saved() -> None:
    """R4: no field of a player can change without the position changing."""
    for field in set(PlayerBoard.__slots__) - set(COUNTERS):
        owner = seat(
            tricks={"mind_reading": 1},
            components={"glass": 1},
            team=["engineer"],
            learned=["lucky_penny"],
        )
        game = position(owner, seat(), dark_alley=True)
        before = to_dict(game)
        player = game.players[0]
        value = getattr(player, field)
        if isinstance(value, int):
            setattr(player, field, value + 1)
        elif isinstance(value, tuple):
            setattr(player, field, (*value[1:], 3))
        elif field == "hand":
            value.pop()
        else:
            value[2 if field == "where" else 0] += 1
        if field == "managed":
            player.managed[2] = 1
        assert to_dict(game) != before, field


def test_every_frame_class_is_known_to_positions() -> None:
    """R4: a game saves in the middle of anything."""

    def named(kind: type[Frame]) -> set[type[Frame]]:
        own = {kind} if kind.name else set()
        return own.union(*(named(below) for below in kind.__subclasses__()))

    assert named(Frame) == set(FRAMES.values())


def test_the_checks_find_a_lost_coin_and_a_fifth_marker() -> None:
    """R3: a change without an event and an extra marker are both found."""
    game = position(
        seat(assigned={"magician": "downtown"}, tricks={"mind_reading": 4}),
        seat(),
        theater=[show("riverside_1")],
    )
    purses = [(p.fame, p.coins, p.shards) for p in game.players]
    action = game.options(0)[0]
    check_conservation(game, purses, [], action)
    game.players[0].coins -= 1
    with pytest.raises(AssertionError, match="events say"):
        check_conservation(game, purses, [], action)
    game.theater[0].markers[0] = marker(0, 0, 2)
    assert "TRK-5: p1 has more than 4 markers of a symbol" in list(faults(game))


def test_the_checks_find_what_a_save_forgets() -> None:
    """R4: an owner that isn't part of the save is found."""
    game = position(seat(assigned={"magician": "downtown"}), seat())
    check_save(game)
    game.trick_owner[0] = 1
    with pytest.raises(AssertionError, match="trick owners differ"):
        check_save(game)


def test_a_game_can_be_saved_in_the_middle_of_anything() -> None:
    """R4: with a half-paid purchase on the stack, the loaded game ends like the first one."""
    game = position(seat(assigned={"magician": "market_row"}), seat(), buy=["rope"] * 4)
    do(game, "p1 place magician market_row.1", "p1 buy rope 2")
    assert [type(frame).name for frame in game.stack][-2:] == ["act", "choose_bargain"]
    loaded = Game.from_dict(game.to_dict())
    for table in (game, loaded):
        do(table, "p1 bargain 2")
    assert loaded.digest() == game.digest()


def test_both_ways_of_playing_give_the_same_game() -> None:
    """`apply` with its checks and events, `play` without: the digest is the same."""
    applied, played, rng = Game.new(Options(), 3), Game.new(Options(), 3), Random(3)
    while not applied.over:
        action = lively_action(applied, rng)
        applied.apply(action)
        played.play(action)
    assert applied.digest() == played.digest()
    assert NONE not in applied.scores


@pytest.mark.parametrize("number", [7, 18, 29])
def test_invariants_hold_in_a_solo_game(number: int) -> None:
    """HEIR-1: each difficulty is among the mixed games."""
    assert mixed_options(number).heir == ("easy", "normal", "hard")[number % 3]
    assert check_actions(number) > 50
    assert check_states(number) > 0
    assert check_undos(number) > 0
