"""How often each of the 75 effects fires in random play.

Every effect is put behind a counting twin: a subclass that counts whenever an answer differs from
what the rule would do without it, or something changes when it is told of an event.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from trickerion import COMPILED, Game
from trickerion.engine import effects
from trickerion.engine.effects import ABILITIES, CARD_EFFECTS, NO_EFFECT, PROPHECY_EFFECTS, Effect
from trickerion.engine.state import State
from trickerion.lab.promises import mixed_options
from trickerion.lab.simulation import lively_action

QUESTIONS = [name for name in vars(Effect) if not name.startswith("_") and name.islower()]


def count_effects(games: int, seed: int) -> dict[str, int]:
    """Play lively games of every kind; how often each effect fired, by id. A ValueError tells that
    the engine is compiled: its classes have no twins."""
    if COMPILED:
        raise ValueError("only the pure engine can be counted: set TRICKERION_ENGINE=pure")
    fired: Counter[str] = Counter()
    with counting(fired):
        for number in range(seed, seed + games):
            game, chance = Game.new(mixed_options(number), number), Random(number)
            while not game.over:
                game.play(lively_action(game, chance))
    return {effect.id: fired[effect.id] for effect in all_effects()}


def all_effects() -> list[Effect]:
    """The 27 prophecies, 8 abilities and 40 cards, in the order of the catalog."""
    tables = (*PROPHECY_EFFECTS, *ABILITIES, *CARD_EFFECTS)
    return [effect for effect in tables if effect is not NO_EFFECT]


@contextmanager
def counting(fired: Counter[str]) -> Iterator[None]:
    """Meanwhile every effect counts."""
    for table in (PROPHECY_EFFECTS, ABILITIES, CARD_EFFECTS):
        table[:] = [e if e is NO_EFFECT else _twin(e, fired) for e in table]
    effects.forget_assembled()
    try:
        yield
    finally:
        for table in (PROPHECY_EFFECTS, ABILITIES, CARD_EFFECTS):
            table[:] = [e if e is NO_EFFECT else type(e).__bases__[0]() for e in table]
        effects.forget_assembled()


def _twin(effect: Effect, fired: Counter[str]) -> Effect:
    kind = type(effect)
    answers = {
        question: _counted(question, kind, fired)
        for question in QUESTIONS
        if callable(getattr(Effect, question))
        and getattr(kind, question) is not getattr(Effect, question)
    }
    twin: Effect = type(kind.__name__, (kind,), answers)()
    return twin


def _counted(question: str, kind: type[Effect], fired: Counter[str]) -> Callable[..., Any]:
    answer, silent = getattr(kind, question), getattr(Effect, question)

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
    """What an effect can change when it is told of something."""
    return (
        [(p.fame, p.coins, p.shards, p.hand[:], p.where[:], p.markers[:]) for p in state.players],
        state.stack[:],
        [lasting.memory for lasting in state.lasting],
        dict(state.notes),
    )
