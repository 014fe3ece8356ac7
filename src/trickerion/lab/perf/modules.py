"""`trickerion bench --modules`: games with a module beside the same games without it.

All kinds of games take turns in one run and are timed in CPU seconds.
"""

from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from trickerion import Game, Options
from trickerion.engine.core.events import Event
from trickerion.engine.heir.seat import HEIR
from trickerion.lab.perf.bench import Tally, play_in_turns
from trickerion.lab.perf.peers import Trickerion
from trickerion.lab.play.simulation import random_action

ROUNDS: Final = 40
"""Short turns: whatever else the machine does slows down all kinds of games alike."""
COUNTED_GAMES: Final = 50
"""Solo games whose events are counted for the mean number of the Heir's decisions."""
HEIR_EVENTS: Final = frozenset(
    (
        *("assignment_revealed", "character_placed", "character_idle", "marker_set_up"),
        *("link_created", "component_ordered", "card_kept", "trick_learned", "character_hired"),
        "performance_began",
    )
)
"""What happens in place of a player's decision when the Heir does it."""
HEIR_STEPS: Final = frozenset(("advertises", "shopping"))
"""The same for the steps of the Heir's rules that have no event of their own."""


class Pair(NamedTuple):
    """A module's games and those they are compared with."""

    module: str
    without: Options
    with_it: Options


def _alley(players: int) -> Options:
    return Options(players=players, dark_alley=True, prophecies=True)


def _powers(players: int) -> Options:
    return Options(players=players, dark_alley=True, prophecies=True, powers=True)


PAIRS: Final = (
    Pair("Powers, 2 players", _alley(2), _powers(2)),
    Pair("Powers, 4 players", _alley(4), _powers(4)),
    Pair("Duel", Options(players=2), Options(players=2, duel=True)),
    Pair("Duel, Dark Alley", _alley(2), Options(2, dark_alley=True, prophecies=True, duel=True)),
    Pair("Heir", _alley(2), Options(players=1, heir="normal")),
)


def module_rows(seconds: float) -> list[dict[str, Any]]:
    """A row for each pair: decisions and games per second without and with the module."""
    kinds = list(dict.fromkeys(options for pair in PAIRS for options in pair[1:]))
    engines = [Trickerion("", options) for options in kinds]
    tallies = dict(zip(kinds, play_in_turns(engines, seconds, ROUNDS), strict=True))
    return [_row(pair, tallies[pair.without], tallies[pair.with_it]) for pair in PAIRS]


def _row(pair: Pair, without: Tally, with_it: Tally) -> dict[str, Any]:
    own = heir_decisions(pair.with_it) if pair.with_it.heir else 0.0
    before = without.decisions_per_second
    after = with_it.decisions_per_second + own * with_it.games_per_second
    return {
        "module": pair.module,
        "decisions_per_second_without": round(before),
        "decisions_per_second_with": round(after),
        "ratio": round(after / before, 2),
        "games_per_second_without": round(without.games_per_second),
        "games_per_second_with": round(with_it.games_per_second),
        "ratio_of_games": round(with_it.games_per_second / without.games_per_second, 2),
    }


@cache
def heir_decisions(options: Options) -> float:
    """How many decisions the Heir makes in a random solo game on average."""
    return sum(_decided_in_game(options, seed) for seed in range(COUNTED_GAMES)) / COUNTED_GAMES


def _decided_in_game(options: Options, seed: int) -> int:
    """The Heir's decisions in one random game."""
    game, rng = Game.new(options, seed), Random(seed)
    decided = 0
    while not game.over:
        decided += sum(is_heirs_decision(event) for event in game.apply(random_action(game, rng)))
    return decided


def is_heirs_decision(event: Event) -> bool:
    """Did the Heir do what a player would have decided?"""
    if event.kind == "heir_rule":
        return event.fields["step"] in HEIR_STEPS
    if event.kind == "coins_changed":
        return event.seat == HEIR and event.fields["why"] == "bank"
    return event.seat == HEIR and event.kind in HEIR_EVENTS
