"""The promises that every position must keep, checked in random play.

R3: nothing appears or vanishes. R4: a save is complete. R8: secrets stay secret. R10: undo is safe.
`trickerion check` runs as many actions as one likes; the tests run a seeded part.
"""

import json
from collections.abc import Iterator
from random import Random

from trickerion import Action, Event, Game, Options, rewind
from trickerion.engine.conservation import faults
from trickerion.lab.secrecy import check_fairness, check_secrecy, level_of
from trickerion.lab.simulation import lively_action


def check_actions(actions: int, seed: int) -> Iterator[int]:
    """R3, R4 in random play; an AssertionError tells what broke. Yields its progress."""
    done = 0
    for game, chance in _games(seed):
        while not game.over and done < actions:
            before = _purses(game)
            action = _any_action(game, chance)
            events = game.apply(action)
            check_conservation(game, before, events, action)
            check_save(game)
            done += 1
        yield done
        if done >= actions:
            return


def check_states(states: int, seed: int) -> Iterator[int]:
    """R8 in random positions, for every seat and a spectator; R9 for one bot at each. Yields its
    progress."""
    done = 0
    for game, chance in _games(seed):
        while not game.over and done < states:
            game.play(_any_action(game, chance))
            if chance.random() < 0.1 and not game.over:
                for seat in (*range(game.variant.players), None):
                    check_secrecy(game, seat, chance)
                check_fairness(game, level_of(done), chance)
                done += 1
        yield done
        if done >= states:
            return


def check_undos(undos: int, seed: int) -> Iterator[int]:
    """R10: what may be taken back leads back to the same position. Yields its progress."""
    done = 0
    for game, chance in _games(seed):
        while not game.over and done < undos:
            before, reveals = game.digest(), game.reveals
            action = _any_action(game, chance)
            game.play(action)
            if game.undoable(action.seat):
                assert game.reveals == reveals, f"seed {game.seed}: {action} revealed something"
                assert rewind(game).digest() == before, f"seed {game.seed}: {action} not undone"
                done += 1
        yield done
        if done >= undos:
            return


def _games(seed: int) -> Iterator[tuple[Game, Random]]:
    """An endless row of new games, over all player counts and set-ups."""
    number = seed
    while True:
        yield Game.new(mixed_options(number), number), Random(number)
        number += 1


def mixed_options(number: int) -> Options:
    """A game of every kind in turn: player counts, modules and set-ups."""
    dark_alley = number % 4 != 0
    return Options(
        players=2 + number % 3,
        dark_alley=dark_alley,
        prophecies=dark_alley and number % 4 != 1,
        beginner=number % 5 == 0,
        quick=number % 7 == 0,
        late_bonus=dark_alley and number % 2 == 0,
    )


def _any_action(game: Game, chance: Random) -> Action:
    """Mostly an answer, now and then a free action (also of a seat that is done)."""
    if chance.random() < 0.03:
        free = [a for seat in range(game.variant.players) for a in game.free_options(seat)]
        if free:
            return chance.choice(free)
    return lively_action(game, chance)


Purse = tuple[int, int, int]


def _purses(game: Game) -> list[Purse]:
    return [(player.fame, player.coins, player.shards) for player in game.players]


def check_conservation(
    game: Game, before: list[Purse], events: list[Event], action: Action
) -> None:
    """R3: the position is sound, and every change of Fame, Coins and Shards has its event."""
    for fault in faults(game):
        raise AssertionError(f"seed {game.seed}, {action}: {fault}")
    told = [list(purse) for purse in before]
    for event in events:
        for index, what in enumerate(("fame", "coins", "shards")):
            if event.kind == f"{what}_changed":
                amount = event.fields["amount"]
                assert isinstance(amount, int)
                assert event.seat is not None
                assert event.fields["why"]
                told[event.seat][index] += amount
    now = [list(purse) for purse in _purses(game)]
    assert told == now, f"seed {game.seed}, {action}: {told} told, {now} there"


def check_save(game: Game) -> None:
    """R4: a position written, put into JSON and read again is the same position."""
    written = json.loads(json.dumps(game.to_dict()))
    loaded = Game.from_dict(written)
    assert loaded.to_dict() == game.to_dict(), f"seed {game.seed}: the save differs"
    assert loaded.trick_owner == game.trick_owner, f"seed {game.seed}: trick owners differ"
    assert loaded.occupants == game.occupants, f"seed {game.seed}: occupants differ"
    for seat in game.to_act:
        assert loaded.options(seat) == game.options(seat), f"seed {game.seed}: options differ"
