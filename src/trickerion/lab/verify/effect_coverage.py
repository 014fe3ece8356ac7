"""Counts how often each effect fires in random play.

Every effect is replaced by a counting subclass. An effect fires when its answer to a hook differs
from the default, or when the hook changes the state.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from trickerion import COMPILED
from trickerion.catalog import PLANS, TURN_SETUPS
from trickerion.engine.core.names import name
from trickerion.engine.core.state import State
from trickerion.engine.effects import in_force
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.in_force import (
    ABILITIES,
    CARD_EFFECTS,
    NO_EFFECT,
    POWER_EFFECTS,
    PROPHECY_EFFECTS,
)
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import new_game
from trickerion.lab.workers import HERE, Workers

HOOKS = [name for name in vars(Effect) if not name.startswith("_") and name.islower()]


def count_effects(games: int, seed: int, workers: Workers = HERE) -> Iterator[Counter[str]]:
    """Play games of every kind and count how often each effect fires, and how often each Turn Setup
    card and each plan of the Heir is turned up (DUEL-2, HEIR-2), by id; yields each game's counts.

    Raises ValueError on the compiled engine, whose classes can't be subclassed.
    """
    if COMPILED:
        raise ValueError("only the pure engine can count effects: set TRICKERION_ENGINE=pure")
    return workers.run(effects_of_game, range(seed, seed + games))


def effects_of_game(number: int) -> Counter[str]:
    cards = [*(card.id for card in TURN_SETUPS), *(plan.id for plan in PLANS)]
    names = [*(effect.id for effect in all_effects()), *cards]
    fired = Counter(dict.fromkeys(names, 0))
    with counting(fired):
        game, rng = new_game(number)
        while not game.over:
            before = game.turn_setup
            game.play(lively_action(game, rng))
            if game.turn_setup != before:
                fired[name("turn_setup", game.turn_setup)] += 1
        fired.update(name("plan", plan) for plan in game.plans)
    return fired


def all_effects() -> list[Effect]:
    """All prophecies, abilities, Powers and Special cards, in the order of the catalog."""
    tables = (*PROPHECY_EFFECTS, *ABILITIES, *POWER_EFFECTS, *CARD_EFFECTS)
    return [effect for effect in tables if effect is not NO_EFFECT]


@contextmanager
def counting(fired: Counter[str]) -> Iterator[None]:
    """Replace every effect by its counting subclass inside a `with` block."""
    for table in (PROPHECY_EFFECTS, ABILITIES, POWER_EFFECTS, CARD_EFFECTS):
        table[:] = [e if e is NO_EFFECT else _counting_subclass(e, fired) for e in table]
    in_force.forget_assembled()
    try:
        yield
    finally:
        for table in (PROPHECY_EFFECTS, ABILITIES, POWER_EFFECTS, CARD_EFFECTS):
            table[:] = [e if e is NO_EFFECT else type(e).__bases__[0]() for e in table]
        in_force.forget_assembled()


def _counting_subclass(effect: Effect, fired: Counter[str]) -> Effect:
    kind = type(effect)
    answers = {
        hook: _counted(hook, kind, fired)
        for hook in HOOKS
        if callable(getattr(Effect, hook)) and getattr(kind, hook) is not getattr(Effect, hook)
    }
    counting_effect: Effect = type(kind.__name__, (kind,), answers)()
    return counting_effect


def _counted(hook: str, kind: type[Effect], fired: Counter[str]) -> Callable[..., Any]:
    answer, silent = getattr(kind, hook), getattr(Effect, hook)

    def counted(self: Effect, *arguments: Any) -> Any:
        state = arguments[0] if arguments else None
        before = _trace(state) if isinstance(state, State) else None
        result = answer(self, *arguments)
        after = _trace(state) if isinstance(state, State) else None
        if after != before or result != silent(self, *arguments):
            fired[kind.id] += 1
        return result

    return counted


def _trace(state: State) -> object:
    """The parts of the state a hook can change."""
    return (
        [(p.fame, p.coins, p.shards, p.hand[:], p.where[:], p.markers[:]) for p in state.players],
        state.stack[:],
        [(p.powers_used, p.power_coins) for p in state.players],
        [lasting.memory for lasting in state.lasting],
        dict(state.notes),
    )
