"""Games between bots."""

from trickerion import Game, Options
from trickerion.bots import Bot, Budget, make_bot
from trickerion.bots.policy.policy import choose
from trickerion.bots.rollout import finish_turn


def play(game: Game, bots: list[Bot], budget: Budget) -> Game:
    while not game.over:
        seat = game.to_act[0]
        imagined = game.imagine(seat, len(game.history))
        game.apply(bots[seat].decide(imagined, budget))
    return game


def seated(levels: list[str], seed: int) -> list[Bot]:
    return [make_bot(level, seat, seed) for seat, level in enumerate(levels)]


def assigning(options: Options) -> Game:
    """The Assignment phase of the second turn, after a turn in which all followed the policy."""
    game = Game.new(options, 3)
    finish_turn(game, options.first_turn)
    while game.phase != "assignment":
        seat = game.to_act[0]
        game.play(choose(game, seat, game.options(seat)))
    return game
