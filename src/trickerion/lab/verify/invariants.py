"""The engine's invariants, checked on random games.

R3: pieces are conserved. R4: saves are complete. R8: secrets stay secret. R10: undo is safe.
`trickerion check` runs any number of checks; the tests run a fixed sample.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from random import Random
from typing import Final

from trickerion import Action, Event, Game, Options, rewind
from trickerion.engine.core.options import HEIRS
from trickerion.engine.saves.conservation import faults
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.secrecy import check_fairness, check_secrecy, level_of
from trickerion.lab.workers import HERE, Workers


def run_checks(
    check: Callable[[int], int], goal: int, seed: int, workers: Workers = HERE, module: str = ""
) -> Iterator[int]:
    """Check game after game, all of them with the module if there is one, until there are enough
    checks; yields how many there were so far."""
    done = 0
    numbers = (number for number in count(seed) if not module or has_module(number, module))
    with closing(workers.run(check, numbers, in_order=True)) as checked:
        while done < goal:
            done += next(checked)
            yield done


def check_actions(number: int) -> int:
    """Check R3 and R4 after each action of a game; returns how many, raises AssertionError."""
    game, rng = new_game(number)
    while not game.over:
        before = _purses(game)
        action = _any_action(game, rng)
        events = game.apply(action)
        check_conservation(game, before, events, action)
        check_save(game)
    return len(game.history)


def check_states(number: int) -> int:
    """Check R8 for every seat and a spectator, and R9 for one bot, in some positions of a game;
    returns how many."""
    checked = 0
    game, rng = new_game(number)
    while not game.over:
        game.play(_any_action(game, rng))
        if rng.random() < 0.1 and not game.over:
            for seat in (*range(game.setup_options.players), None):
                check_secrecy(game, seat, rng)
            check_fairness(game, level_of(number + checked), rng)
            checked += 1
    return checked


def check_undos(number: int) -> int:
    """Check R10 in a game: undoing an action restores the position; returns how many."""
    checked = 0
    game, rng = new_game(number)
    while not game.over:
        before, reveals = game.digest(), game.reveals
        action = _any_action(game, rng)
        game.play(action)
        if game.undoable(action.seat):
            assert game.reveals == reveals, f"seed {game.seed}: {action} revealed something"
            assert rewind(game).digest() == before, f"seed {game.seed}: {action} not undone"
            checked += 1
    return checked


def new_game(number: int) -> tuple[Game, Random]:
    """A new game; their numbers cover all player counts and setups."""
    game, rng = Game.new(mixed_options(number), number), Random(number)
    return rich(game, rng) if game.setup_options.powers and number % 2 else game, rng


RICH_FAME: Final = 40
RICH_SHARDS: Final = 10


def rich(game: Game, rng: Random) -> Game:
    """POW-4: random play never earns what Powers of Level 3 need, so everyone begins the first turn
    with it."""
    while game.phase == "set_up":
        game.play(lively_action(game, rng))
    for seat in range(game.setup_options.players):
        game.add_fame(seat, RICH_FAME, "set_up")
        game.add_shards(seat, RICH_SHARDS, "set_up")
    return Game.from_dict(game.to_dict())


MODULES: Final = ("duel", "powers", "heir")
"""Those that games can be checked by; the solo game does not count as a Duel."""


def has_module(number: int, module: str) -> bool:
    options = mixed_options(number)
    return bool(getattr(options, module)) and (module == "heir" or not options.heir)


def mixed_options(number: int) -> Options:
    """Options that cycle through player counts, modules and setups."""
    if number % 11 == 7:
        late_bonus = number % 2 == 0
        return Options(1, heir=HEIRS[number % 3], beginner=number % 5 == 0, late_bonus=late_bonus)
    return options_without_heir(number)


def options_without_heir(number: int) -> Options:
    """Options for two or more players."""
    dark_alley = number % 4 != 0
    return Options(
        players=2 + number % 3,
        dark_alley=dark_alley,
        prophecies=dark_alley and number % 4 != 1,
        beginner=number % 5 == 0,
        quick=number % 7 == 0,
        late_bonus=dark_alley and number % 2 == 0,
        duel=number % 9 in (3, 6),
        powers=dark_alley and (number % 23 in (0, 20) or number % 19 == 4),
    )


def _any_action(game: Game, rng: Random) -> Action:
    """Usually a decision, sometimes a free action, even of a seat that is done."""
    if rng.random() < 0.03:
        free = [a for seat in range(game.setup_options.players) for a in game.free_options(seat)]
        if free:
            return rng.choice(free)
    return lively_action(game, rng)


Purse = tuple[int, int, int]


def _purses(game: Game) -> list[Purse]:
    return [(player.fame, player.coins, player.shards) for player in game.players]


def check_conservation(
    game: Game, before: list[Purse], events: list[Event], action: Action
) -> None:
    """R3: the position is valid, and every change of Fame, Coins and Shards has an event."""
    for fault in faults(game):
        raise AssertionError(f"seed {game.seed}, {action}: {fault}")
    expected = [list(purse) for purse in before]
    for event in events:
        for index, what in enumerate(("fame", "coins", "shards")):
            if event.kind == f"{what}_changed":
                amount = event.fields["amount"]
                assert isinstance(amount, int)
                assert event.seat is not None
                assert event.fields["why"]
                expected[event.seat][index] += amount
    now = [list(purse) for purse in _purses(game)]
    assert expected == now, f"seed {game.seed}, {action}: events say {expected}, state is {now}"


def check_save(game: Game) -> None:
    """R4: a position survives a round trip through JSON."""
    written = json.loads(json.dumps(game.to_dict()))
    loaded = Game.from_dict(written)
    assert loaded.to_dict() == game.to_dict(), f"seed {game.seed}: the save differs"
    assert loaded.trick_owner == game.trick_owner, f"seed {game.seed}: trick owners differ"
    assert loaded.occupants == game.occupants, f"seed {game.seed}: occupants differ"
    for seat in game.to_act:
        assert loaded.options(seat) == game.options(seat), f"seed {game.seed}: options differ"
