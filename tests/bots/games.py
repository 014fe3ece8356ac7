"""Games between bots."""

from trickerion import Game
from trickerion.bots import Bot, Budget, make_bot


def play(game: Game, bots: list[Bot], budget: Budget) -> Game:
    while not game.over:
        seat = game.to_act[0]
        imagined = game.imagine(seat, len(game.history))
        game.apply(bots[seat].decide(imagined, budget))
    return game


def seated(levels: list[str], seed: int) -> list[Bot]:
    return [make_bot(level, seat, seed) for seat, level in enumerate(levels)]
