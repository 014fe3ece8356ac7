"""Finds test positions: games between bots are stopped at decisions of the middle game, and a deep
search in many worlds says what each answer is worth. A position is kept if the worlds agree."""

from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from trickerion import Action, Game, Options
from trickerion.bots import Budget, make_bot
from trickerion.bots.rollout import Evaluator, finish_turn
from trickerion.bots.solver import equivalent
from trickerion.engine.core.names import NONE
from trickerion.lab.ladder.ladder import EVERY_MODE
from trickerion.lab.play.arena import derived_seed, next_magician
from trickerion.lab.positions.stored import TestPosition

PLAYER: Final = "specialist"
"""Plays the games, with a small budget so that its positions are varied."""
PLAYER_NODES: Final = 30
SEARCHER: Final = "magician"
SKIPPED: Final = ("assignment", "choose_magician")
"""Questions that are not examined: cards of a plan can be assigned in any order."""
PER_GAME: Final = 4
"""How many decisions of a game are examined."""
MIN_AGREEMENT: Final = 0.9
"""The share of worlds in which the best answer must come first."""
MIN_LEAD: Final = 1.0
"""By how much Fame it must be better than the next one, on average."""


@dataclass(frozen=True, slots=True)
class DeepSearch:
    """How much a search computes: worlds, nodes in each, and playouts to the end of the game."""

    worlds: int = 10
    nodes: int = 1000
    playouts: int = 20


def found_in_game(search: DeepSearch, number: int) -> list[TestPosition]:
    """The test positions of the game with this number, which is also its seed."""
    options = EVERY_MODE[number % len(EVERY_MODE)]
    moments = played_moments(options, number)
    chosen = Random(f"moments {number}").sample(moments, min(PER_GAME, len(moments)))
    found = (examined(search, game) for game in chosen)
    return [position for position in found if position is not None]


def played_moments(options: Options, number: int) -> list[Game]:
    """The decisions of the middle game in a game between bots."""
    game = Game.new(options, number)
    bots = [make_bot(PLAYER, seat, number) for seat in range(options.players)]
    moments = []
    while not game.over and game.turn < options.last_turn:
        seat = game.to_act[0]
        if game.players[seat].magician == NONE:
            game.play(next_magician(game, seat, number))
            continue
        if is_examined(game, seat):
            moments.append(game.clone())
        imagined = game.imagine(seat, derived_seed("imagined", number, len(game.history)))
        game.play(bots[seat].decide(imagined, Budget(nodes=PLAYER_NODES)))
    return moments


def is_examined(game: Game, seat: int) -> bool:
    """Whether it is a decision of the middle game: after the first turn, before the last."""
    is_middle = game.setup_options.first_turn < game.turn < game.setup_options.last_turn
    return is_middle and game.stack[-1].name not in SKIPPED and len(game.options(seat)) > 1


def examined(search: DeepSearch, game: Game) -> TestPosition | None:
    """The position, if the worlds agree on the best answer and playouts don't contradict."""
    seat = game.to_act[0]
    estimates, first = searched(search, game, seat)
    values = {action: fmean(some) for action, some in estimates.items()}
    ranked = sorted(values, key=lambda action: -values[action])
    if len(ranked) < 2 or first.count(ranked[0]) < MIN_AGREEMENT * search.worlds:
        return None
    if values[ranked[0]] - values[ranked[1]] < MIN_LEAD:
        return None
    if playout_lead(search, game, ranked[0], ranked[1]) <= 0:
        return None
    worth = {str(action): round(values[action], 2) for action in ranked}
    return TestPosition(game.setup_options, game.seed, tuple(game.history), seat, worth)


def searched(
    search: DeepSearch, game: Game, seat: int
) -> tuple[dict[Action, list[float]], list[Action]]:
    """The estimates of each answer, and the best answer in each world."""
    estimates: dict[Action, list[float]] = {}
    first = []
    for world in range(search.worlds):
        bot = make_bot(SEARCHER, seat, world)
        imagined = game.imagine(seat, derived_seed("world", game.seed, world))
        advice = bot.advise(imagined, Budget(nodes=search.nodes))
        first.append(equivalent(game, advice[0].action))
        for one in advice:
            estimates.setdefault(equivalent(game, one.action), []).append(one.estimate)
    return estimates, first


def playout_lead(search: DeepSearch, game: Game, best: Action, other: Action) -> float:
    """By how much final Fame one answer beats another if all follow the policy from there on."""
    seat = best.seat
    leads = []
    for world in range(search.playouts):
        scores = []
        for action in (best, other):
            twin = game.imagine(seat, derived_seed("playout", game.seed, world))
            twin.play(action)
            finish_turn(twin, twin.setup_options.last_turn, Evaluator(seat))
            scores.append(twin.scores[seat])
        leads.append(scores[0] - scores[1])
    return fmean(leads)
