"""Endings: positions near the end of a game that the solver solves, and in which answers differ.

They come from games of every mode between bots, found again from a seed, or from records.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from trickerion import Action, Game, replay
from trickerion.bots import Budget, make_bot
from trickerion.bots.solver import Solver, equivalent, is_ending
from trickerion.engine.core.names import NONE
from trickerion.lab.ladder.ladder import EVERY_MODE
from trickerion.lab.play.arena import derived_seed, next_magician
from trickerion.record import read

PLAYERS: Final = ("random", "apprentice", "specialist")
"""The levels that play up to an ending. Those that use the solver are left out, so that changing
them changes no ending."""
NODES: Final = 30
"""The node budget of their decisions."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A solved position: its game, the seat to act, and the solver that knows all lines."""

    game: Game
    seat: int
    solver: Solver
    best: int
    """The most final Fame that the seat can reach."""


def solved(game: Game, seat: int, limit: int) -> Ending | None:
    """The position as an ending, if its seat's answers differ in Fame and it can be solved within
    this many actions."""
    if not is_ending(game, seat) or len(game.options(seat)) == 1:
        return None
    solver = Solver(seat, limit)
    answers = solver.answers(game)
    if not answers or answers[0].fame == answers[-1].fame:
        return None
    return Ending(game.clone(), seat, solver, answers[0].fame)


def fame_lost(ending: Ending, game: Game, action: Action) -> int | None:
    """By how much an action in a position after an ending falls short of the best one; None if the
    position can't be solved."""
    answers = ending.solver.answers(game)
    chosen = equivalent(game, action)
    reached = [answer.fame for answer in answers if answer.action is chosen]
    return answers[0].fame - reached[0] if reached else None


# Endings of games between bots


def seating(number: int, seed: int) -> list[str]:
    """The levels that play the game with this number."""
    rng = Random(f"seating {seed}")
    return [rng.choice(PLAYERS) for _ in range(EVERY_MODE[number % len(EVERY_MODE)].players)]


def first_ending(number: int, seed: int, limit: int) -> Ending | None:
    """Play a game between bots up to its first ending, if it has one. The number chooses the mode,
    the seed everything else."""
    game = Game.new(EVERY_MODE[number % len(EVERY_MODE)], seed)
    bots = [make_bot(level, seat, seed) for seat, level in enumerate(seating(number, seed))]
    while not game.over:
        seat = game.to_act[0]
        if game.players[seat].magician == NONE:
            game.play(next_magician(game, seat, number))
            continue
        ending = solved(game, seat, limit)
        if ending is not None:
            return ending
        imagined = game.imagine(seat, derived_seed("imagined", seed, len(game.history)))
        game.play(bots[seat].decide(imagined, Budget(nodes=NODES)))
    return None


# Endings of recorded games


def recorded_losses(text: str, limit: int) -> list[tuple[Ending, int]]:
    """The first ending of each seat in a record, and the Fame its player lost from there on; raises
    ValueError. A player who returns tricks or components (TURN-8) is not measured."""
    replay(text)
    game = replay(text, 0)
    endings: dict[int, Ending] = {}
    lost: dict[int, int] = {}
    for action in read(text).actions:
        seat = action.seat
        if seat not in endings:
            ending = solved(game, seat, limit)
            if ending is not None:
                endings[seat], lost[seat] = ending, 0
        if seat in lost:
            loss = fame_lost(endings[seat], game, action)
            lost[seat] += loss or 0
            if loss is None:
                del lost[seat]
        game.play(action)
    return [(endings[seat], lost[seat]) for seat in lost]
