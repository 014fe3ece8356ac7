"""How many decisions a player makes in a game, and how long a game takes: what the start page says.

python tools/game_length.py [games]      # bots of the second level play them

The number of decisions with a choice is measured. The time per decision, which includes watching
the bot, is an assumption: 10 seconds for players who know the game, 20 for those who learn it.
"""

import sys
from statistics import median
from typing import Final

from trickerion import Game, Options
from trickerion.bots import Budget, make_bot

LEVEL: Final = "apprentice"
KINDS: Final = {
    "first": Options(players=2, beginner=True),
    "base": Options(players=2),
    "alley": Options(players=2, dark_alley=True),
    "full": Options(players=2, dark_alley=True, prophecies=True),
}
SECONDS: Final = (10, 20)
"""Per decision: of players who know the game, and of newcomers."""


def decisions(options: Options, seed: int) -> list[int]:
    """The decisions with a choice by seat, in one game."""
    game = Game.new(options, seed, [f"P{seat}" for seat in range(options.players)])
    bots = [make_bot(LEVEL, seat, seed) for seat in range(options.players)]
    counts = [0] * options.players
    while not game.over:
        seat = game.to_act[0]
        counts[seat] += len(game.options(seat)) > 1
        game.apply(bots[seat].decide(game.imagine(seat, 1), Budget(nodes=30)))
    return counts


def main(games: int) -> None:
    for kind, options in KINDS.items():
        counts = [count for seed in range(games) for count in decisions(options, seed)]
        known, new = (round(median(counts) * seconds / 60) for seconds in SECONDS)
        print(f"{kind}: {median(counts):g} decisions per player, {known} to {new} minutes")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
